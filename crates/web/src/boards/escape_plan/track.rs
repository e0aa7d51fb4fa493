//! How far the game is, what begins in the log, and the ways to the parts of the board.

use escape_plan::content::content;
use escape_plan::pieces::Part;
use escape_plan::step::Stage;
use escape_plan::words;
use escape_plan::{Action, EscapePlan, Event};
use kernel::{Explain, Phrase};
use maud::{Markup, html};

use super::{answers, cards};
use crate::board::{Heading, Scene};
use crate::draw;

/// Three days of five parts; the parts that cost a disc are dashed.
pub(super) fn track(scene: &Scene<'_, EscapePlan>) -> Markup {
    let view = &scene.sight.view;
    let days = content().game.days;
    html! {
        div.track role="img" aria-label=(scene.say(&time(scene))) {
            @for day in 1..=days {
                ol data-now[day == view.day] {
                    li.no { (scene.say(&Phrase::new("ep-day").with("day", day))) }
                    @for part in Part::ALL {
                        li.extra[part.is_optional()] data-s=(state(scene, day, part)) title=(scene.say(&words::part(part))) {}
                    }
                    @if day == view.day && let Some(part) = view.stage.part() {
                        li.now-name { (scene.say(&words::part(part))) }
                    }
                }
                @if day < days { (draw::icon("moon")) } @else { (draw::icon("exit")) }
            }
        }
    }
}

fn state(scene: &Scene<'_, EscapePlan>, day: u8, part: Part) -> &'static str {
    let view = &scene.sight.view;
    let now = match view.stage {
        Stage::Over => return "done",
        stage => stage.part(),
    };
    if day == view.day && now == Some(part) {
        "now"
    } else if day < view.day || (day == view.day && now.is_some_and(|now| part < now)) {
        "done"
    } else {
        "next"
    }
}

/// Day, and part or phase.
fn time(scene: &Scene<'_, EscapePlan>) -> Phrase {
    let view = &scene.sight.view;
    let phase = match view.stage {
        Stage::Income { .. } => Phrase::new("ep-phase-income"),
        Stage::City { .. } => Phrase::new("ep-phase-city"),
        Stage::Turns { part, .. } => words::part(part),
        Stage::Update { part, .. } => {
            Phrase::new("ep-phase-update").with("part", words::part(part))
        }
        Stage::Over => Phrase::new("ep-phase-over"),
    };
    Phrase::new("ep-time")
        .with("day", view.day)
        .with("phase", phase)
}

/// Days and parts of the day have headings.
pub(super) fn heading(event: &Event) -> Option<Heading> {
    Some(match event {
        Event::DayBegan { day } => Heading::Part(Phrase::new("ep-day").with("day", *day)),
        Event::PartBegan { part, .. } => Heading::Turn(words::part(*part)),
        _ => return None,
    })
}

/// What an event tells besides its heading.
pub(super) fn line(event: &Event) -> Option<Phrase> {
    match event {
        Event::DayBegan { day } => Some(Phrase::new("day-opening").with("day", *day)),
        Event::PartBegan { .. } => None,
        _ => Some(event.phrase()),
    }
}

/// Links to the parts of the board; the city tells how many places can be gone to, and the row lights up while one
/// of its cards is chosen.
pub(super) fn regions(scene: &Scene<'_, EscapePlan>) -> Markup {
    let goals = scene.outlook().iter().filter(|one| one.best).count();
    let mut legal = scene.sight.legal.iter();
    let on_map = |action: &Action| {
        matches!(
            action,
            Action::Place(_) | Action::Officer(..) | Action::Tile(_)
        )
    };
    let points = goals > 0 || answers::answers(scene).is_empty() && legal.any(on_map);
    let parts = [
        ("#dossier", "person", "ep-own-board"),
        ("#contacts", "ear", "ep-contacts"),
        ("#law", "county", "ep-police"),
        ("#players", "mask", "ep-thieves"),
    ];
    html! {
        a.btn.go[points] href="#city" {
            (draw::icon("tile")) (scene.word("ep-city"))
            @if goals > 0 { " " span.chip { (goals) } }
        }
        @for (href, icon, word) in parts {
            a.btn.go[href == "#contacts" && cards::chooses(scene)] href=(href) { (draw::icon(icon)) (scene.word(word)) }
        }
    }
}
