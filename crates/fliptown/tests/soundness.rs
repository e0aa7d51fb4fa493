//! Every mode, option and player count through testkit.

use fliptown::{Fliptown, Options};
use kernel::testkit::assert_sound;
use kernel::{Edition, Options as _};

/// Every set of options that FT-1 allows.
fn all_options() -> Vec<Options> {
    let mut sets = vec![Vec::new()];
    for spec in Options::SPECS {
        let with = |set: &Vec<_>, value| set.iter().copied().chain([(spec.key, value)]).collect();
        sets = sets
            .iter()
            .flat_map(|set| spec.values.iter().map(move |value| with(set, *value)))
            .collect();
    }
    let played = |seats| {
        let sets = sets.iter();
        sets.filter_map(move |set| Options::parse(seats, set.iter().copied()).ok())
    };
    (1..=4).flat_map(played).collect()
}

/// Solo: characters and Hold 'em on or off, each without a cowbot or against four named ones or a random
/// one at three difficulties, and six one-card set-ups. Otherwise three kinds of poker, with characters
/// or without, for each number of seats.
#[test]
fn no_mode_is_left_out() {
    assert_eq!(all_options().len(), 4 * (1 + 5 * 3) + 6 + 3 * (3 * 2));
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

/// Tables that were set before anything was amended go on as they were.
#[test]
fn the_first_edition() {
    for options in all_options() {
        let options = options.in_edition(Edition::default());
        assert_sound::<Fliptown>(&options, 5, "first edition");
    }
}
