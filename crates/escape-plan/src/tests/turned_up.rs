//! What was hidden is turned up when the game ends, not before, and is what the score counts (EP-17.3, EP-19.14).

use kernel::{Category, Explain, Viewer};

use super::costa_escape::change;
use super::given::*;
use super::scoring::{keep, standing_of, take};
use crate::automa::Haul;
use crate::event::Event;
use crate::pieces::{Exit, Part, Pile};
use crate::piles::Found;
use crate::player::{Fate, Item};

/// The last day of three: Vinnie is out with a brown and a green tile, Scar in the city with an empty one.
fn with_tiles() -> Given {
    let given = table(3)
        .last_day(Exit::Exit1)
        .with(VINNIE, |player| player.fate = Fate::Escaped);
    let given = keep(given, VINNIE, Pile::Brown, 1);
    keep(keep(given, VINNIE, Pile::Green, 4), SCAR, Pile::Exit1, 0)
}

/// The last day of a solo game: Costa has a stack with an empty tile and one without.
fn with_stacks() -> Given {
    let mut given = table(1).last_day(Exit::Exit1);
    let mut stack = |tiles: [(Pile, u8); 2]| {
        let tiles = tiles.map(|(pile, number)| take(&mut given, pile, number, None));
        tiles.into_iter().collect()
    };
    let stacks = [
        stack([(Pile::Brown, 1), (Pile::Brown, 0)]),
        stack([(Pile::Exit1, 1), (Pile::Exit1, 3)]),
    ];
    change(given, |him| {
        him.escaped = true;
        him.loot.extend(stacks);
    })
}

/// What this viewer has read of it: tiles of players and stacks of Costa.
fn turned_up(given: &Given, viewer: Viewer) -> (Vec<Vec<Found>>, Vec<Haul>) {
    let seen = given.log.seen_by(viewer);
    let tiles = seen.iter().filter_map(|seen| match seen.event {
        Event::TilesRevealed { tiles, .. } => Some(tiles.to_vec()),
        _ => None,
    });
    let hauls = seen.iter().filter_map(|seen| match seen.event {
        Event::HaulRevealed { haul } => Some(*haul),
        _ => None,
    });
    (tiles.collect(), hauls.collect())
}

fn everybody(given: &Given) -> Vec<Viewer> {
    let seats = given.game.seats().map(Viewer::Seat);
    seats.chain([Viewer::Spectator]).collect()
}

fn in_tiles(categories: &[Category]) -> i32 {
    let mut found = categories.iter();
    let found = found.find(|category| category.name == "score-tiles");
    found.expect("tiles").points.expect("known points")
}

#[test]
fn ep_17_3_what_players_turn_up_is_what_they_score() {
    let given = with_tiles().update(Part::Dawn);
    let all = turned_up(&given, Viewer::Spectator);
    let [vinnies, scars] = &all.0[..] else {
        panic!("two players have tiles: {all:?}");
    };
    let value = |pile: Pile, number: usize| Found {
        pile,
        value: pile.values()[number],
    };
    assert_eq!(*vinnies, [value(Pile::Brown, 1), value(Pile::Green, 4)]);
    assert_eq!(*scars, [value(Pile::Exit1, 0)], "also of who was arrested");
    let sum: u16 = vinnies.iter().map(|tile| tile.value).sum();
    let score = &standing_of(&given).seats[VINNIE.index()];
    assert_eq!(in_tiles(&score.categories), i32::from(sum));
    for viewer in everybody(&given) {
        assert_eq!(turned_up(&given, viewer), all, "{viewer:?}");
    }
}

#[test]
fn ep_17_3_nothing_is_turned_up_before_the_end() {
    let given = with_tiles().update(Part::Afternoon);
    for viewer in everybody(&given) {
        assert_eq!(turned_up(&given, viewer), (vec![], vec![]), "{viewer:?}");
        let view = given.game.view_of(viewer);
        for item in &given.player(VINNIE).items {
            let Item::Sealed(sealed) = item else { continue };
            let known = view.piles.value(*sealed).is_some();
            assert_eq!(known, viewer == Viewer::Seat(VINNIE), "{viewer:?}");
        }
    }
}

#[test]
fn ep_19_14_what_costa_turns_up_is_what_he_scores() {
    let given = with_stacks().update(Part::Dawn);
    let (_, hauls) = turned_up(&given, Viewer::Spectator);
    let counts: Vec<u16> = hauls.iter().map(Haul::counts).collect();
    assert_eq!(counts, [110, 60], "best of its pile; best of the stack");
    let score = &standing_of(&given).automas[0];
    assert_eq!(in_tiles(&score.categories), 170);
    let shown = given.game.view_of(Viewer::Spectator);
    let stacks = given.game.costa.expect("Costa").loot;
    let shown = stacks.iter().filter_map(|stack| shown.piles.haul(stack));
    assert_eq!(shown.collect::<Vec<_>>(), hauls);
}

#[test]
fn ep_19_14_costas_stacks_are_nobodys_business_before_the_end() {
    let given = with_stacks().update(Part::Afternoon);
    let stacks = given.game.costa.expect("Costa").loot;
    for viewer in everybody(&given) {
        assert_eq!(turned_up(&given, viewer), (vec![], vec![]), "{viewer:?}");
        let view = given.game.view_of(viewer);
        assert!(stacks.iter().all(|stack| view.piles.haul(stack).is_none()));
        let categories = &crate::score::standing(&view).automas[0].categories;
        let tiles = categories.iter().find(|one| one.name == "score-tiles");
        assert_eq!(tiles.expect("tiles").points, None, "{viewer:?}");
    }
}

#[test]
fn ep_19_14_a_stack_says_when_an_empty_tile_counts() {
    let said = |tiles: &[(Pile, u16)]| {
        let tiles = tiles.iter().map(|&(pile, value)| Found { pile, value });
        let haul = Haul(tiles.collect());
        Event::HaulRevealed { haul }.phrase().id
    };
    let empty = said(&[(Pile::Brown, 0), (Pile::Brown, 80)]);
    assert_eq!(empty, "event-haul-revealed-empty");
    // The empty green one would be good for 90, less than what lies beside it.
    let better = said(&[(Pile::Green, 0), (Pile::Brown, 110)]);
    assert_eq!(better, "event-haul-revealed");
    assert_eq!(said(&[(Pile::Green, 70)]), "event-haul-revealed");
}
