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

/// Prints what may be longer than the screen: somebody who sits there reads it page by page.
pub(super) fn print_pages(lines: Vec<String>, texts: &Texts) -> io::Result<()> {
    let terminal = Terminal::now();
    if !terminal.interactive {
        return print(lines);
    }
    let mut pages = pages(&lines, terminal.height).peekable();
    while let Some(page) = pages.next() {
        print(page.iter().cloned())?;
        if pages.peek().is_none() {
            break;
        }
        let answer = ask(&format!("{} ", texts.word("play-more")))?;
        if answer.is_none_or(|answer| !answer.trim().is_empty()) {
            break;
        }
    }
    Ok(())
}

/// Each page leaves room for the line in which somebody types.
fn pages(lines: &[String], height: usize) -> impl Iterator<Item = &[String]> {
    lines.chunks(height.saturating_sub(1).max(1))
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

/// Asks a question of yes or no until it is answered; the end of input is a no.
pub(super) fn confirm(question: &str, texts: &Texts) -> io::Result<bool> {
    let (yes, no) = (texts.word("answer-yes"), texts.word("answer-no"));
    while let Some(answer) = ask(&format!("{question} "))? {
        let answer = answer.trim().to_lowercase();
        // The first letter is enough, and the English one will do.
        let means = |word: &str, letter| {
            !answer.is_empty() && word.starts_with(&answer) || answer == letter
        };
        if means(&yes, "y") {
            return Ok(true);
        }
        if means(&no, "n") {
            return Ok(false);
        }
    }
    Ok(false)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_and_its_question_fit_the_screen() {
        let lines: Vec<String> = (0..50).map(|n| n.to_string()).collect();
        let pages: Vec<&[String]> = pages(&lines, 24).collect();
        assert_eq!(
            pages.iter().map(|page| page.len()).collect::<Vec<_>>(),
            [23, 23, 4]
        );
        assert_eq!(pages.concat(), lines);
    }
}
