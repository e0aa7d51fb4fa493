//! The content pack: `data/fliptown.toml` as typed tables, read once.

mod goals;
mod people;
mod regions;
mod town;

use std::collections::BTreeMap;
use std::sync::LazyLock;

use kernel::pack::{self, Remarks};
use serde::{Deserialize, Serialize};

use crate::cards::Suit;
use crate::goal::Watchers;
use crate::map::Region;
use crate::poker;

pub use goals::*;
pub use people::*;
pub use regions::*;
pub use town::*;

/// The text of the content pack.
pub const DATA: &str = include_str!("../../data/fliptown.toml");

/// The content pack.
pub fn content() -> &'static Content {
    static CONTENT: LazyLock<Content> = LazyLock::new(|| {
        let mut content: Content = pack::read(DATA);
        content.land_office.placements = content.land_office.all_placements();
        content.watchers = Watchers::new(&content.bounties);
        content
    });
    &CONTENT
}

/// The whole pack.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the data file describes its own tables")]
pub struct Content {
    pub schema: u32,
    pub game: GameData,
    pub components: Components,
    pub phases: Remarks,
    pub standard_start: Start,
    pub deck: DeckData,
    pub suit_regions: BTreeMap<Suit, Region>,
    pub gold_spending: GoldSpending,
    pub sheriff: Sheriff,
    pub income: Income,
    pub tool_tracks: ToolTracks,
    pub final_scoring: FinalScoring,
    pub poker: Poker,
    pub holdem: Remarks,
    pub regions: Vec<RegionData>,
    pub trail: Trail,
    pub badlands: Badlands,
    pub mine: Mine,
    pub cemetery: Cemetery,
    pub tools: Vec<ToolData>,
    pub items: Vec<ItemData>,
    pub buildings: Vec<BuildingData>,
    pub hotel: Hotel,
    pub land_office: LandOffice,
    pub bounty_rules: BountyRules,
    pub bounties: Vec<BountyData>,
    #[serde(skip)]
    pub watchers: Watchers,
    pub characters: Vec<CharacterData>,
    pub cowbot_rules: CowbotRules,
    pub cowbots: Vec<CowbotData>,
    pub score_ranks: Vec<ScoreRank>,
    pub wanted_titles: Vec<WantedTitle>,
    pub solo_challenges: Vec<Challenge>,
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
    pub rounds: u8,
    pub turns_per_round: u8,
    pub lineup_size: usize,
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Components {
    pub poker_deck_cards: usize,
    pub jokers: u8,
    pub character_cards: usize,
    pub bounty_cards: usize,
    pub cowbot_cards: usize,
}

/// Amounts added to the inventory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Gain {
    pub cash: u8,
    pub gold: u8,
    pub stars: u8,
    pub wanted: u8,
    pub pans: u8,
    pub hammers: u8,
}

impl Gain {
    /// Stars alone.
    pub fn stars(stars: u8) -> Gain {
        Gain {
            stars,
            ..Gain::default()
        }
    }

    /// Wanted alone.
    pub fn wanted(wanted: u8) -> Gain {
        Gain {
            wanted,
            ..Gain::default()
        }
    }

    /// Whether nothing is gained.
    pub fn is_nothing(self) -> bool {
        self == Gain::default()
    }
}

/// What a seat begins with.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Start {
    pub cash: u8,
    pub gold: u8,
    pub stars: u8,
    pub wanted: u8,
    pub pans: u8,
    pub hammers: u8,
    pub items: Vec<Item>,
}

/// The suits and their colours; a test holds those of the code to them.
#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeckData {
    pub suits: [Suit; 4],
    pub red: [Suit; 2],
    pub black: [Suit; 2],
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GoldSpending {
    pub change_suit_cost: u16,
    pub change_value_cost_per_step: u16,
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sheriff {
    pub bribe_gold_per_wanted: u16,
    pub must_pay_stars_from_wanted: u16,
    pub fines: [Fine; 3],
}

/// The fine of one round: one or the other.
#[allow(missing_docs)]
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fine {
    pub round: u8,
    pub cash: u16,
    pub stars: u16,
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Income {
    pub gold_per_pan: u8,
    pub cash_per_hammer: u8,
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ToolTracks {
    pub pans: u8,
    pub hammers: u8,
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FinalScoring {
    pub cash_per_point: u16,
    pub gold_per_point: u16,
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Poker {
    pub payouts: Vec<Payout>,
}

/// What a poker hand pays.
#[allow(missing_docs)]
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Payout {
    pub id: poker::Category,
    pub cash: u8,
    pub stars: u8,
}

impl Poker {
    /// What a hand of this category pays.
    pub fn payout(&self, category: poker::Category) -> Payout {
        // The table is printed from the best hand down; categories count from the worst up.
        self.payouts[self.payouts.len() - 1 - category as usize]
    }
}
