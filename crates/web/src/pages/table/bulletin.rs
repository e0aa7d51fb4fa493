//! How a round, a chapter, an act ended while the viewer could do nothing about it: told once, in the order in which it
//! happened, until the viewer acts. It is in the log, too, but there the next turns lie upon it.

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
    let story = &scene.sight.story[events];
    // Whoever is named in a line is known in the next one.
    let above = |at: usize| G::line(&story[at.checked_sub(1)?].event);
    html! {
        details.panel.bulletin #bulletin open {
            summary { h2 { (scene.say(&heading)) } }
            ol.log {
                @for (at, told) in story.iter().enumerate() {
                    (log::line(scene, told, above(at).as_ref()))
                }
            }
        }
    }
}

/// The newest end of a part that the viewer has not acted after, from the event on that it begins with.
fn last_close<G: Board>(scene: &Scene<'_, G>) -> Option<Chapter> {
    let story = &scene.sight.story;
    let closes = |at: &usize| story[*at].fresh && G::closes(&story[*at].event);
    let mut chapters = log::chapters::<G>(story).into_iter().rev();
    chapters.find_map(|chapter| {
        let begin = chapter.events.clone().find(closes)?;
        Some(Chapter {
            events: begin..chapter.events.end,
            ..chapter
        })
    })
}
