//! The content pack: `data/fliptown.toml` as typed tables, read once.

mod check;
mod goals;
mod people;
mod regions;
mod town;

use std::cell::Cell;
use std::collections::BTreeMap;
use std::sync::LazyLock;

use kernel::Phrase;
use kernel::pack::{self, BuiltIn, Faults, InPlay, Remarks};
use serde::de::IntoDeserializer;
use serde::{Deserialize, Deserializer, Serialize};

use crate::cards::Suit;
use crate::goal::Watchers;
use crate::map::Region;
use crate::{poker, words};

#[cfg(test)]
pub(crate) use check::symbols;
pub use goals::*;
pub use people::*;
pub use regions::*;
pub use town::*;

/// The text of the content pack.
pub const DATA: &str = include_str!("../../data/fliptown.toml");

thread_local! {
    static IN_PLAY: Cell<InPlay<Content>> = const { Cell::new(InPlay::NONE) };
}

/// The tables of the content pack that is in play.
#[inline]
pub fn content() -> &'static Content {
    pack::in_play()
}

impl pack::Content for Content {
    const GAME: &'static str = "fliptown";
    const DATA: &'static str = DATA;

    fn built_in() -> &'static BuiltIn<Content> {
        static BUILT_IN: LazyLock<BuiltIn<Content>> = LazyLock::new(BuiltIn::read);
        &BUILT_IN
    }

    fn in_play() -> InPlay<Content> {
        IN_PLAY.get()
    }

    fn put_in_play(content: InPlay<Content>) {
        IN_PLAY.set(content);
    }

    fn complete(&mut self) {
        self.land_office.placements = self.land_office.all_placements();
        self.watchers = Watchers::new(&self.bounties);
        // Challenge 4 asks for all the gold of the mine, however much a pack has of it.
        let gold = self.mine.rooms.iter().map(|r| u16::from(r.gain.gold));
        let gold: u16 = gold.sum();
        for challenge in &mut self.solo_challenges {
            if let Condition::MineGoldCollected { min } = &mut challenge.condition {
                *min = u8::try_from(gold).unwrap_or(u8::MAX);
            }
        }
    }

    fn check(&self, faults: &mut Faults<'_>) {
        check::all(self, faults);
    }

    fn label(table: &str, id: &str) -> Option<Phrase> {
        words::label(table, id)
    }
}

/// A value that may also be "none": a pack changes what is there, and takes nothing away.
fn none_or<'de, D: Deserializer<'de>, T: Deserialize<'de>>(
    deserializer: D,
) -> Result<Option<T>, D::Error> {
    let word = String::deserialize(deserializer)?;
    match word.as_str() {
        "none" => Ok(None),
        _ => T::deserialize(word.into_deserializer()).map(Some),
    }
}

/// What is said of a word that is none of those known.
fn unknown<const N: usize, const M: usize>(
    word: &str,
    some: [&str; N],
    others: [&str; M],
) -> String {
    let known = some.iter().chain(&others);
    let known: Vec<String> = known.map(|word| format!("`{word}`")).collect();
    format!(
        "unknown word `{word}`, expected one of {}",
        known.join(", ")
    )
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
