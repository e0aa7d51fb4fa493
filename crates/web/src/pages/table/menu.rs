//! The menu: language, light, sounds, links, help, the proof of the shuffle, and the way out.

use catalog::{Lang, Texts};
use kernel::Phrase;
use maud::{Markup, html};
use table::Sitter;

use super::Extras;
use super::people::copied;
use super::plays_by::plays_by;
use crate::board::{Board, Scene};
use crate::draw::{self, deed_path};
use crate::reader::{Reader, Theme};

pub(super) fn menu<G: Board>(reader: &Reader, scene: &Scene<'_, G>, extras: &Extras) -> Markup {
    let sight = scene.sight;
    html! {
        details.tray #menu {
            summary.btn.bare title=(scene.word("table-menu")) {
                (draw::icon("menu")) span.vh { (scene.word("table-menu")) }
            }
            div.drawn {
                (settings(reader, scene.texts))
                (switches(scene))
                hr;
                (copied(scene, "watch", &scene.word("table-watch-link"), &extras.watch_link))
                @if sight.own().is_some() {
                    form method="post" action=(deed_path(&sight.id, "link")) {
                        button.btn #device { (draw::icon("link")) (scene.word("table-device")) }
                    }
                }
                hr;
                (help(scene))
                (plays_by(scene))
                (proof(scene))
                @if may_concede(scene) { hr; (concede(scene)) }
            }
        }
    }
}

/// Language and light: they concern the whole page, so the script lets these forms alone.
pub(crate) fn settings(reader: &Reader, texts: &Texts) -> Markup {
    html! {
        form.settings method="post" action="/settings" data-whole {
            input type="hidden" name="back" value=(reader.path);
            label for="lang" { (texts.word("table-language")) }
            select #lang name="lang" {
                @for lang in Lang::ALL {
                    option value=(lang) lang=(lang) selected[*lang == reader.lang] { (lang.name()) }
                }
            }
            label for="theme" { (texts.word("table-theme")) }
            select #theme name="theme" {
                @for theme in Theme::ALL {
                    option value=(theme) selected[theme == reader.theme] {
                        (texts.say(&Phrase::name("table-theme", theme.id())))
                    }
                }
            }
            button.btn { (texts.word("table-apply")) }
        }
    }
}

/// What only a script can do; off until somebody turns it on.
fn switches<G: Board>(scene: &Scene<'_, G>) -> Markup {
    let switch = |id: &str, icon: &str, word, denied: Option<&str>| {
        html! {
            label.switch data-js {
                input type="checkbox" id=(id) data-switch=(id) data-denied=[denied];
                (draw::icon(icon)) (scene.word(word))
            }
        }
    };
    html! {
        (switch("sound", "sound", "table-sound", None))
        (switch("notify", "bell", "table-notify", Some(&scene.word("table-notify-denied"))))
    }
}

/// How the table is read and used.
fn help<G: Board>(scene: &Scene<'_, G>) -> Markup {
    const LINES: [&str; 4] = [
        "table-help-glow",
        "table-help-price",
        "table-help-fresh",
        "table-help-list",
    ];
    // These tell what the script does; without it something else is true.
    const SCRIPTED: [&str; 3] = ["table-help-quiet", "table-help-touch", "table-help-keys"];
    const PLAIN: [&str; 3] = [
        "table-help-plain-press",
        "table-help-plain-quiet",
        "table-help-plain-bell",
    ];
    html! {
        details #help {
            summary { (scene.word("table-help")) }
            ul {
                @for line in LINES { li.fresh[line == "table-help-fresh"] { (scene.texts.word(line)) } }
                @for line in SCRIPTED { li data-js { (scene.texts.word(line)) } }
            }
            noscript { ul { @for line in PLAIN { li { (scene.texts.word(line)) } } } }
            p { a href=(format_args!("{}#how", draw::rules_path(G::INFO.id))) { (scene.word("rules-how")) } }
            (G::legend(scene))
        }
    }
}

/// What was promised about the shuffle; the seed when it can be told.
pub(crate) fn proof<G: Board>(scene: &Scene<'_, G>) -> Markup {
    let sight = scene.sight;
    html! {
        details #proof {
            summary { (scene.word("table-proof")) }
            p.soft { (scene.word("table-proof-help")) }
            dl.proof {
                dt { (scene.word("table-commitment")) } dd { code { (sight.commitment) } }
                @if let Some(seed) = sight.seed {
                    dt { (scene.word("table-seed")) } dd { code { (seed) } }
                }
            }
            @if sight.finished {
                a href=(deed_path(&sight.id, "replay")) { (scene.word("table-to-replay")) }
            }
        }
    }
}

fn may_concede<G: Board>(scene: &Scene<'_, G>) -> bool {
    let sight = scene.sight;
    let place = sight.own().and_then(|seat| sight.places.get(seat.index()));
    !sight.finished
        && sight.stopped.is_none()
        && place.is_some_and(|place| place.sitter == Sitter::Person && !place.conceded)
}

/// Giving up is asked twice: in a dialog, or without script in a fold.
fn concede<G: Board>(scene: &Scene<'_, G>) -> Markup {
    let sure = |id: Option<&str>| {
        html! {
            form method="post" action=(deed_path(&scene.sight.id, "concede")) {
                button.btn.grave id=[id] { (scene.word("table-concede-yes")) }
            }
        }
    };
    html! {
        button.btn type="button" data-js data-dialog="sure" {
            (draw::icon("flag")) (scene.word("table-concede"))
        }
        dialog #sure aria-labelledby="sure-head" {
            h2 #sure-head { (scene.word("table-concede-sure")) }
            p { (scene.word("table-concede-help")) }
            div.do {
                form method="dialog" { button.btn autofocus { (scene.word("table-concede-no")) } }
                (sure(Some("concede")))
            }
        }
        noscript {
            details {
                summary { (scene.word("table-concede")) }
                p { (scene.word("table-concede-help")) }
                (sure(None))
            }
        }
    }
}
