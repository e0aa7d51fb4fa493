//! How the game ended: the last investigation (ID-22.1, ID-22.2), the plan, and who was how corrupt (ID-23.3 to ID-23.8).

use in_too_deep::score::{self, Verdict};
use in_too_deep::{Event, InTooDeep, words};
use kernel::{Explain, Game, Phrase, RuleId};
use maud::{Markup, html};

use super::signs;
use crate::board::Scene;
use crate::boards::in_too_deep::track;
use crate::draw;

pub(in super::super) fn verdict(scene: &Scene<'_, InTooDeep>) -> Markup {
    let view = &scene.sight.view;
    let Some(verdict) = Verdict::of(view) else {
        return html! {};
    };
    let standing = &scene.sight.standing;
    let totals = score::totals(&standing.seats, &standing.automas);
    let needed = view.open.options.size().kinds_to_foil;
    // More than enough is enough.
    let kinds = score::kinds_proven(&score::plan_known(view)).min(needed);
    let plan = Phrase::new(if verdict.foiled {
        "panel-foiled"
    } else {
        "panel-not-foiled"
    });
    let plan = plan
        .with("kinds", kinds as i64)
        .with("needed", needed as i64);
    html! {
        section.panel.verdict #verdict {
            h2 { (scene.word("panel-verdict")) " " small { (scene.word("panel-corruption")) } }
            @for event in closing(scene) { (closed(scene, event)) }
            p.foiled[verdict.foiled] { (scene.say(&plan)) }
            @if verdict.is_tie_broken(&totals) {
                p.plain { (scene.word("panel-tie")) " " (draw::rule_link(InTooDeep::INFO.id, RuleId("ID-24.1"))) }
            }
            ul {
                @for (number, agent) in view.open.agents().enumerate() {
                    @let edge = verdict.is_over_the_edge(number);
                    @let bonus = verdict.bonus(number);
                    li {
                        (signs::agent(scene, agent))
                        span.who { (scene.say(&words::agent_name(agent))) }
                        @if edge { span.chip.near { (scene.word("panel-over-the-edge")) } }
                        @if bonus > 0 { span.chip { (scene.word("panel-least-corrupt")) " +" (bonus) (signs::sign("p-intel")) } }
                        b.n { (draw::plain(verdict.corruption[number].into())) } (signs::sign("p-corr"))
                    }
                }
            }
        }
    }
}

/// What came of the last investigation, and what it brought or cost everybody: no chapter follows on this one, so that
/// nothing else tells it.
fn closing<'a>(scene: &'a Scene<'_, InTooDeep>) -> impl Iterator<Item = &'a Event> {
    let story = &scene.sight.story;
    let begin = story.iter().rposition(|told| track::closes(&told.event));
    let events = story[begin.unwrap_or(story.len())..].iter();
    events.map(|told| &told.event).filter(|event| {
        let dues = matches!(event, Event::FilesRewarded { .. } | Event::IntelLost { .. });
        dues || track::closes(event)
    })
}

fn closed(scene: &Scene<'_, InTooDeep>, event: &Event) -> Markup {
    let said = scene.say(&event.phrase());
    let solved = matches!(event, Event::InvestigationSucceeded { .. });
    html! {
        @if track::closes(event) { p.solved[solved] { (said) } }
        @else { p.plain { (said) " " (draw::rule_link(InTooDeep::INFO.id, event.rule())) } }
    }
}
