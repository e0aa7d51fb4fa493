//! The bot that decides by dice.

use kernel::{Eyes, Game};

use crate::dice::Dice;
use crate::player::Player;

/// Takes any legal action, every one equally likely.
#[derive(Clone, Debug)]
pub struct Random(Dice);

impl Random {
    /// A random bot with its dice.
    pub fn new(dice: Dice) -> Random {
        Random(dice)
    }
}

impl<G: Game> Player<G> for Random {
    fn choose(&mut self, _eyes: &Eyes<'_, G>, legal: &[G::Action]) -> G::Action {
        self.0.pick(legal)
    }
}
