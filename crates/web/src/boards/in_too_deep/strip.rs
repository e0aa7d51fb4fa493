//! What is told of an agent beside the name.

use in_too_deep::InTooDeep;
use maud::{Markup, html};

use crate::board::Scene;

pub(super) fn purse(_scene: &Scene<'_, InTooDeep>) -> Markup {
    html! {}
}

pub(super) fn strip(_scene: &Scene<'_, InTooDeep>, _seat: kernel::Seat) -> Markup {
    html! {}
}
