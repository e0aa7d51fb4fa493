//! The tracks beside the board: turn order, what the end of the act brings, notoriety.

mod notoriety;
mod order;
mod time;

use maud::{Markup, html};
use speakeasy::Speakeasy;

use crate::board::Scene;

pub(super) fn panel(scene: &Scene<'_, Speakeasy>) -> Markup {
    html! {
        section.panel #tracks {
            h2.vh { (scene.word("board-tracks")) }
            svg.plate.tracks viewBox="-1 0 336 132" role="group" aria-label=(scene.word("board-tracks")) {
                (order::order(scene))
                (time::time(scene))
                (notoriety::notoriety(scene))
            }
        }
    }
}
