//! The pages.

pub(crate) mod replay;
pub(crate) mod shell;
pub(crate) mod table;
