//! What moves in the city (ID-1, ID-10).

use kernel::Seat;

use super::Dealer;
use crate::action::Action;
use crate::city::Border;
use crate::console::Agent;
use crate::event::{Event, Fall};
use crate::pieces::{Criminal, Item, Turning, Zone};
use crate::step::Step;

impl Dealer<'_> {
    /// A criminal moves one zone (ID-1.6).
    pub(super) fn move_criminal(&mut self, agent: Agent, criminal: Criminal, zone: Zone) {
        self.game.open.city.put(criminal, zone);
        self.tell(Event::Moved {
            agent,
            criminal,
            zone,
        });
    }

    /// A criminal is put into any zone (ID-1.6).
    pub(super) fn relocate(&mut self, agent: Agent, criminal: Criminal, zone: Zone) {
        if self.game.open.city.is_in(criminal, zone) {
            return;
        }
        self.game.open.city.put(criminal, zone);
        self.tell(Event::Relocated {
            agent,
            criminal,
            zone,
        });
    }

    /// A criminal picks an item up (ID-7.6).
    pub(super) fn pick_up(&mut self, seat: Seat, criminal: Criminal, item: Item) {
        self.hand_over(seat, criminal, item);
        self.tell(Event::PickedUp {
            agent: Agent::Person(seat),
            criminal,
            item,
        });
    }

    /// An item comes into the hands of a criminal; one held before is dropped (ID-7.6).
    pub(super) fn hand_over(&mut self, seat: Seat, criminal: Criminal, item: Item) {
        if let Some(dropped) = self.game.open.city.hand(item, criminal) {
            self.tell(Event::Dropped {
                agent: Agent::Person(seat),
                criminal,
                item: dropped,
                fall: Fall::ForAnother,
            });
        }
    }

    /// The Smuggler takes a dropped item or one that somebody holds (ID-9.4).
    pub(super) fn smuggle(&mut self, seat: Seat, item: Item) {
        let thief = Criminal::Smuggler;
        match self.game.open.city.holder(item) {
            Some(from) => {
                self.hand_over(seat, thief, item);
                self.tell(Event::Stolen { seat, item, from });
            }
            None => self.pick_up(seat, thief, item),
        }
    }

    /// A criminal drops what is held, if anything.
    pub(super) fn drop_item(&mut self, agent: Agent, criminal: Criminal, fall: Fall) {
        if let Some(item) = self.game.open.city.drop_from(criminal) {
            self.tell(Event::Dropped {
                agent,
                criminal,
                item,
                fall,
            });
        }
    }

    /// An item is moved or relocated on its own and ends dropped (ID-1.10); in its present zone it just falls.
    pub(super) fn move_item(&mut self, agent: Agent, item: Item, zone: Zone) {
        let city = &mut self.game.open.city;
        if city.item_zone(item) == zone {
            if let Some(holder) = city.holder(item) {
                self.drop_item(agent, holder, Fall::InPlace);
            }
            return;
        }
        city.lay(item, zone);
        self.tell(Event::ItemMoved { agent, item, zone });
    }

    /// Two items exchange places (ID-10.10).
    pub(super) fn swap_items(&mut self, seat: Seat, one: Item, other: Item) {
        self.game.open.city.swap_items(one, other);
        self.tell(Event::ItemsSwapped { seat, one, other });
    }

    /// Two criminals exchange zones (ID-10.8).
    pub(super) fn swap_criminals(&mut self, seat: Seat, one: Criminal, other: Criminal) {
        self.game.open.city.swap_criminals(one, other);
        self.tell(Event::CriminalsSwapped { seat, one, other });
    }

    /// An item and a criminal exchange zones (ID-10.9).
    pub(super) fn swap_item_criminal(&mut self, seat: Seat, item: Item, criminal: Criminal) {
        let city = &mut self.game.open.city;
        let there = city.item_zone(item);
        if let Some(here) = city.find(criminal) {
            city.lay(item, here);
            city.put(criminal, there);
        }
        self.tell(Event::ItemCriminalSwapped {
            seat,
            item,
            criminal,
        });
    }

    /// The Guardian or a barrier moves (ID-10.1, ID-10.3).
    pub(super) fn patrol(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Guardian(zone) => {
                let from = self.game.open.city.guardian;
                self.send_guardian(seat.into(), zone);
                self.ask(seat, Step::Escort { from });
            }
            Action::Barrier(border, turning) => self.shove(seat, border, turning, 1),
            _ => {}
        }
    }

    /// The Guardian goes to a zone.
    pub(super) fn send_guardian(&mut self, agent: Agent, zone: Zone) {
        if self.game.open.city.guardian != zone {
            self.game.open.city.guardian = zone;
            self.tell(Event::GuardianMoved { agent, zone });
        }
    }

    /// The Guardian takes a criminal along (ID-10.2).
    pub(super) fn escort(&mut self, seat: Seat, criminal: Criminal) {
        let zone = self.game.open.city.guardian;
        self.game.open.city.put(criminal, zone);
        self.tell(Event::Escorted {
            seat,
            criminal,
            zone,
        });
    }

    /// A barrier makes so many moves in one direction (ID-18.7).
    pub(super) fn shove(&mut self, seat: Seat, border: Border, turning: Turning, steps: u8) {
        self.move_barrier(seat.into(), border, turning, steps);
    }

    /// The same, whoever does it.
    pub(super) fn move_barrier(
        &mut self,
        agent: Agent,
        border: Border,
        turning: Turning,
        steps: u8,
    ) {
        let city = &mut self.game.open.city;
        let mut at = border;
        for _ in 0..steps {
            at = city.move_barrier(at, turning);
        }
        let (from, to) = (city.ring.sides(border), city.ring.sides(at));
        self.tell(Event::BarrierMoved { agent, from, to });
    }

    /// All searches of a zone relocate to one without any (ID-10.5).
    pub(super) fn shift_searches(&mut self, agent: Agent, from: Zone, to: Zone) {
        self.game.open.city.shift_searches(from, to);
        self.tell(Event::SearchesShifted { agent, from, to });
    }
}
