//! `backroom rules`: the numbered rules of a game.

use std::io::{self, Write};

use catalog::Lang;
use kernel::{Phrase, Rule, Rulebook};

use crate::args::RulesArgs;
use crate::failure::Failure;
use crate::layout;
use crate::style::{Ink, Style};
use crate::terminal::Terminal;
use crate::{Playable, texts_of};

/// Prints the rules that are asked for, or the chapters there are.
pub(crate) fn run<G: Playable>(args: &RulesArgs, lang: Lang) -> Result<(), Failure> {
    let texts = texts_of::<G>(lang);
    let book = G::INFO.rulebook(lang.tag());
    let terminal = Terminal::now();
    let query = args.query.join(" ");
    let lines = if query.trim().is_empty() {
        let mut lines = chapters(&book);
        lines.push(String::new());
        let hint = Phrase::new("rules-hint")
            .with("game", G::INFO.id)
            .with("prefix", G::INFO.prefix);
        lines.extend(layout::wrap(&texts.say(&hint), terminal.width, 0));
        lines
    } else {
        let found = book.search(query.trim());
        if found.is_empty() {
            let phrase = Phrase::new("rules-nothing")
                .with("query", query)
                .with("game", G::INFO.id);
            return Err(Failure::Fault(texts.say(&phrase)));
        }
        found
            .into_iter()
            .flat_map(|rule| print(rule, terminal.width, terminal.style))
            .collect()
    };
    let mut output = io::stdout().lock();
    for line in lines {
        writeln!(output, "{line}")?;
    }
    Ok(output.flush()?)
}

/// A rule for the reader, with its ID and its chapter.
pub(crate) fn print(rule: &Rule, width: usize, style: Style) -> Vec<String> {
    let mut lines = vec![format!(
        "{}  {}",
        style.paint(Ink::Bold, &rule.id),
        style.paint(Ink::Dim, &rule.chapter)
    )];
    let text = layout::wrap(&rule.text, width.saturating_sub(2), 0);
    lines.extend(text.iter().map(|line| format!("  {line}")));
    lines
}

/// Every heading that has rules under it, and how many.
fn chapters(book: &Rulebook) -> Vec<String> {
    let mut chapters: Vec<(&str, usize)> = Vec::new();
    for rule in book.rules() {
        match chapters.last_mut() {
            Some((chapter, count)) if *chapter == rule.chapter => *count += 1,
            _ => chapters.push((&rule.chapter, 1)),
        }
    }
    let rows: Vec<Vec<String>> = chapters
        .iter()
        .map(|(chapter, count)| vec![(*chapter).to_owned(), count.to_string()])
        .collect();
    layout::table(&rows)
}
