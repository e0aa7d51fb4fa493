//! Talking to whoever sits at the keyboard.

use std::io::{self, IsTerminal, Write};

use catalog::Texts;

use crate::layout;
use crate::lines::{self, Line};
use crate::style::Style;
use crate::terminal::Terminal;

/// The longest line that a person types.
const MAX_LINE: usize = 4096;

/// Prints lines.
pub(super) fn print(lines: impl IntoIterator<Item = String>) -> io::Result<()> {
    let mut output = io::stdout().lock();
    for line in lines {
        writeln!(output, "{line}")?;
    }
    output.flush()
}

/// Asks for a line; `None` when the input has ended.
pub(super) fn ask(question: &str) -> io::Result<Option<String>> {
    let mut output = io::stdout().lock();
    write!(output, "{question}")?;
    output.flush()?;
    let line = match lines::read(&mut io::stdin().lock(), MAX_LINE)? {
        Line::Text(text) => text,
        // Nothing that can be typed; it is answered like any other nonsense.
        Line::TooLong | Line::NotText => "\u{fffd}".to_owned(),
        Line::End => return Ok(None),
    };
    // A terminal shows what is typed; a transcript of piped input should too.
    if !io::stdin().is_terminal() {
        writeln!(output, "{}", layout::printable(&line))?;
    }
    Ok(Some(line))
}

/// Waits for Enter, if there is somebody to press it; `false` when the input has ended.
pub(super) fn pause(question: &str) -> io::Result<bool> {
    if !Terminal::now().interactive {
        print([question.to_owned()])?;
        return Ok(true);
    }
    Ok(ask(&format!("{question} "))?.is_some())
}

/// Asks a question of yes or no; the end of input is a no.
pub(super) fn confirm(question: &str, texts: &Texts) -> io::Result<bool> {
    let answer = ask(&format!("{question} "))?.unwrap_or_default();
    let answer = answer.trim().to_lowercase();
    // The first letter is enough.
    let yes = texts.word("answer-yes").to_lowercase();
    Ok(!answer.is_empty() && yes.starts_with(&answer) || answer == "y")
}

/// Begins a new screen.
pub(super) fn clear() -> io::Result<()> {
    wipe("\u{1b}[2J\u{1b}[H")
}

/// Leaves nothing on the screen of what stood there, nor above it.
pub(super) fn hide() -> io::Result<()> {
    wipe("\u{1b}[2J\u{1b}[3J\u{1b}[H")
}

fn wipe(codes: &str) -> io::Result<()> {
    let terminal = Terminal::now();
    if !terminal.interactive {
        return Ok(());
    }
    let mut output = io::stdout().lock();
    match terminal.style {
        Style::Colour => write!(output, "{codes}")?,
        Style::Plain => write!(output, "{}", "\n".repeat(terminal.height))?,
    }
    output.flush()
}
