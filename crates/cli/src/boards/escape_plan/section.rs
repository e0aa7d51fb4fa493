//! Parts of the board that are told in lines.

use crate::layout::{DOT, joined, wrap};

/// Things that belong together, in as few lines as they need.
pub(super) struct Section {
    things: Vec<String>,
    /// Whether every thing stands on a line of its own.
    listed: bool,
}

impl Section {
    /// Things one after the other.
    pub(super) fn of(things: Vec<String>) -> Section {
        Section {
            things,
            listed: false,
        }
    }

    /// A title, and things after it.
    pub(super) fn titled(title: &str, things: Vec<String>) -> Section {
        let mut things = things.into_iter();
        let first = things.next().unwrap_or_else(|| "–".to_owned());
        let first = format!("{title} {first}");
        Section::of(std::iter::once(first).chain(things).collect())
    }

    /// A title, and under it every thing on its own line.
    pub(super) fn list(title: String, things: Vec<String>) -> Section {
        let title = match things.is_empty() {
            true => format!("{title} –"),
            false => title,
        };
        Section {
            things: std::iter::once(title).chain(things).collect(),
            listed: true,
        }
    }

    /// Its lines; a single word that is too long for one is cut.
    pub(super) fn lines(&self, width: usize) -> Vec<String> {
        let lines = match self.listed {
            true => self
                .things
                .iter()
                .enumerate()
                .flat_map(|(at, one)| {
                    let indent = if at == 0 { 0 } else { INDENT };
                    hung(one, indent, width)
                })
                .collect(),
            false => joined(&self.things, DOT, width),
        };
        let cut = |line: &String| console::truncate_str(line, width, "…").into_owned();
        lines.iter().map(cut).collect()
    }
}

/// How far things are moved in under their title.
const INDENT: usize = 2;

/// A thing that is moved in, and further where it goes on.
fn hung(text: &str, indent: usize, width: usize) -> Vec<String> {
    let lines = wrap(text, width.saturating_sub(indent), INDENT);
    let moved = |line: &String| format!("{}{line}", " ".repeat(indent));
    lines.iter().map(moved).collect()
}
