//! The line of a way over the map: along streets and quays, under the ground, through the air.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};
use std::fmt::Write;

use escape_plan::Action;
use escape_plan::content::grid::CELLS;
use escape_plan::node::Node;
use escape_plan::travel::Way;
use maud::{Markup, html};

use super::lattice::{self, At, Side};
use super::{Town, figures, layout, shapes};
use crate::draw::N;

/// All cells of the city and which of them touch.
pub(super) struct Streets {
    cells: Vec<Cell>,
    near: Vec<Vec<usize>>,
}

struct Cell {
    node: Node,
    heart: At,
    /// What a walk gives for entering it: a line that runs under an officer is not seen.
    toll: u32,
}

impl Streets {
    pub(super) fn new(town: &Town<'_>) -> Streets {
        let posts = posts(town);
        let toll = |heart: At| {
            let close = |post: &&At| lattice::distance(**post, heart) < 20.;
            300 * posts.iter().filter(close).count() as u32
        };
        let mut cells = Vec::new();
        let mut sides: BTreeMap<Side, Vec<usize>> = BTreeMap::new();
        for placed in town.view.city.placed() {
            for cell in 0..CELLS {
                let triangle = lattice::triangle(*placed, cell);
                for side in lattice::sides(triangle) {
                    sides.entry(side).or_default().push(cells.len());
                }
                let heart = lattice::heart(triangle);
                cells.push(Cell {
                    node: placed.tile.data().cells[cell],
                    heart,
                    toll: toll(heart),
                });
            }
        }
        let mut near = vec![Vec::new(); cells.len()];
        for both in sides.values() {
            if let [one, other] = both[..] {
                near[one].push(other);
                near[other].push(one);
            }
        }
        Streets { cells, near }
    }

    /// The cells of a walk from node to node, each with the number of its node.
    fn walk(&self, chain: &[Node]) -> Vec<(usize, usize)> {
        let count = self.cells.len();
        let mut best = vec![u32::MAX; chain.len() * count];
        let mut from = vec![usize::MAX; chain.len() * count];
        let mut open = BinaryHeap::new();
        for cell in (0..count).filter(|cell| self.cells[*cell].node == chain[0]) {
            best[cell] = 0;
            open.push(Reverse((0, cell)));
        }
        while let Some(Reverse((cost, state))) = open.pop() {
            let (number, cell) = (state / count, state % count);
            if number + 1 == chain.len() {
                return self.back(state, &from);
            }
            if cost > best[state] {
                continue;
            }
            for next in &self.near[cell] {
                let Cell { node, heart, toll } = self.cells[*next];
                let step = lattice::distance(self.cells[cell].heart, heart);
                let cost = cost + (10. * step) as u32 + toll;
                for ahead in [number, number + 1] {
                    let state_after = ahead * count + next;
                    if chain[ahead] == node && cost < best[state_after] {
                        best[state_after] = cost;
                        from[state_after] = state;
                        open.push(Reverse((cost, state_after)));
                    }
                }
            }
        }
        Vec::new()
    }

    fn back(&self, last: usize, from: &[usize]) -> Vec<(usize, usize)> {
        let count = self.cells.len();
        let mut states = vec![last];
        while let Some(before) = states.last().map(|state| from[*state])
            && before != usize::MAX
        {
            states.push(before);
        }
        let states = states.into_iter().rev();
        states.map(|state| (state / count, state % count)).collect()
    }
}

/// Where officers stand.
fn posts(town: &Town<'_>) -> Vec<At> {
    let on = |tile: &layout::Tile| town.view.police.on[tile.placed.tile as usize];
    let tiles = town.tiles.iter();
    let posts = tiles.flat_map(|tile| {
        let officers = on(tile).iter();
        officers.map(move |officer| figures::post(town.view, tile, officer))
    });
    posts.collect()
}

/// A part of a way that is drawn in one manner.
enum Leg {
    Walk(Vec<Node>),
    /// From station to station.
    Under(Node, Node),
    /// Through the air.
    Over(Node, Node),
}

/// The parts of a way.
fn legs(way: &Way) -> Vec<Leg> {
    let mut legs = Vec::new();
    let Some(mut at) = way.path.first().copied() else {
        return legs;
    };
    for action in &way.actions {
        let (leg, to) = match action {
            Action::Go(to) => match legs.last_mut() {
                Some(Leg::Walk(nodes)) => {
                    nodes.push(*to);
                    at = *to;
                    continue;
                }
                _ => (Leg::Walk(vec![at, *to]), *to),
            },
            Action::Ride(to) | Action::Surface(to) => (Leg::Under(at, *to), *to),
            Action::Fly(to) => (Leg::Over(at, *to), *to),
            _ => continue,
        };
        legs.push(leg);
        at = to;
    }
    if at != way.to {
        legs.push(Leg::Over(at, way.to));
    }
    legs
}

/// The line, the points spent on it, and the tiles that it leaves.
pub(super) fn route(town: &Town<'_>, streets: &Streets, way: &Way) -> Markup {
    let mut spent = 0;
    let left = way.left.iter().filter_map(|tile| town.tile(tile));
    html! {
        g.route aria-hidden="true" {
            @for tile in left {
                path.leftt d=(lattice::hexagon(tile.centre, lattice::RADIUS - 4.)) {}
            }
            @for leg in legs(way) { (line(town, streets, &leg, &mut spent)) }
        }
    }
}

fn line(town: &Town<'_>, streets: &Streets, leg: &Leg, spent: &mut u8) -> Markup {
    let ends = |from: Node, to: Node| Some((town.at(from)?, town.at(to)?));
    match leg {
        Leg::Walk(chain) => walk(town, streets, chain, spent),
        Leg::Under(from, to) => {
            let Some((a, b)) = ends(*from, *to) else {
                return Markup::default();
            };
            let d = format!("M{} {}L{} {}", N(a.0), N(a.1), N(b.0), N(b.1));
            html! { path.rt.under d=(d) {} }
        }
        Leg::Over(from, to) => {
            let Some((a, b)) = ends(*from, *to) else {
                return Markup::default();
            };
            *spent += 1;
            let high = lattice::distance(a, b) / 3.;
            let top = ((a.0 + b.0) / 2., (a.1 + b.1) / 2. - high);
            let d = format!(
                "M{} {}Q{} {} {} {}",
                N(a.0),
                N(a.1),
                N(top.0),
                N(top.1),
                N(b.0),
                N(b.1)
            );
            let crown = (top.0, top.1 + high / 2.);
            html! { path.rt.over d=(d) {} (count(crown, *spent)) }
        }
    }
}

/// A number where a point is spent.
fn count(at: At, number: u8) -> Markup {
    html! {
        g.rtk transform=(shapes::moved(at)) {
            circle r="8" {}
            text y="4" text-anchor="middle" { (number) }
        }
    }
}

fn walk(town: &Town<'_>, streets: &Streets, chain: &[Node], spent: &mut u8) -> Markup {
    let cells = streets.walk(chain);
    let free = &town.view.city.map().free;
    let mut points: Vec<At> = Vec::new();
    let mut numbers = Vec::new();
    for (at, (number, cell)) in cells.iter().enumerate() {
        let cell = &streets.cells[*cell];
        if at > 0 && cells[at - 1].0 != *number {
            let before = &streets.cells[cells[at - 1].1];
            if !free[before.node.index()].contains(cell.node) {
                *spent += 1;
                let middle = |a: f32, b: f32| (a + b) / 2.;
                let (a, b) = (before.heart, cell.heart);
                numbers.push(((middle(a.0, b.0), middle(a.1, b.1)), *spent));
            }
        }
        // Inside a location the line runs from and to its middle.
        let place = match cell.node.site() {
            Some(_) => town.at(cell.node),
            None => Some(cell.heart),
        };
        if let Some(place) = place.filter(|place| points.last() != Some(place)) {
            points.push(place);
        }
    }
    html! {
        path.rt d=(curve(&smoothed(&points))) {}
        @for (at, number) in numbers { (count(at, number)) }
    }
}

/// The same way with fewer corners; it ends before the middle of its goal, so that one sees what it is.
fn smoothed(points: &[At]) -> Vec<At> {
    let mut line = points.to_vec();
    if let [.., before, last] = &mut line[..] {
        let far = lattice::distance(*before, *last).max(1.);
        let part = (far - 18.).max(0.) / far;
        let go = |from: f32, to: f32| from + (to - from) * part;
        *last = (go(before.0, last.0), go(before.1, last.1));
    }
    for _ in 0..2 {
        let old = line.clone();
        for at in 1..old.len().saturating_sub(1) {
            let mean = |a: f32, b: f32, c: f32| (a + 2. * b + c) / 4.;
            let (a, b, c) = (old[at - 1], old[at], old[at + 1]);
            line[at] = (mean(a.0, b.0, c.0), mean(a.1, b.1, c.1));
        }
    }
    line
}

/// A line through all points without corners.
fn curve(points: &[At]) -> String {
    let mut d = String::new();
    let Some(first) = points.first() else {
        return d;
    };
    let _ = write!(d, "M{} {}", N(first.0), N(first.1));
    for at in 1..points.len() {
        let point = |at: usize| points[at.min(points.len() - 1)];
        let (before, from, to, after) = (
            point(at.saturating_sub(2)),
            point(at - 1),
            point(at),
            point(at + 1),
        );
        let bend = |a: f32, b: f32| (b - a) / 6.;
        let _ = write!(
            d,
            "C{} {} {} {} {} {}",
            N(from.0 + bend(before.0, to.0)),
            N(from.1 + bend(before.1, to.1)),
            N(to.0 - bend(from.0, after.0)),
            N(to.1 - bend(from.1, after.1)),
            N(to.0),
            N(to.1)
        );
    }
    d
}
