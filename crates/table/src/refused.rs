//! Why something was not done at a table.

use kernel::{NotationError, Phrase, RuleId, UndoError};

/// Why something was not done; nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    /// The table is finished.
    Finished,
    /// There is no such seat, or a bot sits there.
    NoSuchSeat,
    /// The house plays for this seat: its owner is absent or has given up.
    HousePlays,
    /// The text is no action of the game.
    Notation(String),
    /// The game refuses it, by a rule where one forbids it.
    Game {
        /// The rule.
        rule: Option<RuleId>,
        /// What to tell.
        why: Phrase,
    },
    /// The step back is not possible.
    Undo(UndoError),
    /// Nobody has asked anything that this seat could answer.
    NothingAsked,
    /// One question at a time.
    AlreadyAsked,
    /// The house does not play for this seat.
    NotAbsent,
    /// The table cannot go on: this program does not understand what is stored of it.
    Stopped,
    /// There is no such correction of the rules, or the table plays by it.
    NoAmendment,
    /// Only for a person who owes a decision can the house play.
    NotWaitedFor,
}

impl Refused {
    /// The rule of the game that forbids it, where one does.
    pub fn rule(&self) -> Option<RuleId> {
        match self {
            Refused::Game { rule, .. } => *rule,
            _ => None,
        }
    }

    /// What to tell whoever tried. The messages are the catalog's and the game's.
    pub fn phrase(&self) -> Phrase {
        match self {
            Refused::Finished => Phrase::new("table-finished"),
            Refused::NoSuchSeat => Phrase::new("table-no-such-seat"),
            Refused::HousePlays => Phrase::new("table-house-plays"),
            Refused::Notation(text) => {
                Phrase::new("table-not-an-action").with("text", text.as_str())
            }
            Refused::Game { why, .. } => why.clone(),
            Refused::Undo(error) => catalog::undo_error(*error),
            Refused::NothingAsked => Phrase::new("table-nothing-asked"),
            Refused::AlreadyAsked => Phrase::new("table-already-asked"),
            Refused::NotAbsent => Phrase::new("table-not-absent"),
            Refused::Stopped => Phrase::new("table-stopped"),
            Refused::NoAmendment => Phrase::new("table-no-amendment"),
            Refused::NotWaitedFor => Phrase::new("table-not-waited-for"),
        }
    }
}

impl From<NotationError> for Refused {
    fn from(error: NotationError) -> Refused {
        Refused::Notation(error.0)
    }
}

impl From<UndoError> for Refused {
    fn from(error: UndoError) -> Refused {
        Refused::Undo(error)
    }
}
