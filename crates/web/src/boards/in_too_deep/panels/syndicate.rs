//! Missions, files and the plan.

use in_too_deep::InTooDeep;
use maud::{Markup, html};

use crate::board::Scene;

pub(in super::super) fn syndicate(_scene: &Scene<'_, InTooDeep>) -> Markup {
    html! {}
}
