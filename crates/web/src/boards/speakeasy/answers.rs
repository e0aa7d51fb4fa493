//! The answers that stand with the question: what lies nowhere on the board, and the ways out of the question.

use maud::{Markup, html};
use speakeasy::step::Step;
use speakeasy::{Action, Speakeasy};

use super::{rows, spots};
use crate::board::Scene;

/// The most answers that there is room for beside the ways out.
const MOST: usize = 4;

pub(super) fn answers(scene: &Scene<'_, Speakeasy>) -> Vec<(Action, Markup)> {
    let ways = WAYS.into_iter().filter(|way| scene.is_legal(*way));
    // Beside a move that is pointed at, a way out is told in a word.
    let beside = moves(scene).next().is_some();
    let labelled = |action| (action, label(scene, action, beside));
    nowhere(scene)
        .into_iter()
        .chain(ways)
        .map(labelled)
        .collect()
}

/// Out of the question, and around it.
const WAYS: [Action; 2] = [Action::Pass, Action::Split];

/// The moves that can be pointed at: none where what lies nowhere on the board is asked for.
pub(super) fn moves(scene: &Scene<'_, Speakeasy>) -> impl Iterator<Item = Action> {
    let on_board = nowhere(scene).is_empty();
    let legal = scene.sight.legal.iter().copied();
    legal.filter(move |action| on_board && !WAYS.contains(action))
}

/// What lies nowhere on the board, if it is not too much.
fn nowhere(scene: &Scene<'_, Speakeasy>) -> Vec<Action> {
    let legal = scene.sight.legal.iter().copied();
    let all: Vec<Action> = legal.filter(|action| is_nowhere(scene, *action)).collect();
    match all.len() {
        0..=MOST => all,
        _ => Vec::new(),
    }
}

/// What is taken for a capo's trouble, what is done at the Restaurant, how something is paid, what becomes of a lost
/// still.
fn is_nowhere(scene: &Scene<'_, Speakeasy>, action: Action) -> bool {
    match action {
        Action::Favour(_) | Action::Business(_) => true,
        Action::Launder(_) => !rows::is_unusual(scene, action),
        Action::Still => spots::asked(scene) == Some(Step::Salvage),
        _ => false,
    }
}

fn label(scene: &Scene<'_, Speakeasy>, action: Action, beside: bool) -> Markup {
    let whole = scene.say(&scene.describe(action).phrase);
    match brief(scene, action).filter(|_| beside) {
        // Where there is room for it, it says what exactly is left undone.
        Some(word) => html! { span.brief { (scene.word(word)) } span.whole { (whole) } },
        None => html! {
            @if let Some(icon) = rows::icon(scene, action) { (icon) }
            span { (whole) }
        },
    }
}

/// A way out in a word: what goes on until somebody has enough is ended, anything else is skipped. No word alone takes
/// a still out of the game (SP-25.1).
fn brief(scene: &Scene<'_, Speakeasy>, action: Action) -> Option<&'static str> {
    match (action, spots::asked(scene)?) {
        (Action::Split, _) => Some("board-split"),
        (Action::Pass, Step::Salvage) => None,
        (
            Action::Pass,
            Step::Drive { .. }
            | Step::Sell { .. }
            | Step::Hire
            | Step::Protect { .. }
            | Step::Relocate { .. }
            | Step::PlayToken { .. }
            | Step::Cook { .. },
        ) => Some("board-enough"),
        (Action::Pass, _) => Some("board-skip"),
        _ => None,
    }
}
