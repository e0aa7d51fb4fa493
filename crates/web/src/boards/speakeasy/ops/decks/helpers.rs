//! The helper display and the stack of crates.

use kernel::Phrase;
use maud::{Markup, html};
use speakeasy::step::Step;
use speakeasy::words;
use speakeasy::{Action, Speakeasy};

use super::super::super::ink::{self, Anchor, Frame};
use super::super::super::{cards, spots};
use crate::board::Scene;

pub(super) fn plate(scene: &Scene<'_, Speakeasy>) -> Markup {
    let view = &scene.sight.view;
    let step = spots::asked(scene);
    let asked = matches!(step, Some(Step::TakeHelper | Step::CopyHelper));
    let deck = Phrase::new("board-in-deck").with("count", view.helper_deck);
    let inside = html! {
        (ink::stepped("cell", Frame::new(0., 0., 196., 218.)))
        (ink::band(Frame::new(4., 3., 188., 17.)))
        (ink::fitted("face onlac", (10., 16.2), 12.3, Anchor::Start, 90., &scene.word("board-helpers")))
        (ink::fitted("onlac lbl", (186., 16.2), 12., Anchor::End, 80., &scene.say(&deck)))
        @if view.helpers.is_empty() { (ink::fitted("soft lbl", (98., 90.), 12.5, Anchor::Middle, 180., &scene.word("board-no-helpers"))) }
        @for (at, helper) in view.helpers.iter().enumerate() {
            @let frame = Frame::new(8., 24. + 44. * at as f32, 180., 41.);
            (cards::helper(scene, helper, frame))
            @if asked { (spots::spot(scene, Action::Helper(helper), true, &spots::boxed(frame))) }
        }
        (crates(scene))
    };
    super::super::plate("sp-decks-b", 196, &scene.word("board-helpers"), &inside)
}

/// The top of the stack of crates, and how many lie below.
fn crates(scene: &Scene<'_, Speakeasy>) -> Markup {
    let crates = &scene.sight.view.crates;
    let below = Phrase::new("board-deck-unseen").with("count", crates.unseen.len() as i64);
    html! {
        (ink::band(Frame::new(4., 160., 188., 17.)))
        (ink::fitted("face onlac", (10., 173.2), 12.3, Anchor::Start, 90., &scene.word("board-next-crate")))
        (ink::fitted("onlac lbl", (186., 173.2), 12., Anchor::End, 80., &scene.say(&below)))
        @match crates.top {
            Some(item) => {
                @let front = scene.say(&words::crate_front(item));
                @let lines = ink::halves(12., 146., &front);
                // Three lines stand closer than two.
                @let (top, step, size) = if lines.len() > 1 { (187.5, 12.5, 11.) } else { (194., 14., 12.) };
                @let below = top + step * lines.len() as f32;
                g {
                    title { (scene.say(&words::crate_token(item))) }
                    (ink::icon_in("shd", "crate", (10., 183.), 26.))
                    @for (at, line) in lines.iter().enumerate() {
                        (ink::fitted("lbl", (42., top + step * at as f32), size, Anchor::Start, 146., line))
                    }
                    (ink::fitted("soft lbl", (42., below), size, Anchor::Start, 146., &scene.say(&words::perk(item.data().back))))
                }
            }
            None => { (ink::text("soft lbl", (98., 200.), 12., Anchor::Middle, "–")) }
        }
    }
}
