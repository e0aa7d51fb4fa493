//! Where a tile can be placed (EP-6.3, EP-6.4).
//!
//! The rim of a tile has 24 segments, four on each of six edges. Which of them show one type of area is
//! a number of 24 bits, and turning the tile by 60 degrees rotates the bits by four places. A cell is
//! matched if the turned rim of a tile has a bit in common with what the cell's surroundings show.

use super::City;
use super::placed::{EDGES, Placed};
use crate::pieces::Tile;

/// How many segments an edge has.
const SEGMENTS: usize = 4;

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

/// An empty cell that touches at least two placed tiles.
pub(super) struct Opening {
    cell: (i8, i8),
    /// The segments around it, by type of area, as they lie on its own rim.
    facing: [u32; 4],
}

impl Opening {
    /// Whether a tile turned like this has a segment in common with the surroundings.
    fn matches(&self, tile: Tile, turn: u8) -> bool {
        let rim = turned(tile, turn);
        rim.iter()
            .zip(&self.facing)
            .any(|(own, facing)| own & facing != 0)
    }
}

impl City {
    /// Every spot on which a tile can be placed; where nothing matches anywhere, the tiles need not be
    /// `matching` (EP-6.5).
    pub fn spots(&self, tile: Tile, matching: bool) -> impl Iterator<Item = Placed> {
        self.map.openings.iter().flat_map(move |opening| {
            let turns =
                (0..EDGES as u8).filter(move |turn| !matching || opening.matches(tile, *turn));
            let (q, r) = opening.cell;
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
        let mut openings = self.map.openings.iter();
        let Some(opening) = openings.find(|opening| opening.cell == spot.cell()) else {
            return Some(BadSpot::TooFewNeighbours);
        };
        let refused = matching && !opening.matches(spot.tile, spot.turn);
        refused.then_some(BadSpot::NothingMatches)
    }
}

/// The empty cells that touch at least two placed tiles, by their coordinates.
pub(super) fn openings(placed: &[Placed]) -> Vec<Opening> {
    let at = |cell| placed.iter().find(|placed| placed.cell() == cell);
    let around = placed
        .iter()
        .flat_map(|placed| Placed::around(placed.cell()));
    let mut cells: Vec<_> = around.filter(|cell| at(*cell).is_none()).collect();
    cells.sort_unstable();
    // A cell was found once for each of its neighbours.
    let several = cells.chunk_by(PartialEq::eq).filter(|same| same.len() > 1);
    let opening = |same: &[(i8, i8)]| Opening {
        cell: same[0],
        facing: facing(Placed::around(same[0]).map(at)),
    };
    several.map(opening).collect()
}

/// What the neighbours of a cell show to it, by type of area.
fn facing(neighbours: [Option<&Placed>; EDGES]) -> [u32; 4] {
    let mut facing = [0; 4];
    for (direction, neighbour) in neighbours.into_iter().enumerate() {
        let Some(neighbour) = neighbour else { continue };
        let opposite = (direction + EDGES / 2) % EDGES;
        for (facing, rim) in facing
            .iter_mut()
            .zip(turned(neighbour.tile, neighbour.turn))
        {
            let edge = rim >> (opposite * SEGMENTS) & EDGE;
            // Edges that face each other run against each other.
            let reversed = edge.reverse_bits() >> (u32::BITS as usize - SEGMENTS);
            *facing |= reversed << (direction * SEGMENTS);
        }
    }
    facing
}

/// The rim of a turned tile, by type of area.
fn turned(tile: Tile, turn: u8) -> [u32; 4] {
    const RIM: usize = EDGES * SEGMENTS;
    let by = usize::from(turn) * SEGMENTS;
    let around = |bits: u32| (bits << by | bits >> (RIM - by)) & ((1 << RIM) - 1);
    tile.data().rim.map(around)
}
