//! Where a tile can be placed (EP-6.3, EP-6.4).
//!
//! The rim of a tile has 24 segments, four on each of six edges. Which of them show one type of area is
//! a number of 24 bits, and turning the tile by 60 degrees rotates the bits by four places. A cell is
//! matched if the turned rim of a tile has a bit in common with what the cell's surroundings show.

use super::City;
use super::map::{Map, opposite};
use super::placed::{EDGES, Placed, SEGMENTS};
use crate::pieces::Tile;

/// The bits of one edge.
const EDGE: u32 = (1 << SEGMENTS) - 1;

/// Why a tile cannot be placed on a spot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadSpot {
    /// There is a tile already.
    Taken,
    /// The cell touches fewer than two placed tiles (EP-6.3).
    TooFewNeighbours,
    /// Turned like this it has no area in common with its neighbours (EP-6.4).
    NothingMatches,
}

/// An empty cell beside placed tiles.
#[derive(Clone)]
pub(super) struct Gap {
    cell: (i8, i8),
    /// How many placed tiles it touches.
    neighbours: u8,
    /// The segments around it, by type of area, as they lie on its own rim.
    facing: [u32; 4],
}

impl Gap {
    /// Whether it touches enough tiles to be filled (EP-6.3).
    fn is_open(&self) -> bool {
        self.neighbours >= 2
    }

    /// A neighbour shows its edge.
    fn face(&mut self, direction: usize, neighbour: Placed) {
        self.neighbours += 1;
        let rims = turned(neighbour.tile, neighbour.turn);
        for (facing, rim) in self.facing.iter_mut().zip(rims) {
            let edge = rim >> (opposite(direction) * SEGMENTS) & EDGE;
            // Edges that face each other run against each other.
            let reversed = edge.reverse_bits() >> (u32::BITS as usize - SEGMENTS);
            *facing |= reversed << (direction * SEGMENTS);
        }
    }

    /// Whether a tile turned like this has a segment in common with the surroundings.
    fn matches(&self, tile: Tile, turn: u8) -> bool {
        turned(tile, turn)
            .iter()
            .zip(&self.facing)
            .any(|(own, facing)| own & facing != 0)
    }
}

impl City {
    /// Every spot on which a tile can be placed; where nothing matches anywhere, the tiles need not be
    /// `matching` (EP-6.5).
    pub fn spots(&self, tile: Tile, matching: bool) -> impl Iterator<Item = Placed> {
        let open = self.map.gaps.iter().filter(|gap| gap.is_open());
        open.flat_map(move |gap| {
            let turns = (0..EDGES as u8).filter(move |turn| !matching || gap.matches(tile, *turn));
            let (q, r) = gap.cell;
            turns.map(move |turn| Placed { tile, q, r, turn })
        })
    }

    /// Whether there is a spot for a tile.
    pub fn can_place(&self, tile: Tile, matching: bool) -> bool {
        self.spots(tile, matching).next().is_some()
    }

    /// What speaks against a spot.
    pub fn refuse_spot(&self, spot: Placed, matching: bool) -> Option<BadSpot> {
        if self
            .placed
            .iter()
            .any(|placed| placed.cell() == spot.cell())
        {
            return Some(BadSpot::Taken);
        }
        let mut open = self.map.gaps.iter().filter(|gap| gap.is_open());
        let Some(gap) = open.find(|gap| gap.cell == spot.cell()) else {
            return Some(BadSpot::TooFewNeighbours);
        };
        let refused = matching && !gap.matches(spot.tile, spot.turn);
        refused.then_some(BadSpot::NothingMatches)
    }
}

impl Map {
    /// A tile fills a gap and leaves others around it.
    pub(super) fn close_gap(&mut self, one: Placed, others: &[Placed]) {
        self.gaps.retain(|gap| gap.cell != one.cell());
        for (direction, cell) in Placed::around(one.cell()).into_iter().enumerate() {
            if others.iter().any(|other| other.cell() == cell) {
                continue;
            }
            let at = match self.gaps.binary_search_by_key(&cell, |gap| gap.cell) {
                Ok(at) => at,
                Err(at) => {
                    let gap = Gap {
                        cell,
                        neighbours: 0,
                        facing: [0; 4],
                    };
                    self.gaps.insert(at, gap);
                    at
                }
            };
            self.gaps[at].face(opposite(direction), one);
        }
    }
}

/// The rim of a turned tile, by type of area.
fn turned(tile: Tile, turn: u8) -> &'static [u32; 4] {
    &tile.data().rims[usize::from(turn)]
}
