//! Protection (SP-16), sales (SP-11) and trucks (SP-15).

use std::ops::ControlFlow;

use kernel::{Offers, Seat};

use crate::action::Action;
use crate::boss::Boss;
use crate::content::content;
use crate::pieces::{Building, District};
use crate::player::{TRUCKS, Truck};
use crate::space::{House, Space};
use crate::state::Speakeasy;
use crate::step::Step;
use crate::whynot::WhyNot;

impl Speakeasy {
    pub(super) fn each_barrel(
        &self,
        seat: Seat,
        step: Step,
        offers: &mut impl Offers<Action>,
    ) -> ControlFlow<()> {
        let refuse = |action| self.refuse_barrel(seat, step, action);
        if let Step::Drive { .. } = step {
            for truck in 1..=self.player(seat).trucks_available() as u8 {
                self.each_ride(seat, step, truck, offers)?;
            }
            return ControlFlow::Continue(());
        }
        let houses = self.manhattan.houses_of(Boss::Player(seat));
        offers.test(houses.map(|(space, _)| Action::Space(space)), refuse)?;
        match step {
            Step::Stash(_) => offers.test([Action::Still, Action::Lose], refuse),
            _ => ControlFlow::Continue(()),
        }
    }

    fn each_ride(
        &self,
        seat: Seat,
        step: Step,
        truck: u8,
        offers: &mut impl Offers<Action>,
    ) -> ControlFlow<()> {
        let refuse = |action| self.refuse_barrel(seat, step, action);
        let Truck { at, barrels } = self.player(seat).trucks[usize::from(truck) - 1];
        let Some(at) = at else {
            return offers.take(District::ALL.map(|district| Action::Enter(truck, district)));
        };
        offers.test(
            at.adjacent().iter().map(|to| Action::Drive(truck, to)),
            refuse,
        )?;
        for count in 1..=content().trucks.capacity - barrels {
            offers.test(
                [Action::Load(truck, count), Action::Buy(truck, count)],
                refuse,
            )?;
        }
        let spaces = self.manhattan.spaces_of(at);
        offers.test(spaces.map(|space| Action::Deliver(truck, space)), refuse)
    }

    pub(super) fn refuse_barrel(&self, seat: Seat, step: Step, action: Action) -> Option<WhyNot> {
        match (step, action) {
            (Step::Protect { leverage }, Action::Space(space)) => {
                self.refuse_protect(seat, leverage, space)
            }
            (Step::Sell { .. }, Action::Space(space)) => {
                let house = match self.open_house(seat, space) {
                    Ok(house) => house,
                    Err(why) => return Some(why),
                };
                (!house.barrel).then_some(WhyNot::NoBarrel)
            }
            // Only without any place for it (SP-R62).
            (Step::Stash(ship), Action::Lose) => {
                let none = self.docks.ship(ship).barrels + self.supply.barrels == 0;
                (!none && self.has_place_for_barrel(seat))
                    .then_some(WhyNot::MustChoose { asked: step.rule() })
            }
            (Step::Stash(ship), _) if self.docks.ship(ship).barrels + self.supply.barrels == 0 => {
                Some(WhyNot::NoBarrel)
            }
            (Step::Stash(_), Action::Space(space)) => self.refuse_barrel_at(seat, space),
            (Step::Stash(_), Action::Still) => {
                let still = self.manhattan.open_still(Boss::Player(seat));
                still.is_none().then_some(WhyNot::NotInOperation)
            }
            (Step::Drive { points }, action) => self.refuse_ride(seat, &points, step, action),
            _ => Some(step.not_asked()),
        }
    }

    fn has_place_for_barrel(&self, seat: Seat) -> bool {
        let boss = Boss::Player(seat);
        let mut houses = self.manhattan.open_houses(boss);
        self.manhattan.open_still(boss).is_some()
            || houses.any(|(_, house)| house.building != Building::Still && !house.barrel)
    }

    fn own_house(&self, seat: Seat, space: Space) -> Result<&House, WhyNot> {
        if !self.manhattan.has(space) {
            return Err(WhyNot::NoSuchSpace);
        }
        let house = self.manhattan.lot(space).house();
        house
            .filter(|house| house.owner.is(seat))
            .ok_or(WhyNot::NotYours)
    }

    fn open_house(&self, seat: Seat, space: Space) -> Result<&House, WhyNot> {
        let house = self.own_house(seat, space)?;
        if self.manhattan.in_operation(space, house) {
            Ok(house)
        } else {
            Err(WhyNot::NotInOperation)
        }
    }

    fn refuse_protect(&self, seat: Seat, leverage: u8, space: Space) -> Option<WhyNot> {
        let player = self.player(seat);
        let house = match self.own_house(seat, space) {
            Ok(house) => house,
            Err(why) => return Some(why),
        };
        if house.protected {
            return Some(WhyNot::ProtectedAlready);
        }
        if player.vip == 0 {
            return Some(WhyNot::NoMobster);
        }
        let need = self.order.leverage_price(Boss::Player(seat));
        let held = leverage + player.leverage;
        (held < need).then_some(WhyNot::TooLittleLeverage { need, held })
    }

    /// Why a barrel cannot be put next to a building (SP-8.3, SP-15.13).
    pub(crate) fn refuse_barrel_at(&self, seat: Seat, space: Space) -> Option<WhyNot> {
        match self.open_house(seat, space) {
            Err(why) => Some(why),
            Ok(house) if house.building == Building::Still => Some(WhyNot::NoPlace {
                building: Building::Still,
            }),
            Ok(house) => house.barrel.then_some(WhyNot::HasBarrel),
        }
    }

    fn refuse_ride(
        &self,
        seat: Seat,
        points: &[u8; TRUCKS],
        step: Step,
        action: Action,
    ) -> Option<WhyNot> {
        let player = self.player(seat);
        let (Action::Enter(number, _)
        | Action::Drive(number, _)
        | Action::Load(number, _)
        | Action::Buy(number, _)
        | Action::Deliver(number, _)) = action
        else {
            return Some(step.not_asked());
        };
        let index = usize::from(number).wrapping_sub(1);
        if index >= player.trucks_available() {
            return Some(WhyNot::NoTruck);
        }
        let truck = player.trucks[index];
        let Some(at) = truck.at else {
            return match action {
                Action::Enter(..) => None,
                _ => Some(WhyNot::TruckNotOnMap),
            };
        };
        let room = content().trucks.capacity - truck.barrels;
        match action {
            Action::Drive(_, to) if !at.adjacent().contains(to) => Some(WhyNot::NotAdjacent),
            Action::Drive(..) => (points[index] == 0).then_some(WhyNot::TooFewPoints),
            Action::Load(_, count) => self.refuse_load(seat, at, room, count),
            Action::Buy(_, count) => self.refuse_buy(seat, at, room, count),
            Action::Deliver(_, _) if truck.barrels == 0 => Some(WhyNot::TruckEmpty),
            Action::Deliver(_, space) if space.district != at => Some(WhyNot::NotThere),
            Action::Deliver(_, space) => self.refuse_barrel_at(seat, space),
            _ => Some(WhyNot::TruckOnMap),
        }
    }

    fn refuse_load(&self, seat: Seat, at: District, room: u8, count: u8) -> Option<WhyNot> {
        let mut houses = self.manhattan.houses_in(at);
        let still = houses.any(|(space, house)| {
            let own = house.owner.is(seat) && house.building == Building::Still;
            own && self.manhattan.in_operation(space, house)
        });
        if !still {
            return Some(WhyNot::NotAtStill);
        }
        if count == 0 || count > room {
            return Some(WhyNot::TruckFull);
        }
        (count > self.player(seat).still).then_some(WhyNot::NoBarrel)
    }

    fn refuse_buy(&self, seat: Seat, at: District, room: u8, count: u8) -> Option<WhyNot> {
        let Some(ship) = self.docks.ship_at(at) else {
            return Some(WhyNot::NoShip);
        };
        if count == 0 || count > room {
            return Some(WhyNot::TruckFull);
        }
        if count > self.docks.ship(ship).barrels + self.supply.barrels {
            return Some(WhyNot::NoBarrel);
        }
        self.refuse_cost(seat, self.docks.price_of(ship, count))
    }

    /// Whether some truck can buy a barrel where it stands.
    pub(super) fn may_buy(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        let mut trucks = player.trucks[..player.trucks_available()].iter();
        trucks.any(|truck| {
            let room = content().trucks.capacity - truck.barrels;
            truck
                .at
                .is_some_and(|at| self.refuse_buy(seat, at, room, 1).is_none())
        })
    }
}
