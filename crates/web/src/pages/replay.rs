//! The replay of a finished table: a tape of turns under which everything is as it was.

mod chart;
mod journey;
mod keys;
mod now;
mod tape;

use kernel::{Phrase, Seat, Viewer};
use maud::{Markup, html};

use super::shell::{self, Head};
use super::table::{self, Notice, game_id};
use crate::board::{Board, Scene};
use crate::draw::{self, table_path};
use crate::reader::Reader;

/// What the page of a replay says besides what was seen at the table then.
pub(crate) struct ReplayExtras {
    /// How many actions have been taken.
    pub(crate) ply: u32,
    /// How many there are.
    pub(crate) plies: u32,
    /// Who has taken the last of them and, if it was the viewer, which one: for actions of which the log says nothing.
    pub(crate) decided: Option<Phrase>,
    /// Where turns begin, in order.
    pub(crate) turns: Vec<Turn>,
    /// The points of every seat at the beginning of each turn, and at the end.
    pub(crate) points: Vec<(u32, Vec<i32>)>,
    /// What just happened to the reader's last deed, such as the verification.
    pub(crate) notice: Option<Notice>,
}

/// The beginning of a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Turn {
    /// After how many actions.
    pub(crate) ply: u32,
    /// What it is called.
    pub(crate) label: Phrase,
    /// The larger part of the game that begins with it, if one does.
    pub(crate) part: Option<Phrase>,
}

/// Somebody to look through, as the address says it.
fn eyes(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => seat.to_string(),
        Viewer::Spectator => "watch".to_owned(),
    }
}

/// The address of a moment of the replay.
fn moment<G: Board>(scene: &Scene<'_, G>, viewer: Viewer, ply: u32) -> String {
    let path = table_path(&scene.sight.id);
    format!("{path}/replay?ply={ply}&as={}", eyes(viewer))
}

/// The whole page. The scene is the table as it was after `extras.ply` actions.
pub(crate) fn replay_page<G: Board>(
    reader: &Reader,
    scene: &Scene<'_, G>,
    extras: &ReplayExtras,
) -> Markup {
    scene.sight.within(|| whole(reader, scene, extras))
}

fn whole<G: Board>(reader: &Reader, scene: &Scene<'_, G>, extras: &ReplayExtras) -> Markup {
    let title = scene.say(
        &Phrase::new("replay-title")
            .with("table", scene.sight.title.as_str())
            .with("game", G::INFO.title),
    );
    let body = html! {
        main.table #table data-version=(extras.ply) data-replay {
            (bar(reader, scene))
            (table::notice(G::INFO.id, extras.notice.as_ref()))
            div.purse role="group" aria-label=(scene.word("table-purse")) { (G::purse(scene)) }
            section.replay aria-label=(scene.word("replay-word")) {
                (now::now(scene, extras))
                (keys::keys(scene, extras))
                (tape::tape(scene, extras))
                (seats(scene, extras))
                (keys::slider(scene, extras))
            }
            section.board #board aria-label=(scene.say(&Phrase::new("table-board-of").with("name", scene.hero))) {
                (G::plates(scene))
            }
            aside.side {
                (score(scene))
                (G::verdict(scene))
                (chart::panel(scene, extras))
                (proof(scene))
                section.panel.scroll #log {
                    h2 { (scene.word("table-log")) " " small { (scene.word("replay-log-follows")) } }
                    (table::log(scene, Some("replay-cut")))
                }
            }
        }
    };
    let head = Head {
        title: &title,
        game: game_id::<G>(),
        sprite: G::sprite(),
    };
    shell::page(reader, scene.texts, &head, &body)
}

/// The bar at the top: where one is, the way back to the table, the rules, the file, the menu.
fn bar<G: Board>(reader: &Reader, scene: &Scene<'_, G>) -> Markup {
    let path = table_path(&scene.sight.id);
    html! {
        header.bar {
            (table::brand::<G>(scene.sight.title.as_str()))
            span.chip { (scene.word("replay-word")) }
            div.end {
                a.btn.bare href=(path) { (draw::icon("eye")) span.label { (scene.word("replay-to-table")) } }
                (table::rules(scene))
                a.btn.bare href=(format_args!("{path}/replay.txt")) download {
                    (draw::icon("file")) span.label { (scene.word("replay-file")) }
                }
                details.tray #menu {
                    summary.btn.bare title=(scene.word("table-menu")) {
                        (draw::icon("menu")) span.vh { (scene.word("table-menu")) }
                    }
                    div.drawn { (table::settings(reader, scene.texts)) }
                }
            }
        }
    }
}

/// Through whose eyes: what each seat knew then, or what a spectator could see.
fn seats<G: Board>(scene: &Scene<'_, G>, extras: &ReplayExtras) -> Markup {
    let sight = scene.sight;
    let current = |viewer: Viewer| (sight.viewer == viewer).then_some("true");
    html! {
        div.as role="group" aria-label=(scene.word("replay-as")) {
            @for seat in Seat::all(sight.places.len() as u8) {
                @let viewer = Viewer::Seat(seat);
                @let name = scene.texts.name(seat);
                a.btn id=(format_args!("as-{seat}")) href=(moment(scene, viewer, extras.ply)) title=(name)
                    aria-label=(name) aria-current=[current(viewer)] data-swap {
                    (draw::small_token(seat, &scene.initial(seat)))
                    @if sight.viewer == viewer { span.label { (name) } }
                }
            }
            a.btn #as-watch href=(moment(scene, Viewer::Spectator, extras.ply))
                aria-current=[current(Viewer::Spectator)] title=(scene.word("replay-as-spectator")) data-swap {
                (draw::icon("eye")) span.vh { (scene.word("replay-as-spectator")) }
            }
        }
    }
}

fn score<G: Board>(scene: &Scene<'_, G>) -> Markup {
    let word = match scene.sight.standing.end {
        Some(_) => "table-final",
        None => "replay-score-then",
    };
    html! {
        section.panel #score {
            h2 { (scene.word("table-score-sheet")) " " small { (scene.word(word)) } }
            (table::score_sheet(scene))
            (table::honours(scene))
        }
    }
}

/// What was promised, what was used, and a button that computes everything again.
fn proof<G: Board>(scene: &Scene<'_, G>) -> Markup {
    html! {
        section.panel #shuffle {
            (table::proof(scene))
            form method="post" action=(draw::deed_path(&scene.sight.id, "verify")) {
                button.btn #verify { (draw::icon("seal")) (scene.word("replay-verify")) }
            }
        }
    }
}
