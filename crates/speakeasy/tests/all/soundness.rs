//! Every number of players and every variant through testkit.

use kernel::Options as _;
use kernel::testkit::assert_sound;
use speakeasy::{Options, Speakeasy};

fn sound(seats: u8, settings: &[(&str, &str)], games: u64) {
    let options = Options::parse(seats, settings.iter().copied()).expect("options that agree");
    let report = assert_sound::<Speakeasy>(&options, games, "soundness");
    assert_eq!(report.games, games);
}

#[test]
fn alone_against_an_easy_rival() {
    sound(1, &[("difficulty", "easy"), ("still_rebuild", "on")], 20);
}

#[test]
fn alone_against_the_rival() {
    sound(1, &[], 20);
}

#[test]
fn alone_against_a_hard_rival() {
    sound(1, &[("difficulty", "hard")], 20);
}

#[test]
fn two_seats() {
    sound(2, &[], 20);
}

#[test]
fn two_seats_with_rebuilt_stills() {
    sound(
        2,
        &[("still_rebuild", "on"), ("first_player", "seat_2")],
        10,
    );
}

#[test]
fn three_seats() {
    sound(3, &[], 20);
}

#[test]
fn four_seats() {
    sound(4, &[], 20);
}

#[test]
fn four_seats_with_rebuilt_stills() {
    sound(4, &[("still_rebuild", "on")], 20);
}
