//! The table of In Too Deep: the city as a ring, the own console with the crimes in hand, the others,
//! what lies on the boards.
//!
//! The ring has two sizes ([`ring::Size`]). Beside or below it stand the lines of [`desk`], [`crimes`],
//! [`agents`] and [`boards`]. Where even the smaller ring is too wide, the zones are told in lines.

mod agents;
mod boards;
mod clock;
mod crimes;
mod desk;
mod menu;
mod ring;
mod scene;
mod signs;

use catalog::Texts;
use catalog::games::InTooDeep;
use in_too_deep::{Action, View};

use super::menu::Menu;
use super::spread::{GAP, SIDE, Told, cramped, spread};
use super::{Board, Frame};
use ring::Size;
use scene::Scene;

impl Board for InTooDeep {
    fn draw(view: &View, texts: &Texts, frame: Frame) -> Vec<String> {
        let scene = Scene::new(view, texts, frame.style);
        let time = clock::section(&scene);
        let told = briefly(&scene);
        let sizes = [Size::Large, Size::Small].into_iter();
        let mut drawn = sizes.filter_map(|size| {
            let map = map(&scene, size, frame.width)?;
            let (lines, whole) = spread(&time, map.clone(), &told, frame)?;
            // In full only where all of it fits in short.
            let full = (whole && size == Size::Large).then(|| everything(&scene));
            let full = full.and_then(|told| spread(&time, map, &told, frame));
            Some(full.map_or(lines, |(lines, _)| lines))
        });
        drawn.next().unwrap_or_else(|| {
            let map = map(&scene, Size::Small, frame.width);
            let map = map.unwrap_or_else(|| ring::listed(&scene, frame.width));
            cramped(&time, map, &told, frame)
        })
    }

    fn menu(view: &View, legal: &[Action], texts: &Texts, frame: Frame) -> Menu<Action> {
        let scene = Scene::new(view, texts, frame.style);
        menu::menu(&scene, legal, frame.width)
    }
}

/// The ring, with room for lines beside it if possible.
fn map(scene: &Scene, size: Size, width: usize) -> Option<Vec<String>> {
    let beside = width.saturating_sub(SIDE + GAP);
    let column = ring::column(size, beside).or_else(|| ring::column(size, width))?;
    Some(ring::draw(scene, size, column))
}

/// Everything there is, in words.
fn everything(scene: &Scene) -> Told {
    let mut needed = desk::first(scene, true);
    needed.extend(crimes::sections(scene, true));
    needed.extend(desk::more(scene, true));
    needed.extend(boards::offers(scene));
    needed.push(boards::plan(scene));
    needed.extend(boards::seen(scene));
    needed.push(boards::story(scene, true));
    needed.extend(agents::others(scene));
    needed.extend(agents::echo(scene, true));
    needed.push(boards::decks(scene));
    needed.push(boards::legend(scene));
    Told {
        needed,
        more: Vec::new(),
    }
}

/// What an agent has to see to decide, and what is good to know.
fn briefly(scene: &Scene) -> Told {
    let mut needed = desk::first(scene, false);
    needed.extend(crimes::sections(scene, false));
    let mut more = agents::others(scene);
    more.extend(boards::offers(scene));
    more.extend(desk::more(scene, false));
    more.extend(agents::echo(scene, false));
    more.push(boards::plan(scene));
    more.push(boards::story(scene, false));
    more.extend(boards::seen(scene));
    more.push(boards::legend(scene));
    more.push(boards::decks(scene));
    Told { needed, more }
}
