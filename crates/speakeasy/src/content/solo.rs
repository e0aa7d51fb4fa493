//! The numbers of the Rival (SP-27).

use serde::Deserialize;

use crate::pieces::{Building, Difficulty, GoalArea, Location, Operation, Region};

/// How the Rival plays.
#[allow(missing_docs, reason = "the data file describes its own tables")]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Solo {
    pub cards_per_type: u8,
    /// A card of another type takes the region with the fewest buildings (SP-27.11).
    pub region_by_type: ByType<Option<Region>>,
    pub haul_barrels: u8,
    pub region_tie_order: [Region; 3],
    pub preparation_region: Region,
    pub expand_fallback_cash: u16,
    pub park_compensation_cash: u16,
    pub protect_bonus_icons: u8,
    /// By act.
    pub sale_price: [u16; 4],
    pub raid_cash: [u16; 4],
    pub location_order: ByType<[Location; 6]>,
    pub build_by_act: [Vec<Building>; 4],
    pub goal_from_act: GoalFromAct,
    pub difficulty: [SoloLevel; 3],
}

/// What depends on the type of the card.
#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ByType<T> {
    pub vip: T,
    pub party: T,
    pub still: T,
    pub fleet: T,
}

impl<T: Copy> ByType<T> {
    /// What a card of this type decides.
    pub fn of(&self, operation: Operation) -> T {
        match operation {
            Operation::Vip => self.vip,
            Operation::Party => self.party,
            Operation::Still => self.still,
            Operation::Fleet => self.fleet,
        }
    }
}

/// From which act on a goal is open to the Rival (SP-27.19).
#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GoalFromAct {
    pub docks: [u8; 3],
    pub city_hall: [u8; 3],
    pub notoriety: [u8; 3],
    pub park: [u8; 5],
    pub region: [u8; 3],
    pub tie_order: [GoalArea; 5],
}

/// One difficulty.
#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SoloLevel {
    pub id: Difficulty,
    pub start_money: u16,
    pub expansions: ByType<u8>,
    pub protect: u8,
    pub sale_cap: u8,
    /// By act.
    pub books: [u8; 4],
    pub power: [u8; 4],
    pub defence: [u8; 3],
    pub bottle_bonus: u16,
}

impl Solo {
    /// The values of a difficulty.
    pub fn level(&self, difficulty: Difficulty) -> &SoloLevel {
        &self.difficulty[difficulty as usize]
    }
}
