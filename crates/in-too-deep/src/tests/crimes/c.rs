//! The crimes of storyline C.

use super::{Card, check};

/// ID-16.4, ID-17.5, ID-18.10: conditions, effect, both outcomes of every card of the storyline.
#[test]
fn id_16_2_storyline_c() {
    check(CARDS);
}

pub(super) const CARDS: &[Card] = &[
    Card {
        crime: "c1_dead_air",
        meets: "*fixer@heights+jammer",
        misses: &["*fixer@heights+cash", "*fixer@blocks+jammer"],
        choices: &["barrier 3 clockwise"],
        after: "barriers@1,4",
        pays: &[[4, 1, 2, 3, 0], [5, 2, 1, 0, 0]],
    },
    Card {
        crime: "c1_antenna_farm",
        meets: "*fixer@ion_towers+cash guardian@harbor",
        misses: &[
            "*fixer@harbor+cash guardian@parish",
            "*fixer@ion_towers+cash",
            "*fixer@ion_towers guardian@harbor",
        ],
        choices: &["zone aerodrome"],
        after: "searches@blocks,ion_towers,heights",
        pays: &[[3, 0, 2, 3, 0], [5, 2, 1, 0, 0]],
    },
    Card {
        crime: "c1_crowded_band",
        meets: "*fixer@harbor+jammer seer@harbor jumper@harbor",
        misses: &[
            "*fixer@harbor+cash seer@harbor jumper@harbor",
            "*fixer@harbor+jammer seer@harbor",
        ],
        choices: &[],
        after: "jammer@harbor",
        pays: &[[5, 1, 2, 3, 0], [6, 2, 2, 0, 0]],
    },
    Card {
        crime: "c2_mirror_feed",
        meets: "*fixer@harbor+decoder jammer@aerodrome",
        misses: &[
            "*fixer@harbor+cash jammer@aerodrome",
            "*fixer@harbor+decoder seer@aerodrome+jammer",
            "*fixer@harbor+decoder jammer@parish",
            "*fixer@harbor+decoder jammer@aerodrome seer@harbor",
        ],
        choices: &[],
        after: "decoder@aerodrome fixer+jammer",
        pays: &[[6, 1, 3, 3, 0], [8, 3, 2, 1, 0]],
    },
    Card {
        crime: "c2_eye_in_the_sky",
        meets: "*fixer@blocks+eagle_eye *seer@parish+jammer",
        misses: &[
            "*fixer@blocks+coupe *seer@parish+jammer",
            "*fixer@zinbazaar+eagle_eye *seer@parish+jammer",
            "*fixer@parish+eagle_eye *seer@blocks+jammer",
            "*fixer@blocks+eagle_eye *seer@parish+cash",
        ],
        choices: &["barrier 1 counter"],
        after: "eagle_eye@blocks barriers@0,3",
        pays: &[[6, 1, 3, 3, 0], [8, 3, 2, 0, 0]],
    },
    Card {
        crime: "c2_party_line",
        meets: "*fixer@harbor+jammer jumper@harbor *seer@parish+cash hacker@parish",
        misses: &[
            "*fixer@harbor+jammer *seer@harbor+cash",
            "*fixer@harbor+jammer jumper@harbor smuggler@harbor *seer@parish+cash hacker@parish",
            "*fixer@harbor+jammer jumper@harbor *seer@parish+cash",
            "*fixer@harbor+cash jumper@harbor *seer@parish+rifle hacker@parish",
            "*fixer@harbor+jammer jumper@harbor *seer@parish hacker@parish",
        ],
        choices: &[],
        after: "fixer@parish seer@harbor",
        pays: &[[7, 2, 3, 3, 0], [9, 3, 2, 1, 0]],
    },
    Card {
        crime: "c3_citywide_blackout",
        meets: "*fixer@ion_towers+jammer *seer@heights+decoder",
        misses: &[
            "*fixer@ion_towers+cash *seer@heights+decoder",
            "*fixer@aerodrome+jammer *seer@harbor+decoder",
            "*fixer@ion_towers+jammer *seer@heights+cash",
            "*fixer@ion_towers+jammer *seer@harbor+decoder",
            "*fixer@ion_towers+jammer *seer@heights+decoder searches@ion_towers,aerodrome,heights",
        ],
        choices: &["zone blocks"],
        after: "jammer@ion_towers decoder@heights searches@ion_towers,aerodrome,heights",
        pays: &[[10, 2, 4, 3, 0], [12, 4, 3, 1, 0]],
    },
];
