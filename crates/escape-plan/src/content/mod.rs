//! The content pack: `data/escape_plan.toml` as typed tables, read once.

mod atlas;
mod check;
pub mod grid;
mod kit;
mod prints;
mod tables;

use std::cell::Cell;
use std::sync::LazyLock;

use kernel::Phrase;
use kernel::pack::{self, BuiltIn, Faults, InPlay};

pub use atlas::{Atlas, NodeData, TileData, atlas};
pub use kit::*;
pub use tables::*;

use crate::pieces::Group;

/// The text of the content pack.
pub const DATA: &str = include_str!("../../data/escape_plan.toml");

thread_local! {
    static IN_PLAY: Cell<InPlay<Content>> = const { Cell::new(InPlay::NONE) };
}

/// The tables of the content pack that is in play.
#[inline]
pub fn content() -> &'static Content {
    pack::in_play()
}

impl pack::Content for Content {
    const GAME: &'static str = "escape-plan";
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
        self.groups = Group::ALL.map(|group| self.places_of(group));
        if prints::faults(&self.tiles, &self.location_kinds).is_empty() {
            self.atlas = Atlas::new(&self.tiles);
        }
    }

    fn check(&self, faults: &mut Faults<'_>) {
        self.find_faults(faults);
    }

    fn label(table: &str, id: &str) -> Option<Phrase> {
        crate::words::component(table, id)
    }
}
