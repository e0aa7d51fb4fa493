//! The numbers of the game.

use std::collections::BTreeMap;
use std::str::FromStr;

use kernel::NotationError;
use kernel::pack::Remarks;
use serde::{Deserialize, Deserializer};

use super::kit::{AssetData, ContactData, WareData};
use super::{Atlas, content};
use crate::pieces::{
    Automa, Colour, Equipment, Exit, Fixer, Group, Officer, Pile, Place, Plan, Stack, Store,
    Target, Tile,
};

/// The whole pack.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the data file describes its own tables")]
pub struct Content {
    pub schema: u32,
    pub game: GameData,
    pub components: Components,
    pub player_counts: Vec<PlayerCount>,
    pub day: Day,
    pub player_start: PlayerStart,
    pub player_board: PlayerBoard,
    pub notoriety_track: NotorietyTrack,
    pub notoriety_lines: [NotorietyLine; 3],
    pub prices: Prices,
    pub scoring: Scoring,
    pub movement: Movement,
    pub officer_types: [OfficerType; 3],
    pub patrol_deck: PatrolDeck,
    pub exit_tile_piles: [ExitPile; 2],
    pub locker_piles: [LockerPile; 3],
    pub keys: Keys,
    pub businesses: [BusinessData; 6],
    pub safe_houses: [SafeHouseData; 3],
    pub group_bonus: Remarks,
    pub escape_plans: Vec<PlanData>,
    pub contacts: Vec<ContactData>,
    pub contact_row: ContactRow,
    pub equipment: Vec<WareData<Equipment>>,
    pub fixer_tiles: Vec<WareData<Fixer>>,
    pub assets: Vec<AssetData>,
    pub inspector_deck: Remarks,
    pub lieutenant_deck: Remarks,
    pub automa_targets: Vec<AutomaTarget>,
    pub geometry: Remarks,
    pub location_kinds: Vec<LocationKind>,
    pub tiles: Vec<TilePrint>,
    /// The places of each group, by [`Group`].
    #[serde(skip)]
    pub groups: [[Place; 3]; 3],
    /// What follows from the tiles.
    #[serde(skip)]
    pub atlas: Atlas,
}

impl Content {
    /// The places of a group, in order.
    pub(super) fn places_of(&self, group: Group) -> [Place; 3] {
        let businesses = self.businesses.iter().filter(|one| one.group == group);
        let mut places = businesses.map(|one| one.id);
        match group {
            Group::SafeHouses => Place::SAFE_HOUSES,
            // Another number than three is a fault.
            _ => std::array::from_fn(|_| places.next().unwrap_or_default()),
        }
    }

    /// What the number of players decides (EP-2.1).
    pub fn players(&self, seats: u8) -> &PlayerCount {
        &self.player_counts[usize::from(seats) - 1]
    }
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
    pub days: u8,
}

/// How many the box holds of what is taken from a supply, and of what other tables list.
#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Components {
    pub city_tiles: u8,
    pub stack_city_tiles: u8,
    pub business_tiles: u8,
    pub safe_house_tiles: u8,
    pub keys: u8,
    pub locker_tiles: u8,
    pub equipment_tiles: u8,
    pub fixer_tiles: u8,
    pub exit_tiles: u8,
    pub asset_tiles: u8,
    pub police_officers: u8,
    pub gang_members: u8,
    pub gang_control_markers: u8,
    pub gas_cans: u8,
    pub extra_action_discs: u8,
    pub contact_cards: u8,
    pub escape_plan_cards: u8,
    pub patrol_cards: u8,
    pub inspector_cards: u8,
    pub handcuffs_cards: u8,
    pub income_cubes: u8,
    pub wound_cubes: u8,
    pub notoriety_cubes: u8,
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerCount {
    pub players: u8,
    pub automas: Vec<Automa>,
    /// How many cubes close a business (EP-12.8).
    pub business_closes_at: u8,
    /// What the first, second, ... fugitive pays (EP-16.7).
    pub exit_costs: Vec<u16>,
}

impl PlayerCount {
    /// What the next one to escape pays when so many are out already (EP-16.7).
    pub fn exit_cost(&self, escaped: usize) -> u16 {
        self.exit_costs[escaped.min(self.exit_costs.len() - 1)]
    }
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Day {
    /// On each of the three days.
    pub patrol_cards_revealed: [u8; 3],
    pub city_tiles_placed: u8,
    pub officers_drawn_per_new_tile: u8,
    pub late_tax_per_turn: u16,
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerStart {
    pub money: u16,
    pub notoriety_level: u8,
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerBoard {
    pub contact_slots: u8,
    pub inventory_slots: u8,
    /// From the dearest down.
    pub asset_slot_prices: [u16; 6],
    pub gas_can_slots: u8,
    pub key_slots: u8,
    pub income_cubes: u8,
    pub wound_cubes: u8,
    pub notoriety_cubes: u8,
    pub control_markers: u8,
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NotorietyTrack {
    pub lowest: u8,
    pub highest: u8,
    /// Rising from these levels crosses a line.
    pub lines_above_levels: [u8; 3],
    /// Of level 1, 2, ...
    pub penalties_by_level: Vec<u16>,
}

/// What crossing a line upwards brings.
#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NotorietyLine {
    pub line: u8,
    pub unlock_assets: u8,
    pub extra_action_discs: u8,
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Prices {
    pub income_phase_unlock: u16,
    pub gang_visit: u16,
    pub church_lose_notoriety: u16,
    /// For one, two, three wounds.
    pub hospital_heal: [u16; 3],
    pub costa_toll: u16,
    pub costa_toll_wounds_if_unpaid: u8,
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scoring {
    pub used_asset: u16,
    /// For none, one, ... five contact cards.
    pub contacts: [u16; 6],
    /// What each wound takes away.
    pub wound: u16,
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Movement {
    pub base_mp: u8,
    pub gas_can_bonus: u8,
    pub metro_bonus_mp: u8,
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OfficerType {
    pub id: Officer,
    pub count: u8,
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PatrolDeck {
    /// Cards of each exit.
    pub copies: u8,
    pub closes_exit_at: u8,
}

/// A pile of exit tiles.
#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExitPile {
    pub id: Pile,
    pub values: [u16; 5],
}

/// The locker tiles of a colour and what opens them (EP-12.18, EP-12.19).
#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LockerPile {
    pub id: Colour,
    pub values: [u16; 5],
    /// What notoriety and contacts have to make together.
    pub requirement: u8,
    /// How many tiles are looked at, beside one for each contact.
    pub draw_contacts_plus: i8,
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Keys {
    /// Of each colour.
    pub copies: u8,
    pub spaces_per_safe_house: u8,
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BusinessData {
    pub id: Place,
    pub group: Group,
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SafeHouseData {
    pub id: Place,
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlanData {
    pub id: Plan,
    /// By place; the one without an amount shows the income symbol.
    #[serde(deserialize_with = "by_place")]
    pub amounts: [Option<u16>; 9],
}

/// A table by place as an array, so that it is looked up by the place's number.
fn by_place<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[Option<u16>; 9], D::Error> {
    let amounts = BTreeMap::<Place, u16>::deserialize(deserializer)?;
    Ok(Place::ALL.map(|place| amounts.get(&place).copied()))
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ContactRow {
    pub size: u8,
}

/// What Sandra's or Costa's card of a place does (EP-18, EP-19).
#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AutomaTarget {
    pub id: Target,
    pub notoriety: i8,
    #[serde(default)]
    pub locker_piles: Vec<Pile>,
}

/// How many places of a kind are on the tiles.
#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LocationKind {
    pub id: String,
    pub count: u8,
}

/// A city tile as printed; [`super::atlas()`] has what follows from its grid.
#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TilePrint {
    pub id: Tile,
    /// The starting tiles belong to none.
    pub stack: Option<Stack>,
    pub helipad: bool,
    pub ferry: bool,
    /// `none` where a pack takes it off the tile.
    #[serde(default, deserialize_with = "or_none")]
    pub store: Option<Store>,
    #[serde(default, deserialize_with = "or_none")]
    pub exit: Option<Exit>,
    pub grid: String,
}

/// Something by its id, or `none`.
fn or_none<'de, D: Deserializer<'de>, T: FromStr<Err = NotationError>>(
    deserializer: D,
) -> Result<Option<T>, D::Error> {
    let id = String::deserialize(deserializer)?;
    match id.as_str() {
        "none" => Ok(None),
        id => id.parse().map(Some).map_err(serde::de::Error::custom),
    }
}

impl Plan {
    /// What lies at a place; the place without an amount pays income at once (EP-12.9).
    pub fn amount(self, place: Place) -> Option<u16> {
        content().escape_plans[self as usize].amounts[place as usize]
    }
}

impl Pile {
    /// The values of its five tiles.
    pub fn values(self) -> &'static [u16; 5] {
        let content = content();
        match self {
            Pile::Green | Pile::Black | Pile::Brown => &content.locker_piles[self as usize].values,
            Pile::Exit1 | Pile::Exit2 => {
                &content.exit_tile_piles[self as usize - Pile::Exit1 as usize].values
            }
        }
    }
}

impl Colour {
    /// The lockers of this colour.
    pub fn locker(self) -> &'static LockerPile {
        &content().locker_piles[self as usize]
    }
}

impl Target {
    /// What the card of this place does.
    pub fn data(self) -> &'static AutomaTarget {
        &content().automa_targets[self as usize]
    }
}
