//! The bar at the top: where one is, how far the game is, the way back, the menu.

use maud::{Markup, html};
use table::{Back, Request, Sitter};

use super::{Extras, bell, log, menu};
use crate::board::{self, Board, Scene};
use crate::draw::{self, deed_path};
use crate::reader::Reader;

pub(super) fn bar<G: Board>(reader: &Reader, scene: &Scene<'_, G>, extras: &Extras) -> Markup {
    html! {
        header.bar {
            (brand::<G>(scene.sight.title.as_str()))
            (G::track(scene))
            div.end {
                (bell::bell(scene, extras))
                (back(scene))
                (rules::<G>(scene))
                (story(scene))
                (menu::menu(reader, scene, extras))
            }
        }
    }
}

/// The house, the game and what the table is called, unless it is called like the game.
pub(crate) fn brand<G: Board>(title: &str) -> Markup {
    html! {
        a.home href="/" { (draw::icon("mark")) span.label { "Backroom" } }
        span.name {
            (G::INFO.title) " "
            @if title != G::INFO.title { span.soft { (title) } }
        }
    }
}

/// The way to the rules.
pub(crate) fn rules<G: Board>(scene: &Scene<'_, G>) -> Markup {
    html! {
        a.btn.bare href=(draw::rules_path(G::INFO.id)) title=(scene.word("table-rules")) {
            (draw::icon("book")) span.label { (scene.word("table-rules")) }
        }
    }
}

/// The way to the story. On a phone that lies far below, so the way says how much of it is new.
fn story<G: Board>(scene: &Scene<'_, G>) -> Markup {
    let fresh = log::fresh(scene);
    html! {
        a.btn.bare.story href="#log" title=(scene.word("table-log")) {
            (draw::icon("log")) span.vh { (scene.word("table-log")) " " }
            @if fresh > 0 { span.news { b aria-hidden="true" { (fresh) } span.vh { (scene.say(&log::news(fresh))) } } }
        }
    }
}

/// The step back: at once where nothing was revealed, else by asking the others.
fn back<G: Board>(scene: &Scene<'_, G>) -> Markup {
    let sight = scene.sight;
    let button = |word: &'static str| {
        let words = scene.word(word);
        html! { button.btn.bare #back title=(words) { (draw::icon("undo")) span.label { (words) } } }
    };
    // Where nobody else would have to agree, asking is doing.
    let alone = sight
        .seats()
        .filter(|(seat, _)| sight.own() != Some(*seat))
        .all(|(_, place)| place.sitter != Sitter::Person);
    let asking = if alone {
        "table-step-back"
    } else {
        "table-ask-back"
    };
    match sight.back {
        Back::Free => board::step_back(sight, 1, &button("table-step-back")),
        Back::Ask if sight.asked.is_none() => html! {
            form method="post" action=(deed_path(&sight.id, "ask")) {
                input type="hidden" name="decision" value=(sight.decision);
                input type="hidden" name="request" value=(Request::Back);
                (button(asking))
            }
        },
        Back::Ask | Back::Nothing => html! {},
    }
}
