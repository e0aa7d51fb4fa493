//! What was corrected in the rules since the first edition (EP-A1 and following).

use kernel::Amendment;

/// A move that ends on the tile where it began needs no evading.
pub const NO_EVADING_AT_HOME: Amendment = Amendment::new(1, "EP-A1");

/// One may come through a region or location as often as one likes.
pub const THERE_AND_BACK: Amendment = Amendment::new(2, "EP-A2");

/// All of them, by number.
pub const ALL: &[Amendment] = &[NO_EVADING_AT_HOME, THERE_AND_BACK];
