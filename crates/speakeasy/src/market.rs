//! What lies ready for everybody: supplies, displays and decks.
//!
//! Stacks whose order nobody knows are sets; something is drawn from them when it is revealed (SP-R58).

use kernel::{Chance, Set};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::pieces::{Card, CityToken, Crate, Helper};
use crate::player::Tokens;

/// The columns of the city token display have three spaces each.
pub const DISPLAY: usize = 3;

/// Common pieces that are limited (SP-1.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Supply {
    /// Barrels that lie nowhere else.
    pub barrels: u8,
    /// Thugs that nobody has.
    pub thugs: u8,
    /// Leverage tokens.
    pub leverage: u8,
    /// Gangster bars that stand nowhere.
    pub gangster_bars: u8,
}

/// The city token display (SP-2.15).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Market {
    /// The right column.
    pub right: [Option<CityToken>; DISPLAY],
    /// The stacks of the middle column, the top last.
    pub middle: [ArrayVec<[CityToken; 54]>; DISPLAY],
    /// The sizes of the face-down piles of the left column.
    pub piles: [u8; DISPLAY],
    /// The tokens in all piles together.
    pub unseen: Tokens,
}

impl Market {
    /// Whether there is a token that can be taken: in the right column, or on a middle stack (SP-11.20).
    pub fn has_any(&self) -> bool {
        self.right.iter().flatten().next().is_some()
            || self.middle.iter().any(|stack| !stack.is_empty())
    }

    /// Turns up the top token of a pile.
    pub(crate) fn reveal(&mut self, pile: usize, chance: &mut Chance) -> CityToken {
        let token = chance.draw_kind(&mut self.unseen);
        self.piles[pile] -= 1;
        token.expect("what lies in the piles is unseen")
    }
}

/// The helper cards that nobody has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Helpers {
    /// Face up.
    pub display: Set<Helper>,
    /// Face down.
    pub deck: Set<Helper>,
}

/// A deck of operation cards: face up, so that the top card is seen, and those discarded are known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Deck {
    /// The top card.
    pub top: Option<Card>,
    /// What lies below it in an order that nobody knows; the Rival's cards are among them.
    pub unseen: Set<Card>,
    /// Discarded cards, the next one first.
    pub discarded: ArrayVec<[Card; 12]>,
}

/// The crates that lie on no ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Crates {
    /// The top of the stack.
    pub top: Option<Crate>,
    /// Those below.
    pub unseen: Set<Crate>,
}
