//! Why an action is not legal.

use kernel::RuleId;

use crate::pieces::{Criminal, Zone};

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
    /// It changes nothing (ID-1.16).
    ChangesNothing,
    NotInPlay {
        criminal: Criminal,
    },
    NotYours {
        criminal: Criminal,
    },
    HookedAlready {
        criminal: Criminal,
    },
    Locked {
        criminal: Criminal,
    },
    NoFreePort,
    NoActionsLeft,
    /// Grip is below the ability zone.
    GripTooLow {
        criminal: Criminal,
        grip: u8,
        needed: u8,
    },
    /// Grip is below the endurance zone.
    NoEndurance {
        criminal: Criminal,
        grip: u8,
        needed: u8,
    },
    NothingToEndureFor {
        criminal: Criminal,
    },
    /// Grip cannot be bought with grip.
    NoGripByEndurance,
    /// Another criminal has to act.
    OtherCriminal {
        criminal: Criminal,
    },
    /// Free as it is.
    CostsNothing,
    TopOfTrack,
    NoGripToLose,
    /// Where it is, it need not go (ID-1.16).
    AlreadyThere {
        zone: Zone,
    },
    NotAdjacent {
        zone: Zone,
    },
    Barred {
        zone: Zone,
    },
    NotHere,
    HoldsNothing,
    NotDropped,
    Searched {
        zone: Zone,
    },
    NotNearby,
    NotItself,
    UsedAlready,
    /// A free action would lead back to a position of this turn (ID-R17).
    PositionAgain,
    /// In the first edition (ID-A1).
    SmuggledAlready,
    NotReachable {
        zone: Zone,
    },
    NoBarrierThere,
    NotLeftBehind {
        criminal: Criminal,
    },
    SameZone,
    SamePlace,
    NoSearchesThere,
    SearchesThere {
        zone: Zone,
    },
    NotHeld,
    /// A blue token that would do nothing now.
    NoUse,
    /// Support can be used in certain moments only.
    NoSupportNow,
    OnlyWhileActing,
    NoToken,
    DeckEmpty,
    NotOnBar,
    BarNotEmpty,
    DisplayNotEmpty,
    NotInMemory,
    NoSuchMission,
    NoFileLeft,
    BonusTaken,
    NothingThere,
    KnownAlready,
    NotLookedAt,
    NotInPlan,
    NotInHand,
    NoPrerequisite,
    ConditionsNotMet,
    NoSuchBinding,
    NotOfDeck,
    NoDilemma,
    OpponentHasNone,
    NotAnOpponent,
    TooManyPorts,
    NoHooksToSwap,
    NotTied,
    StoredAlready,
    LockedAlready,
}
