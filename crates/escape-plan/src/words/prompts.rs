//! The questions.

use kernel::{Explain, Phrase, RuleId};

use super::{
    cash, contact, effect, equipment, figure, fixer, group, in_place, officer, pile, tile,
};
use crate::action::Tool;
use crate::content::content;
use crate::figure::Figure;
use crate::node::Site;
use crate::pieces::Colour;
use crate::prompt::{Last, Prompt};
use crate::step::{Step, Ware};

impl Explain for Prompt {
    fn rule(&self) -> RuleId {
        self.rule
    }

    fn phrase(&self) -> Phrase {
        match self.step {
            Step::Bargain => {
                let price = content().prices.income_phase_unlock;
                Phrase::new("prompt-bargain").with("cash", cash(price))
            }
            Step::PlaceTile => Phrase::new("prompt-place-tile"),
            Step::Name(at) => Phrase::new(match at.field().and_then(|field| field.site()) {
                Some(Site::SafeHouse) => "prompt-name-safe-house",
                _ => "prompt-name-business",
            })
            .with("tile", tile(at)),
            Step::SpendDisc => Phrase::new(match self.last {
                None => "prompt-spend-disc",
                Some(Last::Dawn) => "prompt-spend-disc-at-last",
                Some(Last::Disc) => "prompt-spend-last-disc",
            }),
            Step::Start => Phrase::new(match self.rested {
                false => "prompt-start",
                true => "prompt-start-rested",
            }),
            Step::Travel => Phrase::new("prompt-travel").with("count", self.points),
            Step::Land => Phrase::new("prompt-land"),
            Step::Surface => Phrase::new("prompt-surface"),
            Step::Waters => Phrase::new("prompt-waters"),
            Step::Unbar => Phrase::new("prompt-unbar"),
            Step::Evade => self
                .on_the_way("prompt-evade", "prompt-evade-out")
                .with("count", self.pursuers),
            Step::Cover { .. } => Phrase::new("prompt-cover"),
            Step::Breathe => self.on_the_way("prompt-breathe", "prompt-breathe-out"),
            Step::Wound => Phrase::new("prompt-wound"),
            Step::LoseAsset => Phrase::new("prompt-lose-asset"),
            Step::TakeContact | Step::CallContact => Phrase::new("prompt-take-contact"),
            Step::PlaceContact(card) => Phrase::new("prompt-place-contact")
                .with("contact", contact(card))
                .with("effect", effect(Tool::Contact(card), None)),
            Step::Stow(Ware::Equipment(kind)) => {
                Phrase::new("prompt-stow").with("tile", equipment(kind))
            }
            Step::Stow(Ware::Fixer(one)) => Phrase::new("prompt-stow").with("tile", fixer(one)),
            Step::Stow(Ware::Sealed(sealed)) => {
                Phrase::new("prompt-stow-money").with("pile", pile(sealed.pile))
            }
            Step::Unlock => Phrase::new("prompt-unlock"),
            Step::TakeKey(house) => Phrase::new("prompt-take-key").with("place", in_place(house)),
            Step::BuyFixer => Phrase::new("prompt-buy-fixer"),
            Step::TakeGas => Phrase::new("prompt-take-gas"),
            Step::BuyEquipment(None) => Phrase::new("prompt-buy-equipment"),
            Step::BuyEquipment(Some(first)) => {
                Phrase::new("prompt-buy-another").with("equipment", equipment(first))
            }
            Step::OpenLocker => {
                let takes = |colour: Colour| colour.locker().requirement;
                Phrase::new("prompt-open-locker")
                    .with("green", takes(Colour::Green))
                    .with("black", takes(Colour::Black))
                    .with("brown", takes(Colour::Brown))
            }
            Step::KeepTile(look) => Phrase::new("prompt-keep-tile")
                .with("pile", pile(look.pile))
                .with("count", look.count),
            Step::MayUnlock => Phrase::new("prompt-may-unlock"),
            Step::MayHeal => Phrase::new("prompt-may-heal"),
            Step::Confess => {
                let price = content().prices.church_lose_notoriety;
                Phrase::new("prompt-confess").with("cash", cash(price))
            }
            Step::Treatment => Phrase::new("prompt-treatment"),
            Step::AtExit => Phrase::new("prompt-at-exit"),
            Step::Bonus(done) => Phrase::new("prompt-bonus").with("group", group(done)),
            Step::PickOfficer(kind) => {
                Phrase::new("prompt-pick-officer").with("officer", officer(kind))
            }
            Step::Snitch(kind) => Phrase::new("prompt-snitch").with("officer", officer(kind)),
            Step::SendOfficer {
                officer: kind,
                from,
            } => Phrase::new("prompt-send-officer")
                .with("officer", officer(kind))
                .with("tile", tile(from)),
            Step::ForceOfficer {
                towards,
                for_sandra: false,
            } => self.after("prompt-force-officer", towards),
            Step::ForceOfficer { towards, .. } => {
                self.after("prompt-force-officer-for-sandra", towards)
            }
            Step::ForceTo {
                towards,
                for_sandra,
                officer: kind,
                from,
            } => self
                .after(
                    match for_sandra {
                        false => "prompt-force-to",
                        true => "prompt-force-to-for-sandra",
                    },
                    towards,
                )
                .with("officer", officer(kind))
                .with("tile", tile(from)),
            Step::Finish => Phrase::new("prompt-finish"),
        }
    }
}

impl Prompt {
    /// A question between travel and its goal, which may be an exit that wants to be paid (EP-16.5).
    fn on_the_way(&self, to_visit: &'static str, out: &'static str) -> Phrase {
        match self.exit.filter(|cost| *cost > 0) {
            Some(cost) => Phrase::new(out).with("cash", cash(cost)),
            None => Phrase::new(to_visit),
        }
    }

    /// A question about an officer who has to come nearer to somebody (EP-13.8).
    fn after(&self, id: &'static str, towards: Figure) -> Phrase {
        Phrase::new(id)
            .with("figure", figure(towards))
            .with("quarry", tile(self.quarry.unwrap_or_default()))
    }
}
