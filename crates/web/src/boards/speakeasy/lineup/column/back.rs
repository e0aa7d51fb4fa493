//! The way back to a part of the turn that is done, while nothing was revealed since.

use kernel::Phrase;
use maud::{Markup, html};
use speakeasy::{Speakeasy, View};

use super::{Part, State, parts};
use crate::board::{self, Scene};
use crate::draw;

/// For each part of the turn, over how many decisions one can step back to where it began; `None` if one
/// cannot, or if nothing was decided in it.
pub(super) fn steps(scene: &Scene<'_, Speakeasy>) -> Vec<Option<usize>> {
    let sight = scene.sight;
    let past = sight.trail.iter().rev();
    let turn = past.take_while(|view| is_same_turn(view, &sight.view));
    let earlier: Vec<Vec<Part>> = turn.map(parts).collect();
    let began = |at: usize| {
        let now = |parts: &Vec<Part>| parts.get(at).is_some_and(|part| part.state == State::Now);
        earlier.iter().rposition(now).map(|place| place + 1)
    };
    (0..parts(&sight.view).len()).map(began).collect()
}

/// Whether two views show the same column.
fn is_same_turn(one: &View, other: &View) -> bool {
    let turn = |view: &View| {
        let person = view.turn.and_then(|turn| turn.person);
        (view.act, view.round, view.stage, person)
    };
    turn(one) == turn(other)
}

/// The button lies over the whole part.
pub(super) fn form(scene: &Scene<'_, Speakeasy>, part: &Part, steps: usize) -> Markup {
    let label = scene.say(&Phrase::new("board-back-to").with("part", part.words.clone()));
    let button = html! {
        button.to title=(label) aria-label=(label) { (draw::icon("undo")) }
    };
    board::step_back(scene.sight, steps, &button)
}

#[cfg(test)]
mod tests;
