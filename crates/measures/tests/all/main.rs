//! What the whole house is held to, in one program. Clippy is told of each module that it is a test.

#[cfg(test)]
mod everything_is_used;
#[cfg(test)]
mod rules_are_tested;
#[cfg(test)]
mod rules_know_no_world;
