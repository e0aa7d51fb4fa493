//! Echo's evidence (ID-27).

use super::echo_given::{ECHO, solo, until};
use super::given::{ANNA, Given, read, set, tokens};
use crate::event::Event;
use crate::evidence::PlanSpot;
use crate::pieces::Bonus;
use crate::step::{Chore, Step};

/// Echo with evidence in memory, her card, and missions with files.
fn memory(card: &str, kinds: &[&str]) -> Given {
    solo()
        .card(card)
        .memory(ECHO, kinds)
        .missions([("leader", 1), ("target", 1), ("tactics", 1)])
        .grip(ECHO, "seer", 1)
        .grip(ECHO, "hacker", 1)
        .grip(ECHO, "jumper", 1)
        .offer([(Some("lock"), 2), (Some("hook"), 0), (Some("challenge"), 0)])
}

fn processed(given: Given, count: u8) -> Given {
    given.echo_does(Chore::EchoProcess { left: count })
}

fn spots(given: &Given) -> Vec<PlanSpot> {
    given
        .game
        .hidden
        .evidence
        .plan
        .iter()
        .map(|one| one.spot)
        .collect()
}

/// She commits a crime with this roll of progress.
fn committed(table: impl Fn() -> Given) -> Given {
    let wanted = |given: &Given| {
        let mut events = given.events().into_iter();
        events.any(|event| matches!(event, Event::EchoCommitted { .. }))
    };
    until(
        |seed| table().shuffled(seed).echo_does(Chore::EchoProgress),
        wanted,
    )
}

/// e04: careful, middle row. The top bonus space is taken.
#[test]
fn id_e36_a_careful_crime_of_level_1() {
    let table = || {
        memory("e04", &["timing"])
            .hand(ECHO, &["a1_soft_count"])
            .bar(&["timing", "target", "leader", "leader"])
            .on_bonus("support", "leader")
    };
    let given = committed(table);
    assert_eq!(
        given.game.open.boards.bar,
        tokens(&["timing", "target", "leader", "leader"])
    );
    assert_eq!(given.on_display(), 8);
    let row = given.game.open.boards.rows[1];
    assert_eq!((row.files, row.covered, row.placed), (0, 1, 0));
    assert_eq!(given.console(ECHO).files, 1);
    assert_eq!(spots(&given)[1], PlanSpot::Bonus(Bonus::Tolerance));
    assert_eq!(given.console(ECHO).tolerance, 2);
    assert_eq!(spots(&given)[2], PlanSpot::Box(ECHO));
    assert_eq!(given.console(ECHO).intel, 7);
    assert_eq!(given.papers(ECHO).dilemmas.len(), 1);
    assert_eq!(given.papers(ECHO).evidence(), 0);
}

#[test]
fn id_27_1_from_the_display_never_from_the_bar() {
    let bar = ["timing", "target"];
    let table = || {
        let given = memory("e03", &[]).hand(ECHO, &["a1_soft_count"]);
        given.bar(&bar).display(&["leader"; 5])
    };
    let given = committed(table);
    // The bar is neither taken from nor filled.
    assert_eq!(given.game.open.boards.bar, tokens(&bar));
    assert_eq!(given.papers(ECHO).memory, tokens(&["leader"]));
    assert!(given.game.open.ending.is_none());
}

/// Nobody sees it, on rows, in her box or in memory; it need not match the mission.
#[test]
fn id_27_2_her_evidence_stays_face_down() {
    let given = processed(memory("e04", &["timing", "timing", "timing"]), 3);
    let row = given.game.open.boards.rows[1];
    assert_eq!((row.mission, row.covered), (read("target"), 1));
    assert_eq!(given.game.hidden.evidence.covered[1], tokens(&["timing"]));
    let view = given.game.view_of(kernel::Viewer::Seat(ANNA));
    assert!(view.plan.iter().all(|one| one.token.kind.is_none()));
    assert_eq!(view.papers(ECHO).known, None);
}

/// The token she processes is random.
#[test]
fn id_27_2_a_random_token() {
    let mut kinds = std::collections::BTreeSet::new();
    for seed in 0..30 {
        let given = memory("e04", &["timing", "leader", "target"]).shuffled(seed);
        let given = processed(given, 1);
        kinds.insert(given.game.hidden.evidence.covered[1]);
    }
    assert_eq!(kinds.len(), 3);
}

#[test]
fn id_27_3_the_first_goes_to_the_row_of_the_card() {
    let given = processed(memory("e04", &["timing"]), 1);
    assert_eq!(given.game.open.boards.rows.map(|row| row.files), [1, 0, 1]);
    assert!(spots(&given).is_empty());
    // No file there: the plan. And where the card says plan.
    let bare = memory("e04", &["timing"]).missions([("leader", 1), ("target", 0), ("tactics", 1)]);
    let given = processed(bare, 1);
    assert_eq!(given.console(ECHO).files, 0);
    assert_eq!(spots(&given), [PlanSpot::Bonus(Bonus::Support)]);
    let given = processed(memory("e01", &["timing"]), 1);
    assert_eq!(given.game.open.boards.files_left(), 3);
    assert_eq!(spots(&given), [PlanSpot::Bonus(Bonus::Support)]);
}

#[test]
fn id_27_4_all_others_go_to_the_plan() {
    let given =
        memory("e04", &["timing"; 3]).missions([("leader", 3), ("target", 3), ("tactics", 1)]);
    let given = processed(given, 3);
    assert_eq!(given.console(ECHO).files, 1);
    assert_eq!(
        spots(&given),
        [PlanSpot::Bonus(Bonus::Support), PlanSpot::Box(ECHO)]
    );
}

/// The topmost free one with its bonus.
#[test]
fn id_27_5_bonus_spaces() {
    let given = processed(memory("e01", &["timing"]), 1);
    // Support: the Intel of the richest third, and no token.
    assert_eq!(given.console(ECHO).intel, 5);
    assert_eq!(given.console(ECHO).tools.iter().sum::<u8>(), 0);
    let given = processed(memory("e01", &["timing"]).on_bonus("support", "leader"), 1);
    assert_eq!(given.console(ECHO).tolerance, 2);
    let taken = memory("e01", &["timing"])
        .on_bonus("support", "leader")
        .on_bonus("tolerance", "leader");
    let given = processed(taken, 1);
    assert_eq!(spots(&given)[2], PlanSpot::Bonus(Bonus::Grip));
    assert_eq!(given.console(ECHO).grip[0], 1);
    let full = memory("e01", &["timing"])
        .on_bonus("support", "leader")
        .on_bonus("tolerance", "leader")
        .on_bonus("grip", "leader");
    assert_eq!(spots(&processed(full, 1))[3], PlanSpot::Box(ECHO));
}

/// ID-R67: one bonus space in a turn, in all.
#[test]
fn id_r67_one_bonus_space_in_a_turn() {
    let given = processed(memory("e01", &["timing"; 3]), 3);
    let boxed = PlanSpot::Box(ECHO);
    assert_eq!(
        spots(&given),
        [PlanSpot::Bonus(Bonus::Support), boxed, boxed]
    );
    // The next turn has its own.
    let given = processed(given.memory(ECHO, &["timing"]), 1);
    assert_eq!(spots(&given)[3], PlanSpot::Bonus(Bonus::Tolerance));
}

/// ID-R62: what she has not got is skipped.
#[test]
fn id_27_6_as_many_as_she_has() {
    let given = processed(memory("e01", &["timing", "timing"]), 3);
    assert_eq!(given.papers(ECHO).evidence(), 0);
    assert_eq!(spots(&given).len(), 2);
    let given = processed(memory("e01", &["timing"; 3]), 2);
    assert_eq!(given.papers(ECHO).evidence(), 1);
}

#[test]
fn id_r62_nothing_to_process() {
    let given = processed(memory("e01", &[]), 2);
    assert!(spots(&given).is_empty());
    assert_eq!(given.step(), Step::Act);
}

/// It goes into her box; that of people is turned up, and her row is not shown.
#[test]
fn id_r73_her_evidence_on_a_bonus_space_stays_face_down() {
    let given = processed(memory("e04", &["timing"; 3]), 3).on_bonus("grip", "leader");
    assert_eq!(given.echo().bonuses, set(&["support"]));
    let supply = given.game.hidden.evidence.supply;
    let given = given.bar(&["leader"; 4]).resolving(ECHO);
    assert_eq!(given.game.open.boards.shared, tokens(&["leader"]));
    assert_eq!(spots(&given), [PlanSpot::Box(ECHO); 2]);
    assert!(given.echo().bonuses.is_empty());
    assert!(
        given
            .events()
            .contains(&Event::EchoKeptFaceDown { count: 1 })
    );
    // What lay in the row went back to the supply.
    let timing = 4;
    assert_eq!(
        given.game.hidden.evidence.supply[timing],
        supply[timing] + 1
    );
    assert_eq!(given.game.open.boards.rows.map(|row| row.covered), [0; 3]);
}

/// Support may take or expose it all the same; then the space is nobody's.
#[test]
fn id_r73_her_evidence_may_be_exposed_by_support() {
    let given = processed(memory("e01", &["timing"]), 1);
    assert_eq!(given.echo().bonuses, set(&["support"]));
    for (step, shared) in [
        (Step::Expose, tokens(&["timing"])),
        (Step::TakeUnseen, tokens(&[])),
    ] {
        let given = given.again().display(&["target"]).asking(ANNA, step);
        let given = match given.step() {
            Step::Act => given,
            _ => given.act("place plan-0"),
        };
        assert_eq!(given.game.open.boards.shared, shared);
        assert!(given.echo().bonuses.is_empty());
    }
}

/// In the first edition it was turned like any other.
#[test]
fn id_a5_her_evidence_was_turned_in_the_first_edition() {
    let table = memory("e04", &["timing"; 3]).of_the_first_edition();
    let given = processed(table, 3);
    assert!(given.echo().bonuses.is_empty());
    let given = given.bar(&["leader"; 4]).resolving(ECHO);
    assert_eq!(given.game.open.boards.shared, tokens(&["timing"]));
    assert_eq!(spots(&given), [PlanSpot::Box(ECHO)]);
}
