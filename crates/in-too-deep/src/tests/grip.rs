//! ID-6: the rise of grip, abilities and endurance.

use super::given::{ANNA, BRUNO, read, table};
use crate::content::content;
use crate::pieces::{Criminal, Zone};
use crate::step::Step;
use crate::whynot::WhyNot;

#[test]
fn id_6_1_grip_rises_over_everybody_hooked() {
    let given = table(2)
        .at("jumper", "blocks")
        .at("seer", "harbor")
        .at("fixer", "parish")
        .hooked(ANNA, "jumper", 4)
        .hooked(ANNA, "seer", 0)
        .hooked(BRUNO, "fixer", 1)
        .grip(ANNA, "fixer", 2)
        .turn(ANNA)
        .act("pass");
    assert_eq!(given.grip_over(ANNA, "jumper"), 5);
    assert_eq!(given.grip_over(ANNA, "seer"), 1);
    // Neither over those of others nor for others.
    assert_eq!(given.grip_over(ANNA, "fixer"), 2);
    assert_eq!(given.grip_over(BRUNO, "fixer"), 1);
}

#[test]
fn id_6_2_a_token_never_leaves_the_track() {
    let given = table(2)
        .at("jumper", "blocks")
        .at("seer", "harbor")
        .hooked(ANNA, "jumper", 8)
        .hooked(ANNA, "seer", 7)
        .turn(ANNA)
        .act("pass");
    assert_eq!(given.grip_over(ANNA, "jumper"), 8);
    assert_eq!(given.grip_over(ANNA, "seer"), 8);
    assert_eq!(given.refused("grip seer"), WhyNot::TopOfTrack);
    // Chapter 1 costs 2 grip, more than there is.
    let given = table(2)
        .at("jumper", "blocks")
        .grip(ANNA, "jumper", 1)
        .grip(BRUNO, "jumper", 5)
        .files(BRUNO, 1)
        .resolving(BRUNO);
    assert_eq!(given.grip_over(ANNA, "jumper"), 0);
    assert_eq!(given.grip_over(BRUNO, "jumper"), 5);
}

/// ID-R10: the ability zone begins at 3, the endurance zone at 5.
#[test]
fn id_6_3_an_ability_needs_three_grip_and_a_hook() {
    let jumper = |grip| table(2).at("jumper", "blocks").hooked(ANNA, "jumper", grip);
    assert!(jumper(3).acting(ANNA).may("jump"));
    let criminal = Criminal::Jumper;
    let low = WhyNot::GripTooLow {
        criminal,
        grip: 2,
        needed: 3,
    };
    assert_eq!(jumper(2).acting(ANNA).refused("jump"), low);
    let unhooked = table(2).at("jumper", "blocks").grip(ANNA, "jumper", 8);
    let refused = unhooked.acting(ANNA).refused("jump");
    assert_eq!(refused, WhyNot::NotYours { criminal });
}

#[test]
fn id_6_4_grip_is_paid_for_an_action_of_that_criminal() {
    let given = table(2)
        .at("seer", "harbor")
        .at("fixer", "zinbazaar")
        .hooked(ANNA, "seer", 6)
        .hooked(ANNA, "fixer", 4)
        .acting(ANNA)
        .act("endure seer");
    // The payment is followed by its action at once.
    assert_eq!(given.step(), Step::Endure(Criminal::Seer));
    assert_eq!(given.grip_over(ANNA, "seer"), 5);
    assert_eq!(given.legal(), ["move seer blocks", "use seer"]);
    let criminal = Criminal::Seer;
    let other = given.refused("move fixer blocks");
    assert_eq!(other, WhyNot::OtherCriminal { criminal });
    let asked = kernel::RuleId("ID-6.4");
    assert_eq!(given.refused("pass"), WhyNot::MustChoose { asked });
    // The two actions of the turn are not touched, and 5 is still in the zone.
    let given = given.act("move seer blocks");
    assert_eq!(given.game.open.turn.actions, 2);
    let given = given.acts(&["endure seer", "move seer harbor"]);
    assert_eq!(given.grip_over(ANNA, "seer"), 4);
    let (criminal, grip, needed) = (Criminal::Seer, 4, 5);
    let why = WhyNot::NoEndurance {
        criminal,
        grip,
        needed,
    };
    assert_eq!(given.refused("endure seer"), why);
    assert_eq!(given.zone("seer"), "harbor");
}

#[test]
fn id_6_5_what_is_lost_and_regained_counts_at_once() {
    let given = table(2)
        .at("seer", "harbor")
        .hooked(ANNA, "seer", 5)
        .acting(ANNA)
        .acts(&["endure seer", "move seer blocks"]);
    assert!(!given.may("endure seer"));
    let given = given.act("grip seer");
    assert!(given.may("endure seer"));
    let jumper = table(2).at("jumper", "blocks").hooked(ANNA, "jumper", 2);
    let given = jumper.acting(ANNA);
    assert!(!given.may("jump"));
    assert!(given.act("grip jumper").may("jump"));
}

#[test]
fn id_6_6_grip_over_the_unhooked_stays() {
    let given = table(2)
        .at("seer", "harbor")
        .at("jumper", "blocks")
        .hooked(ANNA, "seer", 4)
        .hooked(ANNA, "jumper", 1)
        .turn(BRUNO)
        .act("hook seer");
    assert_eq!(given.grip_over(ANNA, "seer"), 4);
    // It is the lowest token that counts, hooked or not.
    let view = given.game.view_of(kernel::Viewer::Seat(ANNA));
    assert_eq!(crate::score::grip(&view, ANNA.into()), 1);
    let given = given.grip(ANNA, "jumper", 8);
    let view = given.game.view_of(kernel::Viewer::Seat(ANNA));
    assert_eq!(crate::score::grip(&view, ANNA.into()), 6);
}

#[test]
fn id_6_7_what_the_spaces_of_the_track_are_worth() {
    let values = (0..=8).map(|grip| {
        let given = table(2).at("seer", "harbor").grip(ANNA, "seer", grip);
        let view = given.game.view_of(kernel::Viewer::Seat(ANNA));
        crate::score::grip(&view, ANNA.into())
    });
    let values: Vec<u16> = values.collect();
    assert_eq!(values, [0, 1, 2, 4, 6, 9, 12, 15, 18]);
}

#[test]
fn id_r10_the_track_has_nine_spaces_and_two_zones() {
    let track = &content().grip_track;
    assert_eq!(track.end_values.len(), 9);
    assert_eq!((track.ability_from, track.endurance_from), (3, 5));
}

#[test]
fn id_e5_both_abilities_and_one_extra_action() {
    let given = table(2)
        .at("jumper", "blocks")
        .at("shadow", "parish")
        .hooked(ANNA, "jumper", 4)
        .hooked(ANNA, "shadow", 5)
        .acting(ANNA);
    assert!(given.may("jump"));
    assert!(given.may("move shadow downtown"), "across the barrier");
    assert!(given.may("endure shadow") && !given.may("endure jumper"));
    let given = given.acts(&["endure shadow", "move shadow downtown"]);
    assert_eq!(given.grip_over(ANNA, "shadow"), 4);
    assert!(!given.may("endure shadow"));
    assert_eq!(given.zone("shadow"), Zone::Downtown.id());
}

/// Neither over the criminal that was paid for nor over another one.
#[test]
fn id_r16_endurance_buys_no_grip() {
    let given = table(2)
        .at("seer", "harbor")
        .at("jumper", "harbor")
        .hooked(ANNA, "seer", 5)
        .hooked(ANNA, "jumper", 2)
        .acting(ANNA)
        .act("endure seer");
    assert_eq!(given.refused("grip seer"), WhyNot::NoGripByEndurance);
    assert_eq!(given.refused("grip jumper"), WhyNot::NoGripByEndurance);
    assert!(given.may("move seer blocks"));
}

/// The Seer between two barriers in a searched zone without items has nothing that costs an action.
#[test]
fn id_r84_grip_is_paid_before_the_action_if_there_is_one() {
    let stuck = table(2)
        .at("seer", "blocks")
        .at("fixer", "blocks")
        .barriers(4, 5)
        .hooked(ANNA, "seer", 5)
        .hooked(ANNA, "fixer", 5)
        .acting(ANNA);
    let criminal: Criminal = read("seer");
    let refused = stuck.refused("endure seer");
    assert_eq!(refused, WhyNot::NothingToEndureFor { criminal });
    assert!(stuck.may("endure fixer"), "his ability reaches the Harbor");
    // What is free anyway is no extra action.
    let given = stuck.holds("fixer", "cash").act("endure fixer");
    assert_eq!(given.legal(), ["fix zinbazaar", "fix harbor"]);
    assert_eq!(given.refused("drop fixer"), WhyNot::CostsNothing);
    let asked = kernel::RuleId("ID-6.4");
    assert_eq!(given.refused("endure fixer"), WhyNot::NotAsked { asked });
}
