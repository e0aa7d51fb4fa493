//! Everything in the box of each game is used by some player: a short run here, with the games in which what is seldom
//! happens; `cargo run --release -p measures -- --list` plays many more, and tells in which game each thing was used
//! first by the most able.

use bots::all_threads;
use catalog::games::{EscapePlan, Fliptown, InTooDeep, Speakeasy};
use measures::exercise::{Exercise, Part, Sort};
use measures::inventory::Inventory;

/// Games by dice in every mode.
fn by_dice<G: Inventory>(games: u64) -> Vec<Part> {
    let modes = 0..G::MODES.len();
    modes.map(|mode| (Sort::Random, mode, 0..games)).collect()
}

/// Single games, by mode and number.
fn games(sort: Sort, games: &[(usize, u64)]) -> Vec<Part> {
    let games = games.iter().copied();
    games
        .map(|(mode, game)| (sort, mode, game..game + 1))
        .collect()
}

/// Plays, and demands that nothing fails and that everything was used, but for what no bot reaches.
fn assert_used<G: Inventory>(parts: &[Part]) {
    let exercise = Exercise::of::<G>(parts, all_threads());
    let failures = exercise.failures();
    assert!(failures.is_empty(), "{failures:#?}");
    let mut unused = exercise.unused();
    unused.retain(|(kind, id)| !G::BEYOND_BOTS.contains(&(kind, id.as_str())));
    assert!(unused.is_empty(), "never used: {unused:?}");
}

#[test]
fn fliptown() {
    let parts = [
        by_dice::<Fliptown>(60),
        games(Sort::Random, &[(7, 1065)]),
        games(Sort::Absent, &[(0, 67), (11, 648)]),
        games(
            Sort::Greedy,
            &[
                (0, 0),
                (0, 1),
                (0, 5),
                (1, 10),
                (2, 16),
                (5, 3),
                (8, 9),
                (10, 12),
            ],
        ),
    ];
    assert_used::<Fliptown>(&parts.concat());
}

#[test]
fn escape_plan() {
    assert_used::<EscapePlan>(&by_dice::<EscapePlan>(60));
}

#[test]
fn speakeasy() {
    let parts = [
        by_dice::<Speakeasy>(60),
        games(Sort::Random, &[(1, 1285), (7, 1128)]),
        games(
            Sort::Greedy,
            &[
                (0, 4),
                (0, 5),
                (0, 7),
                (0, 9),
                (0, 12),
                (0, 13),
                (0, 17),
                (0, 20),
                (0, 25),
                (1, 2),
                (1, 8),
                (1, 13),
                (1, 14),
                (3, 1),
                (3, 9),
                (3, 12),
                (3, 13),
                (4, 12),
                (5, 10),
                (8, 11),
            ],
        ),
    ];
    assert_used::<Speakeasy>(&parts.concat());
}

#[test]
fn in_too_deep() {
    let parts = [
        by_dice::<InTooDeep>(1),
        games(Sort::Random, &[(2, 1)]),
        games(
            Sort::Absent,
            &[
                (0, 31),
                (0, 69),
                (0, 1124),
                (3, 70),
                (4, 78),
                (4, 84),
                (4, 135),
                (4, 155),
                (4, 217),
                (6, 10),
                (7, 20),
                (7, 27),
                (7, 28),
            ],
        ),
        games(
            Sort::Greedy,
            &[
                (0, 1),
                (0, 2),
                (0, 5),
                (0, 29),
                (2, 6),
                (3, 0),
                (3, 25),
                (4, 2),
                (5, 7),
                (6, 0),
                (6, 3),
                (6, 4),
                (6, 5),
                (6, 29),
            ],
        ),
    ];
    assert_used::<InTooDeep>(&parts.concat());
}
