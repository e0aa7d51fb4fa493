//! The invariants (ID-I1 to ID-I19).

use kernel::Violation;

use crate::state::InTooDeep;

impl InTooDeep {
    pub(crate) fn check_invariants(&self) -> Result<(), Violation> {
        Ok(())
    }
}
