//! What happens in a game, for its story.

use kernel::{RuleId, Seat, Set};
use serde::Serialize;
use tinyvec::ArrayVec;

use crate::boss::{BOSSES, Boss};
use crate::docks::Berth;
use crate::pieces::{
    Building, Card, CityToken, Crate, District, Favour, Gangster, Goal, Helper, Person, Region,
    Ship, Track,
};
use crate::space::Space;

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case", tag = "kind")]
#[allow(
    missing_docs,
    reason = "the variants are the sentences of the game's texts"
)]
pub enum Event {
    // Set-up and the course of the game.
    /// The first player, by lot or as chosen (SP-R1).
    FirstBoss {
        boss: Boss,
    },
    DistrictsClosed {
        districts: Set<District>,
    },
    /// For the owner's eyes.
    HandDealt {
        seat: Seat,
        cards: Set<Card>,
    },
    PreparationBegan,
    ActBegan {
        act: u8,
    },
    RoundBegan {
        act: u8,
        round: u8,
    },
    OrderSet {
        order: ArrayVec<[Boss; BOSSES]>,
    },
    CasinosPaid {
        boss: Boss,
        amount: u16,
    },
    GameEnded,
    // Turns.
    HelperUsed {
        seat: Seat,
        helper: Helper,
    },
    HelperCopied {
        seat: Seat,
        helper: Helper,
    },
    CapoSent {
        boss: Boss,
        person: Person,
    },
    CapoSwapped {
        seat: Seat,
        owner: Boss,
        person: Person,
    },
    FavourTaken {
        seat: Seat,
        favour: Favour,
    },
    FavourDeclined {
        seat: Seat,
    },
    // Money.
    CashGained {
        boss: Boss,
        amount: u16,
        source: Source,
    },
    /// `laundered` of the amount came from the safe, twice as much (SP-1.5).
    Paid {
        seat: Seat,
        amount: u16,
        laundered: u16,
    },
    // Gains.
    LeverageGained {
        seat: Seat,
        count: u8,
    },
    ThugsGained {
        seat: Seat,
        count: u8,
    },
    /// A thug that costs nothing takes a space with this price (SP-11.6).
    ThugPosted {
        seat: Seat,
        price: u16,
    },
    ThugHired {
        seat: Seat,
        price: u16,
    },
    BooksGained {
        seat: Seat,
        count: u8,
    },
    CardTaken {
        seat: Seat,
        card: Card,
    },
    CardDiscarded {
        seat: Seat,
        card: Card,
    },
    CardPlayed {
        seat: Seat,
        card: Card,
    },
    LevelRaised {
        seat: Seat,
        track: Track,
        level: u8,
        /// What it has come to in all.
        notoriety: u8,
    },
    MobsterToVip {
        seat: Seat,
    },
    MobsterToDocks {
        boss: Boss,
        berth: Berth,
    },
    MobsterMoved {
        seat: Seat,
        from: Berth,
        to: Berth,
    },
    /// It was declined or there was no place; from the notoriety track it goes to the supply (SP-11.8).
    MobsterDeclined {
        seat: Seat,
    },
    HelperTaken {
        seat: Seat,
        helper: Helper,
    },
    HelperTurnedUp {
        helper: Helper,
    },
    TokenTaken {
        seat: Seat,
        token: CityToken,
    },
    TokenTurnedUp {
        token: CityToken,
    },
    TokenPlayed {
        seat: Seat,
        token: CityToken,
    },
    TokenPutBack {
        seat: Seat,
        token: CityToken,
        stack: u8,
    },
    // Buildings.
    Opened {
        boss: Boss,
        building: Building,
        space: Space,
    },
    TookOver {
        boss: Boss,
        building: Building,
        space: Space,
    },
    Upgraded {
        boss: Boss,
        building: Building,
        space: Space,
    },
    ThugsReturned {
        seat: Seat,
        count: u8,
    },
    AllyHelped {
        seat: Seat,
        gangster: Gangster,
    },
    MobsterProtects {
        boss: Boss,
        space: Space,
        tokens: u8,
    },
    // Barrels.
    Produced {
        seat: Seat,
        count: u8,
    },
    Sold {
        seat: Seat,
        space: Space,
        price: u16,
    },
    TruckEntered {
        seat: Seat,
        truck: u8,
        district: District,
    },
    TruckMoved {
        seat: Seat,
        truck: u8,
        district: District,
    },
    Loaded {
        seat: Seat,
        truck: u8,
        count: u8,
    },
    Bought {
        seat: Seat,
        truck: u8,
        count: u8,
        ship: Ship,
    },
    Delivered {
        seat: Seat,
        truck: u8,
        space: Space,
    },
    ShipSailed {
        ship: Ship,
        district: District,
    },
    // The Commission and the docks.
    Allied {
        seat: Seat,
        gangster: Gangster,
    },
    AllyDismissed {
        seat: Seat,
        gangster: Gangster,
    },
    Raided {
        seat: Seat,
        ship: Ship,
        thugs: u8,
    },
    MobstersHired {
        seat: Seat,
        owner: Boss,
        count: u8,
    },
    CrateOpened {
        seat: Seat,
        item: Crate,
        cash: u16,
    },
    CrateTurnedUp {
        item: Crate,
        ship: Ship,
    },
    BarrelStored {
        seat: Seat,
        space: Space,
    },
    BarrelToStill {
        seat: Seat,
    },
    BarrelLost {
        seat: Seat,
    },
    MobsterReturned {
        seat: Seat,
        vip: bool,
    },
    // The Restaurant.
    PlaceReserved {
        boss: Boss,
        column: u8,
    },
    BookCooked {
        boss: Boss,
        goal: Goal,
        money: u16,
    },
    // Lucky Luciano.
    WarBegan {
        act: u8,
    },
    GangsterCame {
        gangster: Gangster,
        district: District,
    },
    BarsOpened {
        district: District,
        count: u8,
    },
    HeldFreely {
        boss: Boss,
        building: Building,
        space: Space,
    },
    /// Nothing that its owner has reaches the attack: the building is lost without a question (SP-21.8).
    CannotHold {
        seat: Seat,
        building: Building,
        space: Space,
        attack: u8,
        reason: Hopeless,
    },
    Defended {
        seat: Seat,
        building: Building,
        space: Space,
    },
    BuildingLost {
        boss: Boss,
        building: Building,
        space: Space,
    },
    StillSalvaged {
        seat: Seat,
    },
    GangsterLeft {
        gangster: Gangster,
        district: District,
    },
    WarAnnounced {
        districts: Set<District>,
    },
    CopsCame {
        districts: Set<District>,
    },
    PatrolAnnounced {
        districts: Set<District>,
    },
    RegionCounted {
        region: Region,
        /// The bosses who control districts there, and how many.
        controlled: ArrayVec<[(Boss, u8); BOSSES]>,
        gangsters: u8,
    },
    PaidOut {
        boss: Boss,
        region: Region,
        place: u8,
        amount: u16,
    },
    // The Rival.
    RivalRevealed {
        card: Card,
    },
    RivalRaided {
        ship: Ship,
        cash: u16,
    },
    RivalHauled {
        ship: Ship,
        count: u8,
    },
    CrateLost {
        item: Crate,
    },
    TokenToDisplay {
        token: CityToken,
        stack: u8,
    },
}

/// Why a building cannot be held.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Hopeless {
    /// Thugs and ally together make no more than this.
    TooWeak {
        /// The strength.
        strength: u8,
    },
    /// The ally cannot be paid, and without him it is no more than this.
    Unpaid {
        /// The strength.
        strength: u8,
    },
}

/// Where cash comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// Somebody hires mobsters for a raid (SP-18.5).
    Mobsters,
    /// The Rival has nowhere to expand to (SP-27.12).
    NoPlace,
    /// The Rival sells (SP-27.16).
    Sale,
    /// Somebody swaps capos with the Rival (SP-27.20).
    Capo,
    /// A reward, by the rule that gives it.
    Reward(RuleId),
}
