//! Actions, words and options of the toy game.

use std::cell::Cell;
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::sync::LazyLock;

use kernel::pack::{BuiltIn, Content, Faults, InPlay};
use kernel::{
    Amendment, Edition, Explain, NotationError, OptionError, OptionSpec, Options, Phrase, Preset,
    RuleId, Seat, Settings,
};
use serde::{Deserialize, Serialize};

use super::flaw::Flaw;

pub(crate) const RULES: &str = "\
- **TY-1** Each round every seat secretly plays a card or passes; the highest wins the prize.
- **TY-2** Once a round a seat may peek at the next prize.
- **TY-3** Once a round a seat may call, for all to hear.
- **TY-4** A die adds to the prize.
- **TY-A1** Whoever has called may call again.
";

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Action {
    Play(u8),
    Pass,
    Peek,
    Call,
    /// How the flaws of notation come in: cards that are written badly.
    Alike(u8),
    Spaced(u8),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Play(card) => write!(f, "play {card}"),
            Action::Pass => f.write_str("pass"),
            Action::Peek => f.write_str("peek"),
            Action::Call => f.write_str("call"),
            Action::Alike(card) => write!(f, "alike {}", card / 2),
            Action::Spaced(card) => write!(f, "spaced {card} "),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        let card = |number: &str| number.trim_end().parse().ok();
        let action = match text.split_once(' ') {
            Some(("play", number)) => card(number).map(Action::Play),
            Some(("alike", number)) => card(number).map(Action::Alike),
            Some(("spaced", number)) => card(number).map(Action::Spaced),
            Some(_) => None,
            None => match text {
                "pass" => Some(Action::Pass),
                "peek" => Some(Action::Peek),
                "call" => Some(Action::Call),
                _ => None,
            },
        };
        action.ok_or_else(|| NotationError::new(text))
    }
}

/// Events, prompts and refusals alike.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct Said {
    pub(crate) rule: &'static str,
    pub(crate) phrase: &'static str,
    pub(crate) seat: Option<Seat>,
    pub(crate) card: Option<u8>,
}

impl Said {
    pub(crate) fn new(rule: &'static str, phrase: &'static str) -> Said {
        Said {
            rule,
            phrase,
            seat: None,
            card: None,
        }
    }
}

impl Explain for Said {
    fn rule(&self) -> RuleId {
        RuleId(self.rule)
    }

    fn phrase(&self) -> Phrase {
        Phrase::new(self.phrase).with("card", self.card.unwrap_or(0))
    }
}

/// TY-A1.
pub(crate) const CALL_AGAIN: Amendment = Amendment::new(1, "TY-A1");

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct ToyOptions {
    pub(crate) seats: u8,
    pub(crate) flaw: Flaw,
    #[serde(skip)]
    pub(crate) edition: Edition,
}

/// The toy's box is empty.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ToyContent {}

thread_local! {
    static IN_PLAY: Cell<InPlay<ToyContent>> = const { Cell::new(InPlay::NONE) };
}

impl Content for ToyContent {
    const GAME: &'static str = "toy";
    const DATA: &'static str = "";

    fn built_in() -> &'static BuiltIn<ToyContent> {
        static BUILT_IN: LazyLock<BuiltIn<ToyContent>> = LazyLock::new(BuiltIn::read);
        &BUILT_IN
    }

    fn in_play() -> InPlay<ToyContent> {
        IN_PLAY.get()
    }

    fn put_in_play(content: InPlay<ToyContent>) {
        IN_PLAY.set(content);
    }

    fn check(&self, _: &mut Faults<'_>) {}
}

impl Options for ToyOptions {
    type Content = ToyContent;

    const SEATS: RangeInclusive<u8> = 2..=3;
    const SPECS: &'static [OptionSpec] = &[OptionSpec {
        key: "flaw",
        values: Flaw::NAMES,
        default: "None",
        rule: RuleId("TY-1"),
        ..OptionSpec::PRINTED
    }];
    const AMENDMENTS: &'static [Amendment] = &[CALL_AGAIN];
    const PRESETS: &'static [Preset] = &[];

    fn new(seats: u8, settings: &Settings) -> Result<ToyOptions, OptionError> {
        let name = settings.get("flaw");
        let flaw = Flaw::ALL.iter().find(|flaw| flaw.name() == name);
        Ok(ToyOptions {
            seats,
            flaw: *flaw.unwrap_or(&Flaw::None),
            edition: Edition::newest(Self::AMENDMENTS),
        })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn edition(&self) -> Edition {
        self.edition
    }

    fn in_edition(self, edition: Edition) -> ToyOptions {
        ToyOptions { edition, ..self }
    }

    fn settings(&self) -> Vec<(&'static str, &'static str)> {
        let told = match self.flaw {
            Flaw::OptionsForget => Flaw::None,
            flaw => flaw,
        };
        vec![("flaw", told.name())]
    }
}
