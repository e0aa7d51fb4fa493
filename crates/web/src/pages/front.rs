//! The front page: the tables that go on, and the posters of what could be begun.

mod going;
mod offers;

use catalog::{GameId, Texts};
use kernel::Phrase;
use maud::{Markup, html};

use crate::draw;
use crate::pages::chrome;
use crate::pages::posters::{POSTERS, Poster};
use crate::pages::shell::{self, Head};
use crate::reader::Reader;

pub(crate) use going::{Going, Waits};

/// What the front page shows besides the posters.
pub(crate) struct Front {
    /// The tables at which the reader sits, those that wait for the reader first.
    pub(crate) tables: Vec<Going>,
}

/// The front page.
pub(crate) fn front(reader: &Reader, texts: &Texts, front: &Front) -> Markup {
    let (finished, running): (Vec<&Going>, Vec<&Going>) =
        front.tables.iter().partition(|table| table.is_finished());
    let body = html! {
        (chrome::skip(texts))
        main.page #main {
            (top(reader, texts, !finished.is_empty()))
            (seats(texts, &running))
            (start(reader, texts, running.is_empty()))
            @if !finished.is_empty() {
                section #replays {
                    div.hero { h2 { (texts.word("front-finished")) } p { (texts.word("front-finished-help")) } }
                    (going::list(texts, &finished))
                }
            }
        }
        (chrome::foot(texts))
    };
    let head = Head {
        title: &texts.word("chrome-house"),
        game: None,
        sprite: Markup::default(),
    };
    shell::page(reader, texts, &head, &body)
}

fn top(reader: &Reader, texts: &Texts, replays: bool) -> Markup {
    html! {
        header.top {
            (chrome::wordmark(texts))
            @if replays {
                a class="btn bare wide" href="#replays" { (draw::icon("play")) (texts.word("front-replays")) }
            }
            (chrome::nav(reader, texts, None))
            @if let Some(name) = &reader.name {
                span.me { span class="tok s" data-seat="1" { (name.initial()) } (name) }
            }
        }
    }
}

/// The tables that go on, if there are any.
fn seats(texts: &Texts, running: &[&Going]) -> Markup {
    let mine = running.iter().filter(|table| table.is_mine()).count() as i64;
    let others = running.len() as i64 - mine;
    let sentence = |id: &'static str, count: i64| texts.say(&Phrase::new(id).with("count", count));
    html! {
        @if !running.is_empty() {
            section aria-label=(texts.word("front-continue")) {
                div.hero { h1 { (texts.word("front-warm")) } p {
                    @if mine > 0 { (sentence("front-waits-mine", mine)) " " }
                    @if others > 0 { (sentence("front-waits-others", others)) }
                } }
                (going::list(texts, running))
            }
        }
    }
}

/// The posters. Whoever has no table yet is welcomed here.
fn start(reader: &Reader, texts: &Texts, first: bool) -> Markup {
    html! {
        section {
            div.hero {
                @if first {
                    h1 { (texts.word("front-welcome")) } p { (texts.word("front-welcome-help")) }
                } @else {
                    h2 { (texts.word("front-start")) } p { (texts.word("front-start-help")) }
                }
            }
            ul.posters {
                @for poster in POSTERS {
                    @match poster.game() {
                        Some(game) => { (lit(reader, texts, poster, game)) }
                        None => { (dark(texts, poster)) }
                    }
                }
            }
        }
    }
}

/// A game that can be played.
fn lit(reader: &Reader, texts: &Texts, poster: &Poster, game: GameId) -> Markup {
    let open = format!("/new/{game}");
    html! {
        li.poster {
            a.hang href=(open) { (poster.large(texts)) }
            (caption(texts, poster))
            div.do {
                a class="btn go" href=(open) { (texts.word("front-open")) }
                a class="btn bare" href=(draw::rules_path(game)) {
                    (draw::icon("book")) (texts.word("chrome-rules")) span.vh { " " (poster.title) }
                }
                (offers::forms(reader, texts, game))
            }
        }
    }
}

/// A game that is not here yet: the poster hangs, the lamp is off.
fn dark(texts: &Texts, poster: &Poster) -> Markup {
    html! {
        li.poster.dark {
            span.hang { (poster.large(texts)) }
            (caption(texts, poster))
            p.soon { (texts.word("front-soon")) }
        }
    }
}

fn caption(texts: &Texts, poster: &Poster) -> Markup {
    html! {
        div {
            h3.vh { (poster.title) }
            p { b { (texts.say(&Phrase::name("front-facts", poster.id))) } }
            p { (texts.say(&Phrase::name("front-pitch", poster.id))) }
        }
    }
}
