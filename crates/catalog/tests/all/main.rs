//! The tests of the catalog and of what all games have in common, in one program. Clippy is told of each
//! module that it is a test.

#[cfg(test)]
mod auditor;
#[cfg(test)]
mod escape_plan;
#[cfg(test)]
mod golden;
#[cfg(test)]
mod in_too_deep;
#[cfg(test)]
mod origins;
#[cfg(test)]
mod packs;
#[cfg(test)]
mod speakeasy;
#[cfg(test)]
mod texts;
