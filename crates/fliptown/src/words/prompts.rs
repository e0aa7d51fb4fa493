//! The questions.

use kernel::{Explain, Phrase, RuleId};

use super::{building, region};
use crate::content::{Character, Currency, Item};
use crate::prompt::Prompt;

/// What gold can still do about the cards (FT-6.1, FT-6.2). Another suit is dearer than a step.
fn bend(steps: bool, recolour: bool) -> &'static str {
    match (steps, recolour) {
        (_, true) => "suit",
        (true, false) => "steps",
        (false, false) => "none",
    }
}

impl Explain for Prompt {
    fn rule(&self) -> RuleId {
        RuleId(match self {
            Prompt::Mayor => "FT-18.14",
            Prompt::Bail { .. } => "FT-11.17",
            Prompt::Assign => "FT-5.4",
            Prompt::Main { .. } => "FT-5.6",
            Prompt::After {
                character: Character::Baroness | Character::RanchHand,
            } => "FT-18.6",
            Prompt::After { .. } => "FT-18.4",
            Prompt::Order { .. } => "FT-10.4",
            Prompt::Bank { .. } => "FT-11.3",
            Prompt::Shop { building } => match building {
                crate::content::Building::Stables => "FT-11.6",
                crate::content::Building::Gunsmith => "FT-11.14",
                _ => "FT-11.7",
            },
            Prompt::Hotel { .. } => "FT-11.9",
            Prompt::Land => "FT-11.10",
            Prompt::Hunt => "FT-11.15",
            Prompt::Office => "FT-11.18",
            Prompt::BuyClear { cost_each: 0, .. } => "FT-11.5",
            Prompt::BuyClear { .. } => "FT-11.8",
            Prompt::BuyStars { currency, .. } => match currency {
                Currency::Cash => "FT-11.19",
                Currency::Gold => "FT-11.20",
            },
            Prompt::Tool => "FT-7.6",
            Prompt::Clear { .. } => "FT-3.6",
            Prompt::Wanted {
                item: Item::Friendship,
                ..
            } => "FT-12.2",
            Prompt::Wanted { .. } => "FT-8.3",
            Prompt::Bonus { .. } => "FT-13.1",
            Prompt::AnyRegion => "FT-18.20",
            Prompt::Cheat => "FT-18.7",
            Prompt::Preach { .. } => "FT-18.8",
            Prompt::Bribe { .. } => "FT-16.2",
            Prompt::Marshal => "FT-18.9",
            Prompt::Fine { .. } => "FT-16.6",
        })
    }

    fn phrase(&self) -> Phrase {
        match *self {
            Prompt::Mayor => Phrase::new("prompt-mayor"),
            Prompt::Bail { card } => Phrase::new("prompt-bail").with("card", card.face()),
            Prompt::Assign => Phrase::new("prompt-assign"),
            Prompt::Main {
                suit,
                value,
                region: at,
                tombstones,
                steps,
                recolour,
            } => Phrase::new("prompt-main")
                .with("suit", Phrase::name("suit", suit.id()))
                .with("rank", value.to_string())
                .with("at", at.id())
                .with("tombstones", tombstones)
                .with("bend", bend(steps, recolour)),
            Prompt::After { .. } => Phrase::new("prompt-after"),
            Prompt::Order {
                building: at,
                region: bonus,
            } => Phrase::new("prompt-order")
                .with("building", building(at))
                .with("region", region(bonus)),
            Prompt::Bank { cost } => Phrase::new("prompt-bank").with("cash", cost),
            Prompt::Shop { building: at } => {
                Phrase::new("prompt-shop").with("building", building(at))
            }
            Prompt::Hotel { cost, silver } => Phrase::new("prompt-hotel")
                .with("cash", cost)
                .with("silver", silver),
            Prompt::Land => Phrase::new("prompt-land"),
            Prompt::Hunt => Phrase::new("prompt-hunt"),
            Prompt::Office => Phrase::new("prompt-office"),
            Prompt::BuyClear {
                building: at,
                max,
                cost_each,
            } => Phrase::new("prompt-buy-clear")
                .with("building", building(at))
                .with("count", max)
                .with("cash", cost_each),
            Prompt::BuyStars {
                building: at,
                max,
                cost_each,
                currency,
            } => Phrase::new(match currency {
                Currency::Cash => "prompt-buy-stars-cash",
                Currency::Gold => "prompt-buy-stars-gold",
            })
            .with("building", building(at))
            .with("count", max)
            .with("cost", cost_each),
            Prompt::Tool => Phrase::new("prompt-tool"),
            Prompt::Clear { max, .. } => Phrase::new("prompt-clear").with("count", max),
            Prompt::Wanted { item, max, .. } => Phrase::new("prompt-wanted")
                .with("item", item.id())
                .with("count", max),
            Prompt::Bonus {
                region: at,
                declinable,
                cowbot,
            } => match (declinable, cowbot) {
                (false, _) => Phrase::new("prompt-ability-bonus"),
                (true, None) => Phrase::new("prompt-bonus"),
                (true, Some(cowbot)) => Phrase::new("prompt-cowbot-bonus")
                    .with("cowbot", Phrase::name("cowbot", cowbot.id())),
            }
            .with("region", region(at))
            .with("at", at.id()),
            Prompt::AnyRegion => Phrase::new("prompt-any-region"),
            Prompt::Cheat => Phrase::new("prompt-cheat"),
            Prompt::Preach { max } => Phrase::new("prompt-preach").with("count", max),
            Prompt::Bribe { gold } => Phrase::new("prompt-bribe").with("gold", gold),
            Prompt::Marshal => Phrase::new("prompt-marshal"),
            Prompt::Fine { cash, stars } => Phrase::new("prompt-fine")
                .with("cash", cash)
                .with("count", stars),
        }
    }
}
