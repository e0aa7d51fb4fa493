//! The twenty challenges of a solo game: what each asks for, and how far the map is.

use fliptown::Fliptown;
use fliptown::content::{Challenge, Scope, content};
use fliptown::goal::Progress;
use fliptown::score::challenges_held;
use fliptown::step::Stage;
use kernel::{Game, Phrase, RuleId};
use maud::{Markup, html};

use super::hero_sheet;
use crate::board::Scene;
use crate::draw;

/// FT-22.1 says when they are looked at.
const RULE: RuleId = RuleId("FT-22.1");

/// The panel, for who plays alone.
pub(super) fn panel(scene: &Scene<'_, Fliptown>) -> Markup {
    let view = &scene.sight.view;
    if !view.options.solo() {
        return html! {};
    }
    let held: Vec<u8> = challenges_held(view).iter().map(|one| one.n).collect();
    let all = &content().solo_challenges;
    let count = Phrase::new(match view.stage {
        Stage::Over => "side-challenges-met",
        _ => "side-challenges-held",
    });
    let count = count
        .with("done", held.len() as i64)
        .with("asked", all.len() as i64);
    html! {
        section.panel #challenges {
            details #goals {
                summary { b { (scene.word("side-challenges")) } " " small { (scene.say(&count)) } }
                ol {
                    @for one in all { (challenge(scene, one, held.contains(&one.n))) }
                }
                p { (draw::rule_link(Fliptown::INFO.id, RULE)) }
            }
        }
    }
}

fn challenge(scene: &Scene<'_, Fliptown>, one: &Challenge, held: bool) -> Markup {
    let Progress { done, asked } = hero_sheet(scene).progress(&one.condition);
    let so_far = Phrase::new("side-progress")
        .with("done", done as i64)
        .with("asked", asked as i64);
    html! {
        li.y[held] {
            (scene.say(&Phrase::name("challenge", &one.id))) " "
            @if one.scope == Scope::Career {
                small { (scene.word("side-challenge-career")) }
            } @else if held {
                (draw::icon("check")) span.vh { (scene.word("side-challenge-held")) }
            } @else if asked > 1 {
                small { (scene.say(&so_far)) }
            }
        }
    }
}
