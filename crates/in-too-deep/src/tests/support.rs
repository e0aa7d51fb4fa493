//! ID-11: the support offer, and when tokens may be used.

use kernel::{Game, Viewer};

use super::given::{ANNA, BRUNO, Given, table};
use crate::console::Tools;
use crate::pieces::{Criminal, Support};
use crate::state::InTooDeep;
use crate::step::{Chore, Step};
use crate::whynot::WhyNot;

const NOTHING: (Option<&str>, u8) = (None, 0);

/// Anna gains a support token.
fn gaining(thirds: [(Option<&str>, u8); 3]) -> Given {
    table(2)
        .at("seer", "harbor")
        .offer(thirds)
        .acting(ANNA)
        .doing(ANNA, Chore::Support(1))
}

fn intel(given: &Given) -> [u16; 3] {
    given.game.open.offer.thirds.map(|third| third.intel)
}

/// Nothing is left in the supply, and nothing in the discard pile.
fn exhausted(given: Given) -> Given {
    given.but(|game| {
        game.open.offer.supply = Tools::default();
        game.open.offer.discard = Tools::default();
    })
}

/// ID-R5: the next third gets 1.
#[test]
fn id_11_1_a_token_comes_with_the_intel_of_its_third() {
    let offer = [(Some("lock"), 0), (Some("hook"), 2), (Some("challenge"), 1)];
    let given = gaining(offer);
    assert_eq!(given.legal(), ["third 1", "third 2", "third 3"]);
    let given = given.act("third 2");
    assert_eq!(given.held(ANNA, "hook"), 1);
    assert_eq!(given.console(ANNA).intel, 5);
    assert_eq!(intel(&given), [0, 0, 2]);
    assert!(given.game.open.offer.thirds[1].token.is_some(), "filled");
    // The last third drips into the first.
    let given = gaining(offer).act("third 3");
    assert_eq!(intel(&given), [1, 2, 0]);
    let given = gaining([NOTHING, NOTHING, (None, 3)]);
    assert_eq!((given.step(), given.console(ANNA).intel), (Step::Act, 3));
}

#[test]
fn id_e14_the_token_of_the_first_third() {
    let offer = [(Some("lock"), 1), (Some("hook"), 0), (Some("hook"), 0)];
    let given = gaining(offer).act("third 1");
    assert_eq!(given.held(ANNA, "lock"), 1);
    assert_eq!(given.console(ANNA).intel, 4);
    assert_eq!(intel(&given), [0, 1, 0]);
    assert!(given.game.open.offer.thirds[0].token.is_some());
}

#[test]
fn id_r5_thirds_start_without_intel_and_drip_by_one() {
    assert_eq!(intel(&super::given::new_game(2)), [0; 3]);
    let given = gaining([(Some("lock"), 0), NOTHING, NOTHING]);
    assert_eq!(intel(&given), [0, 1, 0]);
}

/// ID-11.1: nothing says that Intel in a third ends somewhere.
#[test]
fn id_r5_intel_gathers_without_limit_where_nobody_takes_it() {
    let mut given = gaining([NOTHING, NOTHING, NOTHING]);
    for _ in 0..300 {
        let given_back = |game: &mut InTooDeep| {
            game.open.console_mut(ANNA).tools = Tools::default();
            let tokens = [Some(Support::Lock), None, None];
            for (third, token) in game.open.offer.thirds.iter_mut().zip(tokens) {
                third.token = token;
            }
        };
        given = given.but(given_back).doing(ANNA, Chore::Support(1));
    }
    assert_eq!(intel(&given), [0, 300, 0]);
}

#[test]
fn id_11_2_an_empty_supply_is_made_of_the_discards() {
    let offer = [(Some("lock"), 0), (Some("hook"), 0), (Some("hook"), 0)];
    let empty = || exhausted(gaining(offer));
    let refilled = empty().but(|game| game.open.offer.discard[Support::Actions2 as usize] = 1);
    let given = refilled.act("third 1");
    let first = |given: &Given| given.game.open.offer.thirds[0].token;
    assert_eq!(first(&given), Some(Support::Actions2));
    // With no discards either the third stays empty until something is discarded.
    let given = empty().tool(ANNA, "ignore_barriers").act("third 1");
    assert_eq!(first(&given), None);
    let given = given.act("support ignore_barriers");
    assert_eq!(first(&given), Some(Support::IgnoreBarriers));
    assert_eq!(given.discarded("ignore_barriers"), 0);
}

#[test]
fn id_11_3_a_blue_token_is_kept() {
    let offer = [(Some("lock"), 0), (Some("lock"), 0), NOTHING];
    let given = gaining(offer).act("third 1");
    assert_eq!((given.held(ANNA, "lock"), given.step()), (1, Step::Act));
    let given = given.offer(offer).doing(ANNA, Chore::Support(1));
    let given = given.act("third 2");
    assert_eq!(given.held(ANNA, "lock"), 2, "there is no limit");
    let given = given.turn(BRUNO).turn(ANNA);
    assert_eq!(given.held(ANNA, "lock"), 2, "turns later");
}

#[test]
fn id_11_4_a_pink_token_is_resolved_at_once_and_discarded() {
    let given = gaining([(Some("tolerance"), 1), NOTHING, NOTHING]);
    assert_eq!(given.console(ANNA).tolerance, 2);
    assert_eq!(given.held(ANNA, "tolerance"), 0);
    assert_eq!(given.discarded("tolerance"), 1);
    // The offer is filled first: the token itself cannot come back.
    let offer = [(Some("tolerance"), 0), (Some("hook"), 0), (Some("hook"), 0)];
    let given = exhausted(gaining(offer)).but(|game| {
        game.open.offer.supply[Support::Lock as usize] = 1;
    });
    let given = given.act("third 1");
    assert_eq!(given.game.open.offer.thirds[0].token, Some(Support::Lock));
}

#[test]
fn id_11_5_a_used_token_is_discarded_and_costs_no_action() {
    let given = table(2)
        .at("seer", "harbor")
        .hooked(ANNA, "seer", 0)
        .tool(ANNA, "ignore_barriers")
        .tool(ANNA, "lock")
        .acting(ANNA)
        .act("support ignore_barriers");
    assert_eq!(given.held(ANNA, "ignore_barriers"), 0);
    assert_eq!(given.discarded("ignore_barriers"), 1);
    assert_eq!(given.game.open.turn.actions, 2);
    assert_eq!(given.refused("support hook"), WhyNot::NotHeld);
    // The lock stays with its hook token.
    let given = given.act("support lock");
    assert_eq!((given.held(ANNA, "lock"), given.discarded("lock")), (0, 0));
    assert!(given.console(ANNA).locked.contains(Criminal::Seer));
}

#[test]
fn id_11_6_unused_tokens_are_worth_nothing() {
    let total = |given: Given| {
        let given = given.chapter(3).resolving(BRUNO);
        let view = given.game.view(Viewer::Seat(ANNA));
        InTooDeep::standing(&view).seats[0].total
    };
    let plain = total(table(2).at("seer", "harbor").files(ANNA, 2));
    let tools = table(2).at("seer", "harbor").files(ANNA, 2);
    assert_eq!(plain, total(tools.tool(ANNA, "hook").tool(ANNA, "lock")));
}

#[test]
fn id_11_7_amounts_are_those_of_the_token() {
    for (token, amount) in [("grip_2", 2), ("grip_3", 3)] {
        let given = gaining([(Some(token), 0), NOTHING, NOTHING]);
        assert_eq!(given.grip_over(ANNA, "seer"), amount);
    }
    for (token, amount) in [("petty_2", 2), ("petty_3", 3)] {
        let given = gaining([(Some(token), 0), NOTHING, NOTHING]);
        assert_eq!(given.papers(ANNA).aside.len(), amount);
    }
    for (token, actions) in [("actions_1", 3), ("actions_2", 4)] {
        let given = table(2).tool(ANNA, token).acting(ANNA);
        let given = given.act(&format!("support {token}"));
        assert_eq!(given.game.open.turn.actions, actions);
    }
}

/// ID-11.28: grip and redrawing cannot be declined, and two are looked at if there are two.
#[test]
fn id_r74_pink_tokens_must_be_resolved() {
    for token in [
        "look_two",
        "take_one",
        "look_two_take_one",
        "redraw_dilemmas",
    ] {
        let given = gaining([(Some(token), 0), NOTHING, NOTHING]);
        assert!(
            matches!(given.refused("pass"), WhyNot::MustChoose { .. }),
            "{token}"
        );
    }
    let grip = table(2)
        .at("seer", "harbor")
        .at("fixer", "parish")
        .offer([(Some("grip_2"), 0), NOTHING, NOTHING])
        .acting(ANNA)
        .doing(ANNA, Chore::Support(1));
    assert_eq!(grip.legal(), ["grip fixer", "grip seer"]);
}

#[test]
fn id_11_28_what_there_is_less_of_is_resolved_as_far_as_possible() {
    let token = [(Some("look_two"), 0), NOTHING, NOTHING];
    let one = table(2).display(&["timing"]).offer(token).acting(ANNA);
    let given = one.doing(ANNA, Chore::Support(1));
    assert_eq!(given.step(), Step::Act, "the only one was looked at");
    let display = given.game.hidden.evidence.display;
    assert!(display[0].is_some_and(|token| token.known_to.contains(ANNA)));
    let two = table(2)
        .display(&["timing", "target", "leader"])
        .offer(token);
    let given = two.acting(ANNA).doing(ANNA, Chore::Support(1));
    let given = given.act("place display-0");
    assert_eq!(given.legal(), ["place display-1", "place display-2"]);
    assert_eq!(given.refused("place display-0"), WhyNot::KnownAlready);
}
