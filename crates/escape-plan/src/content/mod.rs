//! The content pack: `data/escape_plan.toml` as typed tables, read once.

mod atlas;
pub mod grid;
mod kit;
mod tables;

use std::sync::LazyLock;

use kernel::pack;

pub use atlas::{Atlas, NodeData, TileData, atlas};
pub use kit::*;
pub use tables::*;

/// The text of the content pack.
pub const DATA: &str = include_str!("../../data/escape_plan.toml");

/// The content pack.
pub fn content() -> &'static Content {
    static CONTENT: LazyLock<Content> = LazyLock::new(|| pack::read(DATA));
    &CONTENT
}
