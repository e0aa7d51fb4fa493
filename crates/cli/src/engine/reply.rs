//! What is answered.

use std::borrow::Cow;
use std::collections::BTreeMap;

use kernel::{Game, RuleId, Seat, SeatSet, Seed};
use serde::Serialize;
use serde_json::Value;

/// One line of output: the request's `id`, and either `ok` or `error`.
#[derive(Serialize)]
pub(super) struct Reply<T> {
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ok: Option<T>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<Error>,
}

impl<T: Serialize> Reply<T> {
    pub(super) fn ok(id: Option<Value>, answer: T) -> Reply<T> {
        Reply {
            id,
            ok: Some(answer),
            error: None,
        }
    }

    pub(super) fn error(id: Option<Value>, error: Error) -> Reply<T> {
        Reply {
            id,
            ok: None,
            error: Some(error),
        }
    }

    pub(super) fn to_line(&self) -> String {
        serde_json::to_string(self).unwrap_or_else(|error| {
            // Only a game whose state is not plain data could come here.
            let text = Value::String(error.to_string());
            format!(r#"{{"error":{{"kind":"bug","message":{text}}}}}"#)
        })
    }
}

/// Why a request was not carried out.
#[derive(Serialize, Debug)]
pub(super) struct Error {
    kind: Kind,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    option: Option<String>,
    message: String,
}

/// The longest message: an error never sends a hostile line back whole.
const MAX_MESSAGE: usize = 400;

impl Error {
    pub(super) fn new(kind: Kind, message: impl Into<String>) -> Error {
        let message: String = message.into();
        Error {
            kind,
            rule: None,
            option: None,
            message: message.chars().take(MAX_MESSAGE).collect(),
        }
    }

    /// With the rule behind it.
    pub(super) fn by(self, rule: Option<RuleId>) -> Error {
        Error {
            rule: rule.map(|rule| rule.to_string()),
            ..self
        }
    }

    /// With the option at fault.
    pub(super) fn of(self, option: &str) -> Error {
        Error {
            option: Some(option.chars().take(MAX_MESSAGE).collect()),
            ..self
        }
    }
}

/// The kinds of errors; `docs/protocol.md` explains each.
#[derive(Serialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "snake_case")]
pub(super) enum Kind {
    Garbage,
    TooLong,
    Request,
    Option,
    NoGame,
    Seat,
    Bot,
    Notation,
    Over,
    NotToAct,
    Illegal,
    State,
    Undo,
    Replay,
    Bug,
}

/// Where the game stands.
#[derive(Serialize)]
pub(super) struct Position {
    pub(super) ply: u32,
    pub(super) to_act: SeatSet,
    pub(super) over: bool,
}

/// A game that begins.
#[derive(Serialize)]
pub(super) struct Start {
    pub(super) game: &'static str,
    pub(super) amendments: Vec<&'static str>,
    pub(super) pack: &'static str,
    pub(super) seats: u8,
    pub(super) options: BTreeMap<&'static str, &'static str>,
    pub(super) seed: Seed,
    pub(super) commitment: String,
    #[serde(flatten)]
    pub(super) position: Position,
}

/// An action that was taken.
#[derive(Serialize)]
pub(super) struct Applied {
    /// The seats for which it revealed something.
    pub(super) reveals: SeatSet,
    #[serde(flatten)]
    pub(super) position: Position,
}

/// What a seat may do.
#[derive(Serialize)]
#[serde(bound = "")]
pub(super) struct Legal<G: Game> {
    pub(super) seat: Seat,
    pub(super) prompt: Option<Prompt<G>>,
    pub(super) actions: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) choices: Option<Vec<Choice>>,
}

/// What is asked of a seat.
#[derive(Serialize)]
#[serde(bound = "")]
pub(super) struct Prompt<G: Game> {
    /// Which question it is, told alike in every game: the id of its words.
    pub(super) question: Cow<'static, str>,
    /// The typed prompt in the game's own form.
    #[serde(flatten)]
    pub(super) typed: G::Prompt,
    pub(super) rule: RuleId,
    pub(super) text: String,
}

/// What an action does.
#[derive(Serialize)]
pub(super) struct Choice {
    pub(super) action: String,
    pub(super) rule: RuleId,
    pub(super) text: String,
}

/// What a viewer may know of what happened, from some place on.
#[derive(Serialize)]
#[serde(bound = "")]
pub(super) struct Log<G: Game> {
    pub(super) log: Vec<Told<G>>,
    /// From where to ask on.
    pub(super) next: usize,
}

/// Something that happened.
#[derive(Serialize)]
#[serde(bound = "")]
pub(super) struct Told<G: Game> {
    pub(super) event: G::Event,
    pub(super) rule: RuleId,
    pub(super) text: String,
}

/// What a bot would do.
#[derive(Serialize)]
pub(super) struct Chosen {
    pub(super) action: String,
}

/// The answers of one field each.
#[derive(Serialize)]
pub(super) struct View<V> {
    pub(super) view: V,
}

#[derive(Serialize)]
pub(super) struct State<S> {
    pub(super) state: S,
}

#[derive(Serialize)]
pub(super) struct Standing {
    pub(super) standing: kernel::Standing,
}

#[derive(Serialize)]
pub(super) struct Replay {
    pub(super) replay: String,
}

#[derive(Serialize)]
pub(super) struct Bye {}
