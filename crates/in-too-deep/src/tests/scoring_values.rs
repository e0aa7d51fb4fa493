//! What evidence and stored dilemmas are worth (ID-23.9 to ID-23.13).

use kernel::{Member, Viewer};

use super::given::{ANNA, set, table, tokens};
use super::scoring::{STORED, example, plan};
use crate::content::content;
use crate::score::{self, Stored};

#[test]
fn id_e23_the_values_of_the_kinds() {
    let mut expected = tokens(&[]);
    for (kind, value) in [
        ("leader", 4),
        ("armament", 4),
        ("target", 3),
        ("timing", 3),
        ("tactics", 2),
    ] {
        let kind: crate::pieces::Evidence = super::given::read(kind);
        expected[kind.index()] = value;
    }
    assert_eq!(score::values(&tokens(&plan())), expected);
}

/// ID-R6: the fourth field and everything after it is worth 1, a kind without tokens nothing.
#[test]
fn id_23_9_ranks_of_the_kinds() {
    assert_eq!(score::values(&[6, 5, 4, 3, 2, 0]), [4, 3, 2, 1, 1, 0]);
    assert_eq!(score::values(&[1, 1, 1, 1, 1, 1]), [4; 6]);
    assert_eq!(score::values(&[5, 5, 2, 2, 2, 1]), [4, 4, 3, 3, 3, 2]);
    assert_eq!(score::values(&[0; 6]), [0; 6]);
}

#[test]
fn id_r6_the_last_field_is_worth_1() {
    assert_eq!(content().values.evidence_fields, [4, 3, 2, 1]);
    assert_eq!(score::values(&[7, 5, 4, 3, 2, 1]), [4, 3, 2, 1, 1, 1]);
}

#[test]
fn id_e24_evidence() {
    let symbols = Stored::of(set(&STORED)).symbols;
    assert_eq!(
        symbols,
        tokens(&["leader", "tactics", "tactics", "financing"])
    );
    assert_eq!(example().ended().points(ANNA, "score-evidence"), 33);
}

/// Tokens in memory and symbols on stored dilemmas, times the value.
#[test]
fn id_23_10_memory_and_symbols_together() {
    let given = table(2)
        .memory(ANNA, &["leader", "leader"])
        .databank(ANNA, &["d12"])
        .shared(&["leader"])
        .ended();
    assert_eq!(given.points(ANNA, "score-evidence"), 4 * 4);
}

#[test]
fn id_23_11_intel_on_stored_dilemmas() {
    let given = table(2)
        .databank(ANNA, &["d61", "d72"])
        .dilemmas(ANNA, &[])
        .ended();
    assert_eq!(given.points(ANNA, "score-dilemmas"), 9);
}

/// Duplicates count nothing.
#[test]
fn id_23_12_different_warrants_squared() {
    let points = |dilemmas: &[&str]| Stored::of(set(dilemmas)).warrant_points();
    assert_eq!(points(&[]), 0);
    assert_eq!(points(&["d31"]), 1);
    assert_eq!(points(&["d31", "d32", "d33"]), 1);
    assert_eq!(points(&["d31", "d34", "d37"]), 9);
    assert_eq!(points(&["d31", "d34", "d37", "d40", "d43", "d46"]), 36);
}

/// ID-R8: 10 for each complete three.
#[test]
fn id_23_13_badges_in_threes() {
    let badges = ["d49", "d50", "d51", "d52", "d53", "d54"];
    let points = [0, 1, 2, 3, 5, 6].map(|n| Stored::of(set(&badges[..n])).badge_points());
    assert_eq!(points, [0, 0, 0, 10, 10, 20]);
}

#[test]
fn id_r8_three_badges_are_worth_10() {
    let bonuses = &content().bonuses;
    assert_eq!((bonuses.badges, bonuses.badge_triple), (3, 10));
    let given = table(2).databank(ANNA, &["d49", "d50", "d51"]).ended();
    assert_eq!(given.points(ANNA, "score-badges"), 10);
}

#[test]
fn id_e25_intel_warrants_and_badges() {
    let given = example().ended();
    let points = |name: &str| given.points(ANNA, name);
    assert_eq!(points("score-dilemmas"), 1);
    assert_eq!(points("score-warrants"), 16);
    assert_eq!(points("score-badges"), 0);
}

#[test]
fn id_e26_the_whole_of_the_final_scoring() {
    let given = example().ended();
    let names = [
        "score-evidence",
        "score-dilemmas",
        "score-warrants",
        "score-badges",
    ];
    let total: i32 = names.iter().map(|name| given.points(ANNA, name)).sum();
    assert_eq!(total, 50);
    // 60 Intel before, 24 lost.
    let standing = score::standing(&given.game.view_of(Viewer::Spectator));
    assert_eq!(standing.seats[0].total, 60 - 24 + 50);
}
