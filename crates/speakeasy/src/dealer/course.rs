//! The course of the game: preparation (SP-4), acts and rounds (SP-5), turns (SP-6), turn order (SP-7).

use tinyvec::ArrayVec;

use super::Dealer;
use crate::boss::{BOSSES, Boss};
use crate::content::content;
use crate::event::Event;
use crate::pieces::Building;
use crate::state::Capos;
use crate::step::{Chore, Post, Stage, Step, Turn};
use crate::works::Works;

impl Dealer<'_> {
    /// Nothing is pending: goes on with the game.
    pub(super) fn advance(&mut self) {
        // Whoever wanted to split a cost wanted it now (SP-R59).
        self.game.splitting = None;
        match self.game.stage {
            Stage::Docks { done } => self.fill_docks(done),
            Stage::Preparation { done } => self.prepare(done),
            Stage::Turns { done } => self.next_turn(done),
            Stage::War { district, done } => self.go_on_with_war(district, done),
            Stage::Over => {}
        }
    }

    /// The boss who is the n-th from the end of the turn order (SP-4.1).
    fn nth_backwards(&self, n: u8) -> Option<Boss> {
        let order = &self.game.order.round;
        let back = order.len().checked_sub(usize::from(n) + 1)?;
        order.get(back).copied()
    }

    /// With two bosses each puts a mobster into the docks (SP-3.12).
    fn fill_docks(&mut self, done: u8) {
        let Some(boss) = self.nth_backwards(done) else {
            self.game.stage = Stage::Preparation { done: 0 };
            return;
        };
        let done = done + 1;
        self.game.stage = Stage::Docks { done };
        match boss {
            Boss::Player(seat) => self.ask_mobster(seat, Post::FirstDocks),
            Boss::Rival => self.dock_rival(crate::pieces::Region::Midtown),
        }
    }

    /// The preparation round: a building with its token and reward, and a card (SP-4.1 to SP-4.5); the Rival expands
    /// once (SP-27.7).
    fn prepare(&mut self, done: u8) {
        if done == 0 {
            self.tell(Event::PreparationBegan);
        }
        let Some(boss) = self.nth_backwards(done) else {
            self.begin_act(1);
            return;
        };
        let done = done + 1;
        self.game.stage = Stage::Preparation { done };
        match boss {
            Boss::Player(seat) => {
                self.ask(seat, Step::FirstPlay);
                let (works, times) = (Works::First, 1);
                self.ask(seat, Step::Build { works, times });
            }
            Boss::Rival => self.expand(content().solo.preparation_region, 0),
        }
    }

    /// An act begins: capos return (SP-5.3 to SP-5.7).
    pub(super) fn begin_act(&mut self, act: u8) {
        let capos = content().acts.rounds[usize::from(act) - 1];
        self.game.act = act;
        self.game.capos = Capos::default();
        for player in &mut self.game.players {
            player.capos = capos;
        }
        if let Some(rival) = &mut self.game.rival {
            rival.capos = capos;
        }
        self.tell(Event::ActBegan { act });
        self.begin_round(1);
    }

    /// A round of an act begins (SP-5.1, SP-6.1).
    fn begin_round(&mut self, round: u8) {
        self.game.round = round;
        self.game.stage = Stage::Turns { done: 0 };
        let act = self.game.act;
        self.tell(Event::RoundBegan { act, round });
    }

    /// The next boss takes a turn, helper, person and card (SP-6.2 to SP-6.5); after the last one
    /// the round ends.
    fn next_turn(&mut self, done: u8) {
        let Some(boss) = self.game.order.round.get(usize::from(done)).copied() else {
            self.end_round();
            return;
        };
        let done = done + 1;
        self.game.stage = Stage::Turns { done };
        let Boss::Player(seat) = boss else {
            self.rival_turn();
            return;
        };
        self.game.turn = Some(Turn {
            seat,
            ..Turn::default()
        });
        self.then(seat, Chore::EndTurn);
        self.then(seat, Chore::DrawCard);
        self.ask(seat, Step::Send);
        self.ask(seat, Step::UseHelper);
    }

    /// The end of a round: the turn order (SP-7.7), then the next round, the Lucky Luciano phase (SP-5.2) or the end
    /// (SP-24.1).
    fn end_round(&mut self) {
        self.update_order();
        let act = usize::from(self.game.act);
        let acts = content().acts.rounds;
        if self.game.round < acts[act - 1] {
            self.begin_round(self.game.round + 1);
        } else if act == acts.len() {
            self.game.stage = Stage::Over;
            self.tell(Event::GameEnded);
        } else {
            self.begin_war();
        }
    }

    /// If somebody has moved: casinos pay, and the markers of both rows come together (SP-7.3, SP-7.5, SP-7.6).
    fn update_order(&mut self) {
        if self.game.order.lower.iter().all(Option::is_none) {
            return;
        }
        self.pay_casinos();
        let order = &mut self.game.order;
        let mut staying = order.upper.into_iter().flatten();
        let columns = usize::from(self.game.options.bosses());
        let row = order.lower.iter().take(columns);
        let round: ArrayVec<[Boss; BOSSES]> = row
            .filter_map(|moved| moved.or_else(|| staying.next()))
            .collect();
        self.game.seat_order(round);
        self.tell(Event::OrderSet { order: round });
    }

    /// Every casino in operation pays its owner (SP-7.4).
    fn pay_casinos(&mut self) {
        let income = self.game.side().casino_income;
        let bosses: Vec<Boss> = self.game.bosses().collect();
        for boss in bosses {
            let houses = self.game.manhattan.open_houses(boss);
            let casinos = houses.filter(|(_, house)| house.building == Building::Casino);
            let amount = income * casinos.count() as u16;
            if amount > 0 {
                self.tell(Event::CasinosPaid { boss, amount });
                match boss {
                    Boss::Player(seat) => self.game.player_mut(seat).pocket += amount,
                    Boss::Rival => {
                        if let Some(rival) = &mut self.game.rival {
                            rival.purse += amount;
                        }
                    }
                }
            }
        }
    }
}
