//! Visits (EP-12).

use kernel::{Audience, RuleId, Seat};

use super::Dealer;
use crate::action::{Action, Slot};
use crate::content::content;
use crate::event::{Boxed, Event};
use crate::figure::Figure;
use crate::node::Site;
use crate::pieces::{Colour, Contact, Equipment, Fixer, Gang, Group, Pile, Place};
use crate::piles::Sealed;
use crate::player::{Card, Item};
use crate::state::Base;
use crate::step::{Chore, Look, Step, Ware};

impl Dealer<'_> {
    /// Uses the location where travel ended.
    pub(super) fn visit(&mut self, seat: Seat) {
        let at = self.game.player(seat).at;
        let Some(site) = at.site() else {
            return;
        };
        let figure = Figure::Thief(seat);
        match site {
            Site::Metro | Site::Helicopter => {}
            Site::Business | Site::SafeHouse => {
                self.meet_company(figure);
                if let Some(place) = self.game.place_at(at) {
                    self.collect(seat, place);
                }
            }
            Site::Gang(gang) => self.hire(seat, gang),
            Site::Store(_) => {
                self.meet_company(figure);
                let steps = [Step::TakeGas, Step::BuyEquipment(None), Step::OpenLocker];
                self.ask_all(seat, steps.into_iter());
            }
            Site::Clinic => {
                self.meet_company(figure);
                let steps = [Step::MayUnlock, Step::MayHeal, Step::TakeContact];
                self.ask_all(seat, steps.into_iter());
            }
            Site::Church => {
                self.meet_company(figure);
                let steps = [Step::Confess, Step::MayUnlock, Step::TakeContact];
                self.ask_all(seat, steps.into_iter());
            }
            Site::Hospital => {
                self.then(seat, Chore::Notice);
                self.ask(seat, Step::Treatment);
            }
            Site::Exit(_) => {
                self.meet_company(figure);
                let steps = [Step::AtExit, Step::TakeContact];
                self.ask_all(seat, steps.into_iter());
            }
        }
    }

    /// One notoriety for every other pawn on the location (EP-12.3, EP-18.8).
    pub(super) fn meet_company(&mut self, figure: Figure) {
        let count = self.game.company(figure, self.game.node_of(figure)) as u8;
        if count > 0 {
            self.raise_notoriety(figure, count);
            self.tell(Event::CompanyMet { figure, count });
        }
    }

    /// The cube, the plan and what else a business or safe house gives (EP-12.9, EP-12.11).
    fn collect(&mut self, seat: Seat, place: Place) {
        self.place_cube(Figure::Thief(seat), place);
        if self.game.player(seat).on_income.contains(place) {
            self.receive_income(seat, "EP-12.9");
        }
        if place.is_business() {
            self.ask(seat, Step::TakeContact);
        } else {
            self.lose_notoriety(Figure::Thief(seat), "EP-12.11");
            let steps = [Step::TakeKey(place), Step::BuyFixer];
            self.ask_all(seat, steps.into_iter());
        }
    }

    /// Puts a cube on a place, closing a business if it is due; notes a completed group.
    pub(super) fn place_cube(&mut self, figure: Figure, place: Place) {
        let was_closed = self.game.is_closed(place);
        let group = place.group();
        let mut on_income = false;
        match figure {
            Figure::Thief(seat) => {
                on_income = self.game.hand(seat).plan.amount(place).is_none();
                let player = self.player(seat);
                player.visited.insert(place);
                if on_income {
                    player.on_income.insert(place);
                }
                let whole = player
                    .visited
                    .contains_all(group.places().into_iter().collect());
                if whole {
                    self.turn().completed = Some(group);
                }
            }
            Figure::Automa(automa) => {
                if let Some(agent) = self.game.agent_mut(automa) {
                    agent.visited.insert(place);
                }
            }
        }
        self.tell(Event::CubePlaced {
            figure,
            place,
            on_income,
        });
        if !was_closed && self.game.is_closed(place) {
            self.tell(Event::BusinessClosed { place });
            self.bar_costa(place);
        }
    }

    /// Two gang members for five (EP-12.16).
    fn hire(&mut self, seat: Seat, gang: Gang) {
        let cost = content().prices.gang_visit;
        self.turn().reserve = 0;
        self.pay(seat, cost);
        let player = self.player(seat);
        player.members += 2;
        player.markers -= 1;
        self.game.gangs[gang as usize] = Base {
            owner: Some(seat),
            members: 0,
        };
        self.tell(Event::GangHired { seat, gang, cost });
    }

    // Contacts.

    /// A card leaves the row (EP-12.4).
    pub(super) fn take_contact(&mut self, seat: Seat, action: Action) {
        if let Some(at) = self.game.place_in_row(action) {
            let contact = self.game.contacts.row.remove(at);
            self.ask(seat, Step::PlaceContact(contact));
        }
    }

    pub(super) fn place_contact(&mut self, seat: Seat, contact: Contact, action: Action) {
        let card = Card::new(contact);
        match (action, self.game.place_in_book(seat, action)) {
            (Action::Keep, _) => {
                self.player(seat).contacts.push(card);
                self.tell(Event::ContactTaken { seat, contact });
            }
            (_, Some(at)) => {
                let held = &mut self.player(seat).contacts;
                let old = std::mem::replace(&mut held[at], card).contact;
                self.tell(Event::ContactReplaced { seat, contact, old });
                self.gain_notoriety(Figure::Thief(seat), "EP-12.4");
            }
            _ => {
                let figure = Figure::Thief(seat);
                self.tell(Event::ContactBoxed { figure, contact });
            }
        }
        self.refill_row();
    }

    // Tiles.

    /// A new tile goes to an empty slot or replaces another for one notoriety (EP-12.6).
    pub(super) fn stow(&mut self, seat: Seat, ware: Ware, action: Action) {
        let item = match ware {
            Ware::Equipment(kind) => Item::Equipment(kind, false),
            Ware::Fixer(fixer) => Item::Fixer(fixer, false),
            Ware::Sealed(sealed) => Item::Sealed(sealed),
        };
        let items = &mut self.player(seat).items;
        let Action::Swap(slot) = action else {
            items.push(item);
            return;
        };
        let Some(at) = items.iter().position(|held| Slot::from(*held) == slot) else {
            return;
        };
        let old = std::mem::replace(&mut items[at], item);
        let tile = match old {
            Item::Equipment(kind, _) => Boxed::Equipment(kind),
            Item::Fixer(fixer, _) => Boxed::Fixer(fixer),
            Item::Sealed(sealed) => Boxed::Sealed(sealed.pile),
        };
        self.tell(Event::TileBoxed { seat, tile });
        self.gain_notoriety(Figure::Thief(seat), "EP-12.6");
    }

    pub(super) fn take_key(&mut self, seat: Seat, place: Place, colour: Colour) {
        let house = place as usize - Place::SafeHouse1 as usize;
        self.game.supply.keys[house][colour as usize] -= 1;
        self.player(seat).keys[colour as usize].ready += 1;
        self.tell(Event::KeyTaken {
            seat,
            colour,
            place,
        });
    }

    pub(super) fn buy_fixer(&mut self, seat: Seat, fixer: Fixer) {
        let cost = fixer.data().cost;
        self.pay(seat, cost);
        let fixers = &mut self.game.supply.fixers;
        fixers.remove(fixer);
        self.tell(Event::FixerBought { seat, fixer, cost });
        self.ask(seat, Step::Stow(Ware::Fixer(fixer)));
    }

    pub(super) fn take_gas(&mut self, seat: Seat) {
        self.player(seat).gas += 1;
        self.game.supply.gas -= 1;
        self.tell(Event::GasTaken { seat });
    }

    pub(super) fn buy_equipment(
        &mut self,
        seat: Seat,
        first: Option<Equipment>,
        equipment: Equipment,
    ) {
        let cost = equipment.data().cost;
        self.pay(seat, cost);
        self.game.supply.equipment[equipment as usize] -= 1;
        self.tell(Event::EquipmentBought {
            seat,
            equipment,
            cost,
        });
        if first.is_none() {
            self.ask(seat, Step::BuyEquipment(Some(equipment)));
        }
        self.ask(seat, Step::Stow(Ware::Equipment(equipment)));
    }

    // Lockers and exits.

    pub(super) fn open_locker(&mut self, seat: Seat, action: Action) {
        let colour = match action {
            Action::Open(colour) => {
                self.turn_key(seat, colour);
                colour
            }
            Action::OpenWithMaster(colour) => {
                self.spend_master_key(seat);
                colour
            }
            _ => return,
        };
        let looked = self.game.locker_look(seat, colour);
        self.tell(Event::LockerOpened {
            seat,
            colour,
            looked,
        });
        self.look(seat, Pile::of(colour), looked);
    }

    /// Looks at tiles unseen by others; one of them is kept (EP-12.21, EP-12.27).
    fn look(&mut self, seat: Seat, pile: Pile, count: u8) {
        let tiles = self.game.piles.heap(pile).draw(count, self.chance);
        self.game.piles.remember(seat, pile, &tiles);
        // The last tile of a pile comes without chance, but it is seen all the same.
        self.reveals.show(Audience::Only(seat));
        self.ask(seat, Step::KeepTile(Look { pile, count, tiles }));
    }

    pub(super) fn keep_tile(&mut self, seat: Seat, look: Look, value: u16) {
        let values = look.pile.values();
        let mut tiles = look.tiles.iter().copied();
        let Some(tile) = tiles.find(|tile| values[usize::from(*tile)] == value) else {
            return;
        };
        let pile = look.pile;
        let sealed: Sealed = self.game.piles.heap_mut(pile).take(pile, tile, Some(seat));
        self.log
            .tell(Audience::Except(seat), Event::TileKept { seat, pile });
        self.log
            .tell(Audience::Only(seat), Event::ValueKept { seat, pile, value });
        self.ask(seat, Step::Stow(Ware::Sealed(sealed)));
    }

    pub(super) fn at_exit(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Take => {
                let why = self.game.rule_of(seat, Step::AtExit);
                self.receive_income(seat, why.0);
            }
            Action::ExitTile => {
                let Some((exit, pile)) = self.game.exit_pile_here(seat) else {
                    return;
                };
                let looked = self.game.exit_look(seat, pile);
                self.tell(Event::ExitSearched { seat, exit, looked });
                self.look(seat, pile, looked);
            }
            _ => {}
        }
    }

    // Small services.

    pub(super) fn confess(&mut self, seat: Seat) {
        let amount = content().prices.church_lose_notoriety;
        self.pay(seat, amount);
        let why = RuleId("EP-12.23");
        self.tell(Event::Paid { seat, amount, why });
        self.lose_notoriety(Figure::Thief(seat), "EP-12.23");
    }

    pub(super) fn treat(&mut self, seat: Seat, wounds: u8) {
        let amount = content().prices.hospital_heal[usize::from(wounds) - 1];
        self.pay(seat, amount);
        let why = RuleId("EP-12.24");
        self.tell(Event::Paid { seat, amount, why });
        for _ in 0..wounds {
            self.heal(seat);
        }
    }

    /// A disc; or an asset and, by the group, calm or income (EP-12.10, EP-12.15).
    pub(super) fn take_bonus(&mut self, seat: Seat, group: Group, action: Action) {
        let figure = Figure::Thief(seat);
        let disc = action == Action::Take;
        if !disc && action != Action::TakeAsset {
            return;
        }
        self.tell(Event::BonusTaken { seat, group });
        let why = Step::Bonus(group).rule().0;
        if disc {
            return self.take_disc(figure, why);
        }
        match group {
            Group::One | Group::Two => self.lose_notoriety(figure, why),
            Group::SafeHouses => self.receive_income(seat, why),
        }
        self.ask_unlock(seat);
    }
}
