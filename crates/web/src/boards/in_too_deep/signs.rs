//! Symbols of the things of the game, and what they are called.

use in_too_deep::console::Agent;
use in_too_deep::pieces::{Crime, Criminal, Deck, Dilemma, Evidence, Item, Support, Zone};
use kernel::{Arg, Phrase};
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

pub(super) fn criminal_name(criminal: Criminal) -> Phrase {
    Phrase::name("criminal", criminal.id())
}

pub(super) fn ability(criminal: Criminal) -> Phrase {
    Phrase::name("ability", criminal.id())
}

pub(super) fn item_name(item: Item) -> Phrase {
    Phrase::name("item", item.id())
}

pub(super) fn item_kind(item: Item) -> Phrase {
    Phrase::name("item-kind", item.kind().id())
}

pub(super) fn zone_name(zone: Zone) -> Phrase {
    Phrase::name("zone", zone.id())
}

pub(super) fn zone_gist(zone: Zone) -> Phrase {
    Phrase::name("zone-gist", zone.id())
}

pub(super) fn zone_effect(zone: Zone) -> Phrase {
    Phrase::name("zone-effect", zone.id())
}

pub(super) fn crime_name(crime: Crime) -> Phrase {
    Phrase::name("crime", crime.id())
}

pub(super) fn deck_name(deck: Deck) -> Phrase {
    Phrase::name("deck", deck.id())
}

pub(super) fn dilemma_name(dilemma: Dilemma) -> Phrase {
    Phrase::name("dilemma", dilemma.id())
}

pub(super) fn support_name(support: Support) -> Phrase {
    Phrase::name("support", support.id())
}

pub(super) fn support_help(support: Support) -> Phrase {
    Phrase::name("support-help", support.id())
}

pub(super) fn evidence_name(evidence: Evidence) -> Phrase {
    Phrase::name("evidence", evidence.id())
}

/// Somebody at the table, or Echo, as a part of a sentence.
pub(super) fn agent(agent: Agent) -> Arg {
    match agent {
        Agent::Person(seat) => seat.into(),
        Agent::Echo => Phrase::new("echo").into(),
    }
}
