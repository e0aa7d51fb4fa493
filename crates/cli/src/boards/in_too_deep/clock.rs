//! The time: chapter, display, whose turn it is and how far.

use in_too_deep::step::{Chore, Stage, Step, Task};
use kernel::Phrase;

use super::scene::Scene;
use crate::boards::section::Section;
use crate::style::Ink;

/// The line above everything.
pub(super) fn section(scene: &Scene) -> Section {
    let view = scene.view;
    let open = &view.open;
    if view.is_over() {
        return Section::of(vec![scene.title("board-stage-over")]);
    }
    let chapter = Phrase::new("board-deep-chapter").with("chapter", open.chapter);
    let mut parts = vec![scene.paint(Ink::Bold, scene.say(&chapter))];
    let left = view.display.iter().flatten().count();
    let display = Phrase::new("board-deep-display")
        .with("count", left as i64)
        .with("slots", view.display.len() as i64);
    parts.push(scene.say(&display));
    match open.stage {
        Stage::Penalties => parts.push(scene.word("board-deep-stage-penalties")),
        Stage::Storing => parts.push(scene.word("board-deep-stage-storing")),
        _ => {
            parts.push(scene.name(open.turn.agent));
            parts.extend(turn(scene));
        }
    }
    parts.extend(ending(scene).map(|text| scene.paint(Ink::Red, text)));
    Section::of(parts)
}

/// The step of a person's turn, with what is left of it.
fn turn(scene: &Scene) -> Vec<String> {
    let open = &scene.view.open;
    if open.turn.agent.seat().is_none() {
        return Vec::new();
    }
    let waits = |wanted: fn(&Task) -> bool| open.agenda.iter().any(wanted);
    let step = if waits(|task| matches!(task, Task::Do(_, Chore::RaiseGrip))) {
        "board-deep-step-hook"
    } else if waits(|task| matches!(task, Task::Ask(_, Step::Act | Step::Endure(_)))) {
        "board-deep-step-act"
    } else if waits(|task| matches!(task, Task::Do(_, Chore::LayOut(_)))) {
        "board-deep-step-crime"
    } else {
        "board-deep-step-draw"
    };
    let mut parts = vec![scene.word(step)];
    if step == "board-deep-step-act" {
        parts.push(scene.count("board-deep-actions", open.turn.actions));
    }
    if open.turn.ignore_barriers {
        parts.push(scene.word("board-deep-no-barriers"));
    }
    parts
}

/// When the chapter ends, once that is certain (ID-21).
fn ending(scene: &Scene) -> Option<String> {
    let open = &scene.view.open;
    open.ending?;
    Some(match open.last_turns {
        _ if open.stage != Stage::Turns => return None,
        None => scene.word("board-deep-last-turn"),
        Some(0) => scene.word("board-deep-very-last-turn"),
        Some(left) => scene.count("board-deep-last-turns", left),
    })
}
