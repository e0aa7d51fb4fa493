//! The Rival builds (SP-27.12 to SP-27.14).

use std::cmp::Reverse;

use super::Dealer;
use super::rival::rival_buildings;
use crate::boss::Boss;
use crate::content::content;
use crate::event::{Event, Source};
use crate::market::DISPLAY;
use crate::pieces::{Building, District, Region};
use crate::space::Space;

impl Dealer<'_> {
    /// Expands in a region: opens, takes over, upgrades, or gains cash (SP-27.12).
    pub(super) fn expand(&mut self, region: Region, icons: u8) {
        if let Some(building) = self.rival_type(region, |_| true) {
            let space = self
                .rival_empty(region, icons)
                .or_else(|| self.rival_target(region, icons));
            if let Some(space) = space {
                self.build_rival(building, space);
                return;
            }
        }
        let upgrade = self.rival_type(region, |building| building != Building::Bar);
        let bar = self.rival_bar(region, icons);
        if let (Some(building), Some(space)) = (upgrade, bar) {
            self.build_rival(building, space);
        } else {
            self.gain_cash(
                Boss::Rival,
                content().solo.expand_fallback_cash,
                Source::NoPlace,
            );
        }
    }

    /// The best building that the act, the pieces left and the limit of the region allow (SP-27.13).
    fn rival_type(&self, region: Region, fits: impl Fn(Building) -> bool) -> Option<Building> {
        let rival = self.game.rival.as_ref()?;
        let list = rival_buildings(self.rival_act()).iter().copied();
        list.filter(|building| fits(*building)).find(|building| {
            let unique = *building != Building::Bar;
            let has = self
                .game
                .manhattan
                .regions_with(Boss::Rival, *building)
                .contains(region);
            rival.buildings[*building as usize] > 0 && !(unique && has)
        })
    }

    /// Districts by number, from the lowest with an even number of icons, from the highest otherwise.
    fn rival_rank(icons: u8, district: District) -> i8 {
        let number = district as i8;
        if icons.is_multiple_of(2) {
            number
        } else {
            -number
        }
    }

    /// (a) An empty space, in the best district.
    fn rival_empty(&self, region: Region, icons: u8) -> Option<Space> {
        let manhattan = &self.game.manhattan;
        let first_empty = |district: District| {
            let mut spaces = manhattan.spaces_of(district);
            spaces.find(|space| manhattan.lot(*space).is_empty())
        };
        let rank = |space: &Space| {
            let district = space.district;
            let here = |boss: fn(Boss) -> bool| {
                let mut houses = manhattan.houses();
                houses.any(|(other, house)| other.district == district && boss(house.owner))
            };
            let cop = manhattan.cops.contains(district) || manhattan.cops_coming.contains(district);
            (
                here(|owner| owner == Boss::Rival),
                self.game.gangs.targets.contains(district),
                cop,
                !here(|owner| owner != Boss::Rival),
                Self::rival_rank(icons, district),
            )
        };
        region.districts().filter_map(first_empty).min_by_key(rank)
    }

    /// (b) A gangster bar weaker than the Rival's power.
    fn rival_target(&self, region: Region, icons: u8) -> Option<Space> {
        let difficulty = self.game.options.difficulty()?;
        let power = content().solo.level(difficulty).power[self.rival_act()];
        let manhattan = &self.game.manhattan;
        let strength = |district: District| self.game.gangs.strength[district as usize];
        let first_bar = |district: District| {
            let mut spaces = manhattan.spaces_of(district);
            spaces.find(|space| manhattan.lot(*space).is_gangster_bar())
        };
        let weak = region
            .districts()
            .filter(|district| strength(*district) < power);
        weak.filter_map(first_bar).min_by_key(|space| {
            (
                strength(space.district),
                Self::rival_rank(icons, space.district),
            )
        })
    }

    /// (c) An own bar to upgrade, protected ones first.
    fn rival_bar(&self, region: Region, icons: u8) -> Option<Space> {
        let houses = self.game.manhattan.houses_of(Boss::Rival);
        let bars = houses.filter(|(space, house)| {
            house.building == Building::Bar && space.district.region() == region
        });
        let best = bars.min_by_key(|(space, house)| {
            let rank = Self::rival_rank(icons, space.district);
            (Reverse(house.protected), rank, space.number)
        });
        best.map(|(space, _)| space)
    }

    /// Puts a building on a space; the city token goes to the display (SP-27.14).
    fn build_rival(&mut self, building: Building, space: Space) {
        if let Some(rival) = &mut self.game.rival {
            rival.buildings[building as usize] -= 1;
        }
        if self.game.manhattan.lot(space).is_gangster_bar() {
            self.game.supply.gangster_bars += 1;
        }
        self.put_house(Boss::Rival, building, space);
        if let Some(token) = self.game.manhattan.lot_mut(space).token.take() {
            let middle = &mut self.game.market.middle;
            let stack = (0..DISPLAY)
                .min_by_key(|stack| middle[*stack].len())
                .unwrap_or(0);
            middle[stack].push(token);
            let stack = stack as u8 + 1;
            self.tell(Event::TokenToDisplay { token, stack });
        }
    }
}
