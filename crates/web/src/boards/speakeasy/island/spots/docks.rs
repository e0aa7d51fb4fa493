//! Spaces of the docks that can be pressed: where a mobster goes, comes from, or leaves.

use maud::{Markup, html};
use speakeasy::docks::Berth;
use speakeasy::pieces::Region;
use speakeasy::{Action, words};

use super::{Kind, Spot};
use crate::boards::speakeasy::ink;
use crate::boards::speakeasy::island::{Isle, layout};

fn spot(berth: Berth) -> Spot {
    Spot::new(format_args!("dock {berth}"), layout::berth(berth))
        .rounded(12.)
        .around(layout::berth_on_quay(berth))
        .called(words::berth(berth))
}

fn here(region: Region) -> impl Iterator<Item = Berth> {
    Berth::all().filter(move |berth| berth.region == region)
}

/// Every space that a mobster can go to, or can be called back from.
pub(super) fn posts(isle: &Isle<'_>, region: Region) -> Markup {
    let asked = isle.legal().any(|action| matches!(action, Action::Dock(_)));
    html! {
        @if asked {
            @for berth in here(region) { (spot(berth).of_action(isle, Action::Dock(berth), &Markup::default())) }
        }
    }
}

/// Spaces that own mobsters can move to; which of them moves is chosen by pressing it.
pub(super) fn relocations(isle: &Isle<'_>, region: Region) -> Markup {
    let mut from: Vec<Berth> = Vec::new();
    let moves = || {
        isle.legal().filter_map(|action| match action {
            Action::Move(from, to) => Some((from, to)),
            _ => None,
        })
    };
    for (berth, _) in moves() {
        if !from.contains(&berth) {
            from.push(berth);
        }
    }
    let number = |berth: Berth| -> Option<u8> {
        let at = from.iter().position(|other| *other == berth)?;
        (from.len() > 1).then_some(at as u8 + 1)
    };
    html! {
        @for berth in from.iter().filter(|berth| berth.region == region) {
            @if let Some(number) = number(*berth) { (chooser(isle, *berth, number)) }
        }
        @for (from, to) in moves().filter(|(_, to)| to.region == region) {
            @let action = Action::Move(from, to);
            @let label = isle.say(&isle.scene.describe(action).phrase);
            (spot(to).of(number(from)).live(Kind::Free, action, &label, &Markup::default()))
        }
    }
}

/// An own mobster that can be chosen to move.
fn chooser(isle: &Isle<'_>, berth: Berth, number: u8) -> Markup {
    let id = format!("from-{berth}");
    let words =
        kernel::Phrase::new("island-choose-mobster").with("berth", speakeasy::words::berth(berth));
    let label = isle.say(&words);
    html! {
        a.chooser.(format!("by-{number}")) id=(id) href=(format_args!("#{id}")) aria-label=(label) {
            title { (label) }
            (ink::rect("ring", layout::berth(berth), 12.))
        }
    }
}
