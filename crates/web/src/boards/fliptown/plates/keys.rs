//! Keys for a number: how many Wanted, how many stars.

use fliptown::Action;

use super::ink::{self, Frame};
use super::map::Map;
use super::plate::Plate;
use super::spot;

/// A key for every number that may be chosen, in rows inside a frame; where none may be, no frame hides what is there.
pub(super) fn keys(plate: &mut Plate, map: &Map<'_>, frame: Frame, columns: usize) {
    let numbers: Vec<u8> = map
        .scene
        .sight
        .legal
        .iter()
        .filter_map(|action| match action {
            Action::Amount(number) => Some(*number),
            _ => None,
        })
        .collect();
    if numbers.is_empty() {
        return;
    }
    let rows = numbers.len().div_ceil(columns);
    let (width, height) = (frame.width / columns as f32, frame.height / rows as f32);
    plate.print(ink::rect("notice", frame));
    for (i, number) in numbers.into_iter().enumerate() {
        let (column, row) = ((i % columns) as f32, (i / columns) as f32);
        let middle = (
            frame.x + width * (column + 0.5),
            frame.y + height * (row + 0.5),
        );
        let key = Frame::around(middle, width - 4., height.min(28.) - 4., 4.);
        let foot = (middle.0, middle.1 + 4.8);
        plate.print(ink::rect("key", key));
        plate.print(ink::centred("num", foot, 13., &number.to_string()));
        plate.spot(map.spot(Action::Amount(number), &spot::hit(key)));
    }
}
