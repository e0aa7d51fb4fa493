//! Beside the question: how far the turn is, and what the move that is pointed at comes to.

mod column;
mod look;
mod war;

use maud::{Markup, html};
use speakeasy::Speakeasy;
use speakeasy::step::Stage;

use crate::board::Scene;

pub(super) use column::few_words;

pub(super) fn lineup(scene: &Scene<'_, Speakeasy>) -> Markup {
    html! {
        @match scene.sight.view.stage {
            Stage::War { district, .. } => { (war::attack(scene, district)) }
            _ => { (column::column(scene)) }
        }
        (look::look(scene))
    }
}
