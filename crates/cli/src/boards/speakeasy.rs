//! The table of Speakeasy.

use catalog::Texts;
use catalog::games::Speakeasy;
use speakeasy::View;

use super::{Board, Frame};

impl Board for Speakeasy {
    fn draw(_: &View, _: &Texts, _: Frame) -> Vec<String> {
        Vec::new()
    }
}
