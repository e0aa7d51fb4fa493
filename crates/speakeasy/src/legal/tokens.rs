//! Helpers and city tokens of the displays (SP-11, SP-19, SP-30).

use std::ops::ControlFlow;

use kernel::{Member, Offers, Seat};

use crate::action::Action;
use crate::market::DISPLAY;
use crate::pieces::Helper;
use crate::player::kinds;
use crate::state::Speakeasy;
use crate::step::Step;
use crate::whynot::WhyNot;

/// The spaces of a column of the city token display.
const SPACES: std::ops::RangeInclusive<u8> = 1..=DISPLAY as u8;

impl Speakeasy {
    pub(super) fn each_token(
        &self,
        seat: Seat,
        step: Step,
        offers: &mut impl Offers<Action>,
    ) -> ControlFlow<()> {
        let refuse = |action| self.refuse_token(seat, step, action);
        match step {
            Step::TakeHelper | Step::CopyHelper => {
                offers.test(self.helpers.display.iter().map(Action::Helper), refuse)
            }
            Step::TakeToken => {
                offers.test(SPACES.map(Action::Right), refuse)?;
                offers.test(SPACES.map(Action::Middle), refuse)
            }
            Step::Reveal { .. } => offers.test(SPACES.map(Action::Pile), refuse),
            Step::PlayToken { .. } => {
                offers.take(self.player(seat).token_kinds().map(Action::Token))
            }
            _ => {
                let aside = self.turn.map(|turn| turn.aside).unwrap_or_default();
                let tokens = match step {
                    Step::PutBack => aside,
                    _ => self.player(seat).tokens,
                };
                for token in kinds(&tokens) {
                    offers.take(SPACES.map(|stack| Action::Put(token, stack)))?;
                }
                ControlFlow::Continue(())
            }
        }
    }

    pub(super) fn refuse_token(&self, seat: Seat, step: Step, action: Action) -> Option<WhyNot> {
        let space = |number: u8| usize::from(number).wrapping_sub(1);
        match (step, action) {
            (Step::TakeHelper, Action::Helper(helper)) => self.refuse_displayed(helper),
            (Step::CopyHelper, Action::Helper(helper)) => {
                let itself = helper == Helper::CopyDisplay;
                self.refuse_displayed(helper)
                    .or(itself.then_some(WhyNot::CannotCopyItself))
            }
            (Step::TakeToken, Action::Right(number)) => {
                let there = self.market.right.get(space(number)).copied().flatten();
                there.is_none().then_some(WhyNot::NoToken)
            }
            (Step::TakeToken, Action::Middle(number)) => {
                let stack = self.market.middle.get(space(number));
                let empty = stack.is_none_or(|stack| stack.is_empty());
                empty.then_some(WhyNot::NoToken)
            }
            (Step::Reveal { .. }, Action::Pile(number)) => {
                let left = self.market.piles.get(space(number)).copied();
                (left.unwrap_or(0) == 0).then_some(WhyNot::PileEmpty)
            }
            (Step::PlayToken { .. }, Action::Token(token)) => {
                let held = self.player(seat).tokens[token.index()];
                (held == 0).then_some(WhyNot::TokenNotHeld)
            }
            (Step::PutBack | Step::Surplus, Action::Put(token, stack)) => {
                if !SPACES.contains(&stack) {
                    return Some(step.not_asked());
                }
                let aside = self.turn.map_or(0, |turn| turn.aside[token.index()]);
                let held = match step {
                    Step::PutBack => aside,
                    _ => self.player(seat).tokens[token.index()],
                };
                (held == 0).then_some(WhyNot::TokenNotHeld)
            }
            _ => Some(step.not_asked()),
        }
    }

    fn refuse_displayed(&self, helper: Helper) -> Option<WhyNot> {
        (!self.helpers.display.contains(helper)).then_some(WhyNot::NotDisplayed)
    }
}
