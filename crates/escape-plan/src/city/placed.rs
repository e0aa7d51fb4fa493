//! A tile on its cell of the city's grid.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use kernel::NotationError;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::TILES;
use crate::node::Node;
use crate::pieces::Tile;

/// How many edges a tile has, and how many ways it can be turned.
pub(crate) const EDGES: usize = 6;

/// How many segments an edge has.
pub(crate) const SEGMENTS: usize = 4;

/// The steps over the edges of a tile, clockwise from the top.
const STEPS: [(i8, i8); EDGES] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];

/// The grid has no limits (EP-R2), but tiles that hang together never get further from its middle.
const COORDINATES: RangeInclusive<i8> = -(TILES as i8)..=TILES as i8;

/// A placed tile: its cell in axial coordinates, and how often it is turned by 60 degrees clockwise.
/// It is written `c1 1,0 4`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[allow(missing_docs, reason = "said above")]
pub struct Placed {
    pub tile: Tile,
    pub q: i8,
    pub r: i8,
    pub turn: u8,
}

impl Placed {
    /// The cell it lies on.
    pub fn cell(self) -> (i8, i8) {
        (self.q, self.r)
    }

    /// The cells around a cell, clockwise from the one above it.
    pub fn around((q, r): (i8, i8)) -> [(i8, i8); EDGES] {
        STEPS.map(|(dq, dr)| (q + dq, r + dr))
    }

    /// The regions behind the segments of the edge in a direction, clockwise; direction 0 is up.
    pub fn edge(self, direction: usize) -> [Node; 4] {
        let turn = usize::from(self.turn);
        self.tile.data().edges[(direction + EDGES - turn) % EDGES]
    }
}

impl fmt::Display for Placed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {},{} {}", self.tile.id(), self.q, self.r, self.turn)
    }
}

impl FromStr for Placed {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Placed, NotationError> {
        parse(text).ok_or_else(|| NotationError::new(text))
    }
}

fn parse(text: &str) -> Option<Placed> {
    let (tile, rest) = text.split_once(' ')?;
    let (cell, turn) = rest.split_once(' ')?;
    let (q, r) = cell.split_once(',')?;
    let coordinate = |text: &str| text.parse().ok().filter(|at| COORDINATES.contains(at));
    let placed = Placed {
        tile: tile.parse().ok()?,
        q: coordinate(q)?,
        r: coordinate(r)?,
        turn: turn.parse().ok().filter(|turn| *turn < EDGES as u8)?,
    };
    // One notation for each: `+1` and `01` are read as numbers too.
    (placed.to_string() == text).then_some(placed)
}

impl Serialize for Placed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Placed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Placed, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}
