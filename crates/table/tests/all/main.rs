//! The tests of the table, in one program.

mod common;
mod fold;
mod ledger;
mod secrecy;
