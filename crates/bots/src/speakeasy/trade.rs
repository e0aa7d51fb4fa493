//! Barrels: what they bring, and what those are worth that are not sold yet.

use speakeasy::Action;
use speakeasy::pieces::{Building, Operation, Perk, Track};
use speakeasy::space::{House, Manhattan, Space};

use super::don::Don;
use super::weights;

impl Don<'_> {
    /// What a barrel at a building brings when it is sold now.
    pub(super) fn price(&self, building: Building) -> f32 {
        let (low, high) = self.me.barrel_prices();
        f32::from(if building == Building::Bar { low } else { high })
    }

    /// The price at bars with the steps between fields smoothed out.
    pub(super) fn smooth_price(&self) -> f32 {
        5.0 + 1.3 * (f32::from(self.me.notoriety()) - 5.0)
    }

    /// How many barrels one sale takes (SP-11.3).
    pub(super) fn sale(&self) -> usize {
        let limit = Track::Party.effect(self.me.level(Track::Party));
        usize::from(limit + self.me.perks(Perk::SalePlus1))
    }

    /// What a sale of so many barrels would bring now.
    pub(super) fn sale_now(&self, count: usize) -> f32 {
        let mut prices = self.barrels_at(&self.view.manhattan, |_, _| 1.0);
        prices.truncate(count);
        prices.iter().sum()
    }

    /// What barrels next to open buildings are worth, the dearest first.
    fn barrels_at(&self, map: &Manhattan, keep: impl Fn(Space, &House) -> f32) -> Vec<f32> {
        let houses = map.open_houses(self.boss).filter(|(_, house)| house.barrel);
        let mut prices: Vec<f32> = houses
            .map(|(space, house)| self.price(house.building) * keep(space, house))
            .collect();
        prices.sort_by(|a, b| b.total_cmp(a));
        prices
    }

    /// How likely the n-th barrel will be sold.
    pub(super) fn chance_to_sell(&self, nth: usize) -> f32 {
        let ready = self.can_operate(Operation::Party);
        if self.clock.is_over() || (self.clock.is_last() && !ready) {
            return 0.0;
        }
        let first = if ready { 0.88 } else { 0.7 };
        match nth / self.sale().max(1) {
            0 => first,
            1 if self.clock.turns > 2 => 0.55,
            _ if self.clock.turns > 4 => 0.3,
            _ => 0.0,
        }
    }

    /// What all barrels will bring that are not sold yet.
    pub(super) fn cargo(&self) -> f32 {
        let map = &self.view.manhattan;
        // Where a cop is coming, the sale must not wait for the next act.
        let keep = |space: Space, house: &House| {
            if house.protected || !map.cops_coming.contains(space.district) {
                1.0
            } else if self.clock.capos > 0 {
                0.7
            } else {
                0.3
            }
        };
        let prices = self.barrels_at(map, keep);
        let delivered: f32 = prices
            .iter()
            .enumerate()
            .map(|(nth, price)| price * self.chance_to_sell(nth))
            .sum();
        let trucks: u8 = self.me.trucks.iter().map(|truck| truck.barrels).sum();
        let loaded = f32::from(trucks) * self.loaded_barrel();
        let stored = f32::from(self.me.still.min(6)) * self.stored_barrel();
        delivered + loaded + stored
    }

    /// A barrel on a truck.
    pub(super) fn loaded_barrel(&self) -> f32 {
        let soon = ((f32::from(self.clock.turns) - 1.0) / 3.0).clamp(0.0, 1.0);
        0.4 * soon * self.smooth_price()
    }

    /// A barrel in the still area.
    pub(super) fn stored_barrel(&self) -> f32 {
        0.7 * self.loaded_barrel()
    }

    /// What it is worth to bring a barrel to a building, when so many wait for a sale already.
    pub(super) fn delivered_barrel(&self, house: &House, waiting: usize) -> f32 {
        self.price(house.building) * self.chance_to_sell(waiting)
    }

    /// How many barrels wait for a sale.
    pub(super) fn waiting_barrels(&self) -> usize {
        let houses = self.view.manhattan.open_houses(self.boss);
        houses.filter(|(_, house)| house.barrel).count()
    }

    /// Barrels that a production brings now (SP-11.1).
    pub(super) fn production(&self) -> u8 {
        if self.view.manhattan.open_still(self.boss).is_none() {
            return 0;
        }
        Track::Still.effect(self.me.level(Track::Still)) + self.me.perks(Perk::ProductionPlus1)
    }

    /// What it is worth to put a barrel somewhere.
    pub(super) fn rate_stash(&self, action: Action) -> f32 {
        match action {
            Action::Space(space) => {
                let house = self.view.manhattan.lot(space).house();
                let waiting = self.waiting_barrels();
                house.map_or(0.0, |house| self.delivered_barrel(house, waiting))
            }
            Action::Still => self.stored_barrel(),
            _ => 0.0,
        }
    }

    /// What better prices are worth for all barrels to come.
    pub(super) fn prospects(&self) -> f32 {
        weights::SALES * f32::from(self.clock.turns) * self.smooth_price()
    }
}
