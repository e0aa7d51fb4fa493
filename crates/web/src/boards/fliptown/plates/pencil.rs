//! What players write: rings and crosses, drawn by a hand that is never quite steady.
//!
//! The hand is seeded with the name of what it marks, so that the same site always has the same ring.

use std::f32::consts::TAU;
use std::fmt::Write;

use maud::{Markup, PreEscaped};

use super::ink::{At, N};

/// How old a mark is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Age {
    /// The viewer knows it.
    Old,
    /// It was not there when the viewer last acted.
    Fresh,
}

/// What a ring goes around.
#[derive(Clone, Copy)]
pub(super) struct Oval {
    pub(super) at: At,
    pub(super) wide: f32,
    pub(super) high: f32,
}

impl Oval {
    pub(super) fn round(at: At, radius: f32) -> Oval {
        Oval {
            at,
            wide: radius,
            high: radius,
        }
    }
}

/// In how many strokes a ring goes once around.
const STROKES: u8 = 9;

/// A ring of slightly more than one turn.
pub(super) fn ring(name: &str, oval: Oval, age: Age) -> Markup {
    let mut hand = Hand::new(name);
    let (x, y) = oval.at;
    // People begin at the upper left and end a little past it, a little farther out.
    let start = TAU * (0.62 + hand.shake(0.04));
    let last = STROKES + 1;
    let points: Vec<At> = (0..=last)
        .map(|i| {
            let done = f32::from(i) / f32::from(STROKES);
            let angle = start + TAU * done;
            let reach = 0.96 + hand.shake(0.05) + 0.1 * done;
            (
                x + oval.wide * reach * angle.cos(),
                y + oval.high * reach * angle.sin(),
            )
        })
        .collect();
    stroke("mark", age, &curve(&points))
}

/// A cross of two bent strokes.
pub(super) fn cross(name: &str, (x, y): At, size: f32, age: Age) -> Markup {
    let mut hand = Hand::new(name);
    let mut near = |x: f32, y: f32| {
        let slip = 0.1 * size;
        (N(x + hand.shake(slip)), N(y + hand.shake(slip)))
    };
    let mut d = String::new();
    for lean in [-1., 1.] {
        let ends = [near(x + lean * size, y - size), near(x, y)];
        let [(x0, y0), (x1, y1)] = ends;
        let (x2, y2) = near(x - lean * size, y + size);
        // Writing to a string cannot fail.
        let _ = write!(d, "M{x0} {y0}Q{x1} {y1} {x2} {y2}");
    }
    stroke("mark lost", age, &d)
}

/// Strokes that fill a square.
pub(super) fn hatching(name: &str, (x, y): At, size: f32, age: Age) -> Markup {
    let mut hand = Hand::new(name);
    let mut d = String::new();
    for part in [0.55_f32, 1., 1.45] {
        let slip = hand.shake(0.06 * size);
        let (from, to) = (part.min(0.9) * size, (part - 0.9).max(0.1) * size);
        let (left, right) = (N(x + to + slip), N(x + from + slip));
        let (low, high) = (N(y + from - slip), N(y + to - slip));
        let _ = write!(d, "M{left} {low}L{right} {high}");
    }
    stroke("mark thin", age, &d)
}

fn stroke(class: &str, age: Age, d: &str) -> Markup {
    PreEscaped(match age {
        Age::Old => format!(r#"<path class="{class}" d="{d}"/>"#),
        // The stylesheet draws it before the viewer's eyes, from 0 to 100.
        Age::Fresh => format!(r#"<path class="{class} fresh" pathLength="100" d="{d}"/>"#),
    })
}

/// A smooth curve through points: each piece leaves in the direction of the points around it.
fn curve(points: &[At]) -> String {
    let mut d = String::new();
    if let Some((x, y)) = points.first() {
        let _ = write!(d, "M{} {}", N(*x), N(*y));
    }
    let at = |i: usize| points[i.min(points.len() - 1)];
    for i in 1..points.len() {
        let (before, from, to, after) = (at(i.saturating_sub(2)), at(i - 1), at(i), at(i + 1));
        let out = (
            from.0 + (to.0 - before.0) / 6.,
            from.1 + (to.1 - before.1) / 6.,
        );
        let into = (
            to.0 - (after.0 - from.0) / 6.,
            to.1 - (after.1 - from.1) / 6.,
        );
        let _ = write!(
            d,
            "C{} {} {} {} {} {}",
            N(out.0),
            N(out.1),
            N(into.0),
            N(into.1),
            N(to.0),
            N(to.1)
        );
    }
    d
}

/// A shaking hand: small numbers from a name.
struct Hand(u64);

impl Hand {
    fn new(name: &str) -> Hand {
        // FNV-1a, because names are short.
        let hash = name.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        Hand(hash | 1)
    }

    /// A number between `-most` and `most`.
    fn shake(&mut self, most: f32) -> f32 {
        // Xorshift: three lines are random enough for a pencil.
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        let part = (self.0 >> 40) as f32 / (1 << 24) as f32;
        most * (2. * part - 1.)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(name: &str, age: Age) -> String {
        let oval = Oval {
            at: (100., 50.),
            wide: 40.,
            high: 20.,
        };
        ring(name, oval, age).into_string()
    }

    #[test]
    fn the_same_site_always_has_the_same_ring() {
        assert_eq!(drawn("mine-m2b", Age::Old), drawn("mine-m2b", Age::Old));
        assert_ne!(drawn("mine-m2b", Age::Old), drawn("mine-m2c", Age::Old));
        assert!(drawn("mine-m2b", Age::Fresh).contains("pathLength"));
    }

    #[test]
    fn no_ring_strays() {
        for i in 0..200 {
            let markup = drawn(&format!("site-{i}"), Age::Old);
            let d = markup.split(" d=\"").nth(1).unwrap();
            let numbers = d.split(|c: char| !(c.is_ascii_digit() || "-.".contains(c)));
            let numbers: Vec<f32> = numbers.filter_map(|n| n.parse().ok()).collect();
            // One place to begin, and three for each stroke.
            assert_eq!(numbers.len(), 2 + 6 * (usize::from(STROKES) + 1), "{d}");
            for at in numbers.chunks(2) {
                let far = ((at[0] - 100.) / 40.).hypot((at[1] - 50.) / 20.);
                assert!((0.8..1.3).contains(&far), "{at:?} of {d}");
            }
        }
    }
}
