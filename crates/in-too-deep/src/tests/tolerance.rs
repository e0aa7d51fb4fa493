//! ID-12: tolerance and corruption.

use kernel::Viewer;

use super::given::{ANNA, BRUNO, CLARA, Given, table};
use crate::event::Event;
use crate::score;
use crate::step::{Duty, Step};

/// Uses the Parish once.
fn pray(given: Given) -> Given {
    let given = given.at("seer", "parish").searches(&[("blocks", 3)]);
    given.acting(ANNA).act("use seer")
}

#[test]
fn id_12_1_each_token_raises_tolerance_by_two() {
    let mut given = table(2).at("seer", "parish").hooked(ANNA, "seer", 0);
    for count in 1..=7 {
        given = pray(given);
        assert_eq!(given.console(ANNA).tolerance, 2 * count);
    }
    assert_eq!(given.console(BRUNO).tolerance, 0);
}

#[test]
fn id_e15_a_token_of_six_for_one_of_four() {
    let given = table(2).at("seer", "parish").hooked(ANNA, "seer", 0);
    let given = pray(given.tolerance(ANNA, 4));
    assert_eq!(given.console(ANNA).tolerance, 6);
}

/// The 25 tokens of the box come to 150; the table does not count them.
#[test]
fn id_r48_tolerance_has_no_limit() {
    let given = table(2).at("seer", "parish").hooked(ANNA, "seer", 0);
    let mut given = given.tolerance(ANNA, 150);
    for _ in 0..60 {
        given = pray(given);
    }
    assert_eq!(given.console(ANNA).tolerance, 270);
}

#[test]
fn id_12_2_tolerance_is_never_spent() {
    let given = table(2)
        .tolerance(ANNA, 4)
        .dilemmas(ANNA, &["d72"])
        .dilemmas(BRUNO, &["d01"])
        .acting(ANNA)
        .asking(ANNA, Step::Duel(Duty::May))
        .act("opponent 2");
    assert_eq!(given.console(ANNA).tolerance, 4, "after a lost duel");
    let given = given.resolving(BRUNO);
    assert_eq!(given.console(ANNA).tolerance, 4, "after a chapter");
}

/// ID-12.3: in a duel the hand counts, at the end the databank; both less tolerance.
#[test]
fn id_12_3_corruption_may_be_negative() {
    let given = table(3)
        .tolerance(ANNA, 6)
        .dilemmas(ANNA, &["d01"])
        .databank(ANNA, &["d31"])
        .dilemmas(BRUNO, &["d49"])
        .dilemmas(CLARA, &["d72"])
        .acting(ANNA)
        .asking(ANNA, Step::Duel(Duty::May))
        .act("opponent 2");
    let shown = |agent| {
        let mut events = given.events().into_iter();
        events.find_map(|event| match event {
            Event::HandShown {
                agent: who, value, ..
            } if who == agent => Some(value),
            _ => None,
        })
    };
    assert_eq!(shown(ANNA.into()), Some(-3), "3 less 6");
    assert_eq!(shown(BRUNO.into()), Some(0));
    let view = given.game.view_of(Viewer::Seat(ANNA));
    let hand = view.own().expect("her own").dilemmas;
    assert_eq!(view.open.console(ANNA).corruption_by(hand), -3, "as shown");
    assert_eq!(score::corruption(&view, ANNA.into()), Some(-1), "5 less 6");
}
