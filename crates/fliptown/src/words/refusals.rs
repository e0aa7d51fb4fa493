//! The answers to "why not?".

use kernel::{Explain, Phrase, RuleId};

use super::region;
use crate::whynot::WhyNot;

impl WhyNot {
    /// The rule and the message of each reason.
    fn entry(&self) -> (&'static str, &'static str) {
        match self {
            WhyNot::NotAsked { asked } => (asked.0, "whynot-not-asked"),
            WhyNot::NotTheLineup => ("FT-5.4", "whynot-not-the-lineup"),
            WhyNot::WrongRegion { by, .. } => (by.0, "whynot-wrong-region"),
            WhyNot::AlreadyCircled => ("FT-5.9", "whynot-already-circled"),
            WhyNot::StopSkipped => ("FT-7.2", "whynot-stop-skipped"),
            WhyNot::NoTargetForAce => ("FT-8.1", "whynot-no-target-for-ace"),
            WhyNot::NoWayIn => ("FT-9.1", "whynot-no-way-in"),
            WhyNot::TooLittleGold { .. } => ("FT-6.2", "whynot-too-little-gold"),
            WhyNot::SuitTooDear { .. } => ("FT-6.1", "whynot-too-little-gold"),
            WhyNot::TooLittleCash { .. } => ("FT-3.3", "whynot-too-little-cash"),
            WhyNot::SameSuit => ("FT-6.1", "whynot-same-suit"),
            WhyNot::SuitChangedAlready => ("FT-6.9", "whynot-suit-changed-already"),
            WhyNot::SameValue => ("FT-18.12", "whynot-same-value"),
            WhyNot::ValueChangedAlready => ("FT-18.13", "whynot-value-changed-already"),
            WhyNot::NoJoker => ("FT-18.12", "whynot-no-joker"),
            WhyNot::NotYourAbility => ("FT-18.1", "whynot-not-your-ability"),
            WhyNot::AbilityUsed => ("FT-18.1", "whynot-ability-used"),
            WhyNot::NoWanted { by } => (by.0, "whynot-no-wanted"),
            WhyNot::NoSite => ("FT-18.4", "whynot-no-site"),
            WhyNot::ShiftLeavesRanks => ("FT-18.10", "whynot-shift-leaves-ranks"),
            WhyNot::MustAct => ("FT-5.8", "whynot-must-act"),
            WhyNot::MustTake => ("FT-18.4", "whynot-must-take"),
            WhyNot::NoDodging => ("FT-21.7", "whynot-no-dodging"),
            WhyNot::BankedAlready => ("FT-11.3", "whynot-banked-already"),
            WhyNot::NotSoldHere => ("FT-10.3", "whynot-not-sold-here"),
            WhyNot::Owned { asked } => (asked.0, "whynot-owned"),
            WhyNot::NeedsPistol => ("FT-11.14", "whynot-needs-pistol"),
            WhyNot::HotelFull => ("FT-11.9", "whynot-hotel-full"),
            WhyNot::NotAShape => ("FT-11.11", "whynot-not-a-shape"),
            WhyNot::LandTaken => ("FT-11.11", "whynot-land-taken"),
            WhyNot::NotAnOutlaw => ("FT-11.15", "whynot-not-an-outlaw"),
            WhyNot::HuntedAlready => ("FT-11.15", "whynot-hunted-already"),
            WhyNot::MustHunt => ("FT-11.15", "whynot-must-hunt"),
            WhyNot::OutOfRange { asked, .. } => (asked.0, "whynot-out-of-range"),
            WhyNot::TrackFull => ("FT-3.4", "whynot-track-full"),
            WhyNot::BribeNeedsGold { .. } => ("FT-16.2", "whynot-bribe-needs-gold"),
            WhyNot::OnlyStars => ("FT-16.7", "whynot-only-stars"),
            WhyNot::MustPayCash => ("FT-16.8", "whynot-must-pay-cash"),
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
            WhyNot::WrongRegion { region: at, .. } => phrase.with("region", region(at)),
            WhyNot::TooLittleGold { cost, held }
            | WhyNot::SuitTooDear { cost, held }
            | WhyNot::TooLittleCash { cost, held }
            | WhyNot::BribeNeedsGold { cost, held } => phrase.with("cost", cost).with("held", held),
            WhyNot::OutOfRange { min, max, .. } => phrase.with("min", min).with("max", max),
            _ => phrase,
        }
    }
}
