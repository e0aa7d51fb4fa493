//! Locker and exit tiles: money that only its finder has seen.
//!
//! Every tile of a pile has a number. A pile is drawn from at random, since it is shuffled after every
//! look; so it is a set, not a sequence. Who looks remembers, and by the size of the pile at each look
//! it is exactly known what that memory still says.

use kernel::{Chance, Seat};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::pieces::{Exit, Pile};

/// The tiles of a pile.
pub const PILE: usize = 5;

/// A tile taken from a pile, face down.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub struct Sealed {
    /// From which pile.
    pub pile: Pile,
    /// How many tiles the pile had when it was taken: this tells all taken tiles of a pile apart.
    pub size: u8,
}

/// A tile that was turned up, and what it says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Found {
    /// From which pile.
    pub pile: Pile,
    /// What it is worth.
    pub value: u16,
}

impl Found {
    /// What it counts for Costa, to whom an empty tile is as good as the best of its pile (EP-19.14).
    pub fn to_costa(self) -> u16 {
        let best = self.pile.values().iter().copied().max();
        match self.value {
            0 => best.unwrap_or(0),
            value => value,
        }
    }
}

/// One pile: which tiles are in it, and which were taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Heap {
    /// The number of the tile that was taken when the pile had 5, 4, 3, 2, 1 tiles.
    pub taken: ArrayVec<[u8; PILE]>,
    /// Who took it and so knows it; nobody if an automa did.
    pub takers: ArrayVec<[Option<Seat>; PILE]>,
}

impl Heap {
    /// How many tiles are left.
    pub fn left(&self) -> u8 {
        (PILE - self.taken.len()) as u8
    }

    /// The numbers of the tiles that are left.
    pub fn tiles(&self) -> ArrayVec<[u8; PILE]> {
        (0..PILE as u8)
            .filter(|tile| !self.taken.contains(tile))
            .collect()
    }

    /// Some of the tiles, at random.
    pub fn draw(&self, count: u8, chance: &mut Chance) -> ArrayVec<[u8; PILE]> {
        let mut tiles = self.tiles();
        chance.shuffle(&mut tiles);
        tiles.truncate(usize::from(count));
        tiles.sort_unstable();
        tiles
    }

    /// Takes a tile out.
    pub fn take(&mut self, pile: Pile, tile: u8, taker: Option<Seat>) -> Sealed {
        let sealed = Sealed {
            pile,
            size: self.left(),
        };
        self.taken.push(tile);
        self.takers.push(taker);
        sealed
    }
}

/// What a seat remembers of a pile: for each tile the size of the pile when it was last seen in it, 0
/// if it never was.
pub type Memory = [u8; PILE];

/// All piles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Piles {
    /// The heaps, by pile.
    pub heaps: [Heap; Pile::ALL.len()],
    /// What each seat remembers of each pile.
    pub memories: ArrayVec<[[Memory; Pile::ALL.len()]; 5]>,
    /// The exits that got the exit tiles, in the order in which they closed (EP-5.3).
    pub exits: ArrayVec<[Exit; 2]>,
}

impl Piles {
    /// A pile.
    pub fn heap(&self, pile: Pile) -> &Heap {
        &self.heaps[pile as usize]
    }

    pub(crate) fn heap_mut(&mut self, pile: Pile) -> &mut Heap {
        &mut self.heaps[pile as usize]
    }

    /// The pile that lies at a closed exit.
    pub fn at(&self, exit: Exit) -> Option<Pile> {
        let first = Pile::Exit1 as usize;
        let place = self.exits.iter().position(|closed| *closed == exit)?;
        Some(Pile::ALL[first + place])
    }

    /// The number of a taken tile in its pile.
    pub fn number(&self, sealed: Sealed) -> u8 {
        self.heap(sealed.pile).taken[PILE - usize::from(sealed.size)]
    }

    /// What a taken tile is worth.
    pub fn value(&self, sealed: Sealed) -> u16 {
        sealed.pile.values()[usize::from(self.number(sealed))]
    }

    /// A taken tile, turned up.
    pub(crate) fn found(&self, sealed: Sealed) -> Found {
        Found {
            pile: sealed.pile,
            value: self.value(sealed),
        }
    }

    /// A seat has seen these tiles in the pile.
    pub(crate) fn remember(&mut self, seat: Seat, pile: Pile, tiles: &[u8]) {
        let size = self.heap(pile).left();
        for tile in tiles {
            self.memories[seat.index()][pile as usize][usize::from(*tile)] = size;
        }
    }
}
