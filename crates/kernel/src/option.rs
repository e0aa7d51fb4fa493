//! What is chosen at the table before a game begins.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::edition::{Amendment, Edition, StoredEdition};
use crate::pack::{Content, Pack};
use crate::phrase::Phrase;
use crate::rule::RuleId;

/// One thing that can be set, with everything it can be set to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct OptionSpec {
    /// Its key, as in `--option key=value`.
    pub key: &'static str,
    /// Every value it takes.
    pub values: &'static [&'static str],
    /// The value it has when nothing is said.
    pub default: &'static str,
    /// The rule that describes it.
    pub rule: RuleId,
    /// The value it has in random simulation when nothing is said, where that differs from the default.
    pub simulated: Option<&'static str>,
    /// Whether anything but the default departs from the printed rules: people are told so where they choose it.
    pub departs: bool,
    /// Whether it came after the first edition: it is stored only where it is not at its default, so that the
    /// states of older games stay the same to the last letter.
    pub later: bool,
}

impl OptionSpec {
    /// What holds for most: it was in the first edition, follows the print and is the same in simulation.
    pub const PRINTED: OptionSpec = OptionSpec {
        key: "",
        values: &[],
        default: "",
        rule: RuleId(""),
        simulated: None,
        departs: false,
        later: false,
    };

    /// The values of a switch.
    pub const SWITCH: &'static [&'static str] = &["off", "on"];

    /// The value of a switch.
    pub fn switched(on: bool) -> &'static str {
        Self::SWITCH[usize::from(on)]
    }

    /// Whether it is on or off.
    pub fn is_switch(&self) -> bool {
        self.values == Self::SWITCH
    }
}

/// A named set of options.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Preset {
    /// Its key.
    pub key: &'static str,
    /// What it sets.
    pub settings: &'static [(&'static str, &'static str)],
}

/// The options of one game, checked: a value of this type can always be played.
pub trait Options:
    Clone + PartialEq + Eq + std::fmt::Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// The components that it is played with.
    type Content: Content;

    /// How many people can play.
    const SEATS: RangeInclusive<u8>;

    /// Everything that can be set.
    const SPECS: &'static [OptionSpec];

    /// Everything that was corrected in the rules since the first edition, in the order of their numbers.
    const AMENDMENTS: &'static [Amendment];

    /// Named sets of options.
    const PRESETS: &'static [Preset];

    /// Reads settings that [`Options::parse`] has checked one by one, and checks that they agree with each other
    /// and with the number of people, which is one of [`Options::SEATS`].
    fn new(seats: u8, settings: &Settings) -> Result<Self, OptionError>;

    /// How many people play.
    fn seats(&self) -> u8;

    /// What the table plays by. [`Options::new`] chooses the newest.
    fn edition(&self) -> Edition;

    /// The same options at a table that plays by another edition.
    #[must_use]
    fn in_edition(self, edition: Edition) -> Self;

    /// The same options at a table that plays with other components.
    #[must_use]
    fn with_pack(self, pack: Pack) -> Self {
        let edition = self.edition();
        self.in_edition(Edition { pack, ..edition })
    }

    /// Whether the table plays by an amendment.
    fn plays_by(&self, amendment: Amendment) -> bool {
        self.edition().amendments.contains(amendment)
    }

    /// Does something with the components of the table in play: whoever asks what a card costs needs that.
    fn within<R>(&self, work: impl FnOnce() -> R) -> R {
        self.edition().pack.enter::<Self::Content, R>(work)
    }

    /// Every option with its value, in the order of [`Options::SPECS`].
    fn settings(&self) -> Vec<(&'static str, &'static str)>;

    /// Reads settings from text: what an interface calls.
    fn parse<'a>(
        seats: u8,
        pairs: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Self, OptionError> {
        let settings = Settings::parse(Self::SPECS, pairs)?;
        if !Self::SEATS.contains(&seats) {
            let (min, max) = Self::SEATS.into_inner();
            return Err(OptionError::Seats { seats, min, max });
        }
        Self::new(seats, &settings)
    }

    /// The same for random simulation, where some options have another default.
    fn parse_simulated<'a>(
        seats: u8,
        pairs: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Self, OptionError> {
        let mut pairs: Vec<(&str, &str)> = pairs.into_iter().collect();
        for spec in Self::SPECS {
            let named = pairs.iter().any(|(key, _)| *key == spec.key);
            pairs.extend(
                spec.simulated
                    .filter(|_| !named)
                    .map(|value| (spec.key, value)),
            );
        }
        Self::parse(seats, pairs)
    }
}

/// Settings of which every key and value is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings(BTreeMap<&'static str, &'static str>);

impl Settings {
    /// Checks each pair against the specs; what is not named keeps its default.
    pub fn parse<'a>(
        specs: &'static [OptionSpec],
        pairs: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Settings, OptionError> {
        let mut settings: BTreeMap<_, _> = specs.iter().map(|s| (s.key, s.default)).collect();
        let mut named = Vec::new();
        for (key, value) in pairs {
            let spec = specs
                .iter()
                .find(|s| s.key == key)
                .ok_or_else(|| OptionError::Unknown {
                    option: key.to_owned(),
                    known: specs.iter().map(|s| s.key).collect(),
                })?;
            if named.contains(&spec.key) {
                return Err(OptionError::Twice { option: spec.key });
            }
            named.push(spec.key);
            let value =
                spec.values
                    .iter()
                    .find(|v| **v == value)
                    .ok_or_else(|| OptionError::Value {
                        option: spec.key,
                        value: value.to_owned(),
                        allowed: spec.values,
                    })?;
            settings.insert(spec.key, value);
        }
        Ok(Settings(settings))
    }

    /// The value of an option.
    ///
    /// # Panics
    /// If the game asks for a key that is not in its own specs.
    pub fn get(&self, key: &str) -> &'static str {
        self.0[key]
    }

    /// Whether a switch is on.
    pub fn is_on(&self, key: &str) -> bool {
        self.get(key) == OptionSpec::switched(true)
    }
}

/// Options as they are stored: every key with its value, checked again when read.
#[derive(Serialize, Deserialize)]
pub struct StoredOptions {
    seats: u8,
    #[serde(flatten)]
    edition: StoredEdition,
    #[serde(flatten)]
    settings: BTreeMap<String, String>,
}

impl StoredOptions {
    /// How options are stored.
    pub fn of<O: Options>(options: &O) -> StoredOptions {
        let specs = O::SPECS.iter().zip(options.settings());
        let settings = specs.filter(|(spec, (_, value))| !spec.later || *value != spec.default);
        StoredOptions {
            seats: options.seats(),
            edition: StoredEdition::of::<O>(options.edition()),
            settings: settings
                .map(|(_, setting)| setting)
                .map(|(key, value)| (key.to_owned(), value.to_owned()))
                .collect(),
        }
    }

    /// Reads them again.
    pub fn read<O: Options>(&self) -> Result<O, String> {
        let pairs = self.settings.iter().map(|(k, v)| (k.as_str(), v.as_str()));
        let options = O::parse(self.seats, pairs)
            .map_err(|error| format!("the option {:?} cannot be played", error.option()))?;
        let edition = self.edition.read::<O>();
        Ok(options.in_edition(edition.map_err(|unknown| unknown.to_string())?))
    }
}

/// Why options cannot be played; always names the option.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionError {
    /// The game has no such option.
    Unknown {
        /// What was named.
        option: String,
        /// What could have been named.
        known: Vec<&'static str>,
    },
    /// The option does not take this value.
    Value {
        /// The option.
        option: &'static str,
        /// What was given.
        value: String,
        /// What could have been given.
        allowed: &'static [&'static str],
    },
    /// The option was given twice.
    Twice {
        /// The option.
        option: &'static str,
    },
    /// The game is not for so many people.
    Seats {
        /// What was given.
        seats: u8,
        /// The fewest.
        min: u8,
        /// The most.
        max: u8,
    },
    /// The option cannot be set so together with the others.
    Contradiction {
        /// The option.
        option: &'static str,
        /// The rule that forbids it.
        rule: RuleId,
        /// What is wrong.
        why: Phrase,
    },
}

impl OptionError {
    /// The error of an option that contradicts the others, if it does.
    pub fn contradiction_if(
        contradicts: bool,
        option: &'static str,
        rule: &'static str,
        why: &'static str,
    ) -> Result<(), OptionError> {
        if contradicts {
            return Err(OptionError::Contradiction {
                option,
                rule: RuleId(rule),
                why: Phrase::new(why),
            });
        }
        Ok(())
    }

    /// The option at fault.
    pub fn option(&self) -> &str {
        match self {
            OptionError::Unknown { option, .. } => option,
            OptionError::Value { option, .. }
            | OptionError::Twice { option }
            | OptionError::Contradiction { option, .. } => option,
            OptionError::Seats { .. } => "seats",
        }
    }

    /// The rule behind the error, where there is one.
    pub fn rule(&self) -> Option<RuleId> {
        match self {
            OptionError::Contradiction { rule, .. } => Some(*rule),
            _ => None,
        }
    }

    /// What to tell the person who chose.
    pub fn phrase(&self) -> Phrase {
        match self {
            OptionError::Unknown { option, known } if known.is_empty() => {
                Phrase::new("option-error-none").with("option", option.as_str())
            }
            OptionError::Unknown { option, known } => Phrase::new("option-error-unknown")
                .with("option", option.as_str())
                .with("known", known.join(", ")),
            OptionError::Value {
                option,
                value,
                allowed,
            } => Phrase::new("option-error-value")
                .with("option", *option)
                .with("value", value.as_str())
                .with("allowed", allowed.join(", ")),
            OptionError::Twice { option } => {
                Phrase::new("option-error-twice").with("option", *option)
            }
            OptionError::Seats { seats, min, max } => Phrase::new("option-error-seats")
                .with("seats", *seats)
                .with("min", *min)
                .with("max", *max),
            OptionError::Contradiction { why, .. } => why.clone(),
        }
    }
}
