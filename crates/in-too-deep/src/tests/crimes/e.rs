//! The crimes of storyline E.

use super::{Card, check};

/// ID-16.4, ID-17.5, ID-18.10: conditions, effect, both outcomes of every card of the storyline.
#[test]
fn id_16_2_storyline_e() {
    check(CARDS);
}

pub(super) const CARDS: &[Card] = &[
    Card {
        crime: "e1_canvassing",
        meets: "*fixer@heights+cash",
        misses: &["*fixer@harbor+cash", "*fixer@heights"],
        choices: &[],
        after: "cash@heights",
        pays: &[[4, 1, 2, 3, 0], [5, 2, 1, 0, 0]],
    },
    Card {
        crime: "e1_motorcade",
        meets: "*fixer@aerodrome+coupe",
        misses: &["*fixer@aerodrome+cash", "*fixer@ion_towers+coupe"],
        choices: &[],
        after: "guardian@aerodrome",
        pays: &[[3, 0, 2, 3, 0], [5, 2, 1, 0, 0]],
    },
    Card {
        crime: "e1_photo_call",
        meets: "*fixer@ion_towers+cash seer@ion_towers",
        misses: &[
            "*fixer@ion_towers+cash seer@harbor",
            "*fixer@ion_towers seer@ion_towers",
        ],
        choices: &["guardian aerodrome", "pass"],
        after: "guardian@aerodrome",
        pays: &[[5, 1, 2, 3, 0], [6, 2, 2, 0, 0]],
    },
    Card {
        crime: "e2_empty_chair",
        meets: "*fixer@heights+cash *seer@downtown",
        misses: &[
            "*fixer@harbor+cash *seer@downtown",
            "*fixer@heights+cash *seer@harbor",
            "*fixer@heights+coupe *seer@downtown",
        ],
        choices: &[],
        after: "cash@downtown",
        pays: &[[6, 1, 3, 3, 0], [8, 3, 2, 1, 0]],
    },
    Card {
        crime: "e2_counted_twice",
        meets: "*fixer@parish+cash *seer@downtown+coupe",
        misses: &[
            "*fixer@parish+rifle *seer@downtown+coupe",
            "*fixer@parish+cash *seer@downtown+rifle",
            "*fixer@downtown+cash *seer@heights+coupe",
        ],
        choices: &["barrier 1 clockwise"],
        after: "fixer+coupe seer+cash barriers@2,3",
        pays: &[[6, 1, 3, 3, 0], [8, 3, 2, 0, 0]],
    },
    Card {
        crime: "e2_packed_gallery",
        meets: "*fixer@harbor jumper@harbor hacker@harbor *seer@aerodrome+cash",
        misses: &[
            "*fixer@harbor jumper@harbor *seer@aerodrome+cash",
            "*fixer@harbor jumper@harbor hacker@harbor *seer@parish+cash",
            "*fixer@harbor jumper@harbor hacker@harbor *seer@aerodrome+coupe",
        ],
        choices: &[],
        after: "fixer@aerodrome seer@harbor",
        pays: &[[7, 2, 3, 3, 0], [9, 3, 2, 1, 0]],
    },
    Card {
        crime: "e3_the_acclamation",
        meets: "*fixer@downtown+cash *seer@heights+coupe guardian@heights",
        misses: &[
            "*fixer@downtown+rifle *seer@heights+coupe guardian@heights",
            "*fixer@parish+cash *seer@heights+coupe guardian@heights",
            "*fixer@downtown+cash *seer@harbor+coupe guardian@downtown",
            "*fixer@downtown+cash *seer@heights guardian@heights",
            "*fixer@downtown+cash *seer@heights+coupe",
        ],
        choices: &["zone heights"],
        after: "cash@downtown coupe@heights searches@blocks,aerodrome,downtown",
        pays: &[[10, 2, 4, 3, 0], [12, 4, 3, 1, 0]],
    },
];
