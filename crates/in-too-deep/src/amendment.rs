//! What was corrected in the rules since the first edition (ID-A1 and following).

use kernel::Amendment;

/// A free action may be done as often as one likes; only a position that has been there in this turn is refused.
pub const FREE_ACTIONS: Amendment = Amendment::new(1, "ID-A1");

/// A chapter ends only because the bar cannot be filled.
pub const CHAPTER_END: Amendment = Amendment::new(2, "ID-A2");

/// The effect of a zone has to be carried out.
pub const ZONE_EFFECTS: Amendment = Amendment::new(3, "ID-A3");

/// Blue support tokens may be used whenever nothing is being resolved in one's own turn.
pub const SUPPORT_WINDOWS: Amendment = Amendment::new(4, "ID-A4");

/// Evidence of Echo stays face down when the bonus spaces are cleared.
pub const ECHO_FACE_DOWN: Amendment = Amendment::new(5, "ID-A5");

/// A swap of hooks exchanges all of them, and locks go along.
pub const ALL_HOOKS_SWAPPED: Amendment = Amendment::new(6, "ID-A6");

/// Where the display is empty, evidence that is taken from it comes from the supply.
pub const TAKE_FROM_SUPPLY: Amendment = Amendment::new(7, "ID-A7");

/// All of them, by number.
pub const ALL: &[Amendment] = &[
    FREE_ACTIONS,
    CHAPTER_END,
    ZONE_EFFECTS,
    SUPPORT_WINDOWS,
    ECHO_FACE_DOWN,
    ALL_HOOKS_SWAPPED,
    TAKE_FROM_SUPPLY,
];
