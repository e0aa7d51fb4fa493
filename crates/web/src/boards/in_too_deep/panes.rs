//! The parts of the board: side by side on a phone, one picture on a desk.

use in_too_deep::step::Step;
use in_too_deep::{Action, InTooDeep, Prompt};
use maud::{Markup, html};

use super::sites;
use crate::board::Scene;

/// A part of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Pane {
    City,
    Hand,
    Console,
    Evidence,
    Syndicate,
    Story,
}

const PANES: [Pane; 6] = [
    Pane::City,
    Pane::Hand,
    Pane::Console,
    Pane::Evidence,
    Pane::Syndicate,
    Pane::Story,
];

impl Pane {
    /// What a question is about by itself; one that can be answered anywhere has none.
    fn of_step(step: Step) -> Option<Pane> {
        match step {
            Step::LoseDuel | Step::DropDilemma | Step::Redraw { .. } => Some(Pane::Console),
            Step::Discard { .. } | Step::Outcome(_) | Step::Bind(_) => Some(Pane::Hand),
            Step::Support | Step::EchoSupport | Step::Bar { .. } => Some(Pane::Evidence),
            Step::Process { .. } | Step::Expose => Some(Pane::Syndicate),
            Step::Act | Step::Hook { .. } | Step::HookByToken => Some(Pane::City),
            _ => None,
        }
    }

    /// The part where an action has its place.
    fn of(scene: &Scene<'_, InTooDeep>, action: Action) -> Option<Pane> {
        if sites::site(&scene.sight.view, action).is_some() {
            return Some(Pane::City);
        }
        Some(match action {
            Action::Commit(_) | Action::Discard(_) => Pane::Hand,
            Action::Support(_) | Action::Dilemma(_) | Action::Endure(_) => Pane::Console,
            Action::Third(_) | Action::Evidence(_) | Action::Gain => Pane::Evidence,
            Action::Place(in_too_deep::evidence::Place::Display(_)) => Pane::Evidence,
            Action::Place(_) | Action::Process(..) => Pane::Syndicate,
            _ => return None,
        })
    }

    fn href(self) -> &'static str {
        match self {
            Pane::City => "#city",
            Pane::Hand => "#hand",
            Pane::Console => "#console",
            Pane::Evidence => "#evidence",
            Pane::Syndicate => "#syndicate",
            Pane::Story => "#story",
        }
    }

    fn name(self) -> &'static str {
        match self {
            Pane::City => "dawn-pane-city",
            Pane::Hand => "dawn-pane-hand",
            Pane::Console => "dawn-pane-console",
            Pane::Evidence => "dawn-pane-evidence",
            Pane::Syndicate => "dawn-pane-syndicate",
            Pane::Story => "dawn-pane-story",
        }
    }
}

/// How much can be done in a part.
fn count(scene: &Scene<'_, InTooDeep>, pane: Pane) -> usize {
    let legal = scene.sight.legal.iter();
    let here = legal.filter(|action| Pane::of(scene, **action) == Some(pane));
    here.count()
}

/// The part that the question brings into view: what it is about, else where there is the most to do.
fn aim(scene: &Scene<'_, InTooDeep>) -> Option<Pane> {
    if scene.sight.legal.is_empty() {
        return None;
    }
    let about = match scene.sight.prompt? {
        Prompt::Store { .. } => Some(Pane::Console),
        Prompt::Step { step, .. } => Pane::of_step(step),
    };
    about.or_else(|| busiest(scene))
}

/// The part with the most to do, the first of several.
fn busiest(scene: &Scene<'_, InTooDeep>) -> Option<Pane> {
    let counts = PANES.map(|pane| (pane, count(scene, pane)));
    let best = counts.into_iter().rev().max_by_key(|(_, count)| *count);
    best.filter(|(_, count)| *count > 0).map(|(pane, _)| pane)
}

/// Whether a part is where the question is answered.
pub(super) fn is_aim(scene: &Scene<'_, InTooDeep>, pane: Pane) -> bool {
    aim(scene) == Some(pane)
}

/// Links to the parts with the number of legal moves in each: on a phone.
pub(super) fn regions(scene: &Scene<'_, InTooDeep>) -> Markup {
    let aim = aim(scene);
    html! {
        @for pane in PANES {
            @let count = count(scene, pane);
            a.btn.go[aim == Some(pane)] href=(pane.href()) data-aim[aim == Some(pane)] {
                (scene.word(pane.name()))
                @if count > 0 { " " span.chip { (count) } }
            }
        }
    }
}
