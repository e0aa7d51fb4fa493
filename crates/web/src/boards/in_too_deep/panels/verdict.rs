//! How the game ended: the plan, and who was how corrupt (ID-23.3 to ID-23.8).

use in_too_deep::score::{self, Verdict};
use in_too_deep::{InTooDeep, words};
use kernel::{Game, Phrase, RuleId};
use maud::{Markup, html};

use super::signs;
use crate::board::Scene;
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
            p.foiled[verdict.foiled] { (scene.say(&plan)) }
            @if verdict.is_tie_broken(&totals) {
                p.tie { (scene.word("panel-tie")) " " (draw::rule_link(InTooDeep::INFO.id, RuleId("ID-24.1"))) }
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
