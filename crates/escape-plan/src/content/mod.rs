//! The content pack: `data/escape_plan.toml` as typed tables, read once.

mod atlas;
pub mod grid;
mod kit;
mod tables;

use std::sync::LazyLock;

pub use atlas::{Atlas, NodeData, TileData, atlas};
pub use kit::*;
pub use tables::*;

/// The text of the content pack.
pub const DATA: &str = include_str!("../../data/escape_plan.toml");

/// The content pack.
pub fn content() -> &'static Content {
    static CONTENT: LazyLock<Content> = LazyLock::new(|| {
        toml::from_str(DATA).expect("the content pack is part of the program and tested")
    });
    &CONTENT
}
