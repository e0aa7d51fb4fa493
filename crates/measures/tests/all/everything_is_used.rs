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

/// Plays, and demands that nothing fails and that everything was used, but for what so few games cannot show.
fn assert_used<G: Inventory>(parts: &[Part], seldom: &[(&str, &str)]) {
    let exercise = Exercise::of::<G>(parts, all_threads());
    let failures = exercise.failures();
    assert!(failures.is_empty(), "{failures:#?}");
    let excused = [G::BEYOND_BOTS, seldom].concat();
    let mut unused = exercise.unused();
    unused.retain(|(kind, id)| !excused.contains(&(kind, id.as_str())));
    assert!(unused.is_empty(), "never used: {unused:?}");
}

#[test]
fn fliptown() {
    let parts = [
        by_dice::<Fliptown>(60),
        games(Sort::Absent, &[(0, 2)]),
        games(Sort::Greedy, &[(0, 4), (0, 26), (2, 16), (5, 1), (8, 9)]),
    ];
    let seldom = [
        ("bounty", "town_stars"),
        ("bounty", "trail_bonuses"),
        ("challenge", "all_town_stars"),
        ("challenge", "all_trail_stars"),
    ];
    assert_used::<Fliptown>(&parts.concat(), &seldom);
}

#[test]
fn escape_plan() {
    assert_used::<EscapePlan>(&by_dice::<EscapePlan>(60), &[]);
}

#[test]
fn speakeasy() {
    // Dice seldom plan; the long run has bots that do.
    let seldom = [
        ("goal", "city_hall_1"),
        ("goal", "city_hall_2"),
        ("goal", "docks_2"),
        ("goal", "docks_3"),
        ("goal", "notoriety_2"),
        ("goal", "notoriety_3"),
        ("goal", "region_downtown"),
        ("park tile", "park_a1"),
        ("park tile", "park_a2"),
        ("park tile", "park_a3"),
        ("park tile", "park_a5"),
        ("park tile", "park_a7"),
        ("park tile", "park_b2"),
        ("park tile", "park_b3"),
        ("park tile", "park_b5"),
        ("park tile", "park_c1"),
        ("park tile", "park_c2"),
        ("park tile", "park_c3"),
        ("park tile", "park_c5"),
        ("park tile", "park_c6"),
        ("region tile", "bar_casino_apart"),
        ("region tile", "bar_casino_together"),
        ("region tile", "bar_nightclub_apart"),
        ("region tile", "nightclub_casino_apart"),
        ("region tile", "nightclub_casino_together"),
        ("region tile", "three_bars"),
        ("slot", "casino_3"),
    ];
    assert_used::<Speakeasy>(&by_dice::<Speakeasy>(60), &seldom);
}

#[test]
fn in_too_deep() {
    let parts = [
        by_dice::<InTooDeep>(1),
        games(
            Sort::Absent,
            &[
                (1, 8),
                (5, 12),
                (6, 2),
                (6, 4),
                (6, 23),
                (7, 15),
                (7, 20),
                (7, 28),
            ],
        ),
        games(Sort::Greedy, &[(2, 1), (3, 0), (3, 1), (5, 2), (5, 4)]),
    ];
    // It takes hundreds of games until somebody commits it.
    let seldom = [("crime", "d3_the_long_sleep")];
    assert_used::<InTooDeep>(&parts.concat(), &seldom);
}
