//! Rule tests: one file for a chapter of the rules, named by the IDs of the rules.

mod bindings;
mod company;
mod conditions;
mod crimes;
mod effects;
mod given;
mod scene;
mod smoke;
