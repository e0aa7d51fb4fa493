//! Measures a table: `cargo run -p table --example pace`.
//!
//! Durable moves per second through the whole house, one after the other and many at once; how long a
//! finished game takes to be read from its ledger; what a sight costs.

use std::sync::Arc;
use std::time::{Duration, Instant};

use bots::Dice;
use fliptown::Fliptown;
use kernel::{Options, Seat, Seed, Viewer};
use table::{Chair, House, Key, Setup, Sitter, SqliteStore, Store, Table, TableId};

type Result<T> = std::result::Result<T, Box<dyn std::error::Error + Send + Sync>>;

#[tokio::main]
async fn main() -> Result<()> {
    let path = std::env::temp_dir().join(format!("backroom-pace-{}.db", std::process::id()));
    let store = Arc::new(SqliteStore::open(&path).await?);
    let measured = measure(&House::open(store.clone()), store.as_ref()).await;
    for end in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{end}", path.display()));
    }
    measured
}

async fn measure(house: &House, store: &SqliteStore) -> Result<()> {
    for tables in [1, 16, 64] {
        let start = Instant::now();
        let mut games = Vec::new();
        for game in 0..tables {
            games.push(tokio::spawn(play(house.clone(), game)));
        }
        let mut moves = 0;
        let mut last = None;
        for game in games {
            let (id, length) = game.await??;
            moves += length;
            last = Some(id);
        }
        let rate = f64::from(moves) / start.elapsed().as_secs_f64();
        println!("{tables:3} tables at once: {moves} durable moves, {rate:.0} per second");
        if let Some(id) = last {
            read(house, store, &id).await?;
        }
    }
    Ok(())
}

/// Plays a whole game of four people by dice.
async fn play(house: House, game: u32) -> Result<(TableId, u32)> {
    let person = Chair {
        sitter: Sitter::Person,
        name: None,
    };
    let seed = Seed::from_text(&format!("pace {game}"));
    let mut dice = Dice::new(&seed);
    let setup = Setup::<Fliptown> {
        title: "Pace".parse()?,
        options: fliptown::Options::parse(4, []).map_err(|error| format!("{error:?}"))?,
        chairs: vec![person; 4],
        own: None,
        seed: Some(seed),
    };
    let id = house.set_table(setup, &Key::random()?).await?.id;
    let mut table: Arc<Table<Fliptown>> = house.look(&id).await?;
    while !table.is_finished() {
        let seat = Seat(dice.below(4) as u8);
        let sight = table.sight(Viewer::Seat(seat));
        if sight.legal.is_empty() {
            continue;
        }
        let action = dice.pick(&sight.legal).to_string();
        table = house.act(&id, seat, sight.decision, &action).await?;
    }
    Ok((id, table.length()))
}

async fn read(house: &House, store: &SqliteStore, id: &TableId) -> Result<()> {
    let ledger = store.entries(id, 0).await?;
    let header = house.header(id).await?;
    let odd = |error| format!("{error:?}");
    let start = Instant::now();
    let table: Table<Fliptown> = Table::fold(header.clone(), &ledger).map_err(odd)?;
    println!(
        "    a game of {} lines is read in {:?}",
        table.length(),
        start.elapsed()
    );
    let mut first = ledger.entries;
    first.truncate(first.len() - 20);
    let half: Table<Fliptown> = Table::fold(header, &first.into()).map_err(odd)?;
    let sights = Viewer::all(4).map(|viewer| cost(|| drop(half.sight(viewer))));
    let sights: Vec<Duration> = sights.collect();
    println!("    sights of the seats and the spectator: {sights:?}");
    println!("    a copy of the table: {:?}", cost(|| drop(half.clone())));
    Ok(())
}

fn cost(mut work: impl FnMut()) -> Duration {
    let start = Instant::now();
    for _ in 0..100 {
        work();
    }
    start.elapsed() / 100
}
