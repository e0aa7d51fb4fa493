//! The answers to "why not?".

use kernel::{Explain, Phrase, RuleId};

use super::events::by_pile;
use super::{cash, place};
use crate::step::Step;
use crate::whynot::WhyNot;

impl WhyNot {
    /// The rule and the message of each reason.
    fn entry(&self) -> (&'static str, &'static str) {
        match self {
            WhyNot::NotAsked { asked } => (asked.0, "whynot-not-asked"),
            WhyNot::TooLittleCash { .. } => ("EP-1.3", "whynot-too-little-cash"),
            WhyNot::Reserved { .. } => ("EP-12.28", "whynot-reserved"),
            WhyNot::NotLocked => ("EP-14.3", "whynot-not-locked"),
            WhyNot::MustChoose => ("EP-14.3", "whynot-must-choose"),
            WhyNot::NotFaceUp => ("EP-6.2", "whynot-not-face-up"),
            WhyNot::CellTaken => ("EP-6.2", "whynot-cell-taken"),
            WhyNot::TooFewNeighbours => ("EP-6.3", "whynot-too-few-neighbours"),
            WhyNot::NothingMatches => ("EP-6.4", "whynot-nothing-matches"),
            WhyNot::InCityAlready { field } => {
                (Step::Name(*field).rule().0, "whynot-in-city-already")
            }
            WhyNot::WrongField { field } => (Step::Name(*field).rule().0, "whynot-wrong-field"),
            WhyNot::RestedAlready => ("EP-8.6", "whynot-rested-already"),
            WhyNot::CanStillAct => ("EP-8.9", "whynot-can-still-act"),
            WhyNot::NotInCity => ("EP-3.9", "whynot-not-in-city"),
            WhyNot::NotAdjacent => ("EP-3.3", "whynot-not-adjacent"),
            WhyNot::TooFewPoints => ("EP-9.1", "whynot-too-few-points"),
            WhyNot::EnteredAlready => ("EP-A2", "whynot-entered-already"),
            WhyNot::SamePosition => ("EP-9.21", "whynot-same-position"),
            WhyNot::NoFerry => ("EP-9.7", "whynot-no-ferry"),
            WhyNot::Stranded => ("EP-9.20", "whynot-stranded"),
            WhyNot::NotALocation => ("EP-9.8", "whynot-not-a-location"),
            WhyNot::BeganHere => ("EP-9.8", "whynot-began-here"),
            WhyNot::VisitedAlready { .. } => ("EP-12.2", "whynot-visited-already"),
            WhyNot::Closed { .. } => ("EP-12.7", "whynot-closed"),
            WhyNot::GangHired => ("EP-12.2", "whynot-gang-hired"),
            WhyNot::GangOccupied => ("EP-12.2", "whynot-gang-occupied"),
            WhyNot::NoMarker => ("EP-12.2", "whynot-no-marker"),
            WhyNot::NotAtMetro => ("EP-9.11", "whynot-not-at-metro"),
            WhyNot::NotAMetro => ("EP-9.11", "whynot-not-a-metro"),
            WhyNot::NotAtHelicopter => ("EP-9.13", "whynot-not-at-helicopter"),
            WhyNot::NotAHelipad => ("EP-9.14", "whynot-not-a-helipad"),
            WhyNot::TooFarToFly { ability: false } => ("EP-9.13", "whynot-too-far-to-fly"),
            WhyNot::TooFarToFly { ability: true } => ("EP-9.14", "whynot-too-far-to-fly"),
            WhyNot::NoSewer => ("EP-9.16", "whynot-no-sewer"),
            WhyNot::NoWaters => ("EP-9.17", "whynot-no-waters"),
            WhyNot::NoGas => ("EP-9.10", "whynot-no-gas"),
            WhyNot::NotTheWayOut => ("EP-16.1", "whynot-not-the-way-out"),
            WhyNot::NoKey => ("EP-12.14", "whynot-no-key"),
            WhyNot::NotHeld => ("EP-10.1", "whynot-not-held"),
            WhyNot::UsedUp => ("EP-8.7", "whynot-used-up"),
            WhyNot::Handcuffed => ("EP-11.7", "whynot-handcuffed"),
            WhyNot::WrongTime => ("EP-10.1", "whynot-wrong-time"),
            WhyNot::NeedsAbility => ("EP-10.9", "whynot-needs-ability"),
            WhyNot::NobodyToEvade => ("EP-11.4", "whynot-nobody-to-evade"),
            WhyNot::BaseFull => ("EP-10.7", "whynot-base-full"),
            WhyNot::OnlyHealing => ("EP-11.9", "whynot-only-healing"),
            WhyNot::NoSuchOfficer => ("EP-3.9", "whynot-no-such-officer"),
            WhyNot::NowhereToGo => ("EP-3.8", "whynot-nowhere-to-go"),
            WhyNot::TileFull => ("EP-3.8", "whynot-tile-full"),
            WhyNot::NoOfficersThere => ("EP-3.8", "whynot-no-officers-there"),
            WhyNot::NotNearer => ("EP-13.10", "whynot-not-nearer"),
            WhyNot::NotInRow => ("EP-12.4", "whynot-not-in-row"),
            WhyNot::NoContactSlot => ("EP-12.4", "whynot-no-slot"),
            WhyNot::NoItemSlot => ("EP-12.6", "whynot-no-slot"),
            WhyNot::NotInSupply => ("EP-1.4", "whynot-not-in-supply"),
            WhyNot::SameKind => ("EP-12.17", "whynot-same-kind"),
            WhyNot::GasFull => ("EP-12.17", "whynot-gas-full"),
            WhyNot::PileTooHigh { .. } => ("EP-12.18", "whynot-pile-too-high"),
            WhyNot::NothingToLookAt { pile } => {
                let rule = by_pile(*pile, "EP-12.20", "EP-12.27");
                (rule, "whynot-nothing-to-look-at")
            }
            WhyNot::NotLookedAt => ("EP-12.21", "whynot-not-looked-at"),
            WhyNot::SlotFree => ("EP-12.6", "whynot-slot-free"),
            WhyNot::NotWounded => ("EP-12.22", "whynot-no-wounds"),
            WhyNot::TooFewWounds { .. } => ("EP-12.24", "whynot-no-wounds"),
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
            WhyNot::TooLittleCash { cost, held } | WhyNot::Reserved { cost, held } => {
                phrase.with("cost", cash(cost)).with("held", cash(held))
            }
            WhyNot::VisitedAlready { place: at } | WhyNot::Closed { place: at } => {
                phrase.with("place", place(at))
            }
            WhyNot::PileTooHigh { need, have } => phrase.with("need", need).with("have", have),
            WhyNot::NotWounded => phrase.with("count", 0),
            WhyNot::TooFewWounds { wounds } => phrase.with("count", wounds),
            _ => phrase,
        }
    }
}
