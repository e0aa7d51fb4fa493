//! The log of a game, as one viewer may read it, and how it came out.

use catalog::Texts;
use kernel::{Explain, Game, Play, Viewer};

use crate::layout;
use crate::style::Ink;
use crate::terminal::Terminal;

/// The entries from the `skip`-th on, each with the ply at which it could be read and its rule; if the game is over,
/// the last line tells who has won.
pub(crate) fn lines<G: Game>(
    play: &Play<G>,
    viewer: Viewer,
    skip: usize,
    texts: &Texts,
    terminal: Terminal,
) -> Vec<String> {
    let mut lines = Vec::new();
    let mut before = None;
    for seen in play.log().seen_by(viewer).iter().skip(skip) {
        let event = seen.event;
        let rule = terminal
            .style
            .paint(Ink::Dim, format!("[{}]", event.rule()));
        let phrase = event.phrase();
        let text = format!("{} {rule}", texts.say_after(before.as_ref(), &phrase));
        before = Some(phrase);
        lines.extend(hung(&seen.since.to_string(), &text, terminal));
    }
    if let Some(last) = catalog::last_line(&G::standing(&play.state().view(viewer))) {
        lines.extend(hung("", &texts.say(&last), terminal));
    }
    lines
}

/// A sentence in lines, beside the ply in the margin.
fn hung(ply: &str, text: &str, terminal: Terminal) -> Vec<String> {
    let ply = format!("{ply:>4}  ");
    let blank = " ".repeat(ply.len());
    let wrapped = layout::wrap(text, terminal.width.saturating_sub(ply.len()), 2);
    let starts = std::iter::once(&ply).chain(std::iter::repeat(&blank));
    starts
        .zip(wrapped)
        .map(|(start, text)| format!("{start}{text}"))
        .collect()
}
