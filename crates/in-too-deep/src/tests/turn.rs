//! ID-4: the turn and its windows.

use kernel::{Explain, RuleId};

use super::given::{ANNA, BRUNO, CLARA, Given, table};
use crate::event::Event;
use crate::step::Step;
use crate::whynot::WhyNot;

fn hooked(seats: u8) -> Given {
    table(seats)
        .at("seer", "harbor")
        .at("jumper", "parish")
        .hooked(ANNA, "seer", 0)
        .hand(ANNA, &["a1_soft_count", "petty_joyride"])
        .hand(BRUNO, &["b3_kill_switch", "petty_pickpocket"])
}

#[test]
fn id_4_1_five_steps_and_then_the_next_player() {
    let given = hooked(3)
        .at("fixer", "blocks")
        .hand(CLARA, &["c1_dead_air", "petty_heckler"])
        .turn(ANNA);
    assert_eq!(given.step(), Step::Hook { unhooked: false });
    let given = given.act("pass");
    assert_eq!(
        (given.step(), given.grip_over(ANNA, "seer")),
        (Step::Act, 1)
    );
    let given = given.act("pass");
    assert_eq!(given.step(), Step::Discard { begun: false });
    let given = given.act("pass");
    assert_eq!((given.asked(), given.game.open.turn.actions), (BRUNO, 2));
    let given = given.acts(&["hook jumper", "pass", "pass"]);
    assert_eq!(given.asked(), CLARA);
    // After the last seat it is the first one's turn again.
    let given = given.acts(&["hook fixer", "pass", "pass"]);
    assert_eq!(given.asked(), ANNA);
}

#[test]
fn id_4_2_no_step_is_revisited() {
    let given = hooked(2).turn(ANNA).act("pass");
    let asked = RuleId("ID-7.4");
    assert_eq!(given.refused("hook jumper"), WhyNot::NotAsked { asked });
    let given = given.act("pass");
    let asked = RuleId("ID-19.1");
    let late = WhyNot::NotAsked { asked };
    assert_eq!(given.refused("move seer blocks"), late);
    assert_eq!(given.refused("commit a1_soft_count"), late);
    // Step 2 happens though nobody was hooked, step 5 though nothing was done.
    assert_eq!(given.grip_over(ANNA, "seer"), 1);
    let given = given.acts(&["discard a1_soft_count", "pass", "deck level_1"]);
    assert_eq!(given.papers(ANNA).crimes.len(), 2);
}

/// ID-R14: before step 1, in step 3, between steps 4 and 5.
#[test]
fn id_4_3_support_has_three_windows() {
    let given = hooked(2)
        .tool(ANNA, "shift_searches")
        .tool(ANNA, "shift_searches")
        .tool(ANNA, "shift_searches")
        .turn(ANNA);
    let shift = ["support shift_searches", "zone blocks", "zone zinbazaar"];
    let back = ["support shift_searches", "zone zinbazaar", "zone blocks"];
    let given = given.acts(&shift);
    assert_eq!(given.step(), Step::Hook { unhooked: false });
    let given = given.act("pass").acts(&back);
    assert_eq!(given.step(), Step::Act);
    let given = given.act("pass").acts(&shift);
    assert_eq!(given.step(), Step::Discard { begun: false });
    assert_eq!(given.discarded("shift_searches"), 3);
}

#[test]
fn id_r14_support_is_never_used_in_the_middle_or_by_others() {
    let given = hooked(2)
        .tool(ANNA, "shift_searches")
        .tool(BRUNO, "shift_searches")
        .acting(ANNA)
        .asking(ANNA, Step::GainGrip { left: 1 });
    let asked = RuleId("ID-6.2");
    let refused = given.refused("support shift_searches");
    assert_eq!(refused, WhyNot::NotAsked { asked });
    let given = hooked(2).tool(BRUNO, "shift_searches").turn(ANNA);
    assert_eq!(given.refused("support shift_searches"), WhyNot::NotHeld);
}

/// ID-R83: the windows close with the first unhook and the first discard.
#[test]
fn id_r83_a_window_is_part_of_the_next_question() {
    let given = hooked(2).tool(ANNA, "shift_searches").turn(ANNA);
    assert!(given.may("support shift_searches"));
    let given = given.act("unhook seer");
    let refused = given.refused("support shift_searches");
    assert_eq!(refused, WhyNot::NoSupportNow);
    let given = given.acts(&["hook seer", "pass"]);
    assert!(given.may("support shift_searches"));
    let given = given.act("discard petty_joyride");
    let refused = given.refused("support shift_searches");
    assert_eq!(refused, WhyNot::NoSupportNow);
}

/// ID-R83: a token in a window does not close it, nor does it end the step.
#[test]
fn id_r83_hooking_by_token_leaves_the_hook_of_step_one() {
    let given = hooked(2).tool(ANNA, "hook").turn(ANNA);
    let given = given.acts(&["support hook", "hook jumper"]);
    assert_eq!(given.step(), Step::Hook { unhooked: false });
    assert_eq!(given.ports(ANNA), ["seer", "jumper"]);
    let given = given.act("pass");
    assert_eq!(
        given.grip_over(ANNA, "jumper"),
        2,
        "by the token and step 2"
    );
}

/// What Anna is asked, by its message.
fn asked(given: &Given) -> String {
    let prompt = given.game.prompt_of(ANNA).expect("Anna is asked");
    prompt.phrase().id.to_string()
}

/// ID-21.3: whoever takes the last turn is told so; what no turn follows on matters no more.
#[test]
fn id_21_3_the_last_turn_is_announced() {
    let turn = |last: Option<u8>| {
        let given = hooked(2).turn(ANNA);
        given.but(|game| game.open.last_turns = last)
    };
    assert_eq!(asked(&turn(None)), "prompt-hook");
    let given = turn(Some(1));
    assert_eq!(asked(&given), "prompt-hook-last");
    let given = given.acts(&["pass", "pass"]);
    assert_eq!(asked(&given), "prompt-discard-last");
    let given = given.act_first("discard");
    assert_eq!(asked(&given), "prompt-discard-last");
}

/// ID-R83: without a crime there is support to use, and nothing to discard.
#[test]
fn id_r83_who_has_no_crime_is_not_asked_what_to_discard() {
    let given = hooked(2).tool(ANNA, "shift_searches").acting(ANNA);
    let given = given.hand(ANNA, &[]).act("pass");
    assert_eq!(given.step(), Step::Discard { begun: false });
    assert_eq!(asked(&given), "prompt-discard-none");
}

#[test]
fn id_4_1_turns_are_told() {
    let given = hooked(2).turn(ANNA).acts(&["pass", "pass", "pass"]);
    let began: Vec<Event> = given
        .events()
        .into_iter()
        .filter(|event| matches!(event, Event::TurnBegan { .. }))
        .collect();
    let [anna, bruno] = [ANNA, BRUNO].map(|seat| Event::TurnBegan { agent: seat.into() });
    assert_eq!(began, [anna, bruno]);
}
