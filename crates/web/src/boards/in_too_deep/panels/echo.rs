//! Echo, if she plays.

use in_too_deep::InTooDeep;
use maud::{Markup, html};

use crate::board::Scene;

pub(in super::super) fn echo(_scene: &Scene<'_, InTooDeep>) -> Markup {
    html! {}
}
