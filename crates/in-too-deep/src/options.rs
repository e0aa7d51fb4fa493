//! Modes and variants (ID-3, ID-25, ID-30).

use std::ops::RangeInclusive;

use kernel::{
    Amendment, Edition, Member, OptionError, OptionSpec, Options as _, Preset, RuleId, Seat, Set,
    Settings, StoredOptions,
};
use serde::{Deserialize, Serialize};

use crate::amendment;
use crate::content::{Content, TableSize};
use crate::pieces::{Criminal, Difficulty};

/// Who plays first, by number; `random` draws.
const FIRST: &[&str] = &["random", "seat_1", "seat_2", "seat_3", "seat_4", "seat_5"];

/// How many storylines are in play (ID-R43).
const STORYLINES: &[&str] = &["5", "6", "7"];

/// Whether a criminal is in play; `random` leaves it to chance.
const CAST: &[&str] = &["random", "in", "out"];

/// The options of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "StoredOptions", into = "StoredOptions")]
pub struct Options {
    seats: u8,
    edition: Edition,
    echo_joins: bool,
    difficulty: Difficulty,
    storylines: u8,
    first: Option<Seat>,
    chosen: Set<Criminal>,
    barred: Set<Criminal>,
    standstill: bool,
}

impl Options {
    /// How many people play.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// Whether Echo plays.
    pub fn echo(&self) -> bool {
        self.seats == 1 || self.echo_joins
    }

    /// How many agents there are, Echo included.
    pub fn agents(&self) -> u8 {
        self.seats + u8::from(self.echo())
    }

    /// Echo's difficulty, if she plays (ID-25.3).
    pub fn difficulty(&self) -> Option<Difficulty> {
        self.echo().then_some(self.difficulty)
    }

    /// How many storylines are in play (ID-3.1).
    pub fn storylines(&self) -> u8 {
        self.storylines
    }

    /// Who plays first; nobody is named if it is drawn.
    pub fn first(&self) -> Option<Seat> {
        self.first
    }

    /// The criminals chosen by the host (ID-R71).
    pub fn chosen(&self) -> Set<Criminal> {
        self.chosen
    }

    /// The criminals that the host left out.
    pub fn barred(&self) -> Set<Criminal> {
        self.barred
    }

    /// Whether a chapter also ends when nobody has gained evidence for many rounds; always in the first edition
    /// (ID-R89).
    pub fn bounds_standstill(&self) -> bool {
        self.standstill || !self.plays_by(amendment::CHAPTER_END)
    }

    /// The numbers of this table.
    pub fn size(&self) -> &'static TableSize {
        TableSize::of(self.seats, self.echo())
    }
}

/// One option for every criminal.
const fn cast(key: &'static str) -> OptionSpec {
    OptionSpec {
        key,
        values: CAST,
        default: "random",
        rule: RuleId("ID-3.7"),
        ..OptionSpec::PRINTED
    }
}

impl kernel::Options for Options {
    type Content = Content;

    const SEATS: RangeInclusive<u8> = 1..=5;
    const AMENDMENTS: &'static [Amendment] = amendment::ALL;
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec {
            key: "echo_joins",
            values: OptionSpec::SWITCH,
            default: "off",
            rule: RuleId("ID-30.1"),
            ..OptionSpec::PRINTED
        },
        OptionSpec {
            key: "difficulty",
            values: &["normal", "hard"],
            default: "normal",
            rule: RuleId("ID-25.3"),
            ..OptionSpec::PRINTED
        },
        OptionSpec {
            key: "storylines",
            values: STORYLINES,
            default: "5",
            rule: RuleId("ID-3.1"),
            ..OptionSpec::PRINTED
        },
        OptionSpec {
            key: "first_player",
            values: FIRST,
            default: "random",
            rule: RuleId("ID-3.20"),
            ..OptionSpec::PRINTED
        },
        cast("fixer"),
        cast("enforcer"),
        cast("hacker"),
        cast("shadow"),
        cast("smuggler"),
        cast("seer"),
        cast("crusher"),
        cast("mechanic"),
        cast("jumper"),
        cast("courier"),
        OptionSpec {
            key: "standstill",
            values: OptionSpec::SWITCH,
            default: "off",
            rule: RuleId("ID-R89"),
            simulated: Some("on"),
            departs: true,
            later: true,
        },
    ];

    const PRESETS: &'static [Preset] = &[];

    fn new(seats: u8, settings: &Settings) -> Result<Options, OptionError> {
        let echo_joins = settings.is_on("echo_joins");
        OptionError::contradiction_if(
            echo_joins && seats != 2,
            "echo_joins",
            "ID-25.1",
            "option-why-echo-two",
        )?;
        // The specs list nothing but difficulties.
        let difficulty = settings
            .get("difficulty")
            .parse()
            .unwrap_or(Difficulty::Normal);
        let echo = seats == 1 || echo_joins;
        OptionError::contradiction_if(
            difficulty != Difficulty::Normal && !echo,
            "difficulty",
            "ID-25.3",
            "option-why-difficulty-echo",
        )?;
        let first = position(FIRST, settings.get("first_player"));
        OptionError::contradiction_if(
            first > usize::from(seats),
            "first_player",
            "ID-3.20",
            "option-why-first-seat",
        )?;
        let in_play = TableSize::of(seats, echo).criminals;
        let mut chosen = Set::default();
        let mut barred = Set::default();
        for (spec, criminal) in Self::SPECS[4..].iter().zip(Criminal::ALL) {
            match settings.get(spec.key) {
                "in" => chosen.insert(criminal),
                "out" => barred.insert(criminal),
                _ => {}
            }
            OptionError::contradiction_if(
                chosen.len() > in_play,
                spec.key,
                "ID-3.7",
                "option-why-cast-full",
            )?;
            OptionError::contradiction_if(
                Criminal::COUNT - barred.len() < in_play,
                spec.key,
                "ID-3.7",
                "option-why-cast-empty",
            )?;
        }
        Ok(Options {
            seats,
            edition: Edition::newest(amendment::ALL),
            echo_joins,
            difficulty,
            storylines: position(STORYLINES, settings.get("storylines")) as u8 + 5,
            first: first.checked_sub(1).map(|seat| Seat(seat as u8)),
            chosen,
            barred,
            standstill: settings.is_on("standstill"),
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
        let mut settings = vec![
            ("echo_joins", OptionSpec::switched(self.echo_joins)),
            ("difficulty", self.difficulty.id()),
            ("storylines", STORYLINES[usize::from(self.storylines) - 5]),
            (
                "first_player",
                FIRST[self.first.map_or(0, |seat| seat.index() + 1)],
            ),
        ];
        settings.extend(Criminal::ALL.map(|criminal| {
            let chosen = self.chosen.contains(criminal);
            let barred = self.barred.contains(criminal);
            (
                criminal.id(),
                CAST[usize::from(chosen) + 2 * usize::from(barred)],
            )
        }));
        settings.push(("standstill", OptionSpec::switched(self.standstill)));
        settings
    }
}

/// Which of the values it is; the specs list nothing else.
fn position(values: &[&str], value: &str) -> usize {
    values.iter().position(|one| *one == value).unwrap_or(0)
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
