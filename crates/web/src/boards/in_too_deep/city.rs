//! The ring of zones with everything in it.

use in_too_deep::InTooDeep;
use maud::{Markup, html};

use crate::board::Scene;

pub(super) fn city(_scene: &Scene<'_, InTooDeep>) -> Markup {
    html! {}
}
