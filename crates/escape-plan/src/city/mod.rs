//! The city as it lies on the table (EP-3), and what follows from how its tiles lie.

mod map;
mod placed;
mod placing;

use std::fmt;
use std::sync::Arc;

use kernel::Set;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tinyvec::ArrayVec;

pub use map::Map;
pub use placed::Placed;
pub(crate) use placed::{EDGES, SEGMENTS};
pub use placing::BadSpot;

use crate::pieces::Tile;

/// How many tiles there are.
pub const TILES: usize = Tile::ALL.len();

/// The placed tiles in the order in which they were placed.
#[derive(Clone)]
pub struct City {
    placed: ArrayVec<[Placed; TILES]>,
    /// Shared by all copies of a city: states are copied far more often than tiles are placed.
    map: Arc<Map>,
}

impl City {
    /// A city of these tiles, which need not lie as the rules of placing say.
    ///
    /// # Panics
    /// If there are more tiles than the game has.
    pub fn new(tiles: &[Placed]) -> City {
        let mut city = City {
            placed: ArrayVec::new(),
            map: Arc::new(Map::new()),
        };
        for tile in tiles {
            city.place(*tile);
        }
        city
    }

    /// Adds a tile.
    ///
    /// # Panics
    /// If all tiles have been placed already.
    pub fn place(&mut self, tile: Placed) {
        Arc::make_mut(&mut self.map).add(tile, &self.placed);
        self.placed.push(tile);
    }

    /// The tiles in the order in which they were placed.
    pub fn placed(&self) -> &[Placed] {
        &self.placed
    }

    /// How a tile lies, if it is in the city.
    pub fn get(&self, tile: Tile) -> Option<Placed> {
        let mut placed = self.placed.iter();
        placed.find(|placed| placed.tile == tile).copied()
    }

    /// Whether a tile is in the city.
    pub fn contains(&self, tile: Tile) -> bool {
        self.map.tiles.contains(tile)
    }

    /// The tiles in it, in no order.
    pub fn tiles(&self) -> Set<Tile> {
        self.map.tiles
    }

    /// What follows from how the tiles lie.
    pub fn map(&self) -> &Map {
        &self.map
    }
}

impl Default for City {
    /// No tile.
    fn default() -> City {
        City::new(&[])
    }
}

impl PartialEq for City {
    fn eq(&self, other: &City) -> bool {
        self.placed == other.placed
    }
}

impl Eq for City {}

impl fmt::Debug for City {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.placed()).finish()
    }
}

impl Serialize for City {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.placed())
    }
}

impl<'de> Deserialize<'de> for City {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<City, D::Error> {
        let tiles = Vec::<Placed>::deserialize(deserializer)?;
        for (at, tile) in tiles.iter().enumerate() {
            let clashes = |other: &Placed| other.tile == tile.tile || other.cell() == tile.cell();
            if tiles[..at].iter().any(clashes) {
                let error = format!("{tile}: the tile or its cell is in the city already");
                return Err(serde::de::Error::custom(error));
            }
        }
        Ok(City::new(&tiles))
    }
}
