//! The boards beside the city.

pub(super) mod console;
pub(super) mod echo;
pub(super) mod evidence;
pub(super) mod hand;
pub(super) mod signs;
mod spots;
pub(super) mod story;
pub(super) mod syndicate;
#[cfg(test)]
mod tests;
pub(super) mod verdict;
