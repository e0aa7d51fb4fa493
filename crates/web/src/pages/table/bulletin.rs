//! How a round, a chapter, an act ended: told once, in the order in which it happened, until the viewer acts. It is in
//! the log, too, but there the next turns lie upon it.

use maud::{Markup, html};

use super::log::{self, Chapter};
use crate::board::{Board, Scene};

/// The sheet upon the board; it can be put aside.
pub(super) fn bulletin<G: Board>(scene: &Scene<'_, G>) -> Markup {
    let close = match scene.sight.finished {
        true => None,
        false => last_close::<G>(scene),
    };
    let Some(Chapter { heading, events }) = close else {
        return html! {};
    };
    let lines = log::lines::<G>(&scene.sight.story[events]);
    html! {
        details.panel.bulletin #bulletin open {
            summary { h2 { (scene.say(&heading)) } }
            (log::in_order(scene, &lines))
        }
    }
}

/// The newest end of a part that has news for the viewer, whole, from the event on that it begins with. Whoever has to
/// decide something in it, a gang war, what to store, is not told while it lasts: the sheet would lie upon the answers,
/// and half of it would count as known. Whoever only watches never acts: they are told while it lasts.
fn last_close<G: Board>(scene: &Scene<'_, G>) -> Option<Chapter> {
    let story = &scene.sight.story;
    let mut chapters = log::chapters::<G>(story);
    if scene.sight.is_my_turn() {
        chapters.pop();
    }
    let newest = match scene.sight.own() {
        Some(_) => chapters.len(),
        None => 1,
    };
    chapters.into_iter().rev().take(newest).find_map(|chapter| {
        let closes = |at: &usize| G::closes(&story[*at].event);
        let begin = chapter.events.clone().find(closes)?;
        let events = begin..chapter.events.end;
        let news = story[events.clone()].iter().any(|told| told.fresh);
        news.then_some(Chapter { events, ..chapter })
    })
}
