//! What a visit offers (chapter 12).

use kernel::Seat;

use super::{house, treatment_price};
use crate::action::{Action, Slot};
use crate::content::content;
use crate::node::Site;
use crate::pieces::{Colour, Contact, Equipment, Exit, Fixer, Pile};
use crate::player::{Card, Player};
use crate::state::EscapePlan;
use crate::step::{Step, Ware};
use crate::whynot::WhyNot;

impl EscapePlan {
    /// The candidates for a step of a visit.
    pub(super) fn each_service(&self, seat: Seat, step: Step, offer: &mut impl FnMut(Action)) {
        let player = self.player(seat);
        let colours = Colour::ALL.into_iter();
        match step {
            Step::TakeContact | Step::CallContact => {
                let row = &self.contacts.row;
                for (at, contact) in row.iter().enumerate() {
                    offer(if row[..at].contains(contact) {
                        Action::RightContact(*contact)
                    } else {
                        Action::Contact(*contact)
                    });
                }
            }
            Step::PlaceContact(_) => {
                offer(Action::Box);
                offer(Action::Keep);
                let held = player.free_contacts();
                for (at, card) in held.iter().enumerate() {
                    if !held[..at].contains(card) {
                        offer(Action::Replace(*card));
                    }
                }
            }
            Step::Stow(_) => {
                offer(Action::Keep);
                for (at, item) in player.items.iter().enumerate() {
                    let slot = Slot::from(*item);
                    let before = player.items[..at].iter();
                    if !before
                        .map(|other| Slot::from(*other))
                        .any(|other| other == slot)
                    {
                        offer(Action::Swap(slot));
                    }
                }
            }
            Step::TakeKey(_) => colours.map(Action::Key).for_each(offer),
            Step::BuyFixer => {
                offer(Action::Pass);
                Fixer::ALL.into_iter().map(Action::BuyFixer).for_each(offer);
            }
            Step::TakeGas | Step::MayHeal | Step::Confess => {
                offer(Action::Pass);
                offer(Action::Take);
            }
            Step::BuyEquipment(_) => {
                offer(Action::Pass);
                let kinds = Equipment::ALL.into_iter();
                kinds.map(Action::BuyEquipment).for_each(offer);
            }
            Step::OpenLocker => {
                offer(Action::Pass);
                for colour in colours {
                    offer(Action::Open(colour));
                    offer(Action::OpenWithMaster(colour));
                }
            }
            Step::KeepTile(look) => {
                let values = look.pile.values();
                let tiles = look.tiles.iter().map(|tile| values[usize::from(*tile)]);
                let mut last = None;
                // Tiles are sorted by number, and values grow with it.
                for value in tiles {
                    if last != Some(value) {
                        offer(Action::Value(value));
                    }
                    last = Some(value);
                }
            }
            Step::Treatment => {
                offer(Action::Pass);
                (1..=3).map(Action::Heal).for_each(offer);
            }
            Step::AtExit => {
                offer(Action::Pass);
                offer(Action::Take);
                offer(Action::ExitTile);
            }
            Step::Bonus(_) => {
                offer(Action::Take);
                offer(Action::TakeAsset);
                offer(Action::Pass);
            }
            _ => {}
        }
    }

    pub(super) fn refuse_service(&self, seat: Seat, step: Step, action: Action) -> Option<WhyNot> {
        let player = self.player(seat);
        match (step, action) {
            (
                Step::BuyFixer
                | Step::TakeGas
                | Step::MayHeal
                | Step::Confess
                | Step::BuyEquipment(_)
                | Step::OpenLocker
                | Step::Treatment
                | Step::AtExit
                | Step::Bonus(_),
                Action::Pass,
            )
            | (Step::PlaceContact(_), Action::Box)
            | (Step::Bonus(_), Action::Take | Action::TakeAsset)
            | (Step::AtExit, Action::Take) => None,
            (
                Step::TakeContact | Step::CallContact,
                Action::Contact(_) | Action::RightContact(_),
            ) => self
                .place_in_row(action)
                .is_none()
                .then_some(WhyNot::NotInRow),
            (Step::PlaceContact(_), Action::Keep) => {
                (!player.has_contact_slot()).then_some(WhyNot::NoSlot)
            }
            (Step::PlaceContact(contact), Action::Replace(old)) => {
                self.refuse_replacing(seat, contact, old)
            }
            (Step::Stow(ware), action) => refuse_stowing(player, ware, action),
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
            (Step::TakeGas, Action::Take) => self.refuse_gas(player),
            (Step::BuyEquipment(first), Action::BuyEquipment(kind)) => {
                if first == Some(kind) {
                    Some(WhyNot::SameKind)
                } else if self.supply.equipment[kind as usize] == 0 {
                    Some(WhyNot::NotInSupply)
                } else {
                    self.refuse_price(seat, kind.data().cost)
                }
            }
            (Step::OpenLocker, Action::Open(colour)) => {
                if player.ready_keys(colour) == 0 {
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
            (Step::MayHeal, Action::Take) => (player.wounds == 0).then_some(WhyNot::NoWounds {
                wounds: player.wounds,
            }),
            (Step::Confess, Action::Take) => {
                self.refuse_price(seat, content().prices.church_lose_notoriety)
            }
            (Step::Treatment, Action::Heal(wounds)) => match treatment_price(wounds) {
                Some(price) if wounds <= player.wounds => self.refuse_price(seat, price),
                _ => Some(WhyNot::NoWounds {
                    wounds: player.wounds,
                }),
            },
            (Step::AtExit, Action::ExitTile) => match self.exit_pile_here(seat) {
                None => Some(step.not_asked()),
                Some((_, pile)) => {
                    (self.exit_look(seat, pile) == 0).then_some(WhyNot::NothingToLookAt)
                }
            },
            _ => Some(step.not_asked()),
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
                (self.sandra.is_some() && left + 1 < right).then_some(right)
            }
            _ => None,
        }
    }

    /// Why a contact cannot be replaced: not there, or needed on the way (EP-9.20).
    fn refuse_replacing(&self, seat: Seat, contact: Contact, old: Card) -> Option<WhyNot> {
        let player = self.player(seat);
        let held = player.free_contacts();
        let Some(at) = held.iter().position(|card| *card == old) else {
            let covered = player.contacts.contains(&old);
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
        (self.locker_look(seat, colour) == 0).then_some(WhyNot::NothingToLookAt)
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
        Action::Keep => (!player.has_item_slot()).then_some(WhyNot::NoSlot),
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
