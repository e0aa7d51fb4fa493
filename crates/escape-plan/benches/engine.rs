//! How fast the rules are: random play with legal lists on one core, and the parts of it.
//!
//! `cargo bench -p escape-plan` prints decisions and games per second (throughput) and the time of a
//! copy, a view, an imagined world and a legal list in the middle of a four-seat game.

use std::hint::black_box;

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use escape_plan::{EscapePlan, Options};
use kernel::testkit::playout;
use kernel::{Chance, Game, Options as _, Seat, Seed, Viewer};

fn options(seats: u8) -> Options {
    Options::parse(seats, []).expect("these options can be played")
}

fn playouts(c: &mut Criterion) {
    let modes = [
        ("solo", options(1)),
        ("2 seats", options(2)),
        ("4 seats", options(4)),
        ("5 seats", options(5)),
    ];
    for (name, options) in &modes {
        let games = 64;
        let decisions: u64 = (0..games)
            .map(|game| playout::<EscapePlan>(options, game, u64::MAX).1)
            .sum();
        for (unit, count) in [("decisions", decisions), ("games", games)] {
            let mut group = c.benchmark_group(format!("random play, {unit}"));
            group.throughput(Throughput::Elements(count));
            group.bench_function(*name, |b| {
                b.iter(|| {
                    (0..games)
                        .map(|game| playout::<EscapePlan>(options, game, u64::MAX).1)
                        .sum::<u64>()
                });
            });
        }
    }
}

fn parts(c: &mut Criterion) {
    let options = options(4);
    let (state, _) = playout::<EscapePlan>(&options, 7, 150);
    let seat = state.to_act().iter().next().unwrap_or(Seat(0));
    let view = state.view(Viewer::Seat(seat));
    let mut group = c.benchmark_group("one state, 4 seats");
    group.bench_function("clone", |b| b.iter(|| black_box(&state).clone()));
    group.bench_function("view", |b| {
        b.iter(|| black_box(&state).view(Viewer::Seat(seat)))
    });
    group.bench_function("imagine", |b| {
        let mut chance = Chance::new(&Seed::from_text("imagine"));
        b.iter(|| EscapePlan::imagine(black_box(&view), &mut chance));
    });
    group.bench_function("legal", |b| {
        b.iter_batched_ref(
            Vec::new,
            |legal| black_box(&state).legal(seat, legal),
            BatchSize::SmallInput,
        );
    });
    println!("state: {} bytes", size_of::<EscapePlan>());
}

criterion_group!(benches, playouts, parts);
criterion_main!(benches);
