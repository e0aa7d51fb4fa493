//! The console: ports, grip, memory, dilemmas.

use in_too_deep::InTooDeep;
use maud::{Markup, html};

use crate::board::Scene;

pub(in super::super) fn console(_scene: &Scene<'_, InTooDeep>) -> Markup {
    html! {}
}
