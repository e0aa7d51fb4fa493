//! The answers to a question, as they are found.

use std::ops::ControlFlow;

use kernel::Seat;

use crate::action::Action;
use crate::state::Speakeasy;
use crate::step::Step;

/// Somebody who wants to know the legal answers to a question, one after the other, until it is enough.
pub(super) struct Offers<'a, F> {
    game: &'a Speakeasy,
    seat: Seat,
    step: Step,
    each: F,
    enough: bool,
}

impl<'a, F: FnMut(Action) -> ControlFlow<()>> Offers<'a, F> {
    pub(super) fn new(game: &'a Speakeasy, seat: Seat, step: Step, each: F) -> Offers<'a, F> {
        Offers {
            game,
            seat,
            step,
            each,
            enough: false,
        }
    }

    /// Answers that are known to be legal.
    pub(super) fn take(&mut self, actions: impl IntoIterator<Item = Action>) {
        for action in actions {
            if self.enough {
                return;
            }
            self.enough = (self.each)(action).is_break();
        }
    }

    /// Answers that may be legal.
    pub(super) fn test(&mut self, actions: impl IntoIterator<Item = Action>) {
        let (game, seat, step) = (self.game, self.seat, self.step);
        let legal = |action: &Action| game.refuse_answer(seat, step, *action).is_none();
        self.take(actions.into_iter().filter(legal));
    }
}
