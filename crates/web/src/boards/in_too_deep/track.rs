//! How far the game is: chapters and the display.

use in_too_deep::InTooDeep;
use maud::{Markup, html};

use crate::board::Scene;

pub(super) fn track(_scene: &Scene<'_, InTooDeep>) -> Markup {
    html! {}
}

pub(super) fn heading(_event: &in_too_deep::Event) -> Option<crate::board::Heading> {
    None
}
