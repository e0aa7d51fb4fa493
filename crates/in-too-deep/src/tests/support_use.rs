//! ID-11.8, ID-11.27: when a blue token may be used.

use super::given::{ANNA, BRUNO, Given, set, table};
use crate::step::Step;
use crate::whynot::WhyNot;

/// ID-11.8: windows are before step 1, in step 3 and before step 5.
#[test]
fn id_11_8_actions_are_gained_in_step_three_only() {
    let given = table(2)
        .at("seer", "harbor")
        .hooked(ANNA, "seer", 0)
        .tool(ANNA, "actions_1")
        .turn(ANNA);
    let refused = given.refused("support actions_1");
    assert_eq!(refused, WhyNot::OnlyWhileActing);
    let given = given.act("pass");
    assert!(given.may("support actions_1"));
    let given = given.act("pass");
    assert_eq!(given.step(), Step::Discard { begun: false });
    let refused = given.refused("support actions_1");
    assert_eq!(refused, WhyNot::OnlyWhileActing);
}

/// A table of three with one criminal in play; what a token needs is added to it.
fn holding(support: &str) -> Given {
    table(3)
        .at("seer", "harbor")
        .hooked(ANNA, "seer", 0)
        .tool(ANNA, support)
}

fn usable(given: Given, support: &str) -> bool {
    let given = given.acting(ANNA);
    let action = format!("support {support}");
    if !given.may(&action) {
        assert_eq!(given.refused(&action), WhyNot::NoUse);
    }
    given.may(&action)
}

#[test]
fn id_11_27_some_tokens_can_always_be_used() {
    for always in [
        "shift_searches",
        "relocate_item",
        "relocate_criminal",
        "guardian_barriers_2",
        "guardian_barriers_3",
    ] {
        assert!(usable(holding(always), always), "{always}");
    }
}

#[test]
fn id_11_27_a_token_that_would_change_nothing_is_not_used() {
    let lock = "lock";
    assert!(usable(holding(lock), lock));
    let locked = holding(lock).but(|game| game.open.console_mut(ANNA).locked = set(&["seer"]));
    assert!(!usable(locked, lock));

    // All items lie in Zinbazaar.
    let items = "swap_items";
    assert!(!usable(holding(items), items));
    assert!(usable(holding(items).dropped("cash", "parish"), items));

    let criminals = "swap_criminals";
    assert!(!usable(holding(criminals).at("fixer", "harbor"), criminals));
    assert!(usable(holding(criminals).at("fixer", "parish"), criminals));

    let both = "swap_item_criminal";
    assert!(usable(holding(both), both));
    assert!(!usable(holding(both).at("seer", "zinbazaar"), both));

    let dilemma = "drop_dilemma";
    assert!(!usable(holding(dilemma), dilemma));
    assert!(usable(holding(dilemma).dilemmas(ANNA, &["d01"]), dilemma));
    assert!(usable(holding(dilemma).databank(ANNA, &["d01"]), dilemma));

    let challenge = "challenge";
    let alone = holding(challenge).dilemmas(ANNA, &["d01"]);
    assert!(!usable(alone, challenge));
    let both = holding(challenge).dilemmas(ANNA, &["d01"]);
    assert!(usable(both.dilemmas(BRUNO, &["d02"]), challenge));
    let other = holding(challenge).dilemmas(BRUNO, &["d02"]);
    assert!(!usable(other, challenge));
}

#[test]
fn id_11_27_hooks_and_barriers() {
    // The Seer may be unhooked and hooked again; without any hook somebody must be free.
    let hook = "hook";
    assert!(usable(holding(hook), hook));
    let none = table(2).at("seer", "harbor").tool(ANNA, hook);
    assert!(usable(none, hook));
    let locked = table(2).at("seer", "harbor").tool(ANNA, hook);
    let locked = locked.hooked(BRUNO, "seer", 0);
    let locked = locked.but(|game| game.open.console_mut(BRUNO).locked = set(&["seer"]));
    assert!(!usable(locked, hook));

    let swap = "swap_hooks";
    assert!(usable(holding(swap), swap));
    assert!(!usable(table(2).tool(ANNA, swap), swap));

    let barriers = "ignore_barriers";
    let twice = holding(barriers).tool(ANNA, barriers).acting(ANNA);
    let given = twice.act("support ignore_barriers");
    assert_eq!(given.refused("support ignore_barriers"), WhyNot::NoUse);
    let early = holding(barriers).turn(ANNA);
    assert!(early.may("support ignore_barriers"), "before step 1");
    let late = early.acts(&["pass", "pass"]);
    assert_eq!(late.step(), Step::Discard { begun: false });
    assert_eq!(late.refused("support ignore_barriers"), WhyNot::NoUse);
}
