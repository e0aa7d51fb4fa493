//! Setup with Echo (ID-25).

use std::collections::BTreeSet;

use kernel::Seat;

use super::echo_given::{ECHO, solo};
use super::given::{ANNA, BRUNO, Given, new_game_of, set};
use crate::console::Agent;
use crate::pieces::{Crime, Criminal, Deck, Difficulty, EchoCard, Turning, Zone};

const DUO: [(&str, &str); 1] = [("echo_joins", "on")];

fn in_play(given: &Given) -> Vec<Criminal> {
    given.game.open.city.in_play().collect()
}

/// ID-R51: as for 2 seats, with 4 criminals; as for 3 seats, with 5 (ID-30.1).
#[test]
fn id_25_1_the_size_of_the_table() {
    let given = new_game_of(1, &[], "solo");
    assert_eq!(in_play(&given).len(), 4);
    assert_eq!(given.game.open.consoles.len(), 2);
    assert_eq!(
        (given.on_display(), given.game.open.boards.files_left()),
        (10, 5)
    );
    let given = new_game_of(2, &DUO, "duo");
    assert_eq!(in_play(&given).len(), 5);
    assert_eq!(given.game.open.consoles.len(), 3);
    assert_eq!(
        (given.on_display(), given.game.open.boards.files_left()),
        (14, 7)
    );
}

#[test]
fn id_r51_solo_is_set_up_for_two_seats() {
    let given = new_game_of(1, &[], "solo");
    assert_eq!(given.game.open.options.size().kinds_to_foil, 3);
    // Without the 4+ cards: 10 of level 1, of which both have one.
    assert_eq!(given.game.deck(Deck::Level1).len(), 8);
    let without_echo = new_game_of(2, &[], "two");
    assert_eq!(in_play(&without_echo).len(), 5);
    assert!(without_echo.game.open.echo.is_none());
}

#[test]
fn id_25_2_what_echo_gets() {
    for given in [new_game_of(1, &[], "solo"), new_game_of(2, &DUO, "duo")] {
        let papers = given.papers(ECHO);
        assert_eq!((given.console(ECHO).intel, papers.evidence()), (3, 1));
        assert_eq!(papers.crimes.len(), 1);
        assert!(papers.crimes.without(Crime::of(Deck::Level1)).is_empty());
        assert!(papers.dilemmas.is_empty());
        // People have a petty crime as well.
        assert_eq!(given.papers(ANNA).crimes.len(), 2);
    }
}

#[test]
fn id_25_3_the_sides_of_the_board() {
    let values = |difficulty: Difficulty| -> BTreeSet<u8> {
        difficulty.side().progress.into_iter().collect()
    };
    assert_eq!(values(Difficulty::Normal), BTreeSet::from([1, 2, 3]));
    assert_eq!(values(Difficulty::Hard), BTreeSet::from([2, 3]));
    let given = new_game_of(1, &[("difficulty", "hard")], "hard");
    assert_eq!(given.game.open.options.difficulty(), Some(Difficulty::Hard));
    assert_eq!(given.echo().progress, 0);
    let plain = new_game_of(1, &[], "normal").game.open.options;
    assert_eq!(plain.difficulty(), Some(Difficulty::Normal));
}

/// In the duel one of the five starts off the board.
#[test]
fn id_25_4_letters_name_the_criminals() {
    for n in 0..10 {
        let given = new_game_of(1, &[], &format!("solo {n}"));
        let mut letters = given.echo().letters.to_vec();
        letters.sort();
        assert_eq!(letters, in_play(&given));
        assert_eq!(given.echo().off, None);
        let given = new_game_of(2, &DUO, &format!("duo {n}"));
        let mut letters = given.echo().letters.to_vec();
        letters.extend(given.echo().off);
        letters.sort();
        assert_eq!(letters, in_play(&given));
    }
}

/// Either may be the marked one; it stays the same when it moves.
#[test]
fn id_25_5_a_marked_barrier() {
    let mut first = BTreeSet::new();
    for n in 0..20 {
        let given = new_game_of(1, &[], &format!("barrier {n}"));
        let city = &given.game.open.city;
        let start = city.ring.edge(Zone::Downtown, Turning::Clockwise);
        first.insert(city.barriers[0] == start);
    }
    assert_eq!(first.len(), 2);
    let given = solo()
        .echo_acting()
        .carried_out("step_barrier steps=1", "-");
    assert_eq!(given.act("barrier 3 clockwise").barred(), [1, 4]);
}

#[test]
fn id_25_6_the_deck_is_made_anew_from_used_cards() {
    let given = new_game_of(1, &[], "solo");
    assert_eq!(given.echo().deck.len(), 16);
    let given = solo().card("e01").with_echo(|echo| {
        echo.deck = kernel::Set::default();
        echo.used = set(&["e02", "e03"]);
    });
    let given = given.echo_turn();
    let echo = given.echo();
    assert_eq!((echo.deck.len(), echo.used.len()), (2, 0));
    // With cards left nothing is shuffled.
    let given = solo()
        .card("e01")
        .with_echo(|echo| echo.deck = set(&["e02", "e03"]));
    let echo = given.echo_turn().echo();
    assert_eq!(echo.deck.len(), 1);
    assert_eq!(echo.used, set(&["e01"]));
}

/// ID-R52: people first, Echo last, with the start grip of her seat.
#[test]
fn id_25_7_the_order_of_turns() {
    let order = |given: &Given| given.game.open.turn_order().collect::<Vec<_>>();
    let grip = |given: &Given, agent: Agent| given.console(agent).grip.iter().sum::<u8>();
    let solo = new_game_of(1, &[], "solo");
    assert_eq!(order(&solo), [ANNA.into(), ECHO]);
    assert_eq!((grip(&solo, ANNA.into()), grip(&solo, ECHO)), (0, 1));
    let duo = new_game_of(
        2,
        &[("echo_joins", "on"), ("first_player", "seat_2")],
        "duo",
    );
    assert_eq!(order(&duo), [BRUNO.into(), ANNA.into(), ECHO]);
    let grips = [BRUNO.into(), ANNA.into(), ECHO].map(|agent| grip(&duo, agent));
    assert_eq!(grips, [0, 1, 1]);
}

#[test]
fn id_r52_people_play_before_echo() {
    for n in 0..6 {
        let given = new_game_of(2, &DUO, &format!("duo {n}"));
        assert_ne!(given.game.open.turn.agent, ECHO);
        assert_eq!(given.game.open.after(ECHO), given.game.open.first.into());
        let last = Seat(1 - given.game.open.first.0);
        assert_eq!(given.game.open.after(last.into()), ECHO);
    }
}

#[test]
fn id_r66_the_three_letters_of_a_card_differ() {
    for card in EchoCard::ALL {
        let data = card.data();
        let letters = BTreeSet::from([data.hook, data.criminals[0], data.criminals[1]]);
        assert_eq!(letters.len(), 3, "{}", card.id());
    }
}
