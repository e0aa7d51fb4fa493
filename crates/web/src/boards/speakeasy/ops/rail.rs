//! The rail: whose board is shown, or the decks.

use kernel::{Phrase, Seat};
use maud::{Markup, html};
use speakeasy::Speakeasy;
use speakeasy::boss::Boss;
use speakeasy::step::Step;
use speakeasy::words;

use super::super::{ink, spots};
use crate::board::Scene;
use crate::draw;

/// What the band can show.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Pane {
    Board,
    Rival,
    Decks,
}

impl Pane {
    pub(super) fn id(self) -> &'static str {
        match self {
            Pane::Board => "board",
            Pane::Rival => "rival",
            Pane::Decks => "decks",
        }
    }
}

/// Whether the question is about what lies in the decks and displays.
fn asks_for_decks(step: Step) -> bool {
    matches!(
        step,
        Step::TakeHelper
            | Step::CopyHelper
            | Step::TakeToken
            | Step::Reveal { .. }
            | Step::TakeCard
            | Step::Draw
            | Step::Ally
            | Step::PutBack
            | Step::Surplus
    )
}

pub(super) fn rail(scene: &Scene<'_, Speakeasy>) -> Markup {
    let asked = spots::asked(scene).is_some_and(asks_for_decks);
    let first = if asked { Pane::Decks } else { Pane::Board };
    // A question that opens the decks is a choice of its own: what was picked before comes back after it.
    let group = if asked { "pane-asked" } else { "pane" };
    let pick = |pane: Pane, face: &Markup, title: &str, name: &str| {
        html! {
            label title=(title) {
                input type="radio" name=(group) value=(pane.id()) checked[pane == first];
                (face) b { (name) }
            }
        }
    };
    let rival = scene.sight.view.rival.map(|_| Boss::Rival);
    html! {
        div.rail role="group" aria-label=(scene.word("board-rail")) {
            @for seat in Seat::all(scene.sight.view.options.seats()) {
                @let token = draw::token(seat, &scene.initial(seat));
                @if seat == scene.hero {
                    (pick(Pane::Board, &token, &board_name(scene, seat), &short_name(scene, seat)))
                } @else {
                    @let name = board_name(scene, seat);
                    a href=(format_args!("/t/{}?of={seat}", scene.sight.id)) title=(name) data-swap { (token) b { (short_name(scene, seat)) } }
                }
            }
            @if let Some(rival) = rival {
                @let face = html! { span.tok.automa { (ink::initial(scene, rival)) } };
                @let name = scene.say(&words::boss_name(rival));
                (pick(Pane::Rival, &face, &name, &name))
            }
            @let name = scene.word("board-decks");
            (pick(Pane::Decks, &draw::icon("deck"), &name, &name))
        }
    }
}

fn board_name(scene: &Scene<'_, Speakeasy>, seat: Seat) -> String {
    if scene.sight.own() == Some(seat) {
        scene.word("board-mine")
    } else {
        scene.say(&Phrase::new("board-of").with("name", seat))
    }
}

/// The same where there is little room.
fn short_name(scene: &Scene<'_, Speakeasy>, seat: Seat) -> String {
    if scene.sight.own() == Some(seat) {
        scene.word("board-rail-mine")
    } else {
        scene.texts.name(seat)
    }
}
