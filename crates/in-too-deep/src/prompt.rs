//! What is asked of a person.

use kernel::Seat;
use serde::Serialize;

use crate::state::InTooDeep;
use crate::step::Step;

/// A question, with the numbers that its words need.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum Prompt {
    /// A decision of a turn.
    Step {
        /// Which.
        step: Step,
        /// Actions left (ID-7.1).
        actions: u8,
    },
    /// Dilemmas to store at the end of a chapter (ID-22.5).
    Store {
        /// How many more.
        left: u8,
    },
}

impl InTooDeep {
    pub(crate) fn prompt_of(&self, seat: Seat) -> Option<Prompt> {
        if self.owes_storing(seat) {
            let left = self.to_store(seat) - self.papers(seat).storing.len();
            return Some(Prompt::Store { left: left as u8 });
        }
        let step = self.open.agenda.step_of(seat)?;
        let actions = self.open.turn.actions;
        Some(Prompt::Step { step, actions })
    }
}
