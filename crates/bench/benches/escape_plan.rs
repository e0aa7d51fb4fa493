//! How fast the rules of Escape Plan are.

use bench::Mode;
use criterion::{Criterion, criterion_group, criterion_main};
use escape_plan::EscapePlan;

fn playouts(c: &mut Criterion) {
    let modes: [(&str, Mode); 4] = [
        ("solo", (1, &[])),
        ("2 seats", (2, &[])),
        ("4 seats", (4, &[])),
        ("5 seats", (5, &[])),
    ];
    bench::playouts::<EscapePlan>(c, &modes);
}

fn parts(c: &mut Criterion) {
    bench::parts::<EscapePlan>(c, (4, &[]));
}

criterion_group!(benches, playouts, parts);
criterion_main!(benches);
