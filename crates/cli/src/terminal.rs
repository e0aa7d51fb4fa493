//! What we print on, and whom we talk to.

use std::env;
use std::io::{self, IsTerminal};

use crate::style::Style;

/// The size and the abilities of standard output.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Terminal {
    /// Columns.
    pub(crate) width: usize,
    /// Rows.
    pub(crate) height: usize,
    /// Whether there are colours.
    pub(crate) style: Style,
    /// Whether a person sits there, who reads and types.
    pub(crate) interactive: bool,
}

/// The size that everything must work in.
const STANDARD: (usize, usize) = (80, 24);

/// Wider lines than this are hard to read.
const WIDEST: usize = 200;

impl Terminal {
    /// What standard output is now; a window can change its size at any time.
    pub(crate) fn now() -> Terminal {
        let is_terminal = io::stdout().is_terminal();
        let (width, height) = size(is_terminal);
        Terminal {
            width: width.clamp(20, WIDEST),
            height: height.max(10),
            style: if is_terminal && !is_plain() {
                Style::Colour
            } else {
                Style::Plain
            },
            interactive: is_terminal && io::stdin().is_terminal(),
        }
    }
}

fn size(is_terminal: bool) -> (usize, usize) {
    let measured = console::Term::stdout().size_checked();
    match measured.filter(|_| is_terminal) {
        Some((rows, columns)) if rows > 0 && columns > 0 => (columns.into(), rows.into()),
        _ => (
            number("COLUMNS").unwrap_or(STANDARD.0),
            number("LINES").unwrap_or(STANDARD.1),
        ),
    }
}

fn number(name: &str) -> Option<usize> {
    env::var(name).ok()?.parse().ok()
}

/// <https://no-color.org>: set and not empty means no.
fn is_plain() -> bool {
    env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty())
        || env::var_os("TERM").is_some_and(|term| term == "dumb")
}
