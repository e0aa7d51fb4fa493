//! How good a Fliptown view looks.

use fliptown::Fliptown;

use crate::greedy::Worth;

impl Worth for Fliptown {}
