//! A tile as it is printed: what its letters show, and what is wrong with them.

use kernel::{Phrase, RuleId};

use super::grid::{self, CELLS, ROWS};
use super::{LocationKind, TilePrint};
use crate::city::{EDGES, SEGMENTS};
use crate::node::NODES;
use crate::pieces::{Exit, Store, Tile};

/// The letters of areas and locations.
const LETTERS: &[u8] = b"icrwHMLGSKCBFE";

/// Cells of a tile that hang together and show the same letter (EP-3.2), in order.
#[derive(Debug)]
pub(super) struct Patch {
    pub letter: u8,
    pub cells: Vec<u8>,
}

/// What cannot stand on the tiles.
pub(super) struct TileFault {
    /// Such as `tiles a1, grid`.
    pub place: String,
    pub found: String,
    pub rule: RuleId,
    pub what: Phrase,
}

/// What a tile shows, in the order of the first cells.
pub(super) fn patches(print: &TilePrint) -> Vec<Patch> {
    let letters: Vec<u8> = letters(print).collect();
    let mut seen = [false; CELLS];
    let mut patches = Vec::new();
    for start in 0..letters.len().min(CELLS) {
        if !seen[start] {
            let cells = flood(start, |cell| letters.get(cell) == Some(&letters[start]));
            for cell in &cells {
                seen[usize::from(*cell)] = true;
            }
            patches.push(Patch {
                letter: letters[start],
                cells,
            });
        }
    }
    patches
}

fn letters(print: &TilePrint) -> impl Iterator<Item = u8> + '_ {
    print.grid.bytes().filter(u8::is_ascii_alphabetic)
}

/// The cells that hang together with one and are `within`, in order.
fn flood(start: usize, within: impl Fn(usize) -> bool) -> Vec<u8> {
    let mut cells = vec![start as u8];
    let mut next = 0;
    while let Some(cell) = cells.get(next).copied() {
        next += 1;
        for other in grid::neighbours(usize::from(cell)) {
            if within(other) && !cells.contains(&(other as u8)) {
                cells.push(other as u8);
            }
        }
    }
    cells.sort_unstable();
    cells
}

/// All that is wrong with the tiles. Where nothing is, everything that the rules ask of them can be worked out.
pub(super) fn faults(prints: &[TilePrint], kinds: &[LocationKind]) -> Vec<TileFault> {
    let mut faults: Vec<TileFault> = prints.iter().flat_map(tile_faults).collect();
    // A tile that cannot be read cannot be counted.
    if faults.is_empty() {
        faults.extend(landmark_faults(prints));
        faults.extend(count_faults(prints, kinds));
    }
    faults
}

fn fault(
    tile: Tile,
    key: &str,
    found: impl ToString,
    rule: &'static str,
    what: &'static str,
) -> TileFault {
    TileFault {
        place: format!("tiles {}, {key}", tile.id()),
        found: found.to_string(),
        rule: RuleId(rule),
        what: Phrase::new(what),
    }
}

/// What is wrong with one tile: first its form, then what it shows.
fn tile_faults(print: &TilePrint) -> Vec<TileFault> {
    let rows: Vec<&str> = print.grid.split_whitespace().collect();
    let form = |found: &str| vec![fault(print.id, "grid", found, "EP-3.2", "pack-grid-rows")];
    if let Some(row) = rows
        .iter()
        .zip(ROWS)
        .find(|(row, length)| row.len() != *length)
    {
        return form(row.0);
    }
    if rows.len() != ROWS.len() {
        return form(rows.last().copied().unwrap_or_default());
    }
    let known = |letter: u8| LETTERS.contains(&letter);
    if let Some(row) = rows.iter().find(|row| !row.bytes().all(known)) {
        return vec![fault(print.id, "grid", row, "EP-3.2", "pack-grid-letters")];
    }
    let patches = patches(print);
    let mut faults = Vec::new();
    let mut wrong = |key, found: &dyn ToString, rule, what| {
        faults.push(fault(print.id, key, found.to_string(), rule, what));
    };
    let count = |letter: u8| {
        patches
            .iter()
            .filter(|patch| patch.letter == letter)
            .count()
    };
    let letters: Vec<u8> = letters(print).collect();
    let rim = rim().map(|cell| letters[cell]).find(u8::is_ascii_uppercase);
    if let Some(letter) = rim {
        wrong("grid", &char::from(letter), "EP-3.4", "pack-grid-rim");
    }
    for patch in &patches {
        if patch.letter.is_ascii_uppercase() && !leads_out(print, patch, &letters) {
            wrong("grid", &char::from(patch.letter), "EP-9.7", "pack-grid-way");
        }
    }
    let shown = |letter, named: bool| count(letter) == usize::from(named);
    if !shown(b'S', print.store.is_some()) {
        wrong("store", &count(b'S'), "EP-12.17", "pack-tile-store");
    }
    if !shown(b'E', print.exit.is_some()) {
        wrong("exit", &count(b'E'), "EP-5.1", "pack-tile-exit");
    }
    let fields = count(b'B') + count(b'F');
    if fields > usize::from(print.stack.is_some()) {
        wrong("grid", &fields, "EP-6.7", "pack-tile-field");
    }
    if !shown(b'H', print.id == Tile::StartHospital) {
        wrong("grid", &count(b'H'), "EP-2.13", "pack-tile-hospital");
    }
    let bases = match print.id {
        Tile::StartHospital => 0..=0,
        Tile::StartGang => 1..=1,
        _ => 0..=1,
    };
    if !bases.contains(&count(b'G')) {
        wrong("grid", &count(b'G'), "EP-2.12", "pack-tile-gang");
    }
    if print.ferry && count(b'w') == 0 {
        wrong("ferry", &print.ferry, "EP-3.5", "pack-tile-ferry");
    }
    faults
}

/// The cells behind the segments of all edges.
fn rim() -> impl Iterator<Item = usize> {
    let segments = (0..EDGES).flat_map(|edge| (0..SEGMENTS).map(move |segment| (edge, segment)));
    segments.map(|(edge, segment)| grid::at_edge(edge, segment))
}

/// Whether one can go from a location to the edge of its tile: not over water that may have no ferry.
fn leads_out(print: &TilePrint, location: &Patch, letters: &[u8]) -> bool {
    let open = |cell: usize| print.ferry || letters[cell] != b'w';
    let Some(start) = location.cells.first() else {
        return false;
    };
    let around = flood(usize::from(*start), open);
    rim().any(|cell| around.contains(&(cell as u8)))
}

/// Every store and every exit is somewhere, once.
fn landmark_faults(prints: &[TilePrint]) -> Vec<TileFault> {
    let mut faults = Vec::new();
    let mut once = |key, id: &'static str, tiles: Vec<Tile>| {
        let place = match tiles.last() {
            Some(tile) => format!("tiles {}, {key}", tile.id()),
            None => "tiles".to_owned(),
        };
        if tiles.len() != 1 {
            faults.push(TileFault {
                place,
                found: format!("{} × {id}", tiles.len()),
                rule: RuleId("EP-2.3"),
                what: Phrase::new("pack-landmark-once"),
            });
        }
    };
    let of = |shows: &dyn Fn(&TilePrint) -> bool| {
        let tiles = prints.iter().filter(|print| shows(print));
        tiles.map(|print| print.id).collect()
    };
    for store in Store::ALL {
        once("store", store.id(), of(&|print| print.store == Some(store)));
    }
    for exit in Exit::ALL {
        once("exit", exit.id(), of(&|print| print.exit == Some(exit)));
    }
    faults
}

/// The locations of each kind are as many as is said, and everything can be numbered.
fn count_faults(prints: &[TilePrint], kinds: &[LocationKind]) -> Vec<TileFault> {
    let all: Vec<Patch> = prints.iter().flat_map(patches).collect();
    let mut faults = Vec::new();
    for kind in kinds {
        let shown = all
            .iter()
            .filter(|patch| letter(&kind.id) == Some(patch.letter));
        let shown = shown.count();
        if shown != usize::from(kind.count) {
            faults.push(TileFault {
                place: format!("location_kinds {}, count", kind.id),
                found: kind.count.to_string(),
                rule: RuleId("EP-3.2"),
                what: Phrase::new("pack-location-count").with("count", shown as i64),
            });
        }
    }
    if all.len() > NODES {
        faults.push(TileFault {
            place: "tiles".to_owned(),
            found: all.len().to_string(),
            rule: RuleId("EP-3.2"),
            what: Phrase::new("pack-too-many-nodes").with("count", NODES as i64),
        });
    }
    faults
}

/// How the grids show a kind of location.
fn letter(kind: &str) -> Option<u8> {
    Some(match kind {
        "business" => b'B',
        "safe_house" => b'F',
        "gang" => b'G',
        "store" => b'S',
        "clinic" => b'K',
        "church" => b'C',
        "hospital" => b'H',
        "exit" => b'E',
        "metro" => b'M',
        "helicopter" => b'L',
        _ => return None,
    })
}
