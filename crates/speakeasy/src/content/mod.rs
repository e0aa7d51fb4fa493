//! The content pack: `data/speakeasy.toml` as typed tables, read once.

mod check;
mod effect;
mod label;
mod lookups;
mod solo;
mod tables;

use std::cell::Cell;
use std::sync::LazyLock;

use kernel::Phrase;
use kernel::pack::{self, BuiltIn, Faults, InPlay};

pub(crate) use lookups::harbours;

pub use effect::{Alliance, AnyOr, Effect, Raise, Row};
pub use lookups::Derived;
pub use solo::{ByType, Solo, SoloLevel};
pub use tables::*;

/// The text of the content pack.
pub const DATA: &str = include_str!("../../data/speakeasy.toml");

thread_local! {
    static IN_PLAY: Cell<InPlay<Content>> = const { Cell::new(InPlay::NONE) };
}

/// The tables of the content pack that is in play.
#[inline]
pub fn content() -> &'static Content {
    pack::in_play()
}

impl pack::Content for Content {
    const GAME: &'static str = "speakeasy";
    const DATA: &'static str = DATA;

    fn built_in() -> &'static BuiltIn<Content> {
        static BUILT_IN: LazyLock<BuiltIn<Content>> = LazyLock::new(BuiltIn::read);
        &BUILT_IN
    }

    fn in_play() -> InPlay<Content> {
        IN_PLAY.get()
    }

    fn put_in_play(content: InPlay<Content>) {
        IN_PLAY.set(content);
    }

    fn complete(&mut self) {
        self.derived = Derived::of(self);
    }

    fn check(&self, faults: &mut Faults<'_>) {
        check::all(self, faults);
    }

    fn label(table: &str, id: &str) -> Option<Phrase> {
        label::of(table, id)
    }
}
