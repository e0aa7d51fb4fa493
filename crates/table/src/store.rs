//! Where tables last. A store keeps headers, ledgers and the hashes of keys, and knows no game.

use std::error::Error;
use std::path::PathBuf;

use async_trait::async_trait;
use kernel::{OptionError, Seat, SeatSet};

use crate::entry::Entry;
use crate::header::{Chair, Header, Name, TableId};
use crate::key::KeyHash;

/// Keeps tables. What a method has acknowledged survives a power failure.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Stores a new table, who set it, and the first keys to its seats: all or nothing.
    async fn create(&self, header: &Header, keys: &FirstKeys) -> Result<(), StoreError>;

    /// What is fixed about a table; `None` if there is none of this name. One that this program cannot read is
    /// [`StoreError::Unreadable`].
    async fn header(&self, table: &TableId) -> Result<Option<Header>, StoreError>;

    /// The ledger from a number on.
    async fn entries(&self, table: &TableId, from: u32) -> Result<Ledger, StoreError>;

    /// Writes a line of the ledger under its number, unless somebody else was first.
    async fn append(
        &self,
        table: &TableId,
        number: u32,
        entry: &Entry,
    ) -> Result<Appended, StoreError>;

    /// Marks a table as finished.
    async fn finish(&self, table: &TableId) -> Result<(), StoreError>;

    /// The tables that are not finished, oldest first.
    async fn unfinished(&self) -> Result<Vec<TableId>, StoreError>;

    /// Adds an invitation to a seat; one that is there already stays as it is.
    async fn invite(
        &self,
        table: &TableId,
        seat: Seat,
        invitation: &KeyHash,
    ) -> Result<(), StoreError>;

    /// Finds an invitation by its key.
    async fn invitation(&self, key: &KeyHash) -> Result<Option<Invitation>, StoreError>;

    /// Every invitation to a table, used up or not.
    async fn invitations(&self, table: &TableId) -> Result<Vec<Invitation>, StoreError>;

    /// Uses an invitation up: its seat is open to the holder's key from now on. `None` if there is no such
    /// invitation, or another holder was first; the same holder may come twice.
    async fn redeem(
        &self,
        invitation: &KeyHash,
        holder: &KeyHash,
    ) -> Result<Option<(TableId, Seat)>, StoreError>;

    /// What a key may do at a table.
    async fn rights(&self, key: &KeyHash, table: &TableId) -> Result<Rights, StoreError>;

    /// The tables that a key has set or holds a seat of, newest first, at most so many.
    async fn tables_of(&self, key: &KeyHash, most: u32) -> Result<Vec<TableId>, StoreError>;

    /// The seats that somebody holds a key to.
    async fn holders(&self, table: &TableId) -> Result<SeatSet, StoreError>;

    /// Whether the store answers.
    async fn ping(&self) -> Result<(), StoreError>;
}

/// Lines of a ledger as they could be read.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ledger {
    /// Those that follow each other without a gap.
    pub entries: Vec<Entry>,
    /// What is wrong with the line after them.
    pub damage: Option<String>,
}

impl From<Vec<Entry>> for Ledger {
    fn from(entries: Vec<Entry>) -> Ledger {
        Ledger {
            entries,
            damage: None,
        }
    }
}

/// What is stored of a table that this program cannot read: another program made it, or it was damaged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Remains {
    /// The table.
    pub id: TableId,
    /// What it is called.
    pub title: String,
    /// The game.
    pub game: String,
    /// The options.
    pub options: String,
    /// The amendments.
    pub amendments: String,
    /// What its people and bots are called.
    pub names: Vec<String>,
    /// When it was set, in seconds since 1970.
    pub created: i64,
    /// What cannot be read.
    pub why: String,
}

impl Remains {
    /// What can be told of a table whose header reads well and whose options do not.
    pub(crate) fn of(header: &Header) -> Remains {
        let option = |(key, value): &(String, String)| format!("{key}={value}");
        let options: Vec<String> = header.options.iter().map(option).collect();
        let name = |chair: &Chair| {
            chair
                .name
                .as_ref()
                .map_or_else(String::new, Name::to_string)
        };
        Remains {
            id: header.id.clone(),
            title: header.title.to_string(),
            game: header.game.to_string(),
            options: options.join(" "),
            amendments: header.edition.amendments_text(),
            names: header.chairs.iter().map(name).collect(),
            created: header.created,
            why: String::new(),
        }
    }

    /// The same with what is wrong.
    pub(crate) fn because(mut self, error: &OptionError) -> Box<Remains> {
        self.why = format!("the option {:?} cannot be played", error.option());
        Box::new(self)
    }
}

/// The keys of a new table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FirstKeys {
    /// Who sets the table.
    pub host: KeyHash,
    /// The seat of whoever sets it, if they play.
    pub own: Option<Seat>,
    /// The invitations to other seats.
    pub invitations: Vec<(Seat, KeyHash)>,
}

/// How a line of the ledger was written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[must_use]
pub enum Appended {
    /// It is in the ledger.
    Written,
    /// Another line stands under this number.
    Taken,
}

/// A key to a seat that somebody was given.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invitation {
    /// What is stored of the key.
    pub hash: KeyHash,
    /// The table.
    pub table: TableId,
    /// The seat.
    pub seat: Seat,
    /// Who has used it up.
    pub holder: Option<KeyHash>,
}

/// What a key may do at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Rights {
    /// The seats it opens.
    pub seats: SeatSet,
    /// Whether it has set the table, and may invite to every seat.
    pub host: bool,
}

/// Why a store did not do something.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The file cannot be opened or made.
    #[error(
        "cannot open the data in {}: {why}. The folder has to exist, folder and file have to be writable, and \
         the disk needs room",
        .path.display()
    )]
    CannotOpen {
        /// Where it should be.
        path: PathBuf,
        /// What the system says.
        why: String,
    },
    /// SQLite does not take the name for that of a file, and what it takes it for does not last.
    #[error("{} is not the name of a file. Name one", .0.display())]
    NotAFile(PathBuf),
    /// The file is something else.
    #[error(
        "{} is not a database of Backroom; it was left as it is. Name another file",
        .0.display()
    )]
    NotOurs(PathBuf),
    /// A part of the file is missing or overwritten.
    #[error(
        "{} is broken; it was left as it is. Put a copy in its place, or name another file",
        .0.display()
    )]
    Broken(PathBuf),
    /// The database was made by a newer program.
    #[error(
        "the data in {} is of version {found}, and this program knows versions up to {known}; it was left \
         as it is. Start a newer program",
        .path.display()
    )]
    Newer {
        /// Where it is.
        path: PathBuf,
        /// Its version.
        found: i64,
        /// The newest version that this program knows.
        known: i64,
    },
    /// A table that this program cannot read.
    #[error("the table {} cannot be read: {}", .0.id, .0.why)]
    Unreadable(Box<Remains>),
    /// Something is stored that nobody can have stored.
    #[error("the data is damaged: {0}")]
    Damaged(String),
    /// The database has failed.
    #[error("the data cannot be read or written: {0}")]
    Failed(#[source] Box<dyn Error + Send + Sync>),
}
