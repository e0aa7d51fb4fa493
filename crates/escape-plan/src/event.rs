//! What happens in a game, for its story.

use kernel::{RuleId, Seat, Set};
use serde::Serialize;
use tinyvec::ArrayVec;

use crate::action::{Ability, Tool};
use crate::automa::Haul;
use crate::city::Placed;
use crate::figure::{Figure, SEATS};
use crate::node::Node;
use crate::pieces::{
    Asset, Automa, Colour, Contact, Equipment, Exit, Fixer, Gang, Group, Officer, Part, Pile,
    Place, Target, Tile,
};
use crate::piles::Found;
use crate::player::ITEM_SLOTS;
use crate::state::ROW;
use crate::step::Route;

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case", tag = "kind")]
#[allow(
    missing_docs,
    reason = "the variants are the sentences of the game's texts"
)]
pub enum Event {
    /// The first player by lot (EP-2.17).
    FirstPlayer {
        seat: Seat,
    },
    /// For the owner's eyes.
    PlanDealt {
        seat: Seat,
        plan: crate::pieces::Plan,
    },
    DayBegan {
        day: u8,
    },
    IncomeReceived {
        seat: Seat,
        amount: u16,
        why: RuleId,
    },
    Unlocked {
        seat: Seat,
        asset: Asset,
        price: u16,
        why: RuleId,
    },
    /// No price slot was empty (EP-14.3).
    AssetBoxed {
        seat: Seat,
        asset: Asset,
    },
    Paid {
        seat: Seat,
        amount: u16,
        why: RuleId,
    },
    PatrolLaid {
        exit: Exit,
    },
    ExitClosed {
        exit: Exit,
    },
    TilePlaced {
        seat: Seat,
        spot: Placed,
    },
    PlaceNamed {
        seat: Seat,
        place: Place,
        tile: Tile,
    },
    /// The tiles that come next.
    TilesTurnedUp {
        tiles: Set<Tile>,
    },
    OfficersDrawn {
        tile: Tile,
        officers: Set<Officer>,
    },
    OrderSet {
        order: ArrayVec<[Figure; SEATS]>,
    },
    PartBegan {
        day: u8,
        part: Part,
    },
    DiscSpent {
        figure: Figure,
    },
    NightPassed {
        seat: Seat,
    },
    TaxPaid {
        seat: Seat,
        amount: u16,
    },
    Rested {
        seat: Seat,
    },
    StayedPut {
        seat: Seat,
    },
    Rode {
        seat: Seat,
        to: Node,
    },
    Flew {
        seat: Seat,
        to: Node,
        place: Option<Place>,
    },
    Surfaced {
        seat: Seat,
        to: Node,
    },
    GasBurnt {
        seat: Seat,
    },
    /// Travel ended.
    Travelled {
        seat: Seat,
        from: Node,
        to: Node,
        place: Option<Place>,
        left: Route,
    },
    KeyTurned {
        seat: Seat,
        colour: Colour,
    },
    Used {
        seat: Seat,
        tool: Tool,
        ability: Option<Ability>,
        cost: u16,
    },
    /// Notoriety for every other pawn on the location (EP-12.3).
    CompanyMet {
        figure: Figure,
        count: u8,
    },
    NotorietyGained {
        figure: Figure,
        why: RuleId,
    },
    NotorietyLost {
        figure: Figure,
        why: RuleId,
    },
    TollPaid {
        seat: Seat,
        amount: u16,
    },
    /// Costa's toll could not be paid.
    TollInBlood {
        seat: Seat,
        wounds: u8,
    },
    Evaded {
        seat: Seat,
        tile: Tile,
        officers: Set<Officer>,
        sandra: bool,
    },
    Wounded {
        seat: Seat,
        count: u8,
        why: RuleId,
    },
    Handcuffed {
        seat: Seat,
        slot: u8,
        lost: Option<Asset>,
    },
    Healed {
        seat: Seat,
    },
    OfficerMoved {
        officer: Officer,
        from: Tile,
        to: Tile,
    },
    /// A move that somebody had to make (EP-13.8).
    OfficerForced {
        by: Figure,
        /// Whether a player made it for her (EP-18.14).
        for_sandra: bool,
        officer: Officer,
        from: Tile,
        to: Tile,
    },
    OfficerRemoved {
        seat: Seat,
        officer: Officer,
        tile: Tile,
    },
    Readied {
        seat: Seat,
    },
    DiscTaken {
        figure: Figure,
        why: RuleId,
    },
    CubePlaced {
        figure: Figure,
        place: Place,
        on_income: bool,
    },
    BusinessClosed {
        place: Place,
    },
    ContactTaken {
        seat: Seat,
        contact: Contact,
    },
    ContactReplaced {
        seat: Seat,
        contact: Contact,
        old: Contact,
    },
    ContactBoxed {
        figure: Figure,
        contact: Contact,
    },
    /// In the order in which they came in.
    RowRefilled {
        contacts: ArrayVec<[Contact; ROW]>,
    },
    KeyTaken {
        seat: Seat,
        colour: Colour,
        place: Place,
    },
    FixerBought {
        seat: Seat,
        fixer: Fixer,
        cost: u16,
    },
    EquipmentBought {
        seat: Seat,
        equipment: Equipment,
        cost: u16,
    },
    /// A tile of the inventory made room.
    TileBoxed {
        seat: Seat,
        tile: Boxed,
    },
    GasTaken {
        seat: Seat,
    },
    LockerOpened {
        seat: Seat,
        colour: Colour,
        looked: u8,
    },
    ExitSearched {
        seat: Seat,
        exit: Exit,
        looked: u8,
    },
    /// For everybody but the owner.
    TileKept {
        seat: Seat,
        pile: Pile,
    },
    /// For the owner.
    ValueKept {
        seat: Seat,
        pile: Pile,
        value: u16,
    },
    GangHired {
        seat: Seat,
        gang: Gang,
        cost: u16,
    },
    GangLeft {
        seat: Seat,
        gang: Gang,
    },
    /// What the bonus brings is told by itself.
    BonusTaken {
        seat: Seat,
        group: Group,
    },
    LevelChanged {
        figure: Figure,
        from: u8,
        to: u8,
    },
    LineCrossed {
        figure: Figure,
        line: u8,
    },
    Escaped {
        figure: Figure,
        exit: Exit,
        cost: u16,
    },
    Arrested {
        seat: Seat,
        why: Arrest,
    },
    /// Cards that were revealed before the valid one; where that one leads is told by itself.
    CardsPassedOver {
        automa: Automa,
        targets: Set<Target>,
    },
    AutomaMoved {
        automa: Automa,
        to: Node,
        place: Option<Place>,
    },
    AutomaStayed {
        automa: Automa,
    },
    FixerDiscarded {
        automa: Automa,
        fixer: Fixer,
    },
    KeyDiscarded {
        automa: Automa,
        colour: Colour,
        place: Place,
    },
    TileDiscarded {
        automa: Automa,
        pile: Pile,
    },
    ContactCollected {
        contact: Contact,
    },
    LootTaken {
        pile: Pile,
        count: u8,
    },
    CardBoxed {
        target: Target,
    },
    PlanRevealed {
        figure: Figure,
        plan: crate::pieces::Plan,
    },
    /// The hidden tiles of a player.
    TilesRevealed {
        seat: Seat,
        tiles: ArrayVec<[Found; ITEM_SLOTS]>,
    },
    /// One of Costa's stacks.
    HaulRevealed {
        haul: Haul,
    },
    GameOver,
}

/// What makes somebody be arrested.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Arrest {
    /// The exit could not be paid for (EP-16.5).
    AtExit,
    /// Nothing was left to pay the tax with (EP-16.8).
    CannotPay,
    /// The game ended with the thief still in the city (EP-16.11).
    OutOfTime,
}

/// A tile that left an inventory; the value of a sealed one stays hidden (EP-1.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the words of the game")]
pub enum Boxed {
    Equipment(Equipment),
    Fixer(Fixer),
    Sealed(Pile),
}
