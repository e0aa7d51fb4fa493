//! Players who decide for a seat, for tables and for whoever measures the games. A [`Player`] is handed the
//! eyes of its seat and the legal actions, never the state: it cannot cheat, whatever it does.
//!
//! [`Arena`] plays whole games with them, as fast as the rules allow; [`Jobs`] shares many of them out among
//! threads, and a [`Tally`] tells what came of them.

mod absent;
mod arena;
mod bot;
mod dice;
mod escape_plan;
mod fliptown;
mod greedy;
mod in_too_deep;
mod jobs;
mod player;
mod random;
mod speakeasy;
mod tally;

pub use absent::Absent;
pub use arena::{Arena, Fault, Finished, Moment};
pub use bot::{Bot, BotKind, UnknownBot};
pub use dice::Dice;
pub use greedy::{Greedy, Worth};
pub use jobs::{Jobs, all_threads};
pub use player::Player;
pub use random::Random;
pub use tally::{Automa, Failed, Histogram, Tally, grouped};
