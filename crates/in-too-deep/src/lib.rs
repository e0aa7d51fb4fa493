//! The rules of In Too Deep: agents hook into the minds of criminals in New Dawn City, let them commit
//! crimes to gather evidence against the Syndicate, and try not to lose themselves.
//!
//! [`InTooDeep`] is the state and implements [`kernel::Game`]. Rules are numbered in
//! `docs/rules/in_too_deep.md`; code cites them where the reader would ask why.
//!
//! [`step`] names what can be asked of a seat, `legal` says what each answer needs and why not, `dealer` does
//! what follows; [`view`] is what one viewer may know, and all that an interface draws from.

mod absent;
pub mod action;
pub mod amendment;
pub mod cards;
pub mod city;
pub mod console;
pub mod content;
pub mod crime;
mod dealer;
pub mod echo;
pub mod event;
pub mod evidence;
mod game;
mod imagine;
mod invariants;
mod legal;
pub mod offer;
pub mod options;
pub mod pieces;
pub mod planning;
pub mod prompt;
pub mod score;
pub mod state;
pub mod step;
pub mod view;
pub mod whynot;
pub mod words;

pub use action::Action;
pub use event::Event;
pub use options::Options;
pub use prompt::{Case, Prompt};
pub use state::InTooDeep;
pub use view::View;
pub use whynot::WhyNot;

#[cfg(test)]
mod tests;
