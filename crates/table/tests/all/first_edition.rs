//! Tables that the first edition has recorded: they tell the same, and are played on to their end.
//!
//! `first-edition/tables.sql` is its database, `first-edition/told.json` what it said of each table. So it will be with
//! the tables of every later release: CONTRIBUTING tells how to record them.

use std::time::Duration;

use bots::Worth;
use catalog::with_game;
use kernel::{Game, Options, Seat, Viewer};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use sqlx::{Connection, Executor, SqliteConnection};
use table::{Back, House, Sight, SqliteStore, Table, TableId};

use crate::scratch::Scratch;

const TABLES: &str = include_str!("../first-edition/tables.sql");
const TOLD: &str = include_str!("../first-edition/told.json");

/// What the first edition said of a table.
#[derive(Deserialize)]
struct Told {
    name: String,
    id: String,
    finished: bool,
    version: u32,
    commitment: String,
    lines: u32,
    to_act: Vec<u8>,
    totals: Vec<i32>,
    log: usize,
    events: String,
    view: String,
    people: Vec<Person>,
}

/// What it said to somebody with a seat.
#[derive(Deserialize)]
struct Person {
    seat: u8,
    decision: u32,
    version: u32,
    back: String,
    legal: usize,
    legal_hash: String,
    view: String,
}

fn told() -> Vec<Told> {
    serde_json::from_str(TOLD).unwrap()
}

/// A house over a copy of the first edition's database.
async fn house(scratch: &Scratch) -> House {
    let address = format!("sqlite://{}?mode=rwc", scratch.file().display());
    let mut file = SqliteConnection::connect(&address).await.unwrap();
    file.execute(sqlx::AssertSqlSafe(format!("BEGIN;\n{TABLES}\nCOMMIT;")))
        .await
        .unwrap();
    file.close().await.unwrap();
    let store = SqliteStore::open(&scratch.file()).await.unwrap();
    House::open_with(std::sync::Arc::new(store), Duration::from_millis(1))
}

fn hash(bytes: &[u8]) -> String {
    let hash = Sha256::digest(bytes);
    hash[..8].iter().map(|byte| format!("{byte:02x}")).collect()
}

fn hash_of(value: &impl Serialize) -> String {
    // A value's keys are sorted.
    let value = serde_json::to_value(value).unwrap();
    hash(value.to_string().as_bytes())
}

fn events<G: Game>(sight: &Sight<G>) -> String {
    let events: Vec<_> = sight.story.iter().map(|told| &told.event).collect();
    hash_of(&events)
}

fn tells_the_same<G: Worth>(table: &Table<G>, told: &Told) {
    let name = &told.name;
    assert_eq!(table.stopped(), None, "{name}");
    let sight = table.sight(Viewer::Spectator);
    assert_eq!(table.length(), told.lines, "{name}");
    assert_eq!(
        (sight.finished, sight.version),
        (told.finished, told.version),
        "{name}"
    );
    assert_eq!(sight.commitment, told.commitment, "{name}");
    let owing = sight.seats().filter(|(_, place)| place.owes);
    assert_eq!(
        owing.map(|(seat, _)| seat.0).collect::<Vec<_>>(),
        told.to_act,
        "{name}"
    );
    let totals: Vec<i32> = sight
        .standing
        .seats
        .iter()
        .map(|score| score.total)
        .collect();
    assert_eq!(totals, told.totals, "{name}");
    assert_eq!(
        (sight.story.len(), events(&sight)),
        (told.log, told.events.clone()),
        "{name}"
    );
    assert_eq!(hash_of(&sight.view), told.view, "{name}");
    for person in &told.people {
        let sight = table.sight(Viewer::Seat(Seat(person.seat)));
        let legal: Vec<String> = sight.legal.iter().map(ToString::to_string).collect();
        assert_eq!(legal.len(), person.legal, "{name}");
        assert_eq!(
            hash(legal.join("\n").as_bytes()),
            person.legal_hash,
            "{name}"
        );
        assert_eq!(
            (sight.decision, sight.version),
            (person.decision, person.version),
            "{name}"
        );
        assert_eq!(hash_of(&sight.view), person.view, "{name}");
        let back = match sight.back {
            Back::Nothing => "nothing",
            Back::Free => "free",
            Back::Ask => "ask",
        };
        assert_eq!(back, person.back, "{name}");
    }
}

#[tokio::test]
async fn they_tell_the_same_as_then() {
    let scratch = Scratch::new();
    let house = house(&scratch).await;
    // Nobody of the house is to move meanwhile.
    house.close().await;
    for told in told() {
        let id: TableId = told.id.parse().unwrap();
        let header = house.header(&id).await.unwrap();
        with_game!(header.game, G => {
            tells_the_same(&*house.look::<G>(&id).await.unwrap(), &told);
        });
    }
}

/// Plays for all people until the table is finished, as somebody who has left is played for.
async fn play_on<G: Worth>(house: &House, id: &TableId) -> bool {
    let mut bell = house.listen::<G>(id).await.unwrap();
    loop {
        let table = bell.borrow_and_update().clone();
        if table.is_finished() {
            return true;
        }
        let seats = Seat::all(table.header().chairs.len() as u8);
        let sights = seats.map(|seat| table.sight(Viewer::Seat(seat)));
        let Some(sight) = sights.into_iter().find(Sight::is_my_turn) else {
            let news = tokio::time::timeout(Duration::from_secs(60), bell.changed()).await;
            news.expect("the house moves").unwrap();
            continue;
        };
        let action = G::default_action(&sight.view, &sight.legal).to_string();
        let seat = sight.own().unwrap();
        let done = house.act::<G>(id, seat, sight.decision, &action).await;
        // Somebody of the house may have been quicker.
        if let Err(error) = done {
            assert!(matches!(error, table::ActError::Stale), "{action}: {error}");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn those_that_were_running_are_played_to_their_end() {
    let scratch = Scratch::new();
    let house = house(&scratch).await;
    let mut finished = 0;
    for told in told().into_iter().filter(|told| !told.finished) {
        let id: TableId = told.id.parse().unwrap();
        let header = house.header(&id).await.unwrap();
        with_game!(header.game, G => {
            assert!(play_on::<G>(&house, &id).await);
            let table = house.look::<G>(&id).await.unwrap();
            let edition = table.sight(Viewer::Spectator).edition;
            assert_eq!(edition, kernel::Edition::first::<<G as Game>::Options>());
            assert!(!<<G as Game>::Options as Options>::AMENDMENTS.is_empty());
        });
        finished += 1;
    }
    assert!(finished > 50, "{finished}");
}
