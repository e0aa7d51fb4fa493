//! Every number of players and every mode through testkit.

use in_too_deep::{InTooDeep, Options};
use kernel::testkit::{Effort, check_with};
use kernel::{Edition, Options as _};

/// Games with several people go on until somebody gathers evidence; dice take their time (ID-I19). The costly
/// checks are spread over so many positions accordingly.
const EFFORT: Effort = Effort {
    max_plies: 200_000,
    probes: 3,
    positions: 64,
    worlds: 64,
    playouts: 0,
    undos: 128,
    defaults: 1,
    secret_comparisons: 30,
};

fn sound(seats: u8, settings: &[(&str, &str)], games: u64) {
    let options = Options::parse_simulated(seats, settings.iter().copied());
    sound_with(&options.expect("options that agree"), games);
}

/// Tables of the first edition play without amendments.
fn sound_in_the_first_edition(seats: u8, settings: &[(&str, &str)], games: u64) {
    let options = Options::parse(seats, settings.iter().copied()).expect("options that agree");
    sound_with(&options.in_edition(Edition::default()), games);
}

fn sound_with(options: &Options, games: u64) {
    let report = check_with::<InTooDeep>(options, games, "soundness", &EFFORT);
    let report = report.unwrap_or_else(|defect| panic!("{defect}"));
    assert_eq!(report.games, games);
}

#[test]
fn alone_against_echo() {
    sound(1, &[], 3);
}

#[test]
fn alone_against_a_hard_echo() {
    sound(1, &[("difficulty", "hard"), ("storylines", "7")], 2);
}

#[test]
fn two_seats() {
    sound(2, &[("storylines", "6"), ("first_player", "seat_2")], 2);
}

#[test]
fn two_seats_with_echo() {
    sound(2, &[("echo_joins", "on")], 2);
}

#[test]
fn two_seats_with_a_hard_echo() {
    sound(2, &[("echo_joins", "on"), ("difficulty", "hard")], 2);
}

#[test]
fn three_seats() {
    sound(
        3,
        &[("smuggler", "in"), ("seer", "in"), ("crusher", "out")],
        2,
    );
}

#[test]
fn four_seats() {
    sound(4, &[], 2);
}

#[test]
fn five_seats() {
    sound(5, &[("storylines", "7")], 2);
}

#[test]
fn four_seats_that_only_the_bar_ends() {
    sound(4, &[("standstill", "off"), ("smuggler", "in")], 1);
}

#[test]
fn alone_against_echo_in_the_first_edition() {
    sound_in_the_first_edition(1, &[], 1);
}

#[test]
fn two_seats_with_echo_in_the_first_edition() {
    sound_in_the_first_edition(2, &[("echo_joins", "on"), ("smuggler", "in")], 1);
}

#[test]
fn three_seats_in_the_first_edition() {
    sound_in_the_first_edition(3, &[], 1);
}
