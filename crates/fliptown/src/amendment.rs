//! What was corrected in the rules since the first edition (FT-A1 and following).

use kernel::Amendment;

/// A bonus action is not declined to keep a cowbot from stealing.
pub const NO_DODGING: Amendment = Amendment::new(1, "FT-A1");
/// Nobody has to spend gold: a seat may pass when its cards lead nowhere without it.
pub const GOLD_IS_OPTIONAL: Amendment = Amendment::new(2, "FT-A2");
/// The undertaker's friendship and the bandana allow fewer Wanted and do not compel.
pub const ITEMS_ALLOW: Amendment = Amendment::new(3, "FT-A3");
/// Bail bonds and the Sheriff's office cross out exactly two Wanted.
pub const EXACTLY_TWO: Amendment = Amendment::new(4, "FT-A4");

/// All of them, by number.
pub const ALL: &[Amendment] = &[NO_DODGING, GOLD_IS_OPTIONAL, ITEMS_ALLOW, EXACTLY_TWO];
