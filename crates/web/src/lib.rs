//! The browser table: pages drawn on the server from what a viewer may see, live updates, and the
//! JSON API beside them.

mod assets;
mod board;
mod boards;
mod draw;
mod pages;
mod reader;
mod texts;

pub use texts::TEXTS;
