//! When something cannot be shown: what happened, and the way on.

use catalog::{GameId, Texts};
use kernel::RuleId;
use maud::{Markup, html};

use crate::draw;
use crate::pages::chrome::{self, Page};
use crate::reader::Reader;

/// A page that says what went wrong. `title` and `text` are whole sentences in the reader's language.
pub(crate) fn problem(
    reader: &Reader,
    texts: &Texts,
    status: u16,
    title: &str,
    text: &str,
    rule: Option<(GameId, RuleId)>,
) -> Markup {
    let main = html! {
        div.problem.panel.sheet {
            @if status >= 400 { p.status aria-hidden="true" { (status) } }
            h1 { (title) }
            p { (text) @if let Some((game, rule)) = rule { " " (draw::rule_link(game.info().id, rule)) } }
            p.do {
                a class="btn go" href="/" { (texts.word("problem-home")) }
                // What is not there will not be there the next time either.
                @if status >= 500 { a class="btn" href=(reader.path) { (texts.word("problem-again")) } }
            }
        }
    };
    let page = Page { title, game: None };
    chrome::page(reader, texts, &page, &main)
}
