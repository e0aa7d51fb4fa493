//! The rules of Escape Plan: after a bank robbery every player is a thief who has three days to
//! collect the money hidden in a city that grows while the police fill its streets, and to leave it
//! through the only exit that is still open.
//!
//! [`EscapePlan`] is the state and implements [`kernel::Game`]. Rules are numbered in
//! `docs/rules/escape_plan.md`; code cites them where the reader would ask why.
//!
//! [`step`] names what can be asked of a seat, `legal` says what each answer needs and why not, `dealer` does
//! what follows; [`view`] is what one viewer may know, and all that an interface draws from.

mod absent;
pub mod action;
pub mod amendment;
pub mod automa;
pub mod city;
pub mod content;
mod dealer;
pub mod event;
pub mod figure;
mod game;
mod idle;
mod imagine;
mod invariants;
mod legal;
pub mod node;
pub mod notoriety;
pub mod options;
pub mod pieces;
pub mod piles;
pub mod player;
pub mod prompt;
pub mod score;
pub mod state;
pub mod step;
mod tool;
pub mod travel;
pub mod view;
pub mod whynot;
pub mod words;

pub use action::Action;
pub use event::Event;
pub use options::Options;
pub use prompt::Prompt;
pub use state::EscapePlan;
pub use view::View;
pub use whynot::WhyNot;

#[cfg(test)]
mod tests;
