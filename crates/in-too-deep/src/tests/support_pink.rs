//! ID-11.9 to ID-11.14, ID-11.17, ID-11.25: what the pink support tokens do.

use kernel::Viewer;

use super::given::{ANNA, BRUNO, Given, table, tokens};
use crate::event::Event;
use crate::evidence::Whereabouts;
use crate::pieces::{Bonus, Criminal, Deck};
use crate::step::{Chore, Step};
use crate::whynot::WhyNot;

/// Anna gains a pink token.
fn pink(given: Given, token: &str) -> Given {
    given
        .offer([(Some(token), 0), (None, 0), (None, 0)])
        .acting(ANNA)
        .doing(ANNA, Chore::Support(1))
}

/// Two tokens on the display, one on the grip space, one in Bruno's box.
fn face_down() -> Given {
    table(3)
        .display(&["timing", "target"])
        .on_bonus("grip", "leader")
        .in_box(BRUNO, "tactics")
}

#[test]
fn id_11_9_two_face_down_evidence_are_looked_at() {
    let given = pink(face_down(), "look_two");
    let all = [
        "place display-0",
        "place display-1",
        "place plan-0",
        "place plan-1",
    ];
    assert_eq!(given.legal(), all);
    assert_eq!(given.refused("place display-7"), WhyNot::NothingThere);
    let given = given.acts(&["place display-1", "place plan-1"]);
    assert_eq!(given.step(), Step::Act);
    assert_eq!(
        given.papers(ANNA).evidence(),
        0,
        "they stay in their places"
    );
    let evidence = &given.game.hidden.evidence;
    let known = evidence.places().map(|place| {
        let token = evidence.token(place).expect("a token");
        token.known_to.contains(ANNA)
    });
    assert_eq!(known.collect::<Vec<_>>(), [false, true, false, true]);
}

/// ID-R46: a bonus space that is vacated is free again. ID-13.8 is not touched: the bar stays.
#[test]
fn id_11_10_one_is_taken_unseen() {
    let given = pink(face_down(), "take_one");
    let bar = given.game.open.boards.bar;
    let given = given.act("place plan-0");
    assert_eq!(given.papers(ANNA).memory, tokens(&["leader"]));
    assert!(!given.game.hidden.evidence.is_taken(Bonus::Grip));
    assert_eq!(given.game.open.boards.bar, bar);
    assert_eq!(given.on_display(), 2);
}

/// Where the display is empty the supply stands in for it; the bar and the chapter are not touched.
#[test]
fn id_r94_what_is_taken_from_an_empty_display_comes_from_the_supply() {
    let given = pink(face_down(), "take_one");
    assert_eq!(given.refused("gain"), WhyNot::DisplayNotEmpty);
    let empty = || face_down().display(&[]);
    let given = pink(empty(), "take_one");
    assert_eq!(given.legal(), ["place plan-0", "place plan-1", "gain"]);
    let (bar, supply) = (
        given.game.open.boards.bar,
        &given.game.hidden.evidence.supply,
    );
    let before = supply.iter().sum::<u8>();
    let given = given.act("gain");
    assert_eq!(given.papers(ANNA).evidence(), 1);
    assert_eq!(
        given.game.hidden.evidence.supply.iter().sum::<u8>(),
        before - 1
    );
    assert_eq!(given.game.open.boards.bar, bar);
    assert!(given.game.open.ending.is_none());
    let place = Whereabouts::Supply;
    let took = Event::Took { seat: ANNA, place };
    assert!(given.told(Viewer::Seat(BRUNO)).contains(&took));
}

#[test]
fn id_a7_the_supply_gave_nothing_in_the_first_edition() {
    let given = pink(face_down().display(&[]).of_the_first_edition(), "take_one");
    assert_eq!(given.legal(), ["place plan-0", "place plan-1"]);
    let asked = given.step().rule();
    assert_eq!(given.refused("gain"), WhyNot::NotAsked { asked });
    // Alone it is taken without a question, now as well as then.
    let bare = || table(3).display(&[]);
    let first = pink(bare().of_the_first_edition(), "take_one");
    assert_eq!(first.papers(ANNA).evidence(), 0);
    assert_eq!(pink(bare(), "take_one").papers(ANNA).evidence(), 1);
}

#[test]
fn id_r46_evidence_of_a_bonus_space_may_be_taken() {
    let given = pink(face_down().memory(ANNA, &["timing"]), "take_one");
    let given = given.act("place plan-0");
    let given = given.asking(ANNA, Step::Process { left: 1 });
    assert!(given.may("process timing bonus-grip"));
}

#[test]
fn id_11_11_of_two_looked_at_one_is_taken() {
    let given = pink(face_down(), "look_two_take_one");
    let given = given.act("place display-0");
    assert_eq!(given.refused("place display-0"), WhyNot::KnownAlready);
    let given = given.act("place plan-1");
    assert_eq!(given.legal(), ["place display-0", "place plan-1"]);
    assert_eq!(given.refused("place display-1"), WhyNot::NotLookedAt);
    let given = given.act("place plan-1");
    assert_eq!(given.papers(ANNA).memory, tokens(&["tactics"]));
    assert_eq!(given.on_display(), 2);
    assert_eq!(given.game.hidden.evidence.plan.len(), 1);
}

#[test]
fn id_r86_known_evidence_is_looked_at_only_to_be_taken() {
    let own = || face_down().in_box(ANNA, "armament");
    let given = pink(own(), "look_two");
    assert_eq!(given.refused("place plan-2"), WhyNot::KnownAlready);
    let given = pink(own(), "look_two_take_one");
    let given = given.acts(&["place plan-2", "place display-0", "place plan-2"]);
    assert_eq!(given.papers(ANNA).memory, tokens(&["armament"]));
}

#[test]
fn id_11_12_one_of_the_plan_is_exposed() {
    let given = pink(face_down(), "flip_one");
    assert_eq!(given.legal(), ["place plan-0", "place plan-1"]);
    assert_eq!(given.refused("place display-0"), WhyNot::NotInPlan);
    let given = given.act("place plan-0");
    assert_eq!(given.game.open.boards.shared, tokens(&["leader"]));
    assert!(!given.game.hidden.evidence.is_taken(Bonus::Grip));
    let given = pink(face_down(), "flip_one").act("place plan-1");
    assert_eq!(
        given.game.open.boards.shared,
        tokens(&["tactics"]),
        "of any box"
    );
}

#[test]
fn id_11_13_petty_crimes_are_set_aside_until_step_five() {
    let before = table(2).deck_sizes()[3];
    let given = pink(table(2), "petty_2");
    assert_eq!(given.papers(ANNA).aside.len(), 2);
    // Both are told in one line.
    let (deck, count) = (Deck::Petty, 2);
    let told = given.events();
    let seat = ANNA;
    let lines = told
        .iter()
        .filter(|event| matches!(event, Event::CrimeSetAside { .. }));
    assert_eq!(
        lines.collect::<Vec<_>>(),
        [&Event::CrimeSetAside { seat, deck, count }]
    );
    assert!(given.papers(ANNA).crimes.is_empty());
    assert_eq!(given.deck_sizes()[3], before - 2);
    let given = given.hand(ANNA, &["b3_kill_switch", "petty_pickpocket"]);
    let given = given.acts(&["pass", "pass"]);
    assert_eq!(given.papers(ANNA).crimes.len(), 4);
    assert!(given.papers(ANNA).aside.is_empty());
}

#[test]
fn id_11_14_grip_is_divided_among_criminals_in_play() {
    let city = table(2).at("seer", "harbor").at("fixer", "parish");
    let city = city.hooked(ANNA, "seer", 0).hooked(BRUNO, "fixer", 0);
    let given = pink(city, "grip_3").acts(&["grip fixer", "grip seer", "grip fixer"]);
    assert_eq!(given.grip_over(ANNA, "fixer"), 2);
    assert_eq!(given.grip_over(ANNA, "seer"), 1);
    assert_eq!(given.step(), Step::Act);
    let given = given.asking(ANNA, Step::GainGrip { left: 1 });
    let criminal = Criminal::Courier;
    let out = given.refused("grip courier");
    assert_eq!(out, WhyNot::NotInPlay { criminal });
}

#[test]
fn id_11_17_tolerance_is_gained() {
    let given = pink(table(2).tolerance(ANNA, 8), "tolerance");
    assert_eq!(given.console(ANNA).tolerance, 10);
}

#[test]
fn id_11_25_two_are_drawn_and_two_of_the_hand_discarded() {
    let given = pink(table(2).dilemmas(ANNA, &["d01"]), "redraw_dilemmas");
    assert_eq!(given.papers(ANNA).dilemmas.len(), 3);
    assert_eq!(given.legal().len(), 3, "old and new ones");
    let given = given.act("dilemma d01");
    let last = given.legal()[0].clone();
    let given = given.act(&last);
    assert_eq!(given.papers(ANNA).dilemmas.len(), 1);
    assert_eq!(given.game.hidden.dilemmas.discard.len(), 2);
    assert_eq!(given.step(), Step::Act);
}
