//! Echo, beside the board (ID-25 to ID-28).

use in_too_deep::console::Agent;
use in_too_deep::content::content;
use in_too_deep::echo::Echo;
use in_too_deep::pieces::{EchoCard, Letter};
use in_too_deep::{Action, InTooDeep, words};
use kernel::Phrase;
use maud::{Markup, html};

use super::spots::{self, Press};
use super::{console, signs};
use crate::board::Scene;
use crate::boards::in_too_deep::strip;

pub(in super::super) fn echo(scene: &Scene<'_, InTooDeep>) -> Markup {
    html! {
        @if let Some(echo) = &scene.sight.view.open.echo { (panel(scene, echo)) }
    }
}

fn panel(scene: &Scene<'_, InTooDeep>, echo: &Echo) -> Markup {
    let open = &scene.sight.view.open;
    let difficulty = open.options.difficulty().map(words::difficulty);
    let challenge = Action::Opponent(Agent::Echo);
    let deciding = matches!(
        spots::asked(scene),
        Some(in_too_deep::step::Step::EchoGrip { .. })
    );
    html! {
        section.panel.echo #echo {
            h2 {
                (scene.say(&Phrase::new("echo"))) " "
                @if scene.is_legal(challenge) {
                    (spots::live(scene, "challenge-echo", "pressed", challenge, Press::Free, &html! { (scene.word("panel-choose")) }))
                }
                @if let Some(difficulty) = difficulty { small { (scene.say(&difficulty)) } }
            }
            div.ecounts { (signs::columns(scene, Agent::Echo)) (strip::counters(scene, Agent::Echo)) }
            (letters(scene, echo))
            (progress(scene, echo))
            @match echo.card {
                Some(card) if open.turn.agent == Agent::Echo => { (drawn(scene, echo, card, deciding)) }
                Some(card) => { (spent(scene, card)) }
                None => {}
            }
            @if deciding { (console::grip(scene, Agent::Echo)) }
        }
    }
}

/// Whom the letters of her cards name (ID-25.4).
fn letters(scene: &Scene<'_, InTooDeep>, echo: &Echo) -> Markup {
    html! {
        ol.letters aria-label=(scene.word("panel-letters")) {
            @for letter in Letter::ALL {
                @let criminal = echo.at(letter);
                li title=(scene.say(&words::criminal(criminal))) {
                    b { (scene.say(&words::letter(letter))) } (signs::criminal(criminal))
                    span { (scene.say(&words::criminal(criminal))) }
                }
            }
            @if let Some(off) = echo.off {
                li.off title=(scene.word("panel-off-board")) {
                    b { "–" } (signs::criminal(off)) span { (scene.say(&words::criminal(off))) }
                }
            }
        }
    }
}

/// Her progress towards the level of her crime (ID-26.7 to ID-26.9).
fn progress(scene: &Scene<'_, InTooDeep>, echo: &Echo) -> Markup {
    let papers = scene.sight.view.papers(Agent::Echo);
    let at = &content().echo.crime_at;
    let level = papers.crimes.iter().position(|count| *count > 0);
    let goal = level.and_then(|level| at.get(level)).copied();
    let last = at.iter().copied().max().unwrap_or(0).max(echo.progress);
    let words = match (level, goal) {
        (Some(level), Some(goal)) => Phrase::new("panel-progress")
            .with("at", echo.progress)
            .with("goal", goal)
            .with("level", level as i64 + 1),
        _ => Phrase::new("panel-progress-none").with("at", echo.progress),
    };
    let words = scene.say(&words);
    html! {
        div.prog {
            span.steps5 role="img" aria-label=(words) {
                @for space in 0..=last {
                    i.done[space < echo.progress].at[space == echo.progress].goal[Some(space) == goal] { (space) }
                }
            }
            small { (words) }
        }
    }
}

/// The card of her last turn: the letters have moved on (ID-30.2), so that it no longer names anybody.
fn spent(scene: &Scene<'_, InTooDeep>, card: EchoCard) -> Markup {
    let data = card.data();
    let last = Phrase::new("panel-card-spent").with("letter", words::letter(data.hook));
    html! {
        div.ecard.spent { p { (signs::sign("p-hook")) (scene.say(&last)) } (ends(scene, card)) }
    }
}

/// How she commits her crime with a card, and where her evidence goes.
fn ends(scene: &Scene<'_, InTooDeep>, card: EchoCard) -> Markup {
    let data = card.data();
    let place = match data.row {
        Some(row) => words::row(row),
        None => Phrase::new("panel-card-plan"),
    };
    html! {
        p.ends {
            span.chip { (scene.say(&words::outcome(data.outcome))) }
            span.chip { (signs::sign("p-evid")) (scene.say(&place)) }
        }
    }
}

/// Her face-up card: whom she hooks, what the white die picks, how she commits (ID-26). The die leaves its room
/// to her grip where that is decided.
fn drawn(scene: &Scene<'_, InTooDeep>, echo: &Echo, card: EchoCard, deciding: bool) -> Markup {
    let data = card.data();
    let named = |letter: Letter| words::criminal(echo.at(letter));
    let barrier = if data.marked_barrier {
        "panel-die-marked"
    } else {
        "panel-die-unmarked"
    };
    let rows = [
        ("1", named(data.criminals[0])),
        ("2", named(data.criminals[1])),
        ("3", words::item(data.item)),
        (
            "4",
            Phrase::new("panel-die-searches").with("zone", words::zone(data.searches_to)),
        ),
        ("5", Phrase::new(barrier)),
        ("6", Phrase::new("panel-die-guardian")),
    ];
    let hook = Phrase::new("panel-card-hooks")
        .with("letter", words::letter(data.hook))
        .with("criminal", named(data.hook));
    html! {
        div.ecard {
            p { (signs::sign("p-hook")) b { (scene.say(&hook)) } }
            @if !deciding {
                ol.die aria-label=(scene.word("panel-die")) {
                    @for (face, words) in rows { li { b { (face) } span { (scene.say(&words)) } } }
                }
            }
            (ends(scene, card))
        }
    }
}
