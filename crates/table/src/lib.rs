//! A game in progress that lasts.
//!
//! A table is its [`Header`] and its ledger: everything that was done at it, one numbered [`Entry`]
//! after the other, moves as well as steps back and agreements. [`Table`] is the fold over them;
//! what leaves it for somebody's eyes is a [`Sight`] and nothing else.

mod entry;
mod header;
mod refused;
mod sight;
mod table;

pub use entry::{Deed, DeedError, Entry, Request};
pub use header::{Chair, Header, Name, NameError, NoTableId, Sitter, TableId};
pub use refused::Refused;
pub use sight::{Asked, Back, Doubts, Place, Sight, Told};
pub use table::{Broken, Table};
