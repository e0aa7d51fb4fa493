//! The support offer and where its tokens come from (ID-11.1, ID-11.2).

use serde::{Deserialize, Serialize};

use crate::console::Tools;
use crate::pieces::Support;

/// Thirds of the offer.
pub const THIRDS: usize = 3;

/// A third of the offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Third {
    /// The token that lies there.
    pub token: Option<Support>,
    /// The Intel that lies there.
    pub intel: u16,
}

/// The offer. What is left in the supply can be counted; only its order is unknown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Offer {
    /// Its thirds, each with a token and the Intel that has gathered there.
    pub thirds: [Third; THIRDS],
    /// Tokens in the supply, face down.
    pub supply: Tools,
    /// Discarded tokens.
    pub discard: Tools,
}

impl Offer {
    /// The thirds that hold a token, by number.
    pub fn filled(&self) -> impl Iterator<Item = u8> + use<> {
        let thirds = self.thirds;
        (0..THIRDS as u8).filter(move |third| thirds[usize::from(*third)].token.is_some())
    }
}
