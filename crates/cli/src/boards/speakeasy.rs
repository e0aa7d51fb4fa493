//! The table of Speakeasy: Manhattan as a map, the own board, the others, what lies ready.
//!
//! The map has three sizes ([`lots::Size`]). Beside or below it stand the lines of [`desk`],
//! [`bosses`], [`regions`], [`goals`] and [`street`]. Where even the smallest map is too wide, the
//! districts are told in lines, region by region.

mod bosses;
mod desk;
mod goals;
mod lots;
mod map;
mod menu;
mod regions;
mod scene;
mod signs;
mod street;

use catalog::Texts;
use catalog::games::Speakeasy;
use console::measure_text_width;
use speakeasy::{Action, View};

use super::menu::Menu;
use super::section::Section;
use super::{Board, Frame};
use crate::layout::beside;
use lots::Size;
use scene::Scene;

impl Board for Speakeasy {
    fn draw(view: &View, texts: &Texts, frame: Frame) -> Vec<String> {
        let scene = Scene::new(view, texts, frame.style);
        let sizes = [Size::Large, Size::Small, Size::Tiny].into_iter();
        let mut drawn = sizes.filter_map(|size| {
            let told = Told::briefly(&scene, size);
            let (lines, whole) = draw(&scene, size, &told, frame)?;
            // In full only where all of it fits in short.
            let full = (whole && size == Size::Large).then(|| Told::everything(&scene));
            let full = full.and_then(|told| draw(&scene, size, &told, frame));
            Some(full.map_or(lines, |(lines, _)| lines))
        });
        drawn.next().unwrap_or_else(|| cramped(&scene, frame))
    }

    fn menu(view: &View, legal: &[Action], texts: &Texts, frame: Frame) -> Menu<Action> {
        let scene = Scene::new(view, texts, frame.style);
        menu::menu(&scene, legal, frame.width)
    }
}

/// Lines beside the map need so much room.
const SIDE: usize = 32;

/// What is between the map and the lines beside it.
const GAP: usize = 1;

/// What is told besides the map.
struct Told {
    /// What must be there.
    needed: Vec<Section>,
    /// What there may be room for, the most important first.
    more: Vec<Section>,
}

impl Told {
    /// Everything there is, in words.
    fn everything(scene: &Scene) -> Told {
        let mut needed = regions::sections(scene, false);
        needed.extend(desk::own(scene, true));
        needed.extend(bosses::others(scene));
        needed.push(street::persons(scene));
        needed.extend(goals::sections(scene, false));
        needed.extend(street::offers(scene, true));
        needed.push(street::legend(scene));
        Told {
            needed,
            more: Vec::new(),
        }
    }

    /// What a boss has to see to decide.
    fn briefly(scene: &Scene, size: Size) -> Told {
        let tiny = size == Size::Tiny;
        let (mut needed, mut more) = (Vec::new(), Vec::new());
        match tiny {
            true => more.extend(regions::sections(scene, false)),
            false => needed.extend(regions::sections(scene, false)),
        }
        // The purse and the hand; then helpers, tokens, crates, and what can be built.
        let mut own = desk::own(scene, false).into_iter();
        needed.extend(own.by_ref().take(desk::FIRST));
        more.extend(own);
        needed.extend(bosses::others(scene));
        needed.push(street::persons(scene));
        more.push(street::legend(scene));
        // Only a framed map has room for the goals of the Park.
        more.extend(goals::sections(scene, tiny));
        more.extend(street::offers(scene, false));
        Told { needed, more }
    }
}

/// The board with a map of this size and as much besides as there is room for, and whether that is
/// everything; `None` if there is too little room.
fn draw(scene: &Scene, size: Size, told: &Told, frame: Frame) -> Option<(Vec<String>, bool)> {
    let map = map(scene, size, frame.width)?;
    let time = street::time(scene).lines(frame.width);
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

/// The map, with room for lines beside it if possible.
fn map(scene: &Scene, size: Size, width: usize) -> Option<Vec<String>> {
    let beside = width.saturating_sub(SIDE + GAP);
    let column = map::column(size, beside).or_else(|| map::column(size, width))?;
    Some(map::draw(scene, size, column))
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

/// The least: the map is never cut and stands next to the question, and above it stands the own purse
/// and what else there is room for. The window may scroll; the whole board can be asked for.
fn cramped(scene: &Scene, frame: Frame) -> Vec<String> {
    let width = frame.width;
    let map = map(scene, Size::Tiny, width);
    let Told { needed, mut more } = Told::briefly(scene, Size::Tiny);
    let map = map.unwrap_or_else(|| {
        // The districts are told with their regions.
        let regions = regions::sections(scene, true);
        more.drain(..regions.len());
        regions.iter().flat_map(|one| one.lines(width)).collect()
    });
    let mut lines = street::time(scene).lines(width);
    let above = lines.len();
    let room = frame.height.saturating_sub(map.len());
    for section in needed.iter().chain(&more) {
        let told = section.lines(width);
        let first = lines.len() == above;
        if first || lines.len() + told.len() <= room {
            lines.extend(told);
        }
    }
    lines.extend(map);
    lines
}
