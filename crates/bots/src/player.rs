//! What a player is.

use kernel::{Eyes, Game};

/// Somebody who decides for a seat.
pub trait Player<G: Game> {
    /// One of the `legal` actions of the seat, of which there is at least one.
    fn choose(&mut self, eyes: &Eyes<'_, G>, legal: &[G::Action]) -> G::Action;
}
