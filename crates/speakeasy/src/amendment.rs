//! What was corrected in the rules since the first edition (SP-A1 and following).

use kernel::Amendment;

/// A free thug goes to any free space for thugs.
pub const FREE_THUG_ANYWHERE: Amendment = Amendment::new(1, "SP-A1");
/// The one free help of an ally may be kept: he can be paid before.
pub const FREE_HELP_KEPT: Amendment = Amendment::new(2, "SP-A2");
/// The owner decides for every building that can be held in a gang war.
pub const EVERY_DEFENCE_DECIDED: Amendment = Amendment::new(3, "SP-A3");
/// The ally who was just returned can be chosen again.
pub const SAME_ALLY_AGAIN: Amendment = Amendment::new(4, "SP-A4");
/// A gained mobster must be placed if there is room.
pub const MOBSTERS_PLACED: Amendment = Amendment::new(5, "SP-A5");
/// The city token that opens a bar takes over with the still, too.
pub const TOKEN_TAKES_OVER_WITH_STILL: Amendment = Amendment::new(6, "SP-A6");
/// Crates that let choose the reward of the docks add up.
pub const DOCKS_CRATES_ADD_UP: Amendment = Amendment::new(7, "SP-A7");
/// No crate pays more than $25.
pub const CRATES_PAY_25: Amendment = Amendment::new(8, "SP-A8");
/// Mobsters beside the notoriety track count in the last tie-break.
pub const WAITING_MOBSTERS_COUNT: Amendment = Amendment::new(9, "SP-A9");
/// The first building is paid from the pocket.
pub const FIRST_BUILDING_FROM_POCKET: Amendment = Amendment::new(10, "SP-A10");
/// A capo may stay in the Park without a swap.
pub const PARK_WITHOUT_SWAP: Amendment = Amendment::new(11, "SP-A11");

/// All of them, by number.
pub const ALL: &[Amendment] = &[
    FREE_THUG_ANYWHERE,
    FREE_HELP_KEPT,
    EVERY_DEFENCE_DECIDED,
    SAME_ALLY_AGAIN,
    MOBSTERS_PLACED,
    TOKEN_TAKES_OVER_WITH_STILL,
    DOCKS_CRATES_ADD_UP,
    CRATES_PAY_25,
    WAITING_MOBSTERS_COUNT,
    FIRST_BUILDING_FROM_POCKET,
    PARK_WITHOUT_SWAP,
];
