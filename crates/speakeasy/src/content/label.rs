//! What a row of a table is called.

use kernel::Phrase;

use crate::pieces::{Card, Slot};
use crate::words;

/// The name of a component by its table and its id.
pub(super) fn of(table: &str, id: &str) -> Option<Phrase> {
    let name = match table {
        "district" => words::district(id.parse().ok()?),
        "track" => words::track(id.parse().ok()?),
        "slot" => slot(id.parse().ok()?),
        "gangster" => words::gangster(id.parse().ok()?),
        "ship" => words::ship(id.parse().ok()?),
        "crate" => words::crate_front(id.parse().ok()?),
        "location" => words::location(id.parse().ok()?),
        "region_goal" => words::region_goal(id.parse().ok()?),
        "park_goal" => words::park_goal(id.parse().ok()?),
        "city_token" => words::city_token(id.parse().ok()?),
        "bottle" => words::bottle(id.parse().ok()?),
        "helper" => words::effect(&id.parse::<crate::pieces::Helper>().ok()?.data().effect),
        "operation_card" => card(id.parse().ok()?),
        "solo" | "solo.difficulty" => {
            Phrase::new("pack-rival").with("difficulty", words::difficulty(id.parse().ok()?))
        }
        _ => return None,
    };
    Some(name)
}

/// A place of the operations board, from the left among those of its price.
fn slot(slot: Slot) -> Phrase {
    let alike = |other: &Slot| {
        other.building() == slot.building() && other.data().price == slot.data().price
    };
    let before = Slot::ALL.into_iter().filter(alike);
    let number = before.take_while(|other| *other != slot).count() as u8 + 1;
    Phrase::new("pack-slot")
        .with("building", words::building(slot.building()))
        .with("cash", words::money(slot.data().price))
        .with("number", number)
}

/// A card by its type and its number: no card of the box has a name.
fn card(card: Card) -> Phrase {
    let of_type = Card::ALL.into_iter();
    let of_type = of_type.filter(|other| other.operation() == card.operation());
    let number = of_type.take_while(|other| *other != card).count() as u8 + 1;
    Phrase::new("pack-card")
        .with("operation", words::operation(card.operation()))
        .with("number", number)
}
