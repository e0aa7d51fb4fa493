//! The ring of zones with everything in it: a drawn ground under a list of places.

mod deeds;
mod ground;
mod middle;
mod pieces;
mod places;
mod skyline;
mod zone;

use in_too_deep::InTooDeep;
use maud::{Markup, html};

use super::panes::Pane;
use crate::board::Scene;
use crate::boards::panes::BoardPane;
use deeds::Deeds;

pub(super) fn city(scene: &Scene<'_, InTooDeep>) -> Markup {
    let deeds = Deeds::of(scene);
    let ring = scene.sight.view.open.city.ring.zones();
    html! {
        section.ringb #city aria-label=(scene.word("dawn-city")) data-aim[Pane::City.is_aim(scene)] {
            (ground::ground(scene, &deeds))
            ol.ring {
                @for (position, zone) in ring.into_iter().enumerate() {
                    (zone::zone(scene, &deeds, position, zone))
                }
                (middle::middle(scene, &deeds))
                (middle::barriers(scene, &deeds))
            }
            (middle::decks(scene, &deeds))
        }
    }
}
