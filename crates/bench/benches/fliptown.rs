//! How fast the rules of Fliptown are.

use bench::Mode;
use criterion::{Criterion, criterion_group, criterion_main};
use fliptown::Fliptown;

const ALL_OPTIONS: Mode = (4, &[("characters", "on"), ("holdem", "on")]);

fn playouts(c: &mut Criterion) {
    let cowbot = &[("cowbot", "wyatt_earp"), ("characters", "on")];
    let modes = [
        ("solo", (1, &[][..])),
        ("cowbot", (1, cowbot)),
        ("4 seats", (4, &[])),
        ("4 seats, all options", ALL_OPTIONS),
    ];
    bench::playouts::<Fliptown>(c, &modes);
}

fn parts(c: &mut Criterion) {
    bench::parts::<Fliptown>(c, ALL_OPTIONS);
}

criterion_group!(benches, playouts, parts);
criterion_main!(benches);
