//! Somebody who has left the table.

use kernel::{Eyes, Game};

use crate::player::Player;

/// Does what the game thinks sensible for those who have left.
#[derive(Clone, Copy, Debug, Default)]
pub struct Absent;

impl<G: Game> Player<G> for Absent {
    fn choose(&mut self, eyes: &Eyes<'_, G>, legal: &[G::Action]) -> G::Action {
        G::default_action(&eyes.view(), legal)
    }
}
