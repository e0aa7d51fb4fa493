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
        by: RuleId,
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
    /// Changing the suit is what costs too much.
    SuitTooDear {
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
    NoWanted {
        by: RuleId,
    },
    NoSite,
    ShiftLeavesRanks,
    MustAct,
    MustTake,
    NoDodging,
    BankedAlready,
    NotSoldHere,
    /// The rule of the shop says what it sells once.
    Owned {
        asked: RuleId,
    },
    NeedsPistol,
    HotelFull,
    NotAShape,
    LandTaken,
    NotAnOutlaw,
    HuntedAlready,
    MustHunt,
    /// The rule behind the question says how many it may be.
    OutOfRange {
        min: u8,
        max: u8,
        asked: RuleId,
    },
    TrackFull,
    BribeNeedsGold {
        cost: u16,
        held: u16,
    },
    OnlyStars,
    MustPayCash,
}

impl WhyNot {
    /// The same, pointing to the rule behind the question if that is what it breaks.
    pub(crate) fn to_question(self, asked: RuleId) -> WhyNot {
        match self {
            WhyNot::NotAsked { .. } => WhyNot::NotAsked { asked },
            WhyNot::Owned { .. } => WhyNot::Owned { asked },
            WhyNot::OutOfRange { min, max, .. } => WhyNot::OutOfRange { min, max, asked },
            _ => self,
        }
    }
}
