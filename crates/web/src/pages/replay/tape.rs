//! The tape: one cell per turn, grouped by the larger parts of the game.

use kernel::Phrase;
use maud::{Markup, html};

use super::{ReplayExtras, Turn, moment};
use crate::board::{Board, Scene};

/// A larger part with its turns.
struct Part<'a> {
    label: Option<&'a Phrase>,
    turns: Vec<&'a Turn>,
}

fn parts(turns: &[Turn]) -> Vec<Part<'_>> {
    let mut parts: Vec<Part<'_>> = Vec::new();
    for turn in turns {
        if turn.part.is_some() || parts.is_empty() {
            parts.push(Part {
                label: turn.part.as_ref(),
                turns: Vec::new(),
            });
        }
        if let Some(part) = parts.last_mut() {
            part.turns.push(turn);
        }
    }
    parts
}

pub(super) fn tape<G: Board>(scene: &Scene<'_, G>, extras: &ReplayExtras) -> Markup {
    let here = extras.turns.iter().rposition(|turn| turn.ply <= extras.ply);
    let here = here.map(|at| extras.turns[at].ply);
    html! {
        ol.tape.pan aria-label=(scene.word("replay-tape")) {
            @for part in parts(&extras.turns) {
                li {
                    @if let Some(label) = part.label.map(|label| scene.say(label)) {
                        small title=(label) { (label) }
                    }
                    div.cells {
                        @for (number, turn) in (1..).zip(&part.turns) {
                            (cell(scene, turn, number, here))
                        }
                    }
                }
            }
        }
    }
}

fn cell<G: Board>(scene: &Scene<'_, G>, turn: &Turn, number: usize, here: Option<u32>) -> Markup {
    let label = scene.say(&turn.label);
    let is_here = here == Some(turn.ply);
    html! {
        a.here[is_here].past[here > Some(turn.ply)] id=(format_args!("turn-{}", turn.ply))
            href=(moment(scene, scene.sight.viewer, turn.ply)) title=(label) aria-label=(label)
            aria-current=[is_here.then_some("true")] data-aim[is_here] data-swap { (number) }
    }
}
