//! How fast the rules of Speakeasy are.

use bench::Mode;
use criterion::{Criterion, criterion_group, criterion_main};
use speakeasy::Speakeasy;

fn playouts(c: &mut Criterion) {
    let modes: [(&str, Mode); 4] = [
        ("solo", (1, &[])),
        ("2 seats", (2, &[])),
        ("3 seats", (3, &[])),
        ("4 seats", (4, &[])),
    ];
    bench::playouts::<Speakeasy>(c, &modes);
}

fn parts(c: &mut Criterion) {
    bench::parts::<Speakeasy>(c, (4, &[]));
}

criterion_group!(benches, playouts, parts);
criterion_main!(benches);
