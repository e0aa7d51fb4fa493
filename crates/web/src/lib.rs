//! The browser table: pages drawn on the server from what a viewer may see, live updates, and the
//! JSON API beside them. For `backroom serve`: [`Server`] opens it with a [`Config`], [`TEXTS`] is what it says.
//!
//! Who works on it begins at `server` and `api` (every address), `routes` (what each does), `pages` (what is
//! drawn around the board) and `board` (what a game has to draw; `boards` has the four).

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
mod talk;
mod texts;
mod whence;

pub use config::{Config, PublicUrl, PublicUrlError};
pub use server::{ServeError, Server};
pub use texts::TEXTS;
