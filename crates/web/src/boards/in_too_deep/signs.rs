//! Symbols of what is met in the city.

use in_too_deep::console::Agent;
use in_too_deep::pieces::{Criminal, Item, Zone};
use in_too_deep::{Event, InTooDeep};
use kernel::Phrase;
use maud::{Markup, html};

use crate::board::Scene;

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

/// Echo, as small as the token of a person.
pub(super) fn echo(scene: &Scene<'_, InTooDeep>) -> Markup {
    let name = scene.say(&Phrase::new("echo"));
    let letter = name.chars().next();
    html! { span.tok.s.automa title=(name) { @if let Some(letter) = letter { (letter) } span.vh { (name) } } }
}

/// Whether an event tells what Echo did.
pub(super) fn is_of_echo(event: &Event) -> bool {
    match *event {
        Event::StartGrip { agent, .. }
        | Event::ChapterEndTriggered { agent, .. }
        | Event::Unhooked { agent, .. }
        | Event::Hooked { agent, .. }
        | Event::HookedFrom { agent, .. }
        | Event::GripGained { agent, .. }
        | Event::GripLost { agent, .. }
        | Event::Moved { agent, .. }
        | Event::Relocated { agent, .. }
        | Event::PickedUp { agent, .. }
        | Event::Dropped { agent, .. }
        | Event::ItemMoved { agent, .. }
        | Event::GuardianMoved { agent, .. }
        | Event::BarrierMoved { agent, .. }
        | Event::SearchesShifted { agent, .. }
        | Event::SupportGained { agent, .. }
        | Event::ToleranceGained { agent, .. }
        | Event::IntelGained { agent, .. }
        | Event::DilemmasDrawn { agent, .. }
        | Event::DilemmaDropped { agent }
        | Event::HandShown { agent, .. }
        | Event::DuelWon { winner: agent, .. }
        | Event::EvidenceGained { agent, .. }
        | Event::EvidenceMissing { agent }
        | Event::PlacedFaceDown { agent, .. }
        | Event::FilesRewarded { agent, .. }
        | Event::IntelLost { agent, .. } => agent == Agent::Echo,
        Event::EchoPlacedInRow { .. }
        | Event::EchoCardTurned { .. }
        | Event::EchoRolled { .. }
        | Event::EchoRerolls { .. }
        | Event::EchoMarked { .. }
        | Event::EchoProgressed { .. }
        | Event::EchoSetBack
        | Event::EchoCommitted { .. }
        | Event::EchoDrewCrime { .. }
        | Event::EchoStored { .. }
        | Event::EchoKeptFaceDown { .. }
        | Event::EchoShuffled
        | Event::EchoRotated { .. } => true,
        _ => false,
    }
}
