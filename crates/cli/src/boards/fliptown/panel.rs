//! Boxes, and pieces beside each other.

use console::measure_text_width;

use super::signs::Pen;
use crate::layout::{beside, pad};
use crate::style::Ink;

/// Items in as many columns as fit, read downwards.
pub(super) fn columns(items: &[String], width: usize) -> Vec<String> {
    let widest = items.iter().map(|item| measure_text_width(item)).max();
    let cell = widest.unwrap_or(0) + 2;
    let fitting = ((width + 2) / cell).max(1);
    let rows = items.len().div_ceil(fitting);
    let line = |row: usize| {
        let cells = items.iter().skip(row).step_by(rows);
        let line: String = cells.map(|item| pad(item, cell)).collect();
        line.trim_end().to_owned()
    };
    (0..rows).map(line).collect()
}

/// Texts in one line, each at its column, or as soon after it as the one before it allows.
pub(super) fn place(texts: &[(usize, String)]) -> String {
    let mut line = String::new();
    let mut used: usize = 0;
    for (column, text) in texts {
        let from = if used == 0 {
            *column
        } else {
            (*column).max(used + 1)
        };
        line.push_str(&" ".repeat(from - used));
        line.push_str(text);
        used = from + measure_text_width(text);
    }
    line
}

/// Texts in one line, each centred on its column.
pub(super) fn centred(texts: &[(usize, String)]) -> String {
    let placed: Vec<(usize, String)> = texts
        .iter()
        .map(|(centre, text)| {
            let half = measure_text_width(text) / 2;
            (centre.saturating_sub(half), text.clone())
        })
        .collect();
    place(&placed)
}

/// A box with a title.
pub(super) struct Panel {
    pub(super) title: String,
    pub(super) lines: Vec<String>,
    /// Whether the decision is about it.
    pub(super) lit: bool,
}

impl Panel {
    /// The rows it needs.
    pub(super) fn height(&self) -> usize {
        self.lines.len() + 2
    }

    /// The box, as wide and at least as high as asked.
    pub(super) fn draw(&self, pen: Pen, width: usize, height: usize) -> Vec<String> {
        let ink = if self.lit { Ink::Cyan } else { Ink::Dim };
        let line = |text: &str| pen.paint(ink, text);
        let inner = width.saturating_sub(4);
        let title = console::truncate_str(&self.title, inner, "…");
        let rest = width.saturating_sub(measure_text_width(&title) + 5);
        let mut lines = vec![format!(
            "{} {title} {}",
            line("╭─"),
            line(&format!("{}╮", "─".repeat(rest)))
        )];
        let blank = String::new();
        let rows = height.max(self.height()) - 2;
        for row in 0..rows {
            let text = self.lines.get(row).unwrap_or(&blank);
            let text = pad(&console::truncate_str(text, inner, "…"), inner);
            lines.push(format!("{} {text} {}", line("│"), line("│")));
        }
        lines.push(line(&format!("╰{}╯", "─".repeat(width.saturating_sub(2)))));
        lines
    }
}

/// Boxes beside each other, all as high as the highest.
pub(super) fn row(pen: Pen, panels: &[(Panel, usize)]) -> Vec<String> {
    let height = panels.iter().map(|(panel, _)| panel.height()).max();
    let height = height.unwrap_or(0);
    let drawn: Vec<(Vec<String>, usize)> = panels
        .iter()
        .map(|(panel, width)| (panel.draw(pen, *width, height), *width))
        .collect();
    beside(&drawn, 0)
}
