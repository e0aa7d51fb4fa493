//! The crimes of storyline F.

use super::{Card, check};

/// ID-16.4, ID-17.5, ID-18.10: conditions, effect, both outcomes of every card of the storyline.
#[test]
fn id_16_2_storyline_f() {
    check(CARDS);
}

pub(super) const CARDS: &[Card] = &[
    Card {
        crime: "f1_night_berth",
        meets: "*fixer@harbor coupe@harbor",
        misses: &["*fixer@parish coupe@harbor", "*fixer@harbor"],
        choices: &["barrier 1 counter"],
        after: "barriers@0,3",
        pays: &[[4, 1, 2, 3, 0], [5, 2, 1, 0, 0]],
    },
    Card {
        crime: "f1_blind_crate",
        meets: "*fixer@harbor+cash",
        misses: &[
            "*fixer@harbor+coupe",
            "*fixer@harbor+cash coupe@aerodrome eagle_eye@parish psychocodes@downtown jammer@heights decoder@blocks rifle@zinbazaar droid@ion_towers",
            "*fixer@harbor+cash jammer@aerodrome",
        ],
        choices: &[],
        after: "cash@aerodrome",
        pays: &[[3, 0, 2, 3, 0], [5, 2, 1, 0, 0]],
    },
    Card {
        crime: "f1_loading_gang",
        meets: "*fixer@harbor+cash *seer@harbor jumper@harbor",
        misses: &[
            "*fixer@harbor+cash *seer@parish jumper@harbor hacker@harbor",
            "*fixer@harbor+cash *seer@harbor",
            "*fixer@harbor *seer@harbor jumper@harbor",
        ],
        choices: &["bind y2=seer", "zone blocks"],
        after: "seer@blocks",
        pays: &[[5, 1, 2, 3, 0], [6, 2, 2, 0, 0]],
    },
    Card {
        crime: "f2_twin_manifests",
        meets: "*fixer@harbor+cash *seer@aerodrome+coupe",
        misses: &[
            "*fixer@blocks+cash *seer@aerodrome+coupe",
            "*fixer@harbor+cash *seer@parish+coupe",
            "*fixer@harbor+rifle *seer@aerodrome+coupe",
            "*fixer@harbor+cash *seer@aerodrome",
        ],
        choices: &["zone parish"],
        after: "cash@harbor seer@parish",
        pays: &[[6, 1, 3, 3, 0], [8, 3, 2, 1, 0]],
    },
    Card {
        crime: "f2_smoke_run",
        meets: "*fixer@downtown+coupe *seer@heights+cash",
        misses: &[
            "*fixer@downtown+rifle *seer@heights+cash",
            "*fixer@zinbazaar+coupe *seer@blocks+cash",
            "*fixer@heights+coupe *seer@harbor+cash",
            "*fixer@downtown+coupe *seer@heights+rifle",
            "*fixer@downtown+coupe *seer@harbor+cash",
        ],
        choices: &["zone blocks"],
        after: "fixer+cash seer+coupe searches@downtown,aerodrome,heights",
        pays: &[[6, 1, 3, 3, 0], [8, 3, 2, 0, 0]],
    },
    Card {
        crime: "f2_dock_brawl",
        meets: "*fixer@harbor jumper@harbor *seer@blocks+rifle",
        misses: &[
            "*fixer@blocks *seer@zinbazaar+rifle jumper@harbor hacker@harbor",
            "*fixer@harbor *seer@blocks+rifle",
            "*fixer@harbor jumper@harbor *seer@blocks+cash",
            "*fixer@harbor jumper@harbor *seer@parish+rifle",
        ],
        choices: &[],
        after: "rifle@blocks guardian@harbor",
        pays: &[[7, 2, 3, 3, 0], [9, 3, 2, 1, 0]],
    },
    Card {
        crime: "f3_ghost_ship",
        meets: "*fixer@harbor+coupe *seer@aerodrome+cash",
        misses: &[
            "*fixer@harbor+rifle *seer@aerodrome+cash",
            "*fixer@blocks+coupe *seer@aerodrome+cash",
            "*fixer@harbor+coupe *seer@aerodrome+rifle",
            "*fixer@harbor+coupe *seer@parish+cash",
            "*fixer@harbor+coupe *seer@aerodrome+cash jumper@aerodrome",
        ],
        choices: &[],
        after: "coupe@harbor cash@aerodrome fixer@aerodrome seer@harbor",
        pays: &[[10, 2, 4, 3, 0], [12, 4, 3, 1, 0]],
    },
];
