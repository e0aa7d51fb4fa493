//! Characters and cowbots.

use kernel::vocabulary;
use serde::Deserialize;

use super::{Start, content, unknown};
use crate::cards::Suit;
use crate::map::Region;

vocabulary! {
    /// The fourteen characters, in the order of the data file.
    pub enum Character {
        Trailblazer = "trailblazer",
        Cheat = "cheat",
        Prospector = "prospector",
        Settler = "settler",
        Bandit = "bandit",
        Marshal = "marshal",
        Preacher = "preacher",
        Miner = "miner",
        RanchHand = "ranch_hand",
        GraveRobber = "grave_robber",
        ManInBlack = "man_in_black",
        Baroness = "baroness",
        Mayor = "mayor",
        WildCard = "wild_card",
    }
}

impl Character {
    /// What the content pack says of the character.
    pub fn data(self) -> &'static CharacterData {
        &content().characters[self as usize]
    }
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CharacterData {
    /// The rank printed on the card, for the random set-up; 0 is the joker.
    pub key: u8,
    pub id: Character,
    pub start: Start,
    pub ability: Ability,
}

/// What a character can do.
#[derive(Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs)]
pub enum Ability {
    BonusAction { bonus: BonusRegion, uses: u8 },
    DeclarePokerCard { uses: u8 },
    ShiftValueByPans { uses: u8 },
    RedrawSheriffCard { uses: u8 },
    ClearWanted { max: u8, uses: u8 },
    ClearWantedPerHammer { per_hammer: u8, uses: u8 },
    GoldEqualToWanted { uses: u8 },
    RedrawLineup { uses: u8 },
    Joker { uses: u8 },
}

impl Ability {
    /// How often it can be used in a game (FT-18.1).
    pub fn uses(&self) -> u8 {
        match self {
            Ability::BonusAction { uses, .. }
            | Ability::DeclarePokerCard { uses }
            | Ability::ShiftValueByPans { uses }
            | Ability::RedrawSheriffCard { uses }
            | Ability::ClearWanted { uses, .. }
            | Ability::ClearWantedPerHammer { uses, .. }
            | Ability::GoldEqualToWanted { uses }
            | Ability::RedrawLineup { uses }
            | Ability::Joker { uses } => *uses,
        }
    }
}

/// The region of a character's bonus action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "String")]
pub enum BonusRegion {
    /// The player picks.
    Any,
    /// This one.
    One(Region),
}

impl TryFrom<String> for BonusRegion {
    type Error = String;

    fn try_from(id: String) -> Result<BonusRegion, String> {
        match id.parse() {
            Ok(region) => Ok(BonusRegion::One(region)),
            Err(_) if id == "any" => Ok(BonusRegion::Any),
            Err(_) => Err(unknown(&id, ["any"], Region::ALL.map(Region::id))),
        }
    }
}

vocabulary! {
    /// The four cowbots, in the order of the suits.
    pub enum Cowbot {
        CalamityJane = "calamity_jane",
        BillyTheKid = "billy_the_kid",
        BlackBart = "black_bart",
        WyattEarp = "wyatt_earp",
    }
}

impl Cowbot {
    /// What the content pack says of the cowbot.
    pub fn data(self) -> &'static CowbotData {
        &content().cowbots[self as usize]
    }
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CowbotData {
    pub id: Cowbot,
    pub suit: Suit,
    pub trigger: Trigger,
    pub multipliers: [Multiplier; 4],
}

vocabulary! {
    /// What a cowbot punishes the gain of.
    pub enum Trigger {
        Stars = "stars",
        Wanted = "wanted",
        Gold = "gold",
        BonusAction = "bonus_action",
    }
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Multiplier {
    pub region: Region,
    pub x: i32,
}

vocabulary! {
    /// How strong a cowbot is.
    pub enum Difficulty {
        Easy = "easy",
        Normal = "normal",
        Hard = "hard",
    }
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CowbotRules {
    pub points_per_stolen_card: ByDifficulty<i32>,
    pub regions_counted: ByDifficulty<usize>,
    pub character_bonus: i32,
    pub holdem_bonus: i32,
}

/// A value for each difficulty.
#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ByDifficulty<T> {
    pub easy: T,
    pub normal: T,
    pub hard: T,
}

impl<T: Copy> ByDifficulty<T> {
    /// The value for this difficulty.
    pub fn at(&self, difficulty: Difficulty) -> T {
        match difficulty {
            Difficulty::Easy => self.easy,
            Difficulty::Normal => self.normal,
            Difficulty::Hard => self.hard,
        }
    }
}
