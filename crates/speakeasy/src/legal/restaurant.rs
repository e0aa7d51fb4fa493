//! The Restaurant: turn order, business and books (SP-19).

use std::ops::ControlFlow;

use kernel::{Offers, Seat};

use crate::action::Action;
use crate::boss::Boss;
use crate::goal;
use crate::pieces::{Business, Goal};
use crate::state::Speakeasy;
use crate::step::Step;
use crate::whynot::WhyNot;

impl Speakeasy {
    pub(super) fn each_order(
        &self,
        seat: Seat,
        step: Step,
        offers: &mut impl Offers<Action>,
    ) -> ControlFlow<()> {
        let refuse = |action| self.refuse_order(seat, step, action);
        match step {
            Step::TurnOrder => offers.test((1..=self.options.bosses()).map(Action::Column), refuse),
            Step::Business { .. } => offers.test(Business::ALL.map(Action::Business), refuse),
            _ => {
                for goal in self.bookable(seat) {
                    let spaces = self.free_spaces(goal);
                    offers.take(spaces.map(|space| Action::Book(goal, space)))?;
                }
                ControlFlow::Continue(())
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
                let possible = self.bookable(seat).next();
                possible.is_none().then_some(WhyNot::GoalNotMet)
            }
        }
    }

    /// The goals on which a book can be put now.
    fn bookable(&self, seat: Seat) -> impl Iterator<Item = Goal> + '_ {
        Goal::ALL.into_iter().filter(move |goal| {
            // Whether the goal is met does not depend on the space.
            let first = self.free_spaces(*goal).next();
            first.is_some_and(|space| self.refuse_book(seat, *goal, space).is_none())
        })
    }

    /// The spaces of a goal without a book.
    fn free_spaces(&self, goal: Goal) -> impl Iterator<Item = u8> + '_ {
        (1..=2).filter(move |space| self.ledger.at(goal, space - 1).is_none())
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
