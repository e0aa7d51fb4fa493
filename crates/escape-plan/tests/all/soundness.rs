//! Every number of players through testkit.

use escape_plan::{EscapePlan, Options};
use kernel::Options as _;
use kernel::testkit::assert_sound;

fn sound(seats: u8, games: u64) {
    let options = Options::parse(seats, []).expect("a number of players");
    let report = assert_sound::<EscapePlan>(&options, games, "soundness");
    assert_eq!(report.games, games);
}

#[test]
fn one_seat_against_sandra_and_costa() {
    sound(1, 40);
}

#[test]
fn two_seats_with_sandra() {
    sound(2, 30);
}

#[test]
fn three_seats() {
    sound(3, 30);
}

#[test]
fn four_seats() {
    sound(4, 20);
}

#[test]
fn five_seats() {
    sound(5, 20);
}
