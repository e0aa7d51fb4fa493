//! The games behind one interface, for everything that serves any game: [`GameId`] names them,
//! [`with_game!`] turns a name into a type, and [`Texts`] says what they say in a language.
//!
//! ```
//! use catalog::{GameId, Lang, Texts, with_game};
//! use kernel::Phrase;
//!
//! let id: GameId = "fliptown".parse()?;
//! let texts = with_game!(id, G => Texts::of_game::<G>(Lang::Cs, &[]));
//! assert_eq!(texts.say(&Phrase::new("refusal-over")), "Hra už skončila.");
//! # Ok::<(), catalog::UnknownGame>(())
//! ```

mod errors;
mod game_id;
mod lang;
pub mod lint;
mod origins;
mod outcome;
mod packs;
mod texts;
pub mod words;

pub use errors::{replay_error, undo_error};
pub use game_id::{GameId, UnknownGame};
pub use lang::{Lang, UnknownLang};
pub use origins::{Origin, Source, origins};
pub use outcome::{last_line, outcome, winners};
pub use packs::{pack_change, pack_fault};
pub use texts::{Locales, TEXTS, TextError, Texts};

/// The games as types, for [`with_game!`].
pub mod games {
    pub use escape_plan::EscapePlan;
    pub use fliptown::Fliptown;
    pub use in_too_deep::InTooDeep;
    pub use speakeasy::Speakeasy;
}
