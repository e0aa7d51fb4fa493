//! Several actions taken in one go.

use std::fmt;
use std::str::FromStr;

use kernel::{Action, NotationError};

/// What stands between two actions; no action has it in its notation.
const BETWEEN: &str = "; ";

/// The most actions of a stroke: far more than any move has, few enough to be done in no time.
const MOST: usize = 40;

/// The actions that a seat takes together, all of them or none, such as all steps of a way. They are
/// also taken back together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stroke<A>(Vec<A>);

impl<A: Action> Stroke<A> {
    /// Actions to take together; `None` if there is none, or more than a stroke may have.
    pub fn new(actions: Vec<A>) -> Option<Stroke<A>> {
        (1..=MOST)
            .contains(&actions.len())
            .then_some(Stroke(actions))
    }

    /// The actions, at least one.
    pub fn actions(&self) -> &[A] {
        &self.0
    }
}

impl<A: Action> fmt::Display for Stroke<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, action) in self.0.iter().enumerate() {
            let before = if at == 0 { "" } else { BETWEEN };
            write!(f, "{before}{action}")?;
        }
        Ok(())
    }
}

impl<A: Action> FromStr for Stroke<A> {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Stroke<A>, NotationError> {
        if text.matches(BETWEEN).count() >= MOST {
            return Err(NotationError::new(text));
        }
        let actions = text.split(BETWEEN).map(str::parse);
        Ok(Stroke(actions.collect::<Result<_, _>>()?))
    }
}
