//! Rule tests: one file for a chapter of the rules, named by the IDs of the rules.

mod abilities;
mod actions;
mod broken;
mod found;
mod geometry;
mod given;
mod grip;
mod guardian;
mod hooks;
mod support;
mod support_tokens;
mod tolerance;
mod zones;
