//! What happens between the people at a table: no event of the game, and yet part of the story.

use kernel::Seat;

use crate::entry::Request;

/// Something that was said aloud. Everybody hears it, and no step back takes it back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Remark {
    /// Somebody asks all others to agree to something.
    Asks {
        /// Who asks.
        by: Seat,
        /// For what.
        request: Request,
    },
    /// Nobody was against it: it is done.
    Granted {
        /// Who had asked.
        by: Seat,
        /// For what.
        request: Request,
    },
    /// Somebody was against it: nothing is done.
    Declined {
        /// Who was.
        seat: Seat,
        /// Who had asked.
        by: Seat,
        /// For what.
        request: Request,
    },
    /// Whoever asked has thought better of it.
    Withdrawn {
        /// Who had asked.
        by: Seat,
        /// For what.
        request: Request,
    },
    /// Somebody for whom the house played is back.
    Returned(Seat),
    /// Somebody has given up.
    Conceded(Seat),
}

impl Remark {
    /// Who has said it; a grant is said by all.
    pub fn speaker(self) -> Option<Seat> {
        match self {
            Remark::Asks { by, .. } | Remark::Withdrawn { by, .. } => Some(by),
            Remark::Declined { seat, .. } | Remark::Returned(seat) | Remark::Conceded(seat) => {
                Some(seat)
            }
            Remark::Granted { .. } => None,
        }
    }
}

/// A remark, as a viewer has heard it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Heard {
    /// What was said.
    pub remark: Remark,
    /// After how many events of the viewer's story.
    pub after: usize,
    /// Whether it is new since the viewer last acted.
    pub fresh: bool,
}
