//! The tests of the table, in one program.

mod common;
mod crash;
mod fold;
mod house;
mod keys;
mod ledger;
mod players;
mod scratch;
mod secrecy;
mod store;
