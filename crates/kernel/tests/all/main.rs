//! The tests of the kernel, in one program. Clippy is told of each module that it is a test.

#[cfg(test)]
mod packs;
#[cfg(test)]
mod play;
#[cfg(test)]
mod testkit;
#[cfg(test)]
mod toy;
