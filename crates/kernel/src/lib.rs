//! What a game is: seats, decisions, chance, views, log, replay, refusals; and [`testkit`], the
//! checks every game must pass. The kernel knows no game.
//!
//! Start with [`Game`], the contract; [`Play`] folds a game's moves into its state.

mod agenda;
mod chance;
mod edition;
mod game;
mod log;
pub mod notation;
mod offers;
mod once;
mod option;
pub mod pack;
mod phrase;
mod play;
mod refusal;
pub mod replay;
mod reveals;
mod rule;
mod seat;
mod set;
mod standing;
pub mod testkit;
mod vocabulary;

pub use agenda::{Agenda, Task};
pub use chance::{Chance, Seed};
pub use edition::{Amendment, Amendments, Edition, NoAmendments, StoredEdition, UnknownEdition};
pub use game::{Action, Choice, Eyes, Game, Info, Secret};
pub use log::{Audience, Entry, Log, Seen};
pub use offers::{Foregone, Offers};
pub use once::Once;
pub use option::{OptionError, OptionSpec, Options, Preset, Settings, StoredOptions};
pub use phrase::{Arg, Phrase};
pub use play::{Move, Play, UndoError};
pub use refusal::{Explain, NotationError, Refusal, Violation};
pub use reveals::Reveals;
pub use rule::{Rule, RuleId, Rulebook};
pub use seat::{MAX_SEATS, Seat, SeatSet, Viewer};
pub use set::{Bits, Member, Set};
pub use standing::{AutomaScore, Category, End, Score, Standing, rank};
