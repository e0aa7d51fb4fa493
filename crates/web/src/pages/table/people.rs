//! Who sits at the table: one line per seat, and one for every opponent whom the game plays itself.

use kernel::{Category, Phrase, Seat};
use maud::{Markup, html};
use table::{Place, Sitter};

use super::{Extras, score};
use crate::board::{AutomaLine, Board, Scene};
use crate::draw::{self, table_path};

pub(super) fn panel<G: Board>(scene: &Scene<'_, G>, extras: &Extras) -> Markup {
    let sight = scene.sight;
    html! {
        section.panel #players {
            h2 {
                (scene.word("table-people")) " "
                @if !sight.finished { small { (scene.word("table-points-now")) } }
            }
            ul {
                @for (seat, place) in sight.seats() { (strip(scene, extras, seat, place)) }
                @for automa in G::automas(scene) { (line(scene, &automa)) }
            }
            @if !sight.finished {
                details #scores {
                    summary.soft { (scene.word("table-by-category")) }
                    (score::sheet(scene))
                }
            }
        }
    }
}

/// The line of an automa, with its points if it is counted at the end.
fn line<G: Board>(scene: &Scene<'_, G>, automa: &AutomaLine) -> Markup {
    let mut counted = scene.sight.standing.automas.iter();
    let score = counted.find(|score| score.name == automa.name);
    let name = scene.say(&automa.name);
    html! {
        li.strip {
            (automa.token)
            span.who title=(name) { (name) }
            @if let Some(score) = score { (points(scene, score.total, &score.categories)) }
            (automa.strip)
        }
    }
}

/// Points as far as the viewer knows them.
fn points<G: Board>(scene: &Scene<'_, G>, points: i32, categories: &[Category]) -> Markup {
    let hidden = categories.iter().any(|category| category.points.is_none());
    html! {
        span.pts {
            (draw::plain(points.into())) " "
            @if hidden { small title=(scene.word("table-pts-hidden")) { "+ ?" } }
            @else { small { (scene.word("table-pts")) } }
        }
    }
}

fn strip<G: Board>(scene: &Scene<'_, G>, extras: &Extras, seat: Seat, place: &Place) -> Markup {
    let sight = scene.sight;
    let name = scene.texts.name(seat);
    let score = sight.standing.seats.get(seat.index());
    let (icon, word) = sign(scene, seat, place);
    html! {
        li.strip data-busy[word == Some(BUSY)] data-you[sight.own() == Some(seat)] {
            (draw::token(seat, &scene.initial(seat)))
            span.who title=(name) { (name) }
            @if let Some(word) = word.map(|word| scene.word(word)) {
                span.state title=(word) {
                    @if let Some(icon) = icon { (draw::icon(icon)) }
                    // Its name tells a bot; the room is for what the game has to say of it.
                    span.vh[matches!(place.sitter, Sitter::Bot(_))] { (word) }
                }
            }
            (map_link(scene, seat, &name))
            @if let Some(score) = score { (points(scene, score.total, &score.categories)) }
            (G::strip(scene, seat))
            (invitation(scene, extras, seat))
        }
    }
}

/// The way to somebody's map, unless it is shown.
fn map_link<G: Board>(scene: &Scene<'_, G>, seat: Seat, name: &str) -> Markup {
    let sight = scene.sight;
    if sight.places.len() < 2 || seat == scene.hero {
        return html! { span.see {} };
    }
    let words = scene.say(&Phrase::new("table-show-board").with("name", name));
    html! {
        a.see href=(format_args!("{}?of={seat}", table_path(&sight.id))) title=(words) aria-label=(words) data-swap {
            (draw::icon("eye"))
        }
    }
}

/// Somebody is thinking: the one state that shows as a movement.
const BUSY: &str = "table-state-busy";

/// What a seat is doing: an icon and a word. When all is over there is nothing to say of a person.
fn sign<G: Board>(
    scene: &Scene<'_, G>,
    seat: Seat,
    place: &Place,
) -> (Option<&'static str>, Option<&'static str>) {
    let own = scene.sight.own() == Some(seat);
    if place.conceded {
        (Some("flag"), Some("table-state-conceded"))
    } else if matches!(place.sitter, Sitter::Bot(_)) {
        (Some("gear"), Some("table-state-bot"))
    } else if scene.sight.finished {
        (None, None)
    } else if place.absent {
        (Some("gear"), Some("table-state-absent"))
    } else if place.name.is_none() {
        (Some("link"), Some("table-state-open"))
    } else if place.owes && own {
        (None, Some("table-state-turn"))
    } else if place.owes {
        (None, Some(BUSY))
    } else {
        (None, Some("table-state-waits"))
    }
}

/// The link that leads to a seat nobody has taken.
fn invitation<G: Board>(scene: &Scene<'_, G>, extras: &Extras, seat: Seat) -> Markup {
    let link = extras.invitations.iter().find(|(of, _)| *of == seat);
    html! {
        @if let Some((_, link)) = link {
            (copied(scene, &format!("invite-{seat}"), &scene.word("table-invite"), link))
        }
    }
}

/// A link to give away: to be selected by hand, or copied by the script.
pub(super) fn copied<G: Board>(scene: &Scene<'_, G>, id: &str, label: &str, link: &str) -> Markup {
    html! {
        div.give {
            label for=(id) { (label) }
            input type="text" readonly id=(id) value=(link);
            button.btn type="button" data-js data-copy=(id) data-done=(scene.word("table-copied"))
                title=(scene.word("table-copy")) aria-label=(scene.word("table-copy")) { (draw::icon("copy")) }
        }
    }
}
