//! What the end of the act brings: wars and cops, and what is still hidden in the stacks.

use kernel::{Phrase, Set};
use maud::{Markup, html};
use speakeasy::Speakeasy;
use speakeasy::content::content;
use speakeasy::pieces::District;

use super::super::ink::{self, Anchor, Frame};
use super::order;
use crate::board::Scene;

pub(super) fn time(scene: &Scene<'_, Speakeasy>) -> Markup {
    let view = &scene.sight.view;
    // Before the first act its end is already announced.
    let act = view.act.max(1);
    let Some(index) = usize::from(act)
        .checked_sub(1)
        .filter(|at| *at < content().acts.war_strength_min.len())
    else {
        return html! {};
    };
    let acts = &content().acts;
    let range = format!(
        "{}–{}",
        acts.war_strength_min[index], acts.war_strength_max[index]
    );
    let x = order::end(view.options.bosses());
    let later = view.gangs.later.len();
    let cops = view.manhattan.cops_later.len();
    html! {
        (ink::fitted("face", (x, 11.), 12., Anchor::Start, 296. - x, &scene.say(&Phrase::new("board-end-of-act").with("act", act))))
        g {
            title { (scene.word("board-wars")) }
            g.wart { (ink::icon("war", (x, 17.), 18.)) }
            (ink::fitted("b", (x + 23., 31.), 12.5, Anchor::Start, 238. - x - 23., &numbers(view.gangs.targets)))
            (ink::icon("pistol", (242., 19.), 15.))
            (ink::fitted("b", (259., 31.), 12.5, Anchor::Start, 36., &range))
        }
        g {
            title { (scene.word("board-patrols")) }
            g.copt { (ink::icon("cop", (x, 39.), 18.)) }
            (ink::fitted("b", (x + 23., 53.), 12.5, Anchor::Start, 296. - x - 23., &numbers(view.manhattan.cops_coming)))
        }
        @if later + cops > 0 {
            (ink::fitted("face", (334., 11.), 12., Anchor::End, 36., &scene.word("board-later")))
            (stack(scene, later, 16.))
            (stack(scene, cops, 38.))
        }
    }
}

/// The numbers of districts.
fn numbers(districts: Set<District>) -> String {
    let ids: Vec<&str> = districts.iter().map(District::id).collect();
    if ids.is_empty() {
        "–".to_owned()
    } else {
        ids.join(" · ")
    }
}

/// Tokens of later acts, face down.
fn stack(scene: &Scene<'_, Speakeasy>, count: usize, y: f32) -> Markup {
    html! {
        @if count > 0 {
            g.back {
                title { (scene.say(&Phrase::new("board-later-count").with("count", count as i64))) }
                (ink::rect("", Frame::new(304., y + 2., 28., 18.), 2.))
                (ink::rect("", Frame::new(302., y, 28., 18.), 2.))
                (ink::text("b onlac", (316., y + 14.), 12., Anchor::Middle, &count.to_string()))
            }
        }
    }
}
