//! The pages.

pub(crate) mod shell;
