//! The content pack: `data/in_too_deep.toml` as typed tables, read once.

mod lookups;
mod tables;

use std::sync::LazyLock;

use kernel::pack;

pub use tables::*;

/// The text of the content pack.
pub const DATA: &str = include_str!("../../data/in_too_deep.toml");

/// The content pack.
pub fn content() -> &'static Content {
    static CONTENT: LazyLock<Content> = LazyLock::new(|| pack::read(DATA));
    &CONTENT
}
