//! The goals of the regions (SP-19.18, SP-19.19).

use super::books::cooking;
use super::given::Given;
use super::park_goals::town;
use crate::pieces::{District, Region, RegionGoal};

fn meets_region(given: Given, tile: RegionGoal, region: Region) -> bool {
    let given = given.but(|game| game.ledger.regions[region as usize] = tile);
    cooking(given, 1).allows(&format!("book region_{} 1", region.id()))
}

/// Houses in Midtown that meet a tile, and houses that do not.
fn houses_in(tile: RegionGoal) -> (&'static [&'static str], &'static [&'static str]) {
    match tile {
        RegionGoal::BarCasinoApart => (&["bar 7.1", "casino 8.1"], &["bar 7.1", "casino 7.2"]),
        RegionGoal::BarCasinoTogether => (&["bar 7.1", "casino 7.2"], &["bar 7.1", "casino 8.1"]),
        RegionGoal::BarNightclubApart => {
            (&["bar 7.1", "nightclub 9.1"], &["bar 7.1", "nightclub 7.2"])
        }
        RegionGoal::BarNightclubTogether => (
            &["bar 9.1", "nightclub 9.2"],
            &["bar 7.1", "nightclub 8.2", "casino 8.1"],
        ),
        RegionGoal::TwoBarsApart => (&["bar 7.1", "bar 12.1"], &["bar 7.1", "bar 7.2"]),
        RegionGoal::TwoBarsTogether => (&["bar 7.1", "bar 7.2"], &["bar 7.1", "bar 12.1"]),
        RegionGoal::ThreeBars => (
            &["bar 7.1", "bar 7.2", "bar 8.1"],
            &["bar 7.1", "bar 7.2", "still 8.1", "nightclub 8.2"],
        ),
        RegionGoal::NightclubCasinoTogether => (
            &["nightclub 10.1", "casino 10.2"],
            &["nightclub 10.1", "casino 11.2"],
        ),
        RegionGoal::NightclubCasinoApart => (
            &["nightclub 10.1", "casino 11.2"],
            &["nightclub 10.1", "casino 10.2"],
        ),
    }
}

/// SP-19.18: only buildings of the region, in operation.
#[test]
fn sp_19_19_every_kind_of_region_goal() {
    for tile in RegionGoal::ALL {
        let (enough, short) = houses_in(tile);
        assert!(
            meets_region(town(enough), tile, Region::Midtown),
            "{tile:?}"
        );
        assert!(
            !meets_region(town(short), tile, Region::Midtown),
            "{tile:?}"
        );
        assert!(
            !meets_region(town(enough), tile, Region::Uptown),
            "{tile:?}"
        );
        let patrolled =
            || town(enough).but(|game| game.manhattan.cops = District::ALL.into_iter().collect());
        assert!(
            !meets_region(patrolled(), tile, Region::Midtown),
            "{tile:?}"
        );
        let protected = enough.iter().fold(patrolled(), |given, house| {
            given.protected(house.split(' ').nth(1).expect("where"))
        });
        assert!(meets_region(protected, tile, Region::Midtown), "{tile:?}");
    }
}

/// Buildings of two regions do not meet a goal of one.
#[test]
fn sp_19_18_a_region_goal_counts_one_region() {
    let given = || town(&["bar 6.1", "bar 9.1", "bar 12.1"]);
    let tile = RegionGoal::TwoBarsApart;
    assert!(!meets_region(given(), tile, Region::Downtown));
    assert!(meets_region(given(), tile, Region::Midtown));
    assert!(!meets_region(
        given(),
        RegionGoal::ThreeBars,
        Region::Midtown
    ));
    assert!(!meets_region(given().cop("12"), tile, Region::Midtown));
}
