//! The boards, one module per game.

mod counter;
mod escape_plan;
mod fliptown;
#[cfg(test)]
mod trial;
