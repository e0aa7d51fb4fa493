//! The content pack: `data/speakeasy.toml` as typed tables, read once.

mod effect;
mod lookups;
mod solo;
mod tables;

use std::sync::LazyLock;

use kernel::pack;

pub(crate) use lookups::harbours;

pub use effect::{Alliance, AnyOr, Effect, Raise, Row};
pub use solo::{ByType, Solo, SoloLevel};
pub use tables::*;

/// The text of the content pack.
pub const DATA: &str = include_str!("../../data/speakeasy.toml");

/// The content pack.
pub fn content() -> &'static Content {
    static CONTENT: LazyLock<Content> = LazyLock::new(|| pack::read(DATA));
    &CONTENT
}
