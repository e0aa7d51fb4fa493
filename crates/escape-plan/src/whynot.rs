//! Why an action is not legal.

use kernel::RuleId;

use crate::pieces::{Pile, Place, Tile};

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
    TooLittleCash {
        cost: u16,
        held: u16,
    },
    /// The cash is needed for the gang that was travelled to.
    Reserved {
        cost: u16,
        held: u16,
    },
    NotLocked,
    MustChoose,
    // Placing tiles.
    NotFaceUp,
    CellTaken,
    TooFewNeighbours,
    NothingMatches,
    InCityAlready {
        field: Tile,
    },
    WrongField {
        field: Tile,
    },
    // Turns.
    RestedAlready,
    CanStillAct,
    // Travel.
    NotInCity,
    NotAdjacent,
    TooFewPoints,
    EnteredAlready,
    /// An earlier position of this travel would come back.
    SamePosition,
    NoFerry,
    Stranded,
    NotALocation,
    BeganHere,
    VisitedAlready {
        place: Place,
    },
    Closed {
        place: Place,
    },
    GangHired,
    GangOccupied,
    NoMarker,
    NotAtMetro,
    NotAMetro,
    NotAtHelicopter,
    NotAHelipad,
    /// For the helicopter, or for an ability that flies.
    TooFarToFly {
        ability: bool,
    },
    NoSewer,
    NoWaters,
    NoGas,
    NotTheWayOut,
    NoKey,
    // Side actions.
    NotHeld,
    UsedUp,
    /// The card lies under handcuffs.
    Handcuffed,
    WrongTime,
    NeedsAbility,
    NobodyToEvade,
    BaseFull,
    OnlyHealing,
    // Officers.
    NoSuchOfficer,
    NowhereToGo,
    TileFull,
    NoOfficersThere,
    NotNearer,
    // Visits.
    NotInRow,
    NoContactSlot,
    NoItemSlot,
    NotInSupply,
    SameKind,
    GasFull,
    PileTooHigh {
        need: u8,
        have: u8,
    },
    NothingToLookAt {
        pile: Pile,
    },
    NotLookedAt,
    SlotFree,
    /// At the clinic.
    NotWounded,
    /// At the hospital.
    TooFewWounds {
        wounds: u8,
    },
}
