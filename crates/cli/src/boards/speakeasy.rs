//! The table of Speakeasy: Manhattan region by region, the own board, the others, what lies ready.

mod bosses;
mod desk;
mod island;
mod scene;
mod street;

use catalog::Texts;
use catalog::games::Speakeasy;
use speakeasy::View;

use super::section::Section;
use super::{Board, Frame};
use crate::layout::beside;
use scene::Scene;

/// A region needs so much room to stand beside another.
const REGION: usize = 36;

/// What is between regions that stand side by side.
const GAP: usize = 2;

impl Board for Speakeasy {
    fn draw(view: &View, texts: &Texts, frame: Frame) -> Vec<String> {
        let scene = Scene::new(view, texts, frame.style);
        // Everything in words, if there is room for it; else what the question needs most.
        let fits = |lines: &Vec<String>| lines.len() <= frame.height;
        let drawn = [true, false].map(|full| draw(&scene, full, frame.width));
        let [whole, short] = drawn;
        Some(whole).filter(fits).unwrap_or(short)
    }
}

fn draw(scene: &Scene, full: bool, width: usize) -> Vec<String> {
    let mut lines = Section::of(street::time(scene)).lines(width);
    lines.extend(side_by_side(&island::regions(scene), width));
    let mut sections = vec![street::persons(scene), street::goals(scene, full)];
    sections.extend(street::offers(scene, full));
    sections.extend(bosses::others(scene));
    sections.extend(desk::own(scene, full));
    lines.extend(sections.iter().flat_map(|section| section.lines(width)));
    lines
}

/// As many sections beside each other as there is room for.
fn side_by_side(sections: &[Section], width: usize) -> Vec<String> {
    let columns = ((width + GAP) / (REGION + GAP)).clamp(1, sections.len());
    let each = (width + GAP) / columns - GAP;
    let rows = sections.chunks(columns);
    rows.flat_map(|row| {
        let blocks: Vec<_> = row.iter().map(|one| (one.lines(each), each)).collect();
        beside(&blocks, GAP)
    })
    .collect()
}
