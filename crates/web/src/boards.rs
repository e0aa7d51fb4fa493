//! The boards, one module per game.

mod fliptown;
