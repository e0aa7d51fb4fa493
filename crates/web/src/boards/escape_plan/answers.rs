//! The answers that stand with the question.

use escape_plan::action::Tool;
use escape_plan::content::Effect;
use escape_plan::pieces::{Equipment, Officer};
use escape_plan::step::Step;
use escape_plan::words;
use escape_plan::{Action, EscapePlan};
use kernel::{Phrase, Set};
use maud::{Markup, html};

use super::{moves, signs};
use crate::board::Scene;

/// How many answers have room beside the question: all fixer tiles and none of them.
const MOST: usize = 9;

pub(super) fn answers(scene: &Scene<'_, EscapePlan>) -> Vec<(Action, Markup)> {
    let prompt = scene.sight.prompt.as_ref();
    let answers = prompt.map_or_else(Vec::new, |prompt| given(scene, prompt.step));
    if answers.len() > MOST {
        return Vec::new();
    }
    let labelled = |action| (action, label(scene, action));
    answers.into_iter().map(labelled).collect()
}

/// What answers the question itself. Side actions stand in the list and glow on the board; here they are told
/// only where they are what is asked about.
fn given(scene: &Scene<'_, EscapePlan>, step: Step) -> Vec<Action> {
    match step {
        // Places of the city, cards of the row and tiles in the hand are pressed where they lie.
        Step::Travel
        | Step::PlaceTile
        | Step::TakeContact
        | Step::CallContact
        | Step::KeepTile(_) => Vec::new(),
        // The same, but there is no place where one rests.
        Step::Start => {
            let mut answers = moves::in_order(scene);
            answers.retain(|action| matches!(action, Action::Rest | Action::Pass));
            answers
        }
        Step::Wound => {
            let idle = |tool| scene.sight.view.is_idle(tool);
            let mut answers = moves::in_order(scene);
            answers.retain(|action| !matches!(action, Action::Use(tool, _) if idle(*tool)));
            answers
        }
        _ => {
            let mut answers = moves::in_order(scene);
            answers.retain(|action| !matches!(action, Action::Use(..)));
            answers
        }
    }
}

/// As short as it can be said; the whole sentence is told where it is pointed at, and in the list.
fn label(scene: &Scene<'_, EscapePlan>, action: Action) -> Markup {
    if let Some(short) = moves::short(scene, action) {
        return short;
    }
    let (words, cost) = match action {
        // Whom one chooses among stands in the question.
        Action::Officer(tile, officer) => {
            return html! { (signs::officer(scene, officer)) (signs::tile(scene, tile)) };
        }
        Action::Unlock(asset) | Action::Lose(asset) => (words::asset(asset), 0),
        Action::BuyFixer(kind) => (words::fixer(kind), kind.data().cost),
        Action::BuyEquipment(kind) => (words::equipment(kind), kind.data().cost),
        Action::Rest => (Phrase::new("ep-rest"), 0),
        _ => (scene.describe(action).phrase, 0),
    };
    html! {
        @if let Some(icon) = signs::action(scene, action) { (icon) }
        span { (scene.say(&words)) }
        @if let Action::BuyEquipment(kind) = action { (signs::officers(scene, evaded(kind))) }
        @if cost > 0 { span.toll { (signs::money(cost)) } }
    }
}

/// Whom a piece of equipment evades.
fn evaded(kind: Equipment) -> Set<Officer> {
    match Tool::Equipment(kind).effect() {
        Effect::Evade { officers, .. } => officers,
        _ => Set::default(),
    }
}
