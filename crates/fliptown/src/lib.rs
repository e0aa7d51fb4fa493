//! The rules of Fliptown: a Wild West flip-and-write for one to four players. Three cards are flipped
//! for everybody; each seat uses one for its suit, one for its value and one for a poker hand.
//!
//! [`Fliptown`] is the state and implements [`kernel::Game`]. Rules are numbered in
//! `docs/rules/fliptown.md`; code cites them where the reader would ask why.
//!
//! [`step`] names what can be asked of a seat, `legal` says what each answer needs and why not, `dealer` does
//! what follows; [`view`] is what one viewer may know, and all that an interface draws from.

mod absent;
pub mod action;
pub mod amendment;
pub mod cards;
pub mod content;
mod dealer;
pub mod event;
mod game;
pub mod goal;
mod imagine;
mod invariants;
mod legal;
pub mod map;
pub mod options;
pub mod poker;
pub mod prompt;
mod reach;
pub mod score;
pub mod sheet;
mod state;
pub mod step;
pub mod view;
pub mod whynot;
mod words;

pub use action::Action;
pub use event::Event;
pub use options::Options;
pub use prompt::Prompt;
pub use state::Fliptown;
pub use view::View;
pub use whynot::WhyNot;

#[cfg(test)]
mod tests;
