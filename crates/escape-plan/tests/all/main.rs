//! Whole games of Escape Plan, in one program. Clippy is told of each module that it is a test.

#[cfg(test)]
mod absent;
#[cfg(test)]
mod soundness;
