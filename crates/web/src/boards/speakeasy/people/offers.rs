//! What the persons of a location offer: their own icons, and frames that are everybody's.

use kernel::Phrase;
use maud::{Markup, html};
use speakeasy::content::{Effect, Row};
use speakeasy::pieces::{Deed, Location, Person};

use super::super::ink::{self, Anchor, Frame};
use super::super::signs::{self, Sign};
use super::Place;

/// Where the two lines begin, and how high they are.
const LINES: [f32; 2] = [53., 73.5];
const HEIGHT: f32 = 18.;

/// The rows of a location: the first has a line of its own, the others share the second.
pub(super) fn offers(place: &Place<'_>) -> Markup {
    let data = place.location.data();
    let mut rows: Vec<u8> = data
        .person_rows
        .iter()
        .chain(&data.framed_rows)
        .map(|row| row.row)
        .collect();
    rows.sort_unstable();
    rows.dedup();
    let wide = place.width - 12.;
    html! {
        @for (at, row) in rows.iter().enumerate() {
            @let y = LINES[at.min(1)];
            @let sharing = rows.len().saturating_sub(1).max(1) as f32;
            @let frame = match at {
                0 => Frame::new(6., y, wide, HEIGHT),
                _ => Frame::new(6. + (wide + 3.) / sharing * (at - 1) as f32, y, (wide + 3.) / sharing - 3., HEIGHT),
            };
            (line(place, *row, frame))
        }
        @if place.location == Location::Park { (favours(place)) }
    }
}

/// One row: a frame over all persons, or an icon under each.
fn line(place: &Place<'_>, row: u8, frame: Frame) -> Markup {
    let data = place.location.data();
    let framed: Vec<&Row> = data
        .framed_rows
        .iter()
        .filter(|one| one.row == row)
        .collect();
    let own = |person: Person| person.own_rows().find(|one| one.row == row);
    let (_, y) = frame.centre();
    html! {
        @if framed.is_empty() {
            @for (at, person) in place.persons.iter().enumerate() {
                @let x = place.middle(at);
                @if let Some(own) = own(*person).or_else(|| added(*person)) {
                    @let room = (place.width - 8.) / place.persons.len() as f32 - 2.;
                    // What is added to a frame is done together with it.
                    @let done = place.talks(*person) && is_done(place, own.row);
                    g.own.soft[done] {
                        (signs::around(&signs::effect(&own.effect), (x, y), 17., room))
                    }
                    @if done { (tick((x + 11., y + 3.))) }
                    @if place.talks(*person) && is_now(place, own.row) { (ink::rect("ring", Frame::new(x - room / 2., y - 10., room, 20.), 3.)) }
                }
                @if at > 0 { path.hair d=(format_args!("M{} {}v16.5", x - (place.width - 8.) / place.persons.len() as f32 / 2., y - 8.)) {} }
            }
        }
        @for entry in framed {
            @let now = is_now(place, row);
            g.fr.now[now] { (ink::rect("", frame, 2.)) }
            g.onlegal[now] { (inside(place, entry, frame)) }
            @if is_done(place, row) { (tick((frame.x + frame.width - 5., frame.y + 3.))) }
        }
    }
}

/// What a person alone adds to what is framed: it stands under that person, for nobody else has it.
fn added(person: Person) -> Option<&'static Row> {
    let framed = &person.location().data().framed_rows;
    let is_framed = |own: &&Row| framed.iter().any(|one| one.row == own.row);
    person.own_rows().find(is_framed)
}

/// The icons of a framed row with the word that tells what is done.
fn inside(place: &Place<'_>, row: &Row, frame: Frame) -> Markup {
    let (x, y) = frame.centre();
    let icons = signs::effect(&row.effect);
    let label = match label(&row.effect) {
        _ if row.times > 1 => Some(format!("×{}", row.times)),
        Some(label) => Some(place.scene.say(&label)),
        None => None,
    };
    let room = frame.width - 6.;
    let letters = label
        .as_ref()
        .map_or(0., |label| label.chars().count() as f32 * 6.6);
    let wide = signs::width(&icons, 17.);
    let total = (wide + letters + 3.).min(room);
    let left = x - total / 2.;
    html! {
        (signs::around(&icons, (left + wide / 2., y), 17., wide))
        @if let Some(label) = label {
            (ink::fitted("b lbl", (left + wide + 3., y + 4.3), 12., Anchor::Start, (total - wide - 3.).max(12.), &label))
        }
    }
}

/// A short word for a framed action.
fn label(effect: &Effect) -> Option<Phrase> {
    let word = match effect.action {
        Some(Deed::HireThugs) => "hire",
        Some(Deed::Ally) => "ally",
        Some(Deed::Raid) => "raid",
        Some(Deed::ChangeTurnOrder) => "order",
        Some(Deed::TwoOfThree) => "two",
        _ if effect.play_op_card.is_some() => "card",
        _ => return None,
    };
    Some(Phrase::name("board-row", word))
}

/// What the owner of a capo in the Park may take.
fn favours(place: &Place<'_>) -> Markup {
    let icons = [
        Sign::Letters("→".to_owned()),
        Sign::Icon("lever"),
        Sign::Letters("/".to_owned()),
        Sign::Icon("ledger"),
        Sign::Letters("/".to_owned()),
        Sign::Icon("token"),
    ];
    html! { g.soft { (signs::around(&icons, (place.width / 2., LINES[1] + HEIGHT / 2.), 15., place.width - 16.)) } }
}

fn is_now(place: &Place<'_>, row: u8) -> bool {
    place.turn_here().is_some_and(|(_, now)| now == row)
}

fn is_done(place: &Place<'_>, row: u8) -> bool {
    place.turn_here().is_some_and(|(_, now)| now > row)
}

/// A row that is done.
fn tick((x, y): ink::At) -> Markup {
    html! {
        g.okmark {
            circle cx=(x) cy=(y) r="6" {}
            (ink::icon_at("", "check", (x, y), 8.))
        }
    }
}
