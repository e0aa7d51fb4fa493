//! What each viewer sees, and what an imagined world may be (EP-1.6, EP-1.7, EP-I22).

use std::collections::BTreeSet;

use kernel::testkit::worlds;
use kernel::{Chance, Game, Seed, Viewer};

use super::given::*;
use crate::event::Event;
use crate::pieces::{Contact, Exit, Pile, Plan};
use crate::piles::Sealed;
use crate::player::{Hand, Item};
use crate::state::EscapePlan;
use crate::step::{Stage, Step};
use crate::view::View;

const ME: Viewer = Viewer::Seat(VINNIE);
const OTHER: Viewer = Viewer::Seat(SCAR);
const EYES: [Viewer; 3] = [ME, OTHER, Viewer::Spectator];

fn over(mut given: Given) -> Given {
    given.game.stage = Stage::Over;
    given.game.agenda.clear();
    given
}

fn names(given: &Given, viewer: Viewer) -> Vec<&'static str> {
    let secrets = given.game.secrets_from(viewer);
    secrets.iter().map(|secret| secret.name).collect()
}

/// The values that something has in the imagined worlds.
fn varied<T: Ord>(worlds: &[EscapePlan], value: impl FnMut(&EscapePlan) -> T) -> BTreeSet<T> {
    worlds.iter().map(value).collect()
}

/// Vinnie at store C: he looks at three green tiles.
fn looking() -> Given {
    looks(at_store_c())
}

fn at_store_c() -> Given {
    table(3)
        .city(&["c1 0,0 1", "a3 1,0 5", "start_gang 2,0 0"])
        .at(VINNIE, "safe_house_field_c1")
        .contacts(VINNIE, &[Contact::Medic, Contact::Boxer])
        .with(VINNIE, |player| {
            player.notoriety.level = 3;
            player.keys[0].ready = 1;
        })
        .turn(VINNIE)
}

fn looks(mut given: Given) -> Given {
    given.acts(&["go c1_i", "go store_c", "stop"]);
    given.acts(&["pass", "pass", "open green"]);
    given
}

/// Vinnie has kept one of them.
fn kept() -> Given {
    let mut given = looking();
    let first = given.legal()[0].clone();
    given.act(&first);
    if let (_, Step::Stow(_)) = given.asked() {
        given.act("keep");
    }
    given
}

fn tile(player: &crate::player::Player) -> Sealed {
    let found = player.items.iter().find_map(|item| match item {
        Item::Sealed(sealed) => Some(*sealed),
        _ => None,
    });
    found.expect("a hidden tile")
}

#[test]
fn ep_1_6_cash_and_plan_are_known_to_their_owner_until_the_end() {
    let given = new_game(2);
    let own: Hand = *given.game.hand(VINNIE);
    let seen = |given: &Given, viewer| given.game.view_of(viewer).hands[0];
    assert_eq!(EYES.map(|eyes| seen(&given, eyes)), [Some(own), None, None]);
    assert_eq!(names(&given, ME)[..2], ["cash", "plan"]);
    let given = over(given);
    assert_eq!(EYES.map(|eyes| seen(&given, eyes)), [Some(own); 3]);
    assert_eq!(names(&given, Viewer::Spectator), Vec::<&str>::new());
}

#[test]
fn ep_1_6_tiles_looked_at_are_seen_by_the_drawer_alone() {
    let given = looking();
    let seen = |viewer| match given.game.view_of(viewer).asked() {
        Some((VINNIE, Step::KeepTile(look))) => (look.count, look.tiles.len()),
        asked => panic!("{asked:?}"),
    };
    assert_eq!(EYES.map(seen), [(3, 3), (3, 0), (3, 0)]);
    assert!(names(&given, OTHER).contains(&"tiles looked at"));
    assert!(!names(&given, ME).contains(&"tiles looked at"));
}

#[test]
fn ep_1_6_a_tile_taken_is_known_to_its_owner_until_the_end() {
    let given = kept();
    let sealed = tile(given.player(VINNIE));
    let value = Some(given.game.piles.value(sealed));
    let seen = |given: &Given, viewer| given.game.view_of(viewer).piles.value(sealed);
    assert_eq!(EYES.map(|eyes| seen(&given, eyes)), [value, None, None]);
    assert!(names(&given, OTHER).contains(&"sealed tile"));
    let given = over(given);
    assert_eq!(EYES.map(|eyes| seen(&given, eyes)), [value; 3]);
}

#[test]
fn ep_1_6_the_log_tells_the_value_to_the_owner_alone() {
    let given = kept();
    let told = |viewer, wanted: fn(&Event) -> bool| {
        let seen = given.log.seen_by(viewer);
        seen.iter().any(|entry| wanted(entry.event))
    };
    let value: fn(&Event) -> bool = |event| matches!(event, Event::ValueKept { .. });
    assert_eq!(EYES.map(|eyes| told(eyes, value)), [true, false, false]);
    let kept: fn(&Event) -> bool = |event| matches!(event, Event::TileKept { .. });
    assert_eq!(EYES.map(|eyes| told(eyes, kept)), [false, true, true]);
    let plan: fn(&Event) -> bool = |event| matches!(event, Event::PlanDealt { seat: VINNIE, .. });
    assert_eq!(EYES.map(|eyes| told(eyes, plan)), [true, false, false]);
}

#[test]
fn ep_1_6_who_looked_remembers_the_pile() {
    let given = kept();
    let memory = |viewer| {
        let memory = given.game.view_of(viewer).piles.memory[Pile::Green as usize];
        memory.iter().filter(|seen| **seen > 0).count()
    };
    assert_eq!(EYES.map(memory), [3, 0, 0]);
    // Two of the tiles seen are back in the pile in every world that Vinnie imagines.
    let looked = given.game.piles.memories[0][Pile::Green as usize];
    for world in worlds(&given.game, ME) {
        let left = world.piles.heap(Pile::Green).tiles();
        let back = (0..5).filter(|tile| looked[usize::from(*tile)] > 0 && left.contains(tile));
        assert_eq!(back.count(), 2);
    }
}

#[test]
fn ep_1_6_what_was_seen_in_a_pile_was_not_taken_before() {
    let mut taken = Sealed::default();
    let given = at_store_c().but(|game| {
        let heap = game.piles.heap_mut(Pile::Green);
        taken = heap.take(Pile::Green, 2, Some(SCAR));
    });
    let given = looks(given);
    let looked = given.game.piles.memories[0][Pile::Green as usize];
    let unseen: BTreeSet<u8> = (0..5).filter(|at| looked[usize::from(*at)] == 0).collect();
    assert_eq!(unseen.len(), 2);
    let numbers = varied(&worlds(&given.game, ME), |world| world.piles.number(taken));
    assert_eq!(numbers, unseen);
}

#[test]
fn ep_1_5_what_was_hidden_stays_hidden_in_the_box() {
    // Vinnie's tile has been replaced; even at the end only he knows it.
    let sealed = tile(kept().player(VINNIE));
    let given = kept().with(VINNIE, |player| player.items.clear());
    let given = over(given);
    let value = Some(given.game.piles.value(sealed));
    let seen = |viewer| given.game.view_of(viewer).piles.value(sealed);
    assert_eq!(EYES.map(seen), [value, None, None]);
}

#[test]
fn ep_1_6_the_removed_inspector_card_is_known_only_by_elimination() {
    let given = new_game(2);
    let removed = given.game.sandra.unwrap().removed;
    for eyes in EYES {
        assert!(names(&given, eyes).contains(&"removed exit"));
        let exits = varied(&worlds(&given.game, eyes), |world| {
            world.sandra.unwrap().removed
        });
        assert_eq!(exits.len(), 3);
    }
    let given = given.but(|game| {
        let others = Exit::ALL.into_iter().filter(|exit| *exit != removed);
        game.sandra.as_mut().unwrap().seen = others.collect();
    });
    assert!(!names(&given, ME).contains(&"removed exit"));
    let exits = varied(&worlds(&given.game, ME), |world| {
        world.sandra.unwrap().removed
    });
    assert_eq!(exits, [removed].into_iter().collect());
}

#[test]
fn ep_1_6_costas_plan_and_tiles_are_hidden_until_the_scoring() {
    let given = new_game(1).but(|game| {
        let heap = game.piles.heap_mut(Pile::Black);
        let loot = [4, 2].map(|number| heap.take(Pile::Black, number, None));
        let costa = game.costa.as_mut().unwrap();
        costa.loot.push(loot.into_iter().collect());
    });
    let his = given.game.costa.unwrap();
    let seen = |given: &Given| {
        let view = given.game.view_of(ME);
        let values = his.loot[0].iter().map(|sealed| view.piles.value(*sealed));
        (view.costa.unwrap().plan, values.collect::<Vec<_>>())
    };
    assert_eq!(seen(&given), (None, vec![None, None]));
    let hidden = ["Costa's plan", "loot", "loot", "removed exit"];
    assert_eq!(names(&given, ME), hidden);
    let worlds = worlds(&given.game, ME);
    let own = given.game.hand(VINNIE).plan;
    let plans = varied(&worlds, |world| world.costa.unwrap().plan);
    assert_eq!(plans.len(), 8);
    assert!(!plans.contains(&own));
    let tiles = varied(&worlds, |world| world.piles.number(his.loot[0][1]));
    assert_eq!(tiles.len(), 5);
    let shown = (Some(his.plan), vec![Some(100), Some(70)]);
    assert_eq!(seen(&over(given)), shown);
}

#[test]
fn ep_1_7_everything_else_is_public() {
    let given = kept();
    for eyes in EYES {
        let view = given.game.view_of(eyes);
        assert_eq!(view.players, given.game.players);
        assert_eq!(view.police, given.game.police);
        assert_eq!(view.supply, given.game.supply);
        assert_eq!(view.contacts.row, given.game.contacts.row);
        assert_eq!(view.piles.left(Pile::Green), 4);
        assert_eq!(view.piles.left(Pile::Exit1), 5);
        assert_eq!(view.order, given.game.order);
    }
}

#[test]
fn ep_i22_a_view_holds_no_order_of_decks_and_nobody_elses_secrets() {
    // Two tables that differ only in what is hidden from Scar look the same to him.
    let given = kept();
    let sealed = tile(given.player(VINNIE));
    let mut other = kept().hand(VINNIE, |hand| {
        hand.cash += 7;
        hand.plan = Plan::ALL[(hand.plan as usize + 5) % 9];
    });
    let heap = other.game.piles.heap_mut(Pile::Green);
    let at = 5 - usize::from(sealed.size);
    heap.taken[at] = (heap.taken[at] + 1) % 5;
    let json = |view: &View| serde_json::to_string(view).unwrap();
    for eyes in [OTHER, Viewer::Spectator] {
        let [one, two] = [&given, &other].map(|given| json(&given.game.view_of(eyes)));
        assert_eq!(one, two);
    }
    assert_ne!(json(&given.game.view_of(ME)), json(&other.game.view_of(ME)));
}

#[test]
fn ep_i22_imagined_worlds_vary_what_is_hidden() {
    let given = kept();
    let sealed = tile(given.player(VINNIE));
    let dreamt = worlds(&given.game, OTHER);
    assert!(varied(&dreamt, |world| world.hand(VINNIE).cash).len() > 10);
    assert!(varied(&dreamt, |world| world.hand(VINNIE).plan).len() > 5);
    assert_eq!(varied(&dreamt, |world| world.piles.number(sealed)).len(), 5);
    let given = looking();
    let dreamt = worlds(&given.game, OTHER);
    let looks = varied(&dreamt, |world| match world.asked() {
        Some((_, Step::KeepTile(look))) => look.tiles.to_vec(),
        asked => panic!("{asked:?}"),
    });
    assert!(looks.len() > 5);
    assert!(looks.iter().all(|tiles| tiles.len() == 3));
}

#[test]
fn ep_i22_imagined_plans_agree_with_the_cubes() {
    // Vinnie's cube lies on the income symbol of the bar: plans 1 to 3 show it.
    let given = new_game(2).but(|game| {
        game.hands[0].plan = Plan::Plan1;
        game.hands[1].plan = Plan::Plan2;
        game.players[0].visited.insert(read("bar"));
        game.players[0].on_income.insert(read("bar"));
    });
    let plans = varied(&worlds(&given.game, OTHER), |world| world.hand(VINNIE).plan);
    assert_eq!(plans, [Plan::Plan1, Plan::Plan3].into_iter().collect());
}

/// Whoever has looked at tiles and not yet decided is the hardest to imagine: every such position of some random games
/// is imagined by everybody, and asks the same of them. (Testkit does so with positions as they come.)
#[test]
fn ep_i22_everybody_can_imagine_who_looks_at_tiles() {
    for (seats, n) in (1..=5).flat_map(|seats| (0..6).map(move |n| (seats, n))) {
        let mut given = new_game_of(seats, &format!("worlds {n}"));
        let mut dreams = Chance::new(&Seed::from_text(&format!("dreams {n}")));
        while let Some((seat, step)) = given.game.asked() {
            if matches!(step, Step::KeepTile(_) | Step::Stow(_)) {
                Viewer::all(seats).for_each(|viewer| assert_imagined(&given, viewer, &mut dreams));
            }
            let action = *dreams.pick(&given.game.legal_actions(seat));
            given.deal(|dealer| dealer.act(seat, action));
        }
        assert!(given.game.is_finished());
    }
}

fn assert_imagined(given: &Given, viewer: Viewer, dreams: &mut Chance) {
    let view = given.game.view_of(viewer);
    let world = EscapePlan::imagine_from(&view, dreams);
    assert_eq!(world.view_of(viewer), view);
    assert_eq!(world.check_invariants(), Ok(()));
    if let Some(seat) = viewer.seat() {
        assert_eq!(world.legal_actions(seat), given.game.legal_actions(seat));
        assert_eq!(world.prompt_of(seat), given.game.prompt_of(seat));
    }
}
