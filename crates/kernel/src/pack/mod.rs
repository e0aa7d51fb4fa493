//! Content packs: what is printed on the components of a game, as tables in a text.
//!
//! A game has its built-in pack. The owner of a box whose values differ writes them into a file of their own, which
//! changes the built-in pack where it says so ([`load`]); a table plays by the pack that it was set with. While a
//! table is played or drawn its pack is *in play* on the thread that does it ([`Pack::enter`]): what a card costs is
//! asked of the card alone, everywhere.

mod bounds;
mod fault;
mod overlay;
mod template;
mod tree;

use std::any::Any;
use std::fmt;
use std::sync::{Mutex, PoisonError};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer};
use sha2::{Digest, Sha256};
use toml::{Table, Value};

use crate::chance::hex;

pub use fault::{Fault, Faults, Wanted};
pub use overlay::Change;
pub use template::template;

/// The tables of a game, read from its pack.
pub trait Content: DeserializeOwned + Send + Sync + 'static {
    /// The game's id.
    const GAME: &'static str;

    /// The text of the built-in pack.
    const DATA: &'static str;

    /// The built-in packs of earlier releases, as changes of this one: the first is that of the first edition. While
    /// there are none it is the same.
    const PAST: &'static [Past] = &[];

    /// The built-in pack.
    fn built_in() -> &'static BuiltIn<Self>;

    /// What is in play on this thread. The game keeps it in a variable of its own, so that reading it costs no more
    /// than reading any other.
    fn in_play() -> InPlay<Self>;

    /// Puts something in play on this thread: for [`Pack::enter`] alone.
    fn put_in_play(content: InPlay<Self>);

    /// Works out what follows from the tables, once.
    fn complete(&mut self) {}

    /// Finds what does not fit together or contradicts the rulebook.
    fn check(&self, faults: &mut Faults<'_>);

    /// The message that names a component, such as a card, by its table and its id.
    fn label(_table: &str, _id: &str) -> Option<crate::Phrase> {
        None
    }
}

/// The pack that is in play on a thread, with its tables.
#[derive(Debug)]
pub struct InPlay<C: 'static> {
    pack: Pack,
    content: Option<&'static C>,
}

impl<C> InPlay<C> {
    /// Outside of any table.
    pub const NONE: InPlay<C> = InPlay {
        pack: Pack::BUILT_IN,
        content: None,
    };
}

impl<C> Clone for InPlay<C> {
    fn clone(&self) -> InPlay<C> {
        *self
    }
}

impl<C> Copy for InPlay<C> {}

/// The tables that are in play on this thread; the built-in ones where none are.
#[inline]
pub fn in_play<C: Content>() -> &'static C {
    match C::in_play().content {
        Some(content) => content,
        None => outside_of_tables(),
    }
}

#[cold]
fn outside_of_tables<C: Content>() -> &'static C {
    assert!(
        !is_forbidden(),
        "tables of {} are read outside of any table",
        C::GAME
    );
    &C::built_in().content
}

/// Whether tables may be read where no pack is in play. Tests forbid it, and so find what would read the built-in
/// tables at a table that plays by others.
pub mod outside {
    use std::cell::Cell;

    thread_local! {
        static FORBIDDEN: Cell<bool> = const { Cell::new(false) };
    }

    /// Forbids it on this thread while something is done.
    pub fn forbid<R>(work: impl FnOnce() -> R) -> R {
        FORBIDDEN.set(true);
        let result = work();
        FORBIDDEN.set(false);
        result
    }

    pub(super) fn is_forbidden() -> bool {
        FORBIDDEN.get()
    }
}

use outside::is_forbidden;

/// A pack that is part of the program.
#[derive(Debug)]
pub struct BuiltIn<C> {
    content: C,
    hash: String,
}

impl<C: Content> BuiltIn<C> {
    /// Reads it.
    ///
    /// # Panics
    /// If it cannot be read; the packs are part of the program and tested.
    pub fn read() -> BuiltIn<C> {
        let tables = tables(C::DATA);
        let hash = hash(&tables);
        let content = tables.try_into();
        let mut content: C = content.expect("the content pack is part of the program and tested");
        content.complete();
        BuiltIn { content, hash }
    }

    /// Its tables.
    pub fn content(&self) -> &C {
        &self.content
    }
}

/// The built-in pack of an earlier release.
#[derive(Clone, Copy, Debug)]
pub struct Past {
    /// Its hash.
    pub hash: &'static str,
    /// What it had otherwise than the built-in pack of today.
    pub text: &'static str,
}

/// By which components a table plays. Packs of the same content are the same.
#[derive(Clone, Copy, Default)]
pub struct Pack(Option<&'static Loaded>);

/// A pack that was read from files. It stays for as long as the program runs: tables that play by it refer to it.
struct Loaded {
    game: &'static str,
    hash: String,
    name: String,
    changes: Vec<Change>,
    content: &'static (dyn Any + Send + Sync),
}

/// Every pack that was loaded.
static LOADED: Mutex<Vec<&'static Loaded>> = Mutex::new(Vec::new());

fn loaded() -> Vec<&'static Loaded> {
    // The list is whole after every single step.
    LOADED
        .lock()
        .unwrap_or_else(PoisonError::into_inner)
        .clone()
}

impl Pack {
    /// The pack that is part of the program.
    pub const BUILT_IN: Pack = Pack(None);

    /// What it is called; nothing for the built-in one.
    pub fn name(self) -> Option<&'static str> {
        self.0.map(|pack| &*pack.name)
    }

    /// By what it is known: equal content has an equal hash.
    pub fn hash<C: Content>(self) -> &'static str {
        self.0.map_or(&C::built_in().hash, |pack| &pack.hash)
    }

    /// What it changes in the built-in pack.
    pub fn changes(self) -> &'static [Change] {
        self.0.map_or(&[], |pack| &pack.changes)
    }

    /// The pack of a game with a hash, if it was loaded, is built in or was built in once.
    pub fn find<C: Content>(hash: &str) -> Option<Pack> {
        Pack::known::<C>(hash).or_else(|| {
            let past = C::PAST.iter().find(|past| past.hash == hash)?;
            let file = PackFile {
                name: past.hash,
                text: past.text,
            };
            load::<C>(&[file]).ok()
        })
    }

    /// The pack of a game with a hash, if it was loaded or is built in.
    fn known<C: Content>(hash: &str) -> Option<Pack> {
        if C::built_in().hash == hash {
            return Some(Pack::BUILT_IN);
        }
        let mut packs = loaded().into_iter();
        let found = packs.find(|pack| pack.game == C::GAME && pack.hash == hash)?;
        Some(Pack(Some(found)))
    }

    /// The pack of the first edition.
    pub fn first<C: Content>() -> Pack {
        let past = C::PAST.first().and_then(|past| Pack::find::<C>(past.hash));
        past.unwrap_or_default()
    }

    /// The packs of a game that were loaded, in order.
    pub fn all<C: Content>() -> Vec<Pack> {
        let of_game = loaded().into_iter().filter(|pack| pack.game == C::GAME);
        of_game.map(|pack| Pack(Some(pack))).collect()
    }

    /// Does something with the pack in play.
    #[inline]
    pub fn enter<C: Content, R>(self, work: impl FnOnce() -> R) -> R {
        let before = C::in_play();
        if before.content.is_some() && before.pack == self {
            return work();
        }
        self.change::<C, R>(before, work)
    }

    #[inline(never)]
    fn change<C: Content, R>(self, before: InPlay<C>, work: impl FnOnce() -> R) -> R {
        let content = match self.0 {
            None => Some(&C::built_in().content),
            // A table refers to packs of its own game alone.
            Some(pack) => pack.content.downcast_ref::<C>(),
        };
        // Also when the work panics: the thread may serve another table next.
        let _restored = Restore(before);
        C::put_in_play(InPlay {
            pack: self,
            content,
        });
        work()
    }
}

struct Restore<C: Content>(InPlay<C>);

impl<C: Content> Drop for Restore<C> {
    fn drop(&mut self) {
        C::put_in_play(self.0);
    }
}

impl PartialEq for Pack {
    fn eq(&self, other: &Pack) -> bool {
        match (self.0, other.0) {
            (None, None) => true,
            (Some(one), Some(other)) => std::ptr::eq(one, other),
            _ => false,
        }
    }
}

impl Eq for Pack {}

impl fmt::Debug for Pack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Pack({})", self.0.map_or("built-in", |pack| &pack.hash))
    }
}

/// A file with a pack, as it was read.
#[derive(Clone, Copy, Debug)]
pub struct PackFile<'a> {
    /// Its name, for messages.
    pub name: &'a str,
    /// What stands in it.
    pub text: &'a str,
}

/// The id of the game that a pack is for, if its file says so.
pub fn game_of(text: &str) -> Option<String> {
    let table: Table = toml::from_str(text).ok()?;
    Some(table.get("pack")?.get("game")?.as_str()?.to_owned())
}

/// Loads a pack from files, of which later ones go before earlier ones. Everything is checked before anything is
/// dealt: all faults are told, not the first.
pub fn load<C: Content>(files: &[PackFile<'_>]) -> Result<Pack, Vec<Fault>> {
    let read = overlay::read::<C>(files)?;
    let hash = hash(&read.tables);
    if let Some(pack) = Pack::known::<C>(&hash) {
        return Ok(pack);
    }
    let content: &'static C = Box::leak(Box::new(read.content));
    let pack: &'static Loaded = Box::leak(Box::new(Loaded {
        game: C::GAME,
        hash,
        name: read.name,
        changes: read.changes,
        content,
    }));
    let mut packs = LOADED.lock().unwrap_or_else(PoisonError::into_inner);
    packs.push(pack);
    Ok(Pack(Some(pack)))
}

/// Half of a SHA-256 is far more than anybody can meet twice.
const HASH: usize = 32;

fn hash(tables: &Table) -> String {
    // Tables are sorted by their keys, and JSON can express whatever stands in them.
    let json = serde_json::to_vec(tables).expect("tables are plain data");
    let mut hash = hex(&Sha256::digest(&json));
    hash.truncate(HASH);
    hash
}

/// The tables of a content pack without what is said about them: no rule asks where a number comes from.
pub(crate) fn tables(pack: &str) -> Table {
    let mut pack = remarked(pack);
    drop_remarks(&mut pack);
    pack
}

/// The tables of a built-in pack with all that is said about them.
fn remarked(pack: &str) -> Table {
    toml::from_str(pack).expect("the content pack is part of the program and tested")
}

fn drop_remarks(table: &mut Table) {
    table.retain(|key, _| !is_remark(key));
    for (_, value) in table.iter_mut() {
        for_tables(value, &mut drop_remarks);
    }
}

/// Whether a key tells people where the others of its table come from.
fn is_remark(key: &str) -> bool {
    matches!(key, "source" | "ref" | "designed" | "note") || key.ends_with("_source")
}

/// Goes to the tables that a value is or lists.
fn for_tables(value: &mut Value, visit: &mut impl FnMut(&mut Table)) {
    match value {
        Value::Table(table) => visit(table),
        Value::Array(list) => list.iter_mut().for_each(|value| for_tables(value, visit)),
        _ => {}
    }
}

/// A table that says only where its rule comes from: there is no number in it, the rule is the shape of the code.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Remarks {}

/// Reads a variant that has no fields (`deserialize_with`): in an enum with a tag, serde lets it have any.
pub fn nothing<'de, D: Deserializer<'de>>(deserializer: D) -> Result<(), D::Error> {
    Remarks::deserialize(deserializer).map(|Remarks {}| ())
}
