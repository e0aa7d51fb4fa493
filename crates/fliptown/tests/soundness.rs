//! Every mode, option and player count through testkit.

use fliptown::{Fliptown, Options};
use kernel::Options as _;
use kernel::testkit::assert_sound;

/// Every set of options that FT-1 allows.
fn all_options() -> Vec<Options> {
    let switch = ["off", "on"];
    let cowbots = [
        "none",
        "calamity_jane",
        "billy_the_kid",
        "black_bart",
        "wyatt_earp",
        "random",
    ];
    let mut all = Vec::new();
    for seats in 1..=4 {
        for characters in switch {
            for holdem in switch {
                for competitive in switch {
                    for cowbot in cowbots {
                        for difficulty in ["easy", "normal", "hard"] {
                            for one_card in switch {
                                let options = Options::parse(
                                    seats,
                                    [
                                        ("characters", characters),
                                        ("holdem", holdem),
                                        ("competitive", competitive),
                                        ("cowbot", cowbot),
                                        ("difficulty", difficulty),
                                        ("one_card_setup", one_card),
                                    ],
                                );
                                all.extend(options);
                            }
                        }
                    }
                }
            }
        }
    }
    all
}

fn sound(seats: u8, games: u64) {
    for options in all_options()
        .into_iter()
        .filter(|options| options.seats() == seats)
    {
        let report = assert_sound::<Fliptown>(&options, games, "soundness");
        assert_eq!(report.games, games);
    }
}

#[test]
fn one_seat() {
    sound(1, 20);
}

#[test]
fn two_seats() {
    sound(2, 60);
}

#[test]
fn three_seats() {
    sound(3, 60);
}

#[test]
fn four_seats() {
    sound(4, 60);
}
