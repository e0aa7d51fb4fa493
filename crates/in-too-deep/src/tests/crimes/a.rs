//! The crimes of storyline A.

use super::{Card, check};

/// ID-16.4, ID-17.5, ID-18.10: conditions, effect, both outcomes of every card of the storyline.
#[test]
fn id_16_2_storyline_a() {
    check(CARDS);
}

pub(super) const CARDS: &[Card] = &[
    Card {
        crime: "a1_soft_count",
        meets: "*fixer@harbor+cash",
        misses: &[
            "*fixer@harbor+psychocodes",
            "*fixer@harbor+cash seer@harbor",
        ],
        choices: &[],
        after: "cash@harbor",
        pays: &[[4, 1, 2, 3, 0], [5, 2, 1, 0, 0]],
    },
    Card {
        crime: "a1_exchange_counter",
        meets: "*fixer@zinbazaar",
        misses: &[
            "*fixer@harbor",
            "*fixer@zinbazaar cash@harbor psychocodes@harbor",
        ],
        choices: &["guardian aerodrome"],
        after: "guardian@aerodrome",
        pays: &[[3, 0, 2, 3, 0], [5, 2, 1, 0, 0]],
    },
    Card {
        crime: "a1_standing_room",
        meets: "*fixer@zinbazaar seer@zinbazaar jumper@zinbazaar",
        misses: &[
            "*fixer@zinbazaar seer@zinbazaar",
            "*fixer@harbor+cash seer@harbor jumper@harbor",
        ],
        choices: &["zone blocks"],
        after: "fixer@blocks",
        pays: &[[5, 1, 2, 3, 0], [6, 2, 2, 0, 0]],
    },
    Card {
        crime: "a2_paper_companies",
        meets: "*fixer@harbor+cash *seer@aerodrome+jammer",
        misses: &[
            "*fixer@harbor+coupe *seer@aerodrome+jammer",
            "*fixer@harbor+cash *seer@aerodrome+rifle",
            "*fixer@harbor+cash *seer@parish+jammer",
        ],
        choices: &[],
        after: "fixer+jammer seer+cash",
        pays: &[[6, 1, 3, 3, 0], [8, 3, 2, 1, 0]],
    },
    Card {
        crime: "a2_the_bagman",
        meets: "*fixer@heights+cash *seer@downtown",
        misses: &[
            "*fixer@heights *seer@downtown",
            "*fixer@heights+cash *seer@harbor",
            "*fixer@harbor+cash *seer@downtown",
            "*fixer@heights+cash *seer@downtown searches@downtown,aerodrome,blocks",
        ],
        choices: &["zone blocks"],
        after: "cash@heights searches@downtown,aerodrome,heights",
        pays: &[[6, 1, 3, 3, 0], [8, 3, 2, 0, 0]],
    },
    Card {
        crime: "a2_run_on_the_vault",
        meets: "*fixer@harbor jumper@harbor hacker@harbor *seer@blocks+coupe",
        misses: &[
            "*fixer@harbor jumper@harbor *seer@blocks+coupe",
            "*fixer@harbor jumper@harbor hacker@harbor *seer@blocks+cash",
            "*fixer@harbor jumper@harbor hacker@harbor *seer@zinbazaar+coupe",
        ],
        choices: &[],
        after: "coupe@blocks guardian@harbor",
        pays: &[[7, 2, 3, 3, 0], [9, 3, 2, 1, 0]],
    },
    Card {
        crime: "a3_clearing_house",
        meets: "*fixer@zinbazaar+cash *seer@aerodrome+rifle",
        misses: &[
            "*fixer@zinbazaar+coupe *seer@aerodrome+rifle",
            "*fixer@harbor+cash *seer@aerodrome+rifle",
            "*fixer@zinbazaar+cash *seer@aerodrome+rifle jumper@zinbazaar",
            "*fixer@zinbazaar+cash *seer@aerodrome+jammer",
            "*fixer@zinbazaar+cash *seer@parish+rifle",
        ],
        choices: &[],
        after: "cash@zinbazaar rifle@aerodrome guardian@zinbazaar",
        pays: &[[10, 2, 4, 3, 0], [12, 4, 3, 1, 0]],
    },
];
