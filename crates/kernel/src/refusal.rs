//! Why an action was not taken.

use crate::phrase::Phrase;
use crate::rule::RuleId;

/// Something said with the rule behind it: a refusal, a prompt, an event, a choice.
pub trait Explain {
    /// The rule that answers "why?".
    fn rule(&self) -> RuleId;

    /// What is said.
    fn phrase(&self) -> Phrase;
}

/// An action was refused, and nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal<W> {
    /// The game has ended.
    Over,
    /// That seat owes no decision now.
    NotToAct,
    /// A rule of the game forbids it.
    Rule(W),
}

impl<W: Explain> Refusal<W> {
    /// The rule behind the refusal, where a rule of the game forbids the action.
    pub fn rule(&self) -> Option<RuleId> {
        match self {
            Refusal::Over | Refusal::NotToAct => None,
            Refusal::Rule(why) => Some(why.rule()),
        }
    }

    /// What to tell the person who tried.
    pub fn phrase(&self) -> Phrase {
        match self {
            Refusal::Over => Phrase::new("refusal-over"),
            Refusal::NotToAct => Phrase::new("refusal-not-to-act"),
            Refusal::Rule(why) => why.phrase(),
        }
    }
}

/// Text that is not the notation of any action.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0:?} is not an action of this game")]
pub struct NotationError(pub String);

impl NotationError {
    /// An error for `text`, shortened so that a hostile line does not come back whole.
    pub fn new(text: &str) -> NotationError {
        NotationError(text.chars().take(60).collect())
    }
}

/// A state that breaks an invariant.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{rule}: {what}")]
pub struct Violation {
    /// The invariant.
    pub rule: RuleId,
    /// What is wrong.
    pub what: String,
}

impl Violation {
    /// `Ok` if the invariant holds, else the violation that says what is wrong.
    pub fn unless(
        holds: bool,
        rule: &'static str,
        what: impl FnOnce() -> String,
    ) -> Result<(), Violation> {
        if holds {
            Ok(())
        } else {
            Err(Violation {
                rule: RuleId(rule),
                what: what(),
            })
        }
    }
}
