//! How fast the rules of In Too Deep are.

use bench::Mode;
use criterion::{Criterion, criterion_group, criterion_main};
use in_too_deep::InTooDeep;

fn playouts(c: &mut Criterion) {
    let modes: [(&str, Mode); 6] = [
        ("solo", (1, &[])),
        ("2 seats", (2, &[])),
        ("2 seats and Echo", (2, &[("echo_joins", "on")])),
        ("3 seats", (3, &[])),
        ("4 seats", (4, &[])),
        ("5 seats", (5, &[])),
    ];
    bench::playouts::<InTooDeep>(c, &modes);
}

fn parts(c: &mut Criterion) {
    bench::parts::<InTooDeep>(c, (4, &[]));
}

criterion_group!(benches, playouts, parts);
criterion_main!(benches);
