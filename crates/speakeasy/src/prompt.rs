//! What is asked of a player.

use kernel::Seat;
use serde::Serialize;

use crate::state::Speakeasy;
use crate::step::Step;

/// A question, with the numbers that its words need.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Prompt {
    /// The decision.
    pub step: Step,
    /// What can be paid at most, from pocket and safe (SP-1.6).
    pub means: u16,
    /// How many trucks can be sent out (SP-15.3).
    pub trucks: u8,
}

impl Speakeasy {
    pub(crate) fn prompt_of(&self, seat: Seat) -> Option<Prompt> {
        let step = self.step(seat)?;
        Some(Prompt {
            step,
            means: self.means(seat),
            trucks: self.player(seat).trucks_available() as u8,
        })
    }
}
