//! The Rival's turn (SP-27).

use kernel::RuleId;

use super::Dealer;
use crate::boss::Boss;
use crate::content::{SoloLevel, content, harbours};
use crate::docks::Berth;
use crate::event::{Event, Source};
use crate::pieces::{Building, Card, Difficulty, Goal, GoalArea, Operation, Person, Region, Ship};
use crate::space::{House, Space};

impl Dealer<'_> {
    /// The numbers of the chosen difficulty.
    fn rival_level(&self) -> &'static SoloLevel {
        let difficulty = self.game.options.difficulty();
        content()
            .solo
            .level(difficulty.unwrap_or(Difficulty::Normal))
    }

    /// The act as an index; the preparation counts as the first (SP-27.28).
    pub(super) fn rival_act(&self) -> usize {
        usize::from(self.game.act.max(1)) - 1
    }

    /// A card decides what the Rival does (SP-27.8).
    pub(super) fn rival_turn(&mut self) {
        let Some(card) = self.reveal_rival_card() else {
            return;
        };
        let operation = card.operation();
        let icons = card.data().leverage;
        self.send_rival_capo(operation, icons);
        for _ in 0..self.rival_level().expansions.of(operation) {
            let region = self.rival_region(operation);
            self.expand(region, icons);
        }
        match operation {
            Operation::Vip => self.protect_rival(icons),
            Operation::Party => self.sell_rival(),
            Operation::Still => self.raid_rival(),
            Operation::Fleet => self.haul_rival(),
        }
    }

    /// Draws a card of the Rival's deck: a type by how many of it are left, then one of those that nobody
    /// has seen (SP-27.5, SP-R58).
    fn reveal_rival_card(&mut self) -> Option<Card> {
        let rival = self.game.rival.as_mut()?;
        let operation: Operation = self.chance.draw_kind(&mut rival.deck)?;
        let card = self
            .chance
            .draw(&mut self.game.decks[operation as usize].unseen)?;
        self.game.rival.as_mut()?.revealed.insert(card);
        self.tell(Event::RivalRevealed { card });
        Some(card)
    }

    /// Sends a capo to the first free person of the list, or to the Restaurant (SP-27.9, SP-27.10).
    fn send_rival_capo(&mut self, operation: Operation, icons: u8) {
        if let Some(rival) = &mut self.game.rival {
            rival.capos -= 1;
        }
        let last = self.game.round == content().acts.rounds[self.rival_act()];
        let person = if last {
            None
        } else {
            self.rival_person(operation, icons)
        };
        if let Some(person) = person {
            self.place_capo(Boss::Rival, person);
            return;
        }
        self.place_capo(Boss::Rival, Person::Restaurant);
        let column = if self.game.column_is_free(1) { 1 } else { 2 };
        self.move_marker(Boss::Rival, column);
        self.cook_rival();
    }

    fn rival_person(&self, operation: Operation, icons: u8) -> Option<Person> {
        let list = content().solo.location_order.of(operation);
        let start = usize::from(icons % 2);
        let locations = (0..list.len()).map(|n| list[(start + n) % list.len()]);
        let free = |person: &Person| {
            Person::present(self.game.options.seats()).contains(*person)
                && self.game.capo_on(*person).is_none()
        };
        locations
            .flat_map(|location| {
                Person::ALL
                    .into_iter()
                    .filter(move |p| p.location() == location)
            })
            .find(free)
    }

    /// Where a card makes the Rival expand (SP-27.11).
    fn rival_region(&self, operation: Operation) -> Region {
        let solo = &content().solo;
        if let Some(region) = solo.region_by_type.of(operation) {
            return region;
        }
        let houses = |region: &Region| {
            let all = self.game.manhattan.houses_of(Boss::Rival);
            all.filter(|(space, _)| space.district.region() == *region)
                .count()
        };
        let regions = solo.region_tie_order.into_iter();
        regions.min_by_key(houses).unwrap_or_default()
    }

    /// Protects unprotected buildings, those near cops first (SP-27.15).
    fn protect_rival(&mut self, icons: u8) {
        let bonus = u8::from(icons >= content().solo.protect_bonus_icons);
        for _ in 0..self.rival_level().protect + bonus {
            let Some(space) = self.rival_unprotected() else {
                return;
            };
            let Some(rival) = self.game.rival.as_mut().filter(|rival| rival.mobsters > 0) else {
                return;
            };
            rival.mobsters -= 1;
            if let Some(house) = self.game.manhattan.house_mut(space) {
                house.protected = true;
            }
            let (boss, tokens) = (Boss::Rival, 0);
            self.tell(Event::MobsterProtects {
                boss,
                space,
                tokens,
            });
        }
    }

    fn rival_unprotected(&self) -> Option<Space> {
        let manhattan = &self.game.manhattan;
        let danger = |space: &Space| {
            let cop = manhattan.cops.contains(space.district);
            let coming = manhattan.cops_coming.contains(space.district);
            (!cop, !coming && !cop)
        };
        let key = |(space, house): &(Space, &House)| {
            (danger(space), std::cmp::Reverse(house.building), *space)
        };
        let houses = manhattan.houses_of(Boss::Rival);
        let bare = houses.filter(|(_, house)| !house.protected);
        bare.min_by_key(key).map(|(space, _)| space)
    }

    /// Sells at so many buildings in operation (SP-27.16).
    fn sell_rival(&mut self) {
        let open = self.game.manhattan.open_houses(Boss::Rival).count() as u16;
        let sold = open.min(self.rival_level().sale_cap.into());
        let price = content().solo.sale_price[self.rival_act()];
        self.gain_cash(Boss::Rival, price * sold, Source::Sale);
    }

    /// The first of some ships clockwise from the harbour of district 1.
    fn first_clockwise(&self, ships: impl Iterator<Item = Ship>) -> Option<Ship> {
        let place = |ship: &Ship| {
            let at = self.game.docks.ship(*ship).at;
            harbours().iter().position(|harbour| *harbour == at)
        };
        ships.min_by_key(place)
    }

    /// Raids the weakest ship (SP-27.17).
    fn raid_rival(&mut self) {
        let docks = &self.game.docks;
        let Some(lowest) = Ship::ALL.into_iter().map(|ship| docks.defence(ship)).min() else {
            return;
        };
        let weakest = Ship::ALL
            .into_iter()
            .filter(|ship| docks.defence(*ship) == lowest);
        let Some(ship) = self.first_clockwise(weakest) else {
            return;
        };
        let cash = content().solo.raid_cash[self.rival_act()];
        self.tell(Event::RivalRaided { ship, cash });
        let source = Source::Reward(RuleId("SP-27.17"));
        self.gain_cash(Boss::Rival, cash, source);
        if let Some(item) = self.game.docks.ship_mut(ship).cargo.take() {
            self.tell(Event::CrateLost { item });
        }
        self.restock(ship);
        self.spill(ship, 1);
        self.dock_rival(self.game.docks.ship(ship).at.region());
        self.sail(ship);
    }

    /// Hauls barrels away from the cheapest ship (SP-27.18).
    fn haul_rival(&mut self) {
        let docks = &self.game.docks;
        let loaded = || {
            Ship::ALL
                .into_iter()
                .filter(|ship| docks.ship(*ship).barrels > 0)
        };
        let Some(lowest) = loaded().map(|ship| docks.price(ship)).min() else {
            return;
        };
        let cheapest = loaded().filter(|ship| docks.price(*ship) == lowest);
        let Some(ship) = self.first_clockwise(cheapest) else {
            return;
        };
        let count = self.spill(ship, content().solo.haul_barrels);
        self.tell(Event::RivalHauled { ship, count });
        self.sail(ship);
    }

    /// Barrels of a ship go to the supply; returns how many.
    fn spill(&mut self, ship: Ship, count: u8) -> u8 {
        let vessel = self.game.docks.ship_mut(ship);
        let count = count.min(vessel.barrels);
        vessel.barrels -= count;
        self.game.supply.barrels += count;
        count
    }

    /// A mobster goes to the topmost empty row of a column (SP-27.6, SP-27.17).
    pub(super) fn dock_rival(&mut self, region: Region) {
        let berth = self.game.docks.empty().find(|berth| berth.region == region);
        let Some(rival) = self.game.rival.as_mut().filter(|rival| rival.mobsters > 0) else {
            return;
        };
        let Some(berth): Option<Berth> = berth else {
            return;
        };
        rival.mobsters -= 1;
        let boss = Boss::Rival;
        self.game.docks.put(berth, Some(boss));
        self.tell(Event::MobsterToDocks { boss, berth });
    }

    /// Cooks the books of this act (SP-27.19).
    fn cook_rival(&mut self) {
        for _ in 0..self.rival_level().books[self.rival_act()] {
            let Some(goal) = self.rival_goal() else {
                return;
            };
            let Some(rival) = self.game.rival.as_mut().filter(|rival| rival.books > 0) else {
                return;
            };
            rival.books -= 1;
            rival.purse += goal.money();
            let space = u8::from(self.game.ledger.at(goal, 0).is_some());
            self.place_book(Boss::Rival, goal, space);
        }
    }

    fn rival_goal(&self) -> Option<Goal> {
        let ledger = &self.game.ledger;
        let free = |goal: &Goal| {
            !ledger.has(*goal, Boss::Rival) && (0..2).any(|space| ledger.at(*goal, space).is_none())
        };
        let order = content().solo.goal_from_act.tie_order;
        let rank = |area: GoalArea| order.iter().position(|other| *other == area);
        let goals = Goal::ALL.into_iter().filter(free);
        goals
            .filter(|goal| usize::from(open_from(*goal)) <= self.rival_act() + 1)
            .min_by_key(|goal| (std::cmp::Reverse(goal.money()), rank(goal.area()), *goal))
    }
}

/// From which act on a goal is open to the Rival.
fn open_from(goal: Goal) -> u8 {
    let from = &content().solo.goal_from_act;
    let index = goal.index();
    match goal.area() {
        GoalArea::Docks => from.docks[index],
        GoalArea::CityHall => from.city_hall[index],
        GoalArea::Notoriety => from.notoriety[index],
        GoalArea::Park => from.park[index],
        GoalArea::Region => from.region[index],
    }
}

/// What the Rival builds, best first, as far as the act allows (SP-27.13).
pub(super) fn rival_buildings(act: usize) -> &'static [Building] {
    &content().solo.build_by_act[act]
}
