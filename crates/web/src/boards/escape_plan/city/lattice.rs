//! Where things lie: the corners of all cells of all tiles on one lattice of whole numbers.
//!
//! Nothing is rounded until it is drawn, so that sides of cells that touch are found by being equal.

use std::collections::BTreeSet;
use std::fmt::Write;

use escape_plan::city::Placed;
use escape_plan::content::{atlas, grid};
use escape_plan::node::Node;

use crate::draw::N;

/// The side of a cell in the drawing.
pub(super) const SIDE: f32 = 24.;

/// The side of a tile in cells.
const TILE: f32 = 4.;

/// A place in the drawing.
pub(super) type At = (f32, f32);

/// A corner of a cell: half sides to the right, and rows down.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Corner {
    x: i32,
    y: i32,
}

/// A cell of the city.
pub(super) type Triangle = [Corner; 3];

/// A side of a cell; its two ends in order, so that it is the same from both sides.
pub(super) type Side = (Corner, Corner);

fn row() -> f32 {
    SIDE * 3_f32.sqrt() / 2.
}

impl Corner {
    /// Turned by 60 degrees clockwise around the middle of the lattice.
    fn turned(self) -> Corner {
        Corner {
            x: (self.x - 3 * self.y) / 2,
            y: (self.x + self.y) / 2,
        }
    }

    pub(super) fn at(self) -> At {
        (self.x as f32 * SIDE / 2., self.y as f32 * row())
    }
}

/// The middle of a cell of the city's grid, where a tile lies.
pub(super) fn centre((q, r): (i8, i8)) -> At {
    middle((q, r)).at()
}

fn middle((q, r): (i8, i8)) -> Corner {
    Corner {
        x: 12 * i32::from(q),
        y: 8 * i32::from(r) + 4 * i32::from(q),
    }
}

/// A cell of a tile as it lies in the city.
pub(super) fn triangle(placed: Placed, cell: usize) -> Triangle {
    let middle = middle(placed.cell());
    grid::corners(cell).map(|(x, y)| {
        let corner = (0..placed.turn).fold(Corner { x, y }, |corner, _| corner.turned());
        Corner {
            x: corner.x + middle.x,
            y: corner.y + middle.y,
        }
    })
}

/// The middle of a cell.
pub(super) fn heart(triangle: Triangle) -> At {
    let [a, b, c] = triangle.map(Corner::at);
    ((a.0 + b.0 + c.0) / 3., (a.1 + b.1 + c.1) / 3.)
}

/// The cells of a region or location.
pub(super) fn triangles(placed: Placed, node: Node) -> Vec<Triangle> {
    let cells = &atlas().nodes[node.index()].cells;
    let cells = cells.iter().map(|cell| usize::from(*cell));
    cells.map(|cell| triangle(placed, cell)).collect()
}

/// The middle of a location; of a region the cell that is nearest to its middle.
pub(super) fn spot(placed: Placed, node: Node) -> At {
    let all = triangles(placed, node);
    let hearts = || all.iter().map(|one| heart(*one));
    let (x, y) = hearts().fold((0., 0.), |sum, at| (sum.0 + at.0, sum.1 + at.1));
    let mean = (x / all.len() as f32, y / all.len() as f32);
    if node.site().is_some() {
        return mean;
    }
    let nearest = hearts().min_by(|a, b| distance(*a, mean).total_cmp(&distance(*b, mean)));
    nearest.unwrap_or(mean)
}

pub(super) fn distance(a: At, b: At) -> f32 {
    (a.0 - b.0).hypot(a.1 - b.1)
}

/// The sides of a cell, each the same as its neighbour's.
pub(super) fn sides([a, b, c]: Triangle) -> [Side; 3] {
    [(a, b), (b, c), (c, a)].map(|(from, to)| (from.min(to), from.max(to)))
}

/// The lines around an area: sides of two cells go, the others are joined, straight ones into one.
pub(super) fn outline(area: &[Triangle]) -> Vec<Vec<Corner>> {
    let directed = |[a, b, c]: &Triangle| [(*a, *b), (*b, *c), (*c, *a)];
    let all: BTreeSet<Side> = area.iter().flat_map(directed).collect();
    let outer = all.iter().filter(|(from, to)| !all.contains(&(*to, *from)));
    let mut left: BTreeSet<Side> = outer.copied().collect();
    let mut lines = Vec::new();
    while let Some((start, mut end)) = left.pop_first() {
        let mut line = vec![start];
        while end != start {
            line.push(end);
            let after = left.iter().find(|(from, _)| *from == end).copied();
            // Every corner of an outline is left as often as it is reached.
            let Some(next) = after else { break };
            left.remove(&next);
            end = next.1;
        }
        lines.push(straightened(&line));
    }
    lines
}

/// A closed line without the corners at which it goes straight on.
fn straightened(line: &[Corner]) -> Vec<Corner> {
    let count = line.len();
    let step = |from: Corner, to: Corner| (to.x - from.x, to.y - from.y);
    let bends = |at: &usize| {
        let (before, here, after) = (
            line[(at + count - 1) % count],
            line[*at],
            line[(at + 1) % count],
        );
        step(before, here) != step(here, after)
    };
    (0..count).filter(bends).map(|at| line[at]).collect()
}

/// Closed lines as the `d` of a path.
pub(super) fn closed(lines: &[Vec<Corner>]) -> String {
    let mut d = String::new();
    for line in lines {
        for (at, corner) in line.iter().enumerate() {
            let (x, y) = corner.at();
            let pen = if at == 0 { 'M' } else { 'L' };
            let _ = write!(d, "{pen}{} {}", N(x), N(y));
        }
        d.push('Z');
    }
    d
}

/// Sides of cells as the `d` of a path.
pub(super) fn strokes(sides: &[Side]) -> String {
    let mut d = String::new();
    for (from, to) in sides {
        let ((x, y), (u, v)) = (from.at(), to.at());
        let _ = write!(d, "M{} {}L{} {}", N(x), N(y), N(u), N(v));
    }
    d
}

/// A hexagon with a flat top, as tiles and lots have it.
pub(super) fn hexagon((x, y): At, radius: f32) -> String {
    let (half, high) = (radius / 2., radius * 3_f32.sqrt() / 2.);
    let corners = [
        (radius, 0.),
        (half, high),
        (-half, high),
        (-radius, 0.),
        (-half, -high),
        (half, -high),
    ];
    let mut d = String::new();
    for (at, (dx, dy)) in corners.into_iter().enumerate() {
        let pen = if at == 0 { 'M' } else { 'L' };
        let _ = write!(d, "{pen}{} {}", N(x + dx), N(y + dy));
    }
    d.push('Z');
    d
}

/// The radius of a tile.
pub(super) const RADIUS: f32 = SIDE * TILE;

/// How far inside a tile a place is; less than nothing outside.
pub(super) fn depth(tile: At, (x, y): At) -> f32 {
    let (dx, dy) = ((x - tile.0).abs(), (y - tile.1).abs());
    let high = RADIUS * 3_f32.sqrt() / 2.;
    let slant = (RADIUS - dx) * 3_f32.sqrt() / 2. - dy / 2.;
    slant.min(high - dy)
}
