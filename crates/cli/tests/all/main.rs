//! The tests of the program and of its boards, in one program themselves: each more would have to be linked.
//! Clippy is told of each module that it is a test.

#[cfg(test)]
mod board;
#[cfg(test)]
mod browser;
#[cfg(test)]
mod commands;
#[cfg(test)]
mod common;
#[cfg(test)]
mod crash;
#[cfg(test)]
mod engine;
#[cfg(test)]
mod fuzz;
#[cfg(test)]
mod house;
#[cfg(test)]
mod packs;
#[cfg(test)]
mod play;
#[cfg(test)]
mod protocol;
#[cfg(test)]
mod replay;
#[cfg(test)]
mod seat;
#[cfg(test)]
mod secrets;
#[cfg(test)]
mod serve;
