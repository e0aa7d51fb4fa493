//! EP-5: the patrol phase.

use kernel::{Chance, Seed};

use super::calendar::*;
use super::given::*;
use crate::event::Event;
use crate::pieces::{Contact, Exit, Part, Pile};
use crate::step::{Stage, Step};

/// The patrol cards that were revealed so far.
fn revealed(given: &Given) -> Vec<Exit> {
    let events = given.events().into_iter();
    let cards = events.filter_map(|event| match event {
        Event::PatrolLaid { exit } => Some(exit),
        _ => None,
    });
    cards.collect()
}

/// Begins day 2 with these cards on the patrol spaces, by a shuffle that reveals these two.
fn reveal(table: impl Fn() -> Given, laid: [u8; 3], cards: [Exit; 2]) -> Given {
    let games = (0..200).map(|n| {
        let mut given = table().but(|game| game.patrols = laid);
        given.game.piles.exits = Default::default();
        given.chance = Chance::new(&Seed::from_text(&format!("patrol {n}")));
        given = given.after_part(Part::Dawn);
        given.run_while(|step| step == Step::Bargain);
        given
    });
    let mut games = games.filter(|given| revealed(given)[2..] == cards);
    games.next().expect("a shuffle that reveals these cards")
}

/// Whether a player at an exit can search its tiles.
fn searchable(given: Given, exit: &str) -> bool {
    let mut given = given.at(VINNIE, exit).contacts(VINNIE, &[Contact::Medic]);
    given.game.agenda.clear();
    given
        .turn(VINNIE)
        .asking(VINNIE, Step::AtExit)
        .allows("exit-tile")
}

fn with_exits() -> Given {
    table(3).city(&[
        "start_hospital 0,0 0",
        "start_gang 0,1 0",
        "d3 1,0 0",
        "d1 1,-1 0",
    ])
}

#[test]
fn ep_5_1_two_cards_two_cards_and_one() {
    let mut counts = vec![];
    let given = play(3, "cards of each day", |before, _, _, given| {
        if given.game.day > before.day {
            counts.push(before.patrols.iter().sum::<u8>());
        }
    });
    counts.push(given.game.patrols.iter().sum());
    assert_eq!(counts, [2, 4, 5]);
    assert_eq!(revealed(&given).len(), 5);
}

#[test]
fn ep_5_2_the_second_card_closes_an_exit() {
    let game = table(3).but(|game| game.patrols = [0, 1, 2]).game;
    assert_eq!(
        Exit::ALL.map(|exit| game.exit_closed(exit)),
        [false, false, true]
    );
}

#[test]
fn ep_5_3_the_first_pile_goes_to_the_first_exit_that_closes() {
    let given = reveal(with_exits, [1, 0, 1], [Exit::Exit3, Exit::Exit1]);
    assert_eq!(given.game.piles.at(Exit::Exit3), Some(Pile::Exit1));
    assert_eq!(given.game.piles.at(Exit::Exit1), Some(Pile::Exit2));
    assert_eq!(given.game.piles.at(Exit::Exit2), None);
    let given = reveal(with_exits, [1, 0, 1], [Exit::Exit1, Exit::Exit3]);
    assert_eq!(given.game.piles.at(Exit::Exit1), Some(Pile::Exit1));
}

#[test]
fn ep_e2_one_exit_closes_and_its_tiles_lie_there() {
    let given = reveal(with_exits, [0, 0, 1], [Exit::Exit1, Exit::Exit3]);
    assert_eq!(given.game.patrols, [1, 0, 2]);
    assert_eq!(given.told(|e| matches!(e, Event::ExitClosed { .. })), 1);
    assert!(!given.game.exit_closed(Exit::Exit1));
    assert!(given.game.exit_closed(Exit::Exit3));
    assert_eq!(given.game.piles.exits[..], [Exit::Exit3]);
    assert!(!searchable(
        reveal(with_exits, [0, 0, 1], [Exit::Exit1, Exit::Exit3]),
        "exit_1"
    ));
    assert!(searchable(given, "exit_3"));
}

/// EP-6.12: the pile moves onto the tile when it is turned up.
#[test]
fn ep_e3_the_tiles_wait_for_an_exit_that_nobody_has_seen() {
    let given = reveal(with_exits, [0, 1, 0], [Exit::Exit2, Exit::Exit1]);
    assert!(given.game.exit_closed(Exit::Exit2));
    assert_eq!(given.game.piles.at(Exit::Exit2), Some(Pile::Exit1));
    assert!(!given.game.city.contains(read("d2")));
    let grown = given.city(&["start_hospital 0,0 0", "start_gang 0,1 0", "d2 1,0 0"]);
    assert!(searchable(grown, "exit_2"));
}

/// EP-I16: after the patrol phase of day 3 exactly one exit is open.
#[test]
fn ep_5_4_one_exit_stays_open_with_one_card() {
    for n in 0..5 {
        let mut seen = false;
        play(4, &format!("last exit {n}"), |_, _, _, given| {
            let game = &given.game;
            if game.day == 3 && !matches!(game.stage, Stage::Income { .. }) {
                let mut laid = game.patrols;
                laid.sort_unstable();
                assert_eq!(laid, [1, 2, 2]);
                assert_eq!(game.piles.exits.len(), 2);
                seen = true;
            }
        });
        assert!(seen);
    }
}

#[test]
fn ep_i16_every_card_is_on_a_space_or_in_the_deck() {
    let of = |change: fn(&mut [u8; 3])| new_game(3).broken(|game| change(&mut game.patrols));
    assert_eq!(of(|patrols| patrols[0] += 1), "EP-I16");
    assert_eq!(of(|patrols| *patrols = [0; 3]), "EP-I16");
    let moved = new_game(3).but(|game| {
        game.patrols = [2, 0, 0];
        game.piles.exits.clear();
        game.piles.exits.push(Exit::Exit1);
    });
    assert_eq!(moved.broken(|game| game.patrols = [0, 2, 0]), "EP-5.3");
}
