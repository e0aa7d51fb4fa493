//! The crimes of storyline B.

use super::{Card, check};

/// ID-16.4, ID-17.5, ID-18.10: conditions, effect, both outcomes of every card of the storyline.
#[test]
fn id_16_2_storyline_b() {
    check(CARDS);
}

pub(super) const CARDS: &[Card] = &[
    Card {
        crime: "b1_dry_fire",
        meets: "*fixer@heights+rifle jammer@downtown",
        misses: &[
            "*fixer@heights+cash jammer@downtown",
            "*fixer@heights+rifle coupe@aerodrome eagle_eye@parish cash@downtown psychocodes@harbor jammer@blocks decoder@zinbazaar droid@ion_towers",
            "*fixer@heights+rifle jammer@downtown decoder@harbor",
        ],
        choices: &[],
        after: "rifle@harbor",
        pays: &[[4, 1, 2, 3, 0], [5, 2, 1, 0, 0]],
    },
    Card {
        crime: "b1_borrowed_uniform",
        meets: "*fixer@ion_towers+cash",
        misses: &["*fixer@harbor+cash", "*fixer@ion_towers"],
        choices: &["guardian zinbazaar", "criminal fixer"],
        after: "guardian@zinbazaar fixer@zinbazaar",
        pays: &[[3, 0, 2, 3, 0], [5, 2, 1, 0, 0]],
    },
    Card {
        crime: "b1_turf_lines",
        meets: "*fixer@harbor jumper@harbor *seer@blocks hacker@blocks",
        misses: &[
            "*fixer@harbor jumper@harbor *seer@zinbazaar hacker@zinbazaar",
            "*fixer@harbor *seer@blocks hacker@blocks",
            "*fixer@harbor jumper@harbor *seer@blocks",
        ],
        choices: &[],
        after: "fixer@blocks seer@harbor",
        pays: &[[5, 1, 2, 3, 0], [6, 2, 2, 0, 0]],
    },
    Card {
        crime: "b2_a_small_test",
        meets: "*shadow@ion_towers+coupe *mechanic@harbor+rifle",
        misses: &[
            "*shadow@ion_towers+eagle_eye *mechanic@harbor+rifle",
            "*shadow@ion_towers+coupe *mechanic@harbor+droid",
            "*shadow@parish+coupe *mechanic@harbor+rifle",
        ],
        choices: &[],
        after: "coupe@ion_towers",
        pays: &[[6, 1, 3, 3, 0], [8, 3, 2, 1, 0]],
    },
    Card {
        crime: "b2_show_of_strength",
        meets: "*fixer@blocks+rifle *seer@harbor+coupe",
        misses: &[
            "*fixer@blocks+cash *seer@harbor+coupe",
            "*fixer@heights+rifle *seer@harbor+coupe",
            "*fixer@blocks+rifle *seer@harbor+cash",
            "*fixer@blocks+rifle *seer@heights+coupe",
        ],
        choices: &["zone parish"],
        after: "rifle@blocks searches@parish,aerodrome,heights",
        pays: &[[6, 1, 3, 3, 0], [8, 3, 2, 0, 0]],
    },
    Card {
        crime: "b2_live_demonstration",
        meets: "*fixer@aerodrome+rifle *seer@aerodrome jumper@aerodrome",
        misses: &[
            "*fixer@aerodrome+cash *seer@aerodrome jumper@aerodrome",
            "*fixer@aerodrome+rifle *seer@parish jumper@aerodrome hacker@aerodrome",
            "*fixer@aerodrome+rifle *seer@aerodrome",
            "*fixer@aerodrome+rifle *seer@aerodrome jumper@aerodrome guardian@harbor",
        ],
        choices: &[],
        after: "rifle@aerodrome guardian@aerodrome",
        pays: &[[7, 2, 3, 3, 0], [9, 3, 2, 1, 0]],
    },
    Card {
        crime: "b3_kill_switch",
        meets: "*fixer@zinbazaar+rifle *seer@aerodrome+droid",
        misses: &[
            "*fixer@zinbazaar *seer@aerodrome+droid",
            "*fixer@zinbazaar+rifle *seer@aerodrome",
            "*fixer@blocks+rifle *seer@aerodrome+droid",
            "*fixer@zinbazaar+rifle *seer@parish+droid",
            "*fixer@zinbazaar+rifle *seer@zinbazaar+droid",
        ],
        choices: &[],
        after: "rifle@zinbazaar droid@aerodrome guardian@heights",
        pays: &[[10, 2, 4, 3, 0], [12, 4, 3, 1, 0]],
    },
];
