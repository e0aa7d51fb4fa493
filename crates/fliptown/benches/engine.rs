//! How fast the rules are: random play with legal lists on one core, and the parts of it.
//!
//! `cargo bench -p fliptown` prints decisions and games per second (throughput) and the time of a
//! copy, a view, an imagined world and a legal list in the middle of a four-seat game.

use std::hint::black_box;

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use fliptown::{Fliptown, Options};
use kernel::testkit::playout;
use kernel::{Chance, Game, Options as _, Seat, Seed, Viewer};

fn options(seats: u8, pairs: &[(&str, &str)]) -> Options {
    Options::parse(seats, pairs.iter().copied()).expect("these options can be played")
}

fn playouts(c: &mut Criterion) {
    let modes: [(&str, Options); 4] = [
        ("solo", options(1, &[])),
        (
            "cowbot",
            options(1, &[("cowbot", "wyatt_earp"), ("characters", "on")]),
        ),
        ("4 seats", options(4, &[])),
        (
            "4 seats, all options",
            options(4, &[("characters", "on"), ("holdem", "on")]),
        ),
    ];
    for (name, options) in &modes {
        let games = 64;
        let decisions: u64 = (0..games)
            .map(|game| playout::<Fliptown>(options, game, u64::MAX).1)
            .sum();
        for (unit, count) in [("decisions", decisions), ("games", games)] {
            let mut group = c.benchmark_group(format!("random play, {unit}"));
            group.throughput(Throughput::Elements(count));
            group.bench_function(*name, |b| {
                b.iter(|| {
                    (0..games)
                        .map(|game| playout::<Fliptown>(options, game, u64::MAX).1)
                        .sum::<u64>()
                });
            });
        }
    }
}

fn parts(c: &mut Criterion) {
    let options = options(4, &[("characters", "on"), ("holdem", "on")]);
    let (state, _) = playout::<Fliptown>(&options, 7, 150);
    let seat = state.to_act().iter().next().unwrap_or(Seat(0));
    let view = state.view(Viewer::Seat(seat));
    let mut group = c.benchmark_group("one state, 4 seats");
    group.bench_function("clone", |b| b.iter(|| *black_box(&state)));
    group.bench_function("view", |b| {
        b.iter(|| black_box(&state).view(Viewer::Seat(seat)))
    });
    group.bench_function("imagine", |b| {
        let mut chance = Chance::new(&Seed::from_text("imagine"));
        b.iter(|| Fliptown::imagine(black_box(&view), &mut chance));
    });
    group.bench_function("legal", |b| {
        b.iter_batched_ref(
            Vec::new,
            |legal| black_box(&state).legal(seat, legal),
            BatchSize::SmallInput,
        );
    });
    println!("state: {} bytes", size_of::<Fliptown>());
}

criterion_group!(benches, playouts, parts);
criterion_main!(benches);
