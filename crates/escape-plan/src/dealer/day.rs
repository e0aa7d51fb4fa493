//! The days, their phases and parts (EP-1): income (EP-4), patrol (EP-5), turn order (EP-7), actions (EP-8), the new
//! day (EP-15) and the end (EP-16, EP-17).

use kernel::Seat;
use tinyvec::ArrayVec;

use super::Dealer;
use crate::automa::Haul;
use crate::content::content;
use crate::event::{Arrest, Event};
use crate::figure::{Figure, SEATS};
use crate::pieces::{Automa, Exit, Part};
use crate::player::Fate;
use crate::state::EscapePlan;
use crate::step::{Stage, Step, Turn};

impl Dealer<'_> {
    /// Goes on when nothing is left to be resolved.
    pub(super) fn advance(&mut self) {
        match self.game.stage {
            Stage::Income { next } => self.next_bargain(next),
            Stage::City { placed } => self.next_tile(placed),
            Stage::Turns { part, next } => self.next_turn(part, next),
            Stage::Update { part, next, last } => self.next_update(part, next, last),
            Stage::Over => {}
        }
    }

    /// Income for everybody but on the first day (EP-4.1, EP-4.3).
    pub(super) fn begin_day(&mut self) {
        let day = self.game.day;
        self.tell(Event::DayBegan { day });
        if day == 1 {
            return self.patrol();
        }
        for seat in self.game.seats() {
            if self.game.player(seat).at_large() {
                self.receive_income(seat, "EP-4.3");
            }
        }
        self.game.stage = Stage::Income { next: 0 };
    }

    /// Asks the next player who may unlock an asset for money (EP-4.4).
    fn next_bargain(&mut self, next: u8) {
        let Some(figure) = self.game.order.get(usize::from(next)).copied() else {
            return self.patrol();
        };
        self.game.stage = Stage::Income { next: next + 1 };
        if let Some(seat) = figure.seat()
            && self.game.may_bargain(seat)
        {
            self.ask(seat, Step::Bargain);
        }
    }

    pub(super) fn bargain(&mut self, seat: Seat, asset: crate::pieces::Asset) {
        let amount = content().prices.income_phase_unlock;
        self.pay(seat, amount);
        let why = kernel::RuleId("EP-4.4");
        self.tell(Event::Paid { seat, amount, why });
        self.unlock(seat, asset, "EP-4.4");
    }

    /// Reveals patrol cards (EP-5). The deck is what is left of the six cards; since one of them
    /// was removed unseen (EP-2.4), any of those left may come.
    fn patrol(&mut self) {
        let day = usize::from(self.game.day);
        for _ in 0..content().day.patrol_cards_revealed[day - 1] {
            let left: ArrayVec<[Exit; 6]> = Exit::ALL
                .into_iter()
                .flat_map(|exit| {
                    let laid = self.game.patrols[exit as usize];
                    std::iter::repeat_n(exit, usize::from(2 - laid))
                })
                .collect();
            let exit = *self.chance.pick(&left);
            self.game.patrols[exit as usize] += 1;
            self.tell(Event::PatrolLaid { exit });
            if self.game.exit_closed(exit) {
                self.game.piles.exits.push(exit);
                self.tell(Event::ExitClosed { exit });
            }
        }
        self.game.stage = Stage::City { placed: 0 };
    }

    /// Asks the next player to place a tile (EP-6.1, EP-18.15).
    fn next_tile(&mut self, placed: u8) {
        if placed == content().day.city_tiles_placed {
            self.turn_up_tiles();
            self.return_pairs();
            return self.set_order();
        }
        let players: ArrayVec<[Seat; SEATS]> = self.game.at_large().collect();
        if let Some(seat) = players
            .iter()
            .copied()
            .cycle()
            .nth(usize::from(placed))
            .filter(|_| !players.is_empty())
        {
            self.ask(seat, Step::PlaceTile);
        }
    }

    /// The highest notoriety plays first; among equals the order is reversed (EP-7.1, EP-7.2). Nobody else calls it, so
    /// that the order holds until the next day has come so far (EP-7.3).
    fn set_order(&mut self) {
        let mut order = self.game.order;
        order.reverse();
        order.retain(|figure| self.game.in_city(*figure));
        // Stable, so equals keep the reversed order.
        order.sort_by_key(|figure| std::cmp::Reverse(self.game.level(*figure)));
        self.game.order = order;
        self.tell(Event::OrderSet { order });
        self.begin_part(Part::Morning);
    }

    /// A part of the day begins (EP-8.1). Who has a disc now may spend it in the night or at dawn
    /// (EP-8.3).
    fn begin_part(&mut self, part: Part) {
        let discs = |figure: &Figure| match figure {
            Figure::Thief(seat) => self.game.player(*seat).discs,
            Figure::Automa(automa) => self.game.agent(*automa).map_or(0, |agent| agent.discs),
        };
        let awake = self.game.order.iter().filter(|figure| discs(figure) > 0);
        self.game.awake = awake.copied().collect();
        self.game.stage = Stage::Turns { part, next: 0 };
        let day = self.game.day;
        self.tell(Event::PartBegan { day, part });
    }

    /// Lets the next in order take a turn (EP-8.2, EP-8.3).
    fn next_turn(&mut self, part: Part, next: u8) {
        if self.game.at_large().next().is_none() && !self.game.automas_play_on() {
            return self.begin_update(part, true);
        }
        let Some(figure) = self.game.order.get(usize::from(next)).copied() else {
            return self.begin_update(part, false);
        };
        self.game.stage = Stage::Turns {
            part,
            next: next + 1,
        };
        let sleeps = part.is_optional() && !self.game.awake.contains(&figure);
        if sleeps || !self.game.in_city(figure) {
            return;
        }
        match figure {
            Figure::Thief(seat) if part.is_optional() => {
                if self.game.may_wake(seat) {
                    self.ask(seat, Step::SpendDisc);
                }
            }
            Figure::Thief(seat) => self.begin_turn(seat),
            Figure::Automa(automa) => {
                if part.is_optional() {
                    self.return_disc(automa);
                }
                self.play_automa(automa, part);
            }
        }
    }

    fn return_disc(&mut self, automa: Automa) {
        if let Some(agent) = self.game.agent_mut(automa) {
            agent.discs -= 1;
            self.game.supply.discs += 1;
        }
        let figure = Figure::Automa(automa);
        self.tell(Event::DiscSpent { figure });
    }

    pub(super) fn spend_disc(&mut self, seat: Seat) {
        self.player(seat).discs -= 1;
        self.game.supply.discs += 1;
        let figure = Figure::Thief(seat);
        self.tell(Event::DiscSpent { figure });
        self.begin_turn(seat);
    }

    fn begin_update(&mut self, part: Part, last: bool) {
        self.game.stage = Stage::Update {
            part,
            next: 0,
            last,
        };
    }

    /// Updates the next in order (EP-13.4), then goes on to the next part or day.
    fn next_update(&mut self, part: Part, next: u8, last: bool) {
        let Some(figure) = self.game.order.get(usize::from(next)).copied() else {
            return self.end_part(part, last);
        };
        self.game.stage = Stage::Update {
            part,
            next: next + 1,
            last,
        };
        let arrested = figure
            .seat()
            .is_some_and(|seat| self.game.player(seat).fate == Fate::Arrested);
        // In the last update only those who got out count (EP-8.11).
        let due = !last || self.game.escapes.contains(&figure);
        if due && !arrested {
            self.update_notoriety(figure, last);
        }
    }

    fn end_part(&mut self, part: Part, last: bool) {
        if last {
            return self.end_game();
        }
        match Part::ALL.get(part as usize + 1) {
            Some(next) => self.begin_part(*next),
            None if self.game.day == 3 => self.end_game(),
            None => self.new_day(),
        }
    }

    /// All rest tokens turn to the sun (EP-15.1).
    fn new_day(&mut self) {
        for player in &mut self.game.players {
            player.rested = false;
        }
        self.game.day += 1;
        self.begin_day();
    }

    /// Whoever is still in the city is arrested; all is turned up (EP-16.11, EP-17.3).
    pub(super) fn end_game(&mut self) {
        self.game.stage = Stage::Over;
        for seat in self.game.seats() {
            if self.game.player(seat).at_large() {
                self.arrest(seat, Arrest::OutOfTime);
            }
        }
        self.game.agenda.clear();
        self.game.turn = None;
        self.turn_all_up();
        self.tell(Event::GameOver);
    }

    /// Plans and hidden tiles are turned up (EP-17.3).
    fn turn_all_up(&mut self) {
        for seat in self.game.seats() {
            let plan = self.game.hand(seat).plan;
            let figure = Figure::Thief(seat);
            self.tell(Event::PlanRevealed { figure, plan });
            let sealed = self.game.sealed_of(seat);
            let tiles: ArrayVec<_> = sealed.map(|one| self.game.piles.found(one)).collect();
            if !tiles.is_empty() {
                self.tell(Event::TilesRevealed { seat, tiles });
            }
        }
        if let Some(costa) = self.game.costa {
            let figure = Figure::Automa(Automa::Costa);
            let plan = costa.plan;
            self.tell(Event::PlanRevealed { figure, plan });
            for stack in costa.loot.iter().filter(|stack| !stack.is_empty()) {
                let tiles = stack.iter().map(|one| self.game.piles.found(*one));
                let haul = Haul(tiles.collect());
                self.tell(Event::HaulRevealed { haul });
            }
        }
    }

    /// Begins a player's turn with the late tax, if it is due (EP-16.8).
    fn begin_turn(&mut self, seat: Seat) {
        let tax = content().day.late_tax_per_turn;
        if self.game.taxed() {
            if self.game.hand(seat).cash < tax {
                return self.arrest(seat, Arrest::CannotPay);
            }
            self.pay(seat, tax);
            self.tell(Event::TaxPaid { seat, amount: tax });
        }
        let at = self.game.player(seat).at;
        self.game.turn = Some(Turn {
            seat,
            began: at,
            mp: content().movement.base_mp,
            entered: crate::node::NodeSet::only(at),
            route: [at.tile()].into_iter().collect(),
            ..Turn::default()
        });
        self.ask(seat, Step::Start);
    }

    /// Takes a player out of the game (EP-1.2, EP-16.10).
    pub(super) fn arrest(&mut self, seat: Seat, why: Arrest) {
        self.player(seat).fate = Fate::Arrested;
        self.tell(Event::Arrested { seat, why });
        self.leave_city(seat);
    }

    /// What happens when a pawn leaves the city: gangs are free again (EP-16.10).
    pub(super) fn leave_city(&mut self, seat: Seat) {
        for base in &mut self.game.gangs {
            if base.owner == Some(seat) {
                *base = crate::state::Base {
                    owner: None,
                    members: 2,
                };
            }
        }
        let player = self.player(seat);
        player.members = 0;
        player.markers = content().player_board.control_markers;
        self.game.agenda.clear();
        self.game.turn = None;
        // Alone and arrested, the game is over at once (EP-19.13), if it is not over already.
        let arrested = self.game.player(seat).fate == Fate::Arrested;
        if self.game.options.solo() && arrested && !self.game.is_finished() {
            self.end_game();
        }
    }
}

impl EscapePlan {
    /// Whether a player is offered an asset in the income phase (EP-D1).
    fn may_bargain(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        player.at_large()
            && player.notoriety.level <= content().notoriety_track.lines_above_levels[0]
            && self.hand(seat).cash >= content().prices.income_phase_unlock
            && !player.locked().is_empty()
    }

    /// Whether a player with a disc may spend it: not without money for the tax (EP-16.9).
    fn may_wake(&self, seat: Seat) -> bool {
        let tax = content().day.late_tax_per_turn;
        self.player(seat).discs > 0 && !(self.taxed() && self.hand(seat).cash < tax)
    }

    /// Whether the automas play on without players: Costa is still on his way out (EP-19.13).
    fn automas_play_on(&self) -> bool {
        let escaped = self.players.iter().any(|p| p.fate == Fate::Escaped);
        escaped && self.costa.is_some_and(|costa| !costa.escaped)
    }
}
