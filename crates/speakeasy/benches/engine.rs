//! How fast the rules are: random play with legal lists on one core, and the parts of it.
//!
//! `cargo bench -p speakeasy` prints decisions and games per second (throughput) and the time of a
//! copy, a view, an imagined world and a legal list in the middle of a four-seat game.

use std::hint::black_box;

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use kernel::{Chance, Game, Log, Options as _, Seat, Seed, Viewer};
use speakeasy::{Options, Speakeasy};

fn options(seats: u8) -> Options {
    Options::parse(seats, []).expect("these options can be played")
}

/// A cheap stream of choices: the benchmark measures the rules, not the random numbers.
struct Picks(u64);

impl Picks {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (((self.0 >> 32) * n as u64) >> 32) as usize
    }
}

/// Plays one game at random; returns how many decisions it took.
fn play(options: &Options, game: u64, stop_after: u64) -> (Speakeasy, u64) {
    let mut chance = Chance::new(&Seed::from_text("bench").nth(game));
    let mut log = Log::off();
    let mut picks = Picks(game);
    let mut state = Speakeasy::new(options, &mut chance, &mut log);
    let mut legal = Vec::new();
    let mut decisions = 0;
    while decisions < stop_after {
        let Some(seat) = state.to_act().iter().next() else {
            break;
        };
        legal.clear();
        state.legal(seat, &mut legal);
        let action = legal[picks.below(legal.len())];
        let taken = state.apply(seat, action, &mut chance, &mut log);
        debug_assert!(taken.is_ok(), "a legal action was refused");
        decisions += 1;
    }
    (state, decisions)
}

fn playouts(c: &mut Criterion) {
    let modes = [
        ("solo", options(1)),
        ("2 seats", options(2)),
        ("3 seats", options(3)),
        ("4 seats", options(4)),
    ];
    for (name, options) in &modes {
        let games = 64;
        let decisions: u64 = (0..games).map(|game| play(options, game, u64::MAX).1).sum();
        for (unit, count) in [("decisions", decisions), ("games", games)] {
            let mut group = c.benchmark_group(format!("random play, {unit}"));
            group.throughput(Throughput::Elements(count));
            group.bench_function(*name, |b| {
                b.iter(|| {
                    (0..games)
                        .map(|game| play(options, game, u64::MAX).1)
                        .sum::<u64>()
                });
            });
        }
    }
}

fn parts(c: &mut Criterion) {
    let options = options(4);
    let (state, _) = play(&options, 7, 150);
    let seat = state.to_act().iter().next().unwrap_or(Seat(0));
    let view = state.view(Viewer::Seat(seat));
    let mut group = c.benchmark_group("one state, 4 seats");
    group.bench_function("clone", |b| b.iter(|| black_box(&state).clone()));
    group.bench_function("view", |b| {
        b.iter(|| black_box(&state).view(Viewer::Seat(seat)))
    });
    group.bench_function("imagine", |b| {
        let mut chance = Chance::new(&Seed::from_text("imagine"));
        b.iter(|| Speakeasy::imagine(black_box(&view), &mut chance));
    });
    group.bench_function("legal", |b| {
        b.iter_batched_ref(
            Vec::new,
            |legal| black_box(&state).legal(seat, legal),
            BatchSize::SmallInput,
        );
    });
    println!("state: {} bytes", size_of::<Speakeasy>());
}

criterion_group!(benches, playouts, parts);
criterion_main!(benches);
