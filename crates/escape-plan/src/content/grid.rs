//! The cells of a tile: a hexagon of side 4 cut into 96 triangles, in eight rows (see `[geometry]` in
//! the content pack).

use tinyvec::ArrayVec;

/// How many cells a tile has.
pub const CELLS: usize = 96;

/// How many cells each row has, from the top.
pub(crate) const ROWS: [usize; 8] = [9, 11, 13, 15, 15, 13, 11, 9];

/// The number of a cell.
fn number(row: usize, column: usize) -> usize {
    ROWS[..row].iter().sum::<usize>() + column
}

/// The row and column of a cell.
fn position(cell: usize) -> (usize, usize) {
    let mut column = cell;
    for (row, length) in ROWS.into_iter().enumerate() {
        if column < length {
            return (row, column);
        }
        column -= length;
    }
    unreachable!("a tile has {CELLS} cells")
}

/// In the upper half every row begins with a triangle that points up, in the lower half with one that
/// points down.
fn points_up(row: usize, column: usize) -> bool {
    (row < ROWS.len() / 2) == column.is_multiple_of(2)
}

/// The cells that share a side with a cell.
pub fn neighbours(cell: usize) -> ArrayVec<[usize; 3]> {
    let (row, column) = position(cell);
    let mut found = ArrayVec::new();
    if column > 0 {
        found.push(cell - 1);
    }
    if column + 1 < ROWS[row] {
        found.push(cell + 1);
    }
    let across = match points_up(row, column) {
        true => Some(row + 1).filter(|row| *row < ROWS.len()),
        false => row.checked_sub(1),
    };
    if let Some(other) = across {
        // Rows are centred, so a longer row begins further left.
        found.push(number(other, column + ROWS[other] / 2 - ROWS[row] / 2));
    }
    found
}

/// The cell behind a segment of an edge; edges and segments count clockwise from the top left.
pub(crate) fn at_edge(edge: usize, segment: usize) -> usize {
    let last = |row: usize| number(row, ROWS[row] - 1);
    match edge {
        0 => number(0, 1 + 2 * segment),
        1 => last(segment),
        2 => last(4 + segment),
        3 => number(7, 7 - 2 * segment),
        4 => number(7 - segment, 0),
        _ => number(3 - segment, 0),
    }
}

/// The centre of a cell: x to the right and y down from the tile's centre, in sides of a cell.
pub fn centre(cell: usize) -> (f32, f32) {
    let (row, column) = position(cell);
    let x = (column as f32 - (ROWS[row] - 1) as f32 / 2.0) / 2.0;
    let third = if points_up(row, column) { 1.0 } else { -1.0 } / 6.0;
    (x, (row as f32 - 3.5 + third) * 3_f32.sqrt() / 2.0)
}

/// The corners of a cell, clockwise, on the lattice of all corners: in half sides to the right of the
/// tile's centre, and in rows below it. Nothing is rounded there, so that corners of cells that touch
/// are the same.
pub fn corners(cell: usize) -> [(i32, i32); 3] {
    let (row, column) = position(cell);
    let x = column as i32 - (ROWS[row] as i32 - 1) / 2;
    let top = row as i32 - 4;
    match points_up(row, column) {
        true => [(x, top), (x + 1, top + 1), (x - 1, top + 1)],
        false => [(x - 1, top), (x + 1, top), (x, top + 1)],
    }
}
