//! How a greedy boss plays Speakeasy.

use speakeasy::Speakeasy;

use crate::greedy::Worth;

impl Worth for Speakeasy {}
