//! How an action stands in the list.

use in_too_deep::{Action, InTooDeep};
use kernel::Phrase;

use crate::board::{Row, Scene};

pub(super) fn row(_scene: &Scene<'_, InTooDeep>, _action: Action) -> Row {
    Row {
        group: Phrase::new("echo"),
        folded: false,
        icon: None,
        bare: None,
        note: None,
        price: None,
        short: None,
    }
}
