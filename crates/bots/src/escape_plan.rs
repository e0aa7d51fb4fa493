//! How good a view of Escape Plan looks: the money so far.

use escape_plan::EscapePlan;

use crate::greedy::Worth;

impl Worth for EscapePlan {}
