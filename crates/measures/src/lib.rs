//! What is measured of the whole house, and by one command written into `docs/measures.md`:
//! `cargo run --release -p measures`.
//!
//! [`named`] counts the rules that tests name, [`exercise`] plays games in every mode and counts what of the
//! [`inventory`] of the box they use, [`speed`] and [`server`] tell how fast it all is. [`report`] makes a page of
//! it. Tests use the first two with fewer games and hold the house to them.

pub mod exercise;
pub mod inventory;
pub mod named;
pub mod report;
pub mod server;
pub mod speed;
