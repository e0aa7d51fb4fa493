//! The city as hexagons, each with its code, officers and locations: tiles that touch share an edge.

use escape_plan::node::Node;
use escape_plan::pieces::Tile;

use super::canvas::{Canvas, Label, inked, plain, width};
use super::scene::{Scene, Spot};
use super::signs;
use crate::style::Ink;

/// The size of the hexagons.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Size {
    /// How long the upper edge is.
    top: usize,
    /// How many rows the upper half has, and the lower half too.
    half: usize,
}

impl Size {
    /// The narrowest hexagons of so many rows that leave nothing out, if a city of them fits the room.
    pub(super) fn fitting(scene: &Scene, half: usize, room: usize) -> Option<Size> {
        let least = if half > 1 { 10 } else { 9 };
        let top = needed(scene, half).max(least);
        let size = Size { top, half };
        let columns = Extent::of(scene).columns();
        (size.width(columns) <= room).then_some(size)
    }

    /// The widest hexagons of so many rows for which there is room, whatever they leave out.
    pub(super) fn squeezed(scene: &Scene, half: usize, room: usize) -> Option<Size> {
        let columns = Extent::of(scene).columns();
        let sizes = (8..=12).rev().map(|top| Size { top, half });
        sizes.into_iter().find(|size| size.width(columns) <= room)
    }

    /// From one column of tiles to the next.
    fn pitch(self) -> usize {
        self.top + self.half
    }

    fn width(self, columns: usize) -> usize {
        columns * self.pitch() + self.half
    }
}

/// The cells that are drawn, from the first to the last.
#[derive(Clone, Copy)]
pub(super) struct Extent {
    left: i32,
    right: i32,
    /// In halves of a tile.
    top: i32,
    bottom: i32,
}

impl Extent {
    pub(super) fn of(scene: &Scene) -> Extent {
        let tiles = scene.view.city.placed().iter().map(|placed| placed.cell());
        let cells = tiles.chain(scene.lots.keys().copied());
        let mut extent = Extent {
            left: i32::MAX,
            right: i32::MIN,
            top: i32::MAX,
            bottom: i32::MIN,
        };
        for cell in cells {
            let (x, y) = position(cell);
            extent.left = extent.left.min(x);
            extent.right = extent.right.max(x);
            extent.top = extent.top.min(y);
            extent.bottom = extent.bottom.max(y);
        }
        extent
    }

    /// Columns of tiles.
    pub(super) fn columns(self) -> usize {
        usize::try_from(self.right - self.left + 1).unwrap_or(0)
    }

    /// Halves of tiles from top to bottom.
    pub(super) fn halves(self) -> usize {
        usize::try_from(self.bottom - self.top + 2).unwrap_or(0)
    }

    /// Where a cell lies: its column, and halves of a tile from the top.
    pub(super) fn place(self, cell: Spot) -> (i32, i32) {
        let (x, y) = position(cell);
        (x - self.left, y - self.top)
    }
}

/// The column of a cell, and how far down it lies in halves of a tile.
fn position((q, r): Spot) -> (i32, i32) {
    (i32::from(q), 2 * i32::from(r) + i32::from(q))
}

/// The map.
pub(super) fn draw(scene: &Scene, size: Size) -> Vec<String> {
    let extent = Extent::of(scene);
    let rows = extent.halves() * size.half + 1;
    let mut canvas = Canvas::new(size.width(extent.columns()), rows);
    let corner = |cell: Spot| {
        let (column, half) = extent.place(cell);
        (column * size.pitch() as i32, half * size.half as i32)
    };
    // Free cells first: the edges of tiles are drawn over theirs.
    for (cell, letter) in &scene.lots {
        let letter = vec![inked(Ink::Cyan, *letter)];
        outline(&mut canvas, corner(*cell), size, Ink::Dim);
        write(&mut canvas, corner(*cell), size, &free(letter, size));
    }
    for placed in scene.view.city.placed() {
        outline(&mut canvas, corner(placed.cell()), size, Ink::Dim);
    }
    for placed in scene.view.city.placed() {
        let lines = inside(scene, placed.tile, size);
        write(&mut canvas, corner(placed.cell()), size, &lines);
    }
    canvas.lines(scene.style)
}

/// The six edges. The upper one lies on the row of the tile above.
fn outline(canvas: &mut Canvas, (x, y): (i32, i32), size: Size, ink: Ink) {
    let (top, half) = (size.top as i32, size.half as i32);
    let edge = [inked(ink, "_".repeat(size.top))];
    let (rise, fall) = ([inked(ink, "╱")], [inked(ink, "╲")]);
    canvas.put(x + half, y, &edge);
    canvas.put(x + half, y + 2 * half, &edge);
    for row in 0..half {
        let upper = y + 1 + row;
        canvas.put(x + half - 1 - row, upper, &rise);
        canvas.put(x + half + top + row, upper, &fall);
        let lower = y + half + 1 + row;
        canvas.put(x + row, lower, &fall);
        canvas.put(x + 2 * half + top - 1 - row, lower, &rise);
    }
}

/// Writes lines into a hexagon, from its first row on.
fn write(canvas: &mut Canvas, (x, y): (i32, i32), size: Size, lines: &[Label]) {
    let half = size.half as i32;
    for (row, line) in (0..).zip(lines) {
        // A row is moved in as far as the edge is away from the tip.
        let inset = if row < half {
            half - row
        } else {
            row - half + 1
        };
        canvas.put(x + inset, y + 1 + row, line);
    }
}

/// How much room the rows of a hexagon have.
fn room(size: Size, row: usize) -> usize {
    let away = if row < size.half {
        row
    } else {
        2 * size.half - 1 - row
    };
    size.top + 2 * away
}

fn free(letter: Label, size: Size) -> Vec<Label> {
    let mut lines = vec![Vec::new(); size.half - 1];
    let mut line = vec![plain(" ".repeat(room(size, size.half - 1) / 2))];
    line.extend(letter);
    lines.push(line);
    lines
}

/// How long the upper edge has to be for everything that stands in the tiles.
fn needed(scene: &Scene, half: usize) -> usize {
    let tiles = scene.view.city.placed().iter().map(|placed| placed.tile);
    let tile = |tile: Tile| {
        let locations = tile.locations();
        let labels = locations.iter().map(|node| location(scene, node, half > 1));
        let sites = match half {
            1 => labels
                .map(|label| width(&label) + 1)
                .sum::<usize>()
                .saturating_sub(1),
            // The middle rows are wider than the edge.
            _ => {
                let lines = fill(labels.collect(), usize::MAX, 2 * half - 2);
                let widest = lines.iter().map(|line| width(line)).max();
                widest.unwrap_or(0).saturating_sub(2)
            }
        };
        width(&head(scene, tile)).max(sites)
    };
    tiles.map(tile).max().unwrap_or(0)
}

/// What stands in a tile.
fn inside(scene: &Scene, tile: Tile, size: Size) -> Vec<Label> {
    let large = size.half > 1;
    let mut lines = vec![head(scene, tile)];
    let locations = tile.locations();
    let locations = locations.iter().map(|node| location(scene, node, large));
    if large {
        let rows = 2 * size.half - 2;
        lines.extend(fill(locations.collect(), room(size, 1), rows));
    } else {
        // The last row is the lower edge as well.
        let line = locations
            .reduce(|mut line, next| {
                line.push(inked(Ink::Dim, "_"));
                line.extend(next);
                line
            })
            .unwrap_or_default();
        lines.push(cut(line, size.top));
    }
    lines
}

/// The code of a tile, what it has of helipad and ferry, its officers, and who stands between its
/// locations.
fn head(scene: &Scene, tile: Tile) -> Label {
    let mut line = vec![inked(Ink::Bold, scene.code(tile))];
    line.push(inked(Ink::Dim, facilities(tile)));
    line.push(plain(" "));
    line.extend(scene.officers(tile));
    let regions = tile.data().nodes.without(tile.locations());
    line.extend(regions.iter().flat_map(|node| scene.pawns(node)));
    line
}

/// The helipad and the ferry of a tile.
pub(super) fn facilities(tile: Tile) -> String {
    let data = tile.data();
    let helipad = data.helipad.then_some('ʰ');
    helipad
        .into_iter()
        .chain(data.ferry.then_some('ᶠ'))
        .collect()
}

/// A location: whether one can go there now, what it is called, what there is to know of it.
fn location(scene: &Scene, node: Node, large: bool) -> Label {
    let sign = signs::location(node, scene.view.place_at(node)).filter(|_| !large);
    let mut label = match sign {
        Some(sign) => separated(scene, node, sign),
        None => name(scene, node),
    };
    if scene.goals.contains(node) {
        for bit in &mut label {
            bit.ink = Some(Ink::Cyan);
        }
        label.insert(0, inked(Ink::Cyan, "▸"));
    }
    label.extend(scene.marks(node));
    label
}

/// The short name of a location, before what there is to know of it.
pub(super) fn name(scene: &Scene, node: Node) -> Label {
    separated(scene, node, scene.short(node))
}

/// The number of a safe house and the amount that follows must not run into each other.
fn separated(scene: &Scene, node: Node, name: String) -> Label {
    let numbered = scene
        .view
        .place_at(node)
        .is_some_and(|place| !place.is_business());
    let dot = numbered.then(|| plain("·"));
    std::iter::once(plain(name)).chain(dot).collect()
}

/// Labels in so many rows of this width: each on its own row if there are enough, else the shorter
/// neighbours beside each other.
fn fill(labels: Vec<Label>, room: usize, rows: usize) -> Vec<Label> {
    let mut lines = labels;
    while lines.len() > rows {
        let pair = |at: &usize| width(&lines[*at]) + width(&lines[at + 1]);
        let Some(at) = (0..lines.len() - 1).min_by_key(pair) else {
            break;
        };
        let next = lines.remove(at + 1);
        lines[at].push(plain(" "));
        lines[at].extend(next);
    }
    lines.into_iter().map(|line| cut(line, room)).collect()
}

/// A label, cut where there is no more room.
fn cut(label: Label, room: usize) -> Label {
    let mut left = room;
    let mut kept = Vec::new();
    for mut bit in label {
        bit.text = bit.text.chars().take(left).collect();
        left -= bit.text.chars().count();
        kept.push(bit);
    }
    kept
}
