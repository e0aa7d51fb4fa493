//! A game in progress that lasts.
//!
//! A table is its [`Header`] and its ledger: everything that was done at it, one numbered [`Entry`]
//! after the other, moves as well as steps back and agreements. [`Table`] is the fold over them;
//! what leaves it for somebody's eyes is a [`Sight`] and nothing else.
//!
//! A server talks to the [`House`], which keeps tables in memory and writes them to a [`Store`]; seats are opened by a
//! [`Key`].

mod entry;
mod header;
mod house;
mod key;
mod refused;
mod remark;
mod sight;
#[cfg(feature = "sqlite")]
mod sqlite;
mod store;
mod stroke;
mod table;

pub use entry::{Deed, DeedError, Entry, Request};
pub use header::{Chair, Header, Name, NameError, NoTableId, Sitter, TableId};
pub use house::{ActError, House, HouseError, PATIENCE, Placed, Setup};
pub use key::{Key, KeyHash, NoKey};
pub use refused::Refused;
pub use remark::{Heard, Remark};
pub use sight::{Again, Asked, Back, Doubts, Place, Sight, Told};
#[cfg(feature = "sqlite")]
pub use sqlite::SqliteStore;
pub use store::{Appended, FirstKeys, Invitation, Ledger, Remains, Rights, Store, StoreError};
pub use stroke::Stroke;
pub use table::{Stopped, Table};
