//! Everything that a drawing depends on, and signs that all parts share.

use catalog::Texts;
use kernel::{Phrase, Seat};
use speakeasy::View;
use speakeasy::boss::Boss;
use speakeasy::words;

use crate::style::{Ink, Style};

/// The inks of the bosses, by their number at the table.
const INKS: [Ink; 4] = [Ink::Blue, Ink::Magenta, Ink::Yellow, Ink::Green];

/// A view and how it is told.
pub(super) struct Scene<'a> {
    pub(super) view: &'a View,
    texts: &'a Texts,
    style: Style,
}

impl<'a> Scene<'a> {
    pub(super) fn new(view: &'a View, texts: &'a Texts, style: Style) -> Scene<'a> {
        Scene { view, texts, style }
    }

    pub(super) fn say(&self, phrase: &Phrase) -> String {
        self.texts.say(phrase)
    }

    pub(super) fn paint(&self, ink: Ink, text: impl std::fmt::Display) -> String {
        self.style.paint(ink, text)
    }

    /// A heavy word.
    pub(super) fn title(&self, id: &'static str) -> String {
        self.paint(Ink::Bold, self.texts.word(id))
    }

    pub(super) fn word(&self, id: &'static str) -> String {
        self.texts.word(id)
    }

    /// A message about a number.
    pub(super) fn count(&self, id: &'static str, count: impl Into<i64>) -> String {
        self.say(&Phrase::new(id).with("count", count.into()))
    }

    pub(super) fn money(&self, amount: u16) -> String {
        self.say(&words::money(amount))
    }

    /// Somebody by name, in the own ink.
    pub(super) fn name(&self, boss: Boss) -> String {
        let name = self.say(&words::boss_name(boss));
        self.paint(INKS[boss.index() % INKS.len()], name)
    }

    /// The first letter of somebody's name, in the own ink; the viewer is set apart.
    pub(super) fn initial(&self, boss: Boss) -> String {
        let name = self.say(&words::boss_name(boss));
        let letter: String = name.chars().take(1).flat_map(char::to_uppercase).collect();
        if boss.seat().is_some_and(|seat| self.view.viewer.is(seat)) {
            return self.paint(Ink::Reverse, letter);
        }
        self.paint(INKS[boss.index() % INKS.len()], letter)
    }

    pub(super) fn is_own(&self, seat: Seat) -> bool {
        self.view.viewer.is(seat)
    }

    /// Several names in one line.
    pub(super) fn names<T>(
        &self,
        things: impl IntoIterator<Item = T>,
        name: impl Fn(T) -> Phrase,
    ) -> Vec<String> {
        things
            .into_iter()
            .map(|thing| self.say(&name(thing)))
            .collect()
    }
}

/// Filled and empty dots.
pub(super) fn dots(filled: u8, of: u8) -> String {
    (0..of)
        .map(|n| if n < filled { '●' } else { '○' })
        .collect()
}
