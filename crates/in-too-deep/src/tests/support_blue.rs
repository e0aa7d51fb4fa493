//! ID-11.15 to ID-11.26: what the blue support tokens do.

use super::given::{ANNA, BRUNO, CLARA, Given, set, table};
use crate::pieces::{Criminal, Zone};
use crate::step::Step;
use crate::whynot::WhyNot;

/// Anna uses a blue token in step 3.
fn blue(given: Given, token: &str) -> Given {
    let given = given.tool(ANNA, token).acting(ANNA);
    given.act(&format!("support {token}"))
}

#[test]
fn id_11_15_barriers_are_ignored_in_this_turn() {
    let city = table(2).at("seer", "parish").hooked(ANNA, "seer", 0);
    let given = blue(city, "ignore_barriers");
    assert!(given.may("move seer downtown"));
    assert_eq!(given.act("move seer downtown").zone("seer"), "downtown");
}

#[test]
fn id_11_16_searches_of_a_zone_are_shifted() {
    let given = blue(table(2), "shift_searches");
    let given = given.acts(&["zone blocks", "zone harbor"]);
    let expected = [("heights", 1), ("aerodrome", 2), ("harbor", 3)];
    assert_eq!(given.searched(), expected);
    assert_eq!(given.step(), Step::Act);
}

/// ID-R40: grip over the new one only.
#[test]
fn id_11_18_the_hook_token_hooks_and_grips() {
    let city = table(2)
        .at("seer", "harbor")
        .at("fixer", "parish")
        .hooked(ANNA, "seer", 2)
        .hooked(BRUNO, "fixer", 0);
    let given = blue(city, "hook").act("hook fixer");
    assert_eq!(given.ports(ANNA), ["seer", "fixer"]);
    assert_eq!(
        (given.console(ANNA).intel, given.console(BRUNO).intel),
        (2, 4)
    );
    assert_eq!(given.grip_over(ANNA, "fixer"), 1);
    assert_eq!(given.grip_over(ANNA, "seer"), 2);
}

#[test]
fn id_r40_a_criminal_hooked_again_by_token_gains_one_grip() {
    let city = table(2).at("seer", "harbor").at("fixer", "parish");
    let city = city.hooked(ANNA, "seer", 2).hooked(ANNA, "fixer", 2);
    let given = blue(city, "hook").acts(&["unhook seer", "hook seer"]);
    assert_eq!(given.ports(ANNA), ["fixer", "seer"]);
    assert_eq!(given.grip_over(ANNA, "seer"), 3);
    assert_eq!(given.grip_over(ANNA, "fixer"), 2);
    assert_eq!(given.step(), Step::Act);
}

#[test]
fn id_11_19_extra_actions_are_for_any_criminal() {
    let city = table(2).at("seer", "harbor").at("fixer", "parish");
    let city = city.hooked(ANNA, "seer", 0).hooked(ANNA, "fixer", 0);
    let given = blue(city, "actions_1");
    let given = given.acts(&["grip seer", "grip fixer", "grip seer"]);
    assert_eq!(given.refused("grip fixer"), WhyNot::NoActionsLeft);
    // They do not outlast the turn.
    let given = given.turn(ANNA);
    assert_eq!(given.game.open.turn.actions, 2);
}

#[test]
fn id_11_20_a_locked_criminal_is_safe_until_unhooked() {
    let city = table(2).at("seer", "harbor").at("fixer", "parish");
    let city = city.hooked(ANNA, "seer", 0).hooked(ANNA, "fixer", 0);
    let given = blue(city, "lock");
    assert_eq!(given.legal(), ["criminal seer", "criminal fixer"]);
    let criminal = Criminal::Jumper;
    let others = given.refused("criminal jumper");
    assert_eq!(others, WhyNot::NotYours { criminal });
    // Bruno must hook somebody, and only the Fixer is left.
    let given = given.act("criminal seer").turn(BRUNO);
    assert_eq!(given.ports(BRUNO), ["fixer"]);
    assert_eq!(given.ports(ANNA), ["seer"]);
}

#[test]
fn id_11_20_what_is_locked_is_not_locked_again() {
    let given = table(2)
        .at("seer", "harbor")
        .at("fixer", "parish")
        .at("jumper", "blocks")
        .hooked(ANNA, "seer", 0)
        .hooked(ANNA, "fixer", 0)
        .hooked(ANNA, "jumper", 0)
        .but(|game| game.open.console_mut(ANNA).locked = set(&["seer"]));
    let given = blue(given, "lock");
    assert_eq!(given.refused("criminal seer"), WhyNot::LockedAlready);
    assert_eq!(given.legal(), ["criminal fixer", "criminal jumper"]);
}

/// ID-R80: a major crime unhooks everybody, and the lock is discarded.
#[test]
fn id_r80_a_lock_ends_with_the_crime() {
    let given = table(2)
        .at("seer", "harbor")
        .holds("seer", "cash")
        .hooked(ANNA, "seer", 0)
        .but(|game| game.open.console_mut(ANNA).locked = set(&["seer"]))
        .hand(ANNA, &["a1_soft_count", "petty_pickpocket"])
        .bar(&["timing"; 4])
        .acting(ANNA)
        .acts(&["commit a1_soft_count", "outcome reckless"]);
    assert!(given.console(ANNA).locked.is_empty());
    assert_eq!(given.discarded("lock"), 1);
}

#[test]
fn id_11_21_items_and_criminals_are_swapped_or_relocated() {
    let city = || {
        table(2)
            .at("seer", "harbor")
            .at("fixer", "parish")
            .at("jumper", "blocks")
            .holds("seer", "cash")
    };
    let given = blue(city(), "swap_items").acts(&["item cash", "item rifle"]);
    assert_eq!(given.holder("rifle"), Some("seer"));
    // Whoever held it loses it, wherever it goes.
    for zone in ["harbor", "parish"] {
        let given = blue(city(), "relocate_item").act("item cash");
        assert_eq!(given.act(&format!("zone {zone}")).lies("cash"), Some(zone));
    }
    let given = blue(city().dropped("rifle", "blocks"), "relocate_item").act("item rifle");
    let zone = Zone::Blocks;
    let same = given.refused("zone blocks");
    assert_eq!(same, WhyNot::AlreadyThere { zone });
    let given = blue(city(), "swap_item_criminal");
    let given = given.acts(&["item cash", "criminal fixer"]);
    assert_eq!(
        (given.zone("fixer"), given.lies("cash")),
        ("harbor", Some("parish"))
    );
    let given = blue(city(), "swap_criminals");
    let given = given.acts(&["criminal seer", "criminal fixer"]);
    assert_eq!(
        (given.zone("seer"), given.zone("fixer")),
        ("parish", "harbor")
    );
    let given = blue(city(), "relocate_criminal");
    let given = given.acts(&["criminal seer", "zone downtown"]);
    assert_eq!(given.zone("seer"), "downtown");
    assert_eq!(given.holder("cash"), Some("seer"));
}

#[test]
fn id_11_22_the_guardian_and_barriers_make_at_least_one_move() {
    let given = blue(table(2), "guardian_barriers_2");
    assert!(matches!(given.refused("pass"), WhyNot::MustChoose { .. }));
    let given = given.act("barrier 1 counter");
    assert!(given.may("pass"));
    let given = given.act("guardian aerodrome");
    assert_eq!((given.borders(), given.step()), ([0, 3], Step::Act));
}

#[test]
fn id_11_23_all_hooks_are_exchanged() {
    let city = table(3)
        .at("seer", "harbor")
        .at("fixer", "parish")
        .at("jumper", "blocks")
        .hooked(ANNA, "seer", 4)
        .hooked(BRUNO, "fixer", 0)
        .hooked(BRUNO, "jumper", 0);
    let given = blue(city, "swap_hooks");
    assert_eq!(given.legal(), ["opponent 2", "opponent 3"]);
    assert_eq!(given.refused("opponent 1"), WhyNot::NotAnOpponent);
    let given = given.act("opponent 2");
    assert_eq!(given.ports(ANNA), ["fixer", "jumper"]);
    assert_eq!(given.ports(BRUNO), ["seer"]);
    // No payment, no grip.
    assert_eq!(
        (given.console(ANNA).intel, given.console(BRUNO).intel),
        (3, 3)
    );
    assert_eq!(given.grip_over(ANNA, "fixer"), 0);
    assert_eq!(given.grip_over(ANNA, "seer"), 4);
}

/// All for all: a lock goes along, and keeps everybody off the criminal on the other console.
#[test]
fn id_r38_locks_go_along() {
    let given = table(4)
        .at("seer", "harbor")
        .at("fixer", "parish")
        .at("jumper", "blocks")
        .hooked(ANNA, "seer", 0)
        .hooked(ANNA, "fixer", 0)
        .but(|game| game.open.console_mut(ANNA).locked = set(&["seer"]))
        .hooked(BRUNO, "jumper", 0);
    let given = blue(given, "swap_hooks").act("opponent 2");
    assert_eq!(given.ports(ANNA), ["jumper"]);
    assert_eq!(given.ports(BRUNO), ["seer", "fixer"]);
    assert!(given.console(ANNA).locked.is_empty());
    assert_eq!(given.console(BRUNO).locked, set(&["seer"]));
    let given = given.turn(CLARA);
    let criminal = Criminal::Seer;
    assert_eq!(given.refused("hook seer"), WhyNot::Locked { criminal });
    // Bruno unhooks her, and the lock is discarded (ID-11.20).
    let given = given.turn(BRUNO).act("unhook seer");
    assert_eq!(given.discarded("lock"), 1);
    // With nobody's hooks against nobody's nothing would change.
    let idle = table(4)
        .at("seer", "harbor")
        .at("fixer", "parish")
        .hooked(BRUNO, "seer", 0)
        .hooked(CLARA, "fixer", 0);
    let given = blue(idle, "swap_hooks");
    assert_eq!(given.refused("opponent 4"), WhyNot::NoHooksToSwap);
}

/// In the first edition locked tokens stay, and nobody may exceed three ports.
#[test]
fn id_a6_locks_stayed_in_the_first_edition() {
    let city = || {
        table(4)
            .of_the_first_edition()
            .at("seer", "harbor")
            .at("fixer", "parish")
            .at("jumper", "blocks")
            .at("shadow", "downtown")
            .at("courier", "heights")
            .hooked(ANNA, "seer", 0)
            .hooked(ANNA, "fixer", 0)
            .but(|game| game.open.console_mut(ANNA).locked = set(&["seer"]))
    };
    let given = city().hooked(BRUNO, "jumper", 0).hooked(BRUNO, "shadow", 0);
    let given = blue(given, "swap_hooks").act("opponent 2");
    assert_eq!(given.ports(ANNA), ["seer", "jumper", "shadow"]);
    assert_eq!(given.ports(BRUNO), ["fixer"]);
    let given = city()
        .hooked(BRUNO, "jumper", 0)
        .hooked(BRUNO, "shadow", 0)
        .hooked(BRUNO, "courier", 0);
    let given = blue(given, "swap_hooks");
    assert_eq!(given.refused("opponent 2"), WhyNot::TooManyPorts);
    assert_eq!(given.legal(), ["opponent 3", "opponent 4"]);
}

#[test]
fn id_11_24_a_dilemma_of_hand_or_databank_is_discarded() {
    let papers = || {
        table(2)
            .dilemmas(ANNA, &["d01", "d02"])
            .databank(ANNA, &["d72"])
    };
    let given = blue(papers(), "drop_dilemma");
    assert_eq!(given.legal(), ["dilemma d01", "dilemma d02", "dilemma d72"]);
    assert_eq!(given.refused("dilemma d03"), WhyNot::NoDilemma);
    let given = given.act("dilemma d72");
    assert!(given.papers(ANNA).databank.is_empty());
    assert_eq!(given.papers(ANNA).dilemmas.len(), 2);
    assert_eq!(given.game.hidden.dilemmas.discard, set(&["d72"]));
}

#[test]
fn id_11_26_a_challenge_is_a_duel_that_must_be_fought() {
    let papers = table(3)
        .dilemmas(ANNA, &["d01"])
        .dilemmas(BRUNO, &["d72"])
        .dilemmas(CLARA, &["d02"]);
    let given = blue(papers, "challenge");
    assert!(matches!(given.refused("pass"), WhyNot::MustChoose { .. }));
    let given = given.act("opponent 2");
    assert_eq!(given.console(ANNA).intel, 5);
    assert!(given.papers(BRUNO).dilemmas.is_empty());
    assert_eq!(given.papers(ANNA).dilemmas.len(), 1);
}
