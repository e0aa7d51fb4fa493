//! The parts of the board, on a phone.

use in_too_deep::InTooDeep;
use maud::{Markup, html};

use crate::board::Scene;

pub(super) fn regions(_scene: &Scene<'_, InTooDeep>) -> Markup {
    html! {}
}
