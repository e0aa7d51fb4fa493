//! What happens in a game, for its story.

use kernel::{RuleId, Seat};
use serde::Serialize;

use crate::cards::{Card, Colour, Rank, Suit};
use crate::content::{Bounty, Building, Character, Cowbot, Currency, Difficulty, Gain, Item};
use crate::map::{Land, Region, Site};
use crate::poker::{Category, Contest, HAND_SIZE};

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case", tag = "kind")]
#[allow(
    missing_docs,
    reason = "the variants are the sentences of the game's texts"
)]
pub enum Event {
    OneCardDrawn {
        card: Card,
    },
    CowbotArrived {
        cowbot: Cowbot,
        difficulty: Difficulty,
    },
    CharacterDealt {
        seat: Seat,
        character: Character,
    },
    BountyLaid {
        bounty: Bounty,
    },
    RoundBegan {
        round: u8,
    },
    HoldemDealt {
        seat: Seat,
        cards: [Card; 2],
    },
    Flipped {
        turn: u8,
        cards: [Card; 3],
    },
    LineupKept {
        seat: Seat,
    },
    LineupRedrawn {
        seat: Seat,
        cards: [Card; 3],
    },
    DeckReshuffled,
    BankPaid {
        seat: Seat,
        colour: Colour,
        stars: u8,
    },
    OutlawSeen {
        seat: Seat,
        card: Card,
    },
    Assigned {
        seat: Seat,
        suit: Card,
        value: Card,
        poker: Card,
    },
    SuitChanged {
        seat: Seat,
        to: Suit,
        gold: u16,
    },
    JokerOnSuit {
        seat: Seat,
        to: Suit,
    },
    JokerOnValue {
        seat: Seat,
        to: Rank,
    },
    ValueShifted {
        seat: Seat,
        to: Rank,
    },
    AbilityUsed {
        seat: Seat,
        character: Character,
    },
    Went {
        seat: Seat,
        site: Site,
        gold: u8,
    },
    Passed {
        seat: Seat,
    },
    StopsSkipped {
        seat: Seat,
        count: u8,
    },
    Robbed {
        seat: Seat,
        target: Rank,
        card: Card,
        strength: u8,
        success: bool,
    },
    Gained {
        seat: Seat,
        gain: Gain,
        why: RuleId,
    },
    IncomeGained {
        seat: Seat,
        gain: Gain,
    },
    ItemGained {
        seat: Seat,
        item: Item,
    },
    BonusGained {
        seat: Seat,
        region: Region,
    },
    BonusDeclined {
        seat: Seat,
        region: Region,
    },
    BonusLost {
        seat: Seat,
        region: Region,
    },
    Deposited {
        seat: Seat,
        colour: Colour,
        cash: u16,
    },
    Bought {
        seat: Seat,
        item: Item,
        cash: u16,
    },
    Stayed {
        seat: Seat,
        cash: u16,
        silver: u8,
    },
    LandClaimed {
        seat: Seat,
        land: Land,
        cash: u16,
        stars: u8,
    },
    LandCompleted {
        seat: Seat,
        stars: u8,
    },
    OutlawHunted {
        seat: Seat,
        rank: Rank,
    },
    SheriffLookedAt {
        seat: Seat,
    },
    SheriffSeen {
        seat: Seat,
        card: Card,
    },
    LeftUnused {
        seat: Seat,
        building: Building,
    },
    WantedCleared {
        seat: Seat,
        count: u8,
        cash: u16,
    },
    StarsBought {
        seat: Seat,
        stars: u8,
        paid: u16,
        currency: Currency,
    },
    BountyClaimed {
        seat: Seat,
        bounty: Bounty,
        stars: u8,
    },
    BountyTurned {
        bounty: Bounty,
    },
    CowbotStole {
        cowbot: Cowbot,
        total: u8,
    },
    Cheated {
        seat: Seat,
    },
    HandKept {
        seat: Seat,
    },
    HoldemShown {
        seat: Seat,
        cards: [Card; 2],
    },
    CardDeclared {
        seat: Seat,
        card: Card,
        to: Card,
    },
    HandValued {
        seat: Seat,
        hand: Category,
        /// Of its five cards, those that make it first.
        ranks: [Rank; HAND_SIZE],
        /// How it fares where only the best is paid.
        contest: Option<Contest>,
        cash: u8,
        stars: u8,
    },
    AbilityKept {
        seat: Seat,
    },
    Bribed {
        seat: Seat,
        gold: u16,
    },
    NotBribed {
        seat: Seat,
    },
    BribeTooDear {
        seat: Seat,
        gold: u16,
    },
    SheriffRevealed {
        card: Card,
    },
    Safe {
        seat: Seat,
    },
    Protected {
        seat: Seat,
    },
    Arrested {
        seat: Seat,
        wanted: u16,
    },
    MarshalDrew {
        seat: Seat,
        card: Card,
    },
    MarshalAccepted {
        seat: Seat,
    },
    FinedCash {
        seat: Seat,
        cash: u16,
    },
    FinedStars {
        seat: Seat,
        stars: u16,
    },
    GameEnded,
}
