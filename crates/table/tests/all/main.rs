//! The tests of the table, in one program. Clippy is told of each module that it is a test.

#[cfg(test)]
mod again;
#[cfg(test)]
mod amendments;
#[cfg(test)]
mod common;
#[cfg(test)]
mod crash;
#[cfg(test)]
mod first_edition;
#[cfg(test)]
mod fold;
#[cfg(test)]
mod house;
#[cfg(test)]
mod keys;
#[cfg(test)]
mod ledger;
#[cfg(test)]
mod players;
#[cfg(test)]
mod scratch;
#[cfg(test)]
mod secrecy;
#[cfg(test)]
mod store;
#[cfg(test)]
mod strokes;
#[cfg(test)]
mod talk;
