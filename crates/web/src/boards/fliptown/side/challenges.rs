//! The twenty challenges of a solo game: what each asks for, and how far the map is.

use fliptown::Fliptown;
use fliptown::content::{Challenge, Scope, content};
use fliptown::goal::Progress;
use fliptown::score::{Career, challenges_held, challenges_lost};
use fliptown::step::Stage;
use kernel::{Game, Phrase, RuleId};
use maud::{Markup, html};
use table::Sight;

use super::hero_sheet;
use crate::board::Scene;
use crate::draw;

/// FT-22.1 says when they are looked at.
const RULE: RuleId = RuleId("FT-22.1");

/// Whether the challenges that look at several games are counted (FT-22.2): when one of them is over, for
/// whoever played it.
pub(in super::super) fn recalls(sight: &Sight<Fliptown>) -> bool {
    let view = &sight.view;
    view.options.solo() && view.stage == Stage::Over && sight.own().is_some()
}

/// What the viewer has reached in this game and the earlier ones.
fn career(scene: &Scene<'_, Fliptown>) -> Career {
    let mut career = Career::default();
    for view in scene.past.iter().chain([&scene.sight.view]) {
        career.add(view);
    }
    career
}

/// How a challenge stands.
enum Standing {
    Met,
    /// Only to be met in another game.
    Lost,
    Far(Progress),
    /// Several games are looked at, and this one is not over.
    Later,
}

/// The panel, for who plays alone.
pub(super) fn panel(scene: &Scene<'_, Fliptown>) -> Markup {
    let view = &scene.sight.view;
    if !view.options.solo() {
        return html! {};
    }
    let all = &content().solo_challenges;
    let standings = standings(scene, all);
    let met = standings.iter().filter(|one| matches!(one, Standing::Met));
    let count = Phrase::new(match view.stage {
        Stage::Over => "side-challenges-met",
        _ => "side-challenges-held",
    });
    let count = count
        .with("done", met.count() as i64)
        .with("asked", all.len() as i64);
    html! {
        section.panel #challenges {
            details #goals {
                summary { b { (scene.word("side-challenges")) } " " small { (scene.say(&count)) } }
                ol {
                    @for (one, standing) in all.iter().zip(&standings) { (challenge(scene, one, standing)) }
                }
                p { (draw::rule_link(Fliptown::INFO.id, RULE)) }
            }
        }
    }
}

fn standings(scene: &Scene<'_, Fliptown>, all: &[Challenge]) -> Vec<Standing> {
    let view = &scene.sight.view;
    let held: Vec<u8> = challenges_held(view).iter().map(|one| one.n).collect();
    let lost: Vec<u8> = challenges_lost(view).iter().map(|one| one.n).collect();
    let career = recalls(scene.sight).then(|| career(scene));
    let standing = |one: &Challenge| {
        let progress = match (one.scope, &career) {
            (Scope::Game, _) => Some(hero_sheet(scene).progress(&one.condition)),
            (Scope::Career, Some(career)) => career.progress(&one.condition),
            (Scope::Career, None) => None,
        };
        let met = held.contains(&one.n)
            || one.scope == Scope::Career && progress.is_some_and(Progress::is_complete);
        match progress {
            _ if met => Standing::Met,
            _ if lost.contains(&one.n) => Standing::Lost,
            Some(progress) => Standing::Far(progress),
            None => Standing::Later,
        }
    };
    all.iter().map(standing).collect()
}

fn challenge(scene: &Scene<'_, Fliptown>, one: &Challenge, standing: &Standing) -> Markup {
    html! {
        li.y[matches!(standing, Standing::Met)].lost[matches!(standing, Standing::Lost)] {
            (scene.say(&one.told())) " "
            @match standing {
                Standing::Met => { (draw::icon("check")) span.vh { (scene.word("side-challenge-held")) } }
                Standing::Lost => { small { (scene.word("side-challenge-lost")) } }
                Standing::Later => { small { (scene.word("side-challenge-career")) } }
                // What is there or not has no way to it.
                Standing::Far(Progress { asked: 0..=1, .. }) => {}
                Standing::Far(Progress { done, asked }) => {
                    small {
                        (scene.say(&Phrase::new("side-progress").with("done", *done as i64).with("asked", *asked as i64)))
                    }
                }
            }
        }
    }
}
