//! Rule tests: one file for a chapter of the rules, named by the IDs of the rules.

mod broken;
mod given;
mod smoke;
