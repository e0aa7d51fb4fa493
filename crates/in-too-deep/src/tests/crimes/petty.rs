//! The petty crimes.

use super::{Card, check};

/// ID-15.3: conditions, effect and rewards of every petty crime.
#[test]
fn id_15_2_petty_crimes() {
    check(CARDS);
}

pub(super) const CARDS: &[Card] = &[
    Card {
        crime: "petty_pickpocket",
        meets: "*fixer@harbor seer@harbor+cash",
        misses: &[
            "*fixer@harbor seer@harbor+cash jumper@harbor",
            "*fixer@harbor seer@harbor",
            "*fixer@harbor+coupe seer@harbor+cash",
        ],
        choices: &["zone blocks"],
        after: "fixer@blocks",
        pays: &[[2, 0, 0, 0, 1]],
    },
    Card {
        crime: "petty_joyride",
        meets: "*fixer@harbor+coupe",
        misses: &["*fixer@harbor+cash", "*fixer@blocks+coupe"],
        choices: &["zone blocks"],
        after: "fixer@blocks",
        pays: &[[3, 0, 0, 0, 0]],
    },
    Card {
        crime: "petty_loose_change",
        meets: "*fixer@harbor+cash",
        misses: &["*fixer@harbor+coupe", "*fixer@ion_towers+cash"],
        choices: &[],
        after: "cash@harbor",
        pays: &[[4, 1, 0, 0, 0]],
    },
    Card {
        crime: "petty_fencing",
        meets: "*fixer@zinbazaar+cash",
        misses: &["*fixer@harbor+cash", "*fixer@zinbazaar"],
        choices: &[],
        after: "cash@zinbazaar",
        pays: &[[2, 0, 0, 0, 1]],
    },
    Card {
        crime: "petty_rooftop_tag",
        meets: "*fixer@downtown",
        misses: &[
            "*fixer@parish",
            "*fixer@downtown seer@downtown",
            "*fixer@downtown+cash",
            "*fixer@heights",
        ],
        choices: &[],
        after: "",
        pays: &[[2, 0, 0, 1, 0]],
    },
    Card {
        crime: "petty_signal_theft",
        meets: "*fixer@aerodrome+jammer",
        misses: &["*fixer@aerodrome+cash", "*fixer@parish+jammer"],
        choices: &[],
        after: "jammer@aerodrome",
        pays: &[[1, 0, 1, 0, 0]],
    },
    Card {
        crime: "petty_lookout",
        meets: "*fixer@downtown guardian@heights",
        misses: &[
            "*fixer@downtown guardian@harbor",
            "*fixer@blocks guardian@harbor",
        ],
        choices: &[],
        after: "",
        pays: &[[2, 0, 0, 0, 0]],
    },
    Card {
        crime: "petty_shakedown",
        meets: "*fixer@harbor+rifle seer@harbor",
        misses: &[
            "*fixer@harbor+cash seer@harbor",
            "*fixer@harbor+rifle seer@blocks",
        ],
        choices: &[],
        after: "",
        pays: &[[3, 1, 0, 0, 1]],
    },
    Card {
        crime: "petty_dead_drop",
        meets: "*fixer@heights+cash jammer@downtown",
        misses: &[
            "*fixer@heights jammer@downtown",
            "*fixer@heights+rifle coupe@aerodrome eagle_eye@parish cash@downtown psychocodes@harbor jammer@blocks decoder@zinbazaar droid@ion_towers",
            "*fixer@heights+cash jammer@downtown decoder@harbor",
        ],
        choices: &[],
        after: "cash@harbor",
        pays: &[[1, 0, 1, 0, 0]],
    },
    Card {
        crime: "petty_toll_booth",
        meets: "*fixer@parish+cash seer@parish",
        misses: &[
            "*fixer@blocks+cash seer@blocks",
            "*fixer@parish+cash seer@blocks",
            "*fixer@parish seer@parish",
        ],
        choices: &["barrier 3 clockwise"],
        after: "barriers@1,4",
        pays: &[[2, 0, 0, 1, 0]],
    },
    Card {
        crime: "petty_collection_plate",
        meets: "*fixer@downtown seer@downtown",
        misses: &[
            "*fixer@harbor seer@harbor",
            "*fixer@downtown seer@parish",
            "*fixer@aerodrome seer@aerodrome",
        ],
        choices: &[],
        after: "",
        pays: &[[2, 0, 0, 1, 0]],
    },
    Card {
        crime: "petty_dockside_pilfer",
        meets: "*fixer@harbor jammer@harbor",
        misses: &["*fixer@parish jammer@harbor", "*fixer@harbor+jammer"],
        choices: &[],
        after: "",
        pays: &[[3, 0, 0, 0, 0]],
    },
    Card {
        crime: "petty_cold_trail",
        meets: "*fixer@heights+cash",
        misses: &["*fixer@aerodrome+cash", "*fixer@heights"],
        choices: &["zone parish"],
        after: "searches@blocks,aerodrome,parish",
        pays: &[[3, 0, 0, 0, 0]],
    },
    Card {
        crime: "petty_lie_low",
        meets: "*fixer@aerodrome",
        misses: &[
            "*fixer@parish",
            "*fixer@aerodrome seer@aerodrome",
            "*fixer@aerodrome+cash",
        ],
        choices: &[],
        after: "",
        pays: &[[1, 0, 0, 0, 1]],
    },
    Card {
        crime: "petty_bootleg_feed",
        meets: "*fixer@harbor jammer@harbor seer@harbor",
        misses: &[
            "*fixer@harbor cash@harbor seer@harbor",
            "*fixer@harbor jammer@harbor",
        ],
        choices: &[],
        after: "",
        pays: &[[1, 0, 1, 0, 0]],
    },
    Card {
        crime: "petty_tag_team",
        meets: "*fixer@harbor+cash *seer@aerodrome",
        misses: &[
            "*fixer@harbor+cash *seer@parish",
            "*fixer@harbor *seer@aerodrome",
        ],
        choices: &[],
        after: "cash@harbor",
        pays: &[[2, 0, 1, 0, 0]],
    },
    Card {
        crime: "petty_heckler",
        meets: "*fixer@downtown guardian@heights",
        misses: &[
            "*fixer@parish guardian@downtown",
            "*fixer@downtown guardian@harbor",
        ],
        choices: &["guardian harbor"],
        after: "guardian@harbor",
        pays: &[[3, 0, 0, 0, 0]],
    },
    Card {
        crime: "petty_hoarder",
        meets: "*fixer@harbor+cash coupe@harbor rifle@harbor",
        misses: &["*fixer@harbor+cash coupe@harbor"],
        choices: &[],
        after: "",
        pays: &[[1, 0, 1, 0, 0]],
    },
    Card {
        crime: "petty_over_the_fence",
        meets: "*fixer@parish+cash seer@downtown",
        misses: &[
            "*fixer@downtown+cash seer@heights",
            "*fixer@parish seer@downtown",
        ],
        choices: &["barrier 1 counter"],
        after: "barriers@0,3",
        pays: &[[2, 0, 0, 1, 0]],
    },
    Card {
        crime: "petty_rush_hour",
        meets: "*fixer@harbor seer@harbor jumper@harbor",
        misses: &["*fixer@harbor seer@harbor"],
        choices: &[],
        after: "",
        pays: &[[4, 1, 0, 0, 0]],
    },
    Card {
        crime: "petty_street_tax",
        meets: "*fixer@blocks+cash",
        misses: &["*fixer@harbor+cash", "*fixer@blocks"],
        choices: &[],
        after: "cash@blocks",
        pays: &[[2, 1, 0, 0, 1]],
    },
];
