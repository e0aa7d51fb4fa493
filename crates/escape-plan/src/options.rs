//! The modes of the game: the number of players decides everything (EP-2.1, EP-2.19).

use std::ops::RangeInclusive;

use kernel::{Amendment, Edition, OptionError, OptionSpec, Preset, Settings, StoredOptions};
use serde::{Deserialize, Serialize};

use crate::amendment;
use crate::content::{Content, content};
use crate::pieces::Place;

/// The options of a game: how many people play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "StoredOptions", into = "StoredOptions")]
pub struct Options {
    seats: u8,
    edition: Edition,
}

impl Options {
    /// How many people play.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// Whether a place is a business that so many cubes close (EP-12.8).
    pub(crate) fn closes(&self, place: Place, cubes: usize) -> bool {
        let limit = content().players(self.seats).business_closes_at;
        place.is_business() && cubes >= usize::from(limit)
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
    type Content = Content;

    const SEATS: RangeInclusive<u8> = 1..=5;
    const AMENDMENTS: &'static [Amendment] = amendment::ALL;
    const SPECS: &'static [OptionSpec] = &[];
    const PRESETS: &'static [Preset] = &[];

    fn new(seats: u8, _: &Settings) -> Result<Options, OptionError> {
        Ok(Options {
            seats,
            edition: Edition::newest(amendment::ALL),
        })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn edition(&self) -> Edition {
        self.edition
    }

    fn in_edition(self, edition: Edition) -> Options {
        Options { edition, ..self }
    }

    fn settings(&self) -> Vec<(&'static str, &'static str)> {
        Vec::new()
    }
}

impl TryFrom<StoredOptions> for Options {
    type Error = String;

    fn try_from(stored: StoredOptions) -> Result<Options, String> {
        stored.read()
    }
}

impl From<Options> for StoredOptions {
    fn from(options: Options) -> StoredOptions {
        StoredOptions::of(&options)
    }
}
