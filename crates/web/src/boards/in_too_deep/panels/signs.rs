//! Symbols and tokens of the game.

use in_too_deep::console::Agent;
use in_too_deep::content::{DilemmaReward, Reward, SupportKind};
use in_too_deep::pieces::{Criminal, Evidence, Support};
use in_too_deep::{InTooDeep, words};
use kernel::Phrase;
use maud::{Markup, html};

use crate::board::Scene;
use crate::draw;

/// A symbol of the game by its whole name.
pub(in super::super) fn sign(name: &str) -> Markup {
    html! { svg.i aria-hidden="true" { use href=(format_args!("#{name}")) {} } }
}

pub(in super::super) fn criminal(criminal: Criminal) -> Markup {
    sign(&format!("c-{}", criminal.id()))
}

pub(in super::super) fn evidence(kind: Evidence) -> Markup {
    sign(&format!("e-{}", kind.id()))
}

/// The symbol of a support token; tokens with different amounts share it.
pub(in super::super) fn support(support: Support) -> Markup {
    sign(&format!("s-{}", support.data().kind.id()))
}

/// The number on a support token, if it has one.
pub(super) fn amount(support: Support) -> Option<u8> {
    let data = support.data();
    let tells = match data.kind {
        // The rulebook prints how many, or one is what its name says.
        SupportKind::RedrawDilemmas => false,
        SupportKind::Tolerance => data.amount > 1,
        kind => kind.shows_a_number(),
    };
    tells.then_some(data.amount)
}

/// The face of a support token.
pub(super) fn support_face(token: Support) -> Markup {
    html! { (support(token)) @if let Some(amount) = amount(token) { em { (amount) } } }
}

/// The class of a support token: blue is kept, pink is resolved at once.
pub(super) fn support_class(support: Support) -> &'static str {
    if support.is_kept() {
        "sup keep"
    } else {
        "sup once"
    }
}

/// A number with the symbol of what it counts.
pub(super) fn counted(
    scene: &Scene<'_, InTooDeep>,
    phrase: &'static str,
    count: impl Into<i64>,
    icon: &str,
) -> Markup {
    let count = count.into();
    let words = scene.say(&Phrase::new(phrase).with("count", count));
    html! { span.cnt title=(words) { b { (count) } (sign(icon)) span.vh { (words) } } }
}

/// What a crime brings.
pub(super) fn reward(scene: &Scene<'_, InTooDeep>, reward: Reward) -> Markup {
    html! {
        @if reward.intel > 0 { (counted(scene, "panel-intel", reward.intel, "p-intel")) }
        @if reward.dilemmas > 0 { (counted(scene, "panel-dilemmas", reward.dilemmas, "p-dilemma")) }
        @if reward.evidence > 0 { (counted(scene, "panel-evidence-count", reward.evidence, "p-evid")) }
        @if reward.process > 0 { (counted(scene, "panel-process-count", reward.process, "p-process")) }
        @if reward.support > 0 { (counted(scene, "panel-support-count", reward.support, "p-support")) }
    }
}

/// What a stored dilemma brings, as a symbol and in words.
pub(super) fn dilemma_reward(
    scene: &Scene<'_, InTooDeep>,
    reward: &DilemmaReward,
) -> (Markup, String) {
    match reward {
        DilemmaReward::Intel(intel) => (
            html! { b { (intel) } (sign("p-intel")) },
            scene.say(&Phrase::new("panel-intel").with("count", *intel)),
        ),
        DilemmaReward::Warrant(warrant) => (sign("p-warr"), scene.say(&words::warrant(*warrant))),
        DilemmaReward::Badge(badges) => (
            html! { @for _ in 0..*badges { (sign("p-badge")) } },
            scene.say(&Phrase::new("panel-badges").with("count", *badges)),
        ),
        DilemmaReward::Evidence(kinds) => {
            let names: Vec<Phrase> = kinds.iter().copied().map(words::evidence).collect();
            (
                html! { @for kind in kinds { (evidence(*kind)) } },
                scene.say(&Phrase::new("panel-symbols").with("kinds", names)),
            )
        }
    }
}

/// The small token of an agent.
pub(in super::super) fn agent(scene: &Scene<'_, InTooDeep>, agent: Agent) -> Markup {
    match agent {
        Agent::Person(seat) => draw::small_token(seat, &scene.initial(seat)),
        Agent::Echo => html! { span.tok.s.automa { (draw::icon("gear")) } },
    }
}

/// Words that stand alone begin with a capital letter.
pub(super) fn capital(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

/// Grip over the criminals in play as small columns.
pub(in super::super) fn columns(scene: &Scene<'_, InTooDeep>, of: Agent) -> Markup {
    let view = &scene.sight.view;
    let console = view.open.console(of);
    let each: Vec<Phrase> = view
        .open
        .city
        .in_play()
        .map(|one| {
            Phrase::new("panel-grip-one")
                .with("criminal", words::criminal(one))
                .with("grip", console.grip_over(one))
        })
        .collect();
    let width = 7 * each.len();
    let words = scene.say(&Phrase::new("panel-grip-all").with("grips", each));
    html! {
        svg.eq viewBox=(format_args!("0 0 {width} 16")) width=(width) height="16" role="img" aria-label=(words) {
            title { (words) }
            path.base d=(format_args!("M0 15.5H{width}")) {}
            @for (at, one) in view.open.city.in_play().enumerate() {
                @let grip = f32::from(console.grip_over(one)) * 1.8;
                rect x=(at * 7 + 1) y=(draw::N(15. - grip)) width="5" height=(draw::N(grip)) class=[console.has(one).then_some("on")] {}
            }
        }
    }
}
