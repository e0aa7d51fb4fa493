//! Who builds on Manhattan: players and the Rival.

use kernel::Seat;
use serde::{Deserialize, Serialize};

/// The most bosses at a table.
pub const BOSSES: usize = 4;

/// A player, or the Rival of a solo game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Boss {
    /// A player.
    Player(Seat),
    /// Whom the rules play (SP-27).
    Rival,
}

impl Default for Boss {
    fn default() -> Boss {
        Boss::Player(Seat(0))
    }
}

impl Boss {
    /// The player's seat.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Boss::Player(seat) => Some(seat),
            Boss::Rival => None,
        }
    }

    /// Its number at the table: the Rival sits in the second place.
    pub fn index(self) -> usize {
        match self {
            Boss::Player(seat) => seat.index(),
            Boss::Rival => 1,
        }
    }

    /// Whether it is the player in a seat.
    pub fn is(self, seat: Seat) -> bool {
        self == Boss::Player(seat)
    }
}

impl From<Seat> for Boss {
    fn from(seat: Seat) -> Boss {
        Boss::Player(seat)
    }
}
