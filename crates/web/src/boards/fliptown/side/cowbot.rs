//! The cowbot: what makes it steal, and what it counts in the end.

use fliptown::content::content;
use fliptown::{Event, Fliptown};
use kernel::{Game, Phrase, RuleId};
use maud::{Markup, html};

use super::signs;
use crate::board::Scene;
use crate::draw;
use crate::pages::table::suited;

/// FT-21.5 says when it steals.
const THEFT: RuleId = RuleId("FT-21.5");

/// Its token beside what it did: the first letter of its name, in the shape of those whom the rules play.
pub(in super::super) fn automa(scene: &Scene<'_, Fliptown>, event: &Event) -> Option<Markup> {
    let (Event::CowbotArrived { cowbot, .. } | Event::CowbotStole { cowbot, .. }) = event else {
        return None;
    };
    let name = scene.say(&Phrase::name("cowbot", cowbot.id()));
    let letter: String = name.chars().take(1).collect();
    Some(html! { span.tok.s.automa title=(name) { (letter) span.vh { (name) } } })
}

/// Its panel, if one is played against.
pub(super) fn panel(scene: &Scene<'_, Fliptown>) -> Markup {
    let view = &scene.sight.view;
    let (Some(cowbot), Some(opponent)) = (view.cowbot, view.options.opponent()) else {
        return html! {};
    };
    let data = cowbot.data();
    let rules = &content().cowbot_rules;
    let counted = rules.regions_counted.at(opponent.difficulty);
    let each = rules.points_per_stolen_card.at(opponent.difficulty);
    let stolen = Phrase::new("side-stolen")
        .with("count", view.stolen() as i64)
        .with("points", each);
    html! {
        section.panel #cowbot {
            h2 {
                (scene.say(&Phrase::name("cowbot", cowbot.id()))) " "
                small { (scene.say(&Phrase::name("difficulty", opponent.difficulty.id()))) }
            }
            p.steals {
                span { (suited(&scene.say(&Phrase::name("side-steals", cowbot.id())))) }
                " " b { (scene.say(&stolen)) } " "
                (draw::rule_link(Fliptown::INFO.id, THEFT))
            }
            p.steals {
                (scene.word("side-counts")) " "
                span.factors {
                    @for factor in &data.multipliers[..counted] {
                        span.chip title=(scene.say(&Phrase::name("region", factor.region.id()))) {
                            (signs::region(factor.region)) "×" (factor.x)
                        } " "
                    }
                }
            }
        }
    }
}
