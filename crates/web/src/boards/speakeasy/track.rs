//! How far the game is, and what begins in the log.

use kernel::{Explain, Phrase};
use maud::{Markup, html};
use speakeasy::content::content;
use speakeasy::step::Stage;
use speakeasy::{Event, Speakeasy};

use crate::board::{Heading, Scene};
use crate::draw;

const ACTS: [&str; 4] = ["I", "II", "III", "IV"];

/// The rounds of the four acts, and Lucky Luciano after each but the last.
pub(super) fn track(scene: &Scene<'_, Speakeasy>) -> Markup {
    let view = &scene.sight.view;
    let acts = &content().acts;
    let year = usize::from(view.act.max(1)) - 1;
    html! {
        div.track role="img" aria-label=(scene.say(&time(scene))) {
            @for (act, (name, rounds)) in (1..).zip(ACTS.into_iter().zip(acts.rounds)) {
                ol data-now[act == view.act.max(1)] {
                    li.no { (name) }
                    @for round in 1..=rounds { li data-s=(state(scene, act, round)) {} }
                }
                @if usize::from(act) < ACTS.len() {
                    span.war-now[act == view.act && is_luciano(view.stage)] { (draw::icon("war")) }
                }
            }
        }
        span.soft.yr { (acts.start_year[year]) }
    }
}

fn is_luciano(stage: Stage) -> bool {
    matches!(stage, Stage::War { .. })
}

fn state(scene: &Scene<'_, Speakeasy>, act: u8, round: u8) -> &'static str {
    let view = &scene.sight.view;
    let now = (view.act, view.round);
    if view.is_over() || (act, round) < now {
        "done"
    } else if (act, round) > now {
        "next"
    } else if is_luciano(view.stage) {
        "done"
    } else {
        "now"
    }
}

/// Act and round, or what happens between them.
fn time(scene: &Scene<'_, Speakeasy>) -> Phrase {
    let view = &scene.sight.view;
    match view.stage {
        Stage::Docks { .. } | Stage::Preparation { .. } => Phrase::new("board-preparation"),
        Stage::Turns { .. } => round(view.act, view.round),
        Stage::War { .. } => war(view.act),
        Stage::Over => Phrase::new("board-over"),
    }
}

fn round(act: u8, round: u8) -> Phrase {
    Phrase::new("board-round")
        .with("act", act)
        .with("round", round)
}

fn war(act: u8) -> Phrase {
    Phrase::new("board-war").with("act", act)
}

/// Acts and wars are parts, rounds are turns.
pub(super) fn heading(event: &Event) -> Option<Heading> {
    Some(match event {
        Event::PreparationBegan => Heading::Part(Phrase::new("board-preparation")),
        Event::ActBegan { act } => Heading::Part(Phrase::new("board-act").with("act", *act)),
        Event::WarBegan { act } => Heading::Part(Phrase::new("board-war-part").with("act", *act)),
        Event::RoundBegan { round, .. } => {
            Heading::Turn(Phrase::new("board-round-of-act").with("round", *round))
        }
        _ => return None,
    })
}

/// Gangs, police and pay after the last round of an act.
pub(super) fn closes(event: &Event) -> bool {
    matches!(event, Event::WarBegan { .. })
}

/// What an event tells besides its heading.
pub(super) fn line(event: &Event) -> Option<Phrase> {
    match event {
        Event::ActBegan { act } => Some(Phrase::new("act-opening").with("act", *act)),
        Event::RoundBegan { .. } => None,
        _ => Some(event.phrase()),
    }
}
