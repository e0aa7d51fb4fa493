//! What every part of a board is drawn from: a view, and how it is told.

use std::fmt::Display;

use catalog::Texts;
use kernel::Phrase;

use crate::style::{Ink, Style};

/// A view and how it is told. What a game adds is in its own `scene`.
pub(super) struct Scene<'a, V> {
    pub(super) view: &'a V,
    pub(super) texts: &'a Texts,
    pub(super) style: Style,
}

impl<'a, V> Scene<'a, V> {
    pub(super) fn new(view: &'a V, texts: &'a Texts, style: Style) -> Scene<'a, V> {
        Scene { view, texts, style }
    }

    pub(super) fn say(&self, phrase: &Phrase) -> String {
        self.texts.say(phrase)
    }

    pub(super) fn word(&self, id: &'static str) -> String {
        self.texts.word(id)
    }

    pub(super) fn paint(&self, ink: Ink, text: impl Display) -> String {
        self.style.paint(ink, text)
    }

    /// A heavy word.
    pub(super) fn title(&self, id: &'static str) -> String {
        self.paint(Ink::Bold, self.word(id))
    }

    /// A message about a number.
    pub(super) fn count(&self, id: &'static str, count: impl Into<i64>) -> String {
        self.say(&Phrase::new(id).with("count", count.into()))
    }
}
