//! Symbols of what is met in the city.

use in_too_deep::pieces::{Criminal, Item, Zone};
use maud::{Markup, html};

/// A symbol of the game: `symbol("c-jumper")`.
pub(super) fn symbol(id: &str) -> Markup {
    html! { svg class="i" aria-hidden="true" { use href=(format_args!("#{id}")) {} } }
}

pub(super) fn criminal(criminal: Criminal) -> Markup {
    symbol(&format!("c-{}", criminal.id()))
}

pub(super) fn guardian() -> Markup {
    symbol("c-guardian")
}

pub(super) fn item(item: Item) -> Markup {
    symbol(&format!("t-{}", item.id()))
}

pub(super) fn zone(zone: Zone) -> Markup {
    symbol(&format!("z-{}", zone.id()))
}
