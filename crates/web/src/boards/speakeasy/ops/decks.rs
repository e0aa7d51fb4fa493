//! What lies ready for everybody: operation decks, helpers and crates, city tokens, gangsters.

mod city_tokens;
mod gangsters;
mod helpers;

use kernel::Phrase;
use maud::{Markup, html};
use speakeasy::pieces::Operation;
use speakeasy::step::Step;
use speakeasy::view::DeckView;
use speakeasy::words;
use speakeasy::{Action, Speakeasy};

use super::super::ink::{self, Anchor, Frame};
use super::super::{cards, signs, spots};
use crate::board::Scene;

pub(super) fn plates(scene: &Scene<'_, Speakeasy>) -> Markup {
    html! {
        (decks(scene))
        (helpers::plate(scene))
        (city_tokens::plate(scene))
        (gangsters::plate(scene))
    }
}

/// The four decks with their top cards.
fn decks(scene: &Scene<'_, Speakeasy>) -> Markup {
    let decks = Operation::ALL.into_iter().zip(&scene.sight.view.decks);
    let inside = html! {
        @for (at, (operation, lying)) in decks.enumerate() { (deck(scene, operation, lying, 92. * at as f32)) }
    };
    super::plate("sp-decks-a", 368, &scene.word("board-op-decks"), &inside)
}

fn deck(scene: &Scene<'_, Speakeasy>, operation: Operation, lying: &DeckView, x: f32) -> Markup {
    let step = spots::asked(scene);
    let card = Frame::new(x + 9., 25., 74., 118.);
    let name = scene.say(&words::operation(operation));
    let unseen = Phrase::new("board-deck-unseen").with("count", lying.unseen);
    let discarded = Phrase::new("board-deck-discarded").with("count", lying.discarded.len() as i64);
    let asked = matches!(step, Some(Step::TakeCard | Step::Draw));
    html! {
        (ink::stepped("cell", Frame::new(x + 0.2, 0., 91.6, 218.)))
        (ink::band(Frame::new(x + 4., 3., 84., 17.)))
        (ink::icon_in("onlac", signs::operation(operation), (x + 7., 4.5), 14.))
        (ink::fitted("face onlac", (x + 24., 16.2), 12.3, Anchor::Start, 61., &name))
        @match lying.top {
            Some(top) => { (cards::card(scene, top, card)) }
            None => { (ink::rect("lot", card, 3.)) }
        }
        @if step.is_some() { (spots::spot(scene, Action::Deck(operation), asked, &spots::boxed(card))) }
        (ink::fitted("lbl", (x + 46., 160.), 12., Anchor::Middle, 82., &scene.say(&unseen)))
        @if let Some(next) = lying.discarded.first().filter(|_| lying.unseen == 0) {
            // Nothing is hidden any more: the next card is known.
            (cards::card(scene, *next, Frame::new(x + 17., 166., 58., 38.)))
        } @else {
            (ink::fitted("soft lbl", (x + 46., 178.), 12., Anchor::Middle, 82., &scene.say(&discarded)))
        }
    }
}
