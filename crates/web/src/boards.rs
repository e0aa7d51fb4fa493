//! The boards, one module per game.

mod counter;
mod escape_plan;
mod fliptown;
mod in_too_deep;
mod panes;
mod prospects;
mod speakeasy;
#[cfg(test)]
mod trial;
