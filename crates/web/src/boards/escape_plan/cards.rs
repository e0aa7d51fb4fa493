//! Contact cards: in the row, on a board, and the one that is asked about.

use std::fmt::Display;

use escape_plan::action::Tool;
use escape_plan::pieces::Contact;
use escape_plan::words;
use escape_plan::{Action, EscapePlan};
use kernel::Phrase;
use maud::{Markup, html};

use super::signs;
use crate::board::Scene;
use crate::draw;

/// How many faces there are.
const FACES: usize = 4;

/// What a card shows: name, face, price, effect.
pub(super) fn face(scene: &Scene<'_, EscapePlan>, contact: Contact) -> Markup {
    let data = contact.data();
    let name = scene.say(&words::contact(contact));
    let effect = scene.say(&words::effect(Tool::Contact(contact), None));
    let face = contact as usize % FACES + 1;
    let star = data.star.then(|| Phrase::new("ep-star"));
    let costs: Vec<Phrase> = [words::cash(data.cost)].into_iter().chain(star).collect();
    let cost = Phrase::new("ep-list").with("things", costs);
    html! {
        b title=(name) { (signs::hyphened_on_card(&name)) }
        span.art {
            svg.face viewBox="0 0 34 40" aria-hidden="true" { use href=(format_args!("#f-{face}")) {} }
            span.ct title=(scene.say(&cost)) {
                (data.cost)
                @if data.star { (draw::icon("star")) span.vh { (scene.word("ep-star")) } }
            }
            (draw::icon(signs::contact(contact)))
        }
        span.fx { (signs::hyphened_on_card(&effect)) }
    }
}

/// A card by itself.
pub(super) fn card(scene: &Scene<'_, EscapePlan>, contact: Contact) -> Markup {
    html! { div.cc { (face(scene, contact)) } }
}

/// Something that can be used or taken by pressing it, or not: by an action or a stroke.
pub(super) fn pressed(
    action: Option<impl Display>,
    class: &str,
    state: Option<&str>,
    title: Option<&str>,
    inside: &Markup,
) -> Markup {
    match action {
        Some(action) => html! {
            button class=(class) data-s=[state] title=[title] form="acts" name="action" value=(action) { (inside) }
        },
        None => html! { div class=(class) data-s=[state] title=[title] { (inside) } },
    }
}

/// Whether a card of the row is to be chosen: the row is what the viewer looks for then.
pub(super) fn chooses(scene: &Scene<'_, EscapePlan>) -> bool {
    let mut legal = scene.sight.legal.iter();
    legal.any(|action| matches!(action, Action::Contact(_)))
}

/// The contact row.
pub(super) fn row(scene: &Scene<'_, EscapePlan>) -> Markup {
    let view = &scene.sight.view;
    let deck: u32 = view
        .contacts
        .deck
        .iter()
        .map(|count| u32::from(*count))
        .sum();
    let known = scene
        .sight
        .before
        .as_ref()
        .map(|before| before.contacts.row);
    let deck = Phrase::new("ep-deck").with("count", i64::from(deck));
    let chooses = chooses(scene);
    html! {
        section.offer.panel #contacts {
            h2 { (scene.word("ep-row")) " " small { (scene.say(&deck)) } }
            ol.cards.pan {
                @for (at, contact) in view.contacts.row.iter().enumerate() {
                    @let twin = view.contacts.row[..at].contains(contact);
                    @let taken = if twin { Action::RightContact(*contact) } else { Action::Contact(*contact) };
                    // Where it does not matter which of two alike is taken, either card takes the left one.
                    @let action = [taken, Action::Contact(*contact)].into_iter().find(|one| scene.is_legal(*one));
                    // New cards come in at the left.
                    @let fresh = known.is_some_and(|known| at < shift(&known, &view.contacts.row));
                    li.fresh[fresh] data-aim[chooses && at == 0] data-piece=(piece(&view.contacts.row, at)) {
                        @let effect = scene.say(&words::effect(Tool::Contact(*contact), None));
                        (pressed(action, "cc", action.map(|_| "ready"), Some(&effect), &face(scene, *contact)))
                    }
                }
            }
        }
    }
}

/// The name of a card for the browser, which moves it when it is pushed on; two alike are told apart
/// from the right, where they leave.
fn piece(row: &[Contact], at: usize) -> String {
    let contact = row[at];
    let alike = row[at + 1..].iter().filter(|one| **one == contact).count();
    format!("contact-{}-{alike}", draw::slug(contact.id()))
}

/// How many cards at the left are new.
fn shift(known: &[Contact], now: &[Contact]) -> usize {
    let is_part = |tail: &[Contact]| {
        let mut old = known.iter();
        tail.iter().all(|card| old.any(|one| one == card))
    };
    (0..now.len())
        .find(|new| is_part(&now[*new..]))
        .unwrap_or(now.len())
}
