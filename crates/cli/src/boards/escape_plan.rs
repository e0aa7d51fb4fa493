//! The table of Escape Plan: the city as a map, the own board, the others, the police.
//!
//! The map has three forms: [`terrain`] shows every triangle of every tile and needs a large window,
//! [`hexes`] shows what stands on the tiles, in two sizes. Beside or below it stand the lines of
//! [`desk`] and [`street`]. Where even small hexagons are too wide, [`list`] tells the city in lines.

mod canvas;
mod desk;
mod hexes;
mod list;
mod placing;
mod scene;
mod signs;
mod street;
mod terrain;
mod ways;

use catalog::Texts;
use catalog::games::EscapePlan;
use console::measure_text_width;
use escape_plan::step::Step;
use escape_plan::{Action, View};

use super::menu::{Entry, Menu};
use super::section::Section;
use super::{Board, Frame};
use crate::layout::{DOT, beside};
use crate::style::Ink;
use hexes::Size;
use scene::Scene;

impl Board for EscapePlan {
    fn draw(view: &View, texts: &Texts, frame: Frame) -> Vec<String> {
        let scene = Scene::new(view, texts, frame.style);
        let fits = |lines: &Vec<String>| lines.len() <= frame.height;
        let forms = [
            (Form::Terrain, true),
            (Form::Large, true),
            (Form::Large, false),
            (Form::Small, true),
            (Form::Small, false),
        ];
        let mut drawn = forms
            .into_iter()
            .filter_map(|(form, full)| form.draw(&scene, full, frame.width));
        let lines = drawn.find(fits);
        lines.unwrap_or_else(|| cramped(&scene, frame))
    }

    fn menu(view: &View, legal: &[Action], texts: &Texts, frame: Frame) -> Menu<Action> {
        let scene = Scene::new(view, texts, frame.style);
        let single = || {
            let mut legal = legal.to_vec();
            legal.sort_by_key(|action| action.lateness());
            let entries = legal.iter().map(|action| ways::described(&scene, *action));
            entries.collect::<Vec<Entry<Action>>>()
        };
        match scene.step() {
            Some(Step::Start | Step::Travel) if !scene.ways.is_empty() => {
                ways::menu(&scene, legal, frame.width)
            }
            Some(Step::PlaceTile) => placing::menu(&scene, legal, frame.width),
            Some(Step::Evade | Step::Cover { .. }) => Menu {
                picture: ways::pursuit(&scene, frame.width),
                ..Menu::of(single())
            },
            _ => Menu::of(single()),
        }
    }
}

/// How the map is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Form {
    Terrain,
    Large,
    Small,
}

/// Lines beside the map need so much room.
const SIDE: usize = 34;

/// What is between the map and the lines beside it.
const GAP: usize = 2;

impl Form {
    /// The whole board with this map; `None` if the map is too wide.
    fn draw(self, scene: &Scene, full: bool, width: usize) -> Option<Vec<String>> {
        let (map, legend) = self.map(scene, width)?;
        let mut sections = desk::own(scene, full);
        sections.extend(street::sections(scene, full));
        let signs = legend.split(DOT).map(|sign| scene.paint(Ink::Dim, sign));
        sections.push(Section::of(signs.collect()));
        let mut lines = vec![fitted(street::time(scene), width)];
        lines.extend(arranged(map, &sections, width));
        Some(lines)
    }

    /// The map, and what its signs mean.
    fn map(self, scene: &Scene, width: usize) -> Option<(Vec<String>, String)> {
        let size = |half| {
            let room = width.saturating_sub(SIDE + GAP);
            Size::fitting(scene, half, room)
                .or_else(|| Size::fitting(scene, half, width))
                .or_else(|| Size::squeezed(scene, half, width))
        };
        match self {
            Form::Terrain => (terrain::wide(scene) <= width).then(|| {
                let signs = scene.word("board-city-legend");
                let areas = placing::legend(scene);
                (terrain::draw(scene), [areas, signs].join(DOT))
            }),
            Form::Large => {
                let map = hexes::draw(scene, size(2)?);
                Some((map, scene.word("board-city-legend")))
            }
            Form::Small => {
                let map = hexes::draw(scene, size(1)?);
                Some((map, scene.word("board-city-legend-small")))
            }
        }
    }
}

/// The map with as many sections beside it as it is high; the others below.
fn arranged(map: Vec<String>, sections: &[Section], width: usize) -> Vec<String> {
    let widest = map.iter().map(|line| measure_text_width(line)).max();
    let taken = widest.unwrap_or(0);
    let room = width.saturating_sub(taken + GAP);
    let mut side: Vec<String> = Vec::new();
    let mut below = sections;
    if room >= SIDE {
        while let Some((first, rest)) = below.split_first() {
            let lines = first.lines(room);
            if side.len() + lines.len() > map.len() {
                break;
            }
            side.extend(lines);
            below = rest;
        }
    }
    let mut lines = beside(&[(map, taken), (side, room)], GAP);
    lines.extend(below.iter().flat_map(|section| section.lines(width)));
    lines
}

/// The least: the map is never cut and stands next to the question, and above it stands what there is
/// room for. The window may scroll; the whole board can be asked for.
fn cramped(scene: &Scene, frame: Frame) -> Vec<String> {
    let map = match Form::Small.map(scene, frame.width) {
        Some((map, _)) => map,
        None => {
            let tiles = list::sections(scene);
            tiles
                .iter()
                .flat_map(|one| one.lines(frame.width))
                .collect()
        }
    };
    let mut sections = desk::own(scene, false);
    sections.extend(street::sections(scene, false));
    let mut lines = vec![fitted(street::time(scene), frame.width)];
    let room = frame.height.saturating_sub(map.len());
    for section in &sections {
        let more = section.lines(frame.width);
        if lines.len() > 1 && lines.len() + more.len() > room {
            break;
        }
        lines.extend(more);
    }
    lines.extend(map);
    lines
}

/// A line, cut where it is wider than the window.
fn fitted(line: String, width: usize) -> String {
    console::truncate_str(&line, width, "…").into_owned()
}
