//! ID-5: hooking and unhooking in step 1.

use super::given::{ANNA, BRUNO, Given, read, set, table};
use crate::pieces::Criminal;
use crate::step::Step;
use crate::whynot::WhyNot;

/// Four criminals in play; Anna has the Jumper, Bruno the Enforcer and the Seer, nobody the Fixer.
fn hooks() -> Given {
    table(2)
        .at("jumper", "blocks")
        .at("enforcer", "parish")
        .at("seer", "harbor")
        .at("fixer", "downtown")
        .hooked(ANNA, "jumper", 0)
        .hooked(BRUNO, "enforcer", 0)
        .hooked(BRUNO, "seer", 0)
}

#[test]
fn id_5_1_who_has_a_hook_may_skip_and_who_has_none_must_hook() {
    let given = hooks().turn(ANNA);
    assert_eq!(given.step(), Step::Hook { unhooked: false });
    assert!(given.may("pass"));
    // One hook, and step 1 is over.
    let given = given.act("hook fixer");
    assert_eq!(given.step(), Step::Act);
    let nobody = table(2).at("jumper", "blocks").at("seer", "harbor");
    let given = nobody.turn(ANNA);
    assert_eq!(given.legal(), ["hook seer", "hook jumper"]);
    let asked = kernel::RuleId("ID-5.1");
    assert_eq!(given.refused("pass"), WhyNot::MustChoose { asked });
}

#[test]
fn id_5_2_any_number_may_be_unhooked_before_hooking() {
    let given = hooks().hooked(ANNA, "fixer", 2).turn(ANNA);
    let given = given.acts(&["unhook jumper", "unhook fixer"]);
    assert!(given.ports(ANNA).is_empty());
    assert_eq!(given.game.open.controller(Criminal::Jumper), None);
    assert_eq!(given.grip_over(ANNA, "fixer"), 2, "grip stays");
    let criminal = Criminal::Seer;
    let others = given.refused("unhook seer");
    assert_eq!(others, WhyNot::NotYours { criminal });
}

#[test]
fn id_5_3_who_unhooks_must_hook_perhaps_the_same_one() {
    // Even with a hook left.
    let given = hooks().hooked(ANNA, "fixer", 0).turn(ANNA);
    let given = given.act("unhook jumper");
    let asked = kernel::RuleId("ID-5.3");
    assert_eq!(given.refused("pass"), WhyNot::MustChoose { asked });
    assert!(given.may("hook jumper"));
    let given = given.act("hook jumper");
    assert_eq!(given.ports(ANNA), ["fixer", "jumper"]);
    assert_eq!(given.console(ANNA).intel, 3, "nobody is paid");
}

/// ID-5.4: from the middle or another console, into the topmost free of three ports.
#[test]
fn id_5_4_a_hook_needs_a_free_port() {
    let given = hooks().turn(ANNA).act("hook seer");
    assert_eq!(given.ports(ANNA), ["jumper", "seer"]);
    let full = hooks()
        .at("courier", "aerodrome")
        .hooked(ANNA, "courier", 0)
        .hooked(ANNA, "fixer", 0)
        .turn(ANNA);
    assert!(full.legal_like("hook").is_empty());
    assert_eq!(full.refused("hook seer"), WhyNot::NoFreePort);
    let criminal = Criminal::Jumper;
    let own = full.refused("hook jumper");
    assert_eq!(own, WhyNot::HookedAlready { criminal });
    let criminal = Criminal::Crusher;
    let out = full.refused("hook crusher");
    assert_eq!(out, WhyNot::NotInPlay { criminal });
    let given = full.acts(&["unhook jumper", "hook seer"]);
    assert_eq!(given.ports(ANNA), ["courier", "fixer", "seer"]);
}

/// ID-R2: the price is 1.
#[test]
fn id_5_5_a_hook_of_somebody_else_costs_one_intel() {
    let given = hooks().turn(ANNA).act("hook seer");
    assert_eq!(given.console(ANNA).intel, 2);
    assert_eq!(given.console(BRUNO).intel, 4);
    let free = hooks().turn(ANNA).act("hook fixer");
    assert_eq!(free.console(ANNA).intel, 3);
}

#[test]
fn id_r3_without_intel_the_supply_pays() {
    let given = hooks().intel(ANNA, 0).turn(ANNA).act("hook seer");
    assert_eq!(given.console(ANNA).intel, 0);
    assert_eq!(given.console(BRUNO).intel, 4);
    assert_eq!(given.ports(ANNA), ["jumper", "seer"]);
}

#[test]
fn id_5_6_the_other_tokens_move_up() {
    let given = hooks().turn(ANNA).act("hook enforcer");
    assert_eq!(given.ports(BRUNO), ["seer"]);
    let given = hooks().hooked(ANNA, "fixer", 0).turn(ANNA);
    assert_eq!(given.act("unhook jumper").ports(ANNA), ["fixer"]);
}

#[test]
fn id_e3_a_hook_is_taken_from_another_console() {
    let given = hooks().turn(ANNA).act("hook enforcer");
    assert_eq!(given.console(ANNA).intel, 2);
    assert_eq!(given.console(BRUNO).intel, 4);
    assert_eq!(given.ports(ANNA), ["jumper", "enforcer"]);
    assert_eq!(given.ports(BRUNO), ["seer"]);
}

#[test]
fn id_e4_grip_over_both_hooked_criminals_rises() {
    let given = hooks().turn(ANNA).act("hook enforcer");
    assert_eq!(given.grip_over(ANNA, "jumper"), 1);
    assert_eq!(given.grip_over(ANNA, "enforcer"), 1);
    assert_eq!(given.grip_over(ANNA, "seer"), 0);
}

#[test]
fn id_5_7_the_third_port_brings_a_dilemma() {
    let given = hooks().turn(ANNA).act("hook fixer");
    assert!(given.papers(ANNA).dilemmas.is_empty(), "the second port");
    let given = hooks().hooked(ANNA, "fixer", 0).turn(ANNA);
    let given = given.act("hook seer");
    assert_eq!(given.papers(ANNA).dilemmas.len(), 1);
    assert_eq!(given.game.hidden.dilemmas.deck.len(), 71);
    // Three that are hooked already bring none, nor does the loss of one.
    let given = given.turn(ANNA).act("pass");
    assert_eq!(given.papers(ANNA).dilemmas.len(), 1);
}

#[test]
fn id_5_8_a_locked_token_cannot_be_hooked() {
    let given = hooks().but(|game| game.open.console_mut(BRUNO).locked = set(&["seer"]));
    let given = given.turn(ANNA);
    assert_eq!(given.legal_like("hook"), ["hook fixer", "hook enforcer"]);
    let criminal = Criminal::Seer;
    assert_eq!(given.refused("hook seer"), WhyNot::Locked { criminal });
}

#[test]
fn id_5_9_hooking_moves_nothing_and_gives_no_grip() {
    let before = hooks().holds("seer", "cash").turn(ANNA);
    let city = before.game.open.city;
    // Only the rise of step 2 counts: 1, not 2.
    let given = before.act("hook seer");
    assert_eq!(given.game.open.city, city);
    assert_eq!(given.grip_over(ANNA, "seer"), 1);
}

#[test]
fn id_5_10_the_step_is_skipped_if_nobody_can_be_hooked() {
    let given = table(2)
        .at("seer", "harbor")
        .hooked(BRUNO, "seer", 0)
        .but(|game| game.open.console_mut(BRUNO).locked = set(&["seer"]))
        .turn(ANNA);
    assert_eq!(given.step(), Step::Act);
    assert!(given.ports(ANNA).is_empty());
}

/// ID-R13: before a hook, in step 1 or with the hook token, and at no other time.
#[test]
fn id_r13_unhooking_belongs_to_hooking() {
    let given = hooks().tool(ANNA, "hook").turn(ANNA).act("pass");
    let asked = kernel::RuleId("ID-7.4");
    assert_eq!(given.refused("unhook jumper"), WhyNot::NotAsked { asked });
    let given = given.act("support hook");
    assert!(given.may("unhook jumper"));
    let given = given.act("unhook jumper");
    let asked = kernel::RuleId("ID-11.18");
    assert_eq!(given.refused("pass"), WhyNot::MustChoose { asked });
}

/// ID-R15: hooks that are swapped fill the third port without a dilemma.
#[test]
fn id_r15_only_hooking_brings_a_dilemma() {
    let given = hooks().hooked(BRUNO, "fixer", 0).tool(ANNA, "swap_hooks");
    let given = given.acting(ANNA).act("support swap_hooks");
    assert_eq!(given.ports(ANNA), ["enforcer", "seer", "fixer"]);
    assert!(given.papers(ANNA).dilemmas.is_empty());
    let by_token = hooks().hooked(ANNA, "fixer", 0).tool(ANNA, "hook");
    let given = by_token.acting(ANNA).acts(&["support hook", "hook seer"]);
    assert_eq!(given.papers(ANNA).dilemmas.len(), 1);
}

/// ID-R80: a lock ends whenever its token goes back to the middle.
#[test]
fn id_r39_a_locked_criminal_may_be_unhooked_and_the_lock_goes() {
    let given = hooks().but(|game| game.open.console_mut(ANNA).locked = set(&["jumper"]));
    let given = given.turn(ANNA).act("unhook jumper");
    assert!(given.console(ANNA).locked.is_empty());
    assert_eq!(given.discarded("lock"), 1);
    let given = given.act("hook jumper");
    assert!(!given.console(ANNA).locked.contains(read("jumper")));
    assert_eq!(given.console(ANNA).ports.len(), 1);
}
