//! Crimes in hand with what they still lack.

use in_too_deep::InTooDeep;
use maud::{Markup, html};

use crate::board::Scene;

pub(in super::super) fn hand(_scene: &Scene<'_, InTooDeep>) -> Markup {
    html! {}
}
