//! The page of a table: the question and its cards, the board, the people, the moves, the story.
//!
//! It is the same for every game; what differs comes from [`Board`]. Everything is plain HTML: each
//! action is a button of a form, everything that folds is `<details>`. The script makes it smoother
//! and never adds anything that could not be done without it.

mod acts;
mod asked;
mod bar;
mod bell;
mod bulletin;
mod log;
mod menu;
mod notice;
mod people;
mod plays_by;
mod prompt;
mod prose;
mod score;
mod talk;
mod wish;

use std::time::Duration;

use catalog::GameId;
use kernel::{Phrase, Seat};
use maud::{Markup, html};
use table::{Sight, Sitter, TableId};

use super::shell::{self, Head};
use crate::board::{Board, Scene};
use crate::draw::{deed_path, table_path};
use crate::reader::Reader;

use acts::Acts;
pub(super) use bar::{brand, rules};
pub(crate) use bell::{Ring, bell_page};
pub(crate) use log::log;
pub(super) use menu::{proof, settings};
pub(crate) use notice::Notice;
pub(super) use notice::shown as notice;
pub(crate) use prose::suited;
pub(super) use score::{honours, sheet as score_sheet};
pub(crate) use wish::Wish;

/// What the page of a table says besides what is seen at it.
pub(crate) struct Extras {
    /// What just happened to the reader's last deed.
    pub(crate) notice: Option<Notice>,
    /// The full links that lead to seats nobody has taken yet, for those who may give them away.
    pub(crate) invitations: Vec<(Seat, String)>,
    /// The full link under which anybody may watch.
    pub(crate) watch_link: String,
    /// The way to the form of another table like this one, when it is over.
    pub(crate) again: Option<String>,
    /// Where the company goes on, when somebody has set another table for it.
    pub(crate) next: Option<Next>,
    /// How long the house waits for an answer whether it should play for somebody.
    pub(crate) patience: Duration,
    /// Whether the page is to stay as it is until the reader asks for news.
    pub(crate) still: bool,
}

/// Where the company of a finished table goes on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Next {
    /// A seat is kept for the reader at a table that somebody has set.
    Kept { by: Seat },
    /// The reader sits there already.
    Taken(TableId),
}

/// The game as the catalog knows it.
pub(super) fn game_id<G: Board>() -> Option<GameId> {
    G::INFO.id.parse().ok()
}

/// The whole page.
pub(crate) fn table_page<G: Board>(
    reader: &Reader,
    scene: &Scene<'_, G>,
    extras: &Extras,
) -> Markup {
    scene.sight.within(|| whole(reader, scene, extras))
}

fn whole<G: Board>(reader: &Reader, scene: &Scene<'_, G>, extras: &Extras) -> Markup {
    let sight = scene.sight;
    let live = is_heard(sight).then(|| deed_path(&sight.id, "live"));
    let title = title(scene);
    let acts = Acts::of(scene);
    let body = html! {
        main.table #table data-version=(sight.version) data-turn[sight.is_my_turn()] data-finished[sight.finished] data-live=[live]
            data-few[acts.are_few()] data-call=(scene.word("table-call")) data-news=(news(scene)) {
            (bar::bar(reader, scene, extras))
            (notice::shown(G::INFO.id, extras.notice.as_ref()))
            (plays_by::stopped(scene))
            p.toast.lost #lost role="status" hidden { (scene.word("table-lost")) }
            div.purse role="group" aria-label=(scene.word("table-purse")) { (G::purse(scene)) }
            nav.regions aria-label=(scene.word("table-regions")) { (G::regions(scene)) }
            (prompt::prompt(scene, &acts, extras))
            (board(scene))
            aside.side {
                @if sight.finished { (score::panel(scene)) (G::verdict(scene)) }
                (people::panel(scene, extras))
                (G::commons(scene))
                (acts.panel(scene))
                (log::panel(scene))
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

/// Whether there is more to be heard. When all is over, somebody may set another table for the company.
fn is_heard<G: Board>(sight: &Sight<G>) -> bool {
    let people = sight.places.iter();
    let people = people.filter(|place| place.sitter == Sitter::Person);
    let company = sight.own().is_some() && people.count() > 1;
    let goes_on = !sight.finished && sight.stopped.is_none();
    goes_on || (sight.finished && company && sight.again.is_none())
}

fn title<G: Board>(scene: &Scene<'_, G>) -> String {
    let table = scene.sight.title.as_str();
    let id = match scene.sight.is_my_turn() {
        true => "table-title-turn",
        // A table without a name of its own has the game's.
        false if table == G::INFO.title => return table.to_owned(),
        false => "table-title",
    };
    let phrase = Phrase::new(id)
        .with("table", table)
        .with("game", G::INFO.title);
    scene.say(&phrase)
}

/// What the tab is called while its reader is away and something has happened that leaves the turn with others.
fn news<G: Board>(scene: &Scene<'_, G>) -> String {
    scene.say(&Phrase::new("table-title-news").with("table", scene.sight.title.as_str()))
}

/// The board, and whose it is when it is not the reader's own.
fn board<G: Board>(scene: &Scene<'_, G>) -> Markup {
    let name = scene.texts.name(scene.hero);
    let label = if scene.is_own() {
        scene.word("table-own-board")
    } else {
        scene.say(&Phrase::new("table-board-of").with("name", name))
    };
    html! {
        section.board #board aria-label=(label) {
            @if scene.sight.own().is_some() && !scene.is_own() {
                p.looking {
                    (label) " "
                    a.btn href=(table_path(&scene.sight.id)) data-swap { (scene.word("table-back-to-own")) }
                }
            }
            (G::plates(scene))
            (bulletin::bulletin(scene))
        }
    }
}

#[cfg(test)]
mod tests;
