//! What the pages around the table share: the mark, the way around the house, language and theme.

use catalog::{GameId, Lang, Texts};
use maud::{Markup, PreEscaped, html};

use crate::draw;
use crate::pages::posters;
use crate::pages::shell::{self, Head};
use crate::reader::{Reader, Theme};

const WORDMARK: &str = include_str!("../../assets/wordmark.svg");

/// A page around the table.
pub(crate) struct Page<'a> {
    pub(crate) title: &'a str,
    /// Whose palette it wears and whose rules its bar leads to; none for pages of the house.
    pub(crate) game: Option<GameId>,
}

/// A whole page with its top bar and its foot.
pub(crate) fn page(reader: &Reader, texts: &Texts, page: &Page<'_>, main: &Markup) -> Markup {
    let head_title = texts.say(&kernel::Phrase::new("chrome-title").with("page", page.title));
    let body = html! {
        (skip(texts))
        header.bar {
            a.home href="/" { (draw::icon("mark")) (texts.word("chrome-house")) }
            p.title { (page.title) }
            (nav(reader, texts, page.game))
        }
        main.page #main { (main) }
        (foot(texts))
    };
    let head = Head {
        title: &head_title,
        game: page.game,
        sprite: Markup::default(),
    };
    shell::page(reader, texts, &head, &body)
}

/// Lets a keyboard pass over the bar.
pub(crate) fn skip(texts: &Texts) -> Markup {
    html! { a.skip href="#main" { (texts.word("chrome-skip")) } }
}

/// The name of the house, drawn.
pub(crate) fn wordmark(texts: &Texts) -> Markup {
    html! {
        svg.wordmark viewBox="-2 -2 452 104" role="img" aria-label=(texts.word("chrome-house")) {
            (PreEscaped(posters::inside(WORDMARK)))
        }
    }
}

/// The way around the house, and how the reader wants it.
pub(crate) fn nav(reader: &Reader, texts: &Texts, game: Option<GameId>) -> Markup {
    let game = game.unwrap_or(GameId::ALL[0]);
    html! {
        nav.ways aria-label=(texts.word("chrome-ways")) {
            a class="btn bare" href=(draw::rules_path(game)) { (draw::icon("book")) span.label { (texts.word("chrome-rules")) } }
            (languages(reader, texts))
            (themes(reader, texts))
        }
    }
}

fn languages(reader: &Reader, texts: &Texts) -> Markup {
    let now = texts.lang();
    let summary = html! { (draw::icon("globe")) span.label { (now.name()) } };
    menu(
        reader,
        &texts.word("chrome-language"),
        &summary,
        &html! {
            @for lang in Lang::ALL {
                button.btn.bare name="lang" value=(lang) lang=(lang) aria-pressed=((*lang == now)) { (lang.name()) }
            }
        },
    )
}

fn themes(reader: &Reader, texts: &Texts) -> Markup {
    let summary = draw::icon("moon");
    menu(
        reader,
        &texts.word("chrome-theme"),
        &summary,
        &html! {
            @for theme in Theme::ALL {
                button.btn.bare name="theme" value=(theme) aria-pressed=((theme == reader.theme)) {
                    (texts.say(&kernel::Phrase::name("chrome-theme", theme.id())))
                }
            }
        },
    )
}

/// A menu that opens without a script; one of its buttons changes a setting and leads back here.
fn menu(reader: &Reader, label: &str, summary: &Markup, buttons: &Markup) -> Markup {
    html! {
        details.menu name="menu" {
            summary class="btn bare" aria-label=(label) title=(label) { (summary) }
            form.panel method="post" action="/settings" {
                input type="hidden" name="back" value=(reader.path);
                (buttons)
            }
        }
    }
}

/// What stands under every page.
pub(crate) fn foot(texts: &Texts) -> Markup {
    html! {
        footer.foot {
            span { (texts.word("chrome-foot-rules")) }
            span { (texts.word("chrome-foot-shuffle")) }
            a href="/about" { (texts.word("chrome-foot-about")) }
            a href="/api/openapi.json" { (texts.word("chrome-foot-api")) }
        }
    }
}
