//! Production and sale (SP-11), trucks (SP-15) and protection (SP-16).

use kernel::Seat;

use super::Dealer;
use crate::action::Action;
use crate::boss::Boss;
use crate::event::Event;
use crate::pieces::{Building, District, Ship};
use crate::player::TRUCKS;
use crate::space::Space;
use crate::step::{Chore, Step};

impl Dealer<'_> {
    /// Fills the still area, with a still in operation (SP-11.1).
    pub(super) fn produce(&mut self, seat: Seat, count: u8) {
        let open = self.game.manhattan.open_still(Boss::Player(seat)).is_some();
        let count = if open {
            count.min(self.game.supply.barrels)
        } else {
            0
        };
        if count > 0 {
            self.game.supply.barrels -= count;
            self.game.player_mut(seat).still += count;
            self.tell(Event::Produced { seat, count });
        }
    }

    /// Sells the barrel of a building in operation; the next one may follow (SP-11.3, SP-11.4).
    pub(super) fn sell(&mut self, seat: Seat, left: u8, space: Space) {
        let (low, high) = self.game.player(seat).barrel_prices();
        let Some(house) = self.game.manhattan.house_mut(space) else {
            return;
        };
        house.barrel = false;
        let price = if house.building == Building::Bar {
            low
        } else {
            high
        };
        self.game.supply.barrels += 1;
        self.game.player_mut(seat).pocket += price;
        self.tell(Event::Sold { seat, space, price });
        if left > 1 {
            let left = left - 1;
            self.ask(seat, Step::Sell { left });
        }
    }

    /// One step of a truck; then the next (SP-15.7).
    pub(super) fn drive(&mut self, seat: Seat, mut points: [u8; TRUCKS], action: Action) {
        let mut bought = None;
        match action {
            Action::Enter(truck, district) => self.enter(seat, truck, district),
            Action::Drive(truck, district) => {
                points[index(truck)] -= 1;
                self.game.player_mut(seat).trucks[index(truck)].at = Some(district);
                self.tell(Event::TruckMoved {
                    seat,
                    truck,
                    district,
                });
            }
            Action::Load(truck, count) => {
                let player = self.game.player_mut(seat);
                player.still -= count;
                player.trucks[index(truck)].barrels += count;
                self.tell(Event::Loaded { seat, truck, count });
            }
            Action::Buy(truck, count) => bought = self.buy(seat, truck, count),
            Action::Deliver(truck, space) => {
                self.game.player_mut(seat).trucks[index(truck)].barrels -= 1;
                self.put_barrel(space);
                self.tell(Event::Delivered { seat, truck, space });
            }
            _ => return,
        }
        self.ask(seat, Step::Drive { points });
        if let Some((ship, cost)) = bought {
            // It is paid while the ship still lies there.
            self.then(seat, Chore::Sail(ship));
            self.then(seat, Chore::Charge(cost));
        }
    }

    /// A truck comes to the map without spending a point (SP-15.5).
    fn enter(&mut self, seat: Seat, truck: u8, district: District) {
        self.game.player_mut(seat).trucks[index(truck)].at = Some(district);
        self.tell(Event::TruckEntered {
            seat,
            truck,
            district,
        });
    }

    /// Takes barrels from the ship, which sails when they are paid; returns it and what they cost (SP-15.10, SP-15.11).
    fn buy(&mut self, seat: Seat, truck: u8, count: u8) -> Option<(Ship, u16)> {
        let at = self.game.player(seat).trucks[index(truck)].at?;
        let ship = self.game.docks.ship_at(at)?;
        let cost = self.game.docks.price_of(ship, count);
        for _ in 0..count {
            self.unload(ship);
        }
        self.game.player_mut(seat).trucks[index(truck)].barrels += count;
        self.tell(Event::Bought {
            seat,
            truck,
            count,
            ship,
        });
        Some((ship, cost))
    }

    /// Takes the rightmost barrel of a ship, which is not refilled (SP-18.13), or one of the supply; whether there was
    /// one.
    pub(super) fn unload(&mut self, ship: Ship) -> bool {
        let vessel = self.game.docks.ship_mut(ship);
        if vessel.barrels > 0 {
            vessel.barrels -= 1;
            return true;
        }
        let some = self.game.supply.barrels > 0;
        self.game.supply.barrels -= u8::from(some);
        some
    }

    /// A ship goes on to the next harbour without one (SP-15.11, SP-18.12).
    pub(super) fn sail(&mut self, ship: Ship) {
        let district = self.game.docks.next_harbour(ship);
        self.game.docks.ship_mut(ship).at = district;
        self.tell(Event::ShipSailed { ship, district });
    }

    /// Puts a barrel next to a building (SP-15.13, SP-18.10).
    pub(super) fn put_barrel(&mut self, space: Space) {
        if let Some(house) = self.game.manhattan.house_mut(space) {
            house.barrel = true;
        }
    }

    /// Sends a mobster for its price in leverage (SP-16.4); tokens are discarded only as far as the rest does not
    /// suffice (SP-16.6).
    pub(super) fn protect(&mut self, seat: Seat, leverage: u8, space: Space) {
        let price = self.game.order.leverage_price(Boss::Player(seat));
        let lasting = leverage.min(price);
        let tokens = price - lasting;
        let player = self.game.player_mut(seat);
        player.leverage -= tokens;
        player.vip -= 1;
        self.game.supply.leverage += tokens;
        if let Some(house) = self.game.manhattan.house_mut(space) {
            house.protected = true;
        }
        let boss = Boss::Player(seat);
        self.tell(Event::MobsterProtects {
            boss,
            space,
            tokens,
        });
        let leverage = leverage - lasting;
        self.ask(seat, Step::Protect { leverage });
    }
}

/// The place of a truck by its number.
fn index(truck: u8) -> usize {
    usize::from(truck) - 1
}
