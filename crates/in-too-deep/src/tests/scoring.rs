//! The end of the game: grip, corruption and the plan (ID-23.1 to ID-23.8).

use kernel::Viewer;

use super::given::{ANNA, BRUNO, CLARA, Given, set, table, table_of, tokens};
use crate::console::Agent;
use crate::content::content;
use crate::pieces::Dilemma;
use crate::score;

impl Given {
    /// The game ends as it stands: chapter 3 is resolved without a penalty.
    pub(crate) fn ended(self) -> Given {
        self.chapter(3)
            .missions([("leader", 0), ("target", 0), ("tactics", 0)])
            .resolving(ANNA)
    }

    /// What an agent has in a category of the score sheet.
    pub(crate) fn points(&self, agent: impl Into<Agent>, name: &str) -> i32 {
        let standing = score::standing(&self.game.view_of(Viewer::Spectator));
        let categories = match agent.into() {
            Agent::Person(seat) => standing.seats[seat.index()].categories.clone(),
            Agent::Echo => standing.automas[0].categories.clone(),
        };
        let found = categories.iter().find(|one| one.name == name);
        found.and_then(|one| one.points).expect("it is known")
    }

    /// Stored dilemmas with this corruption in all, and nothing but Intel on them.
    pub(crate) fn corrupted(self, agent: impl Into<Agent>, corruption: i32) -> Given {
        let agent = agent.into();
        let dilemmas: &[&str] = match corruption {
            0 => &[],
            4 => &["d66"],
            5 => &["d68"],
            8 => &["d71"],
            10 => &["d72"],
            other => panic!("no dilemmas for {other}"),
        };
        assert_eq!(Dilemma::corruption(set(dilemmas)), corruption);
        self.databank(agent, dilemmas)
    }
}

/// The databank of ID-E21.
pub(super) const STORED: [&str; 9] = [
    "d34", "d32", "d37", "d40", "d61", "d52", "d27", "d13", "d01",
];

/// The plan area of ID-E22.
pub(super) fn plan() -> Vec<&'static str> {
    let counts = [
        ("leader", 4),
        ("armament", 4),
        ("timing", 3),
        ("target", 3),
        ("tactics", 1),
    ];
    let kinds = counts.into_iter();
    kinds.flat_map(|(kind, count)| vec![kind; count]).collect()
}

/// Anna at the end of the examples, with two others who are less corrupt.
pub(super) fn example() -> Given {
    table(3)
        .laid("fixer@harbor seer@parish")
        .databank(ANNA, &STORED)
        .tolerance(ANNA, 10)
        .memory(
            ANNA,
            &[
                "leader", "armament", "armament", "armament", "timing", "tactics", "tactics",
                "tactics",
            ],
        )
        .shared(&plan())
        .intel(ANNA, 60)
}

#[test]
fn id_23_1_everything_is_revealed() {
    let given = example()
        .hand(ANNA, &["a1_soft_count"])
        .dilemmas(BRUNO, &["d05"])
        .in_box(BRUNO, "leader");
    let seen = |given: &Given| given.game.view_of(Viewer::Seat(CLARA));
    assert_eq!(seen(&given).papers(ANNA).known, None);
    assert_eq!(seen(&given).plan[0].token.kind, None);
    let given = given.ended();
    let known = seen(&given).papers(ANNA).known.expect("revealed");
    assert_eq!(known.databank, set(&STORED));
    assert_eq!(known.memory.iter().sum::<u8>(), 8);
    // Crimes that were not committed are nobody else's business.
    assert!(!given.papers(ANNA).crimes.is_empty() && known.crimes.is_empty());
    assert!(seen(&given).plan[0].token.kind.is_some());
}

/// The Mechanic lags behind on space 6.
#[test]
fn id_e20_the_lowest_grip_token() {
    let given = table(2)
        .laid("mechanic@harbor fixer@parish")
        .grip(ANNA, "mechanic", 6)
        .grip(ANNA, "fixer", 8)
        .ended();
    assert_eq!(given.points(ANNA, "score-grip"), 12);
}

/// Criminals that are not in play do not count, unhooked ones do.
#[test]
fn id_23_2_grip_over_criminals_in_play() {
    let given = |grip: u8| {
        let given = table(2).laid("mechanic@harbor fixer@parish");
        let given = given.grip(ANNA, "mechanic", grip).grip(ANNA, "fixer", 8);
        given.ended().points(ANNA, "score-grip")
    };
    let values: Vec<i32> = (0..=8).map(given).collect();
    assert_eq!(values, [0, 1, 2, 4, 6, 9, 12, 15, 18]);
}

/// ID-23.3: stored corruption less tolerance.
#[test]
fn id_e21_total_corruption() {
    assert_eq!(Dilemma::corruption(set(&STORED)), 34);
    let given = example().ended();
    let view = given.game.view_of(Viewer::Spectator);
    assert_eq!(score::corruption(&view, ANNA.into()), Some(24));
    // The highest of the three is over the edge.
    let verdict = score::Verdict::of(&view).expect("over");
    assert_eq!(
        [0, 1, 2].map(|n| verdict.is_over_the_edge(n)),
        [true, false, false]
    );
}

#[test]
fn id_23_3_tolerance_is_taken_off() {
    let given = table(2).corrupted(ANNA, 8).tolerance(ANNA, 10).ended();
    let view = given.game.view_of(Viewer::Spectator);
    assert_eq!(score::corruption(&view, ANNA.into()), Some(-2));
    assert_eq!(score::corruption(&view, BRUNO.into()), Some(0));
}

/// ID-R7: 5 for each more corrupt player, for every one of the least corrupt.
#[test]
fn id_23_4_the_least_corrupt() {
    let bonus = |corruption: [i32; 3]| {
        let mut given = table(3);
        for (seat, corruption) in [ANNA, BRUNO, CLARA].into_iter().zip(corruption) {
            given = match corruption {
                // The same cards cannot lie in two databanks.
                -2 => given.tolerance(seat, 2),
                other => given.corrupted(seat, other),
            };
        }
        let given = given.ended();
        [ANNA, BRUNO, CLARA].map(|seat| given.points(seat, "score-least-corrupt"))
    };
    assert_eq!(bonus([0, 8, 10]), [10, 0, 0]);
    assert_eq!(bonus([0, 0, 10]), [5, 5, 0]);
    assert_eq!(bonus([5, -2, 0]), [0, 10, 0]);
    assert_eq!(content().bonuses.least_corrupt, 5);
}

#[test]
fn id_r7_five_for_each_more_corrupt_player() {
    let given = table_of(4, &[])
        .corrupted(BRUNO, 4)
        .corrupted(CLARA, 5)
        .ended();
    // Anna and the fourth are clean; two are not.
    assert_eq!(given.points(ANNA, "score-least-corrupt"), 10);
    assert_eq!(given.points(BRUNO, "score-least-corrupt"), 0);
}

/// Every one with the highest total.
#[test]
fn id_23_5_the_most_corrupt_are_over_the_edge() {
    let given = table(3)
        .databank(ANNA, &["d70"])
        .databank(BRUNO, &["d01", "d05"])
        .ended();
    let verdict = score::Verdict::of(&given.game.view_of(Viewer::Spectator)).expect("over");
    assert_eq!(
        [0, 1, 2].map(|n| verdict.is_over_the_edge(n)),
        [true, true, false]
    );
}

/// ID-R50: also if all totals are negative.
#[test]
fn id_23_6_all_equal() {
    for tolerance in [0, 4] {
        let given = table(2)
            .tolerance(ANNA, tolerance)
            .tolerance(BRUNO, tolerance)
            .shared(&plan())
            .intel(ANNA, 20)
            .ended();
        let verdict = score::Verdict::of(&given.game.view_of(Viewer::Spectator)).expect("over");
        assert!(verdict.is_over_the_edge(0) && verdict.is_over_the_edge(1));
        assert_eq!(given.points(ANNA, "score-least-corrupt"), 0);
        assert_eq!(given.points(BRUNO, "score-least-corrupt"), 0);
    }
}

#[test]
fn id_r50_all_equally_corrupt_are_all_punished() {
    let given = table(2)
        .databank(ANNA, &["d70"])
        .databank(BRUNO, &["d01", "d05"])
        .shared(&plan())
        .intel(ANNA, 20)
        .intel(BRUNO, 20)
        .ended();
    let lost = [ANNA, BRUNO].map(|seat| given.points(seat, "score-over-the-edge"));
    assert_eq!(lost, [-6, -6]);
}

/// 3, 4, 5 and 6 kinds for 2 to 5 seats, three tokens each.
#[test]
fn id_23_7_how_many_kinds_foil_the_plan() {
    let all = [
        "leader",
        "armament",
        "timing",
        "target",
        "tactics",
        "financing",
    ];
    for (seats, needed) in [(2, 3), (3, 4), (4, 5), (5, 6)] {
        let foiled = |kinds: usize, each: usize| {
            let plan: Vec<&str> = all[..kinds]
                .iter()
                .flat_map(|kind| vec![*kind; each])
                .collect();
            let options = table(seats).game.open.options;
            score::is_foiled(&tokens(&plan), &options)
        };
        assert!(foiled(needed, 3));
        assert!(!foiled(needed - 1, 3) && !foiled(needed, 2));
    }
}

/// Bonus spaces, all boxes and the shared box count together.
#[test]
fn id_23_7_the_whole_plan_area_counts() {
    let given = table(2)
        .shared(&["leader", "armament", "armament", "armament"])
        .in_box(ANNA, "leader")
        .in_box(BRUNO, "timing")
        .on_bonus("grip", "leader")
        .on_bonus("support", "timing");
    let counted = tokens(&[
        "leader", "leader", "leader", "armament", "armament", "armament", "timing", "timing",
    ]);
    assert_eq!(given.game.plan_totals(), counted);
    assert!(!score::is_foiled(
        &given.game.plan_totals(),
        &given.game.open.options
    ));
    let given = given.in_box(BRUNO, "timing");
    assert!(score::is_foiled(
        &given.game.plan_totals(),
        &given.game.open.options
    ));
}

/// Four kinds with three or more are enough for three; Anna with corruption 24 loses 24.
#[test]
fn id_e22_the_plan_is_foiled() {
    let given = example();
    assert!(score::is_foiled(
        &given.game.plan_totals(),
        &given.game.open.options
    ));
    assert_eq!(given.ended().points(ANNA, "score-over-the-edge"), -24);
}

/// Nothing if the plan was not foiled or the total is not positive; never below 0 Intel.
#[test]
fn id_23_8_what_those_over_the_edge_lose() {
    let lost = |given: Given| given.ended().points(ANNA, "score-over-the-edge");
    assert_eq!(lost(example().shared(&["leader"])), 0);
    assert_eq!(lost(example().intel(ANNA, 20)), -20);
    assert_eq!(lost(example().corrupted(BRUNO, 10)), -24);
    // Grip comes first: it can be lost, too.
    let given = example().intel(ANNA, 20);
    assert_eq!(
        lost(given.grip(ANNA, "fixer", 3).grip(ANNA, "seer", 3)),
        -24
    );
}

/// Bruno is corrupt too, but not the most.
#[test]
fn id_23_8_who_is_not_over_the_edge_loses_nothing() {
    let given = example().corrupted(BRUNO, 10).intel(BRUNO, 30).ended();
    assert_eq!(given.points(ANNA, "score-over-the-edge"), -24);
    assert_eq!(given.points(BRUNO, "score-over-the-edge"), 0);
}

/// ID-23.7, ID-23.9: face-down tokens count like those of the shared box once they are revealed.
#[test]
fn id_23_7_what_lay_face_down_in_the_plan_area_counts() {
    let given = table(2)
        .memory(ANNA, &["leader", "timing"])
        .shared(&[
            "leader", "leader", "armament", "armament", "armament", "timing", "timing", "timing",
        ])
        .in_box(BRUNO, "leader")
        .on_bonus("grip", "leader")
        .ended();
    let view = given.game.view_of(Viewer::Spectator);
    assert_eq!(score::plan_known(&view), given.game.plan_totals());
    let verdict = score::Verdict::of(&view).expect("over");
    assert!(verdict.foiled, "the third kind is the leader");
    // Four leaders are worth 4 each, three timings 3.
    assert_eq!(given.points(ANNA, "score-evidence"), 4 + 3);
}

/// ID-23.9: what evidence is worth is known when the plan area is revealed, not before.
#[test]
fn id_23_10_evidence_is_counted_at_the_end() {
    let given = table(2).memory(ANNA, &["leader"]).shared(&["leader"]);
    let evidence = |given: &Given| {
        let standing = score::standing(&given.game.view_of(Viewer::Seat(ANNA)));
        let lines = &standing.seats[0].categories;
        let line = lines.iter().find(|one| one.name == "score-evidence");
        line.expect("a line").points
    };
    assert_eq!(evidence(&given), None);
    assert_eq!(evidence(&given.ended()), Some(4));
}

/// ID-R35: negative totals are compared, but cost nothing.
#[test]
fn id_r35_negative_corruption() {
    let given = table(2)
        .tolerance(ANNA, 2)
        .tolerance(BRUNO, 4)
        .shared(&plan())
        .intel(ANNA, 20)
        .ended();
    let verdict = score::Verdict::of(&given.game.view_of(Viewer::Spectator)).expect("over");
    assert!(verdict.foiled && verdict.is_over_the_edge(0));
    assert_eq!(given.points(ANNA, "score-over-the-edge"), 0);
    assert_eq!(given.points(BRUNO, "score-least-corrupt"), 5);
}
