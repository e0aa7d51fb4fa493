//! Measures the whole house and writes the page that tells it.

use std::fs;
use std::io::{self, Write};
use std::num::NonZeroU64;
use std::path::PathBuf;
use std::process::ExitCode;

use bots::all_threads;
use catalog::{GameId, with_game};
use clap::Parser;
use measures::exercise::{Exercise, Part, Sort};
use measures::inventory::Inventory;
use measures::named::Named;
use measures::report::{Measured, Report};
use measures::server::{House, Page};
use measures::speed::Speed;

/// One game is played well for so many by dice: that takes so much longer.
const GREEDY_EVERY: u64 = 50;

/// Measures every game in every mode, and writes docs/measures.md.
#[derive(Parser)]
struct Args {
    /// How many games are played by dice in each mode
    #[arg(long, default_value = "5000")]
    games: NonZeroU64,
    /// Print how often everything in the boxes was used
    #[arg(long)]
    list: bool,
    /// The page to write
    #[arg(long, default_value = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/measures.md"), hide_default_value = true)]
    to: PathBuf,
}

#[tokio::main]
async fn main() -> ExitCode {
    match run(&Args::parse()).await {
        Ok(0) => ExitCode::SUCCESS,
        Ok(failures) => {
            eprintln!("measures: {failures} games were not played to a good end");
            ExitCode::FAILURE
        }
        Err(error) => {
            eprintln!("measures: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Returns how many games failed.
async fn run(args: &Args) -> io::Result<usize> {
    // The page is opened first, so that nobody waits for figures that cannot be written.
    let mut page = fs::OpenOptions::new()
        .create(true)
        .truncate(false)
        .write(true)
        .open(&args.to)
        .map_err(|error| {
            let to = args.to.display();
            io::Error::new(error.kind(), format!("{to} cannot be written: {error}"))
        })?;
    let house = House::open().await?;
    let traffic = house.traffic("fliptown").await;
    let mut report = Report::new(args.games, traffic);
    let mut failures = 0;
    // Speeds first, while nothing else is done.
    let mut speeds = Vec::new();
    for id in GameId::ALL.iter().copied() {
        eprintln!("{id}: speed");
        speeds.push(with_game!(id, G => speeds_of::<G>(&house).await));
    }
    house.close().await?;
    for (id, speeds) in GameId::ALL.iter().copied().zip(speeds) {
        eprintln!("{id}: games");
        let measured = with_game!(id, G => measure::<G>(args.games, speeds)?);
        if args.list {
            println!("{}\n{}", id.info().title, measured.exercise.list());
        }
        for failure in measured.exercise.failures() {
            eprintln!("{id}: {failure}");
            failures += 1;
        }
        report.add(&measured);
    }
    page.set_len(0)?;
    page.write_all(report.page().as_bytes())?;
    Ok(failures)
}

/// How fast a game is in each of its modes.
async fn speeds_of<G: Inventory>(house: &House) -> Vec<(Speed, Page)> {
    let mut speeds = Vec::new();
    for mode in G::MODES {
        let speed = Speed::of::<G>(&mode.options::<G>());
        speeds.push((speed, house.page(G::INFO.id, mode).await));
    }
    speeds
}

/// Everything else about a game.
fn measure<G: Inventory>(games: NonZeroU64, speeds: Vec<(Speed, Page)>) -> io::Result<Measured> {
    Ok(Measured {
        info: G::INFO,
        modes: G::MODES,
        named: Named::of(&G::INFO)?,
        speeds,
        beyond_bots: G::BEYOND_BOTS.len(),
        exercise: Exercise::of::<G>(&parts::<G>(games), all_threads()),
    })
}

/// Games by dice and of the absent as many as asked, and some that are played well, in every mode.
fn parts<G: Inventory>(games: NonZeroU64) -> Vec<Part> {
    let games = |sort| match sort {
        Sort::Random | Sort::Absent => games.get(),
        Sort::Greedy => games.get().div_ceil(GREEDY_EVERY),
    };
    let modes = 0..G::MODES.len();
    // Those that take longest come first, so that threads end together.
    let sorts = Sort::ALL.into_iter().rev();
    sorts
        .flat_map(|sort| modes.clone().map(move |mode| (sort, mode, 0..games(sort))))
        .collect()
}
