//! The boards, one module per game.

mod escape_plan;
mod fliptown;
mod speakeasy;
