//! Rule tests: one file for a chapter of the rules, named by the IDs of the rules.

mod abilities;
mod actions;
mod bindings;
mod broken;
mod company;
mod conditions;
mod crimes;
mod effects;
mod found;
mod geometry;
mod given;
mod grip;
mod guardian;
mod hooks;
mod scene;
mod support;
mod support_tokens;
mod tolerance;
mod words;
mod zones;
