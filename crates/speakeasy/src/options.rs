//! Modes and variants (SP-2, SP-25, SP-27).

use std::ops::RangeInclusive;

use kernel::{
    Amendment, Edition, OptionError, OptionSpec, Preset, RuleId, Seat, Settings, StoredOptions,
};
use serde::{Deserialize, Serialize};

use crate::amendment;
use crate::content::Content;
use crate::pieces::Difficulty;

/// Who plays first, by number; `random` draws.
const FIRST: &[&str] = &["random", "seat_1", "seat_2", "seat_3", "seat_4"];

/// The options of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "StoredOptions", into = "StoredOptions")]
pub struct Options {
    seats: u8,
    edition: Edition,
    still_rebuild: bool,
    first: Option<Seat>,
    difficulty: Option<Difficulty>,
}

impl Options {
    /// How many people play.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// Whether one person plays alone, against the Rival.
    pub fn solo(&self) -> bool {
        self.seats == 1
    }

    /// How many bosses there are, the Rival among them.
    pub fn bosses(&self) -> u8 {
        self.seats.max(2)
    }

    /// Whether a still lost in a gang war can be opened again (SP-25.1).
    pub fn still_rebuild(&self) -> bool {
        self.still_rebuild
    }

    /// Who plays first; nobody is named if it is drawn (SP-R1).
    pub fn first(&self) -> Option<Seat> {
        self.first
    }

    /// How strong the Rival is, in a solo game (SP-27.2).
    pub fn difficulty(&self) -> Option<Difficulty> {
        self.difficulty
    }
}

impl kernel::Options for Options {
    type Content = Content;

    const SEATS: RangeInclusive<u8> = 1..=4;
    const AMENDMENTS: &'static [Amendment] = amendment::ALL;
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec {
            key: "still_rebuild",
            values: OptionSpec::SWITCH,
            default: "off",
            rule: RuleId("SP-25.1"),
            ..OptionSpec::PRINTED
        },
        OptionSpec {
            key: "first_player",
            values: FIRST,
            default: "random",
            rule: RuleId("SP-R1"),
            ..OptionSpec::PRINTED
        },
        OptionSpec {
            key: "difficulty",
            values: &["easy", "normal", "hard"],
            default: "normal",
            rule: RuleId("SP-27.2"),
            ..OptionSpec::PRINTED
        },
    ];

    const PRESETS: &'static [Preset] = &[Preset {
        key: "first_game",
        settings: &[("still_rebuild", "on")],
    }];

    fn new(seats: u8, settings: &Settings) -> Result<Options, OptionError> {
        let solo = seats == 1;
        let named = FIRST
            .iter()
            .position(|id| *id == settings.get("first_player"));
        let first = named.unwrap_or(0) as u8;
        OptionError::contradiction_if(
            first > seats || (first > 0 && solo),
            "first_player",
            if solo { "SP-27.6" } else { "SP-R1" },
            if solo {
                "option-why-first-solo"
            } else {
                "option-why-first-seat"
            },
        )?;
        // The specs list nothing but difficulties.
        let difficulty = settings
            .get("difficulty")
            .parse()
            .unwrap_or(Difficulty::Normal);
        OptionError::contradiction_if(
            difficulty != Difficulty::Normal && !solo,
            "difficulty",
            "SP-27.2",
            "option-why-difficulty-solo",
        )?;
        Ok(Options {
            seats,
            edition: Edition::newest(amendment::ALL),
            still_rebuild: settings.is_on("still_rebuild"),
            first: first.checked_sub(1).map(Seat),
            difficulty: solo.then_some(difficulty),
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
        vec![
            ("still_rebuild", OptionSpec::switched(self.still_rebuild)),
            (
                "first_player",
                FIRST[self.first.map_or(0, |seat| seat.index() + 1)],
            ),
            (
                "difficulty",
                self.difficulty.unwrap_or(Difficulty::Normal).id(),
            ),
        ]
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
