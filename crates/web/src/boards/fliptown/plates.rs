//! The map: its plates with sites, marks and hotspots.

use fliptown::Fliptown;
use maud::{Markup, html};

use crate::board::Scene;

/// The symbols and patterns of the page.
pub(super) fn sprite() -> Markup {
    html! {}
}

/// The map of the hero.
pub(super) fn plates(_scene: &Scene<'_, Fliptown>) -> Markup {
    html! {}
}
