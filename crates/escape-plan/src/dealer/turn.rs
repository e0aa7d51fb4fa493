//! A player's turn: rest or move, and how it ends (EP-8, EP-9, EP-16).

use kernel::Seat;

use super::Dealer;
use crate::action::Action;
use crate::content::content;
use crate::event::{Arrest, Event};
use crate::figure::Figure;
use crate::node::{Node, NodeSet, Site};
use crate::pieces::{Asset, Colour, Exit};
use crate::player::Fate;
use crate::step::{Chore, Step, Task};
use crate::travel::{FLIGHT, Scout};

impl Dealer<'_> {
    /// The start of a turn and every step on the way (EP-D5, EP-D6).
    pub(super) fn travel(&mut self, seat: Seat, step: Step, action: Action) {
        match action {
            Action::Rest => self.rest(seat),
            Action::Pass => self.stay_put(seat),
            Action::Stop => self.stop(seat, false),
            Action::Escape => self.stop(seat, true),
            Action::BurnGas => self.burn_gas(seat),
            Action::Go(to) => {
                let here = self.game.player(seat).at;
                let free = self.game.city.map().free[here.index()].contains(to);
                self.enter(seat, to, u8::from(!free));
            }
            Action::Ride(to) => self.ride(seat, to),
            Action::Fly(to) => self.fly(seat, to),
            _ => {}
        }
        let on_the_way = matches!(
            action,
            Action::BurnGas | Action::Go(_) | Action::Ride(_) | Action::Fly(_)
        );
        if step == Step::Start && on_the_way {
            self.set_out();
        }
    }

    /// The turn is a move from now on (EP-8.8).
    pub(super) fn set_out(&mut self) {
        if let Some(Task::Ask(_, step @ Step::Start)) = self.game.agenda.last_mut() {
            *step = Step::Travel;
        }
    }

    /// Rest: everything lies ready again, and an asset is unlocked (EP-8.6).
    fn rest(&mut self, seat: Seat) {
        self.game.agenda.pop();
        let player = self.player(seat);
        player.rested = true;
        player.aided = false;
        player.ready_all();
        self.tell(Event::Rested { seat });
        self.ask(seat, Step::Finish);
        self.ask_unlock(seat);
    }

    /// Neither rest nor a move is possible (EP-8.9).
    fn stay_put(&mut self, seat: Seat) {
        self.game.agenda.pop();
        self.tell(Event::StayedPut { seat });
        self.ask(seat, Step::Finish);
    }

    /// Enters a region or location for so many points.
    fn enter(&mut self, seat: Seat, to: Node, cost: u8) {
        self.player(seat).at = to;
        let options = self.game.options;
        self.turn().enter(to, cost, &options);
    }

    /// Something was gained or used on the way: what was entered before may be entered again (EP-A2).
    fn change_position(&mut self, seat: Seat) {
        let (at, options) = (self.game.player(seat).at, self.game.options);
        self.turn().change_position(at, &options);
    }

    fn burn_gas(&mut self, seat: Seat) {
        self.player(seat).gas -= 1;
        self.game.supply.gas += 1;
        self.turn().mp += content().movement.gas_can_bonus;
        self.change_position(seat);
        self.tell(Event::GasBurnt { seat });
    }

    /// A ride; the first of a turn brings a point (EP-9.11, EP-9.12).
    fn ride(&mut self, seat: Seat, to: Node) {
        self.enter(seat, to, 0);
        let turn = self.turn();
        if !turn.rode {
            turn.rode = true;
            turn.mp += content().movement.metro_bonus_mp;
            self.change_position(seat);
        }
        self.tell(Event::Rode { seat, to });
    }

    fn fly(&mut self, seat: Seat, to: Node) {
        self.enter(seat, to, FLIGHT);
        let place = self.game.place_at(to);
        self.tell(Event::Flew { seat, to, place });
    }

    /// A flight by ability lands (EP-9.14).
    pub(super) fn land(&mut self, seat: Seat, to: Node) {
        self.fly(seat, to);
    }

    /// The sewer comes up (EP-9.16).
    pub(super) fn surface(&mut self, seat: Seat, to: Node) {
        let Some(turn) = self.game.turn else {
            return;
        };
        let cost = Scout::new(self.game, &turn).sewer_cost(to);
        self.enter(seat, to, cost);
        self.change_position(seat);
        self.tell(Event::Surfaced { seat, to });
    }

    /// The jet ski opens a body of water for this turn (EP-9.17).
    pub(super) fn open_waters(&mut self, seat: Seat, node: Node) {
        let bodies = &self.game.city.map().bodies;
        let body = bodies.iter().find(|body| body.contains(node));
        let body = body.copied().unwrap_or(NodeSet::NONE);
        let turn = self.turn();
        // Readied on the way, the jet ski opens a second one.
        turn.waters = turn.waters.union(body);
        self.change_position(seat);
    }

    /// The medevac ends travel at the hospital (EP-9.18).
    pub(super) fn rescue(&mut self, seat: Seat) {
        self.enter(seat, Node::HOSPITAL, 0);
        self.stop(seat, false);
    }

    /// Travel ends, on the open exit with or without escaping (EP-9.8, EP-16.2, EP-16.6).
    fn stop(&mut self, seat: Seat, escaping: bool) {
        self.game.agenda.pop();
        let to = self.game.player(seat).at;
        let options = self.game.options;
        let turn = self.turn();
        turn.escaping = escaping;
        turn.arrived = true;
        if to.site().is_some_and(|site| matches!(site, Site::Gang(_))) {
            turn.reserve = content().prices.gang_visit;
        }
        let from = turn.began;
        let left = turn.left(to.tile(), &options);
        let place = self.game.place_at(to);
        self.tell(Event::Travelled {
            seat,
            from,
            to,
            place,
            left,
        });
        self.then(seat, Chore::Evade);
        if place.is_some_and(|place| self.game.is_closed(place)) {
            self.ask(seat, Step::Unbar);
        }
    }

    /// Opens a closed business at the moment travel ends there (EP-12.7).
    pub(super) fn unbar(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Key(colour) => self.turn_key(seat, colour),
            Action::MasterKey => self.spend_master_key(seat),
            _ => {}
        }
    }

    pub(super) fn turn_key(&mut self, seat: Seat, colour: Colour) {
        let keys = &mut self.player(seat).keys[colour as usize];
        keys.ready -= 1;
        keys.used += 1;
        self.tell(Event::KeyTurned { seat, colour });
    }

    pub(super) fn spend_master_key(&mut self, seat: Seat) {
        let price = self.game.player(seat).price_of(Asset::MasterKey);
        let cost = price.unwrap_or_default();
        self.pay(seat, cost);
        self.player(seat).turn_asset(Asset::MasterKey);
        self.tell(Event::Used {
            seat,
            tool: crate::action::Tool::Asset(Asset::MasterKey),
            ability: None,
            cost,
        });
    }

    /// After evading: out of the city, or to the visit (EP-16.5, EP-12).
    pub(super) fn arrive(&mut self, seat: Seat) {
        if self.turn().escaping {
            self.pay_way_out(seat);
        } else {
            self.ask(seat, Step::Finish);
            self.visit(seat);
        }
    }

    /// The exit cost by the order of escape; who cannot pay is arrested (EP-16.5, EP-16.7).
    fn pay_way_out(&mut self, seat: Seat) {
        let cost = self.game.exit_cost();
        if self.game.hand(seat).cash < cost {
            return self.arrest(seat, Arrest::AtExit);
        }
        self.pay(seat, cost);
        self.player(seat).fate = Fate::Escaped;
        let figure = Figure::Thief(seat);
        self.game.escapes.push(figure);
        let exit = match self.game.player(seat).at.site() {
            Some(Site::Exit(exit)) => exit,
            // Nobody escapes anywhere else.
            _ => Exit::default(),
        };
        self.tell(Event::Escaped { figure, exit, cost });
        self.leave_city(seat);
    }

    /// The player has said that the turn is over; group bonuses come last (EP-8.10, EP-8.12).
    pub(super) fn finish(&mut self, seat: Seat) {
        self.then(seat, Chore::EndTurn);
        if let Some(group) = self.turn().completed {
            self.ask(seat, Step::Bonus(group));
        }
    }

    pub(super) fn end_turn(&mut self, _: Seat) {
        self.game.turn = None;
    }
}
