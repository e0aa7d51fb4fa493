//! Why an action is not legal.

use kernel::RuleId;

use crate::map::Region;

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
    NotTheLineup,
    WrongRegion {
        region: Region,
    },
    AlreadyCircled,
    StopSkipped,
    NoTargetForAce,
    NoWayIn,
    TooLittleGold {
        cost: u16,
        held: u16,
    },
    TooLittleCash {
        cost: u16,
        held: u16,
    },
    SameSuit,
    SuitChangedAlready,
    SameValue,
    ValueChangedAlready,
    NoJoker,
    NotYourAbility,
    AbilityUsed,
    NoWanted,
    NoSite,
    ShiftLeavesRanks,
    MustAct,
    MustTake,
    BankedAlready,
    NotSoldHere,
    Owned,
    NeedsPistol,
    HotelFull,
    NotAShape,
    LandTaken,
    NotAnOutlaw,
    HuntedAlready,
    MustHunt,
    OutOfRange {
        min: u8,
        max: u8,
    },
    TrackFull,
    BribeNeedsGold {
        cost: u16,
        held: u16,
    },
    OnlyStars,
    MustPayCash,
}
