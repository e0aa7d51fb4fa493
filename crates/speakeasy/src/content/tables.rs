//! The numbers of the game.

use serde::Deserialize;

use super::effect::{Alliance, Effect, Row};
use super::lookups::Derived;
use super::solo::Solo;
use crate::pieces::{
    Ability, Back, Bottle, Building, Card, CityToken, Count, Crate, Deck, Gangster, Helper,
    Location, Operation, ParkGoal, Perk, Region, RegionGoal, Ship, Slot, Track,
};
use crate::player::THUGS;

/// The whole pack.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the data file describes its own tables")]
pub struct Content {
    pub schema: u32,
    pub game: GameData,
    pub components: Components,
    pub per_player: PerPlayer,
    pub acts: Acts,
    /// For one and two players, for three and four.
    pub side: [Side; 2],
    pub setup: Setup,
    pub money: Money,
    pub turn_order: TurnOrder,
    pub final_values: FinalValues,
    pub district: [DistrictData; 16],
    pub harbours: Harbours,
    pub docks: Docks,
    pub track: [TrackData; 5],
    pub trucks: Trucks,
    pub notoriety: Notoriety,
    pub thugs: Thugs,
    pub building_prices: BuildingPrices,
    pub slot: [SlotData; Slot::ALL.len()],
    pub payouts: Payouts,
    pub gangster: [GangsterData; Gangster::ALL.len()],
    pub gangster_strength_tokens: StrengthTokens,
    pub ally_ability: [AbilityData; Ability::ALL.len()],
    pub ship: [ShipData; Ship::ALL.len()],
    #[serde(rename = "crate")]
    pub crates: [CrateData; Crate::ALL.len()],
    pub location: [LocationData; Location::ALL.len()],
    pub goals: Goals,
    pub region_goal: [RegionGoalData; RegionGoal::ALL.len()],
    pub park_goal: [ParkGoalData; ParkGoal::ALL.len()],
    pub city_token: [CityTokenData; CityToken::ALL.len()],
    pub bottle: [BottleData; Bottle::ALL.len()],
    pub helper: [HelperData; Helper::ALL.len()],
    pub operation_card: Vec<CardData>,
    pub solo: Solo,
    #[serde(skip)]
    pub derived: Derived,
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameData {
    pub designer: String,
    pub illustrator: String,
    pub publisher: String,
    pub min_players: u8,
    pub max_players: u8,
}

/// How many the box holds of what is taken from a supply, and of what other tables list.
#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Components {
    pub operation_markers: u8,
    pub strength_markers: u8,
    pub player_control_markers: u8,
    pub gangster_control_markers: u8,
    pub capos: u8,
    pub mobsters: u8,
    pub books: u8,
    pub trucks: u8,
    pub stills: u8,
    pub bars: u8,
    pub nightclubs: u8,
    pub casinos: u8,
    pub gangster_bars: u8,
    pub thugs: u8,
    pub barrels: u8,
    pub cops: u8,
    pub cop_district_tokens: u8,
    pub gangster_district_tokens: u8,
    pub gangster_tiles: u8,
    pub gangster_strength_tokens: u8,
    pub region_goals: u8,
    pub park_goals: u8,
    pub crates: u8,
    pub ships: u8,
    pub harbour_tokens: u8,
    pub leverage_tokens: u8,
    pub city_tokens: u8,
    pub operation_cards: u8,
    pub helper_cards: u8,
    pub closed_district_markers: u8,
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PerPlayer {
    pub operation_markers: u8,
    pub strength_markers: u8,
    pub capos: u8,
    pub mobsters: u8,
    pub books: u8,
    pub trucks: u8,
    pub stills: u8,
    pub bars: u8,
    pub nightclubs: u8,
    pub casinos: u8,
    pub control_markers: u8,
    pub start_thugs: u8,
    pub start_pocket: u16,
    pub start_safe: u16,
    pub start_level: u8,
    pub city_token_spaces: u8,
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Acts {
    /// Rounds and capos of each act.
    pub rounds: [u8; 4],
    pub start_year: [u16; 4],
    pub war_strength_min: [u8; 3],
    pub war_strength_max: [u8; 3],
}

/// A side of the board.
#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Side {
    pub a_gangsters: u8,
    pub war_gangsters: [u8; 3],
    pub building_spaces: [u8; 3],
    pub closed_districts: [u8; 3],
    pub casino_income: u16,
    pub extra_discard_columns: Vec<u8>,
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub cops: u8,
    pub city_display: u8,
    pub helper_display: u8,
    pub barrels_per_ship: u8,
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Money {
    pub laundering_ratio: u16,
    pub hired_mobster_fee: u16,
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TurnOrder {
    pub leverage_price_by_column: [u8; 4],
    pub base_discard: u8,
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FinalValues {
    pub bar: u16,
    pub nightclub: u16,
    pub casino: u16,
    pub still: u16,
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DistrictData {
    pub id: u8,
    pub region: Region,
    pub adjacent: Vec<u8>,
    /// South to north and west to east, in half cells.
    pub pos: [u8; 2],
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Harbours {
    /// The districts with a harbour.
    pub clockwise: [u8; 7],
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Docks {
    pub rows: [DocksRow; 4],
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DocksRow {
    pub reward: Effect,
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TrackData {
    pub id: Track,
    /// Of each level.
    pub effect: [u8; 5],
    /// Cards discarded to reach each level.
    pub discards: [u8; 5],
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trucks {
    pub second_from_level: u8,
    pub capacity: u8,
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Notoriety {
    pub mobster_fields: [u8; 2],
    pub price: Vec<PriceField>,
    pub reward: Vec<RewardField>,
}

/// What barrels bring from a field on (SP-11.4).
#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PriceField {
    pub field: u8,
    pub low: u16,
    pub high: u16,
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RewardField {
    pub field: u8,
    pub reward: Effect,
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Thugs {
    pub space_costs: [u16; THUGS],
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BuildingPrices {
    /// Of the three groups of bars.
    pub bar_groups: [u16; 3],
    pub casino_discards: u8,
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SlotData {
    pub id: Slot,
    pub building: Building,
    /// 1 to 3; nightclubs and casinos belong to none.
    pub group: u8,
    pub price: u16,
    #[serde(default)]
    pub reward: Effect,
}

/// By region and place.
#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Payouts {
    pub by_region: [[u16; 5]; 3],
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GangsterData {
    pub id: Gangster,
    pub deck: Deck,
    pub strength: u8,
    pub war_modifier: u8,
    pub help_fee: u16,
    pub ability: Option<Ability>,
}

/// How many tokens there are of each value.
#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StrengthTokens {
    pub values: [u8; 8],
    pub counts: [u8; 8],
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AbilityData {
    pub id: Ability,
    pub effect: Alliance,
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShipData {
    pub id: Ship,
    /// Under each barrel space from the left.
    pub price: [u16; 5],
    /// With so many barrels gone.
    pub defence: [u8; 6],
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CrateData {
    pub id: Crate,
    pub cash: CrateCash,
    pub back: Perk,
    #[serde(default)]
    pub ignores_golden_rule: bool,
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CrateCash {
    pub per: Count,
    pub amount: u16,
    pub max: Option<u16>,
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LocationData {
    pub id: Location,
    pub persons_34: Vec<u8>,
    pub persons_12: Vec<u8>,
    pub person_rows: Vec<Row>,
    pub framed_rows: Vec<Row>,
    /// How many tokens are played in one visit.
    #[serde(default)]
    pub max_city_tokens: u8,
    /// How many books are cooked in one visit.
    #[serde(default)]
    pub max_books: u8,
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Goals {
    pub docks: Steps,
    pub city_hall: Steps,
    pub notoriety: Steps,
    pub park: ParkSpaces,
    pub region: RegionSpaces,
}

/// Three goals of rising need.
#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Steps {
    pub money: [u16; 3],
    pub need: [u8; 3],
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ParkSpaces {
    pub money: [u16; 5],
    pub backs: [Back; 5],
    /// On the first and the second space.
    pub rewards: [[Effect; 2]; 5],
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RegionSpaces {
    pub money: [u16; 3],
    pub rewards: [[Effect; 2]; 3],
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RegionGoalData {
    pub id: RegionGoal,
    /// Tiles of one number never lie together.
    pub number: u8,
    pub require: Group,
}

/// Buildings in one region.
#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Group {
    pub buildings: Vec<Building>,
    pub districts: Spread,
}

/// Where they stand.
#[allow(missing_docs)]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Spread {
    Same,
    Different,
    Any,
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ParkGoalData {
    pub id: ParkGoal,
    pub back: Back,
    pub family: u8,
    pub require: ParkNeed,
    pub ignores_golden_rule: bool,
}

/// What a Central Park goal asks for (SP-19.20); exactly one of them, markers and level together.
#[allow(missing_docs)]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case", untagged, deny_unknown_fields)]
pub enum ParkNeed {
    ProtectedBuildings {
        protected_buildings: u8,
    },
    BarInEachRegion {
        bar_in_each_region: u8,
    },
    Bars {
        bars: u8,
    },
    NightclubsWithBarrel {
        nightclubs_with_barrel: u8,
    },
    CasinosWithBarrel {
        casinos_with_barrel: u8,
    },
    BuildingsWithBarrel {
        buildings_with_barrel: u8,
    },
    BarrelInEachRegion {
        building_with_barrel_in_each_region: u8,
    },
    Leverage {
        leverage: u8,
    },
    Levels {
        markers: u8,
        level: u8,
    },
    TotalStrength {
        total_strength: u8,
    },
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CityTokenData {
    pub id: CityToken,
    pub count: u8,
    pub effect: Effect,
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BottleData {
    pub id: Bottle,
    pub value: u16,
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HelperData {
    pub id: Helper,
    pub effect: Effect,
    pub bottle: Bottle,
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardData {
    pub id: Card,
    #[serde(rename = "type")]
    pub operation: Operation,
    pub reward: Effect,
    pub leverage: u8,
}
