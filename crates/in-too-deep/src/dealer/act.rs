//! Step 3: actions and free actions (ID-7, ID-9).

use kernel::{Options as _, Seat};

use super::Dealer;
use crate::action::Action;
use crate::amendment;
use crate::event::{Event, Fall, Merit};
use crate::pieces::{Crime, Criminal, Outcome};
use crate::state::Open;
use crate::step::{Chore, Step};

impl Dealer<'_> {
    /// Somebody acts in step 3; whatever costs an action is paid for (ID-7.1).
    pub(super) fn take_action(&mut self, seat: Seat, action: Action) {
        match action {
            // Step 3 ends, and step 4 is passed over (ID-R82).
            Action::Pass => {}
            Action::Commit(crime) => {
                self.ask_if(crime.is_petty(), seat, Step::Act);
                self.commit(seat, crime);
            }
            _ => {
                self.ask(seat, Step::Act);
                if self.game.open.costs_an_action(action) {
                    self.game.open.turn.actions -= 1;
                }
                self.do_action(seat, action);
            }
        }
    }

    /// Does what an action says, whoever has paid for it.
    pub(super) fn do_action(&mut self, seat: Seat, action: Action) {
        self.note_position(action);
        match action {
            Action::Support(support) => self.use_support(seat, support),
            Action::Endure(criminal) => self.endure(seat, criminal),
            Action::Move(criminal, zone) | Action::Push(criminal, zone) => {
                self.move_criminal(seat.into(), criminal, zone);
            }
            Action::PickUp(criminal, item) => self.pick_up(seat, criminal, item),
            Action::Fetch(item) => self.pick_up(seat, Criminal::Hacker, item),
            Action::Smuggle(item) => self.smuggle(seat, item),
            Action::Drop(criminal) => self.drop_item(seat.into(), criminal, Fall::Freely),
            Action::Use(criminal) => {
                if let Some(zone) = self.game.open.city.find(criminal) {
                    self.use_zone(seat, criminal, zone);
                }
            }
            Action::Fix(zone) => self.use_zone(seat, Criminal::Fixer, zone),
            Action::Grip(criminal) => self.gain_grip(seat.into(), criminal),
            Action::Hack(item, zone) => self.move_item(seat.into(), item, zone),
            Action::Sense(criminal) => {
                self.game.open.turn.seer_used = true;
                self.gain_grip(seat.into(), criminal);
            }
            Action::Jump => {
                let city = &self.game.open.city;
                let from = city.find(Criminal::Jumper);
                if let Some(to) = from.map(|zone| city.ring.opposite(zone)) {
                    self.relocate(seat.into(), Criminal::Jumper, to);
                }
            }
            Action::Dash(zone) => self.relocate(seat.into(), Criminal::Courier, zone),
            Action::Guardian(_) | Action::Barrier(..) => {
                self.game.open.turn.crusher_used = true;
                self.patrol(seat, action);
            }
            // Nothing else is an action.
            _ => {}
        }
    }

    /// Remembers the position that an action leaves, if free actions could lead back to it (ID-R17). Only what the
    /// Smuggler holds can come back, for he takes and drops the same items freely. Everything else spends
    /// something, or takes an item from somebody to whom no free action returns it.
    fn note_position(&mut self, action: Action) {
        let Open {
            options,
            city,
            turn,
            ..
        } = &mut self.game.open;
        if !options.plays_by(amendment::FREE_ACTIONS) {
            self.note_smuggled(action);
            return;
        }
        let leads_back = match action {
            Action::Smuggle(item) => city.holder(item).is_none(),
            Action::Drop(criminal) => criminal == Criminal::Smuggler,
            _ => false,
        };
        if !leads_back {
            turn.forget_positions();
            return;
        }
        match city.held_by(Criminal::Smuggler) {
            Some(item) => turn.smuggled.insert(item),
            None => turn.let_go = true,
        }
    }

    /// In the first edition what was smuggled may be taken again after anything but drops and free abilities
    /// (ID-A1).
    fn note_smuggled(&mut self, action: Action) {
        let open = &mut self.game.open;
        if open.costs_an_action(action) || matches!(action, Action::Support(_)) {
            open.turn.forget_positions();
        }
        if let Action::Smuggle(item) = action {
            open.turn.smuggled.insert(item);
        }
    }

    /// Grip is paid for an extra action, which follows at once (ID-6.4, ID-R84).
    fn endure(&mut self, seat: Seat, criminal: Criminal) {
        self.lose_grip_quietly(seat, criminal);
        self.tell(Event::GripPaid { seat, criminal });
        self.ask(seat, Step::Endure(criminal));
    }

    fn lose_grip_quietly(&mut self, seat: Seat, criminal: Criminal) {
        use kernel::Member;
        self.game.open.console_mut(seat).grip[criminal.index()] -= 1;
    }

    /// Hands over what a crime pays (ID-15.3, ID-16.4).
    pub(super) fn reward(&mut self, seat: Seat, crime: Crime, outcome: Outcome) {
        let reward = crime.reward(outcome);
        let merit = match crime.is_petty() {
            true => Merit::Crime,
            false => Merit::MajorCrime,
        };
        self.gain_intel(seat.into(), reward.intel, merit);
        self.draw_dilemmas(seat.into(), reward.dilemmas);
        self.then(seat, Chore::Support(reward.support));
        self.then(seat, Chore::Process(reward.process));
        self.then(seat, Chore::Gain(reward.evidence));
    }
}
