//! The table of In Too Deep.

use catalog::Texts;
use catalog::games::InTooDeep;
use in_too_deep::View;

use super::{Board, Frame};

impl Board for InTooDeep {
    fn draw(_view: &View, _texts: &Texts, _frame: Frame) -> Vec<String> {
        Vec::new()
    }
}
