//! Mobsters on their way (SP-11), allies (SP-17, SP-29) and raids (SP-18).

use kernel::Seat;

use super::Dealer;
use crate::action::Action;
use crate::boss::{BOSSES, Boss};
use crate::content::content;
use crate::docks::Berth;
use crate::event::{Event, Source};
use crate::pieces::{District, Gangster, Ship};
use crate::player::Ally;
use crate::step::{Chore, Post, Step};

impl Dealer<'_> {
    /// A gained mobster goes where the player sends it (SP-11.7), or is not gained.
    pub(super) fn post_mobster(&mut self, seat: Seat, post: Post, waiting: bool, action: Action) {
        let player = self.game.player_mut(seat);
        if waiting {
            player.waiting -= 1;
            player.mobsters += 1;
        }
        match action {
            Action::Vip => {
                player.mobsters -= 1;
                player.vip += 1;
                self.tell(Event::MobsterToVip { seat });
            }
            Action::Dock(berth) => {
                player.mobsters -= 1;
                self.dock(seat, post, berth);
            }
            _ => self.tell(Event::MobsterDeclined { seat }),
        }
    }

    /// A mobster goes to the docks: the reward of its row, then others may move (SP-11.11,
    /// SP-11.13).
    fn dock(&mut self, seat: Seat, post: Post, berth: Berth) {
        let boss = Boss::Player(seat);
        self.game.docks.put(berth, Some(boss));
        self.tell(Event::MobsterToDocks { boss, berth });
        if post != Post::FirstDocks {
            let settled = berth.bit();
            self.ask(seat, Step::Relocate { settled });
        }
        let choices = self.game.player(seat).docks_choices(&self.game.options);
        if choices == 0 {
            self.docks_reward(seat, berth.row);
        }
        for _ in 0..choices {
            self.ask(seat, Step::DocksReward);
        }
    }

    /// The reward of a row (SP-11.12).
    pub(super) fn docks_reward(&mut self, seat: Seat, row: u8) {
        let reward = &content().docks.rows[usize::from(row) - 1].reward;
        self.gain(seat, reward, "SP-11.11");
    }

    /// An own mobster of the docks moves, without a reward and at most once (SP-11.13).
    pub(super) fn relocate(&mut self, seat: Seat, settled: u16, from: Berth, to: Berth) {
        self.game.docks.put(from, None);
        self.game.docks.put(to, Some(Boss::Player(seat)));
        self.tell(Event::MobsterMoved { seat, from, to });
        let settled = settled | to.bit();
        self.ask(seat, Step::Relocate { settled });
    }

    /// Allies with a gangster; the ally before goes home (SP-17.2, SP-17.3).
    pub(super) fn ally(&mut self, seat: Seat, gangster: Gangster) {
        if let Some(old) = self.game.player_mut(seat).ally.take() {
            self.game.gangs.at[old.home as usize] = Some(old.gangster);
            let gangster = old.gangster;
            self.tell(Event::AllyDismissed { seat, gangster });
        }
        let here = |home: &District| self.game.gangs.at[*home as usize] == Some(gangster);
        let Some(home) = District::ALL.into_iter().find(here) else {
            return;
        };
        self.game.gangs.at[home as usize] = None;
        self.game.player_mut(seat).ally = Some(Ally {
            gangster,
            home,
            helped: false,
        });
        self.tell(Event::Allied { seat, gangster });
        // What is asked last is answered first: the docks before the VIP area (SP-29.2).
        let alliance = gangster.alliance();
        for _ in 0..alliance.vip_mobsters {
            self.ask_mobster(seat, Post::Vip);
        }
        for _ in 0..alliance.docks_mobsters {
            self.ask_mobster(seat, Post::Docks);
        }
        for _ in 0..alliance.city_tokens {
            self.ask(seat, Step::TakeToken);
        }
    }

    /// Raids a ship: crate, barrel, mobster, and it sails (SP-18.8).
    pub(super) fn raid(&mut self, seat: Seat, ship: Ship, hired: [u8; BOSSES], thugs: u8) {
        self.tell(Event::Raided { seat, ship, thugs });
        self.return_thugs(seat, thugs);
        let bosses: Vec<Boss> = self.game.bosses().collect();
        for owner in bosses {
            self.hire_mobsters(seat, owner, hired[owner.index()]);
        }
        self.open_crate(seat, ship);
        self.then(seat, Chore::EndRaid(ship));
        self.ask(seat, Step::Stash(ship));
    }

    /// Mobsters of somebody else join a raid, for money of the pocket alone (SP-18.5, SP-18.6).
    fn hire_mobsters(&mut self, seat: Seat, owner: Boss, count: u8) {
        if count == 0 {
            return;
        }
        let fee = u16::from(count) * content().money.hired_mobster_fee;
        self.game.player_mut(seat).pocket -= fee;
        self.tell(Event::MobstersHired { seat, owner, count });
        self.gain_cash(owner, fee, Source::Mobsters);
    }

    /// The crate of a ship pays at once and stays (SP-18.9); another is put in its place.
    fn open_crate(&mut self, seat: Seat, ship: Ship) {
        let column = self.game.docks.ship(ship).at.region();
        if let Some(item) = self.game.docks.ship_mut(ship).cargo.take() {
            let cash = self.game.crate_cash(seat, item, column);
            let player = self.game.player_mut(seat);
            player.pocket += cash;
            player.crates.insert(item);
            self.tell(Event::CrateOpened { seat, item, cash });
        }
        self.restock(ship);
    }

    /// Puts the top crate of the stack on a ship (SP-18.9).
    pub(super) fn restock(&mut self, ship: Ship) {
        let crates = &mut self.game.crates;
        let Some(item) = crates.top.take() else {
            return;
        };
        crates.top = self.chance.draw(&mut crates.unseen);
        self.game.docks.ship_mut(ship).cargo = Some(item);
        self.tell(Event::CrateTurnedUp { item, ship });
    }

    /// The barrel of a raid goes to a building or the still, or to the supply (SP-18.10).
    pub(super) fn stash(&mut self, seat: Seat, ship: Ship, action: Action) {
        if !self.unload(ship) {
            return;
        }
        match action {
            Action::Space(space) => {
                self.put_barrel(space);
                self.tell(Event::BarrelStored { seat, space });
            }
            Action::Still => {
                self.game.player_mut(seat).still += 1;
                self.tell(Event::BarrelToStill { seat });
            }
            _ => {
                self.game.supply.barrels += 1;
                self.tell(Event::BarrelLost { seat });
            }
        }
    }

    /// After a raid one mobster leaves the docks, and the ship sails (SP-18.11, SP-18.12).
    pub(super) fn end_raid(&mut self, seat: Seat, ship: Ship) {
        let column = self.game.docks.ship(ship).at.region();
        self.then(seat, Chore::Sail(ship));
        self.ask(seat, Step::Recall(column));
    }

    /// A mobster leaves the docks for the VIP area, or for the supply (SP-18.11).
    pub(super) fn recall(&mut self, seat: Seat, berth: Berth) {
        self.game.docks.put(berth, None);
        let vip = self.game.refuse_vip(seat).is_none();
        let player = self.game.player_mut(seat);
        if vip {
            player.vip += 1;
        } else {
            player.mobsters += 1;
        }
        self.tell(Event::MobsterReturned { seat, vip });
    }
}
