//! Everything that is said can be said in a language, and every rule behind it is one of the game's.

use std::collections::HashSet;

use crate::game::{Game, Info};
use crate::phrase::{Arg, Phrase};
use crate::refusal::Explain;
use crate::rule::RuleId;
use crate::seat::Viewer;
use crate::testkit::defect::Kind;
use crate::testkit::position::Position;

/// The rules of a game, by ID.
pub(super) struct Words {
    prefix: &'static str,
    rules: HashSet<String>,
}

impl Words {
    pub(super) fn new(info: &Info) -> Words {
        let book = info.rulebook("en");
        Words {
            prefix: info.prefix,
            rules: book.rules().iter().map(|rule| rule.id.clone()).collect(),
        }
    }

    /// Checks something that is said with a rule behind it.
    pub(super) fn explain(&self, what: &'static str, said: &impl Explain) -> Result<(), Kind> {
        self.rule(what, said.rule())?;
        phrase(what, &said.phrase())
    }

    /// Checks that a rule is one of the game's: the interface shows its text.
    pub(super) fn rule(&self, what: &'static str, rule: RuleId) -> Result<(), Kind> {
        let ours = rule
            .0
            .strip_prefix(self.prefix)
            .is_some_and(|rest| rest.starts_with('-'));
        if ours && self.rules.contains(rule.0) {
            return Ok(());
        }
        Err(Kind::Words {
            what,
            found: rule.0.to_owned(),
            wanted: "rule of this game",
        })
    }

    /// Checks the prompts of the seats to act and the descriptions of their actions.
    pub(super) fn offers<G: Game>(
        &self,
        state: &G,
        position: &Position<G::Action>,
    ) -> Result<(), Kind> {
        for (seat, legal) in position.offers() {
            if let Some(prompt) = state.prompt(seat) {
                self.explain("a prompt", &prompt)?;
            }
            let view = state.view(Viewer::Seat(seat));
            for &action in legal {
                let choice = G::describe(&view, action);
                self.rule("a choice", choice.rule)?;
                phrase("a choice", &choice.phrase)?;
            }
        }
        Ok(())
    }
}

/// Checks a phrase and all that fills its gaps.
pub(super) fn phrase(what: &'static str, said: &Phrase) -> Result<(), Kind> {
    message(what, &said.id)?;
    for (_, arg) in &said.args {
        match arg {
            Arg::Phrase(inner) => phrase(what, inner)?,
            Arg::List(inner) => inner.iter().try_for_each(|p| phrase(what, p))?,
            Arg::Number(_) | Arg::Text(_) | Arg::Seat(_) => {}
        }
    }
    Ok(())
}

/// Checks that a Fluent file could have a message with this id.
pub(super) fn message(what: &'static str, id: &str) -> Result<(), Kind> {
    let mut bytes = id.bytes();
    if bytes.next().is_some_and(|b| b.is_ascii_alphabetic())
        && bytes.all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_')
    {
        return Ok(());
    }
    Err(Kind::Words {
        what,
        found: id.to_owned(),
        wanted: "message id",
    })
}
