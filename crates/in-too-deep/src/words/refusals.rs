//! The answers to "why not?".

use kernel::{Explain, Phrase, RuleId};

use super::names::{of_criminal, the_criminal, with_criminal, zone as label};
use crate::whynot::WhyNot;

impl WhyNot {
    /// The rule and the message of each reason.
    fn entry(&self) -> (&'static str, &'static str) {
        match self {
            WhyNot::NotAsked { asked } => (asked.0, "whynot-not-asked"),
            WhyNot::MustChoose { asked } => (asked.0, "whynot-must-choose"),
            WhyNot::ChangesNothing => ("ID-1.16", "whynot-changes-nothing"),
            WhyNot::NotInPlay { .. } => ("ID-3.7", "whynot-not-in-play"),
            WhyNot::NotYours { .. } => ("ID-1.12", "whynot-not-yours"),
            WhyNot::HookedAlready { .. } => ("ID-5.4", "whynot-hooked-already"),
            WhyNot::Locked { .. } => ("ID-5.8", "whynot-locked"),
            WhyNot::NoFreePort => ("ID-5.4", "whynot-no-free-port"),
            WhyNot::NoActionsLeft => ("ID-7.1", "whynot-no-actions-left"),
            WhyNot::GripTooLow { .. } => ("ID-6.3", "whynot-grip-too-low"),
            WhyNot::NoEndurance { .. } => ("ID-6.4", "whynot-no-endurance"),
            WhyNot::NothingToEndureFor { .. } => ("ID-R84", "whynot-nothing-to-endure-for"),
            WhyNot::NoGripByEndurance => ("ID-7.9", "whynot-no-grip-by-endurance"),
            WhyNot::OtherCriminal { .. } => ("ID-7.2", "whynot-other-criminal"),
            WhyNot::CostsNothing => ("ID-R84", "whynot-costs-nothing"),
            WhyNot::TopOfTrack => ("ID-6.2", "whynot-top-of-track"),
            WhyNot::NoGripToLose => ("ID-6.2", "whynot-no-grip-to-lose"),
            WhyNot::AlreadyThere { .. } => ("ID-1.16", "whynot-already-there"),
            WhyNot::NotAdjacent { .. } => ("ID-1.6", "whynot-not-adjacent"),
            WhyNot::Barred { .. } => ("ID-1.7", "whynot-barred"),
            WhyNot::NotHere => ("ID-9.4", "whynot-not-here"),
            WhyNot::HoldsNothing => ("ID-7.11", "whynot-holds-nothing"),
            WhyNot::NotDropped => ("ID-7.6", "whynot-not-dropped"),
            WhyNot::Searched { .. } => ("ID-7.7", "whynot-searched"),
            WhyNot::NotNearby => ("ID-1.3", "whynot-not-nearby"),
            WhyNot::NotItself => ("ID-R20", "whynot-not-itself"),
            WhyNot::UsedAlready => ("ID-9.3", "whynot-used-already"),
            WhyNot::PositionAgain => ("ID-R17", "whynot-position-again"),
            WhyNot::SmuggledAlready => ("ID-A1", "whynot-smuggled-already"),
            WhyNot::NotReachable { .. } => ("ID-9.5", "whynot-not-reachable"),
            WhyNot::NoBarrierThere => ("ID-10.3", "whynot-no-barrier-there"),
            WhyNot::NotLeftBehind { .. } => ("ID-10.2", "whynot-not-left-behind"),
            WhyNot::SameZone => ("ID-10.9", "whynot-same-zone"),
            WhyNot::SamePlace => ("ID-10.10", "whynot-same-place"),
            WhyNot::NoSearchesThere => ("ID-10.5", "whynot-no-searches-there"),
            WhyNot::SearchesThere { .. } => ("ID-10.5", "whynot-searches-there"),
            WhyNot::NotHeld => ("ID-11.3", "whynot-not-held"),
            WhyNot::NoUse => ("ID-11.27", "whynot-no-use"),
            WhyNot::NoSupportNow => ("ID-R83", "whynot-no-support-now"),
            WhyNot::OnlyWhileActing => ("ID-11.8", "whynot-only-while-acting"),
            WhyNot::NoToken => ("ID-11.1", "whynot-no-token"),
            WhyNot::DeckEmpty => ("ID-19.4", "whynot-deck-empty"),
            WhyNot::NotOnBar => ("ID-13.1", "whynot-not-on-bar"),
            WhyNot::BarNotEmpty => ("ID-13.1", "whynot-bar-not-empty"),
            WhyNot::DisplayNotEmpty => ("ID-11.10", "whynot-display-not-empty"),
            WhyNot::NotInMemory => ("ID-14.1", "whynot-not-in-memory"),
            WhyNot::NoSuchMission => ("ID-14.4", "whynot-no-such-mission"),
            WhyNot::NoFileLeft => ("ID-14.4", "whynot-no-file-left"),
            WhyNot::BonusTaken => ("ID-14.5", "whynot-bonus-taken"),
            WhyNot::NothingThere => ("ID-2.13", "whynot-nothing-there"),
            WhyNot::KnownAlready => ("ID-R44", "whynot-known-already"),
            WhyNot::NotLookedAt => ("ID-11.11", "whynot-not-looked-at"),
            WhyNot::NotInPlan => ("ID-11.12", "whynot-not-in-plan"),
            WhyNot::NotInHand => ("ID-16.1", "whynot-not-in-hand"),
            WhyNot::NoPrerequisite => ("ID-16.2", "whynot-no-prerequisite"),
            WhyNot::ConditionsNotMet => ("ID-16.4", "whynot-conditions-not-met"),
            WhyNot::NoSuchBinding => ("ID-17.20", "whynot-no-such-binding"),
            WhyNot::NotOfDeck => ("ID-19.2", "whynot-not-of-deck"),
            WhyNot::NoDilemma => ("ID-2.3", "whynot-no-dilemma"),
            WhyNot::OpponentHasNone => ("ID-8.2", "whynot-opponent-has-none"),
            WhyNot::NotAnOpponent => ("ID-8.2", "whynot-not-an-opponent"),
            WhyNot::TooManyPorts => ("ID-A6", "whynot-too-many-ports"),
            WhyNot::NoHooksToSwap => ("ID-11.27", "whynot-no-hooks-to-swap"),
            WhyNot::NotTied => ("ID-30.3", "whynot-not-tied"),
            WhyNot::StoredAlready => ("ID-22.5", "whynot-stored-already"),
            WhyNot::LockedAlready => ("ID-11.20", "whynot-locked-already"),
        }
    }
}

impl Explain for WhyNot {
    fn rule(&self) -> RuleId {
        RuleId(self.entry().0)
    }

    fn phrase(&self) -> Phrase {
        let phrase = Phrase::new(self.entry().1);
        match *self {
            WhyNot::HookedAlready { criminal } | WhyNot::Locked { criminal } => {
                phrase.with("criminal", of_criminal(criminal))
            }
            WhyNot::GripTooLow {
                criminal,
                grip,
                needed,
            }
            | WhyNot::NoEndurance {
                criminal,
                grip,
                needed,
            } => phrase
                .with("criminal", with_criminal(criminal))
                .with("grip", grip)
                .with("needed", needed),
            WhyNot::NotInPlay { criminal }
            | WhyNot::NotYours { criminal }
            | WhyNot::NothingToEndureFor { criminal }
            | WhyNot::OtherCriminal { criminal }
            | WhyNot::NotLeftBehind { criminal } => phrase.with("criminal", the_criminal(criminal)),
            WhyNot::AlreadyThere { zone }
            | WhyNot::NotAdjacent { zone }
            | WhyNot::Barred { zone }
            | WhyNot::Searched { zone }
            | WhyNot::NotReachable { zone }
            | WhyNot::SearchesThere { zone } => phrase.with("zone", label(zone)),
            _ => phrase,
        }
    }
}
