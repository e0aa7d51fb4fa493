//! Who sits at the table.

use catalog::Texts;
use kernel::{Game, Phrase, Seat};
use maud::{Markup, html};
use table::Name;

use super::draft::{Draft, Taker, bot_name, chair_key};
use super::fault::{Fault, Field};
use super::form;
use crate::draw;

/// The chairs, the reader's own first.
pub(super) fn seats<G: Game>(texts: &Texts, draft: &Draft<G>, faults: &[Fault]) -> Markup {
    html! {
        fieldset #field-seats {
            legend { (texts.word("new-seats")) }
            ol.seats {
                (own(texts, draft, faults))
                @for (i, taker) in draft.takers.iter().enumerate() { (chair(texts, &draft.name, i, *taker, seat_of(draft, i))) }
            }
            (form::why(texts, G::INFO.id, "why-seats", faults, Field::Seats))
            (form::clashes(texts, draft))
        }
    }
}

fn own<G: Game>(texts: &Texts, draft: &Draft<G>, faults: &[Fault]) -> Markup {
    let initial = draft
        .name
        .parse::<Name>()
        .map_or_else(|_| "?".to_owned(), |name| name.initial());
    let invalid = form::invalid(faults, Field::Name);
    html! {
        li.own {
            (draw::token(Seat(0), &initial))
            input #field-name type="text" name="name" value=(draft.name) required maxlength=(Name::MAX)
                autocomplete="nickname" aria-label=(texts.word("new-your-name"))
                placeholder=(texts.word("new-your-name"))
                aria-invalid=[invalid] aria-describedby=[invalid.map(|_| "why-name")];
            span.soft {
                @if invalid.is_some() {
                    (form::why(texts, G::INFO.id, "why-name", faults, Field::Name))
                } @else {
                    (texts.word("new-you"))
                }
            }
        }
    }
}

/// Which seat of the game a chair becomes: closed chairs before it are not counted.
fn seat_of<G: Game>(draft: &Draft<G>, index: usize) -> Seat {
    let before = match draft.takers[index] {
        Taker::Closed => index,
        _ => {
            let before = draft.takers[..index].iter();
            before.filter(|taker| **taker != Taker::Closed).count()
        }
    };
    Seat(1 + before as u8)
}

fn chair(texts: &Texts, reader: &str, index: usize, taker: Taker, seat: Seat) -> Markup {
    let label = Phrase::new("new-who").with("number", index as i64 + 2);
    let (initial, name) = match taker {
        Taker::Friend => ("?".to_owned(), texts.word("new-friend")),
        Taker::Bot(_) => {
            let name = bot_name(index + 2, reader);
            (name[..1].to_owned(), name.to_owned())
        }
        Taker::Closed => ("–".to_owned(), texts.word("new-nobody")),
    };
    html! {
        li.none[taker == Taker::Closed] {
            (draw::token(seat, &initial))
            b { (name) }
            select id=(chair_key(index)) name=(chair_key(index)) aria-label=(texts.say(&label)) {
                @for other in Taker::all() {
                    option value=(other.id()) selected[other == taker] { (texts.say(&Phrase::name("new-taker", other.id()))) }
                }
            }
            span.soft { (texts.say(&Phrase::name("new-note", taker.id()))) }
        }
    }
}

/// How many people and bots sit there.
pub(super) fn count<G: Game>(draft: &Draft<G>) -> Phrase {
    let of = |wanted: fn(&Taker) -> bool| draft.takers.iter().filter(|t| wanted(t)).count() as i64;
    let people = 1 + of(|taker| *taker == Taker::Friend);
    let bots = of(|taker| matches!(taker, Taker::Bot(_)));
    let people = Phrase::new("new-people").with("count", people);
    if bots == 0 {
        return people;
    }
    let bots = Phrase::new("new-bots").with("count", bots);
    Phrase::new("new-people-and-bots")
        .with("people", people)
        .with("bots", bots)
}
