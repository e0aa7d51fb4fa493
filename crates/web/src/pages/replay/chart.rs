//! Points by turn: a line per seat, told apart by dashes and by the mark at its end.

use maud::{Markup, html};

use super::ReplayExtras;
use crate::board::{Board, Scene};

const WIDTH: f32 = 330.0;
const LEFT: f32 = 28.0;
const RIGHT: f32 = 312.0;
const TOP: f32 = 12.0;
const BOTTOM: f32 = 112.0;

/// From plies and points to places in the drawing.
struct Scale {
    plies: f32,
    low: f32,
    high: f32,
    /// The distance of two lines of the grid, in points.
    step: i32,
}

impl Scale {
    fn new(extras: &ReplayExtras) -> Scale {
        let points = extras
            .points
            .iter()
            .flat_map(|(_, points)| points.iter().copied());
        let high = points.clone().max().unwrap_or(0).max(10);
        let low = points.min().unwrap_or(0).min(0);
        let step = [5, 10, 20, 50, 100]
            .into_iter()
            .find(|step| (high - low) / step <= 5)
            .unwrap_or(200);
        Scale {
            plies: extras.plies.max(1) as f32,
            low: low as f32,
            high: high as f32,
            step,
        }
    }

    fn x(&self, ply: u32) -> f32 {
        LEFT + (RIGHT - LEFT) * ply as f32 / self.plies
    }

    fn y(&self, points: i32) -> f32 {
        BOTTOM - (BOTTOM - TOP) * (points as f32 - self.low) / (self.high - self.low)
    }

    fn grid(&self) -> impl Iterator<Item = i32> {
        let step = self.step;
        let (low, high) = (self.low as i32 / step, self.high as i32 / step);
        (low..=high).map(move |n| n * step)
    }
}

pub(super) fn panel<G: Board>(scene: &Scene<'_, G>, extras: &ReplayExtras) -> Markup {
    html! {
        section.panel #points {
            h2 { (scene.word("replay-points")) }
            (chart(scene, extras))
        }
    }
}

fn chart<G: Board>(scene: &Scene<'_, G>, extras: &ReplayExtras) -> Markup {
    let scale = Scale::new(extras);
    let lines = extras.points.first().map_or(0, |(_, points)| points.len());
    let now = scale.x(extras.ply);
    html! {
        svg.graph viewBox=(format_args!("0 0 {WIDTH} 132")) role="img" aria-label=(scene.word("replay-points")) {
            @for points in scale.grid() {
                @let y = scale.y(points);
                path.ax d=(format!("M{LEFT} {y:.1}H{RIGHT}")) {}
                text x=(LEFT - 6.0) y=(format!("{:.1}", y + 4.0)) text-anchor="end" { (points) }
            }
            @for (x, part) in captions(scene, extras, &scale) {
                text x=(format!("{x:.1}")) y="128" { (part) }
            }
            path.here d=(format!("M{now:.1} {}V{}", TOP - 8.0, BOTTOM + 4.0)) {}
            @for line in (0..lines).rev() {
                path.curve data-seat=(line + 1) d=(curve(&scale, extras, line)) {}
            }
            @for line in (0..lines).rev() { (end_mark(&scale, extras, line)) }
        }
    }
}

/// Where parts of the game begin, as far as there is room for their names before the next one.
fn captions<G: Board>(
    scene: &Scene<'_, G>,
    extras: &ReplayExtras,
    scale: &Scale,
) -> Vec<(f32, String)> {
    const LETTER: f32 = 6.2;
    let turns = extras.turns.iter();
    let parts = turns.filter_map(|turn| Some((scale.x(turn.ply), scene.say(turn.part.as_ref()?))));
    let mut captions: Vec<(f32, String)> = Vec::new();
    for (x, part) in parts.collect::<Vec<_>>().into_iter().rev() {
        let room = captions.last().map_or(WIDTH, |(next, _)| *next) - x;
        if part.chars().count() as f32 * LETTER <= room {
            captions.push((x, part));
        }
    }
    captions
}

fn curve(scale: &Scale, extras: &ReplayExtras, line: usize) -> String {
    let mut path = String::new();
    for (at, (ply, points)) in extras.points.iter().enumerate() {
        let sign = if at == 0 { 'M' } else { 'L' };
        let points = points.get(line).copied().unwrap_or(0);
        path += &format!("{sign}{:.1} {:.1}", scale.x(*ply), scale.y(points));
    }
    path
}

/// The shape of a seat's token, at the end of its line.
fn end_mark(scale: &Scale, extras: &ReplayExtras, line: usize) -> Markup {
    const SHAPES: [&str; 5] = [
        "M6 0A6 6 0 1 1-6 0 6 6 0 1 1 6 0Z",
        "M-5.5-5.5h11v11h-11z",
        "M0-6.5 6.5 5.5h-13z",
        "M-3.5-6h7L7 0 3.5 6h-7L-7 0z",
        "M0-6.5 6.5-1.5 4 6H-4L-6.5-1.5z",
    ];
    let Some((ply, points)) = extras.points.last() else {
        return html! {};
    };
    let points = points.get(line).copied().unwrap_or(0);
    let (x, y) = (scale.x(*ply), scale.y(points));
    html! {
        path.end data-seat=(line + 1) d=(SHAPES[line % SHAPES.len()])
            transform=(format!("translate({x:.1} {y:.1})")) {}
    }
}
