//! What somebody who has left the table does: sensible, never wasteful.

use crate::action::Action;
use crate::view::View;

pub(crate) fn choose(_view: &View, legal: &[Action]) -> Action {
    legal[0]
}
