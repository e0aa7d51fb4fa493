//! How far the game is: the chapters, and the display as the clock of the one that is played.

use in_too_deep::console::Agent;
use in_too_deep::step::Stage;
use in_too_deep::words;
use in_too_deep::{Event, InTooDeep};
use kernel::{Explain, Phrase};
use maud::{Markup, html};

use crate::board::{Heading, Scene};

const CHAPTERS: [&str; 3] = ["I", "II", "III"];

pub(super) fn track(scene: &Scene<'_, InTooDeep>) -> Markup {
    let view = &scene.sight.view;
    let now = view.open.chapter;
    let slots = view.display.len();
    let left = view.display.iter().flatten().count();
    let label = Phrase::new("dawn-track")
        .with("chapter", now)
        .with("left", left as i64)
        .with("slots", slots as i64);
    html! {
        div.track role="img" aria-label=(scene.say(&label)) title=(scene.say(&label)) {
            span.soft.label { (scene.word("dawn-chapters")) }
            @for (number, name) in (1..).zip(CHAPTERS) {
                ol data-now[number == now] { li.no { (name) } li data-s=(state(scene, number)) {} }
                @if number == now { (clock(scene, left, slots)) }
            }
        }
    }
}

fn state(scene: &Scene<'_, InTooDeep>, chapter: u8) -> &'static str {
    let view = &scene.sight.view;
    if view.is_over() || chapter < view.open.chapter {
        "done"
    } else if chapter > view.open.chapter {
        "next"
    } else {
        "now"
    }
}

/// The evidence that is left on the display, or that the end of the chapter is near.
fn clock(scene: &Scene<'_, InTooDeep>, left: usize, slots: usize) -> Markup {
    let open = &scene.sight.view.open;
    let words = match (open.ending, open.last_turns) {
        _ if open.stage != Stage::Turns => Phrase::new("dawn-chapter-over"),
        (None, _) => Phrase::new("dawn-display").with("count", left as i64),
        (Some(_), Some(turns)) => Phrase::new("dawn-last-turns").with("count", turns),
        (Some(_), None) => Phrase::new("dawn-last-turn"),
    };
    html! {
        @if !scene.sight.view.is_over() {
            meter.gauge.last[open.ending.is_some()] min="0" max=(slots) value=(left) {}
            span.soft.left.last[open.ending.is_some()] { (scene.say(&words)) }
        }
    }
}

/// Chapters are parts, turns are turns.
pub(super) fn heading(event: &Event) -> Option<Heading> {
    Some(match event {
        Event::ChapterBegan { chapter } => {
            Heading::Part(Phrase::new("dawn-chapter").with("chapter", *chapter))
        }
        Event::TurnBegan { agent } => Heading::Turn(match agent {
            Agent::Person(_) => Phrase::new("dawn-turn-of").with("agent", words::agent(*agent)),
            Agent::Echo => Phrase::new("dawn-turn-of-echo"),
        }),
        event if closes(event) => Heading::Close(Phrase::new("dawn-chapter-end")),
        _ => return None,
    })
}

/// What has come of the chapter's investigation.
pub(super) fn closes(event: &Event) -> bool {
    matches!(
        event,
        Event::InvestigationSucceeded { .. } | Event::InvestigationFailed { .. }
    )
}

/// What an event tells besides its heading.
pub(super) fn line(event: &Event) -> Option<Phrase> {
    match event {
        Event::ChapterBegan { chapter } => {
            Some(Phrase::new("chapter-opening").with("chapter", *chapter))
        }
        Event::TurnBegan { .. } => None,
        _ => Some(event.phrase()),
    }
}
