//! The store in SQLite.

use std::sync::Arc;

use kernel::Seat;
use sqlx::{Connection, Executor, Row, SqliteConnection};
use table::{Appended, Deed, FirstKeys, Header, Key, SqliteStore, Store, StoreError};

use crate::common::*;
use crate::scratch::{Scratch, store};

fn nobody() -> FirstKeys {
    FirstKeys {
        host: Key::random().unwrap().hash(),
        own: None,
        invitations: Vec::new(),
    }
}

fn odd_header() -> Header {
    let mut header = header(vec![person("Věra B."), bot(bots::BotKind::Greedy)], "store");
    header.options = vec![
        ("characters".to_owned(), "on".to_owned()),
        ("holdem".to_owned(), "off".to_owned()),
    ];
    header.created = 1_700_000_000;
    header.chairs[1].name = None;
    header
}

async fn raw(scratch: &Scratch) -> SqliteConnection {
    let url = format!("sqlite://{}?mode=rwc", scratch.file().display());
    SqliteConnection::connect(&url).await.unwrap()
}

async fn refused(scratch: &Scratch) -> StoreError {
    let before = std::fs::read(scratch.file()).unwrap();
    let error = SqliteStore::open(&scratch.file()).await.unwrap_err();
    assert_eq!(std::fs::read(scratch.file()).unwrap(), before, "{error}");
    error
}

#[tokio::test]
async fn headers_and_ledgers_read_back() {
    let scratch = Scratch::new();
    let header = odd_header();
    let deeds = [Deed::Act("skip".to_owned()), Deed::Sit(name("Věra")), BACK];
    {
        let store = SqliteStore::open(&scratch.file()).await.unwrap();
        store.create(&header, &nobody()).await.unwrap();
        for (number, deed) in (0..).zip(&deeds) {
            let entry = entry(1, deed.clone());
            let written = store.append(&header.id, number, &entry).await.unwrap();
            assert_eq!(written, Appended::Written);
            // The number is taken, whatever comes.
            let again = store.append(&header.id, number, &entry).await.unwrap();
            assert_eq!(again, Appended::Taken);
        }
    }
    let store = SqliteStore::open(&scratch.file()).await.unwrap();
    store.ping().await.unwrap();
    assert_eq!(
        store.header(&header.id).await.unwrap(),
        Some(header.clone())
    );
    let ledger = store.entries(&header.id, 1).await.unwrap();
    let written: Vec<Deed> = ledger.entries.into_iter().map(|entry| entry.deed).collect();
    assert_eq!(written, deeds[1..]);
    assert!(store.unfinished().await.unwrap().contains(&header.id));
    store.finish(&header.id).await.unwrap();
    assert_eq!(store.unfinished().await.unwrap(), []);
}

#[tokio::test]
async fn a_person_can_read_the_file() {
    let scratch = Scratch::new();
    let store = SqliteStore::open(&scratch.file()).await.unwrap();
    let header = odd_header();
    store.create(&header, &nobody()).await.unwrap();
    let _ = store
        .append(&header.id, 0, &entry(0, play_for(1)))
        .await
        .unwrap();
    let mut file = raw(&scratch).await;
    let row = file
        .fetch_one("SELECT options, deed, sitter FROM tables, ledger, chairs WHERE chairs.seat = 1")
        .await
        .unwrap();
    assert_eq!(row.get::<String, _>("options"), "characters=on holdem=off");
    assert_eq!(row.get::<String, _>("deed"), "ask play-for 1");
    assert_eq!(row.get::<String, _>("sitter"), "greedy");
}

#[tokio::test]
async fn a_table_is_created_whole_or_not_at_all() {
    let store = store().await;
    let header = odd_header();
    store.create(&header, &nobody()).await.unwrap();
    let mut twin = header.clone();
    twin.title = name("Twin");
    let mut keys = nobody();
    keys.own = Some(Seat(0));
    store.create(&twin, &keys).await.unwrap_err();
    assert_eq!(store.header(&header.id).await.unwrap(), Some(header));
    assert_eq!(store.tables_of(&keys.host, 10).await.unwrap(), []);
}

#[tokio::test]
async fn lines_of_no_table_are_refused() {
    let store = store().await;
    let nowhere = odd_header().id;
    let line = entry(0, Deed::Agree(1));
    store.append(&nowhere, 0, &line).await.unwrap_err();
    assert_eq!(store.header(&nowhere).await.unwrap(), None);
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_who_write_the_same_number_one_is_first() {
    let scratch = Scratch::new();
    let header = odd_header();
    let mut stores = Vec::new();
    for _ in 0..2 {
        stores.push(Arc::new(SqliteStore::open(&scratch.file()).await.unwrap()));
    }
    stores[0].create(&header, &nobody()).await.unwrap();
    for number in 0..20 {
        let writers = (0..8).map(|writer: u8| {
            let store = stores[usize::from(writer) % 2].clone();
            let (id, line) = (header.id.clone(), entry(writer, Deed::Agree(1)));
            tokio::spawn(async move { store.append(&id, number, &line).await.unwrap() })
        });
        let mut written = 0;
        for writer in writers.collect::<Vec<_>>() {
            written += usize::from(writer.await.unwrap() == Appended::Written);
        }
        assert_eq!(written, 1);
    }
    assert_eq!(
        stores[1]
            .entries(&header.id, 0)
            .await
            .unwrap()
            .entries
            .len(),
        20
    );
}

#[tokio::test]
async fn a_file_that_is_something_else_is_left_alone() {
    let scratch = Scratch::new();
    std::fs::write(scratch.file(), "Dear diary, ".repeat(500)).unwrap();
    assert!(matches!(refused(&scratch).await, StoreError::NotOurs(_)));
    std::fs::remove_file(scratch.file()).unwrap();
    let mut other = raw(&scratch).await;
    other
        .execute("CREATE TABLE diary (day TEXT)")
        .await
        .unwrap();
    other.close().await.unwrap();
    let error = refused(&scratch).await;
    assert!(matches!(error, StoreError::NotOurs(_)), "{error}");
}

#[tokio::test]
async fn a_database_of_a_newer_program_is_left_alone() {
    let scratch = Scratch::new();
    drop(SqliteStore::open(&scratch.file()).await.unwrap());
    let mut file = raw(&scratch).await;
    file.execute(
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
         VALUES (99, 'later', TRUE, x'00', 0)",
    )
    .await
    .unwrap();
    file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        .await
        .unwrap();
    file.close().await.unwrap();
    let error = refused(&scratch).await;
    assert!(
        matches!(error, StoreError::Newer { found: 99, .. }),
        "{error}"
    );
}

#[tokio::test]
async fn where_no_file_can_be_the_error_names_the_place() {
    let scratch = Scratch::new();
    std::fs::write(scratch.path().join("file"), "").unwrap();
    for place in ["missing/tables.db", "file/tables.db", "."] {
        let path = scratch.path().join(place);
        let error = SqliteStore::open(&path).await.unwrap_err();
        assert!(matches!(error, StoreError::CannotOpen { .. }), "{error}");
        assert!(error.to_string().contains(&path.display().to_string()));
    }
}

/// The bytes of a store in which nothing happened yet.
async fn fresh_bytes(scratch: &Scratch) -> Vec<u8> {
    let store = SqliteStore::open(&scratch.file()).await.unwrap();
    store.close().await;
    std::fs::read(scratch.file()).unwrap()
}

#[tokio::test]
async fn a_file_that_cannot_be_written_is_refused_before_anybody_plays() {
    let scratch = Scratch::new();
    let mut bytes = fresh_bytes(&scratch).await;
    // SQLite's version for writing: of one that it does not know it reads only, like a file on a disk that is
    // locked; and unlike that, this holds for whoever may write everywhere.
    bytes[18] = 3;
    std::fs::write(scratch.file(), bytes).unwrap();
    let error = refused(&scratch).await;
    assert!(matches!(error, StoreError::CannotOpen { .. }), "{error}");
    assert!(error.to_string().contains("readonly"), "{error}");
}

#[tokio::test]
async fn a_file_of_which_a_part_is_missing_is_left_alone() {
    let scratch = Scratch::new();
    let bytes = fresh_bytes(&scratch).await;
    std::fs::write(scratch.file(), &bytes[..bytes.len() / 3]).unwrap();
    let error = refused(&scratch).await;
    assert!(matches!(error, StoreError::Broken(_)), "{error}");
}

#[tokio::test]
async fn what_nobody_can_have_stored_is_damage() {
    let scratch = Scratch::new();
    let store = SqliteStore::open(&scratch.file()).await.unwrap();
    let header = odd_header();
    store.create(&header, &nobody()).await.unwrap();
    for number in 0..3 {
        let line = entry(0, Deed::Agree(1));
        let _ = store.append(&header.id, number, &line).await.unwrap();
    }
    let mut file = raw(&scratch).await;
    for (damage, whole) in [
        ("UPDATE ledger SET deed = 'fly' WHERE number = 2", 2),
        ("DELETE FROM ledger WHERE number = 1", 1),
    ] {
        file.execute(damage).await.unwrap();
        let ledger = store.entries(&header.id, 0).await.unwrap();
        assert_eq!(ledger.entries.len(), whole);
        assert!(ledger.damage.is_some());
    }
    file.execute("UPDATE tables SET game = 'chess'")
        .await
        .unwrap();
    let error = store.header(&header.id).await.unwrap_err();
    let StoreError::Unreadable(remains) = error else {
        panic!("{error}");
    };
    assert_eq!((&*remains.game, &remains.id), ("chess", &header.id));
    assert_eq!(remains.title, header.title.to_string());
}
