//! The regions of the map as printed: trail, badlands, mine, cemetery.

use serde::Deserialize;

use super::{Gain, none_or, unknown};
use crate::cards::Rank;
use crate::map::{ROOMS, Region, Room, Tombstone};

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RegionData {
    pub id: Region,
    pub sites: usize,
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trail {
    pub stops: [Stop; 13],
}

/// A stop of the trail.
#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stop {
    pub rank: Rank,
    #[serde(default)]
    pub gain: Gain,
    #[serde(default, deserialize_with = "none_or")]
    pub bonus: Option<Region>,
    #[serde(default)]
    pub choose: Vec<ToolChoice>,
    #[serde(default)]
    pub clear_wanted_up_to: u8,
}

/// One of several gains to choose from.
#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ToolChoice {
    pub gain: Gain,
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Badlands {
    pub fail_star_divisor: u8,
    pub rows: [Row; 4],
}

impl Badlands {
    /// The row and the target of a rank; the ace has none.
    pub fn target(&self, rank: Rank) -> Option<(&Row, Target)> {
        // Ranks 2 to 4 are the first row, 5 to 7 the second, and so on; a test holds the data to it.
        let at = usize::from(rank.number()).checked_sub(2)?;
        let row = &self.rows[at / 3];
        Some((row, row.targets[at % 3]))
    }
}

/// A row of three targets of one kind.
#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    pub id: String,
    pub wanted: u8,
    pub stars: u8,
    pub row_bonus: Region,
    pub targets: [Target; 3],
}

/// A target of the badlands.
#[allow(missing_docs)]
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Target {
    pub rank: Rank,
    pub cash: u8,
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mine {
    pub rooms: [RoomData; 14],
}

/// A room of the mine and the ways into it.
#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoomData {
    pub id: Room,
    pub level: u8,
    #[serde(default)]
    pub gain: Gain,
    #[serde(default, deserialize_with = "none_or")]
    pub bonus: Option<Region>,
    pub silver_per: Option<SilverPer>,
    pub enter: Vec<Way>,
}

/// A way into a room: from the entrance or a circled room, with the ranks that open it.
#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Way {
    pub from: WayFrom,
    pub min: Rank,
    pub max: Rank,
}

/// Where a way begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "String")]
pub enum WayFrom {
    /// At the entrance of the mine.
    Entrance,
    /// At a room.
    Room(Room),
}

impl TryFrom<String> for WayFrom {
    type Error = String;

    fn try_from(name: String) -> Result<WayFrom, String> {
        match name.parse() {
            Ok(room) => Ok(WayFrom::Room(room)),
            Err(_) if name == "entrance" => Ok(WayFrom::Entrance),
            Err(_) => Err(unknown(&name, ["entrance"], ROOMS)),
        }
    }
}

/// What a room of the lowest level counts at the end (FT-20.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SilverPer {
    /// Circled tombstones, the centre included.
    Tombstones,
    /// Circled buildings.
    Buildings,
    /// Circled rooms, itself included.
    Rooms,
    /// Circled trail stops.
    TrailStops,
    /// Circled targets.
    Robberies,
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cemetery {
    pub wanted_per_tombstone: u8,
    pub shovel_stars_per_tombstone: u8,
    pub start_circled: Vec<Tombstone>,
    pub tombstones: Vec<Tombstone>,
    pub links: [Link; 12],
}

/// A reward between two tombstones.
#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Link {
    pub a: Tombstone,
    pub b: Tombstone,
    #[serde(default)]
    pub gain: Gain,
    #[serde(default, deserialize_with = "none_or")]
    pub bonus: Option<Region>,
}
