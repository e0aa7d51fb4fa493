//! What somebody has asked all others, and what can be asked of them.

use catalog::words;
use kernel::{Phrase, Seat, SeatSet};
use maud::{Markup, html};
use table::{Asked, Request, Sight, Sitter};

use crate::board::{Board, Scene};
use crate::draw::deed_path;

/// The pending question, with the answers of whoever may give one.
pub(super) fn strip<G: Board>(scene: &Scene<'_, G>) -> Markup {
    let sight = scene.sight;
    let Some(asked) = sight.asked else {
        return html! {};
    };
    let own = sight.own();
    let answers = own.is_some_and(|seat| asked.waiting.contains(seat));
    html! {
        div.asked role="status" {
            p { b { (scene.say(&question(&asked))) } }
            @if answers {
                (answer(sight, &asked, "agree", "btn go", &scene.word("table-agree")))
                (answer(sight, &asked, "decline", "btn", &scene.word("table-decline")))
            } @else {
                p.soft { (scene.say(&waiting_for(scene, asked.waiting))) }
                @if own == Some(asked.by) {
                    (answer(sight, &asked, "decline", "btn", &scene.word("table-withdraw")))
                }
            }
        }
    }
}

fn question(asked: &Asked) -> Phrase {
    match asked.request {
        Request::Back => Phrase::new("table-asks-back").with("name", asked.by),
        Request::PlayFor(seat) => Phrase::new("table-asks-play-for")
            .with("name", asked.by)
            .with("absent", seat),
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
pub(super) fn play_for<G: Board>(scene: &Scene<'_, G>) -> Markup {
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
                        button.btn name="request" value=(Request::PlayFor(seat)) {
                            (scene.say(&Phrase::new("table-play-for").with("name", seat)))
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
    let seats = Seat::all(sight.places.len() as u8).zip(&sight.places);
    seats
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
