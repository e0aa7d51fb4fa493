//! The table of Fliptown: the own map with its five regions, the cards, the others.
//!
//! There are three forms. [`roomy`] draws boxes and needs a large window; [`compact`] fits 80 columns
//! and 15 rows; [`flow`] is for less than that and shows first what the decision is about.

mod compact;
mod flow;
mod panel;
mod parts;
mod roomy;
mod scene;
mod signs;

use catalog::Texts;
use catalog::games::Fliptown;
use fliptown::View;

use super::{Board, Frame};
use scene::Scene;

impl Board for Fliptown {
    fn draw(view: &View, texts: &Texts, frame: Frame) -> Vec<String> {
        let Some(scene) = Scene::new(view, texts, frame.style) else {
            return Vec::new();
        };
        let lines = roomy::lines(&scene, frame)
            .or_else(|| compact::lines(&scene, frame))
            .unwrap_or_else(|| flow::lines(&scene, frame));
        // The last word on the width: a name can be longer than any window.
        lines
            .iter()
            .map(|line| console::truncate_str(line, frame.width, "…").into_owned())
            .collect()
    }
}
