//! What somebody has asked all others, and what can be asked of them.

use catalog::words;
use kernel::{Phrase, Seat, SeatSet};
use maud::{Markup, html};
use table::{Asked, Remark, Request, Sight, Sitter};

use super::{Extras, log, talk};
use crate::board::{Board, Scene};
use crate::draw::deed_path;
use crate::talk::said;

/// The pending question, with the answers of whoever may give one; or how the last one ended.
pub(super) fn strip<G: Board>(scene: &Scene<'_, G>, extras: &Extras) -> Markup {
    let sight = scene.sight;
    let Some(asked) = sight.asked else {
        return html! {
            @if let Some(outcome) = talk::outcome(scene) {
                div.asked role="status" { p { b { (scene.say(&outcome)) } } }
            }
        };
    };
    let own = sight.own();
    let mine = own.is_some() && asked.request.absent() == own;
    let answers = own.is_some_and(|seat| asked.waiting.contains(seat));
    let (yes, no) = match mine {
        true => ("table-stand-in-for-me", "table-here"),
        false => ("table-agree", "table-decline"),
    };
    html! {
        div.asked role="status" {
            p { b { (scene.say(&question(&asked, mine))) } }
            @if let Some(from) = sight.at_stake { (stake(scene, from)) }
            @if answers {
                (answer(sight, &asked, "agree", if mine { "btn" } else { "btn go" }, &scene.word(yes)))
                (answer(sight, &asked, "decline", if mine { "btn go" } else { "btn" }, &scene.word(no)))
            } @else {
                p.soft { (scene.say(&waiting_for(scene, asked.waiting))) }
                @if own == Some(asked.by) {
                    (answer(sight, &asked, "decline", "btn", &scene.word("table-withdraw")))
                }
            }
            @if asked.request.absent().is_some() { p.soft { (scene.say(&patience(&asked, mine, extras))) } }
        }
    }
}

/// What is asked; `mine` if it is about the reader.
fn question(asked: &Asked, mine: bool) -> Phrase {
    match mine {
        true => Phrase::new("table-asks-stand-in-for-you").with("name", asked.by),
        false => said(Remark::Asks {
            by: asked.by,
            request: asked.request,
        }),
    }
}

/// What silence means.
fn patience(asked: &Asked, mine: bool, extras: &Extras) -> Phrase {
    let minutes = (extras.patience.as_secs() / 60) as i64;
    let phrase = match (mine, asked.request.absent()) {
        (false, Some(absent)) => Phrase::new("table-patience").with("absent", absent),
        _ => Phrase::new("table-patience-with-you"),
    };
    phrase.with("minutes", minutes)
}

/// What would be taken back, line by line, as far as the reader has been told of it.
fn stake<G: Board>(scene: &Scene<'_, G>, from: usize) -> Markup {
    let story = scene.sight.story.get(from..).unwrap_or_default();
    let lines = log::lines::<G>(story);
    let count = Phrase::new("table-stake").with("count", lines.len() as i64);
    html! {
        @if lines.is_empty() {
            p.soft { (scene.say(&count)) }
        } @else {
            details.stake #stake open {
                summary { (scene.say(&count)) }
                (log::in_order(scene, &lines))
            }
        }
    }
}

fn answer<G: Board>(
    sight: &Sight<G>,
    asked: &Asked,
    deed: &str,
    class: &str,
    words: &str,
) -> Markup {
    html! {
        form method="post" action=(deed_path(&sight.id, deed)) {
            input type="hidden" name="question" value=(asked.number);
            button class=(class) id=(format_args!("answer-{deed}")) { (words) }
        }
    }
}

/// Who is waited for, in a sentence.
pub(super) fn waiting_for<G: Board>(scene: &Scene<'_, G>, seats: SeatSet) -> Phrase {
    let names: Vec<String> = seats.iter().map(|seat| scene.texts.name(seat)).collect();
    Phrase::new("table-waiting-for")
        .with("count", names.len() as i64)
        .with("names", words::people(&names))
}

/// Offers to let the house play for those who do not come.
pub(super) fn stand_in<G: Board>(scene: &Scene<'_, G>) -> Markup {
    let sight = scene.sight;
    let absent: Vec<Seat> = replaceable(sight).collect();
    html! {
        @if !absent.is_empty() {
            details.away #away {
                summary.btn.bare { (scene.word("table-away")) }
                p.soft { (scene.word("table-away-help")) }
                @for seat in absent {
                    form method="post" action=(deed_path(&sight.id, "ask")) {
                        input type="hidden" name="decision" value=(sight.decision);
                        button.btn name="request" value=(Request::StandIn(seat)) {
                            (scene.say(&Phrase::new("table-stand-in").with("name", seat)))
                        }
                    }
                }
            }
        }
    }
}

/// People other than the viewer who owe a decision and for whom the house does not play yet. Only who
/// has a say at the table can ask, and one question at a time.
fn replaceable<G: Board>(sight: &Sight<G>) -> impl Iterator<Item = Seat> {
    let own = sight.own().filter(|_| sight.asked.is_none());
    let has_a_say = own.is_some_and(|seat| !sight.places[seat.index()].conceded);
    sight
        .seats()
        .filter(move |(seat, place)| {
            has_a_say
                && own != Some(*seat)
                && place.owes
                && place.sitter == Sitter::Person
                && !place.absent
                && !place.conceded
        })
        .map(|(seat, _)| seat)
}
