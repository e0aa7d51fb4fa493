//! The pages.

pub(crate) mod about;
pub(crate) mod chrome;
pub(crate) mod front;
pub(crate) mod join;
pub(crate) mod new_table;
pub(crate) mod posters;
pub(crate) mod problem;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod shell;
pub(crate) mod table;
#[cfg(test)]
mod tests;
