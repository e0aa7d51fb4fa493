//! A table can go on without those who have left.

use crate::chance::{Chance, Seed};
use crate::game::Game;
use crate::log::Log;
use crate::seat::{Seat, Viewer};
use crate::testkit::defect::Kind;
use crate::testkit::outcome;
use crate::testkit::position::{self, Position};

/// The default action of a seat, which must be legal.
fn default<G: Game>(state: &G, seat: Seat, legal: &[G::Action]) -> Result<G::Action, Kind> {
    let action = G::default_action(&state.view(Viewer::Seat(seat)), legal);
    if legal.contains(&action) {
        return Ok(action);
    }
    let action = action.to_string();
    Err(Kind::DefaultIllegal { seat, action })
}

/// Checks the default action of every seat to act.
pub(super) fn legal<G: Game>(state: &G, position: &Position<G::Action>) -> Result<(), Kind> {
    position
        .offers()
        .try_for_each(|(seat, legal)| default(state, seat, legal).map(drop))
}

/// Plays a game by default actions alone, and writes its moves down.
pub(super) fn game<G: Game>(
    options: &G::Options,
    seed: &Seed,
    max_plies: u32,
    moves: &mut Vec<(Seat, G::Action)>,
) -> Result<(), Kind> {
    let mut chance = Chance::new(seed);
    let mut log = Log::off();
    let mut state = G::new(options, &mut chance, &mut log);
    for _ in 0..max_plies {
        let position = position::read(&state)?;
        let Some((seat, legal)) = position.offers().next() else {
            return Ok(());
        };
        let action = default(&state, seat, legal)?;
        moves.push((seat, action));
        state
            .apply(seat, action, &mut chance, &mut log)
            .map_err(|refusal| outcome::refused::<G>(seat, action, &refusal))?;
        state.validate().map_err(Kind::Invariant)?;
    }
    Err(Kind::DefaultsEndless { plies: max_plies })
}
