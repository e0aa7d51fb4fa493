//! How fast the rules of a game are: random play with legal lists on one core, and the parts of it.
//!
//! `cargo bench -p bench --bench fliptown` prints decisions and games per second (throughput) and the time of
//! a copy, a view, an imagined world and a legal list in the middle of a four-seat game.

use std::hint::black_box;

use criterion::{BatchSize, Criterion, Throughput};
use kernel::testkit::playout;
use kernel::{Chance, Game, Options, Seat, Seed, Viewer};

/// A way to play: how many seats, and what is chosen.
pub type Mode = (u8, &'static [(&'static str, &'static str)]);

/// As many in one go as make the short and the long ones even.
const GAMES: u64 = 64;

/// How many decisions into the game its parts are measured.
const MIDDLE: u64 = 150;

fn options<G: Game>((seats, pairs): Mode) -> G::Options {
    G::Options::parse_simulated(seats, pairs.iter().copied()).expect("these options can be played")
}

/// Plays whole games at random in each mode.
pub fn playouts<G: Game>(c: &mut Criterion, modes: &[(&str, Mode)]) {
    for (name, mode) in modes {
        let options = options::<G>(*mode);
        let play = || -> u64 {
            let games = 0..GAMES;
            games
                .map(|game| playout::<G>(&options, game, u64::MAX).1)
                .sum()
        };
        for (unit, count) in [("decisions", play()), ("games", GAMES)] {
            let mut group = c.benchmark_group(format!("random play, {unit}"));
            group.throughput(Throughput::Elements(count));
            group.bench_function(*name, |b| b.iter(play));
        }
    }
}

/// Does what players and bots do with one state in the middle of a game.
pub fn parts<G: Game>(c: &mut Criterion, mode: Mode) {
    let (state, _) = playout::<G>(&options::<G>(mode), 7, MIDDLE);
    let seat = state.to_act().iter().next().unwrap_or(Seat(0));
    let view = state.view(Viewer::Seat(seat));
    let mut group = c.benchmark_group(format!("one state, {} seats", mode.0));
    group.bench_function("clone", |b| b.iter(|| black_box(&state).clone()));
    group.bench_function("view", |b| {
        b.iter(|| black_box(&state).view(Viewer::Seat(seat)))
    });
    group.bench_function("imagine", |b| {
        let mut chance = Chance::new(&Seed::from_text("imagine"));
        b.iter(|| G::imagine(black_box(&view), &mut chance));
    });
    group.bench_function("legal", |b| {
        b.iter_batched_ref(
            Vec::new,
            |legal| black_box(&state).legal(seat, legal),
            BatchSize::SmallInput,
        );
    });
    println!("state: {} bytes", size_of::<G>());
}
