//! The browser table: pages drawn on the server from what a viewer may see, live updates, and the
//! JSON API beside them.

mod api;
mod app;
mod assets;
mod board;
mod boards;
mod config;
mod connections;
mod draw;
mod files;
mod guard;
mod guest;
mod hand;
mod live;
mod metrics;
mod pages;
mod problem;
mod reader;
mod routes;
mod server;
mod texts;

pub use config::{Config, PublicUrl, PublicUrlError};
pub use server::{ServeError, Server};
pub use texts::TEXTS;
