//! Gang war (SP-21), and what the variant makes of a lost still (SP-25).

use kernel::{Options as _, Seat, Set};
use tinyvec::ArrayVec;

use super::Dealer;
use crate::amendment::EVERY_DEFENCE_DECIDED;
use crate::boss::Boss;
use crate::content::content;
use crate::event::Event;
use crate::pieces::{Building, Deck, District, Gangster, Slot};
use crate::space::{Ground, SPACES, Space};
use crate::step::{Chore, Stage, Step};
use crate::strength::{Help, Occasion};

impl Dealer<'_> {
    /// The gang war of an act begins (SP-5.2).
    pub(super) fn begin_war(&mut self) {
        let act = self.game.act;
        self.tell(Event::WarBegan { act });
        self.next_target();
    }

    /// The gangster of the next district comes, in ascending order (SP-21.2 to SP-21.4); after the last one
    /// the war is over.
    fn next_target(&mut self) {
        let Some(district) = self.game.gangs.targets.iter().next() else {
            self.end_war();
            return;
        };
        let gangs = &mut self.game.gangs;
        gangs.targets.remove(district);
        let Some(gangster) = self.draw_gangster() else {
            return;
        };
        let gangs = &mut self.game.gangs;
        gangs.at[district as usize] = Some(gangster);
        gangs.strength[district as usize] = gangster.data().strength;
        self.tell(Event::GangsterCame { gangster, district });
        self.open_gangster_bars(district);
        self.game.stage = Stage::War { district, done: 0 };
    }

    /// What is left of this act's deck (SP-21.1).
    fn gangsters_of_act(&self) -> Set<Gangster> {
        let deck = Deck::ALL[usize::from(self.game.act)];
        let left = self.game.gangs.decks.iter();
        left.filter(|gangster| gangster.data().deck == deck)
            .collect()
    }

    /// Takes a gangster of this act's deck (SP-21.3).
    fn draw_gangster(&mut self) -> Option<Gangster> {
        let drawn = self.chance.draw(&mut self.gangsters_of_act())?;
        let decks = &mut self.game.gangs.decks;
        decks.remove(drawn);
        Some(drawn)
    }

    /// A gangster bar on every empty space of a district (SP-21.5).
    fn open_gangster_bars(&mut self, district: District) {
        let mut count = 0;
        for space in self.game.manhattan.spaces_of(district) {
            if self.game.manhattan.lot(space).is_empty() && self.place_gangster_bar(space) {
                count += 1;
            }
        }
        if count > 0 {
            self.tell(Event::BarsOpened { district, count });
        }
    }

    /// Puts a gangster bar on a space, if one is left (SP-21.15).
    pub(super) fn place_gangster_bar(&mut self, space: Space) -> bool {
        let left = self.game.supply.gangster_bars > 0;
        self.game.manhattan.lot_mut(space).ground = if left {
            self.game.supply.gangster_bars -= 1;
            Ground::GangsterBar
        } else {
            Ground::Empty
        };
        left
    }

    /// The next boss of the turn order defends; after the last one comes the next district.
    pub(super) fn go_on_with_war(&mut self, district: District, done: u8) {
        let Some(boss) = self.game.order.round.get(usize::from(done)).copied() else {
            self.end_attack(district);
            return;
        };
        let done = done + 1;
        self.game.stage = Stage::War { district, done };
        match boss {
            Boss::Player(seat) => self.ask_defence(seat, district),
            Boss::Rival => self.defend_rival(district),
        }
    }

    /// Asks for each building that can be held (SP-21.8); in the first edition for each that does not hold without
    /// spending (SP-R16).
    fn ask_defence(&mut self, seat: Seat, district: District) {
        let Some(gangster) = self.game.gangs.at[district as usize] else {
            return;
        };
        let boss = Boss::Player(seat);
        if self.game.options.plays_by(EVERY_DEFENCE_DECIDED) {
            let attacked = self.attacked(boss, district);
            let open = attacked.iter().fold(0, |open, (at, _)| open | at.bit());
            self.decide_defence(seat, district, open);
            return;
        }
        let mut open = 0;
        for (space, building) in self.attacked(boss, district) {
            let free = self
                .game
                .player(seat)
                .free_defence(building == Building::Still);
            if free >= gangster.war_strength() {
                self.tell(Event::HeldFreely {
                    boss,
                    building,
                    space,
                });
            } else {
                open |= space.bit();
            }
        }
        if open > 0 {
            self.ask(seat, Step::Defend { district, open });
        }
    }

    /// What nothing can hold is lost, and the log says why nobody is asked; the owner decides for the rest (SP-21.8).
    pub(super) fn decide_defence(&mut self, seat: Seat, district: District, open: u8) {
        let Some(gangster) = self.game.gangs.at[district as usize] else {
            return;
        };
        let attack = gangster.war_strength();
        self.reveals.pass_on_to(seat);
        let undecided = self.attacked(Boss::Player(seat), district);
        let undecided = undecided.iter().filter(|(at, _)| open & at.bit() != 0);
        let judged = undecided.map(|(at, building)| {
            let reason = self.game.hopeless(seat, *at, attack);
            (*at, *building, reason)
        });
        let judged: Vec<_> = judged.collect();
        let held = judged.iter().filter(|(.., reason)| reason.is_none());
        let open = held.fold(0, |open, (at, ..)| open | at.bit());
        if open > 0 {
            self.ask(seat, Step::Defend { district, open });
        }
        for (space, building, reason) in judged {
            let Some(reason) = reason else {
                continue;
            };
            self.tell(Event::CannotHold {
                seat,
                building,
                space,
                attack,
                reason,
            });
            self.lose_house(space);
        }
    }

    /// Somebody's buildings in a district, as far as it has any there.
    fn attacked(&self, boss: Boss, district: District) -> ArrayVec<[(Space, Building); SPACES]> {
        let houses = self.game.manhattan.houses_in(district);
        let own = houses.filter(|(_, house)| house.owner == boss);
        own.map(|(space, house)| (space, house.building)).collect()
    }

    /// A building is not defended (SP-21.12).
    pub(super) fn abandon(&mut self, seat: Seat, open: u8, space: Space) {
        self.ask_on(seat, open, space);
        self.lose_house(space);
    }

    /// A building is defended; what it takes counts for no other one (SP-21.9), and nothing of it
    /// is lost (SP-21.11).
    pub(super) fn defend(&mut self, seat: Seat, open: u8, space: Space, thugs: u8, help: Help) {
        self.ask_on(seat, open, space);
        let Some(house) = self.game.manhattan.lot(space).house() else {
            return;
        };
        let building = house.building;
        let still = building == Building::Still;
        let fee = self.call_ally(seat, Occasion::Defence { still }, help);
        self.return_thugs(seat, thugs);
        self.tell(Event::Defended {
            seat,
            building,
            space,
        });
        self.then(seat, Chore::Charge(fee));
    }

    /// Goes on with the buildings that are left, below what is paid for this one.
    fn ask_on(&mut self, seat: Seat, open: u8, decided: Space) {
        let open = open & !decided.bit();
        if open == 0 {
            return;
        }
        let district = decided.district;
        // What can still be held is seen when this one is paid for.
        if self.game.options.plays_by(EVERY_DEFENCE_DECIDED) {
            self.then(seat, Chore::Defend { district, open });
        } else {
            self.ask(seat, Step::Defend { district, open });
        }
    }

    /// A building leaves the game with its mobster; its barrels go to the supply, those of a still that returns as well
    /// (SP-21.12, SP-25.3).
    pub(super) fn lose_house(&mut self, space: Space) {
        let Some(house) = self.game.manhattan.lot(space).house().copied() else {
            return;
        };
        let (boss, building) = (house.owner, house.building);
        self.game.supply.barrels += u8::from(house.barrel);
        if let (Boss::Player(seat), Building::Still) = (boss, building) {
            let barrels = std::mem::take(&mut self.game.player_mut(seat).still);
            self.game.supply.barrels += barrels;
            if self.game.options.still_rebuild() {
                self.ask(seat, Step::Salvage);
            }
        }
        self.tell(Event::BuildingLost {
            boss,
            building,
            space,
        });
        self.place_gangster_bar(space);
    }

    /// A lost still returns to its slot, which is not empty any more (SP-25.1, SP-25.2).
    pub(super) fn salvage(&mut self, seat: Seat) {
        let player = self.game.player_mut(seat);
        player.slots.insert(Slot::MiddleStill);
        self.tell(Event::StillSalvaged { seat });
    }

    /// A gangster who could open no bar because every building held leaves (SP-21.13).
    fn end_attack(&mut self, district: District) {
        let manhattan = &self.game.manhattan;
        let mut spaces = manhattan.spaces_of(district);
        let held = spaces.all(|space| manhattan.lot(space).house().is_some());
        if held && let Some(gangster) = self.game.gangs.at[district as usize].take() {
            self.game.gangs.strength[district as usize] = 0;
            self.tell(Event::GangsterLeft { gangster, district });
        }
        self.next_target();
    }

    /// Unused tiles leave the game, and the targets of the next war are shown (SP-21.16, SP-21.17).
    fn end_war(&mut self) {
        let unused = self.gangsters_of_act();
        let decks = &mut self.game.gangs.decks;
        *decks = decks.without(unused);
        let next = self
            .game
            .side()
            .war_gangsters
            .get(usize::from(self.game.act));
        let mut districts = Set::default();
        for _ in 0..next.copied().unwrap_or(0) {
            districts.extend(self.chance.draw(&mut self.game.gangs.later));
        }
        self.game.gangs.targets = districts;
        if !districts.is_empty() {
            self.tell(Event::WarAnnounced { districts });
        }
        self.patrol();
        self.pay_out();
        self.begin_act(self.game.act + 1);
    }

    /// The Rival's buildings hold or fall by a number of the difficulty and the act: nothing is chosen or spent
    /// (SP-27.23).
    fn defend_rival(&mut self, district: District) {
        let Some(gangster) = self.game.gangs.at[district as usize] else {
            return;
        };
        let Some(difficulty) = self.game.options.difficulty() else {
            return;
        };
        let level = content().solo.level(difficulty);
        let holds = level.defence[usize::from(self.game.act) - 1] >= gangster.war_strength();
        for (space, building) in self.attacked(Boss::Rival, district) {
            if holds {
                let boss = Boss::Rival;
                self.tell(Event::HeldFreely {
                    boss,
                    building,
                    space,
                });
            } else {
                self.lose_house(space);
            }
        }
    }
}
