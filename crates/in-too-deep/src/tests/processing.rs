//! Processing evidence (ID-14).

use super::given::{ANNA, BRUNO, Given, table, tokens};
use crate::evidence::{PlanSpot, Planned};
use crate::step::{Chore, Step};

impl Given {
    pub(crate) fn processing(self, count: u8) -> Given {
        self.acting(ANNA).doing(ANNA, Chore::Process(count))
    }

    fn planned_tokens(&self) -> Vec<Planned> {
        self.game.hidden.evidence.plan.to_vec()
    }
}

/// Three missions with files, and no bonus space taken.
fn boards() -> Given {
    table(2).missions([("leader", 2), ("target", 2), ("tactics", 1)])
}

/// Each completely before the next: the bonus comes first.
#[test]
fn id_14_1_one_after_the_other() {
    let given = boards()
        .laid("fixer@harbor seer@harbor")
        .memory(ANNA, &["timing", "target"])
        .processing(2)
        .act("process timing bonus-grip");
    assert_eq!(given.legal(), ["grip fixer", "grip seer"]);
    let given = given.act("grip seer");
    assert_eq!(given.step(), Step::Process { left: 1 });
    let given = given.act("process target row-middle");
    assert_eq!(given.step(), Step::Act);
    assert_eq!(given.papers(ANNA).evidence(), 0);
}

/// ID-R28: up to so many, never more.
#[test]
fn id_14_2_processing_is_optional() {
    let given = boards()
        .memory(ANNA, &["timing", "timing", "timing"])
        .processing(2);
    assert!(given.may("pass"));
    let given = given.act("process timing box");
    assert!(given.may("pass"));
    let given = given.act("pass");
    assert_eq!(given.step(), Step::Act);
    assert_eq!(given.papers(ANNA).evidence(), 2);
}

/// The reckless outcome of A Small Test processes 1 (ID-E8): it may be left.
#[test]
fn id_r28_what_a_crime_lets_one_process_may_be_kept() {
    let given = boards()
        .memory(ANNA, &["timing", "target"])
        .processing(1)
        .act("pass");
    assert_eq!(given.papers(ANNA).evidence(), 2);
}

#[test]
fn id_r28_two_to_process_are_not_three() {
    let given = boards()
        .memory(ANNA, &["timing", "timing", "timing"])
        .processing(2)
        .act("process timing box")
        .act("process timing box");
    assert_eq!(given.step(), Step::Act);
    // And who has none is not asked.
    let given = boards().processing(2);
    assert_eq!(given.step(), Step::Act);
}

/// A row of its kind, a bonus space, the own box.
#[test]
fn id_14_3_the_places() {
    let given = boards().memory(ANNA, &["target"]).processing(1);
    assert_eq!(
        given.legal(),
        [
            "pass",
            "process target row-middle",
            "process target bonus-support",
            "process target bonus-tolerance",
            "process target bonus-grip",
            "process target box",
        ]
    );
    let given = boards().memory(ANNA, &["timing"]).processing(1);
    assert!(given.legal_like("process timing row").is_empty());
}

#[test]
fn id_14_4_a_row_gives_its_file() {
    let given = boards()
        .memory(ANNA, &["target"])
        .processing(1)
        .act("process target row-middle");
    let row = given.game.open.boards.rows[1];
    assert_eq!((row.files, row.placed), (1, 1));
    assert_eq!(given.console(ANNA).files, 1);
    assert_eq!(given.papers(ANNA).evidence(), 0);
}

/// A row that has lost its files takes nothing.
#[test]
fn id_14_4_a_row_needs_a_file() {
    let given = boards().memory(ANNA, &["tactics", "tactics"]).processing(2);
    let given = given.act("process tactics row-bottom");
    assert!(given.legal_like("process tactics row").is_empty());
    assert!(given.may("process tactics box"));
}

#[test]
fn id_e12_missions_with_and_without_files() {
    let given = table(2)
        .missions([("leader", 0), ("target", 2), ("tactics", 1)])
        .memory(ANNA, &["target", "tactics"])
        .processing(2);
    assert!(given.may("process target row-middle"));
    assert!(given.may("process tactics row-bottom"));
    let leader = given.memory(ANNA, &["leader"]);
    assert!(leader.legal_like("process leader row").is_empty());
}

#[test]
fn id_14_5_the_bonus_of_each_space() {
    let place = |bonus: &str| {
        boards()
            .laid("fixer@harbor seer@harbor")
            .memory(ANNA, &["timing"])
            .processing(1)
            .act(&format!("process timing bonus-{bonus}"))
    };
    assert_eq!(place("support").step(), Step::Support);
    assert_eq!(place("tolerance").console(ANNA).tolerance, 2);
    // Grip over any criminal in play, hooked or not.
    let given = place("grip");
    assert_eq!(given.legal(), ["grip fixer", "grip seer"]);
    let given = given.act("grip fixer");
    assert_eq!(given.console(ANNA).grip.iter().sum::<u8>(), 1);
    let placed = given.planned_tokens();
    assert!(matches!(placed[0].spot, PlanSpot::Bonus(_)));
}

#[test]
fn id_e13_a_taken_space() {
    let given = boards()
        .on_bonus("tolerance", "leader")
        .memory(ANNA, &["timing"])
        .processing(1);
    assert_eq!(
        given.legal(),
        [
            "pass",
            "process timing bonus-support",
            "process timing bonus-grip",
            "process timing box",
        ]
    );
}

/// Face down: known to its owner alone.
#[test]
fn id_14_6_the_own_box() {
    let given = boards()
        .memory(ANNA, &["timing"])
        .processing(1)
        .act("process timing box");
    let placed = given.planned_tokens();
    assert_eq!(placed.len(), 1);
    assert_eq!(placed[0].spot, PlanSpot::Box(ANNA.into()));
    let seen = |seat| {
        let view = given.game.view_of(kernel::Viewer::Seat(seat));
        view.plan[0].token.kind.is_some()
    };
    assert!(seen(ANNA) && !seen(BRUNO));
}

/// Only effects and the end of a chapter take it back.
#[test]
fn id_14_7_placed_evidence_stays() {
    let given = boards()
        .memory(ANNA, &["target", "timing"])
        .processing(2)
        .act("process target row-middle")
        .act("process timing box");
    let given = given.act("pass").act("deck level_1");
    assert_eq!(given.asked(), BRUNO);
    assert_eq!(given.game.open.boards.rows[1].placed, 1);
    assert_eq!(given.planned_tokens().len(), 1);
    assert_eq!(given.papers(ANNA).memory, tokens(&[]));
}
