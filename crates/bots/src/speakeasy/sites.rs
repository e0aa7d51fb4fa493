//! Building: which one, where, and what for.

use speakeasy::content::content;
use speakeasy::pieces::{Building, Slot};
use speakeasy::space::{Ground, House, Space};
use speakeasy::strength::Occasion;
use speakeasy::works::Works;

use super::don::Don;
use super::estate::with;
use super::weights;

impl Don<'_> {
    /// What a building on a space is worth, after what its site costs beside the price; nothing if it
    /// cannot be built there.
    pub(super) fn site(&self, works: Works, building: Building, space: Space) -> Option<f32> {
        let map = &self.view.manhattan;
        let lot = map.lot(space);
        let price = self.price_of(building, lot.ground);
        if price > self.funds() {
            return None;
        }
        let house = House::new(self.boss, building);
        let (house, effort) = match lot.ground {
            Ground::Empty if works.opens(building) => (house, 0.0),
            Ground::GangsterBar if works.takes_over() => (house, self.effort(works, space)?),
            Ground::House(bar) if works.upgrades() && self.can_upgrade(&bar, building) => {
                (House { building, ..bar }, 0.0)
            }
            _ => return None,
        };
        let unique = matches!(building, Building::Nightclub | Building::Casino);
        let regions = map.regions_with(self.boss, building);
        if unique && regions.contains(space.district.region()) {
            return None;
        }
        let token = lot.token.map_or(0.0, |token| self.token(token));
        let room = self.clock.within(4.0) * 0.45;
        let built = self.estate(&with(map, space, Ground::House(house)));
        Some(built + token * room - effort - self.cost(price))
    }

    fn can_upgrade(&self, bar: &House, building: Building) -> bool {
        let grand = matches!(building, Building::Nightclub | Building::Casino);
        grand && bar.owner == self.boss && bar.building == Building::Bar
    }

    fn price_of(&self, building: Building, ground: Ground) -> u16 {
        let slots = self
            .me
            .slots
            .iter()
            .filter(|slot| slot.building() == building);
        let price = slots.map(|slot| slot.data().price).min().unwrap_or(0);
        match ground {
            Ground::House(_) => price.saturating_sub(self.me.discount()),
            _ => price,
        }
    }

    /// What it takes to throw the gangsters out of a bar; nothing if it cannot be done.
    fn effort(&self, works: Works, space: Space) -> Option<f32> {
        let home = self.me.ally.map(|ally| ally.home);
        if home == Some(space.district) {
            return None;
        }
        if works.ignores_defence() {
            return Some(0.0);
        }
        let need = i16::from(self.view.gangs.strength[space.district as usize]) + 1;
        let need = need - i16::from(self.me.attack());
        let (_, price) = self.means(need, self.me.thugs, Occasion::TakeOver)?;
        Some(price)
    }

    /// What a building is worth on the best space for it, more than nothing at all.
    pub(super) fn best_site(&self, works: Works, building: Building) -> Option<f32> {
        let map = &self.view.manhattan;
        let mut seen: [Option<(u16, f32)>; 2] = [None; 2];
        let mut best: Option<f32> = None;
        for space in map.all() {
            let lot = map.lot(space);
            let kind = match lot.ground {
                Ground::Empty => 0,
                Ground::GangsterBar => 1,
                Ground::House(_) => 2,
            };
            // Spaces of a district differ by their tokens alone.
            let token = lot.token.map_or(0.0, |token| self.token(token));
            if let Some(Some((district, other))) = seen.get(kind)
                && *district == space.district as u16
                && *other >= token
            {
                continue;
            }
            if let Some(seen) = seen.get_mut(kind) {
                *seen = Some((space.district as u16, token));
            }
            if let Some(worth) = self.site(works, building, space) {
                best = Some(best.map_or(worth, |best| best.max(worth)));
            }
        }
        best.map(|best| best - self.estate(map))
    }

    /// What a building of a slot is worth beside its site: reward, and what is paid for it.
    pub(super) fn slot(&self, slot: Slot) -> f32 {
        let data = slot.data();
        let cheapest = self.price_of(slot.building(), Ground::Empty);
        let dearer = self.cost(data.price) - self.cost(cheapest);
        let card = if slot.building() == Building::Casino {
            weights::CARD * f32::from(content().building_prices.casino_discards)
        } else {
            0.0
        };
        self.effect(&data.reward) - dearer - card
    }

    /// The best that a permit brings now.
    pub(super) fn best_building(&self, works: Works) -> f32 {
        let mut best = 0.0_f32;
        for building in Building::ALL {
            if !works.allows(building) {
                continue;
            }
            let slots = self
                .me
                .slots
                .iter()
                .filter(|slot| slot.building() == building);
            let Some(slot) = slots.map(|slot| self.slot(slot)).reduce(f32::max) else {
                continue;
            };
            let site = self.best_site(works, building);
            best = best.max(site.map_or(0.0, |site| site + slot));
        }
        best
    }

    /// What a mobster next to a building adds.
    pub(super) fn protection(&self, space: Space) -> f32 {
        let map = &self.view.manhattan;
        let Some(house) = map.lot(space).house().copied() else {
            return 0.0;
        };
        let house = House {
            protected: true,
            ..house
        };
        let barrel = house.barrel && map.cops.contains(space.district);
        let barrel = if barrel {
            0.6 * self.price(house.building)
        } else {
            0.0
        };
        self.estate(&with(map, space, Ground::House(house))) - self.estate(map) + barrel + 0.5
    }
}
