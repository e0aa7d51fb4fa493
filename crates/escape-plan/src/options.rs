//! The modes of the game: the number of players decides everything (EP-2.1, EP-2.19).

use kernel::{OptionError, OptionSpec, Preset, Settings};
use serde::{Deserialize, Serialize};

/// The fewest and the most players.
const SEATS: std::ops::RangeInclusive<u8> = 1..=5;

/// The options of a game: how many people play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Draft", into = "Draft")]
pub struct Options {
    seats: u8,
}

impl Options {
    /// How many people play.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// Whether one person plays alone, against Costa.
    pub fn solo(&self) -> bool {
        self.seats == 1
    }

    /// Whether Inspector Sandra is in the game.
    pub fn sandra(&self) -> bool {
        self.seats <= 2
    }
}

impl kernel::Options for Options {
    const SPECS: &'static [OptionSpec] = &[];
    const PRESETS: &'static [Preset] = &[];

    fn new(seats: u8, _: &Settings) -> Result<Options, OptionError> {
        if !SEATS.contains(&seats) {
            return Err(OptionError::Seats {
                seats,
                min: *SEATS.start(),
                max: *SEATS.end(),
            });
        }
        Ok(Options { seats })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn settings(&self) -> Vec<(&'static str, &'static str)> {
        Vec::new()
    }
}

/// Options as they are stored, checked again when read.
#[derive(Serialize, Deserialize)]
struct Draft {
    seats: u8,
}

impl TryFrom<Draft> for Options {
    type Error = String;

    fn try_from(draft: Draft) -> Result<Options, String> {
        if SEATS.contains(&draft.seats) {
            Ok(Options { seats: draft.seats })
        } else {
            Err(format!("{} players cannot play", draft.seats))
        }
    }
}

impl From<Options> for Draft {
    fn from(options: Options) -> Draft {
        Draft {
            seats: options.seats,
        }
    }
}
