//! The map of Fliptown.

use catalog::Texts;
use catalog::games::Fliptown;
use kernel::Game;

use super::{Board, Frame};

impl Board for Fliptown {
    fn draw(_view: &<Fliptown as Game>::View, _texts: &Texts, _frame: Frame) -> Vec<String> {
        Vec::new()
    }
}
