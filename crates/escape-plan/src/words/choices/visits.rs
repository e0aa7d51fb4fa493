//! What is offered at a location, and what can be left there.

use kernel::Phrase;

use super::super::{bill, cash, key, pile};
use super::{Scene, replace};
use crate::action::{Slot, Tool};
use crate::content::content;
use crate::node::Site;
use crate::pieces::{Asset, Colour, Group, Pile};
use crate::player::Item;
use crate::step::Step;

impl Scene<'_> {
    /// What is offered is not taken.
    pub(super) fn pass(&self) -> Phrase {
        Phrase::new(match self.step {
            Step::Bargain | Step::MayUnlock | Step::Unlock => "choice-unlock-nothing",
            Step::SpendDisc => "choice-sleep",
            Step::Start => "choice-stay",
            Step::BuyFixer | Step::BuyEquipment(None) => "choice-buy-nothing",
            Step::BuyEquipment(Some(_)) => "choice-buy-no-more",
            Step::TakeGas => "choice-no-gas",
            Step::OpenLocker => "choice-no-locker",
            Step::MayHeal | Step::Treatment => "choice-heal-nothing",
            Step::Confess => "choice-confess-nothing",
            Step::Bonus(_) => "choice-no-bonus",
            _ => "choice-take-nothing",
        })
    }

    pub(super) fn take(&self) -> Phrase {
        match self.step {
            Step::TakeGas => Phrase::new("choice-take-gas"),
            Step::MayHeal => Phrase::new("choice-heal"),
            Step::Confess => {
                let price = content().prices.church_lose_notoriety;
                Phrase::new("choice-confess").with("cash", cash(price))
            }
            Step::AtExit => Phrase::new("choice-income").with("cash", cash(self.player.income())),
            _ => Phrase::new("choice-bonus-disc"),
        }
    }

    /// The other half of a group's bonus (EP-12.10, EP-12.15).
    pub(super) fn take_asset(&self) -> Phrase {
        match self.step {
            Step::Bonus(Group::SafeHouses) => {
                Phrase::new("choice-bonus-income").with("cash", cash(self.player.income()))
            }
            _ => Phrase::new("choice-bonus-calm"),
        }
    }

    /// A key that opens the business, or one to take along.
    pub(super) fn key(&self, colour: Colour) -> Phrase {
        Phrase::new(match self.step {
            Step::Unbar => "choice-turn-key",
            _ => "choice-take-key",
        })
        .with("key", key(colour))
    }

    pub(super) fn swap(&self, slot: Slot) -> Phrase {
        match slot {
            Slot::Equipment(kind, used) => replace(Tool::Equipment(kind), used),
            Slot::Fixer(fixer) => {
                let used = self.player.items.contains(&Item::Fixer(fixer, true));
                replace(Tool::Fixer(fixer), used)
            }
            Slot::Sealed(of, size) => {
                let sealed = crate::piles::Sealed { pile: of, size };
                let value = self.view.piles.value(sealed).unwrap_or_default();
                Phrase::new("choice-replace-money")
                    .with("pile", pile(of))
                    .with("cash", cash(value))
            }
        }
    }

    pub(super) fn open(&self, colour: Colour) -> Phrase {
        Phrase::new("choice-open")
            .with("key", key(colour))
            .with("count", self.looked(colour))
    }

    pub(super) fn open_with_master(&self, colour: Colour) -> Phrase {
        Phrase::new("choice-open-with-master")
            .with("pile", pile(Pile::of(colour)))
            .with("count", self.looked(colour))
            .with("costs", self.master_bill())
    }

    pub(super) fn master_key(&self) -> Phrase {
        Phrase::new("choice-master-key").with("costs", self.master_bill())
    }

    fn master_bill(&self) -> Vec<Phrase> {
        let price = self.player.price_of(Asset::MasterKey);
        bill(price.unwrap_or_default(), 0, false)
    }

    /// How many tiles of a locker would be looked at (EP-12.19).
    fn looked(&self, colour: Colour) -> u8 {
        let contacts = self.player.contact_count();
        let wanted = contacts.saturating_add_signed(colour.locker().draw_contacts_plus);
        wanted.min(self.view.piles.left(Pile::of(colour)))
    }

    pub(super) fn exit_tile(&self) -> Phrase {
        let left = match self.player.at.site() {
            Some(Site::Exit(exit)) => {
                let closed = self.view.piles.exits.iter();
                let place = closed.take_while(|other| **other != exit).count();
                let piles = Pile::ALL.get(Pile::Exit1 as usize + place);
                piles.map_or(0, |pile| self.view.piles.left(*pile))
            }
            _ => 0,
        };
        let looked = self.player.contact_count().min(left);
        Phrase::new("choice-exit-tile").with("count", looked)
    }
}
