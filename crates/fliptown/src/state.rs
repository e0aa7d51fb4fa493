//! The state of a game: a plain value without heap.

use kernel::{Seat, SeatSet, Set};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::cards::{Card, CardSet, DECK_SIZE};
use crate::content::{Bounty, Cowbot};
use crate::options::Options;
use crate::sheet::Sheet;
use crate::step::{Agenda, Stage, Step, Turn, robbery_index};

/// The most seats.
pub(crate) const SEATS: usize = 4;

/// A game of Fliptown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fliptown {
    pub(crate) options: Options,
    /// 1 to 3.
    pub(crate) round: u8,
    /// 1 to 5; stays 5 in the phases after the turns.
    pub(crate) turn: u8,
    pub(crate) stage: Stage,
    /// The draw deck, the top card first.
    pub(crate) deck: ArrayVec<[Card; DECK_SIZE]>,
    /// How many cards at the bottom of the deck are known to everybody, but for their order, since
    /// they came from the discard pile.
    pub(crate) bottom: u8,
    /// How many of these were put there in the running turn: nobody is told before it ends (FT-23.4).
    pub(crate) under: u8,
    /// The discard pile. Its order never matters (FT-23.10).
    pub(crate) discards: CardSet,
    /// The three cards of the turn.
    pub(crate) lineup: Option<[Card; 3]>,
    pub(crate) sheriff: Option<Card>,
    /// Hold 'em cards by seat, from the deal to phase 4.
    pub(crate) holdem: ArrayVec<[[Card; 2]; SEATS]>,
    pub(crate) cowbot: Option<Cowbot>,
    /// Cards under the cowbot, in the order of the thefts.
    pub(crate) stolen: ArrayVec<[Card; 15]>,
    /// How many of them were stolen in each round.
    pub(crate) thefts: [u8; 3],
    /// The cards that were seen in each round that has ended: none of them was stolen before.
    pub(crate) seen: ArrayVec<[CardSet; 3]>,
    /// The bounty cards of the table.
    pub(crate) bounties: ArrayVec<[Bounty; 3]>,
    /// The bounty cards turned to their second side.
    pub(crate) turned: Set<Bounty>,
    pub(crate) seats: ArrayVec<[Chair; SEATS]>,
    /// While decisions are sealed: the maps as everybody else sees them (FT-23.12).
    pub(crate) sealed: Option<ArrayVec<[Sheet; SEATS]>>,
}

/// One seat's map and what it has to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Chair {
    pub(crate) sheet: Sheet,
    pub(crate) agenda: Agenda,
    pub(crate) turn: Turn,
    /// Whether the Cheat declares a card in the poker phase that runs.
    pub(crate) cheating: bool,
    /// Whether the sheriff was bribed in this round.
    pub(crate) bribed: bool,
}

impl Fliptown {
    pub(crate) fn chair(&self, seat: Seat) -> &Chair {
        &self.seats[seat.index()]
    }

    pub(crate) fn sheet(&self, seat: Seat) -> &Sheet {
        &self.seats[seat.index()].sheet
    }

    /// The step a seat has to decide about now.
    pub(crate) fn step(&self, seat: Seat) -> Option<Step> {
        self.seats.get(seat.index())?.agenda.last().copied()
    }

    pub(crate) fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.options.seats())
    }

    /// The seats that owe a decision.
    pub(crate) fn owing(&self) -> SeatSet {
        self.all_seats()
            .filter(|seat| !self.chair(*seat).agenda.is_empty())
            .collect()
    }

    /// Whether the game is over.
    pub(crate) fn is_finished(&self) -> bool {
        self.stage == Stage::Over
    }

    /// The robbery cards a seat has drawn in the running turn.
    pub(crate) fn robbery_cards(&self, seat: Seat) -> impl Iterator<Item = Card> {
        let seats = self.options.seats();
        (0..self.chair(seat).turn.robberies).map(move |k| self.deck[robbery_index(k, seat, seats)])
    }

    /// The draw deck as everybody knows it: how many cards, and which lie at its bottom.
    pub(crate) fn deck_shown(&self) -> (usize, CardSet) {
        let shown = self.deck.len() - usize::from(self.under);
        let known = usize::from(self.bottom - self.under);
        let bottom = self.deck[shown - known..shown].iter().copied().collect();
        (shown, bottom)
    }

    /// The discard pile as everybody knows it.
    pub(crate) fn discards_shown(&self) -> CardSet {
        let from = self.deck.len() - usize::from(self.under);
        self.discards
            .union(self.deck[from..].iter().copied().collect())
    }
}
