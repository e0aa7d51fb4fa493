//! Lieutenant Costa's setup and turns (chapter 19).

use kernel::Explain;

use super::given::*;
use super::sandra::{closed, fresh, row};
use crate::automa::Costa;
use crate::event::Event;
use crate::figure::Figure;
use crate::node::Node;
use crate::pieces::{Automa, Contact, Exit, Part, Pile, Place, Target};
use crate::step::Step;

/// A solo game; the player is at store A, beside the tiles of the hospital, the bar and safe house 1.
fn solo() -> Given {
    fresh(1, 7).at(VINNIE, "store_a")
}

/// Costa's turn with these cards, then the player is asked.
fn plays(given: Given, part: Part, cards: &[Target]) -> Given {
    let order = [COSTA, Figure::Thief(VINNIE)];
    given.deck(Automa::Costa, cards).turns(part, &order)
}

fn costa(given: &Given) -> Costa {
    given.game.costa.expect("Costa")
}

fn change(given: Given, change: impl FnOnce(&mut Costa)) -> Given {
    given.but(|game| change(game.costa.as_mut().unwrap()))
}

/// Red and blue cubes.
fn cubes(given: &Given) -> [u8; 2] {
    let notoriety = costa(given).agent.notoriety;
    [notoriety.red, notoriety.blue]
}

fn left(given: &Given, pile: Pile) -> u8 {
    given.game.piles.heap(pile).left()
}

/// From which piles the tiles of Costa's stacks come.
fn stacks(given: &Given) -> Vec<Vec<Pile>> {
    let piles = |stack: &crate::automa::Loot| stack.iter().map(|tile| tile.pile).collect();
    costa(given).loot.iter().map(piles).collect()
}

#[test]
fn ep_19_1_costa_second_sandra_third() {
    let given = new_game(1);
    let order = [Figure::Thief(VINNIE), COSTA, SANDRA];
    assert_eq!(given.game.order.as_slice(), order);
    let him = costa(&given);
    assert_eq!(him.agent.notoriety.level, 1);
    assert_ne!(him.plan, given.game.hand(VINNIE).plan);
    assert_eq!(given.game.automa_deck(Automa::Costa).len(), 16);
    assert_eq!(given.game.automa_deck(Automa::Sandra).len(), 15);
    assert!(new_game(2).game.costa.is_none());
}

#[test]
fn ep_r66_his_pawn_starts_on_the_hospital() {
    let given = new_game(1);
    assert_eq!(costa(&given).agent.at, Node::HOSPITAL);
    assert_eq!(given.game.company(COSTA, Node::HOSPITAL), 2);
}

#[test]
fn ep_e34_on_day_1_sandra_and_costa_move_first() {
    let mut given = new_game(1);
    let mut placed = 0;
    while let (VINNIE, Step::PlaceTile | Step::Name(_)) = given.asked() {
        placed += u8::from(given.asked().1 == Step::PlaceTile);
        let any = given.legal()[0].clone();
        given.act(&any);
    }
    assert_eq!(placed, 4);
    let order = [SANDRA, COSTA, Figure::Thief(VINNIE)];
    assert_eq!(given.game.order.as_slice(), order);
}

#[test]
fn ep_19_2_he_meets_company_and_is_no_officer() {
    let given = plays(solo(), Part::Morning, &[Target::StoreA]);
    assert_eq!(cubes(&given), [2, 0]);
    // Leaving his tile costs the toll and no wound.
    let mut given = table(1)
        .city(&["start_gang 0,0 0", "start_hospital 0,1 0"])
        .but(|game| game.sandra.as_mut().unwrap().agent.at = read("store_a"))
        .turn(VINNIE);
    given.acts(&["go start_hospital_r", "go start_gang_r"]);
    given.acts(&["go store_a", "stop"]);
    assert_eq!(given.player(VINNIE).wounds, 0);
    assert_eq!(given.money(VINNIE), 6);
}

#[test]
fn ep_19_2_his_cubes_are_kept_like_a_players() {
    let given = change(solo(), |him| him.agent.notoriety.red = 4);
    let given = plays(given, Part::Morning, &[Target::SafeHouse1]);
    assert_eq!(cubes(&given), [3, 0]);
    let mut given = given;
    given.game.agenda.clear();
    let given = given.update(Part::Morning);
    assert_eq!(costa(&given).agent.notoriety.level, 4);
}

#[test]
fn ep_19_3_he_follows_the_player_to_the_same_or_a_neighbouring_tile() {
    // The restaurant, exit 1 and store D lie farther away.
    let far = [Target::Restaurant, Target::StoreD, Target::StoreB];
    for near in [
        Target::Bar,
        Target::SafeHouse1,
        Target::StoreA,
        Target::StoreC,
    ] {
        let cards = [far[0], far[1], far[2], near];
        let given = plays(solo(), Part::Morning, &cards);
        let at = given.game.target_node(near).unwrap();
        assert_eq!(costa(&given).agent.at, at);
        assert_eq!(
            given.game.automa_deck(Automa::Costa),
            far.into_iter().collect()
        );
    }
}

#[test]
fn ep_r62_without_a_card_nearby_he_stays() {
    let given = plays(solo(), Part::Morning, &[Target::Restaurant, Target::StoreD]);
    assert_eq!(costa(&given).agent.at, Node::HOSPITAL);
    assert_eq!(cubes(&given), [0, 0]);
    assert_eq!(given.game.automa_deck(Automa::Costa).len(), 2);
    let automa = Automa::Costa;
    assert!(given.events().contains(&Event::AutomaStayed { automa }));
}

#[test]
fn ep_19_4_a_closed_business_is_no_place_for_him() {
    let given = solo().but(|game| {
        game.sandra
            .as_mut()
            .unwrap()
            .agent
            .visited
            .insert(Place::Bar);
    });
    assert!(given.game.automa_deck(Automa::Costa).contains(Target::Bar));
    let mut given = given.at(VINNIE, "metro_a1").turn(VINNIE);
    given.acts(&["go a1_i", "go a1_c", "go business_field_a1", "stop"]);
    assert!(given.game.is_closed(Place::Bar));
    assert!(!given.game.automa_deck(Automa::Costa).contains(Target::Bar));
    let target = Target::Bar;
    assert!(given.events().contains(&Event::CardBoxed { target }));
    assert_eq!(costa(&given).agent.been().count(), 0, "he was not there");
    // Where he has been is told, stores too.
    for target in [Target::Bar, Target::StoreA] {
        let given = plays(solo(), Part::Morning, &[target]);
        let been: Vec<Target> = costa(&given).agent.been().collect();
        assert!(been.contains(&target), "{been:?}");
    }
}

#[test]
fn ep_19_6_he_takes_the_rightmost_contact() {
    let given = row(solo(), [Contact::Medic, Contact::Fixer]);
    let before = given.game.contacts.row;
    let given = plays(given, Part::Morning, &[Target::Bar]);
    assert_eq!(costa(&given).contacts.as_slice(), [Contact::Fixer]);
    assert_eq!(given.game.contacts.row[1..], before[..6]);
    assert_eq!(costa(&given).agent.discs, 0);
}

#[test]
fn ep_r65_the_sixth_contact_goes_to_the_box_and_a_fixer_gives_no_disc() {
    let given = row(solo(), [Contact::Medic, Contact::Fixer]);
    let given = change(given, |him| {
        him.contacts = [Contact::Medic; 5].into_iter().collect();
    });
    let given = plays(given, Part::Morning, &[Target::Bar]);
    assert_eq!(costa(&given).contacts.as_slice(), [Contact::Medic; 5]);
    let boxed = Event::ContactBoxed {
        figure: COSTA,
        contact: Contact::Fixer,
    };
    assert!(given.events().contains(&boxed));
    assert_eq!(given.game.contacts.row.len(), 7);
    assert_eq!(given.game.supply.discs, 8);
}

#[test]
fn ep_r69_his_contacts_lie_on_his_board_and_are_seen() {
    let given = row(solo(), [Contact::Medic, Contact::Stunt]);
    let given = plays(given, Part::Morning, &[Target::Bar]);
    let view = given.game.view_of(kernel::Viewer::Spectator);
    assert_eq!(view.costa.unwrap().contacts.as_slice(), [Contact::Stunt]);
}

#[test]
fn ep_19_7_at_businesses_and_safe_houses() {
    let given = change(solo(), |him| {
        him.agent.visited = [Place::Restaurant, Place::Casino].into_iter().collect();
    });
    let given = plays(given, Part::Morning, &[Target::Bar]);
    assert_eq!(cubes(&given), [1, 0]);
    assert!(costa(&given).agent.visited.contains(Place::Bar));
    assert_eq!(costa(&given).agent.discs, 1);
    let given = change(solo(), |him| {
        him.agent.visited = [Place::SafeHouse2, Place::SafeHouse3].into_iter().collect();
    })
    .but(|game| game.supply.keys[0] = [0, 2, 1]);
    let given = plays(given, Part::Morning, &[Target::SafeHouse1]);
    assert_eq!(cubes(&given), [0, 1]);
    assert_eq!(given.game.supply.fixers.len(), 7);
    assert_eq!(given.game.supply.keys[0].iter().sum::<u8>(), 2);
    assert_eq!(costa(&given).agent.discs, 1);
    assert!(costa(&given).contacts.is_empty());
}

#[test]
fn ep_19_8_at_stores_he_takes_two_tiles() {
    let given = plays(solo(), Part::Morning, &[Target::StoreA]);
    assert_eq!(stacks(&given), [[Pile::Green, Pile::Green]]);
    assert_eq!(left(&given, Pile::Green), 3);
    assert_eq!(costa(&given).contacts.len(), 1);
    // He takes what there is.
    let given = plays(
        solo().but(|game| {
            for tile in 0..4 {
                game.piles
                    .heap_mut(Pile::Brown)
                    .take(Pile::Brown, tile, None);
            }
        }),
        Part::Morning,
        &[Target::StoreC],
    );
    assert_eq!(stacks(&given), [[Pile::Brown]]);
    assert_eq!(left(&given, Pile::Brown), 0);
}

#[test]
fn ep_r68_store_d_gives_one_tile_of_each_pile() {
    let given = plays(
        solo().at(VINNIE, "store_d"),
        Part::Morning,
        &[Target::StoreD],
    );
    assert_eq!(stacks(&given), [[Pile::Green, Pile::Black, Pile::Brown]]);
    // One for the company of the player, one less for the store.
    assert_eq!(cubes(&given), [1, 1]);
    let given = plays(
        solo().at(VINNIE, "store_d"),
        Part::Morning,
        &[Target::StoreB],
    );
    assert_eq!(stacks(&given), [[Pile::Black, Pile::Black]]);
}

#[test]
fn ep_r89_there_is_room_for_six_stacks() {
    let mut given = closed(closed(solo().day(3), Exit::Exit1), Exit::Exit2).but(|game| {
        game.patrols[Exit::Exit3 as usize] = 1;
    });
    let places = [
        ("store_a", Target::StoreA),
        ("store_b", Target::StoreB),
        ("store_c", Target::StoreC),
        ("store_d", Target::StoreD),
        ("exit_1", Target::Exit1),
        ("exit_2", Target::Exit2),
    ];
    for (at, target) in places {
        given.game.agenda.clear();
        given = plays(given.at(VINNIE, at), Part::Morning, &[target]);
    }
    assert_eq!(stacks(&given).len(), 6);
}

#[test]
fn ep_19_9_at_a_closed_exit() {
    let given = closed(solo(), Exit::Exit2).at(VINNIE, "store_d");
    let given = plays(given, Part::Morning, &[Target::Exit2]);
    assert_eq!(cubes(&given), [0, 1]);
    assert_eq!(stacks(&given), [[Pile::Exit1, Pile::Exit1]]);
    assert_eq!(costa(&given).contacts.len(), 1);
}

/// The rules that are told for what Costa gains and loses.
fn reasons(given: &Given) -> Vec<&'static str> {
    let events = given.events().into_iter();
    let reasons = events.filter_map(|event| match event {
        Event::CompanyMet { figure, .. }
        | Event::NotorietyGained { figure, .. }
        | Event::NotorietyLost { figure, .. }
            if figure == COSTA =>
        {
            Some(event.rule().0)
        }
        _ => None,
    });
    reasons.collect()
}

#[test]
fn ep_19_2_his_visits_are_told_by_his_own_rules() {
    for (target, rule) in [
        (Target::Bar, "EP-19.7"),
        (Target::SafeHouse1, "EP-19.7"),
        (Target::StoreC, "EP-19.8"),
    ] {
        let given = plays(solo(), Part::Morning, &[target]);
        assert_eq!(reasons(&given), [rule], "{target:?}");
    }
    let exit = closed(solo(), Exit::Exit2).at(VINNIE, "store_d");
    let given = plays(exit, Part::Morning, &[Target::Exit2]);
    assert_eq!(reasons(&given), ["EP-19.9"]);
    // Where the player stands there is company too.
    let given = plays(solo(), Part::Morning, &[Target::StoreA]);
    assert_eq!(reasons(&given), ["EP-19.2", "EP-19.8"]);
}
