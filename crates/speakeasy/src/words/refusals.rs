//! The answers to "why not?".

use kernel::{Explain, Phrase, RuleId};

use super::{building, gangster, money, operation, region};
use crate::whynot::WhyNot;

impl WhyNot {
    /// The rule and the message of each reason.
    fn entry(&self) -> (&'static str, &'static str) {
        match self {
            WhyNot::NotAsked { asked } => (asked.0, "whynot-not-asked"),
            WhyNot::MustChoose { asked } => (asked.0, "whynot-must-choose"),
            WhyNot::TooDear { .. } => ("SP-1.6", "whynot-too-dear"),
            WhyNot::NothingToSplit => ("SP-1.7", "whynot-nothing-to-split"),
            WhyNot::WrongShare { .. } => ("SP-32.23", "whynot-wrong-share"),
            WhyNot::NotYourHelper => ("SP-6.2", "whynot-not-your-helper"),
            WhyNot::NotDisplayed => ("SP-11.17", "whynot-not-displayed"),
            WhyNot::CannotCopyItself => ("SP-30.5", "whynot-cannot-copy-itself"),
            WhyNot::PersonTaken => ("SP-6.4", "whynot-person-taken"),
            WhyNot::NoSuchPerson => ("SP-12.4", "whynot-no-such-person"),
            WhyNot::TooFewCards { .. } => ("SP-10.11", "whynot-too-few-cards"),
            WhyNot::ParkFull => ("SP-20.1", "whynot-park-full"),
            WhyNot::NobodyToSwap => ("SP-20.1", "whynot-nobody-to-swap"),
            WhyNot::NotTheirCapo => ("SP-20.2", "whynot-not-their-capo"),
            WhyNot::SupplyEmpty => ("SP-1.2", "whynot-supply-empty"),
            WhyNot::HighestLevel => ("SP-10.5", "whynot-highest-level"),
            WhyNot::NotInHand => ("SP-10.1", "whynot-not-in-hand"),
            WhyNot::WrongType { .. } => ("SP-10.3", "whynot-wrong-type"),
            WhyNot::SlotEmpty => ("SP-13.2", "whynot-slot-empty"),
            WhyNot::NotAllowed { .. } => ("SP-12.3", "whynot-not-allowed"),
            WhyNot::NoPlace { .. } => ("SP-R60", "whynot-no-place"),
            WhyNot::SpaceTaken => ("SP-8.2", "whynot-space-taken"),
            WhyNot::NoSuchSpace => ("SP-8.11", "whynot-no-such-space"),
            WhyNot::OnePerRegion { .. } => ("SP-8.12", "whynot-one-per-region"),
            WhyNot::AllysDistrict { .. } => ("SP-17.6", "whynot-allys-district"),
            WhyNot::TooWeak { .. } => ("SP-9.1", "whynot-too-weak"),
            WhyNot::TooFewThugs { .. } => ("SP-9.3", "whynot-too-few-thugs"),
            WhyNot::NoAlly => ("SP-9.4", "whynot-no-ally"),
            WhyNot::NothingToKeep => ("SP-29.6", "whynot-nothing-to-keep"),
            WhyNot::ThugSpaceTaken => ("SP-11.6", "whynot-thug-space-taken"),
            WhyNot::AllThugs => ("SP-11.5", "whynot-all-thugs"),
            WhyNot::VipFull => ("SP-11.7", "whynot-vip-full"),
            WhyNot::BerthTaken => ("SP-11.10", "whynot-berth-taken"),
            WhyNot::MovedAlready => ("SP-11.13", "whynot-moved-already"),
            WhyNot::NoToken => ("SP-11.20", "whynot-no-token"),
            WhyNot::PileEmpty => ("SP-11.21", "whynot-pile-empty"),
            WhyNot::DeckEmpty => ("SP-10.12", "whynot-deck-empty"),
            WhyNot::NotYours => ("SP-8.3", "whynot-not-yours"),
            WhyNot::ProtectedAlready => ("SP-8.3", "whynot-protected-already"),
            WhyNot::NoMobster => ("SP-11.8", "whynot-no-mobster"),
            WhyNot::TooLittleLeverage { .. } => ("SP-16.7", "whynot-too-little-leverage"),
            WhyNot::NotInOperation => ("SP-8.6", "whynot-not-in-operation"),
            WhyNot::NoBarrel => ("SP-1.2", "whynot-no-barrel"),
            WhyNot::HasBarrel => ("SP-8.3", "whynot-has-barrel"),
            WhyNot::NoTruck => ("SP-15.3", "whynot-no-truck"),
            WhyNot::TruckOnMap => ("SP-15.5", "whynot-truck-on-map"),
            WhyNot::TruckNotOnMap => ("SP-15.5", "whynot-truck-not-on-map"),
            WhyNot::NotAdjacent => ("SP-8.1", "whynot-not-adjacent"),
            WhyNot::TooFewPoints => ("SP-15.6", "whynot-too-few-points"),
            WhyNot::TruckFull => ("SP-15.8", "whynot-truck-full"),
            WhyNot::TruckEmpty => ("SP-15.13", "whynot-truck-empty"),
            WhyNot::NotAtStill => ("SP-15.9", "whynot-not-at-still"),
            WhyNot::NotThere => ("SP-15.13", "whynot-not-there"),
            WhyNot::NoShip => ("SP-15.10", "whynot-no-ship"),
            WhyNot::GangsterNotHere => ("SP-17.4", "whynot-gangster-not-here"),
            WhyNot::NoMobsterInColumn { .. } => ("SP-18.2", "whynot-no-mobster-in-column"),
            WhyNot::NotSoMany => ("SP-18.5", "whynot-not-so-many"),
            WhyNot::PocketOnly { .. } => ("SP-18.6", "whynot-pocket-only"),
            WhyNot::ColumnTaken => ("SP-19.2", "whynot-column-taken"),
            WhyNot::NoSuchColumn => ("SP-7.1", "whynot-no-such-column"),
            WhyNot::DoneAlready => ("SP-19.5", "whynot-done-already"),
            WhyNot::TokenNotHeld => ("SP-19.7", "whynot-token-not-held"),
            WhyNot::NoBook => ("SP-19.10", "whynot-no-book"),
            WhyNot::BookSpaceTaken => ("SP-19.10", "whynot-book-space-taken"),
            WhyNot::BookOnGoal => ("SP-19.11", "whynot-book-on-goal"),
            WhyNot::GoalNotMet => ("SP-19.12", "whynot-goal-not-met"),
            WhyNot::NotAttacked => ("SP-21.7", "whynot-not-attacked"),
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
            WhyNot::TooDear { cost, means } => {
                phrase.with("cost", money(cost)).with("means", money(means))
            }
            WhyNot::WrongShare { least, most } => {
                phrase.with("least", money(least)).with("most", money(most))
            }
            WhyNot::TooFewCards { need, held } | WhyNot::TooLittleLeverage { need, held } => {
                phrase.with("need", need).with("held", held)
            }
            WhyNot::WrongType { only } => phrase.with("operation", operation(only)),
            WhyNot::NotAllowed { building: one } | WhyNot::NoPlace { building: one } => {
                phrase.with("building", building(one))
            }
            WhyNot::OnePerRegion {
                building: one,
                region: here,
            } => phrase
                .with("building", building(one))
                .with("region", region(here)),
            WhyNot::AllysDistrict { gangster: ally } => phrase.with("gangster", gangster(ally)),
            WhyNot::TooWeak { strength, needed } => {
                phrase.with("strength", strength).with("needed", needed)
            }
            WhyNot::TooFewThugs { held } => phrase.with("count", held),
            WhyNot::NoMobsterInColumn { region: column } => phrase.with("region", region(column)),
            WhyNot::PocketOnly { cost, pocket } => {
                phrase.with("cost", money(cost)).with("held", money(pocket))
            }
            _ => phrase,
        }
    }
}
