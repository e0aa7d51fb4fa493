//! Major crimes (ID-16).

use kernel::Explain;

use super::given::{ANNA, BRUNO, Given, set, table, tokens};
use crate::event::Event;
use crate::pieces::Deck;
use crate::step::Step;
use crate::whynot::WhyNot;

/// The Mechanic with the rifle, the Shadow with the coupe, the Guardian beside her (ID-E8).
fn small_test(story: &[&str]) -> Given {
    table(2)
        .laid("*mechanic@harbor+rifle *shadow@ion_towers+coupe")
        .bar(&["timing", "armament", "armament", "target"])
        .story(story)
        .hand(ANNA, &["b2_a_small_test"])
        .acting(ANNA)
}

#[test]
fn id_e8_a_small_test() {
    let given = small_test(&["b1_dry_fire"]).act("commit b2_a_small_test");
    assert_eq!(given.item("coupe"), "ion_towers");
    assert_eq!(given.item("rifle"), "+mechanic");
    let given = given.act("outcome reckless");
    assert_eq!(given.console(ANNA).intel, 3 + 8);
    let mut gained = given.events().into_iter();
    let gained = gained.find(|event| matches!(event, Event::IntelGained { .. }));
    assert_eq!(gained.expect("Intel").rule().0, "ID-16.4");
    assert_eq!(given.papers(ANNA).dilemmas.len(), 3);
    assert_eq!(given.step(), Step::Bar { more: 1 });
    let given = given.act("evidence timing");
    assert_eq!(given.papers(ANNA).evidence(), 2);
    assert_eq!((given.on_bar(), given.on_display()), (4, 8));
    assert_eq!(given.step(), Step::Process { left: 1 });
    let given = given.act("process timing box");
    assert!(
        given
            .game
            .open
            .story
            .contains(super::given::read("b2_a_small_test"))
    );
    assert!(given.console(ANNA).ports.is_empty());
    // Level 3 of B is allowed for everyone now.
    let kill_switch: crate::pieces::Crime = super::given::read("b3_kill_switch");
    assert!(kill_switch.is_open(given.game.open.story));
}

/// What a third criminal holds there is not mentioned by the card.
#[test]
fn id_r92_only_the_items_of_the_crime_are_dropped() {
    let given = small_test(&["b1_dry_fire"])
        .laid("*fixer@ion_towers+cash")
        .act("commit b2_a_small_test");
    assert_eq!(given.item("coupe"), "ion_towers");
    assert_eq!(given.item("cash"), "+fixer");
}

#[test]
fn id_e9_without_a_crime_of_level_1() {
    let given = small_test(&[]);
    assert!(!given.may("commit b2_a_small_test"));
    assert_eq!(
        given.refused("commit b2_a_small_test"),
        WhyNot::NoPrerequisite
    );
}

/// Another storyline or another level does not help.
#[test]
fn id_16_2_the_prerequisite_is_of_the_same_storyline() {
    assert!(!small_test(&["a1_soft_count"]).may("commit b2_a_small_test"));
    assert!(!small_test(&["b3_kill_switch"]).may("commit b2_a_small_test"));
    assert!(small_test(&["b1_turf_lines"]).may("commit b2_a_small_test"));
    // Level 3 needs level 2.
    let switch = |story: &[&str]| {
        table(2)
            .laid("*fixer@zinbazaar+rifle *seer@aerodrome+droid")
            .story(story)
            .hand(ANNA, &["b3_kill_switch"])
            .acting(ANNA)
            .may("commit b3_kill_switch")
    };
    assert!(!switch(&["b1_dry_fire"]));
    assert!(switch(&["b2_show_of_strength"]));
}

/// ID-D13: one, or none; committing it is the end of step 3, too (ID-R82).
#[test]
fn id_d13_at_most_one_major_crime_in_a_turn() {
    let given = table(2)
        .laid("*fixer@heights+cash")
        .hand(ANNA, &["e1_canvassing", "a1_soft_count"])
        .acting(ANNA);
    assert!(given.may("commit e1_canvassing") && given.may("commit a1_soft_count"));
    assert!(given.may("pass"));
    let given = given
        .act("commit e1_canvassing")
        .act("outcome reckless")
        .act_first("evidence");
    assert!(matches!(given.step(), Step::Discard { .. }));
    assert!(given.legal_like("commit").is_empty());
}

/// From the hand only.
#[test]
fn id_16_1_from_the_hand_if_everything_holds() {
    let given = table(2)
        .laid("*fixer@heights+cash")
        .hand(ANNA, &["e1_canvassing"])
        .hand(BRUNO, &["a1_soft_count"])
        .acting(ANNA);
    assert!(given.may("commit e1_canvassing"));
    assert_eq!(given.refused("commit a1_soft_count"), WhyNot::NotInHand);
}

#[test]
fn id_16_3_several_of_a_level_and_lower_after_higher() {
    let given = table(2)
        .laid("*fixer@heights+cash")
        .story(&["e1_photo_call", "e2_empty_chair", "e3_the_acclamation"])
        .hand(ANNA, &["e1_canvassing"])
        .acting(ANNA)
        .act("commit e1_canvassing")
        .act("outcome reckless")
        .act_first("evidence");
    assert_eq!(given.game.open.story.len(), 4);
    assert_eq!(given.console(BRUNO).intel, 3);
}

/// Effect, outcome, rewards, story, unhooking.
#[test]
fn id_16_4_the_order() {
    let given = table(2)
        .laid("*fixer@harbor+cash")
        .hand(ANNA, &["a1_soft_count"])
        .acting(ANNA)
        .act("commit a1_soft_count");
    let crime = super::given::read("a1_soft_count");
    assert_eq!(given.item("cash"), "harbor");
    assert_eq!(given.console(ANNA).intel, 3);
    let given = given.act("outcome careful");
    // Still hooked, and not in the story yet.
    assert_eq!(given.console(ANNA).intel, 7);
    assert_eq!(given.papers(ANNA).dilemmas.len(), 1);
    assert_eq!(given.console(ANNA).ports.len(), 1);
    assert!(!given.game.open.story.contains(crime));
    let given = given.act_first("evidence").act("pass");
    assert!(given.game.open.story.contains(crime));
    assert!(given.console(ANNA).ports.is_empty());
    assert_eq!(
        given.game.open.controller(super::given::read("fixer")),
        None
    );
}

#[test]
fn id_16_5_an_empty_dilemma_deck_is_made_anew() {
    let given = table(2)
        .laid("*fixer@heights+cash")
        .but(|game| {
            game.hidden.dilemmas.deck = set(&["d01"]);
            game.hidden.dilemmas.discard = set(&["d02", "d03"]);
        })
        .hand(ANNA, &["e1_canvassing"])
        .acting(ANNA)
        .act("commit e1_canvassing")
        .act("outcome reckless");
    assert_eq!(given.papers(ANNA).dilemmas.len(), 2);
    assert!(
        given
            .papers(ANNA)
            .dilemmas
            .contains(super::given::read("d01"))
    );
    assert_eq!(given.game.hidden.dilemmas.deck.len(), 1);
    assert!(given.game.hidden.dilemmas.discard.is_empty());
}

/// ID-D16: careful or reckless, once the effect is done.
#[test]
fn id_16_6_the_outcome_is_chosen_after_the_effect() {
    let given = table(2)
        .laid("*fixer@zinbazaar")
        .hand(ANNA, &["a1_exchange_counter"])
        .acting(ANNA)
        .act("commit a1_exchange_counter");
    assert_eq!(given.step(), Step::March { left: 1 });
    let given = given.act("guardian aerodrome");
    assert_eq!(given.legal(), ["outcome careful", "outcome reckless"]);
}

#[test]
fn id_d16_the_outcomes_pay_differently() {
    let given = |outcome: &str| {
        table(2)
            .laid("*fixer@harbor+cash")
            .hand(ANNA, &["a1_soft_count"])
            .acting(ANNA)
            .act("commit a1_soft_count")
            .act(outcome)
    };
    let careful = given("outcome careful");
    assert_eq!(careful.console(ANNA).intel, 3 + 4);
    assert_eq!(careful.papers(ANNA).dilemmas.len(), 1);
    let reckless = given("outcome reckless");
    assert_eq!(reckless.console(ANNA).intel, 3 + 5);
    assert_eq!(reckless.papers(ANNA).dilemmas.len(), 2);
}

/// One column for each storyline, and everybody sees it.
#[test]
fn id_16_7_the_story_is_common() {
    let given = small_test(&["b1_dry_fire"])
        .act("commit b2_a_small_test")
        .act("outcome reckless")
        .act("evidence timing")
        .act("pass");
    let story = set(&["b1_dry_fire", "b2_a_small_test"]);
    let view = given.game.view_of(kernel::Viewer::Seat(BRUNO));
    assert_eq!(view.open.story, story);
    // Bruno may go on from what Anna has done.
    let given = given
        .laid("fixer@zinbazaar+rifle seer@aerodrome+droid")
        .hooked(BRUNO, "fixer", 0)
        .hooked(BRUNO, "seer", 0)
        .hand(BRUNO, &["b3_kill_switch"])
        .acting(BRUNO);
    assert!(given.may("commit b3_kill_switch"));
}

/// ID-R27: what does not hold is not offered, and refused without a penalty.
#[test]
fn id_16_8_only_what_can_be_committed_is_offered() {
    let given = table(2)
        .laid("*fixer@harbor+coupe")
        .hand(ANNA, &["a1_soft_count"])
        .acting(ANNA);
    assert!(!given.may("commit a1_soft_count"));
    assert_eq!(
        given.refused("commit a1_soft_count"),
        WhyNot::ConditionsNotMet
    );
    assert_eq!(given.step(), Step::Act);
    let given = given.holds("fixer", "cash");
    assert!(given.may("commit a1_soft_count"));
}

#[test]
fn id_r27_a_refused_crime_stays_in_hand() {
    let given = table(2)
        .laid("*fixer@harbor+coupe")
        .hand(ANNA, &["a1_soft_count"])
        .acting(ANNA);
    given.refused("commit a1_soft_count");
    assert_eq!(given.papers(ANNA).crimes, set(&["a1_soft_count"]));
}

/// ID-R26: with two who could, the player says which.
#[test]
fn id_r26_several_ways_to_fulfil_a_condition() {
    let given = table(2)
        .laid("*fixer@heights+cash *seer@heights+coupe")
        .hand(ANNA, &["e1_canvassing"])
        .acting(ANNA)
        .act("commit e1_canvassing");
    assert_eq!(given.legal(), ["bind y1=fixer", "bind y1=seer"]);
    let given = given.act("bind y1=fixer");
    assert_eq!(
        [given.item("cash"), given.item("coupe")],
        ["heights", "+seer"]
    );
    assert_eq!(given.papers(ANNA).memory, tokens(&[]));
    assert_eq!(given.game.deck(Deck::Level3).len(), 5);
}
