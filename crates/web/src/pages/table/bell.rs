//! How whoever has no script hears of what happens. Who only waits has the page read again now and then. Who decides
//! something, or wants to read in peace, must not have it taken out of their hands: they have a bell, a small page in the
//! page, which looks for itself and lights up.

use catalog::Texts;
use kernel::{Phrase, Seat};
use maud::{Markup, html};

use super::{Extras, Wish, game_id, is_heard};
use crate::board::{Board, Scene};
use crate::draw::{self, deed_path, table_path};
use crate::pages::shell::{self, Head};
use crate::reader::Reader;

/// Seconds between two looks.
const PAUSE: u32 = 10;

/// Whether there is nothing for the reader to do but to wait, for others to decide or to answer.
fn waits<G: Board>(scene: &Scene<'_, G>) -> bool {
    let sight = scene.sight;
    let asked = |seat: Seat| {
        sight
            .asked
            .is_some_and(|asked| asked.waiting.contains(seat))
    };
    !sight.is_my_turn() && !sight.own().is_some_and(asked)
}

/// How the table is looked at now. `still` holds the page as it is.
fn wish<G: Board>(scene: &Scene<'_, G>, still: bool) -> Wish {
    let usual = scene.sight.own().unwrap_or(Seat(0));
    Wish {
        of: (scene.hero != usual).then_some(scene.hero.0),
        still: still.then_some(1),
    }
}

/// What makes the page come again by itself, or the bell. With a script neither is there.
pub(super) fn bell<G: Board>(scene: &Scene<'_, G>, extras: &Extras) -> Markup {
    let sight = scene.sight;
    if !is_heard(sight) {
        return html! {};
    }
    let wish = wish(scene, extras.still);
    // For the table, since this may be the answer to a form.
    let here = wish.at(&table_path(&sight.id));
    let (seen, turn) = (sight.version, sight.is_my_turn());
    let bell = format!("{}?seen={seen}&turn={turn}", deed_path(&sight.id, "bell"));
    html! {
        noscript {
            @if waits(scene) && !extras.still && !sight.finished {
                meta http-equiv="refresh" content=(format_args!("{PAUSE}; url={here}"));
            } @else {
                iframe.bell src=(wish.at(&bell)) title=(scene.word("table-bell")) {}
            }
        }
    }
}

/// The way to hold the page still while one waits, and back. Where something has to be answered it holds still anyway.
pub(super) fn hold<G: Board>(scene: &Scene<'_, G>, extras: &Extras) -> Markup {
    let word = match extras.still {
        true => "table-let-go",
        false => "table-hold",
    };
    let way = wish(scene, !extras.still).at(&table_path(&scene.sight.id));
    html! {
        @if waits(scene) {
            noscript { a.btn.bare href=(way) { (scene.word(word)) } }
        }
    }
}

/// What the bell has to tell.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ring {
    /// Nothing.
    Quiet,
    /// Something has happened.
    News,
    /// It has become the reader's turn.
    Turn,
}

impl Ring {
    fn id(self) -> &'static str {
        match self {
            Ring::Quiet => "quiet",
            Ring::News => "news",
            Ring::Turn => "turn",
        }
    }
}

/// The small page of the bell: a way to the table, which says whether there is something new.
pub(crate) fn bell_page<G: Board>(reader: &Reader, texts: &Texts, ring: Ring, way: &str) -> Markup {
    let words = texts.say(&Phrase::name("table-bell", ring.id()));
    let news = ring != Ring::Quiet;
    let body = html! {
        main.bell-page {
            @if !news { meta http-equiv="refresh" content=(PAUSE); }
            a.btn.bare[!news].go[news] href=(way) target="_top" title=(words) {
                (draw::icon("bell")) span.label { (words) }
            }
        }
    };
    let head = Head {
        title: &texts.word("table-bell"),
        game: game_id::<G>(),
        sprite: Markup::default(),
    };
    shell::page(reader, texts, &head, &body)
}
