//! What the question is about: the steps of the turn, the hooked criminals, the cards that are decided on.

mod cards;
mod hooks;

use in_too_deep::console::Agent;
use in_too_deep::step::{Chore, Stage, Step, Task};
use in_too_deep::{Action, InTooDeep, Prompt};
use kernel::Phrase;
use maud::{Markup, html};

use super::sites;
use crate::board::{Scene, button_id};

pub(super) fn lineup(scene: &Scene<'_, InTooDeep>) -> Markup {
    html! {
        div.turnline {
            (steps(scene))
            div.about {
                @match asks(scene) {
                    Some(cards) => { (cards) }
                    // Whom somebody had hooked in the end means nothing any more.
                    None if scene.sight.view.is_over() => {}
                    None => { (hooks::hooks(scene)) (hooks::tools(scene)) }
                }
            }
        }
        @if scene.is_legal(Action::Pass) {
            a.btn.go.spot.leave #leave data-s="free" href={ "#" (button_id(Action::Pass)) } { (scene.word(way_out(scene))) }
        }
    }
}

/// The cards, tokens or people that are asked about.
fn asks(scene: &Scene<'_, InTooDeep>) -> Option<Markup> {
    if let Some(Prompt::Store { .. }) = scene.sight.prompt {
        return cards::dilemmas(scene);
    }
    let step = sites::asked(scene)?;
    match step {
        Step::LoseDuel { .. } | Step::Redraw { .. } | Step::DropDilemma => cards::dilemmas(scene),
        Step::Outcome(crime) => Some(cards::outcomes(scene, crime)),
        Step::Bind(crime) => Some(cards::bindings(scene, crime)),
        Step::Duel(_) | Step::SwapHooks => Some(cards::rivals(scene, step)),
        Step::TakeSeen { seen } => Some(cards::seen(scene, seen)),
        Step::Heights { .. } | Step::Harbor | Step::IonTowers => cards::others(scene),
        _ => None,
    }
}

/// What leaving a question is called.
fn way_out(scene: &Scene<'_, InTooDeep>) -> &'static str {
    match sites::asked(scene) {
        Some(Step::Act) => "dawn-end-actions",
        Some(Step::Hook { .. }) => "dawn-hook-nobody",
        Some(Step::Escort { .. } | Step::Duel(_) | Step::Relocate(_)) => "dawn-nobody",
        Some(Step::IonTowers | Step::Harbor | Step::SwapItems(_)) => "dawn-nothing",
        Some(Step::Window(_)) => "dawn-go-on",
        // Asked all the same where support can be used before the cards are drawn (ID-R83).
        Some(Step::Discard { .. }) if scene.sight.legal.iter().all(is_no_discard) => "dawn-go-on",
        Some(Step::Discard { begun: false }) => "dawn-keep-all",
        Some(Step::Discard { begun: true }) => "dawn-keep-rest",
        _ => "dawn-enough",
    }
}

fn is_no_discard(action: &Action) -> bool {
    !matches!(action, Action::Discard(_))
}

const STEPS: [&str; 5] = [
    "dawn-step-1",
    "dawn-step-2",
    "dawn-step-3",
    "dawn-step-4",
    "dawn-step-5",
];

/// The five steps of a turn, while somebody takes one.
fn steps(scene: &Scene<'_, InTooDeep>) -> Markup {
    let Some(now) = current(scene) else {
        return Markup::default();
    };
    html! {
        ol.steps aria-label=(scene.word("dawn-steps")) {
            @for (number, name) in (1..).zip(STEPS) {
                @let state = match number {
                    _ if number < now => "done",
                    _ if number == now => "now",
                    _ => "next",
                };
                li data-s=(state) aria-current=[(number == now).then_some("step")] { b { (number) } (scene.word(name)) }
            }
            // The question of the actions says itself how many are left.
            @if now == 3 && sites::asked(scene) != Some(Step::Act) {
                li.left { (scene.say(&Phrase::new("dawn-actions").with("count", scene.sight.view.open.turn.actions))) }
            }
        }
    }
}

/// Whether the viewer is asked something in somebody else's turn, whose steps are not the viewer's.
fn is_drawn_in(scene: &Scene<'_, InTooDeep>) -> bool {
    let turn = scene.sight.view.open.turn.agent.seat();
    sites::asked(scene).is_some() && turn != scene.sight.own()
}

/// The step of the turn that is being taken, from what is still to come on the agenda.
fn current(scene: &Scene<'_, InTooDeep>) -> Option<usize> {
    let open = &scene.sight.view.open;
    if open.stage != Stage::Turns || open.turn.agent == Agent::Echo || is_drawn_in(scene) {
        return None;
    }
    let waits = |task: fn(&Task) -> bool| open.agenda.iter().any(task);
    let hooking = waits(|task| matches!(task, Task::Ask(_, Step::Hook { .. })))
        || waits(|task| matches!(task, Task::Do(_, Chore::RaiseGrip)));
    let acting = waits(|task| matches!(task, Task::Ask(_, Step::Act)));
    let before_discards =
        waits(|task| matches!(task, Task::Ask(_, Step::Discard { begun: false })));
    let top = open.asked().map(|(_, step)| step);
    Some(if hooking {
        1
    } else if acting {
        3
    } else if before_discards && !matches!(top, Some(Step::Discard { .. })) {
        4
    } else {
        5
    })
}
