//! Gang wars: how likely a building outlives them and what that costs; take-overs and raids.

use kernel::Set;
use speakeasy::pieces::{Ability, Building, Deck, District, Gangster, Region, Ship};
use speakeasy::player::Ally;
use speakeasy::space::{Ground, House, Space};
use speakeasy::strength::Occasion;

use super::don::Don;
use super::estate::with;
use super::weights;

impl Don<'_> {
    /// The gangsters of whom some will attack in this act's war.
    fn attackers(&self) -> impl Iterator<Item = Gangster> + '_ {
        let deck = Deck::ALL.get(usize::from(self.view.act.max(1)));
        let tiles: Set<Gangster> = self.view.gangs.decks;
        tiles
            .iter()
            .filter(move |tile| Some(&tile.data().deck) == deck)
    }

    /// Thugs and fee with which strength rises by so much at the least price; none if it cannot.
    pub(super) fn means(&self, need: i16, thugs: u8, occasion: Occasion) -> Option<(u8, f32)> {
        let price = |thugs: i16| f32::from(thugs) * weights::THUG;
        let alone = Some(need.max(0)).filter(|need| *need <= i16::from(thugs));
        let alone = alone.map(|need| (need as u8, price(need)));
        let helped = self.me.help_fee(occasion).and_then(|fee| {
            let ally = self.me.ally.map_or(0, |ally| ally.strength());
            let rest = (need - i16::from(ally)).max(0);
            let payable = fee <= self.funds();
            (payable && rest <= i16::from(thugs))
                .then(|| (rest as u8, price(rest) + self.cost(fee)))
        });
        match (alone, helped) {
            (Some(alone), Some(helped)) if helped.1 < alone.1 => Some(helped),
            (None, helped) => helped,
            (alone, _) => alone,
        }
    }

    /// How likely a building is held in the war of this act, what that costs, and how many thugs it
    /// takes, with so many thugs left.
    pub(super) fn stand(&self, building: Building, thugs: f32) -> (f32, f32, f32) {
        let still = building == Building::Still;
        let free = i16::from(self.me.free_defence(still));
        let base = i16::from(self.me.defence());
        let (mut tiles, mut held, mut cost, mut spent) = (0.0, 0.0, 0.0, 0.0);
        for tile in self.attackers() {
            tiles += 1.0;
            let war = i16::from(tile.war_strength());
            if free >= war {
                held += 1.0;
                continue;
            }
            let occasion = Occasion::Defence { still };
            if let Some((used, price)) = self.means(war - base, thugs as u8, occasion) {
                held += 1.0;
                cost += price;
                spent += f32::from(used);
            }
        }
        if tiles == 0.0 {
            return (1.0, 0.0, 0.0);
        }
        (held / tiles, cost / tiles, spent / tiles)
    }

    /// How likely a building is held in a later war: nobody knows yet how strong the boss will be.
    pub(super) fn stand_later(&self) -> f32 {
        let ally = self.me.ally.map_or(0.0, |ally| f32::from(ally.strength()));
        let thugs = f32::from(self.me.thugs.min(3));
        let strength = f32::from(self.me.defence()) + 0.9 * ally + thugs;
        (0.15 + 0.09 * (strength - 4.0)).clamp(0.15, 0.8)
    }

    /// Whether a war is announced for a district.
    pub(super) fn is_target(&self, district: District) -> bool {
        self.view.gangs.targets.contains(district)
    }

    /// How many thugs are missing to hold what is threatened in this act.
    pub(super) fn missing_thugs(&self) -> f32 {
        let war = self.attackers().map(|tile| i16::from(tile.war_strength()));
        let Some(war) = war.max() else {
            return 0.0;
        };
        let houses = self.view.manhattan.houses_of(self.boss);
        let threatened = houses.filter(|(space, _)| self.is_target(space.district));
        let ally = self.me.ally.map_or(0, |ally| ally.strength());
        let each = war - i16::from(self.me.defence() + ally);
        let need = threatened.count() as i16 * each.clamp(0, 6);
        f32::from(need - i16::from(self.me.thugs))
    }

    /// What an ally is worth.
    pub(super) fn ally_worth(&self, ally: Option<Ally>) -> f32 {
        ally.map_or(0.0, |ally| {
            let ability = ally.gangster.data().ability.map_or(0.0, |ability| {
                let used = ability == Ability::FreeHelpOnce && ally.helped;
                if used { 0.0 } else { weights::ability(ability) }
            });
            let fee = f32::from(ally.gangster.data().help_fee);
            let strength = 1.6 * f32::from(ally.strength()) - 0.5 * fee;
            (strength + ability) * self.clock.within(7.0)
        })
    }

    /// What mobsters in the docks are worth: together they raid ships.
    pub(super) fn docked(&self) -> f32 {
        let column = |region: Region| {
            let own = f32::from(self.view.docks.in_column(self.boss, region));
            own * weights::DOCKED + (own - 1.0).max(0.0) * weights::DOCKED_TOGETHER
        };
        let all: f32 = Region::ALL.into_iter().map(column).sum();
        let soon = ((f32::from(self.clock.turns) - 1.0) / 4.0).clamp(0.0, 1.0);
        all * soon
    }

    /// What raiding a ship brings, roughly: a crate with its cash, and a barrel.
    pub(super) fn loot(&self, ship: Ship) -> f32 {
        let vessel = self.view.docks.ship(ship);
        let item = vessel.cargo.map_or(0.0, |item| {
            10.0 + weights::perk(item.data().back) * self.clock.within(10.0)
        });
        item + 8.0
    }

    /// What is lost with a building, now that it is attacked.
    pub(super) fn at_stake(&self, space: Space, house: &House) -> f32 {
        let map = &self.view.manhattan;
        let without = with(map, space, Ground::GangsterBar);
        let barrel = if house.barrel {
            0.6 * self.price(house.building)
        } else {
            0.0
        };
        let store = if house.building == Building::Still {
            f32::from(self.me.still) * self.stored_barrel()
        } else {
            0.0
        };
        self.estate(map) - self.estate(&without) + barrel + store
    }
}
