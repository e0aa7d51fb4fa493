//! Decks of crimes and dilemmas.

use kernel::{Chance, Seat, Set};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::pieces::{Crime, Dilemma};

/// A card that was put under its deck, known to whoever did it (ID-2.11).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Returned {
    /// The card.
    pub card: Crime,
    /// Who put it there.
    pub by: Seat,
}

/// The most cards that a deck has.
pub const DECK: usize = 21;

/// A deck of crime cards. The order of what nobody has put there is unknown, and drawn by chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct CrimeDeck {
    /// Cards in random order, drawn first.
    pub shuffled: Set<Crime>,
    /// Cards put under the deck, in that order.
    pub under: ArrayVec<[Returned; DECK]>,
}

impl CrimeDeck {
    /// How many cards it has.
    pub fn len(&self) -> usize {
        self.shuffled.len() + self.under.len()
    }

    /// Whether it has none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Draws the top card.
    pub(crate) fn draw(&mut self, chance: &mut Chance) -> Option<Crime> {
        let shuffled = chance.draw(&mut self.shuffled);
        if shuffled.is_some() {
            return shuffled;
        }
        (!self.under.is_empty()).then(|| self.under.remove(0).card)
    }
}

/// The dilemmas that nobody has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct DilemmaDeck {
    /// The deck, in random order.
    pub deck: Set<Dilemma>,
    /// The discard pile, face down (ID-2.4).
    pub discard: Set<Dilemma>,
}

impl DilemmaDeck {
    /// Draws a dilemma; an empty deck is made anew from the discard pile first (ID-16.5).
    pub(crate) fn draw(&mut self, chance: &mut Chance) -> Option<Dilemma> {
        if self.deck.is_empty() {
            std::mem::swap(&mut self.deck, &mut self.discard);
        }
        chance.draw(&mut self.deck)
    }
}
