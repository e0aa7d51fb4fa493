//! A sheet of characters, each with its ink, on which a map is drawn.

use crate::style::{Ink, Style};

/// A piece of text in one ink.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Bit {
    pub(super) text: String,
    pub(super) ink: Option<Ink>,
}

/// Pieces of text one after the other.
pub(super) type Label = Vec<Bit>;

/// A piece of plain text.
pub(super) fn plain(text: impl Into<String>) -> Bit {
    Bit {
        text: text.into(),
        ink: None,
    }
}

/// A piece of text in an ink.
pub(super) fn inked(ink: Ink, text: impl Into<String>) -> Bit {
    Bit {
        text: text.into(),
        ink: Some(ink),
    }
}

/// How wide a label is.
pub(super) fn width(label: &[Bit]) -> usize {
    label.iter().map(|bit| bit.text.chars().count()).sum()
}

/// A label as text.
pub(super) fn paint(label: &[Bit], style: Style) -> String {
    let bits = label.iter().map(|bit| match bit.ink {
        Some(ink) => style.paint(ink, &bit.text),
        None => bit.text.clone(),
    });
    bits.collect()
}

#[derive(Clone, Copy, PartialEq, Eq)]
struct Cell {
    sign: char,
    ink: Option<Ink>,
}

const BLANK: Cell = Cell {
    sign: ' ',
    ink: None,
};

/// The sheet.
pub(super) struct Canvas {
    rows: Vec<Vec<Cell>>,
}

impl Canvas {
    pub(super) fn new(width: usize, height: usize) -> Canvas {
        Canvas {
            rows: vec![vec![BLANK; width]; height],
        }
    }

    /// Writes a label; what lies outside the sheet is left out.
    pub(super) fn put(&mut self, x: i32, y: i32, label: &[Bit]) {
        let signs = label
            .iter()
            .flat_map(|bit| bit.text.chars().map(|sign| Cell { sign, ink: bit.ink }));
        for (x, cell) in (x..).zip(signs) {
            let row = usize::try_from(y).ok().and_then(|y| self.rows.get_mut(y));
            let at = usize::try_from(x).ok();
            if let Some(place) = row.zip(at).and_then(|(row, at)| row.get_mut(at)) {
                *place = cell;
            }
        }
    }

    /// A part of the sheet; what lies outside is blank.
    pub(super) fn crop(&self, (x, y): (i32, i32), width: usize, height: usize) -> Canvas {
        let cell = |x: i32, y: i32| {
            let row = usize::try_from(y).ok().and_then(|y| self.rows.get(y))?;
            row.get(usize::try_from(x).ok()?).copied()
        };
        let row = |y: i32| {
            let cells = (x..).take(width);
            cells.map(|x| cell(x, y).unwrap_or(BLANK)).collect()
        };
        Canvas {
            rows: (y..).take(height).map(row).collect(),
        }
    }

    /// The sheet line by line, without blanks at the ends of lines.
    pub(super) fn lines(&self, style: Style) -> Vec<String> {
        self.rows.iter().map(|row| line(row, style)).collect()
    }
}

fn line(row: &[Cell], style: Style) -> String {
    let end = row.iter().rposition(|cell| *cell != BLANK);
    let runs = row[..end.map_or(0, |end| end + 1)].chunk_by(|a, b| a.ink == b.ink);
    let bits = runs.map(|run| Bit {
        text: run.iter().map(|cell| cell.sign).collect(),
        ink: run[0].ink,
    });
    paint(&bits.collect::<Vec<_>>(), style)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_put_outside_is_left_out() {
        let mut canvas = Canvas::new(4, 2);
        canvas.put(-1, 0, &[plain("abc")]);
        canvas.put(3, 1, &[inked(Ink::Red, "xyz")]);
        canvas.put(0, 7, &[plain("far")]);
        assert_eq!(canvas.lines(Style::Plain), ["bc", "   x"]);
        assert_eq!(canvas.crop((2, 1), 3, 2).lines(Style::Plain), [" x", ""]);
        assert_eq!(canvas.lines(Style::Colour)[1], "   \u{1b}[31mx\u{1b}[0m");
    }
}
