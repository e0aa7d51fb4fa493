//! The real thing: the binary in an empty directory, and real browsers at its tables.
//!
//! `scripts/test` installs Chromium and its driver where they are missing.

mod access;
mod driver;
mod escape_plan;
mod form;
mod friends;
mod in_too_deep;
mod plain;
mod player;
mod solo;
mod speakeasy;
mod table;
mod window;
