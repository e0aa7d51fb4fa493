//! Signs that stand for things on the map and in lines, the same in every language.

use escape_plan::node::{Node, Site};
use escape_plan::pieces::{Area, Automa, Officer, Place, Store};
use kernel::{Seat, Set};

use super::canvas::{Bit, Label, inked};
use crate::style::Ink;

/// Those who stand on the map, by their seats.
const PAWNS: [char; 5] = ['①', '②', '③', '④', '⑤'];

/// Whose a gang is, by seats.
const OWNERS: [char; 5] = ['¹', '²', '³', '⁴', '⁵'];

/// The pawn of a seat.
pub(super) fn pawn(seat: Seat) -> char {
    PAWNS[seat.index() % PAWNS.len()]
}

/// The control marker of a seat.
pub(super) fn owner(seat: Seat) -> char {
    OWNERS[seat.index() % OWNERS.len()]
}

/// The pawn of an automa.
pub(super) fn automa(automa: Automa) -> char {
    match automa {
        Automa::Sandra => 'Ⓢ',
        Automa::Costa => 'Ⓒ',
    }
}

/// The letter of a type of officers, in its ink.
pub(super) fn officer(officer: Officer) -> Bit {
    match officer {
        Officer::County => inked(Ink::Blue, "C"),
        Officer::Federal => inked(Ink::Magenta, "F"),
        Officer::Swat => inked(Ink::Red, "S"),
    }
}

/// Officers side by side.
pub(super) fn officers(all: Set<Officer>) -> Label {
    all.iter().map(officer).collect()
}

/// How a type of area is drawn.
pub(super) fn ground(area: Area) -> Bit {
    match area {
        Area::Industrial => inked(Ink::Yellow, "▒"),
        Area::Commercial => inked(Ink::Magenta, "░"),
        Area::Residential => inked(Ink::Green, "."),
        Area::Water => inked(Ink::Blue, "~"),
    }
}

/// A location on the small map; businesses go by their names.
pub(super) fn location(node: Node, place: Option<Place>) -> Option<String> {
    match place {
        Some(Place::SafeHouse1) => Some("⌂1".to_owned()),
        Some(Place::SafeHouse2) => Some("⌂2".to_owned()),
        Some(Place::SafeHouse3) => Some("⌂3".to_owned()),
        _ => node.site().and_then(site).map(str::to_owned),
    }
}

fn site(site: Site) -> Option<&'static str> {
    Some(match site {
        Site::Hospital => "H",
        Site::Metro => "M",
        Site::Helicopter => "^",
        Site::Gang(_) => "G",
        Site::Store(Store::A) => "$A",
        Site::Store(Store::B) => "$B",
        Site::Store(Store::C) => "$C",
        Site::Store(Store::D) => "$D",
        Site::Clinic => "+",
        Site::Church => "†",
        Site::Exit(_) => "»",
        Site::Business | Site::SafeHouse => return None,
    })
}

/// So many of so many: `●●○`.
pub(super) fn dots(full: u8, all: u8) -> String {
    let dot = |at| if at < full { '●' } else { '○' };
    (0..all).map(dot).collect()
}
