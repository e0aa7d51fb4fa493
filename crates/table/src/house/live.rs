//! The tables in use, in memory.

use std::any::Any;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU32};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use kernel::Game;
use tokio::sync::watch;

use crate::header::{Header, TableId};
use crate::table::Table;

/// A table in use. Everybody reads what was published last; one at a time writes.
pub(super) struct Live<G: Game> {
    /// The durable state, and the bell for whoever listens.
    pub(super) table: watch::Sender<Arc<Table<G>>>,
    /// Whoever holds it writes.
    pub(super) pen: tokio::sync::Mutex<()>,
    /// Whether somebody of the house sits at the table and plays.
    pub(super) on_duty: AtomicBool,
    /// The question that silence is waited for to answer; none is 0.
    pub(super) awaited: AtomicU32,
}

impl<G: Game> Live<G> {
    pub(super) fn new(table: Table<G>) -> Live<G> {
        Live {
            table: watch::Sender::new(Arc::new(table)),
            pen: tokio::sync::Mutex::new(()),
            on_duty: AtomicBool::new(false),
            awaited: AtomicU32::new(0),
        }
    }

    pub(super) fn now(&self) -> Arc<Table<G>> {
        self.table.borrow().clone()
    }
}

/// A table of any game.
trait Shelved: Any + Send + Sync {
    fn header(&self) -> Header;
    fn is_listened_to(&self) -> bool;
}

impl<G: Game> Shelved for Live<G> {
    fn header(&self) -> Header {
        self.table.borrow().header().clone()
    }

    fn is_listened_to(&self) -> bool {
        self.table.receiver_count() > 0
    }
}

/// Where the tables in use stand. At any time a table stands here once or not at all.
pub(super) struct Shelf {
    tables: Mutex<HashMap<TableId, Arc<dyn Shelved>>>,
    /// When there are more, those that nobody uses are cleared away.
    room: usize,
}

impl Shelf {
    pub(super) fn new(room: usize) -> Shelf {
        Shelf {
            tables: Mutex::default(),
            room,
        }
    }

    /// What is fixed about a table, if it stands here.
    pub(super) fn header(&self, id: &TableId) -> Option<Header> {
        self.lock().get(id).map(|shelved| shelved.header())
    }

    /// A table, if it stands here and is of this game.
    pub(super) fn get<G: Game>(&self, id: &TableId) -> Option<Arc<Live<G>>> {
        let shelved: Arc<dyn Any + Send + Sync> = self.lock().get(id)?.clone();
        shelved.downcast().ok()
    }

    /// Puts a table here. If somebody else was first, theirs stays.
    pub(super) fn put<G: Game>(&self, live: Live<G>) -> Arc<Live<G>> {
        let id = live.now().header().id.clone();
        let live = Arc::new(live);
        let mut tables = self.lock();
        if tables.len() >= self.room {
            // Nobody can take one from the shelf meanwhile, so one that only the shelf holds is idle.
            tables.retain(|_, t| Arc::strong_count(t) > 1 || t.is_listened_to());
        }
        let shelved = tables.entry(id).or_insert_with(|| live.clone());
        let shelved: Arc<dyn Any + Send + Sync> = shelved.clone();
        shelved.downcast().unwrap_or(live)
    }

    /// The map is whole after every single step, so a panic elsewhere cannot have spoilt it.
    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, Arc<dyn Shelved>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::header::{Chair, Sitter};
    use catalog::GameId;
    use fliptown::Fliptown;
    use kernel::Seed;

    fn live(number: u8) -> (TableId, Live<Fliptown>) {
        let id = TableId::from_bytes([number; 16]);
        let header = Header {
            id: id.clone(),
            title: "Saloon".parse().unwrap(),
            game: GameId::Fliptown,
            edition: kernel::StoredEdition::default(),
            options: Vec::new(),
            seed: Seed::from_text("shelf"),
            chairs: vec![Chair {
                sitter: Sitter::Person,
                name: None,
            }],
            created: 0,
        };
        (id, Live::new(Table::new(header).unwrap()))
    }

    #[test]
    fn a_full_shelf_keeps_what_is_in_use() {
        let shelf = Shelf::new(3);
        let (held, table) = live(0);
        let in_hand = shelf.put(table);
        let (listened, table) = live(1);
        let ear = shelf.put(table).table.subscribe();
        let (idle, table) = live(2);
        shelf.put(table);
        assert!(shelf.get::<Fliptown>(&idle).is_some());
        let (new, table) = live(3);
        shelf.put(table);
        assert!(shelf.get::<Fliptown>(&idle).is_none());
        for id in [&held, &listened, &new] {
            assert!(shelf.header(id).is_some());
        }
        drop((in_hand, ear));
    }

    #[test]
    fn a_table_stands_there_once() {
        let shelf = Shelf::new(3);
        let first = shelf.put(live(0).1);
        let second = shelf.put(live(0).1);
        assert!(Arc::ptr_eq(&first, &second));
    }
}
