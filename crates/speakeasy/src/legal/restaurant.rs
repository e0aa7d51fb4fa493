//! The Restaurant: turn order, business and books.

use kernel::Seat;

use crate::action::Action;
use crate::boss::Boss;
use crate::goal;
use crate::pieces::{Business, Goal};
use crate::state::Speakeasy;
use crate::step::Step;
use crate::whynot::WhyNot;

impl Speakeasy {
    pub(super) fn each_order(&self, step: Step, offer: &mut impl FnMut(Action)) {
        match step {
            Step::TurnOrder => (1..=self.options.bosses())
                .map(Action::Column)
                .for_each(offer),
            Step::Business { .. } => Business::ALL
                .into_iter()
                .map(Action::Business)
                .for_each(offer),
            _ => {
                for goal in Goal::ALL {
                    (1..=2).for_each(|space| offer(Action::Book(goal, space)));
                }
            }
        }
    }

    pub(super) fn refuse_order(&self, seat: Seat, step: Step, action: Action) -> Option<WhyNot> {
        match (step, action) {
            (Step::TurnOrder, Action::Column(column)) => {
                if !(1..=self.options.bosses()).contains(&column) {
                    return Some(WhyNot::NoSuchColumn);
                }
                if !self.column_is_free(column) {
                    return Some(WhyNot::ColumnTaken);
                }
                let (need, held) = (self.column_cards(column), self.player(seat).hand_size());
                (held < need).then_some(WhyNot::TooFewCards { need, held })
            }
            (Step::Business { done }, Action::Business(business)) => {
                if done.contains(business) {
                    return Some(WhyNot::DoneAlready);
                }
                self.refuse_business(seat, business)
            }
            (Step::Cook { .. }, Action::Book(goal, space)) => self.refuse_book(seat, goal, space),
            _ => Some(step.not_asked()),
        }
    }

    fn refuse_business(&self, seat: Seat, business: Business) -> Option<WhyNot> {
        let player = self.player(seat);
        match business {
            Business::PlayCard => {
                let held = player.hand_size();
                (held == 0).then_some(WhyNot::TooFewCards { need: 1, held })
            }
            Business::CityTokens => {
                let mut held = player.token_kinds();
                held.next().is_none().then_some(WhyNot::TokenNotHeld)
            }
            Business::CookBooks => {
                if player.books == 0 {
                    return Some(WhyNot::NoBook);
                }
                let possible = Goal::ALL
                    .into_iter()
                    .any(|goal| (1..=2).any(|space| self.refuse_book(seat, goal, space).is_none()));
                (!possible).then_some(WhyNot::GoalNotMet)
            }
        }
    }

    fn refuse_book(&self, seat: Seat, goal: Goal, space: u8) -> Option<WhyNot> {
        if !(1..=2).contains(&space) || self.ledger.at(goal, space - 1).is_some() {
            return Some(WhyNot::BookSpaceTaken);
        }
        let player = self.player(seat);
        if player.books == 0 {
            return Some(WhyNot::NoBook);
        }
        if self.ledger.has(goal, Boss::Player(seat)) {
            return Some(WhyNot::BookOnGoal);
        }
        let met = goal::is_met(goal, seat, player, &self.manhattan, &self.ledger);
        (!met).then_some(WhyNot::GoalNotMet)
    }
}
