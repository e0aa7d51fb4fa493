//! Worked examples of the rules.

use super::given::{BLUE, PURPLE, table};
use crate::whynot::WhyNot;

/// SP-E17.
#[test]
fn sp_e17_a_thug_and_an_ally_take_over_a_bar() {
    let given = |thugs| {
        table(4)
            .gangster("joe_masseria", "4")
            .ally(BLUE, "waxey_gordon", "9")
            .levels(BLUE, [1, 1, 1, 1, 2])
            .with(BLUE, |player| player.thugs = thugs)
            .money(BLUE, 8, 0)
            .talking(BLUE, "contractors_1")
    };
    let mut with = given(1);
    // There is no other way, so the means are not asked for.
    with.acts(&["slot left_3", "space 4.1"]);
    assert_eq!(with.purses(BLUE), (0, 0));
    assert_eq!(with.player(BLUE).thugs, 1, "the reward of the slot");
    let mut without = given(0);
    without.act("slot left_3");
    let why = WhyNot::TooWeak {
        strength: 6,
        needed: 7,
    };
    assert_eq!(without.refused("space 4.1"), why);
}

/// SP-E18.
#[test]
fn sp_e18_a_casino_is_paid_from_pocket_and_safe() {
    let mut given = table(4)
        .gangster("three_finger_brown", "5")
        .levels(PURPLE, [1, 1, 1, 1, 4])
        .with(PURPLE, |player| player.thugs = 2)
        .money(PURPLE, 10, 30)
        .talking(PURPLE, "planning_2");
    given.acts(&["slot casino_1", "space 5.1", "force 2", "launder 7"]);
    assert_eq!(given.purses(PURPLE), (0, 16));
}
