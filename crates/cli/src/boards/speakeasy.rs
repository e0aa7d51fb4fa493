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
use speakeasy::{Action, View};

use super::menu::Menu;
use super::spread::{GAP, SIDE, Told, cramped, spread};
use super::{Board, Frame};
use lots::Size;
use scene::Scene;

impl Board for Speakeasy {
    fn draw(view: &View, texts: &Texts, frame: Frame) -> Vec<String> {
        let scene = Scene::new(view, texts, frame.style);
        let sizes = [Size::Large, Size::Small, Size::Tiny].into_iter();
        let mut drawn = sizes.filter_map(|size| {
            let told = briefly(&scene, size);
            let (lines, whole) = draw(&scene, size, &told, frame)?;
            // In full only where all of it fits in short.
            let full = (whole && size == Size::Large).then(|| everything(&scene));
            let full = full.and_then(|told| draw(&scene, size, &told, frame));
            Some(full.map_or(lines, |(lines, _)| lines))
        });
        drawn.next().unwrap_or_else(|| crowded(&scene, frame))
    }

    fn menu(view: &View, legal: &[Action], texts: &Texts, frame: Frame) -> Menu<Action> {
        let scene = Scene::new(view, texts, frame.style);
        menu::menu(&scene, legal, frame.width)
    }
}

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

/// The board with a map of this size and as much besides as there is room for, and whether that is
/// everything; `None` if there is too little room.
fn draw(scene: &Scene, size: Size, told: &Told, frame: Frame) -> Option<(Vec<String>, bool)> {
    let map = map(scene, size, frame.width)?;
    spread(&street::time(scene), map, told, frame)
}

/// The map, with room for lines beside it if possible.
fn map(scene: &Scene, size: Size, width: usize) -> Option<Vec<String>> {
    let beside = width.saturating_sub(SIDE + GAP);
    let column = map::column(size, beside).or_else(|| map::column(size, width))?;
    Some(map::draw(scene, size, column))
}

/// The least: the tiny map, or the districts in lines where it is too narrow for that.
fn crowded(scene: &Scene, frame: Frame) -> Vec<String> {
    let mut told = briefly(scene, Size::Tiny);
    let map = map(scene, Size::Tiny, frame.width).unwrap_or_else(|| {
        // The districts are told with their regions.
        let regions = regions::sections(scene, true);
        told.more.drain(..regions.len());
        let lines = regions.iter().flat_map(|one| one.lines(frame.width));
        lines.collect()
    });
    cramped(&street::time(scene), map, &told, frame)
}
