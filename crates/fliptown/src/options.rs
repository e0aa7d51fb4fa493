//! Modes and options (FT-1).

use std::ops::RangeInclusive;

use kernel::{
    Amendment, Edition, OptionError, OptionSpec, Preset, RuleId, Settings, StoredOptions,
};
use serde::{Deserialize, Serialize};

use crate::amendment;
use crate::content::{Content, Cowbot, Difficulty};

/// The options of a game, checked against FT-1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "StoredOptions", into = "StoredOptions")]
pub struct Options {
    seats: u8,
    edition: Edition,
    characters: bool,
    holdem: bool,
    competitive: bool,
    opponent: Option<Opponent>,
}

/// The cowbot of a solo game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Opponent {
    /// Who it is.
    pub choice: CowbotChoice,
    /// How strong it is.
    pub difficulty: Difficulty,
}

/// How the cowbot is found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CowbotChoice {
    /// The player chose it.
    Named(Cowbot),
    /// It is drawn.
    Random,
    /// One card draws cowbot and character together (FT-1.7).
    OneCard,
}

impl Options {
    /// How many people play.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// Whether every seat has a character (FT-1.4).
    pub fn characters(&self) -> bool {
        self.characters
    }

    /// Whether Texas Hold 'em is played (FT-19).
    pub fn holdem(&self) -> bool {
        self.holdem
    }

    /// Whether only the best poker hand is paid (FT-19.5).
    pub fn competitive(&self) -> bool {
        self.competitive
    }

    /// The cowbot, in solo games.
    pub fn opponent(&self) -> Option<Opponent> {
        self.opponent
    }

    /// Whether one person plays alone.
    pub fn solo(&self) -> bool {
        self.seats == 1
    }

    /// How many of characters and Hold 'em are on, which raises the limits of titles (FT-20.7).
    pub fn extras(&self) -> u8 {
        u8::from(self.characters) + u8::from(self.holdem)
    }
}

impl kernel::Options for Options {
    type Content = Content;

    const SEATS: RangeInclusive<u8> = 1..=4;
    const AMENDMENTS: &'static [Amendment] = amendment::ALL;
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec {
            key: "characters",
            values: OptionSpec::SWITCH,
            default: "off",
            rule: RuleId("FT-1.4"),
            ..OptionSpec::PRINTED
        },
        OptionSpec {
            key: "holdem",
            values: OptionSpec::SWITCH,
            default: "off",
            rule: RuleId("FT-1.5"),
            ..OptionSpec::PRINTED
        },
        OptionSpec {
            key: "competitive",
            values: OptionSpec::SWITCH,
            default: "off",
            rule: RuleId("FT-1.5"),
            ..OptionSpec::PRINTED
        },
        OptionSpec {
            key: "cowbot",
            values: &[
                "none",
                "calamity_jane",
                "billy_the_kid",
                "black_bart",
                "wyatt_earp",
                "random",
            ],
            default: "none",
            rule: RuleId("FT-1.2"),
            ..OptionSpec::PRINTED
        },
        OptionSpec {
            key: "difficulty",
            values: &["easy", "normal", "hard"],
            default: "normal",
            rule: RuleId("FT-1.2"),
            ..OptionSpec::PRINTED
        },
        OptionSpec {
            key: "one_card_setup",
            values: OptionSpec::SWITCH,
            default: "off",
            rule: RuleId("FT-1.7"),
            ..OptionSpec::PRINTED
        },
    ];

    const PRESETS: &'static [Preset] = &[
        Preset {
            key: "first_game",
            settings: &[
                ("characters", "off"),
                ("holdem", "off"),
                ("competitive", "off"),
                ("cowbot", "none"),
            ],
        },
        Preset {
            key: "duel",
            settings: &[("cowbot", "random")],
        },
        Preset {
            key: "all_in",
            settings: &[("characters", "on"), ("holdem", "on")],
        },
    ];

    fn new(seats: u8, settings: &Settings) -> Result<Options, OptionError> {
        let solo = seats == 1;
        let (characters, holdem) = (settings.is_on("characters"), settings.is_on("holdem"));
        let competitive = settings.is_on("competitive");
        let cowbot = settings.get("cowbot");
        let one_card = settings.is_on("one_card_setup");
        OptionError::contradiction_if(
            cowbot != "none" && !solo,
            "cowbot",
            "FT-1.2",
            "option-why-cowbot-solo",
        )?;
        OptionError::contradiction_if(
            settings.get("difficulty") != "normal" && cowbot == "none",
            "difficulty",
            "FT-1.2",
            "option-why-difficulty-cowbot",
        )?;
        OptionError::contradiction_if(
            competitive && !holdem,
            "competitive",
            "FT-1.5",
            "option-why-competitive-holdem",
        )?;
        OptionError::contradiction_if(
            competitive && solo,
            "competitive",
            "FT-1.5",
            "option-why-competitive-seats",
        )?;
        OptionError::contradiction_if(
            one_card && (!solo || !characters || cowbot != "random"),
            "one_card_setup",
            "FT-1.7",
            "option-why-one-card",
        )?;
        let opponent = (cowbot != "none").then(|| Opponent {
            choice: match cowbot.parse() {
                Ok(named) => CowbotChoice::Named(named),
                Err(_) if one_card => CowbotChoice::OneCard,
                Err(_) => CowbotChoice::Random,
            },
            // The specs list nothing but difficulties.
            difficulty: settings
                .get("difficulty")
                .parse()
                .unwrap_or(Difficulty::Normal),
        });
        Ok(Options {
            seats,
            edition: Edition::newest(amendment::ALL),
            characters,
            holdem,
            competitive,
            opponent,
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
        let switch = OptionSpec::switched;
        let choice = self.opponent.map(|opponent| opponent.choice);
        let cowbot = match choice {
            None => "none",
            Some(CowbotChoice::Named(cowbot)) => cowbot.id(),
            Some(CowbotChoice::Random | CowbotChoice::OneCard) => "random",
        };
        let difficulty = self.opponent.map_or(Difficulty::Normal, |o| o.difficulty);
        vec![
            ("characters", switch(self.characters)),
            ("holdem", switch(self.holdem)),
            ("competitive", switch(self.competitive)),
            ("cowbot", cowbot),
            ("difficulty", difficulty.id()),
            (
                "one_card_setup",
                switch(choice == Some(CowbotChoice::OneCard)),
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
