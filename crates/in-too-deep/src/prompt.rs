//! What is asked of a person.

use kernel::Seat;
use serde::Serialize;

use crate::state::InTooDeep;
use crate::step::{Step, Task};

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
        /// What is special about it.
        case: Case,
    },
    /// Dilemmas to store at the end of a chapter (ID-22.5).
    Store {
        /// How many more.
        left: u8,
    },
}

/// What is special about a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Case {
    /// Nothing.
    #[default]
    Usual,
    /// No turn of this person will follow (ID-21.3).
    LastTurn,
    /// There is nothing to discard, but support to use (ID-R83).
    NoCrimes,
}

impl InTooDeep {
    pub(crate) fn prompt_of(&self, seat: Seat) -> Option<Prompt> {
        if self.owes_storing(seat) {
            let left = self.to_store(seat) - self.papers(seat).storing.len();
            return Some(Prompt::Store { left: left as u8 });
        }
        let step = self.open.agenda.step_of(seat)?;
        let actions = self.open.turn.actions;
        let case = self.case_of(seat, step);
        Some(Prompt::Step {
            step,
            actions,
            case,
        })
    }

    fn case_of(&self, seat: Seat, step: Step) -> Case {
        let last = self.open.last_turns.is_some();
        match step {
            Step::Discard { begun: false } if self.papers(seat).crimes.is_empty() => Case::NoCrimes,
            Step::Hook { unhooked: false } | Step::Discard { .. } if last => Case::LastTurn,
            // A crime that is drawn before the actions can still be committed (ID-19.9).
            Step::Draw if last && !self.is_before_actions() => Case::LastTurn,
            _ => Case::Usual,
        }
    }

    /// Whether step 3 is still to come in this turn.
    pub(crate) fn is_before_actions(&self) -> bool {
        let mut tasks = self.open.agenda.iter();
        tasks.any(|task| matches!(task, Task::Ask(_, Step::Act)))
    }
}
