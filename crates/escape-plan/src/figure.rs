//! Who is on the turn order track: players and automas.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::pieces::Automa;

/// The most players.
pub const SEATS: usize = 5;

/// A player or an automa.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Figure {
    /// A player.
    Thief(Seat),
    /// Somebody the rules play.
    Automa(Automa),
}

impl Default for Figure {
    fn default() -> Figure {
        Figure::Thief(Seat(0))
    }
}

impl Figure {
    /// The player's seat.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Figure::Thief(seat) => Some(seat),
            Figure::Automa(_) => None,
        }
    }
}
