//! The answers to a question, as they are found.

use std::ops::ControlFlow;

use crate::action::Action;
use crate::whynot::WhyNot;

/// Somebody who wants to know the legal answers to a question, one after the other, until it is enough.
pub(super) struct Offers<'a>(pub(super) &'a mut dyn FnMut(Action) -> ControlFlow<()>);

impl Offers<'_> {
    /// Answers that are known to be legal.
    pub(super) fn take(&mut self, actions: impl IntoIterator<Item = Action>) -> ControlFlow<()> {
        actions.into_iter().try_for_each(&mut self.0)
    }

    /// Answers that are legal unless something is against them.
    pub(super) fn test(
        &mut self,
        actions: impl IntoIterator<Item = Action>,
        refuse: impl Fn(Action) -> Option<WhyNot>,
    ) -> ControlFlow<()> {
        for action in actions {
            if refuse(action).is_none() {
                (self.0)(action)?;
            }
        }
        ControlFlow::Continue(())
    }
}
