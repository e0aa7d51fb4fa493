//! The parts of the board: side by side on a phone, one picture on a desk.

use in_too_deep::step::Step;
use in_too_deep::{Action, InTooDeep, Prompt};

use super::{moves, sites};
use crate::board::Scene;
use crate::boards::panes::BoardPane;

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

impl Pane {
    /// What a question is about by itself; one that can be answered anywhere has none.
    fn of_step(step: Step) -> Option<Pane> {
        match step {
            Step::LoseDuel { .. } | Step::DropDilemma | Step::Redraw { .. } => Some(Pane::Console),
            // The support tokens are there.
            Step::Window(_) => Some(Pane::Console),
            // How much grip there is over whom is told there only.
            Step::GainGrip { .. } | Step::LoseGrip { .. } => Some(Pane::Console),
            Step::Discard { .. } | Step::Outcome(_) | Step::Bind(_) => Some(Pane::Hand),
            Step::Support | Step::EchoSupport | Step::Bar { .. } => Some(Pane::Evidence),
            Step::Process { .. } | Step::Expose => Some(Pane::Syndicate),
            Step::Act | Step::Hook { .. } | Step::HookByToken => Some(Pane::City),
            _ => None,
        }
    }
}

/// Whether a crime can be committed.
fn may_commit(scene: &Scene<'_, InTooDeep>) -> bool {
    let mut legal = scene.sight.legal.iter();
    legal.any(|action| matches!(action, Action::Commit(_)))
}

impl BoardPane for Pane {
    type Game = InTooDeep;

    const ALL: &'static [Pane] = &[
        Pane::City,
        Pane::Hand,
        Pane::Console,
        Pane::Evidence,
        Pane::Syndicate,
        Pane::Story,
    ];

    fn about(scene: &Scene<'_, InTooDeep>) -> Option<Pane> {
        if scene.sight.legal.is_empty() {
            return None;
        }
        match scene.sight.prompt? {
            Prompt::Store { .. } => Some(Pane::Console),
            // Nothing but dropping things is left to do in the city, and whoever passes has missed the crime.
            Prompt::Step {
                step: Step::Act, ..
            } if scene.sight.view.open.turn.actions == 0 && may_commit(scene) => Some(Pane::Hand),
            Prompt::Step { step, .. } => Pane::of_step(step),
        }
    }

    fn of(scene: &Scene<'_, InTooDeep>, action: Action) -> Option<Pane> {
        if matches!(action, Action::Grip(_)) && Pane::about(scene) == Some(Pane::Console) {
            return Some(Pane::Console);
        }
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

    /// What is offered whole counts by what it comes to, what can be had cheaper once.
    fn count(self, scene: &Scene<'_, InTooDeep>) -> usize {
        let legal = scene.sight.legal.iter().copied();
        let single = legal.filter(|action| {
            !moves::is_part(scene, *action)
                && !moves::is_whole(scene, *action)
                && !moves::is_step(scene, *action)
                && Pane::of(scene, *action) == Some(self)
        });
        let offers = scene.outlook().offers.iter();
        let whole = offers.filter(|offer| {
            self == Pane::City
                && !moves::is_dearer(scene, offer)
                && !moves::is_step_for_grip(scene, offer)
                && moves::site(scene, offer).is_some()
        });
        single.count() + whole.count()
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

    fn name(self, scene: &Scene<'_, InTooDeep>) -> String {
        scene.word(match self {
            Pane::City => "dawn-pane-city",
            Pane::Hand => "dawn-pane-hand",
            Pane::Console => "dawn-pane-console",
            Pane::Evidence => "dawn-pane-evidence",
            Pane::Syndicate => "dawn-pane-syndicate",
            Pane::Story => "dawn-pane-story",
        })
    }
}
