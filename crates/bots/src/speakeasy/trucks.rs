//! Trucks: whole ways from where barrels are to where they are sold.

use kernel::Set;
use speakeasy::Action;
use speakeasy::content::content;
use speakeasy::pieces::{Building, District, Perk, Ship, Track};
use speakeasy::player::TRUCKS;
use speakeasy::space::{House, Space};

use super::don::Don;

/// How many stops a way has at most.
const STOPS: u8 = 3;

/// A truck under way, and what is left for it in the city.
#[derive(Clone, Copy)]
struct Ride {
    number: u8,
    at: Option<District>,
    barrels: u8,
    points: u8,
    still: u8,
    /// The outlets that got a barrel, by their places in the list as bits.
    served: u32,
    /// The ships that were asked.
    ships: Set<Ship>,
    spent: u16,
    stops: u8,
}

/// The places that trucks have business with.
struct Errands<'a, 'v> {
    don: &'a Don<'v>,
    outlets: Vec<(Space, House)>,
    waiting: usize,
    still: Option<District>,
}

impl Don<'_> {
    /// The next step of the best way, or a stop.
    pub(super) fn drive(&self, points: [u8; TRUCKS]) -> Action {
        let errands = Errands::of(self);
        let ways = (0..self.me.trucks_available()).map(|truck| errands.way(truck, points[truck]));
        let best = ways.reduce(|best, next| if next.0 > best.0 { next } else { best });
        let gained = best.filter(|(gain, _)| *gain > 0.1);
        gained
            .and_then(|(_, action)| action)
            .unwrap_or(Action::Pass)
    }

    /// What a delivery with so much range more would bring now.
    pub(super) fn delivery_now(&self, bonus: u8) -> f32 {
        let range = Track::Fleet.effect(self.me.level(Track::Fleet));
        let points = range + self.me.perks(Perk::RangePlus1) + bonus;
        let errands = Errands::of(self);
        let ways = (0..self.me.trucks_available()).map(|truck| errands.way(truck, points).0);
        let mut gains: Vec<f32> = ways.collect();
        gains.sort_by(|a, b| b.total_cmp(a));
        // Both may be after the same buildings.
        let shares = [1.0, 0.6];
        gains
            .iter()
            .zip(shares)
            .map(|(gain, share)| gain * share)
            .sum()
    }
}

impl<'a, 'v> Errands<'a, 'v> {
    fn of(don: &'a Don<'v>) -> Errands<'a, 'v> {
        let map = &don.view.manhattan;
        let houses = map
            .open_houses(don.boss)
            .filter(|(_, house)| house.building != Building::Still && !house.barrel);
        Errands {
            don,
            outlets: houses.map(|(space, house)| (space, *house)).collect(),
            waiting: don.waiting_barrels(),
            still: map.open_still(don.boss).map(|space| space.district),
        }
    }

    /// What the best way of a truck brings, and its first step.
    fn way(&self, truck: usize, points: u8) -> (f32, Option<Action>) {
        let there = self.don.me.trucks[truck];
        let ride = Ride {
            number: truck as u8 + 1,
            at: there.at,
            barrels: there.barrels,
            points,
            still: self.don.me.still,
            served: 0,
            ships: Set::NONE,
            spent: 0,
            stops: STOPS,
        };
        let (gain, action) = self.best(ride);
        (gain - self.rest(ride), action)
    }

    /// What a ride leaves when it stops.
    fn rest(&self, ride: Ride) -> f32 {
        let don = self.don;
        f32::from(ride.barrels) * don.loaded_barrel() + f32::from(ride.still) * don.stored_barrel()
            - don.cost(ride.spent)
    }

    fn best(&self, ride: Ride) -> (f32, Option<Action>) {
        let mut best = (self.rest(ride), None);
        let mut offer = |gain: f32, action: Action| {
            if gain > best.0 + 0.01 {
                best = (gain, Some(action));
            }
        };
        let Some(at) = ride.at else {
            for district in self.sources(ride) {
                let there = Ride {
                    at: Some(district),
                    ..ride
                };
                offer(self.best(there).0, Action::Enter(ride.number, district));
            }
            return best;
        };
        if ride.barrels > 0
            && let Some((gain, nth)) = self.outlet(ride, at)
        {
            let there = Ride {
                barrels: ride.barrels - 1,
                served: ride.served | 1 << nth,
                ..ride
            };
            let space = self.outlets[nth].0;
            offer(
                gain + self.best(there).0,
                Action::Deliver(ride.number, space),
            );
            return best;
        }
        let room = content().trucks.capacity - ride.barrels;
        let load = room.min(ride.still);
        if load > 0 && self.still == Some(at) {
            let there = Ride {
                barrels: ride.barrels + load,
                still: ride.still - load,
                ..ride
            };
            offer(self.best(there).0, Action::Load(ride.number, load));
        }
        if let Some(ship) = self.ship(ride, at) {
            for count in 1..=room {
                if let Some(there) = self.buy(ride, ship, count) {
                    offer(self.best(there).0, Action::Buy(ride.number, count));
                }
            }
        }
        self.each_goal(ride, |goal| {
            let far = at.distance(goal);
            if far == 0 || far > ride.points {
                return;
            }
            let there = Ride {
                at: Some(goal),
                points: ride.points - far,
                stops: ride.stops - 1,
                ..ride
            };
            let near = |next: &District| next.distance(goal) + 1 == far;
            if let Some(next) = at.adjacent().iter().find(near) {
                offer(self.best(there).0, Action::Drive(ride.number, next));
            }
        });
        best
    }

    /// The best building of a district for a barrel.
    fn outlet(&self, ride: Ride, at: District) -> Option<(f32, usize)> {
        let waiting = self.waiting + ride.served.count_ones() as usize;
        let outlets = self.outlets.iter().enumerate();
        let here = outlets
            .filter(|(nth, (space, _))| space.district == at && ride.served & (1 << nth) == 0);
        let rated = here.map(|(nth, (_, house))| (self.don.delivered_barrel(house, waiting), nth));
        let best = rated.reduce(|best, next| if next.0 > best.0 { next } else { best });
        best.filter(|(gain, _)| *gain > self.don.loaded_barrel())
    }

    /// A ship that has not been asked on this ride.
    fn ship(&self, ride: Ride, at: District) -> Option<Ship> {
        let ship = self.don.view.docks.ship_at(at)?;
        (!ride.ships.contains(ship)).then_some(ship)
    }

    fn buy(&self, ride: Ride, ship: Ship, count: u8) -> Option<Ride> {
        let docks = &self.don.view.docks;
        if count > docks.ship(ship).barrels + self.don.view.supply.barrels {
            return None;
        }
        let spent = ride.spent + docks.price_of(ship, count);
        (spent <= self.don.me.pocket).then_some(Ride {
            barrels: ride.barrels + count,
            ships: ride.ships.union(Set::only(ship)),
            spent,
            ..ride
        })
    }

    /// Where barrels can be had.
    fn sources(&self, ride: Ride) -> impl Iterator<Item = District> {
        let still = self.still.filter(|_| ride.still > 0);
        let ships = Ship::ALL
            .into_iter()
            .map(|ship| self.don.view.docks.ship(ship).at);
        still.into_iter().chain(ships)
    }

    /// Where it is worth going.
    fn each_goal(&self, ride: Ride, mut each: impl FnMut(District)) {
        if ride.stops == 0 || ride.points == 0 {
            return;
        }
        let mut seen = Set::<District>::NONE;
        let mut once = |district: District| {
            if !seen.contains(district) {
                seen.insert(district);
                each(district);
            }
        };
        if ride.barrels > 0 {
            for (nth, (space, _)) in self.outlets.iter().enumerate() {
                if ride.served & (1 << nth) == 0 {
                    once(space.district);
                }
            }
        }
        if ride.barrels < content().trucks.capacity {
            if let Some(still) = self.still.filter(|_| ride.still > 0) {
                once(still);
            }
            for ship in Ship::ALL {
                if !ride.ships.contains(ship) {
                    once(self.don.view.docks.ship(ship).at);
                }
            }
        }
    }
}
