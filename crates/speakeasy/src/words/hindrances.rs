//! What stands in the way of what somebody offers, so that nobody is promised what cannot be had.

use kernel::Phrase;

use super::effects::type_id;
use crate::content::{AnyOr, Effect};
use crate::pieces::{Deed, Person, Ship};
use crate::player::Screen;
use crate::strokes;
use crate::view::View;

/// What a person offers that the viewer cannot do now. What comes first may help with what comes later: that is
/// only hopeless if nothing before it can be done.
pub fn person_hindrances(view: &View, person: Person) -> Vec<Phrase> {
    let rows = person.rows().iter();
    let each = rows.map(|row| hindrance(view, &row.effect));
    let each: Vec<Option<Phrase>> = each.collect();
    let hopeless = each.iter().take_while(|one| one.is_some()).count();
    let lasts = |at: usize, one: &Phrase| at < hopeless || one.id == NO_HELPER;
    let all = each.into_iter().enumerate();
    all.filter_map(|(at, one)| one.filter(|one| lasts(at, one)))
        .collect()
}

/// The deck of helpers is never filled again.
const NO_HELPER: &str = "bar-no-helper";

/// Why an effect brings the viewer nothing now, if it does not.
pub fn hindrance(view: &View, effect: &Effect) -> Option<Phrase> {
    let (_, _, screen) = view.own()?;
    if effect.helper_cards > 0 && view.helpers.is_empty() {
        return Some(Phrase::new(NO_HELPER));
    }
    let missing = effect.play_op_card.filter(|kind| !holds(&screen, *kind));
    if let Some(kind) = missing {
        return Some(Phrase::name("bar-no-card", type_id(kind)));
    }
    let raids = effect.action == Some(Deed::Raid);
    let can_raid = || {
        Ship::ALL
            .iter()
            .any(|ship| strokes::raid(view, *ship).is_some())
    };
    (raids && !can_raid()).then(|| Phrase::new("bar-no-raid"))
}

fn holds(screen: &Screen, kind: AnyOr<crate::pieces::Operation>) -> bool {
    let mut hand = screen.hand.iter();
    match kind {
        AnyOr::Any => !screen.hand.is_empty(),
        AnyOr::One(one) => hand.any(|card| card.operation() == one),
    }
}
