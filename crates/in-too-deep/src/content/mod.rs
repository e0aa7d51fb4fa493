//! The content pack: `data/in_too_deep.toml` as typed tables, read once.

mod check;
mod lookups;
mod tables;

use std::cell::Cell;
use std::sync::LazyLock;

use kernel::Phrase;
use kernel::pack::{self, BuiltIn, Faults, InPlay, Past};

use crate::words;

pub use tables::*;

/// The text of the content pack.
pub const DATA: &str = include_str!("../../data/in_too_deep.toml");

thread_local! {
    static IN_PLAY: Cell<InPlay<Content>> = const { Cell::new(InPlay::NONE) };
}

/// The tables of the content pack that is in play.
#[inline]
pub fn content() -> &'static Content {
    pack::in_play()
}

impl pack::Content for Content {
    const GAME: &'static str = "in-too-deep";
    const DATA: &'static str = DATA;
    const PAST: &'static [Past] = &[Past {
        hash: "252a31fc4f336185405dcb6d5b69250b",
        text: include_str!("../../data/past/first_edition.toml"),
    }];

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
        self.sort_crimes();
    }

    fn check(&self, faults: &mut Faults<'_>) {
        self.find_faults(faults);
    }

    fn label(table: &str, id: &str) -> Option<Phrase> {
        words::label(table, id)
    }
}
