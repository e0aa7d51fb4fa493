//! The city without anybody in it: districts, streets, quays, seams and lamps.

use std::collections::BTreeSet;

use escape_plan::city::Placed;
use escape_plan::content::grid;
use escape_plan::node::Node;
use escape_plan::pieces::{Area as Zone, Tile};
use maud::{Markup, PreEscaped, html};

use super::lattice::{self, Corner, Side};
use crate::draw::N;

/// One letter for each type of area, as patterns and classes have it.
pub(super) fn letter(zone: Zone) -> char {
    match zone {
        Zone::Industrial => 'i',
        Zone::Commercial => 'c',
        Zone::Residential => 'r',
        Zone::Water => 'w',
    }
}

/// The regions of a tile.
fn regions(tile: Tile) -> impl Iterator<Item = (Node, Zone)> {
    let nodes = tile.data().nodes.iter();
    nodes.filter_map(|node| Some((node, node.area()?)))
}

/// The sides between two regions of a tile: streets on land, quays along water.
struct Borders {
    streets: Vec<Side>,
    quays: Vec<Side>,
}

fn borders(placed: Placed) -> Borders {
    let cells = &placed.tile.data().cells;
    let mut borders = Borders {
        streets: Vec::new(),
        quays: Vec::new(),
    };
    for (cell, node) in cells.iter().enumerate() {
        for other in grid::neighbours(cell)
            .into_iter()
            .filter(|other| *other > cell)
        {
            let (Some(one), Some(two)) = (node.area(), cells[other].area()) else {
                continue;
            };
            if *node == cells[other] {
                continue;
            }
            let theirs = lattice::sides(lattice::triangle(placed, other));
            let own = lattice::sides(lattice::triangle(placed, cell));
            let shared = own.into_iter().filter(|side| theirs.contains(side));
            let wet = one == Zone::Water || two == Zone::Water;
            match wet {
                true => borders.quays.extend(shared),
                false => borders.streets.extend(shared),
            }
        }
    }
    borders
}

/// All tiles, with the light of their lamps.
pub(super) fn ground(city: &[Placed]) -> Markup {
    let mut tiles = String::new();
    let mut lamps = String::new();
    for placed in city {
        let borders = borders(*placed);
        tiles.push_str(&tile(*placed, &borders).0);
        for (x, y) in lights(&borders) {
            let lamp = format!(r#"<circle cx="{}" cy="{}" r="28"/>"#, N(x), N(y));
            lamps.push_str(&lamp);
        }
    }
    let all: String = city
        .iter()
        .map(|placed| lattice::hexagon(lattice::centre(placed.cell()), lattice::RADIUS - 2.))
        .collect();
    html! {
        (PreEscaped(tiles))
        clipPath id="c-city" { path d=(all) {} }
        g.lamps { (PreEscaped(lamps)) }
    }
}

fn tile(placed: Placed, borders: &Borders) -> Markup {
    let centre = lattice::centre(placed.cell());
    let streets = lattice::strokes(&borders.streets);
    html! {
        g.tile {
            @for (node, zone) in regions(placed.tile) {
                @let lines = lattice::outline(&lattice::triangles(placed, node));
                path class=(format_args!("ar-{}", letter(zone))) d=(lattice::closed(&lines)) {}
            }
            @if !streets.is_empty() {
                path.st d=(streets) {}
                path.sl d=(streets) {}
            }
            @if !borders.quays.is_empty() { path.qu d=(lattice::strokes(&borders.quays)) {} }
            path.seam d=(lattice::hexagon(centre, lattice::RADIUS - 0.5)) {}
        }
    }
}

/// A lamp at every third corner of the streets.
fn lights(borders: &Borders) -> Vec<lattice::At> {
    let corners: BTreeSet<Corner> = borders
        .streets
        .iter()
        .flat_map(|(from, to)| [*from, *to])
        .collect();
    corners.into_iter().step_by(3).map(Corner::at).collect()
}

/// The regions of a tile in plain colours.
pub(super) fn plain(placed: Placed) -> Markup {
    html! {
        @for (node, zone) in regions(placed.tile) {
            @let lines = lattice::outline(&lattice::triangles(placed, node));
            path class=(format_args!("g-{}", letter(zone))) d=(lattice::closed(&lines)) {}
        }
    }
}
