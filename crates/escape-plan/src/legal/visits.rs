//! What a visit offers (EP-12).

use std::ops::ControlFlow;

use kernel::{Offers, Seat};

use super::{house, treatment_price};
use crate::action::{Action, Slot};
use crate::content::content;
use crate::node::Site;
use crate::pieces::{Colour, Contact, Equipment, Exit, Fixer, Pile};
use crate::player::{Card, Player};
use crate::state::EscapePlan;
use crate::step::{Step, Ware};
use crate::whynot::WhyNot;

/// Each of some cards that lie in a row, and whether it is the right one of several alike. A pack may have more than
/// two of a kind; those between the first and the last of them are not told apart.
fn ends<T: PartialEq + Copy>(cards: &[T]) -> impl Iterator<Item = (T, bool)> {
    cards.iter().enumerate().filter_map(|(at, card)| {
        let before = cards[..at].contains(card);
        let between = before && cards[at + 1..].contains(card);
        (!between).then_some((*card, before))
    })
}

impl EscapePlan {
    /// The candidates for a step of a visit, as far as they are legal.
    pub(super) fn each_service(
        &self,
        seat: Seat,
        step: Step,
        offers: &mut impl Offers<Action>,
    ) -> ControlFlow<()> {
        let refuse = |action| self.refuse_service(seat, step, action);
        let player = self.player(seat);
        match step {
            Step::TakeContact | Step::CallContact => {
                let row = &self.contacts.row;
                let cards = ends(row).map(|(contact, right)| match right {
                    true => Action::RightContact(contact),
                    false => Action::Contact(contact),
                });
                offers.test(cards, refuse)
            }
            Step::PlaceContact(_) => {
                offers.test([Action::Box, Action::Keep], refuse)?;
                let cards = ends(player.free_contacts()).map(|(card, right)| match right {
                    true => Action::ReplaceRight(card),
                    false => Action::Replace(card),
                });
                offers.test(cards, refuse)
            }
            Step::Stow(_) => {
                offers.test([Action::Keep], refuse)?;
                let slot = |at: usize| Slot::from(player.items[at]);
                let all = 0..player.items.len();
                let kinds = all.filter(|at| (0..*at).all(|before| slot(before) != slot(*at)));
                offers.test(kinds.map(|at| Action::Swap(slot(at))), refuse)
            }
            Step::TakeKey(_) => offers.test(Colour::ALL.map(Action::Key), refuse),
            Step::BuyFixer => {
                offers.test([Action::Pass], refuse)?;
                offers.test(Fixer::ALL.map(Action::BuyFixer), refuse)
            }
            Step::TakeGas | Step::MayHeal | Step::Confess => {
                offers.test([Action::Pass, Action::Take], refuse)
            }
            Step::BuyEquipment(_) => {
                offers.test([Action::Pass], refuse)?;
                offers.test(Equipment::ALL.map(Action::BuyEquipment), refuse)
            }
            Step::OpenLocker => {
                offers.test([Action::Pass], refuse)?;
                let ways = |colour| [Action::Open(colour), Action::OpenWithMaster(colour)];
                offers.test(Colour::ALL.into_iter().flat_map(ways), refuse)
            }
            Step::KeepTile(look) => {
                let values = look.pile.values();
                let tiles = look.tiles.iter().map(|tile| values[usize::from(*tile)]);
                // Tiles are sorted by number, and values grow with it.
                let mut last = None;
                let kinds = tiles.filter(|value| last.replace(*value) != Some(*value));
                offers.test(kinds.map(Action::Value), refuse)
            }
            Step::Treatment => {
                offers.test([Action::Pass], refuse)?;
                offers.test((1..=3).map(Action::Heal), refuse)
            }
            Step::AtExit => offers.test([Action::Pass, Action::Take, Action::ExitTile], refuse),
            Step::Bonus(_) => offers.test([Action::Take, Action::TakeAsset, Action::Pass], refuse),
            _ => ControlFlow::Continue(()),
        }
    }

    pub(super) fn refuse_service(&self, seat: Seat, step: Step, action: Action) -> Option<WhyNot> {
        match step {
            Step::TakeContact | Step::CallContact | Step::PlaceContact(_) => {
                self.refuse_contact(seat, step, action)
            }
            Step::Stow(ware) => refuse_stowing(self.player(seat), ware, action),
            Step::TakeKey(_) | Step::BuyFixer | Step::TakeGas | Step::BuyEquipment(_) => {
                self.refuse_ware(seat, step, action)
            }
            Step::OpenLocker | Step::KeepTile(_) | Step::AtExit => {
                self.refuse_hidden_money(seat, step, action)
            }
            Step::MayHeal | Step::Confess | Step::Treatment => self.refuse_care(seat, step, action),
            Step::Bonus(_) if matches!(action, Action::Take | Action::TakeAsset | Action::Pass) => {
                None
            }
            _ => Some(self.not_asked(seat, step)),
        }
    }

    /// Why a contact cannot be taken or put there (EP-12.4).
    fn refuse_contact(&self, seat: Seat, step: Step, action: Action) -> Option<WhyNot> {
        match (step, action) {
            (
                Step::TakeContact | Step::CallContact,
                Action::Contact(_) | Action::RightContact(_),
            ) => self
                .place_in_row(action)
                .is_none()
                .then_some(WhyNot::NotInRow),
            (Step::PlaceContact(_), Action::Box) => None,
            (Step::PlaceContact(_), Action::Keep) => {
                (!self.player(seat).has_contact_slot()).then_some(WhyNot::NoContactSlot)
            }
            (Step::PlaceContact(contact), Action::Replace(old) | Action::ReplaceRight(old)) => {
                self.refuse_replacing(seat, contact, old, action)
            }
            _ => Some(self.not_asked(seat, step)),
        }
    }

    /// Why a key, a fixer tile, a gas can or equipment cannot be had (EP-12.11, EP-12.12, EP-12.17).
    fn refuse_ware(&self, seat: Seat, step: Step, action: Action) -> Option<WhyNot> {
        match (step, action) {
            (Step::BuyFixer | Step::TakeGas | Step::BuyEquipment(_), Action::Pass) => None,
            (Step::TakeKey(place), Action::Key(colour)) => {
                let keys = self.supply.keys[house(place)][colour as usize];
                (keys == 0).then_some(WhyNot::NotInSupply)
            }
            (Step::BuyFixer, Action::BuyFixer(fixer)) => {
                if self.supply.fixers.contains(fixer) {
                    self.refuse_price(seat, fixer.data().cost)
                } else {
                    Some(WhyNot::NotInSupply)
                }
            }
            (Step::TakeGas, Action::Take) => self.refuse_gas(self.player(seat)),
            (Step::BuyEquipment(first), Action::BuyEquipment(kind)) => {
                if first == Some(kind) {
                    Some(WhyNot::SameKind)
                } else if self.supply.equipment[kind as usize] == 0 {
                    Some(WhyNot::NotInSupply)
                } else {
                    self.refuse_price(seat, kind.data().cost)
                }
            }
            _ => Some(self.not_asked(seat, step)),
        }
    }

    /// Why a locker stays shut, or a tile with money cannot be taken (EP-12.18, EP-12.21, EP-12.25 to EP-12.27).
    fn refuse_hidden_money(&self, seat: Seat, step: Step, action: Action) -> Option<WhyNot> {
        match (step, action) {
            (Step::OpenLocker | Step::AtExit, Action::Pass) | (Step::AtExit, Action::Take) => None,
            (Step::OpenLocker, Action::Open(colour)) => {
                if self.player(seat).ready_keys(colour) == 0 {
                    return Some(WhyNot::NoKey);
                }
                self.refuse_locker(seat, colour)
            }
            (Step::OpenLocker, Action::OpenWithMaster(colour)) => self
                .refuse_master_key(seat)
                .or_else(|| self.refuse_locker(seat, colour)),
            (Step::KeepTile(look), Action::Value(value)) => {
                let values = look.pile.values();
                let mut seen = look.tiles.iter().map(|tile| values[usize::from(*tile)]);
                (!seen.any(|other| other == value)).then_some(WhyNot::NotLookedAt)
            }
            (Step::AtExit, Action::ExitTile) => match self.exit_pile_here(seat) {
                None => Some(self.not_asked(seat, step)),
                Some((_, pile)) => {
                    let none = self.exit_look(seat, pile) == 0;
                    none.then_some(WhyNot::NothingToLookAt { pile })
                }
            },
            _ => Some(self.not_asked(seat, step)),
        }
    }

    /// Why nobody is healed or absolved (EP-12.22 to EP-12.24).
    fn refuse_care(&self, seat: Seat, step: Step, action: Action) -> Option<WhyNot> {
        let wounds = self.player(seat).wounds;
        match (step, action) {
            (_, Action::Pass) => None,
            (Step::MayHeal, Action::Take) => (wounds == 0).then_some(WhyNot::NotWounded),
            (Step::Confess, Action::Take) => {
                self.refuse_price(seat, content().prices.church_lose_notoriety)
            }
            (Step::Treatment, Action::Heal(healed)) => match treatment_price(healed) {
                Some(price) if healed <= wounds => self.refuse_price(seat, price),
                _ => Some(WhyNot::TooFewWounds { wounds }),
            },
            _ => Some(self.not_asked(seat, step)),
        }
    }

    /// Which card of the row is meant. Two alike are one choice, unless automas take from the right
    /// (EP-18.9, EP-19.6) and other cards lie between them.
    pub(crate) fn place_in_row(&self, action: Action) -> Option<usize> {
        let row = &self.contacts.row;
        match action {
            Action::Contact(contact) => row.iter().position(|card| *card == contact),
            Action::RightContact(contact) => {
                let left = row.iter().position(|card| *card == contact)?;
                let right = row.iter().rposition(|card| *card == contact)?;
                let apart = row[left..right].iter().any(|card| *card != contact);
                (self.sandra.is_some() && apart).then_some(right)
            }
            _ => None,
        }
    }

    /// Which contact slot is meant. Two alike are two choices: the card that stays and the new one lie
    /// differently far from where handcuffs come (EP-11.7).
    pub(crate) fn place_in_book(&self, seat: Seat, action: Action) -> Option<usize> {
        let held = self.player(seat).free_contacts();
        match action {
            Action::Replace(old) => held.iter().position(|card| *card == old),
            Action::ReplaceRight(old) => {
                let left = held.iter().position(|card| *card == old)?;
                let right = held.iter().rposition(|card| *card == old)?;
                (left < right).then_some(right)
            }
            _ => None,
        }
    }

    /// Why a contact cannot be replaced: not there, or needed on the way (EP-9.20).
    fn refuse_replacing(
        &self,
        seat: Seat,
        contact: Contact,
        old: Card,
        action: Action,
    ) -> Option<WhyNot> {
        let player = self.player(seat);
        let Some(at) = self.place_in_book(seat, action) else {
            let covered = player.contacts[player.free_contacts().len()..].contains(&old);
            return Some(if covered {
                WhyNot::Handcuffed
            } else {
                WhyNot::NotHeld
            });
        };
        if !self.is_travelling(seat) {
            return None;
        }
        let mut after = self.clone();
        after.player_mut(seat).contacts[at] = Card::new(contact);
        (!after.can_still_end()).then_some(WhyNot::Stranded)
    }

    /// Whether a player is between two steps of travel, whatever is asked at the moment.
    pub(crate) fn is_travelling(&self, seat: Seat) -> bool {
        let waiting = |step| self.agenda.contains(&crate::step::Task::Ask(seat, step));
        waiting(Step::Travel)
    }

    fn refuse_price(&self, seat: Seat, cost: u16) -> Option<WhyNot> {
        let held = self.spendable(seat);
        (cost > held).then_some(WhyNot::TooLittleCash { cost, held })
    }

    fn refuse_gas(&self, player: &Player) -> Option<WhyNot> {
        if player.gas >= content().player_board.gas_can_slots {
            Some(WhyNot::GasFull)
        } else {
            (self.supply.gas == 0).then_some(WhyNot::NotInSupply)
        }
    }

    fn refuse_locker(&self, seat: Seat, colour: Colour) -> Option<WhyNot> {
        let player = self.player(seat);
        let need = colour.locker().requirement;
        let have = player.notoriety.level + player.contact_count();
        if have < need {
            return Some(WhyNot::PileTooHigh { need, have });
        }
        let pile = Pile::of(colour);
        let none = self.locker_look(seat, colour) == 0;
        none.then_some(WhyNot::NothingToLookAt { pile })
    }

    /// How many tiles of a locker a player would look at (EP-12.19).
    pub(crate) fn locker_look(&self, seat: Seat, colour: Colour) -> u8 {
        let contacts = self.player(seat).contact_count();
        let wanted = contacts.saturating_add_signed(colour.locker().draw_contacts_plus);
        wanted.min(self.piles.heap(Pile::of(colour)).left())
    }

    /// How many exit tiles a player would look at (EP-12.27).
    pub(crate) fn exit_look(&self, seat: Seat, pile: Pile) -> u8 {
        let contacts = self.player(seat).contact_count();
        contacts.min(self.piles.heap(pile).left())
    }

    /// The pile of the closed exit on which a player stands.
    pub(crate) fn exit_pile_here(&self, seat: Seat) -> Option<(Exit, Pile)> {
        let Some(Site::Exit(exit)) = self.player(seat).at.site() else {
            return None;
        };
        Some((exit, self.piles.at(exit)?))
    }
}

/// Why a tile cannot go to a slot or replace another (EP-12.6, EP-R86).
fn refuse_stowing(player: &Player, ware: Ware, action: Action) -> Option<WhyNot> {
    match action {
        Action::Keep => (!player.has_item_slot()).then_some(WhyNot::NoItemSlot),
        Action::Swap(slot) => {
            let held = player.items.iter().any(|item| Slot::from(*item) == slot);
            let exit_tile = matches!(
                ware,
                Ware::Sealed(sealed) if matches!(sealed.pile, Pile::Exit1 | Pile::Exit2)
            );
            if !held {
                Some(WhyNot::NotHeld)
            } else if exit_tile && player.has_item_slot() {
                Some(WhyNot::SlotFree)
            } else {
                None
            }
        }
        _ => Some(Step::Stow(ware).not_asked()),
    }
}
