//! The legal actions of a seat, as they are found.

use std::ops::ControlFlow;

/// Whoever wants to know legal actions, one after the other, until it is enough: any closure.
pub trait Offers<A>: FnMut(A) -> ControlFlow<()> {
    /// Actions that are known to be legal.
    fn take(&mut self, actions: impl IntoIterator<Item = A>) -> ControlFlow<()> {
        actions.into_iter().try_for_each(self)
    }

    /// Actions that are legal unless something is against them.
    fn test<W>(
        &mut self,
        actions: impl IntoIterator<Item = A>,
        refuse: impl Fn(A) -> Option<W>,
    ) -> ControlFlow<()>
    where
        A: Copy,
    {
        let legal = |action: &A| refuse(*action).is_none();
        self.take(actions.into_iter().filter(legal))
    }
}

impl<A, F: FnMut(A) -> ControlFlow<()> + ?Sized> Offers<A> for F {}

/// What is left to choose among the actions that were offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Foregone<A> {
    /// There is none.
    Nothing,
    /// There is one.
    Only(A),
    /// There are several, or nobody may know that there are not.
    Choice,
}

impl<A> Foregone<A> {
    /// Counts one more; the second is enough.
    pub fn add(&mut self, action: A) -> ControlFlow<()> {
        match self {
            Foregone::Nothing => {
                *self = Foregone::Only(action);
                ControlFlow::Continue(())
            }
            Foregone::Only(_) | Foregone::Choice => {
                *self = Foregone::Choice;
                ControlFlow::Break(())
            }
        }
    }

    /// The answer, if there is exactly one.
    pub fn only(self) -> Option<A> {
        match self {
            Foregone::Only(action) => Some(action),
            Foregone::Nothing | Foregone::Choice => None,
        }
    }
}
