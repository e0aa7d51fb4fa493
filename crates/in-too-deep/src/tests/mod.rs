//! Rule tests: one file for a chapter of the rules, named by the IDs of the rules.

mod abilities;
mod actions;
mod bindings;
mod broken;
mod company;
mod conditions;
mod crimes;
mod data;
mod decisions;
mod effects;
mod found;
mod geometry;
mod given;
mod grip;
mod guardian;
mod hidden;
mod hooks;
mod notation;
mod options;
mod scene;
mod setup;
mod support;
mod support_tokens;
mod tolerance;
mod turn;
mod zones;
