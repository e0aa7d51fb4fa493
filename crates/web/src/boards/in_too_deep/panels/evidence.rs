//! The evidence board and the support offer (ID-11.1, ID-13).

use in_too_deep::content::content;
use in_too_deep::evidence::Place;
use in_too_deep::pieces::Evidence;
use in_too_deep::step::Step;
use in_too_deep::view::TokenView;
use in_too_deep::{Action, InTooDeep, words};
use kernel::{Member, Phrase};
use maud::{Markup, html};

use super::spots::{self, Press};
use super::{console, signs};
use crate::board::Scene;
use crate::boards::in_too_deep::panes::Pane;
use crate::boards::panes::BoardPane;
use crate::draw;

pub(in super::super) fn evidence(scene: &Scene<'_, InTooDeep>) -> Markup {
    let view = &scene.sight.view;
    let filled = view.display.iter().flatten().count();
    let left = Phrase::new("panel-display-left")
        .with("count", filled as i64)
        .with("all", view.display.len() as i64);
    html! {
        section.panel.evid #evidence data-aim[Pane::Evidence.is_aim(scene)] {
            h2 { (scene.word("panel-evidence-title")) " " small { (scene.say(&left)) } }
            div.er { (bar(scene)) (display(scene)) }
            (offer(scene))
        }
    }
}

/// The bar, face up.
fn bar(scene: &Scene<'_, InTooDeep>) -> Markup {
    let view = &scene.sight.view;
    let bar = &view.open.boards.bar;
    let before = scene.sight.before.as_ref().map(|view| view.open.boards.bar);
    let empty = usize::from(content().setup.bar_slots)
        .saturating_sub(bar.iter().map(|count| usize::from(*count)).sum());
    html! {
        div.barx role="group" aria-label=(scene.word("panel-bar")) {
            @for kind in Evidence::ALL {
                @for nth in 0..bar[kind.index()] {
                    @let new = before.is_some_and(|before| nth >= before[kind.index()]);
                    @let class = if new { "ev new" } else { "ev" };
                    @let inside = signs::evidence(kind);
                    @let at = format!("bar-{}-{nth}", kind.id());
                    (spots::thing(scene, &at, class, Action::Evidence(kind), &scene.say(&words::evidence(kind)), &inside))
                }
            }
            @for _ in 0..empty { span.ev.gap {} }
            @if scene.is_legal(Action::Gain) {
                (spots::live(scene, "gain", "pressed", Action::Gain, Press::Free, &html! { (scene.word(gain(scene))) }))
            }
        }
    }
}

/// What is gained where the bar is empty, or taken where the display is (ID-11.10).
fn gain(scene: &Scene<'_, InTooDeep>) -> &'static str {
    match spots::asked(scene) {
        Some(Step::TakeUnseen) => "panel-from-supply",
        _ => "panel-gain",
    }
}

/// The display, slot by slot.
fn display(scene: &Scene<'_, InTooDeep>) -> Markup {
    let view = &scene.sight.view;
    html! {
        div.disp role="group" aria-label=(scene.word("panel-display")) {
            @for (slot, token) in view.display.iter().enumerate() {
                @match token {
                    None => { i.gone {} }
                    Some(token) => { (face_down(scene, "slotd", Place::Display(slot as u8), token)) }
                }
            }
            @if scene.is_legal(Action::Look) {
                (spots::live(scene, "look", "pressed", Action::Look, Press::Free, &html! { (draw::icon("eye")) (scene.word("panel-look")) }))
            }
        }
    }
}

/// A face-down token: a back, or its kind with an eye for whoever knows it.
pub(super) fn face_down(
    scene: &Scene<'_, InTooDeep>,
    class: &str,
    place: Place,
    token: &TokenView,
) -> Markup {
    let action = Action::Place(place);
    let at = draw::slug(&format!("at {place}"));
    match token.kind {
        Some(kind) => {
            let words = Phrase::new("panel-known").with("kind", words::evidence(kind));
            let inside = html! { (signs::evidence(kind)) span.eye { (draw::icon("eye")) } };
            spots::thing(
                scene,
                &at,
                &format!("{class} known"),
                action,
                &scene.say(&words),
                &inside,
            )
        }
        None => spots::thing(
            scene,
            &at,
            &format!("{class} back"),
            action,
            &scene.word("panel-face-down"),
            &html! {},
        ),
    }
}

/// The three thirds of the support offer.
fn offer(scene: &Scene<'_, InTooDeep>) -> Markup {
    let offer = &scene.sight.view.open.offer;
    html! {
        ol.thirds aria-label=(scene.word("panel-offer")) {
            @for (number, third) in offer.thirds.iter().enumerate() {
                li {
                    @match third.token {
                        Some(token) => {
                            @let inside = html! {
                                span class=(signs::support_class(token)) { (signs::support_face(token)) }
                                span.what { (scene.say(&words::support(token))) }
                                span.drip { (drip(scene, third.intel)) }
                            };
                            (spots::thing(scene, &format!("third-{number}"), "third", Action::Third(number as u8), &console::signs_title(scene, token), &inside))
                        }
                        None => {
                            span.third { span.sup.gap {} span.what { (scene.word("panel-third-empty")) } span.drip { (drip(scene, third.intel)) } }
                        }
                    }
                }
            }
        }
    }
}

fn drip(scene: &Scene<'_, InTooDeep>, intel: u16) -> Markup {
    html! {
        @if intel > 0 { b { "+" (intel) } (signs::sign("p-intel")) }
        @else { i { (scene.word("panel-no-intel")) } }
    }
}
