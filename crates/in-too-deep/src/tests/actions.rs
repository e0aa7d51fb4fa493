//! ID-7: the actions and free actions of step 3.

use super::given::{ANNA, BRUNO, Given, table};
use crate::pieces::{Criminal, Zone};
use crate::step::Step;
use crate::whynot::WhyNot;

/// The position of ID-E6.
fn example() -> Given {
    table(2)
        .at("enforcer", "parish")
        .at("jumper", "blocks")
        .holds("enforcer", "eagle_eye")
        .dropped("jammer", "blocks")
        .hooked(ANNA, "enforcer", 2)
        .hooked(ANNA, "jumper", 3)
        .acting(ANNA)
}

#[test]
fn id_e6_what_the_enforcer_and_the_jumper_can_do() {
    let expected = [
        "pass",
        "move enforcer aerodrome",
        "drop enforcer",
        "use enforcer",
        "grip enforcer",
        "move jumper zinbazaar",
        "move jumper harbor",
        "pickup jumper jammer",
        "grip jumper",
        "jump",
    ];
    let given = example();
    assert_eq!(given.legal(), expected);
    let zone = Zone::Blocks;
    assert_eq!(given.refused("use jumper"), WhyNot::Searched { zone });
    assert_eq!(given.act("jump").zone("jumper"), "parish");
}

#[test]
fn id_e7_the_parish_draws_searches_and_gives_tolerance() {
    let given = example().act("use enforcer");
    let expected = [("blocks", 2), ("aerodrome", 1), ("parish", 3)];
    assert_eq!(given.searched(), expected);
    assert_eq!(given.console(ANNA).tolerance, 2);
}

#[test]
fn id_7_1_two_actions_are_divided_freely() {
    let given = example().acts(&["grip enforcer", "grip jumper"]);
    assert_eq!(given.game.open.turn.actions, 0);
    assert_eq!(given.refused("grip jumper"), WhyNot::NoActionsLeft);
    assert_eq!(given.legal(), ["pass", "drop enforcer"]);
    let given = example().acts(&["jump", "move jumper aerodrome"]);
    assert_eq!(given.refused("jump"), WhyNot::NoActionsLeft);
}

#[test]
fn id_7_2_further_actions_come_from_tokens_and_endurance() {
    let given = example().tool(ANNA, "actions_2").act("support actions_2");
    assert_eq!(given.game.open.turn.actions, 4);
    // With any of your criminals.
    let given = given.acts(&["grip enforcer", "grip jumper", "jump", "use enforcer"]);
    assert_eq!(given.refused("jump"), WhyNot::NoActionsLeft);
    // Endurance needs no action that is left.
    let given = given.grip(ANNA, "jumper", 5).act("endure jumper");
    let given = given.act("jump");
    assert_eq!(given.zone("jumper"), "blocks");
    assert_eq!(given.grip_over(ANNA, "jumper"), 4);
}

#[test]
fn id_7_3_actions_may_be_left_unused() {
    let given = example().hand(ANNA, &["b3_kill_switch", "petty_pickpocket"]);
    let given = given.act("pass");
    assert_eq!(given.step(), Step::Discard { begun: false });
}

/// ID-7.4: move, pick up, use a zone, an ability, grip: each costs one action.
#[test]
fn id_7_4_five_actions_cost_an_action_each() {
    for action in [
        "move jumper harbor",
        "pickup jumper jammer",
        "use enforcer",
        "jump",
        "grip jumper",
    ] {
        let given = example().act(action);
        assert_eq!(given.game.open.turn.actions, 1, "{action}");
    }
    let free = example().act("drop enforcer");
    assert_eq!(free.game.open.turn.actions, 2);
}

#[test]
fn id_7_5_a_criminal_moves_one_zone() {
    let given = example().act("move jumper zinbazaar");
    assert_eq!(given.zone("jumper"), "zinbazaar");
    let zone = Zone::Downtown;
    let refused = example().refused("move enforcer downtown");
    assert_eq!(refused, WhyNot::Barred { zone });
    let zone = Zone::Heights;
    let refused = example().refused("move enforcer heights");
    assert_eq!(refused, WhyNot::NotAdjacent { zone });
}

#[test]
fn id_7_6_a_dropped_item_of_the_zone_is_picked_up() {
    let given = example().act("pickup jumper jammer");
    assert_eq!(given.holder("jammer"), Some("jumper"));
    assert_eq!(given.refused("pickup jumper cash"), WhyNot::NotDropped);
    // Neither one that somebody holds there.
    let held = example().at("seer", "blocks").holds("seer", "jammer");
    assert_eq!(held.refused("pickup jumper jammer"), WhyNot::NotDropped);
    let given = example().dropped("cash", "parish");
    let given = given.act("pickup enforcer cash");
    assert_eq!(given.holder("cash"), Some("enforcer"));
    assert_eq!(given.lies("eagle_eye"), Some("parish"));
}

#[test]
fn id_7_7_no_zone_with_searches_is_used() {
    let zone = Zone::Blocks;
    let refused = example().refused("use jumper");
    assert_eq!(refused, WhyNot::Searched { zone });
    let calm = example().searches(&[("aerodrome", 3), ("heights", 2), ("harbor", 1)]);
    assert!(calm.may("use jumper"));
}

#[test]
fn id_7_8_abilities_are_used_from_the_ability_zone_on() {
    let (criminal, grip, needed) = (Criminal::Enforcer, 2, 3);
    let low = WhyNot::GripTooLow {
        criminal,
        grip,
        needed,
    };
    let given = example().at("seer", "parish");
    assert_eq!(given.refused("push seer aerodrome"), low);
    let given = given.act("grip enforcer");
    assert!(given.may("push seer aerodrome"));
}

#[test]
fn id_7_9_an_action_gives_one_grip_over_a_hooked_criminal() {
    let given = example().act("grip jumper");
    assert_eq!(given.grip_over(ANNA, "jumper"), 4);
    let criminal = Criminal::Seer;
    let other = example().at("seer", "harbor").hooked(BRUNO, "seer", 0);
    assert_eq!(other.refused("grip seer"), WhyNot::NotYours { criminal });
}

/// ID-7.10: dropping, petty crimes, support and free abilities cost nothing and do not end the step.
#[test]
fn id_7_10_free_actions_may_be_done_without_actions() {
    let given = example()
        .at("smuggler", "zinbazaar")
        .hooked(ANNA, "smuggler", 3)
        .hand(ANNA, &["petty_fencing", "b3_kill_switch"])
        .tool(ANNA, "ignore_barriers")
        .offer([(Some("lock"), 0), (Some("hook"), 0), (None, 0)])
        .acts(&["grip jumper", "grip jumper"]);
    assert_eq!(given.game.open.turn.actions, 0);
    let given = given.acts(&[
        "drop enforcer",
        "smuggle cash",
        "support ignore_barriers",
        "commit petty_fencing",
        "third 1",
    ]);
    assert_eq!(given.step(), Step::Act);
    assert_eq!(given.console(ANNA).intel, 5);
    assert_eq!(given.lies("cash"), Some("zinbazaar"));
    assert!(given.game.open.turn.ignore_barriers);
}

#[test]
fn id_7_11_a_criminal_drops_what_is_held() {
    let given = example().act("drop enforcer");
    assert_eq!(given.lies("eagle_eye"), Some("parish"));
    assert_eq!(given.refused("drop enforcer"), WhyNot::HoldsNothing);
}

/// ID-R82: a major crime is committed among the actions and ends them.
#[test]
fn id_r82_a_major_crime_ends_step_three() {
    let given = example()
        .dropped("cash", "blocks")
        .hand(ANNA, &["a1_soft_count", "petty_pickpocket"])
        .act("pickup jumper cash");
    assert!(given.may("commit a1_soft_count"));
    let given = given.act("commit a1_soft_count");
    assert_eq!(given.legal(), ["outcome careful", "outcome reckless"]);
    // Of a bar with one kind nothing is asked.
    let given = given.bar(&["timing"; 4]).act("outcome reckless");
    assert_eq!(given.step(), Step::Discard { begun: false });
    assert!(given.ports(ANNA).is_empty());
}
