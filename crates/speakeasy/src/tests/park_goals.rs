//! The goals of Central Park (SP-19.20, SP-19.21).

use super::books::cooking;
use super::given::{BLUE, Given, PURPLE, table};
use crate::pieces::{Crate, District, ParkGoal};

/// Puts houses down, written like "casino 1.1" or, with a barrel, "casino 1.1 barrel".
pub(super) fn town(houses: &[&str]) -> Given {
    houses.iter().fold(table(4), |given, house| {
        let mut words = house.split(' ');
        let (building, space) = (words.next().expect("what"), words.next().expect("where"));
        let given = given.house(BLUE, space, building);
        match words.next() {
            Some("barrel") => given.barrel(space),
            Some("protected") => given.protected(space),
            _ => given,
        }
    })
}

fn meets_park(given: Given, tile: ParkGoal) -> bool {
    let given = given.but(|game| game.ledger.park[0] = tile);
    cooking(given, 1).allows("book park_1 1")
}

/// What meets a tile that counts buildings, and what does not.
fn houses_for(tile: ParkGoal) -> Option<(&'static [&'static str], &'static [&'static str])> {
    Some(match tile {
        ParkGoal::ParkA1 => (
            &[
                "bar 1.1 protected",
                "still 1.2 protected",
                "casino 7.1 protected",
            ],
            &["bar 1.1 protected", "still 1.2 protected", "casino 7.1"],
        ),
        ParkGoal::ParkB1 => (
            &["bar 1.1", "bar 7.1", "bar 13.1"],
            &["bar 1.1", "bar 7.1", "casino 13.1"],
        ),
        ParkGoal::ParkC1 => (
            &["bar 1.1", "bar 1.2", "bar 2.1", "bar 7.1", "bar 13.1"],
            &["bar 1.1", "bar 1.2", "bar 2.1", "bar 7.1", "nightclub 13.1"],
        ),
        ParkGoal::ParkA2 => (
            &["nightclub 1.1 barrel"],
            &["nightclub 1.1", "bar 2.1 barrel"],
        ),
        ParkGoal::ParkB2 => (
            &["nightclub 1.1 barrel", "nightclub 7.1 barrel"],
            &["nightclub 1.1 barrel", "casino 7.1 barrel"],
        ),
        ParkGoal::ParkC2 => (
            &[
                "nightclub 1.1 barrel",
                "nightclub 7.1 barrel",
                "nightclub 13.1 barrel",
            ],
            &[
                "nightclub 1.1 barrel",
                "nightclub 7.1 barrel",
                "nightclub 13.1",
            ],
        ),
        ParkGoal::ParkA3 => (
            &[
                "bar 1.1 barrel",
                "nightclub 1.2 barrel",
                "casino 2.1 barrel",
            ],
            &[
                "bar 1.1 barrel",
                "nightclub 1.2 barrel",
                "still 2.1",
                "casino 2.2",
            ],
        ),
        ParkGoal::ParkB3 => (
            &[
                "bar 1.1 barrel",
                "nightclub 7.2 barrel",
                "casino 13.1 barrel",
            ],
            &[
                "bar 1.1 barrel",
                "nightclub 7.2 barrel",
                "casino 7.1 barrel",
                "still 13.1",
            ],
        ),
        ParkGoal::ParkC3 => (
            &[
                "bar 1.1 barrel",
                "bar 1.2 barrel",
                "bar 2.1 barrel",
                "casino 2.2 barrel",
            ],
            &[
                "bar 1.1 barrel",
                "bar 1.2 barrel",
                "bar 2.1 barrel",
                "still 2.2",
            ],
        ),
        ParkGoal::ParkA7 => (
            &["casino 1.1 barrel"],
            &["casino 1.1", "nightclub 2.1 barrel"],
        ),
        ParkGoal::ParkB7 => (
            &["casino 1.1 barrel", "casino 7.1 barrel"],
            &["casino 1.1 barrel", "casino 7.1"],
        ),
        ParkGoal::ParkC7 => (
            &[
                "casino 1.1 barrel",
                "casino 7.1 barrel",
                "casino 13.1 barrel",
            ],
            &[
                "casino 1.1 barrel",
                "casino 7.1 barrel",
                "nightclub 13.1 barrel",
            ],
        ),
        _ => return None,
    })
}

/// SP-8.8: cops do not matter for tiles that count buildings.
#[test]
fn sp_19_20_park_goals_of_buildings() {
    let mut seen = 0;
    for tile in ParkGoal::ALL {
        let Some((enough, short)) = houses_for(tile) else {
            continue;
        };
        seen += 1;
        let barrels = |given: Given| given.with(BLUE, |player| player.still = 4);
        assert!(meets_park(town(enough), tile), "{tile:?}");
        assert!(!meets_park(barrels(town(short)), tile), "{tile:?}");
        let patrolled =
            town(enough).but(|game| game.manhattan.cops = District::ALL.into_iter().collect());
        assert!(
            meets_park(patrolled, tile),
            "{tile:?} breaks the golden rule"
        );
        let others = town(enough).but(|game| {
            for lot in game.manhattan.lots.iter_mut().flatten() {
                if let crate::space::Ground::House(house) = &mut lot.ground {
                    house.owner = PURPLE.into();
                }
            }
        });
        assert!(!meets_park(others, tile), "{tile:?} counts own buildings");
    }
    assert_eq!(seen, 12);
}

/// SP-19.21: leverage of all components.
#[test]
fn sp_19_20_park_goals_of_leverage() {
    for (tile, need) in [
        (ParkGoal::ParkA4, 5),
        (ParkGoal::ParkB4, 7),
        (ParkGoal::ParkC4, 9),
    ] {
        let with = |tokens| {
            table(4)
                .board(BLUE, &["vip_04", "still_05"])
                .with(BLUE, |player| player.leverage = tokens)
        };
        assert!(meets_park(with(need - 3), tile), "{tile:?}");
        assert!(!meets_park(with(need - 4), tile), "{tile:?}");
    }
}

#[test]
fn sp_19_20_park_goals_of_levels() {
    let levels = [
        (ParkGoal::ParkA5, [3, 3, 3, 1, 3], [3, 3, 3, 2, 2]),
        (ParkGoal::ParkB5, [4, 1, 1, 4, 4], [5, 1, 3, 5, 3]),
        (ParkGoal::ParkC5, [1, 1, 5, 1, 5], [4, 4, 4, 4, 5]),
    ];
    for (tile, enough, short) in levels {
        assert!(meets_park(table(4).levels(BLUE, enough), tile), "{tile:?}");
        assert!(!meets_park(table(4).levels(BLUE, short), tile), "{tile:?}");
    }
}

/// SP-19.21: level 3, Waxey Gordon's 4 and the rest in thugs; crates do not count.
#[test]
fn sp_19_20_park_goals_of_strength() {
    for (tile, level, thugs) in [
        (ParkGoal::ParkA6, 3, 2),
        (ParkGoal::ParkB6, 3, 5),
        (ParkGoal::ParkC6, 5, 6),
    ] {
        let with = |thugs| {
            table(4)
                .levels(BLUE, [1, 1, 1, 1, level])
                .ally(BLUE, "waxey_gordon", "9")
                .crates(BLUE, &[Crate::Crate13, Crate::Crate3])
                .with(BLUE, |player| player.thugs = thugs)
        };
        assert!(meets_park(with(thugs), tile), "{tile:?}");
        assert!(!meets_park(with(thugs - 1), tile), "{tile:?}");
    }
}

/// Icons 3, tokens 1, a crate 2 and the ally 2 make 8; nothing is paid or returned.
#[test]
fn sp_19_21_leverage_and_strength_are_only_counted() {
    let given = || {
        table(4)
            .board(BLUE, &["vip_04", "still_05"])
            .ally(BLUE, "joe_masseria", "9")
            .crates(BLUE, &[Crate::Crate16])
            .with(BLUE, |player| {
                player.leverage = 1;
                player.thugs = 2;
            })
    };
    assert!(meets_park(given(), ParkGoal::ParkB4));
    assert!(!meets_park(given(), ParkGoal::ParkC4));
    let mut strong = cooking(given(), 1).but(|game| game.ledger.park[0] = ParkGoal::ParkA6);
    strong.acts(&["book park_1 1", "pass"]);
    assert_eq!(strong.player(BLUE).thugs, 2);
    assert_eq!(strong.purses(BLUE).0, 15, "the ally's help is not paid");
}
