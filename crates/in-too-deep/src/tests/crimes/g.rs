//! The crimes of storyline G.

use super::{Card, check};

/// ID-16.4, ID-17.5, ID-18.10: conditions, effect, both outcomes of every card of the storyline.
#[test]
fn id_16_2_storyline_g() {
    check(CARDS);
}

pub(super) const CARDS: &[Card] = &[
    Card {
        crime: "g1_tail_light",
        meets: "*fixer@aerodrome+cash",
        misses: &[
            "*fixer@blocks+cash",
            "*fixer@zinbazaar+cash",
            "*fixer@aerodrome",
        ],
        choices: &["guardian zinbazaar"],
        after: "guardian@zinbazaar",
        pays: &[[4, 1, 2, 3, 0], [5, 2, 1, 0, 0]],
    },
    Card {
        crime: "g1_false_cordon",
        meets: "*fixer@parish+coupe",
        misses: &[
            "*fixer@blocks+coupe",
            "*fixer@parish+cash",
            "*fixer@parish+coupe seer@parish",
        ],
        choices: &["barrier 1 clockwise"],
        after: "barriers@4,3",
        pays: &[[3, 0, 2, 3, 0], [5, 2, 1, 0, 0]],
    },
    Card {
        crime: "g1_line_up",
        meets: "*fixer@ion_towers seer@ion_towers jumper@ion_towers",
        misses: &[
            "*fixer@harbor seer@harbor jumper@harbor",
            "*fixer@ion_towers seer@ion_towers",
        ],
        choices: &["guardian aerodrome"],
        after: "guardian@aerodrome",
        pays: &[[5, 1, 2, 3, 0], [6, 2, 2, 0, 0]],
    },
    Card {
        crime: "g2_override_codes",
        meets: "*fixer@ion_towers+jammer *seer@heights+cash",
        misses: &[
            "*fixer@ion_towers+jammer *seer@heights+cash jumper@ion_towers",
            "*fixer@ion_towers+rifle *seer@heights+cash",
            "*fixer@ion_towers+jammer *seer@heights",
            "*fixer@ion_towers+jammer *seer@harbor+cash",
        ],
        choices: &[],
        after: "cash@heights guardian@heights",
        pays: &[[6, 1, 3, 3, 0], [8, 3, 2, 1, 0]],
    },
    Card {
        crime: "g2_evidence_locker",
        meets: "*fixer@blocks+jammer *seer@aerodrome+rifle",
        misses: &[
            "*fixer@heights+jammer *seer@aerodrome+rifle",
            "*fixer@blocks+cash *seer@aerodrome+rifle",
            "*fixer@blocks+jammer *seer@parish+rifle",
            "*fixer@blocks+jammer *seer@aerodrome+cash",
        ],
        choices: &["zone harbor"],
        after: "jammer@blocks searches@harbor,aerodrome,heights",
        pays: &[[6, 1, 3, 3, 0], [8, 3, 2, 0, 0]],
    },
    Card {
        crime: "g2_the_kettle",
        meets: "*fixer@parish jumper@parish hacker@parish *seer@heights+rifle",
        misses: &[
            "*fixer@parish jumper@parish *seer@heights+rifle",
            "*fixer@blocks jumper@blocks hacker@blocks *seer@heights+rifle",
            "*fixer@parish jumper@parish hacker@parish *seer@harbor+rifle",
            "*fixer@parish jumper@parish hacker@parish *seer@heights+cash",
        ],
        choices: &["barrier 3 counter"],
        after: "barriers@1,0 guardian@parish",
        pays: &[[7, 2, 3, 3, 0], [9, 3, 2, 1, 0]],
    },
    Card {
        crime: "g3_new_orders",
        meets: "*fixer@parish+jammer guardian@parish *seer@blocks+rifle",
        misses: &[
            "*fixer@parish+jammer guardian@harbor *seer@blocks+rifle",
            "*fixer@parish+cash guardian@parish *seer@blocks+rifle",
            "*fixer@zinbazaar+jammer guardian@zinbazaar *seer@downtown+rifle",
            "*fixer@parish+jammer guardian@parish *seer@blocks+cash",
            "*fixer@parish+jammer guardian@parish *seer@parish+rifle",
        ],
        choices: &[],
        after: "jammer@parish rifle@blocks guardian@blocks",
        pays: &[[10, 2, 4, 3, 0], [12, 4, 3, 1, 0]],
    },
];

/// New Orders can be committed in company, and with the weapon anywhere else.
#[test]
fn id_r90_new_orders_asks_for_no_more_than_that() {
    let card = CARDS.iter().find(|card| card.crime == "g3_new_orders");
    let card = card.expect("it has its entry");
    for city in [
        "*fixer@parish+jammer guardian@parish *seer@blocks+rifle jumper@parish",
        "*fixer@parish+jammer guardian@parish *seer@harbor+rifle",
    ] {
        assert!(card.given(city).may(&card.commit()), "{city}");
    }
}
