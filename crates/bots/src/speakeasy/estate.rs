//! Buildings: what they bring at the end, and what control of districts pays until then.

use speakeasy::content::Side;
use speakeasy::pieces::{Building, Operation, Region};
use speakeasy::space::{Ground, House, Manhattan, Space};

use super::don::Don;
use super::weights;

/// The map with something else on a space.
pub(super) fn with(map: &Manhattan, space: Space, ground: Ground) -> Manhattan {
    let mut map = *map;
    put(&mut map, space, ground);
    map
}

fn put(map: &mut Manhattan, space: Space, ground: Ground) {
    map.lots[space.district as usize][usize::from(space.number) - 1].ground = ground;
}

/// How much of a payout is to be expected from how the map looks now, and from protected buildings
/// alone, at the next payout and at those after it.
const PAYOUTS: [(f32, f32); 3] = [(1.0, 0.0), (0.45, 0.4), (0.2, 0.55)];

impl Don<'_> {
    /// What all own buildings on a map are worth.
    pub(super) fn estate(&self, map: &Manhattan) -> f32 {
        // The map after the war.
        let mut left = *map;
        let mut worth = 0.0;
        // Protected buildings count for sure, the others if mobsters come to them: the dearest first.
        let mut bare: Vec<f32> = Vec::new();
        let mut thugs = f32::from(self.me.thugs);
        let mut houses: Vec<(Space, House)> = map
            .houses_of(self.boss)
            .map(|(space, house)| (space, *house))
            .collect();
        houses.sort_by_key(|(_, house)| (!house.protected, std::cmp::Reverse(house.building)));
        for (space, house) in &houses {
            let mut value = f32::from(house.building.value());
            if self.is_target(space.district) {
                let (held, cost, spent) = self.stand(house.building, thugs);
                thugs = (thugs - spent).max(0.0);
                worth -= cost.min(value);
                value *= held;
                if held < 0.5 {
                    put(&mut left, *space, Ground::GangsterBar);
                }
            } else if self.view.gangs.later.contains(space.district) {
                value *= self.stand_later();
            }
            worth += self.business(map, *space, house, value);
            if house.protected {
                worth += value;
            } else {
                bare.push(value);
            }
        }
        bare.sort_by(|a, b| b.total_cmp(a));
        for (nth, value) in bare.iter().enumerate() {
            worth += value * self.chance_to_protect(nth);
        }
        worth + self.control(&left)
    }

    /// What a building earns by being open, beside control: income and a place for barrels.
    fn business(&self, map: &Manhattan, space: Space, house: &House, value: f32) -> f32 {
        if house.building == Building::Still {
            return 0.4 * f32::from(self.clock.turns);
        }
        let safe = value / f32::from(house.building.value());
        let open = if house.protected {
            1.0
        } else if map.cops.contains(space.district) {
            0.15
        } else if map.cops_coming.contains(space.district) {
            0.4
        } else {
            0.7
        };
        let turns = f32::from(self.clock.turns) * open * safe;
        let income = if house.building == Building::Casino {
            let side = Side::of(self.view.options.seats());
            weights::CASINO_PAYS * f32::from(side.casino_income)
        } else {
            0.0
        };
        let grand = if house.building == Building::Bar {
            1.0
        } else {
            1.3
        };
        turns * (income + weights::OUTLET * grand)
    }

    /// How likely the n-th of the unprotected buildings will be protected before the end.
    pub(super) fn chance_to_protect(&self, nth: usize) -> f32 {
        if self.clock.is_over() {
            return 0.0;
        }
        let ready = self.can_operate(Operation::Vip);
        let price = self.view.order.leverage_price(self.boss);
        let paid = (self.me.lasting_leverage() + self.me.leverage) / price;
        let there = nth < usize::from(self.me.vip);
        let payable = nth < usize::from(paid);
        if self.clock.is_last() {
            return if ready && there && payable { 0.8 } else { 0.0 };
        }
        let hope = match (there, payable) {
            (true, true) => 0.85,
            (true, false) => 0.65,
            _ => 0.6 * 0.85_f32.powi((nth - usize::from(self.me.vip).min(nth)) as i32),
        };
        let time = if there {
            self.clock.within(3.0)
        } else {
            self.clock.within(6.0)
        };
        hope * time
    }

    /// What Lucky Luciano will pay for a map.
    pub(super) fn control(&self, map: &Manhattan) -> f32 {
        if self.clock.payouts == 0 {
            return 0.0;
        }
        let mut soon = *map;
        // The gangsters of the war open bars wherever there is room (SP-21.5).
        for district in self.view.gangs.targets.iter() {
            for space in map.spaces_of(district) {
                if soon.lot(space).is_empty() {
                    put(&mut soon, space, Ground::GangsterBar);
                }
            }
        }
        soon.cops = soon.cops.union(soon.cops_coming);
        let mut late = soon;
        late.cops = kernel::Set::full();
        let payouts = &PAYOUTS[..usize::from(self.clock.payouts)];
        let (now, then) = payouts
            .iter()
            .fold((0.0, 0.0), |sum, part| (sum.0 + part.0, sum.1 + part.1));
        let mut worth = 0.0;
        for region in Region::ALL {
            worth += now * self.payout(&soon, region);
            if then > 0.0 {
                worth += then * self.payout(&late, region);
            }
        }
        worth
    }

    fn payout(&self, map: &Manhattan, region: Region) -> f32 {
        let markers = map.markers(region);
        let own = markers.bosses[self.boss.index()];
        let paid = map
            .payout(region, self.boss)
            .map_or(0, |(_, amount)| amount);
        f32::from(paid) + f32::from(own) * weights::FOOTHOLD[region as usize]
    }
}
