//! What the question is about: the steps of the turn and the hooked criminals.

use in_too_deep::InTooDeep;
use maud::{Markup, html};

use crate::board::Scene;

pub(super) fn lineup(_scene: &Scene<'_, InTooDeep>) -> Markup {
    html! {}
}
