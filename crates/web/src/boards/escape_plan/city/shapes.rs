//! Shapes of the seats, and other small things that are drawn.

use escape_plan::pieces::Automa;
use kernel::Seat;
use maud::{Markup, PreEscaped, html};

use super::lattice::At;
use crate::draw::N;

/// The shape of a seat in its colour: circle, square, triangle, hexagon or pentagon.
pub(super) fn seat(seat: Seat, (x, y): At, r: f32) -> Markup {
    let class = format!("s{}", seat.0 + 1);
    let corners: &[(f32, f32)] = match seat.0 {
        1 => &[(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)],
        2 => &[(0., -1.1), (1.15, 0.9), (-1.15, 0.9)],
        3 => &[
            (1.1, 0.),
            (0.55, 0.95),
            (-0.55, 0.95),
            (-1.1, 0.),
            (-0.55, -0.95),
            (0.55, -0.95),
        ],
        4 => &[
            (0., -1.1),
            (1.05, -0.3),
            (0.65, 0.95),
            (-0.65, 0.95),
            (-1.05, -0.3),
        ],
        _ => {
            return PreEscaped(format!(
                r#"<circle class="{class}" cx="{}" cy="{}" r="{}"/>"#,
                N(x),
                N(y),
                N(r)
            ));
        }
    };
    polygon(&class, (x, y), r, corners)
}

/// The shape of somebody whom the rules play: a diamond.
pub(super) fn automa(one: Automa, at: At, r: f32) -> Markup {
    let class = match one {
        Automa::Sandra => "a-sandra",
        Automa::Costa => "a-costa",
    };
    let corners = [(0., -1.2), (1.2, 0.), (0., 1.2), (-1.2, 0.)];
    polygon(class, at, r, &corners)
}

fn polygon(class: &str, (x, y): At, r: f32, corners: &[(f32, f32)]) -> Markup {
    let points = corners
        .iter()
        .map(|(dx, dy)| format!("{},{}", N(x + dx * r), N(y + dy * r)));
    let points: Vec<String> = points.collect();
    PreEscaped(format!(
        r#"<polygon class="{class}" points="{}"/>"#,
        points.join(" ")
    ))
}

/// A symbol of the sprite around its middle.
pub(super) fn symbol(id: &str, class: &str, (x, y): At, size: f32) -> Markup {
    let class = (!class.is_empty()).then_some(class);
    html! {
        use href=(format_args!("#{id}")) class=[class] x=(N(x - size / 2.)) y=(N(y - size / 2.)) width=(N(size)) height=(N(size)) {}
    }
}

/// Where something is moved to.
pub(super) fn moved((x, y): At) -> String {
    format!("translate({} {})", N(x), N(y))
}

/// A piece that stands out: the shape of a figure with its letter.
pub(super) fn pawn(
    id: &str,
    class: &str,
    at: At,
    shape: &Markup,
    letter: &str,
    title: &str,
) -> Markup {
    html! {
        g id=(id) class=(format_args!("pawn {class}")) transform=(moved(at)) role="img" {
            title { (title) }
            (shape)
            text y="4.6" text-anchor="middle" { (letter) }
        }
    }
}
