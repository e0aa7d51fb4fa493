//! Places on a player's map: regions, and the sites of each region.

use std::fmt;
use std::str::FromStr;

use kernel::{Member, NotationError, vocabulary};
use serde::{Deserialize, Serialize};

use crate::cards::{Rank, Suit};

vocabulary! {
    /// The regions of the map.
    pub enum Region {
        /// Hearts.
        Trail = "trail",
        /// Spades.
        Badlands = "badlands",
        /// Diamonds.
        Mine = "mine",
        /// Clubs.
        Town = "town",
        /// Any cards.
        Cemetery = "cemetery",
    }
}

impl Region {
    /// The region that a suit card leads to (FT-5.7).
    pub fn of(suit: Suit) -> Region {
        match suit {
            Suit::Hearts => Region::Trail,
            Suit::Spades => Region::Badlands,
            Suit::Diamonds => Region::Mine,
            Suit::Clubs => Region::Town,
        }
    }
}

/// Names of the rooms of the mine, level by level.
pub const ROOMS: [&str; 14] = [
    "m1a", "m1b", "m2a", "m2b", "m2c", "m3a", "m3b", "m3c", "m3d", "m4a", "m4b", "m4c", "m4d",
    "m4e",
];

/// Names of the tombstones, row by row.
pub const TOMBSTONES: [&str; 9] = [
    "t00", "t01", "t02", "t10", "t11", "t12", "t20", "t21", "t22",
];

macro_rules! named_site {
    ($(#[$doc:meta])* $name:ident, $names:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(u8);

        impl $name {
            /// All of them, in order.
            pub fn all() -> impl DoubleEndedIterator<Item = $name> + Clone {
                (0..$names.len() as u8).map($name)
            }

        }

        impl Member for $name {
            type Bits = u64;

            const COUNT: usize = $names.len();

            fn index(self) -> usize {
                usize::from(self.0)
            }

            fn at(index: usize) -> $name {
                assert!(index < $names.len(), "no such site");
                $name(index as u8)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad($names[self.index()])
            }
        }

        impl FromStr for $name {
            type Err = NotationError;

            fn from_str(text: &str) -> Result<$name, NotationError> {
                let at = $names.iter().position(|name| *name == text);
                at.map(|i| $name(i as u8)).ok_or_else(|| NotationError::new(text))
            }
        }

        impl Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

named_site!(
    /// A room of the mine.
    Room,
    ROOMS
);
named_site!(
    /// A tombstone of the cemetery.
    Tombstone,
    TOMBSTONES
);

impl Tombstone {
    /// The one in the middle, circled from the start (FT-2.1).
    pub const CENTRE: Tombstone = Tombstone(4);
}

/// A place that an action can go to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Site {
    /// A stop of the trail.
    Stop(Rank),
    /// A target in the badlands.
    Target(Rank),
    /// A room of the mine.
    Room(Room),
    /// A building of the town, by its rank.
    Building(Rank),
    /// A tombstone of the cemetery.
    Tombstone(Tombstone),
}

impl Site {
    /// The region it lies in.
    pub fn region(self) -> Region {
        match self {
            Site::Stop(_) => Region::Trail,
            Site::Target(_) => Region::Badlands,
            Site::Room(_) => Region::Mine,
            Site::Building(_) => Region::Town,
            Site::Tombstone(_) => Region::Cemetery,
        }
    }

    /// The site of a region with this name.
    pub fn parse(region: Region, name: &str) -> Result<Site, NotationError> {
        Ok(match region {
            Region::Trail => Site::Stop(name.parse()?),
            Region::Badlands => Site::Target(name.parse()?),
            Region::Mine => Site::Room(name.parse()?),
            Region::Town => Site::Building(name.parse()?),
            Region::Cemetery => Site::Tombstone(name.parse()?),
        })
    }
}

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let region = self.region().id();
        match self {
            Site::Stop(rank) | Site::Target(rank) | Site::Building(rank) => {
                write!(f, "{region} {rank}")
            }
            Site::Room(room) => write!(f, "{region} {room}"),
            Site::Tombstone(stone) => write!(f, "{region} {stone}"),
        }
    }
}

/// Squares of the land office's grid, three by three, written with the letters a to i row by row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Land(u16);

impl Land {
    /// The whole grid.
    pub const WHOLE: Land = Land(0b1_1111_1111);

    /// The square in this row and column.
    pub fn square(row: u8, column: u8) -> Land {
        Land(1 << (3 * row + column))
    }

    /// The squares of both.
    #[must_use]
    pub fn union(self, other: Land) -> Land {
        Land(self.0 | other.0)
    }

    /// Whether no square is in both.
    pub fn is_apart_from(self, other: Land) -> bool {
        self.0 & other.0 == 0
    }

    /// How many squares.
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The squares as places in the grid, row by row.
    pub fn squares(self) -> impl Iterator<Item = usize> {
        (0..9).filter(move |i| self.0 & (1 << i) != 0)
    }
}

impl fmt::Display for Land {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters: String = self.squares().map(|i| char::from(b'a' + i as u8)).collect();
        f.pad(&letters)
    }
}

impl FromStr for Land {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Land, NotationError> {
        let mut land = Land::default();
        let mut last = 0;
        for letter in text.bytes() {
            // Strictly rising, so that every set of squares has one way to be written.
            if !(b'a'..=b'i').contains(&letter) || letter <= last {
                return Err(NotationError::new(text));
            }
            last = letter;
            land.0 |= 1 << (letter - b'a');
        }
        Ok(land)
    }
}

impl Serialize for Land {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Land {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Land, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}
