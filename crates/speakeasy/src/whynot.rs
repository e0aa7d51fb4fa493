//! Why an action is not legal.

use kernel::RuleId;

use crate::pieces::{Building, Gangster, Operation, Region};

/// The reason of a refusal; its rule and its words are in `words`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(
    missing_docs,
    reason = "the variants are the sentences of the game's texts"
)]
pub enum WhyNot {
    /// It answers another question than the one that this rule asks.
    NotAsked {
        asked: RuleId,
    },
    /// It cannot be declined.
    MustChoose {
        asked: RuleId,
    },
    /// Not even with the safe.
    TooDear {
        cost: u16,
        means: u16,
    },
    /// There is no other way to pay.
    NothingToSplit,
    WrongShare {
        least: u16,
        most: u16,
    },
    NotYourHelper,
    NotDisplayed,
    CannotCopyItself,
    PersonTaken,
    /// Not on this side of the board.
    NoSuchPerson,
    TooFewCards {
        need: u8,
        held: u8,
    },
    ParkFull,
    NobodyToSwap,
    NotTheirCapo,
    SupplyEmpty,
    HighestLevel,
    NotInHand,
    WrongType {
        only: Operation,
    },
    SlotEmpty,
    /// Nothing of the kind may be built now.
    NotAllowed {
        building: Building,
    },
    NoPlace {
        building: Building,
    },
    SpaceTaken,
    NoSuchSpace,
    OnePerRegion {
        building: Building,
        region: Region,
    },
    /// Honour among thieves.
    AllysDistrict {
        gangster: Gangster,
    },
    TooWeak {
        strength: u8,
        needed: u8,
    },
    TooFewThugs {
        held: u8,
    },
    NoAlly,
    /// The ally owes no free help that could be kept.
    NothingToKeep,
    AllThugs,
    ThugSpaceTaken,
    VipFull,
    BerthTaken,
    MovedAlready,
    NoToken,
    PileEmpty,
    DeckEmpty,
    NotYours,
    ProtectedAlready,
    NoMobster,
    TooLittleLeverage {
        need: u8,
        held: u8,
    },
    NotInOperation,
    NoBarrel,
    HasBarrel,
    NoTruck,
    TruckOnMap,
    TruckNotOnMap,
    NotAdjacent,
    TooFewPoints,
    TruckFull,
    TruckEmpty,
    NotAtStill,
    NotThere,
    NoShip,
    GangsterNotHere,
    NoMobsterInColumn {
        region: Region,
    },
    NotSoMany,
    PocketOnly {
        cost: u16,
        pocket: u16,
    },
    ColumnTaken,
    NoSuchColumn,
    DoneAlready,
    TokenNotHeld,
    NoBook,
    BookSpaceTaken,
    BookOnGoal,
    GoalNotMet,
    NotAttacked,
}
