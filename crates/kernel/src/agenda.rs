//! The agenda: what is still to be resolved, as a stack of pending tasks. It waits in the state, so that a
//! compound move can stop for a decision anywhere and go on from there.

use std::ops::{Deref, DerefMut};

use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::seat::Seat;

/// One pending task: a step that somebody decides, or a chore that happens by itself when its time comes.
/// Chores can also happen to somebody who is not asked anything (an automa): `W` is who.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Task<S, C, W = Seat> {
    /// A player decides.
    Ask(Seat, S),
    /// Something happens to somebody by itself.
    Do(W, C),
}

/// Fills the places of an agenda that are not used.
impl<S: Default, C, W> Default for Task<S, C, W> {
    fn default() -> Task<S, C, W> {
        Task::Ask(Seat::default(), S::default())
    }
}

/// A stack of at most `N` pending tasks, the next one last. Its size is fixed, so that a state is copied
/// without looking for memory; a game says why it never needs more.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(
    transparent,
    bound(
        serialize = "T: Default + Serialize",
        deserialize = "T: Default + Deserialize<'de>"
    )
)]
pub struct Agenda<T: Default, const N: usize>(ArrayVec<[T; N]>);

impl<S: Copy + Default, C: Copy, W: Copy, const N: usize> Agenda<Task<S, C, W>, N> {
    /// Puts a decision on top.
    pub fn ask(&mut self, seat: Seat, step: S) {
        self.0.push(Task::Ask(seat, step));
    }

    /// Puts something that happens by itself on top.
    pub fn then(&mut self, who: impl Into<W>, chore: C) {
        self.0.push(Task::Do(who.into(), chore));
    }

    /// The pending decision: who is asked, and what.
    pub fn asked(&self) -> Option<(Seat, S)> {
        match self.0.last()? {
            Task::Ask(seat, step) => Some((*seat, *step)),
            Task::Do(..) => None,
        }
    }

    /// What a seat is asked, if it is the one.
    pub fn step_of(&self, seat: Seat) -> Option<S> {
        let (asked, step) = self.asked()?;
        (asked == seat).then_some(step)
    }

    /// The next task. A chore is taken off, to be carried out now; a decision stays until it is answered.
    pub fn due(&mut self) -> Option<Task<S, C, W>> {
        let task = *self.0.last()?;
        if let Task::Do(..) = task {
            self.0.pop();
        }
        Some(task)
    }
}

impl<T: Default, const N: usize> Agenda<T, N> {
    /// Takes the next task off.
    pub fn pop(&mut self) -> Option<T> {
        self.0.pop()
    }

    /// Takes everything off.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}

impl<T: Default, const N: usize> Deref for Agenda<T, N> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.0
    }
}

impl<T: Default, const N: usize> DerefMut for Agenda<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.0
    }
}

impl<'a, T: Default, const N: usize> IntoIterator for &'a Agenda<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<'a, T: Default, const N: usize> IntoIterator for &'a mut Agenda<T, N> {
    type Item = &'a mut T;
    type IntoIter = std::slice::IterMut<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter_mut()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Step {
        #[default]
        Knock,
        Pay {
            cost: u8,
        },
    }

    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Chore {
        Leave,
    }

    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Guest {
        Person(Seat),
        Ghost,
    }

    impl From<Seat> for Guest {
        fn from(seat: Seat) -> Guest {
            Guest::Person(seat)
        }
    }

    type Party = Agenda<Task<Step, Chore, Guest>, 3>;

    const ANNA: Seat = Seat(0);
    const BERT: Seat = Seat(1);

    #[test]
    fn what_was_put_on_last_comes_first() {
        let mut agenda = Party::default();
        agenda.ask(ANNA, Step::Knock);
        agenda.ask(BERT, Step::Pay { cost: 2 });
        assert_eq!(agenda.asked(), Some((BERT, Step::Pay { cost: 2 })));
        assert_eq!(agenda.step_of(BERT), Some(Step::Pay { cost: 2 }));
        assert_eq!(agenda.step_of(ANNA), None, "she is asked later");
        agenda.pop();
        assert_eq!(agenda.asked(), Some((ANNA, Step::Knock)));
        agenda.pop();
        assert_eq!(agenda.asked(), None);
        assert_eq!(agenda.pop(), None);
    }

    #[test]
    fn a_chore_is_taken_off_when_it_is_due_and_a_decision_stays() {
        let mut agenda = Party::default();
        agenda.ask(ANNA, Step::Knock);
        agenda.then(Guest::Ghost, Chore::Leave);
        agenda.then(BERT, Chore::Leave);
        assert_eq!(agenda.asked(), None, "nobody is asked before a chore");
        let bert = Guest::Person(BERT);
        assert_eq!(agenda.due(), Some(Task::Do(bert, Chore::Leave)));
        assert_eq!(agenda.due(), Some(Task::Do(Guest::Ghost, Chore::Leave)));
        let asked = Some(Task::Ask(ANNA, Step::Knock));
        assert_eq!([agenda.due(), agenda.due()], [asked, asked]);
        agenda.clear();
        assert_eq!(agenda.due(), None);
    }

    #[test]
    fn it_is_stored_as_the_list_of_its_tasks() {
        let mut agenda = Party::default();
        agenda.ask(BERT, Step::Pay { cost: 2 });
        agenda.then(Guest::Ghost, Chore::Leave);
        let text = serde_json::to_string(&agenda).unwrap();
        let tasks = r#"[{"ask":[1,{"pay":{"cost":2}}]},{"do":["ghost","leave"]}]"#;
        assert_eq!(text, tasks);
        assert_eq!(serde_json::from_str::<Party>(&text).unwrap(), agenda);
    }

    #[test]
    fn a_stored_list_that_is_too_long_is_refused() {
        let four =
            r#"[{"ask":[0,"knock"]},{"ask":[0,"knock"]},{"ask":[0,"knock"]},{"ask":[0,"knock"]}]"#;
        assert!(serde_json::from_str::<Party>(four).is_err());
    }
}
