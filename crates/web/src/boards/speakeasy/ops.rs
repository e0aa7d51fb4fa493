//! The lowest band: the board of a boss, the decks and displays, or the Rival; a rail at its side turns
//! from one to the other.

mod buildings;
mod crew;
mod decks;
mod hand;
mod operations;
mod rail;
mod rival;

use maud::{Markup, html};
use speakeasy::Speakeasy;

use super::desk::Desk;
use super::panes;
use crate::board::Scene;
use crate::boards::panes::BoardPane;
use rail::Pane;

pub(super) fn ops(scene: &Scene<'_, Speakeasy>) -> Markup {
    let Some(desk) = Desk::of(scene, scene.hero) else {
        return Markup::default();
    };
    let aim = panes::Pane::Board.is_aim(scene);
    html! {
        div.ops #sp-board data-aim[aim] {
            (rail::rail(scene))
            div.pane data-pane=(Pane::Board.id()) {
                (operations::plate(&desk))
                (crew::plate(&desk))
                (buildings::plate(&desk))
                (hand::plate(&desk))
            }
            @if let Some(rival) = &scene.sight.view.rival {
                div.pane data-pane=(Pane::Rival.id()) { (rival::plates(scene, rival)) }
            }
            div.pane data-pane=(Pane::Decks.id()) { (decks::plates(scene)) }
        }
    }
}

/// A plate of this band: all are equally high.
fn plate(id: &str, width: u16, label: &str, inside: &Markup) -> Markup {
    html! {
        svg.plate.op id=(id) data-width=(width) viewBox=(format_args!("0 0 {width} 218")) role="group" aria-label=(label) { (inside) }
    }
}
