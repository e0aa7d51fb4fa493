//! The city as it lies on the table: every triangle of every tile is a character.
//!
//! A tile has eight rows of nine to fifteen triangles. Turned tiles are drawn turned, so that one sees
//! which areas go on from tile to tile.

use std::collections::BTreeMap;
use std::f32::consts::PI;
use std::sync::LazyLock;

use escape_plan::city::Placed;
use escape_plan::content::grid::{CELLS, centre};
use escape_plan::node::{Kind, Node};

use super::canvas::{Canvas, Label, inked, plain, width};
use super::hexes::{Extent, facilities};
use super::scene::{Scene, Spot};
use super::signs;
use crate::style::Ink;

/// From one column of tiles to the next: one character more than the tiles need, for the edge.
const PITCH: i32 = 13;

/// Rows of half a tile.
const HALF: i32 = 4;

/// How wide a tile is at most, and how high.
const TILE: (usize, usize) = (15, 8);

/// Where a cell is drawn: its row, and its column from the middle of the tile.
fn place(cell: usize) -> (i32, i32) {
    let (x, y) = centre(cell);
    let row = (y * 2.0 / 3_f32.sqrt() + 4.0).floor();
    (row as i32, (x * 2.0).round() as i32)
}

/// Which cell lies where a cell of a tile has lain before the tile was turned, for every turn.
static TURNED: LazyLock<[Vec<usize>; 6]> = LazyLock::new(|| {
    [0, 1, 2, 3, 4, 5].map(|turn| {
        let (sin, cos) = (f32::from(turn as u8) * PI / 3.0).sin_cos();
        let turned = |cell: usize| {
            let (x, y) = centre(cell);
            (x * cos - y * sin, x * sin + y * cos)
        };
        let distance = |a: (f32, f32), b: (f32, f32)| (a.0 - b.0).hypot(a.1 - b.1);
        let nearest = |cell: usize| {
            let goal = turned(cell);
            let cells = 0..CELLS;
            cells
                .min_by(|a, b| distance(centre(*a), goal).total_cmp(&distance(centre(*b), goal)))
                .unwrap_or(cell)
        };
        (0..CELLS).map(nearest).collect()
    })
});

/// How wide the map is.
pub(super) fn wide(scene: &Scene) -> usize {
    Extent::of(scene).columns() * PITCH as usize + 3
}

/// The map.
pub(super) fn draw(scene: &Scene) -> Vec<String> {
    let extent = Extent::of(scene);
    let mut canvas = Canvas::new(wide(scene), extent.halves() * HALF as usize);
    for (cell, letter) in &scene.lots {
        let (x, y) = corner(extent, *cell);
        canvas.put(x + 7, y + HALF, &[inked(Ink::Cyan, *letter)]);
    }
    for placed in scene.view.city.placed() {
        tile(scene, &mut canvas, corner(extent, placed.cell()), *placed);
    }
    canvas.lines(scene.style)
}

/// The upper left corner of a cell on the sheet.
fn corner(extent: Extent, cell: Spot) -> (i32, i32) {
    let (column, half) = extent.place(cell);
    (column * PITCH, half * HALF)
}

/// A tile alone, turned.
pub(super) fn alone(scene: &Scene, placed: Placed) -> Vec<String> {
    let mut canvas = Canvas::new(TILE.0, TILE.1);
    tile(scene, &mut canvas, (0, 0), placed);
    canvas.lines(scene.style)
}

/// How much of the neighbours is shown around a tile that might be placed.
const AROUND: (i32, i32) = (2, 1);

/// How wide a picture of a tile among its neighbours is.
pub(super) const AMONG: usize = TILE.0 + 2 * AROUND.0 as usize;

/// A tile among its neighbours, as if it were placed.
pub(super) fn among(scene: &Scene, spot: Placed) -> Vec<String> {
    let extent = Extent::of(scene);
    let mut canvas = Canvas::new(wide(scene), extent.halves() * HALF as usize);
    for placed in scene.view.city.placed().iter().chain([&spot]) {
        tile(scene, &mut canvas, corner(extent, placed.cell()), *placed);
    }
    let (x, y) = corner(extent, spot.cell());
    let height = TILE.1 + 2 * AROUND.1 as usize;
    let part = canvas.crop((x - AROUND.0, y - AROUND.1), AMONG, height);
    part.lines(scene.style)
}

/// Draws a tile: its areas, then its code, then its locations.
fn tile(scene: &Scene, canvas: &mut Canvas, (x, y): (i32, i32), placed: Placed) {
    let cells = &placed.tile.data().cells;
    let turned = &TURNED[usize::from(placed.turn % 6)];
    let at = |cell: usize| {
        let (row, column) = place(turned[cell]);
        (x + 7 + column, y + row)
    };
    let mut sites_at: BTreeMap<Node, Vec<(i32, i32)>> = BTreeMap::new();
    let mut free: BTreeMap<i32, Vec<i32>> = BTreeMap::new();
    for (cell, node) in cells.iter().enumerate() {
        let (x, y) = at(cell);
        match node.kind() {
            Kind::Region(area) => {
                canvas.put(x, y, &[signs::ground(area)]);
                free.entry(y).or_default().push(x);
            }
            Kind::Location(_) => {
                canvas.put(x, y, &[plain(" ")]);
                sites_at.entry(*node).or_default().push((x, y));
            }
        }
    }
    // Where a row is written to the end: names that are longer than their locations stand side by side.
    let mut written: BTreeMap<i32, i32> = BTreeMap::new();
    for (x, y, label) in sites(scene, sites_at) {
        let from = written.get(&y).map_or(x, |end| x.max(end + 1));
        let end = from + width(&label) as i32;
        canvas.put(from, y, &label);
        if end > from {
            written.insert(y, end);
        }
        let taken = from - 1..=end;
        free.entry(y).or_default().retain(|x| !taken.contains(x));
    }
    let code = code(scene, placed);
    let (x, y) = gap(&free, width(&code) as i32, y + HALF);
    canvas.put(x, y, &code);
}

/// The code with officers and whoever stands in the streets.
fn code(scene: &Scene, placed: Placed) -> Label {
    let tile = placed.tile;
    let mut label = vec![
        plain(" "),
        inked(Ink::Bold, scene.code(tile)),
        inked(Ink::Dim, facilities(tile)),
        plain(" "),
    ];
    label.extend(scene.officers(tile));
    let regions = tile.data().nodes.without(tile.locations());
    label.extend(regions.iter().flat_map(|node| scene.pawns(node)));
    label.push(plain(" "));
    label
}

/// Where so many characters stand beside each other on areas, as near to the middle row as can be; or
/// where there is most room.
fn gap(free: &BTreeMap<i32, Vec<i32>>, wanted: i32, middle: i32) -> (i32, i32) {
    let mut runs: Vec<(i32, i32, i32)> = Vec::new();
    for (y, columns) in free {
        let mut columns = columns.clone();
        columns.sort_unstable();
        let found = columns.chunk_by(|a, b| a + 1 == *b);
        runs.extend(found.map(|run| (run[0], run.len() as i32, *y)));
    }
    let rank = |(_, length, y): &(i32, i32, i32)| {
        let away = (2 * y + 1 - 2 * middle).abs();
        (length.min(&wanted).to_owned(), -away)
    };
    let (x, length, y) = runs.into_iter().max_by_key(rank).unwrap_or_default();
    (x + (length - wanted) / 2, y)
}

/// The labels of all locations, from left to right.
fn sites(scene: &Scene, at: BTreeMap<Node, Vec<(i32, i32)>>) -> Vec<(i32, i32, Label)> {
    let mut labels: Vec<(i32, i32, Label)> = at
        .iter()
        .flat_map(|(node, cells)| site(scene, *node, cells))
        .collect();
    labels.sort_by_key(|(x, y, _)| (*y, *x));
    labels
}

/// A location: its name, and below it what there is to know.
fn site(scene: &Scene, node: Node, cells: &[(i32, i32)]) -> [(i32, i32, Label); 2] {
    let count = cells.len() as i32;
    let middle = cells
        .iter()
        .map(|(x, _)| x)
        .sum::<i32>()
        .div_euclid(count.max(1));
    let top = cells.iter().map(|(_, y)| *y).min().unwrap_or(0);
    let name = match scene.goals.contains(node) {
        true => inked(Ink::Cyan, format!("▸{}", scene.short(node))),
        false => inked(Ink::Bold, scene.short(node)),
    };
    let marks = scene.marks(node);
    [(0, vec![name]), (1, marks)].map(|(row, label)| {
        let from = middle - (width(&label) as i32 - 1) / 2;
        (from, top + row, label)
    })
}
