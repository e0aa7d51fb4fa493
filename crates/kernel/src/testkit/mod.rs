//! The checks every game must pass, over random play to the end.
//!
//! ```no_run
//! # fn example<G: kernel::Game>(options: &G::Options) {
//! let report = kernel::testkit::assert_sound::<G>(options, 100, "any words");
//! assert!(report.ends.contains_key("played-out"));
//! # }
//! ```
//!
//! What is checked, and what breaks it, is the list of [`Kind`]s. Everything that is drawn (the game's
//! chance, the choices of the players, the probes, the imagined worlds) follows from the seed, so that
//! a [`Defect`] comes back whenever the same check runs again. The path of a game follows from its own
//! seed alone, whatever else is checked on the way.

mod copies;
mod defaults;
mod defect;
mod effort;
mod notation;
mod outcome;
mod pack;
mod playout;
mod position;
mod probe;
mod report;
mod run;
mod score;
mod table;
mod undo;
mod words;
mod worlds;

pub use defect::{Aspect, Channel, Defect, Kind, Site, UndoProblem};
pub use effort::Effort;
pub use notation::{assert_nonsense, assert_notation};
pub use pack::assert_pack_is_read;
pub use playout::playout;
pub use report::{Report, SecretCount};
pub use worlds::worlds;

use crate::game::Game;
use crate::option::Options;

/// Plays `games` random games with these options and checks them with the usual effort.
pub fn check<G: Game>(options: &G::Options, games: u64, seed_text: &str) -> Result<Report, Defect> {
    check_with::<G>(options, games, seed_text, &Effort::default())
}

/// Plays `games` random games with these options and checks them with this effort.
pub fn check_with<G: Game>(
    options: &G::Options,
    games: u64,
    seed_text: &str,
    effort: &Effort,
) -> Result<Report, Defect> {
    options.within(|| run::Run::<G>::new(options, seed_text, effort).games(games))
}

/// What a game's own tests call: [`check`] that panics with everything needed to reproduce a defect.
///
/// # Panics
/// If the game has a defect.
pub fn assert_sound<G: Game>(options: &G::Options, games: u64, seed_text: &str) -> Report {
    check::<G>(options, games, seed_text).unwrap_or_else(|defect| panic!("{defect}"))
}
