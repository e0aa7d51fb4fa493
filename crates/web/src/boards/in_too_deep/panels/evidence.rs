//! The bar, the display and the support offer.

use in_too_deep::InTooDeep;
use maud::{Markup, html};

use crate::board::Scene;

pub(in super::super) fn evidence(_scene: &Scene<'_, InTooDeep>) -> Markup {
    html! {}
}
