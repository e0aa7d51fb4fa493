//! Bounties, solo challenges and titles.

use kernel::pack::nothing;
use kernel::{Set, vocabulary};
use serde::Deserialize;

use super::{Building, Cowbot, Difficulty, Item, content, unknown};
use crate::cards::Rank;
use crate::map::Region;
use crate::poker;

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BountyRules {
    pub cards_per_game: usize,
    pub stars_first: u8,
    pub stars_later: u8,
}

vocabulary! {
    /// The twelve bounty cards, in the order of the data file.
    pub enum Bounty {
        AllRegions = "all_regions",
        TrailBonuses = "trail_bonuses",
        Tools = "tools",
        TownStars = "town_stars",
        MineGold = "mine_gold",
        EveryTarget = "every_target",
        Tombstones = "tombstones",
        TrailEndOrHunter = "trail_end_or_hunter",
        MostWanted = "most_wanted",
        Outfit = "outfit",
        Tycoon = "tycoon",
        AllBonuses = "all_bonuses",
    }
}

impl Bounty {
    /// What has to be true to claim it.
    pub fn condition(self) -> &'static Condition {
        &content().bounties[self as usize].condition
    }
}

/// A bounty card in the data file.
#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BountyData {
    pub id: Bounty,
    pub condition: Condition,
}

/// A solo challenge.
#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Challenge {
    pub n: u8,
    pub id: String,
    pub condition: Condition,
    #[serde(default)]
    pub scope: Scope,
}

/// Over how many games a challenge looks (FT-22.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    /// One game.
    #[default]
    Game,
    /// Several games of one person.
    Career,
}

/// What a bounty or a challenge asks for.
#[derive(Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs)]
pub enum Condition {
    SitesInEach {
        regions: Vec<Region>,
        min: u32,
    },
    TrailStops {
        ranks: Set<Rank>,
    },
    PansPlusHammers {
        min: u8,
    },
    Buildings {
        ids: Set<Building>,
    },
    MineGoldCollected {
        min: u8,
    },
    TargetsInEachRow {
        min: u32,
    },
    OuterTombstones {
        min: u32,
    },
    Outlaws {
        min: u32,
    },
    Wanted {
        min: u16,
    },
    DistinctOf {
        of: Vec<Gear>,
        min: usize,
    },
    Cash {
        min: u16,
    },
    Gold {
        min: u16,
    },
    BonusActionsGained {
        regions: Set<Region>,
    },
    AnyOf {
        of: Vec<Condition>,
    },
    AllOf {
        of: Vec<Condition>,
    },
    FinalWantedMax {
        max: u16,
    },
    FinalWantedMin {
        min: u16,
    },
    FinalSilverMax {
        max: i32,
    },
    FinalSilverMin {
        min: i32,
    },
    FinalCash {
        min: u16,
    },
    FinalGold {
        min: u16,
    },
    PokerHandAnyRound {
        hands: Vec<poker::Category>,
    },
    PokerHandEveryRound {
        min_hand: poker::Category,
    },
    #[serde(deserialize_with = "nothing")]
    NeverArrested,
    CowbotsBeaten {
        cowbots: Vec<Cowbot>,
        difficulty: Difficulty,
        min: usize,
    },
    CowbotBeaten {
        difficulty: Difficulty,
    },
    CowbotTheftsMax {
        max: usize,
    },
    WholeRegion {
        regions: Vec<Region>,
    },
    ScoreRank {
        rank: String,
    },
}

/// What the bounty `outfit` counts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize)]
#[serde(try_from = "String")]
pub enum Gear {
    /// At least one gold pan.
    Pan,
    /// At least one hammer.
    Hammer,
    /// An item.
    Item(Item),
}

impl TryFrom<String> for Gear {
    type Error = String;

    fn try_from(id: String) -> Result<Gear, String> {
        match id.as_str() {
            "pan" => Ok(Gear::Pan),
            "hammer" => Ok(Gear::Hammer),
            _ => match id.parse() {
                Ok(item) => Ok(Gear::Item(item)),
                Err(_) => Err(unknown(&id, ["pan", "hammer"], Item::ALL.map(Item::id))),
            },
        }
    }
}

/// First word of the title, by points.
#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScoreRank {
    pub id: String,
    pub min: ScoreLimits,
}

/// The limit of a rank, higher with characters or Hold 'em (FT-20.7).
#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScoreLimits {
    pub standard: i32,
    pub one_extra: i32,
    pub two_extras: i32,
}

/// Second word of the title, by Wanted.
#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WantedTitle {
    pub id: String,
    pub min: u16,
}
