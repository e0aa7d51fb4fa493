//! A map with lines above, beside and below it, as many as there is room for.

use console::measure_text_width;

use super::Frame;
use super::section::Section;
use crate::layout::beside;

/// Lines beside the map need so much room.
pub(super) const SIDE: usize = 32;

/// What is between the map and the lines beside it.
pub(super) const GAP: usize = 1;

/// What is told besides the map.
pub(super) struct Told {
    /// What must be there.
    pub(super) needed: Vec<Section>,
    /// What there may be room for, the most important first.
    pub(super) more: Vec<Section>,
}

/// The map under a line about the time, with as much besides as there is room for, and whether that is
/// everything; `None` if there is too little room.
pub(super) fn spread(
    time: &Section,
    map: Vec<String>,
    told: &Told,
    frame: Frame,
) -> Option<(Vec<String>, bool)> {
    let time = time.lines(frame.width);
    let room = frame.height.checked_sub(time.len())?;
    let mut page = Page::new(map, frame.width);
    let mut whole = true;
    for section in &told.needed {
        page.add(section, usize::MAX);
    }
    if page.len() > room {
        return None;
    }
    for section in &told.more {
        whole &= page.add(section, room);
    }
    let mut lines = time;
    lines.extend(page.lines());
    Some((lines, whole))
}

/// The least: the map is never cut and stands next to the question, and above it stands what comes first
/// and what else there is room for. The window may scroll; the whole board can be asked for.
pub(super) fn cramped(time: &Section, map: Vec<String>, told: &Told, frame: Frame) -> Vec<String> {
    let mut lines = time.lines(frame.width);
    let above = lines.len();
    let room = frame.height.saturating_sub(map.len());
    for section in told.needed.iter().chain(&told.more) {
        let told = section.lines(frame.width);
        let first = lines.len() == above;
        if first || lines.len() + told.len() <= room {
            lines.extend(told);
        }
    }
    lines.extend(map);
    lines
}

/// The map with the sections beside it that fit there; the others below.
struct Page {
    map: Vec<String>,
    /// How wide the map is.
    taken: usize,
    /// How wide everything is.
    width: usize,
    side: Vec<String>,
    below: Vec<String>,
}

impl Page {
    fn new(map: Vec<String>, width: usize) -> Page {
        let widest = map.iter().map(|line| measure_text_width(line)).max();
        Page {
            taken: widest.unwrap_or(0),
            width,
            map,
            side: Vec::new(),
            below: Vec::new(),
        }
    }

    /// How wide lines beside the map may be.
    fn room(&self) -> usize {
        self.width.saturating_sub(self.taken + GAP)
    }

    fn len(&self) -> usize {
        self.map.len() + self.below.len()
    }

    /// Adds a section, unless there would be more than so many lines.
    fn add(&mut self, section: &Section, most: usize) -> bool {
        if self.room() >= SIDE {
            let narrow = section.lines(self.room());
            if self.side.len() + narrow.len() <= self.map.len() {
                self.side.extend(narrow);
                return true;
            }
        }
        let lines = section.lines(self.width);
        let fits = self.len() + lines.len() <= most;
        if fits {
            self.below.extend(lines);
        }
        fits
    }

    fn lines(self) -> Vec<String> {
        let room = self.room();
        let mut lines = beside(&[(self.map, self.taken), (self.side, room)], GAP);
        lines.extend(self.below);
        lines
    }
}
