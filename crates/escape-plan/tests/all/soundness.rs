//! Every number of players through testkit.

use escape_plan::{EscapePlan, Options};
use kernel::testkit::assert_sound;
use kernel::{Edition, Options as _};

fn sound(seats: u8, games: u64) {
    let options = Options::parse(seats, []).expect("a number of players");
    let report = assert_sound::<EscapePlan>(&options, games, "soundness");
    assert_eq!(report.games, games);
}

/// Tables that were set before anything was corrected go on.
#[test]
fn the_first_edition() {
    for seats in Options::SEATS {
        let options = Options::parse(seats, []).expect("a number of players");
        let first = options.in_edition(Edition::first::<Options>());
        assert_sound::<EscapePlan>(&first, 6, "first edition");
    }
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
