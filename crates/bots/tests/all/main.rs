//! The tests of the bots, in one program. Clippy is told of each module that it is a test.

#[cfg(test)]
mod escape_plan;
#[cfg(test)]
mod fliptown;
#[cfg(test)]
mod in_too_deep;
#[cfg(test)]
mod players;
#[cfg(test)]
mod speakeasy;
