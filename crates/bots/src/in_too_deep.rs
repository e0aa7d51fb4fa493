//! What a view of In Too Deep is worth.

use in_too_deep::InTooDeep;

use crate::greedy::Worth;

impl Worth for InTooDeep {}
