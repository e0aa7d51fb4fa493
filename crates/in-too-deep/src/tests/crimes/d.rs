//! The crimes of storyline D.

use super::{Card, check};

/// ID-16.4, ID-17.5, ID-18.10: conditions, effect, both outcomes of every card of the storyline.
#[test]
fn id_16_2_storyline_d() {
    check(CARDS);
}

pub(super) const CARDS: &[Card] = &[
    Card {
        crime: "d1_first_taste",
        meets: "*fixer@harbor+cash seer@harbor",
        misses: &[
            "*fixer@harbor+coupe seer@harbor",
            "*fixer@harbor+cash seer@harbor jumper@harbor",
            "*fixer@harbor+cash seer@harbor+coupe",
        ],
        choices: &[],
        after: "seer+cash",
        pays: &[[4, 1, 2, 3, 0], [5, 2, 1, 0, 0]],
    },
    Card {
        crime: "d1_corner_pulpit",
        meets: "*fixer@downtown+cash",
        misses: &["*fixer@downtown+coupe", "*fixer@heights+cash"],
        choices: &[],
        after: "cash@parish",
        pays: &[[3, 0, 2, 3, 0], [5, 2, 1, 0, 0]],
    },
    Card {
        crime: "d1_block_party",
        meets: "*fixer@blocks+cash seer@blocks",
        misses: &[
            "*fixer@harbor+cash seer@blocks jumper@blocks",
            "*fixer@blocks+cash",
            "*fixer@blocks seer@blocks",
        ],
        choices: &[],
        after: "fixer@parish",
        pays: &[[5, 1, 2, 3, 0], [6, 2, 2, 0, 0]],
    },
    Card {
        crime: "d2_cook_house",
        meets: "*fixer@harbor+psychocodes *seer@harbor+jammer",
        misses: &[
            "*fixer@harbor+cash *seer@harbor+jammer",
            "*fixer@harbor+psychocodes *seer@harbor+rifle",
            "*fixer@harbor+psychocodes *seer@harbor+jammer guardian@harbor",
        ],
        choices: &[],
        after: "psychocodes@harbor jammer@harbor",
        pays: &[[6, 1, 3, 3, 0], [8, 3, 2, 1, 0]],
    },
    Card {
        crime: "d2_bad_batch",
        meets: "*fixer@blocks+psychocodes *seer@harbor+coupe",
        misses: &[
            "*fixer@blocks *seer@harbor+coupe",
            "*fixer@downtown+psychocodes *seer@harbor+coupe",
            "*fixer@blocks+psychocodes *seer@harbor+coupe jumper@harbor",
            "*fixer@blocks+psychocodes *seer@harbor+cash",
        ],
        choices: &["guardian aerodrome", "guardian parish"],
        after: "psychocodes@blocks guardian@parish",
        pays: &[[6, 1, 3, 3, 0], [8, 3, 2, 0, 0]],
    },
    Card {
        crime: "d2_open_house",
        meets: "*fixer@harbor+cash *seer@harbor+coupe jumper@harbor",
        misses: &[
            "*fixer@harbor+rifle *seer@harbor+coupe jumper@harbor",
            "*fixer@harbor+cash *seer@parish+coupe jumper@harbor hacker@harbor",
            "*fixer@harbor+cash *seer@harbor+coupe",
            "*fixer@harbor+cash *seer@harbor jumper@harbor",
        ],
        choices: &[],
        after: "cash@harbor coupe@harbor",
        pays: &[[7, 2, 3, 3, 0], [9, 3, 2, 1, 0]],
    },
    Card {
        crime: "d3_the_long_sleep",
        meets: "*fixer@aerodrome+psychocodes jumper@aerodrome *seer@harbor+jammer",
        misses: &[
            "*fixer@aerodrome+cash jumper@aerodrome *seer@harbor+jammer",
            "*fixer@heights+psychocodes jumper@heights *seer@ion_towers+jammer",
            "*fixer@aerodrome+psychocodes jumper@parish *seer@harbor+jammer",
            "*fixer@aerodrome+psychocodes jumper@aerodrome *seer@harbor+rifle",
            "*fixer@aerodrome+psychocodes jumper@aerodrome *seer@blocks+jammer",
        ],
        choices: &[],
        after: "jumper+psychocodes jammer@harbor guardian@parish",
        pays: &[[10, 2, 4, 3, 0], [12, 4, 3, 1, 0]],
    },
];
