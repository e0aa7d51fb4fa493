//! Manhattan as a map, north at the top: three columns of districts, with Central Park among them.

use speakeasy::content::content;
use speakeasy::pieces::{District, Region};

use super::goals;
use super::lots::{self, Size};
use super::scene::Scene;
use crate::layout::{joined, pad};
use crate::style::Ink;

/// West to east.
const COLUMNS: usize = 3;

/// South to north.
const ROWS: usize = 6;

/// The column of Central Park.
const PARK: usize = 1;

/// So many lines at least of each row beside the park: then it has one for each of its goals.
const LAWN: usize = 2;

impl Size {
    /// The least width of a column.
    fn least(self) -> usize {
        match self {
            Size::Large => 24,
            Size::Small => 21,
            Size::Tiny => 22,
        }
    }
}

/// Wider columns would have nothing to fill them with.
const WIDEST: usize = 25;

/// How wide the columns are if the map may be so wide; `None` if that is too narrow.
pub(super) fn column(size: Size, room: usize) -> Option<usize> {
    let each = room.checked_sub(COLUMNS + 1)? / COLUMNS;
    (each >= size.least()).then(|| each.min(WIDEST))
}

/// The district at a place of the map.
fn district_at(row: usize, column: usize) -> Option<District> {
    let mut districts = District::ALL.into_iter();
    districts.find(|district| place(*district) == (row, column))
}

/// Row from the south and column from the west.
fn place(district: District) -> (usize, usize) {
    // The data counts in half cells.
    let [north, east] = content().district[district as usize].pos;
    (usize::from(north / 2), usize::from(east / 2))
}

/// Ways between districts that do not touch on this map.
pub(super) fn shortcuts() -> Vec<(District, District)> {
    let all = District::ALL.into_iter();
    let pairs = all.flat_map(|from| {
        let to = from.adjacent().iter().filter(move |to| *to > from);
        to.map(move |to| (from, to))
    });
    let apart = |(from, to): &(District, District)| {
        let ((a, b), (c, d)) = (place(*from), place(*to));
        a.abs_diff(c) + b.abs_diff(d) > 1
    };
    pairs.filter(apart).collect()
}

/// The map, with columns of this width.
pub(super) fn draw(scene: &Scene, size: Size, column: usize) -> Vec<String> {
    match size {
        Size::Tiny => tiny(scene, column),
        _ => framed(scene, size, column),
    }
}

/// A place of the map: what stands in its frame, and its lines.
struct Cell {
    head: String,
    lines: Vec<String>,
}

fn cell(scene: &Scene, district: District, size: Size, width: usize) -> Cell {
    let mut lines = match size {
        Size::Large => lots::lots(scene, district, size),
        _ => joined(&lots::lots(scene, district, size), " ", width),
    };
    let street = lots::street(scene, district, size);
    lines.extend(joined(&street, " ", width));
    Cell {
        head: lots::head(scene, district, size, width),
        lines,
    }
}

/// Rows from the north, each under a line that bears the names of its districts.
fn framed(scene: &Scene, size: Size, width: usize) -> Vec<String> {
    let rows: Vec<[Option<Cell>; COLUMNS]> = (0..ROWS)
        .rev()
        .map(|row| {
            [0, 1, 2].map(|column| {
                let district = district_at(row, column)?;
                Some(cell(scene, district, size, width))
            })
        })
        .collect();
    let high = |row: &[Option<Cell>; COLUMNS]| {
        let cells = row.iter().flatten().map(|cell| cell.lines.len());
        let least = if row[PARK].is_none() { LAWN } else { 0 };
        cells.max().unwrap_or(0).max(least)
    };
    // The park goes through the line between its rows.
    let beside: usize = rows
        .iter()
        .filter(|row| row[PARK].is_none())
        .map(|row| high(row) + 1)
        .sum();
    let mut lawn = goals::park(scene, beside.saturating_sub(1)).into_iter();
    let mut lines = Vec::new();
    for (at, row) in rows.iter().enumerate() {
        lines.push(border(scene, at, row, width, &mut lawn));
        for line in 0..high(row) {
            let cells = row.iter().map(|cell| match cell {
                Some(cell) => cell.lines.get(line).cloned().unwrap_or_default(),
                None => lawn.next().unwrap_or_default(),
            });
            let cells: Vec<String> = cells.map(|text| fitted(&text, width)).collect();
            lines.push(format!("│{}│", cells.join("│")));
        }
    }
    let last = vec!["─".repeat(width); COLUMNS];
    lines.push(format!("└{}┘", last.join("┴")));
    lines
}

/// The line above a row; the park goes on through it.
fn border(
    scene: &Scene,
    at: usize,
    row: &[Option<Cell>; COLUMNS],
    width: usize,
    lawn: &mut impl Iterator<Item = String>,
) -> String {
    let heads: Vec<String> = row
        .iter()
        .map(|cell| match cell {
            Some(cell) => ruled(&cell.head, width),
            None if at == 0 => ruled(&goals::park_title(scene), width),
            None => fitted(&lawn.next().unwrap_or_default(), width),
        })
        .collect();
    let [left, right] = match at {
        0 => ["┌", "┐"],
        _ => ["├", "┤"],
    };
    let inner = match (at, row[PARK].is_none()) {
        (0, _) => ["┬", "┬"],
        (_, true) => ["┤", "├"],
        _ => ["┼", "┼"],
    };
    format!(
        "{left}{}{}{}{}{}{right}",
        heads[0], inner[0], heads[1], inner[1], heads[2]
    )
}

/// As few lines as possible for three districts: numbers, signs, short names.
fn tiny(scene: &Scene, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for row in (0..ROWS).rev() {
        let cells = [0, 1, 2].map(|column| match district_at(row, column) {
            Some(district) => {
                let mut parts = vec![lots::head(scene, district, Size::Tiny, width)];
                parts.extend(lots::lots(scene, district, Size::Tiny));
                parts.extend(lots::street(scene, district, Size::Tiny));
                joined(&parts, " ", width)
            }
            None if row == ROWS - 1 => vec![scene.paint(Ink::Dim, scene.word("board-island-park"))],
            None => Vec::new(),
        });
        let high = cells.iter().map(Vec::len).max().unwrap_or(0);
        for line in 0..high {
            let texts = cells.iter().map(|cell| {
                let text = cell.get(line).map_or("", String::as_str);
                fitted(text, width)
            });
            let texts: Vec<String> = texts.collect();
            lines.push(texts.join("│").trim_end().to_owned());
        }
    }
    lines
}

/// A name in a line.
fn ruled(head: &str, width: usize) -> String {
    let head = console::truncate_str(head, width, "…");
    let used = console::measure_text_width(&head);
    format!("{head}{}", "─".repeat(width - used))
}

/// Cut or filled up to a width.
fn fitted(text: &str, width: usize) -> String {
    pad(&console::truncate_str(text, width, "…"), width)
}

/// The districts of a region with everything in them, a line each, for windows without room for a map.
pub(super) fn listed(scene: &Scene, region: Region) -> Vec<String> {
    let districts = region.districts();
    districts
        .map(|district| {
            let mut parts = vec![lots::head(scene, district, Size::Small, usize::MAX)];
            parts.extend(lots::lots(scene, district, Size::Small));
            parts.extend(lots::street(scene, district, Size::Tiny));
            parts.join(" ")
        })
        .collect()
}
