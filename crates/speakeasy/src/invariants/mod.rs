//! Invariants.
use crate::Speakeasy;
use kernel::Violation;
impl Speakeasy {
    pub(crate) fn check_invariants(&self) -> Result<(), Violation> {
        Ok(())
    }
}
