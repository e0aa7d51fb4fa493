//! ID-4: the turn and its windows.

use kernel::{Explain, RuleId};

use super::given::{ANNA, BRUNO, CLARA, Given, table};
use crate::event::Event;
use crate::step::{Step, Window};
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

/// ID-R14: in steps 1, 3 and 5, also after an unhooking and after a discard.
#[test]
fn id_4_3_support_is_used_whenever_nothing_is_resolved() {
    let given = (0..5)
        .fold(hooked(2), |given, _| given.tool(ANNA, "shift_searches"))
        .turn(ANNA);
    let shift = ["support shift_searches", "zone blocks", "zone zinbazaar"];
    let back = ["support shift_searches", "zone zinbazaar", "zone blocks"];
    let given = given.acts(&shift);
    assert_eq!(given.step(), Step::Hook { unhooked: false });
    let given = given.act("unhook seer").acts(&back);
    assert_eq!(given.step(), Step::Hook { unhooked: true });
    let given = given.act("hook seer").acts(&shift);
    assert_eq!(given.step(), Step::Act);
    let given = given.act("pass").acts(&back);
    assert_eq!(given.step(), Step::Discard { begun: false });
    let given = given.act("discard petty_joyride").acts(&shift);
    assert_eq!(given.step(), Step::Discard { begun: true });
    assert_eq!(given.discarded("shift_searches"), 5);
}

/// Between steps 1 and 2, for tokens that bring other hooks.
#[test]
fn id_4_3_hooks_are_moved_before_grip_rises() {
    let given = hooked(2)
        .at("fixer", "blocks")
        .hooked(BRUNO, "fixer", 0)
        .tool(ANNA, "swap_hooks")
        .tool(ANNA, "shift_searches")
        .turn(ANNA)
        .act("hook jumper");
    assert_eq!(given.step(), Step::Window(Window::Grip));
    assert_eq!(given.legal(), ["pass", "support swap_hooks"]);
    let refused = given.refused("support shift_searches");
    assert_eq!(refused, WhyNot::NoSupportNow);
    assert_eq!(given.again().act("pass").step(), Step::Act);
    let given = given.act("support swap_hooks");
    assert_eq!(given.ports(ANNA), ["fixer"], "Bruno is the only opponent");
    assert_eq!(given.step(), Step::Act, "no other token moves hooks");
    let grips = ["fixer", "seer", "jumper"].map(|one| given.grip_over(ANNA, one));
    assert_eq!(grips, [1, 0, 0]);
}

/// After what was drawn in step 5, but not in the last turn.
#[test]
fn id_4_3_support_is_used_after_a_draw() {
    let drawing = || {
        hooked(2)
            .tool(ANNA, "shift_searches")
            .tool(ANNA, "actions_1")
            .turn(ANNA)
            .acts(&["pass", "pass", "discard a1_soft_count", "pass"])
    };
    let given = drawing().act("deck level_1");
    assert_eq!(given.step(), Step::Window(Window::End));
    assert_eq!(given.legal(), ["pass", "support shift_searches"]);
    assert_eq!(given.again().act("pass").asked(), BRUNO);
    let shift = ["support shift_searches", "zone blocks", "zone harbor"];
    let given = given.acts(&shift);
    assert_eq!(given.asked(), BRUNO, "nothing is left that could be used");
    let last = drawing().but(|game| game.open.last_turns = Some(1));
    // The window was opened with the draw.
    assert_eq!(last.act("deck level_1").step(), Step::Window(Window::End));
    let last = hooked(2).tool(ANNA, "shift_searches").turn(ANNA);
    let last = last.but(|game| {
        game.open.ending = Some(BRUNO.into());
        game.open.last_turns = Some(1);
    });
    let last = last.acts(&["pass", "pass", "discard a1_soft_count", "pass"]);
    assert_eq!(last.act("deck level_1").asked(), BRUNO);
    // Who draws nothing is not asked.
    let none = hooked(2).tool(ANNA, "shift_searches").turn(ANNA);
    assert_eq!(none.acts(&["pass", "pass", "pass"]).asked(), BRUNO);
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

/// What is asked anyway asks for support as well; nothing else is asked for its sake.
#[test]
fn id_r83_a_window_is_part_of_the_next_question() {
    let given = hooked(2).tool(ANNA, "shift_searches").turn(ANNA);
    assert!(given.may("support shift_searches"));
    let given = given.act("unhook seer");
    assert!(given.may("support shift_searches"));
    let given = given.act("hook seer");
    assert_eq!(given.step(), Step::Act, "searches have time until then");
    let given = given.act("pass");
    assert!(given.may("support shift_searches"));
    let given = given.act("discard petty_joyride");
    assert!(given.may("support shift_searches"));
}

/// In the first edition the windows closed with the first unhook and the first discard, and there were no others.
#[test]
fn id_a4_windows_closed_in_the_first_edition() {
    let tools = || {
        hooked(2)
            .of_the_first_edition()
            .tool(ANNA, "shift_searches")
            .tool(ANNA, "hook")
    };
    let given = tools().turn(ANNA);
    assert!(given.may("support shift_searches"));
    let given = given.act("unhook seer");
    let refused = given.refused("support shift_searches");
    assert_eq!(refused, WhyNot::NoSupportNow);
    let given = given.act("hook seer");
    assert_eq!(given.step(), Step::Act);
    let given = given.act("pass");
    assert!(given.may("support shift_searches"));
    let given = given.act("discard a1_soft_count");
    let refused = given.refused("support shift_searches");
    assert_eq!(refused, WhyNot::NoSupportNow);
    let given = given.acts(&["pass", "deck level_1"]);
    assert_eq!(given.asked(), BRUNO);
}

/// ID-A4: each moment of the turn at which nothing is resolved has its window now.
#[test]
fn id_a4_every_moment_between_has_a_window() {
    let given = hooked(2).tool(ANNA, "hook").turn(ANNA).act("unhook seer");
    assert!(given.may("support hook"));
    let given = given.act("hook jumper");
    assert_eq!(given.step(), Step::Window(Window::Grip));
    let given = given.acts(&["pass", "pass", "discard a1_soft_count"]);
    assert!(given.may("support hook"));
    let given = given.acts(&["pass", "deck level_1"]);
    assert_eq!(given.step(), Step::Window(Window::End));
    let given = given.acts(&["support hook", "hook seer"]);
    assert_eq!(given.asked(), BRUNO);
    assert_eq!(given.ports(ANNA), ["jumper", "seer"]);
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
