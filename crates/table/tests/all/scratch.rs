//! A house over a fresh store, and folders that go away again.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use fliptown::Fliptown;
use kernel::{Options, Seat, Seed};
use table::{Chair, House, Key, Placed, Setup, SqliteStore, Table, TableId};

use crate::common::name;

pub(crate) struct Scratch(PathBuf);

impl Scratch {
    pub(crate) fn new() -> Scratch {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let folder = format!("backroom-table-{}-{number}", std::process::id());
        let path = std::env::temp_dir().join(folder);
        std::fs::create_dir_all(&path).unwrap();
        Scratch(path)
    }

    pub(crate) fn file(&self) -> PathBuf {
        self.path().join("tables.db")
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

pub(crate) async fn store() -> Arc<SqliteStore> {
    Arc::new(SqliteStore::in_memory().await.unwrap())
}

pub(crate) async fn house() -> House {
    House::open(store().await)
}

pub(crate) fn setup(chairs: Vec<Chair>, own: Option<u8>) -> Setup<Fliptown> {
    Setup {
        title: name("Saloon"),
        options: fliptown::Options::parse(chairs.len() as u8, []).unwrap(),
        chairs,
        own: own.map(Seat),
        seed: Some(Seed::from_text("house")),
    }
}

/// Sets a table and tells the key that it was set with.
pub(crate) async fn set(house: &House, chairs: Vec<Chair>, own: Option<u8>) -> (Placed, Key) {
    let key = Key::random().unwrap();
    let placed = house.set_table(setup(chairs, own), &key).await.unwrap();
    (placed, key)
}

pub(crate) async fn look(house: &House, id: &TableId) -> Arc<Table<Fliptown>> {
    house.look(id).await.unwrap()
}
