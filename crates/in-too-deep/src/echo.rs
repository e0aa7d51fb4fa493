//! What everybody sees of Echo (ID-25, ID-2.14).

use kernel::{Member, Set};
use serde::{Deserialize, Serialize};

use crate::pieces::{Bonus, Crime, Criminal, EchoCard, Letter};

/// Echo's board and deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Echo {
    /// Her progress marker.
    pub progress: u8,
    /// The criminals on her letters (ID-25.4).
    pub letters: [Criminal; Letter::ALL.len()],
    /// With two people: the criminal that is off the board (ID-30.2).
    pub off: Option<Criminal>,
    /// Her cards in random order.
    pub deck: Set<EchoCard>,
    /// Her face-up card.
    pub card: Option<EchoCard>,
    /// Cards that she has used.
    pub used: Set<EchoCard>,
    /// The crime that she is committing, face up.
    pub crime: Option<Crime>,
    /// Bonus spaces with evidence of hers, which stays face down (ID-R73).
    #[serde(default, skip_serializing_if = "is_empty")]
    pub bonuses: Set<Bonus>,
}

fn is_empty(bonuses: &Set<Bonus>) -> bool {
    bonuses.is_empty()
}

impl Echo {
    /// The criminal on a letter.
    pub fn at(&self, letter: Letter) -> Criminal {
        self.letters[letter.index()]
    }
}
