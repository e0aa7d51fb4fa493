//! Parts of the board that are told in lines.

use console::measure_text_width;

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

    /// Its lines. A thing that is wider than they are goes on in the next one, and a word that is wider
    /// is cut.
    pub(super) fn lines(&self, width: usize) -> Vec<String> {
        let lines = match self.listed {
            true => listed(&self.things),
            false => joined(&self.things, DOT, width),
        };
        let cut = |line: String| console::truncate_str(&line, width, "…").into_owned();
        let lines = lines.iter().flat_map(|line| broken(line, width));
        lines.map(cut).collect()
    }
}

/// A title and things that are moved in under it.
fn listed(things: &[String]) -> Vec<String> {
    let indent = |at: usize| if at == 0 { "" } else { INDENT };
    let things = things.iter().enumerate();
    things
        .map(|(at, thing)| format!("{}{thing}", indent(at)))
        .collect()
}

/// How far things are moved in under their title.
const INDENT: &str = "  ";

/// A line in as many as it needs; those that go on are moved in further than it.
fn broken(line: &str, width: usize) -> Vec<String> {
    if measure_text_width(line) <= width {
        return vec![line.to_owned()];
    }
    let words = line.trim_start();
    let before = &line[..line.len() - words.len()];
    let lines = wrap(words, width.saturating_sub(before.len()), INDENT.len());
    let moved = |line: &String| format!("{before}{line}");
    lines.iter().map(moved).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn things(words: &[&str]) -> Vec<String> {
        words.iter().map(|word| (*word).to_owned()).collect()
    }

    #[test]
    fn nothing_is_lost_where_it_is_narrow() {
        let section = Section::titled("Title:", things(&["one", "two three four", "five"]));
        assert_eq!(section.lines(40), ["Title: one · two three four · five"]);
        assert_eq!(
            section.lines(12),
            ["Title: one", "  two three", "    four", "  five"]
        );
        let list = Section::list("Title:".to_owned(), things(&["one two three"]));
        assert_eq!(list.lines(11), ["Title:", "  one two", "    three"]);
        let none = Section::list("Title:".to_owned(), Vec::new());
        assert_eq!(none.lines(11), ["Title: –"]);
    }
}
