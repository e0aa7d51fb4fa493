//! The rules of Speakeasy: every player is a mob boss in the Manhattan of Prohibition, who opens bars,
//! makes, buys, robs and sells barrels, and keeps police and rival gangs at bay.
//!
//! [`Speakeasy`] is the state and implements [`kernel::Game`]. Rules are numbered in
//! `docs/rules/speakeasy.md`; code cites them where the reader would ask why.
//!
//! [`step`] names what can be asked of a seat, `legal` says what each answer needs and why not, `dealer` does
//! what follows; [`view`] is what one viewer may know, and all that an interface draws from.

mod absent;
pub mod action;
pub mod amendment;
pub mod boss;
mod cargo;
pub mod content;
pub mod control;
mod dealer;
pub mod docks;
pub mod event;
mod game;
pub mod goal;
mod imagine;
mod invariants;
mod legal;
pub mod market;
pub mod options;
pub mod pieces;
pub mod player;
pub mod prompt;
pub mod score;
pub mod space;
pub mod state;
pub mod step;
pub mod strength;
pub mod strokes;
pub mod view;
pub mod whynot;
pub mod words;
pub mod works;

pub use action::Action;
pub use event::Event;
pub use options::Options;
pub use prompt::Prompt;
pub use state::Speakeasy;
pub use view::View;
pub use whynot::WhyNot;

#[cfg(test)]
mod tests;
