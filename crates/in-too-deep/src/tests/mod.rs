//! Rule tests: one file for a chapter of the rules, named by the IDs of the rules.

mod crimes;
mod given;
mod scene;
mod smoke;
