//! Colours, where there is somebody to see them.

use std::fmt::Display;

/// Whether text is coloured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// Text alone, without any escape code.
    Plain,
    /// Text with the sixteen colours that every terminal has.
    Colour,
}

/// A way to set text apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ink {
    /// Heavy.
    Bold,
    /// Faint.
    Dim,
    /// Ink and paper exchanged.
    Reverse,
    /// Red.
    Red,
    /// Green.
    Green,
    /// Yellow.
    Yellow,
    /// Blue.
    Blue,
    /// Magenta.
    Magenta,
    /// Cyan.
    Cyan,
}

impl Ink {
    /// The number of the SGR escape code.
    fn code(self) -> u8 {
        match self {
            Ink::Bold => 1,
            Ink::Dim => 2,
            Ink::Reverse => 7,
            Ink::Red => 31,
            Ink::Green => 32,
            Ink::Yellow => 33,
            Ink::Blue => 34,
            Ink::Magenta => 35,
            Ink::Cyan => 36,
        }
    }
}

impl Style {
    /// The text in this ink.
    pub fn paint(self, ink: Ink, text: impl Display) -> String {
        match self {
            Style::Plain => text.to_string(),
            Style::Colour => format!("\u{1b}[{}m{text}\u{1b}[0m", ink.code()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_text_has_no_escape_codes() {
        assert_eq!(Style::Plain.paint(Ink::Red, "x"), "x");
        assert_eq!(Style::Colour.paint(Ink::Red, "x"), "\u{1b}[31mx\u{1b}[0m");
    }
}
