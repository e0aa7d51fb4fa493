//! SP-8: districts, buildings, cops and the golden rule.

use super::given::{BLUE, Given, PURPLE, read, table};
use crate::boss::Boss;
use crate::goal;
use crate::pieces::{Building, Crate, District, Goal, ParkGoal, Region, RegionGoal};
use crate::space::Ground;
use crate::step::{Stage, Step};
use crate::whynot::WhyNot;
use crate::works::Works;

/// Blue chooses where this building goes.
fn siting(given: Given, works: Works, slot: &str) -> Given {
    let slot = read(slot);
    given.asking(BLUE, Step::Site { works, slot })
}

fn meets(given: &Given, goal: Goal) -> bool {
    let game = &given.game;
    goal::is_met(goal, BLUE, game.player(BLUE), &game.manhattan, &game.ledger)
}

#[test]
fn sp_8_1_trucks_go_to_adjacent_districts_only() {
    let driving = |at: &str| {
        table(4)
            .with(BLUE, |player| player.trucks[0].at = Some(read(at)))
            .asking(BLUE, Step::Drive { points: [9, 0] })
    };
    for district in District::ALL {
        let given = driving(district.id());
        for other in District::ALL {
            let borders = district.adjacent().contains(other);
            assert_eq!(borders, other.adjacent().contains(district));
            let drive = format!("drive 1 {}", other.id());
            assert_eq!(given.allows(&drive), borders);
        }
    }
    for (west, east) in [("13", "14"), ("13", "16"), ("15", "14"), ("15", "16")] {
        let across = format!("drive 1 {east}");
        assert_eq!(driving(west).refused(&across), WhyNot::NotAdjacent);
    }
}

#[test]
fn sp_8_2_a_space_holds_one_building_or_gangster_bar() {
    let given = table(4)
        .house(PURPLE, "1.1", "bar")
        .gangster("meyer_lansky", "2");
    let mut given = siting(given, Works::BarOrStill, "left_1");
    assert_eq!(given.refused("space 1.1"), WhyNot::SpaceTaken);
    let (strength, needed) = (2, 11);
    let weak = WhyNot::TooWeak { strength, needed };
    assert_eq!(given.refused("space 2.1"), weak, "only by a take-over");
    assert!(given.allows("space 1.2"));
    assert_eq!(given.refused("space 1.3"), WhyNot::NoSuchSpace);
    assert!(given.allows("space 13.3"));
    given.game.manhattan.spaces = [2, 2, 2];
    assert_eq!(given.refused("space 13.3"), WhyNot::NoSuchSpace);
}

#[test]
fn sp_8_3_a_building_has_room_for_one_mobster_and_one_barrel() {
    let given = table(4)
        .house(BLUE, "1.1", "bar")
        .protected("1.1")
        .barrel("1.1")
        .house(BLUE, "1.2", "still")
        .house(PURPLE, "2.1", "bar")
        .vip(BLUE, 1);
    let protect = given.asking(BLUE, Step::Protect { leverage: 9 });
    assert_eq!(protect.refused("space 1.1"), WhyNot::ProtectedAlready);
    assert_eq!(protect.refused("space 2.1"), WhyNot::NotYours);
    let drive = protect
        .with(BLUE, |player| {
            player.trucks[0].at = Some(read("1"));
            player.trucks[0].barrels = 2;
        })
        .asking(BLUE, Step::Drive { points: [1, 1] });
    assert_eq!(drive.refused("deliver 1 1.1"), WhyNot::HasBarrel);
    let building = Building::Still;
    assert_eq!(drive.refused("deliver 1 1.2"), WhyNot::NoPlace { building });
}

#[test]
fn sp_8_4_the_still_area_has_no_limit() {
    let given = table(4)
        .house(BLUE, "1.1", "still")
        .with(BLUE, |player| player.still = 12)
        .levels(BLUE, [1, 1, 5, 1, 1])
        .helped(BLUE, "produce");
    assert_eq!(given.player(BLUE).still, 17);
}

#[test]
fn sp_8_5_a_building_runs_without_a_cop_or_with_a_mobster() {
    let given = table(4)
        .house(BLUE, "1.1", "bar")
        .house(BLUE, "2.1", "bar")
        .house(BLUE, "2.2", "bar")
        .house(BLUE, "3.1", "bar")
        .protected("2.2")
        .protected("3.1")
        .cop("2");
    let open = given.game.manhattan.open_houses(Boss::Player(BLUE));
    let open: Vec<String> = open.map(|(space, _)| space.to_string()).collect();
    assert_eq!(open, ["1.1", "2.2", "3.1"]);
}

/// A bar, a nightclub with a barrel, a casino and the still of blue, each with a cop.
fn raided() -> Given {
    table(4)
        .house(BLUE, "1.1", "bar")
        .house(BLUE, "1.2", "nightclub")
        .barrel("1.2")
        .house(BLUE, "7.1", "casino")
        .house(BLUE, "7.2", "still")
        .cop("1")
        .cop("7")
}

#[test]
fn sp_8_6_a_building_out_of_operation_counts_for_nothing() {
    let produce = raided().helped(BLUE, "produce");
    assert_eq!(produce.player(BLUE).still, 0);
    let sell = raided().asking(BLUE, Step::Sell { left: 3 });
    assert_eq!(sell.legal(), ["pass"]);
    assert_eq!(sell.refused("space 1.2"), WhyNot::NotInOperation);
    let truck = raided()
        .with(BLUE, |player| {
            player.still = 2;
            player.trucks[0].at = Some(read("7"));
            player.trucks[0].barrels = 1;
        })
        .asking(BLUE, Step::Drive { points: [1, 1] });
    assert_eq!(truck.refused("load 1 1"), WhyNot::NotAtStill);
    assert_eq!(truck.refused("deliver 1 7.1"), WhyNot::NotInOperation);
    for region in Region::ALL {
        let payout = raided().game.manhattan.payout(region, Boss::Player(BLUE));
        assert_eq!(payout, None);
    }
    let goal = raided().but(|game| game.ledger.regions[0] = RegionGoal::BarNightclubTogether);
    assert!(!meets(&goal, Goal::RegionDowntown));
    assert!(meets(
        &goal.protected("1.1").protected("1.2"),
        Goal::RegionDowntown
    ));
    let end = raided().but(|game| game.stage = Stage::Over);
    let view = end.game.view_of(kernel::Viewer::Spectator);
    assert_eq!(crate::score::buildings(&view, Boss::Player(BLUE)), 0);
}

/// SP-8.12, SP-R7: it is still there, keeps its barrel and is attacked.
#[test]
fn sp_8_7_a_building_out_of_operation_is_still_in_the_way() {
    let given = siting(raided(), Works::NightclubOrCasino, "nightclub_1");
    assert_eq!(given.refused("space 1.2"), WhyNot::SpaceTaken);
    let (building, region) = (Building::Nightclub, Region::Downtown);
    let why = WhyNot::OnePerRegion { building, region };
    assert_eq!(given.refused("space 2.1"), why);
    let house = given.game.manhattan.lot(read("1.2")).house();
    assert!(house.unwrap().barrel);
    let war = raided()
        .with(BLUE, |player| player.thugs = 6)
        .levels(BLUE, [1, 1, 1, 1, 5])
        .but(|game| {
            game.gangs.targets.insert(read("1"));
        })
        .ending_act(1);
    let district = read("1");
    assert_eq!(
        war.asked(),
        (
            BLUE,
            Step::Defend {
                district,
                open: 0b11
            }
        )
    );
}

#[test]
fn sp_8_8_some_crates_and_goals_ignore_the_golden_rule() {
    let given = raided();
    let cash = |item| given.game.crate_cash(BLUE, item, Region::Downtown);
    assert_eq!(cash(Crate::Crate10), 5, "the barrel at the nightclub");
    assert_eq!(cash(Crate::Crate13), 8, "nightclub and casino");
    let park = |tile| {
        let given = raided().but(|game| game.ledger.park[0] = tile);
        meets(&given, Goal::Park1)
    };
    assert!(park(ParkGoal::ParkA2), "a nightclub with a barrel");
    assert!(!park(ParkGoal::ParkA7), "a casino without one");
}

#[test]
fn sp_8_9_cops_stay_and_never_stand_two_in_a_district() {
    let given = table(4).cop("1").cop("2").but(|game| {
        let (first, second) = (read("3"), read("4"));
        game.manhattan.cops_coming = [first, second].into_iter().collect();
        game.manhattan.cops_later = Default::default();
    });
    let cops = given.ending_act(1).game.manhattan.cops;
    let numbers: Vec<&str> = cops.iter().map(District::id).collect();
    assert_eq!(numbers, ["1", "2", "3", "4"]);
}

#[test]
fn sp_8_10_cops_do_not_hinder_gangsters_trucks_or_building() {
    let given = table(4)
        .gangster("legs_diamond", "1")
        .levels(BLUE, [1, 1, 1, 1, 4])
        .cop("1")
        .cop("2")
        .ship("bill_mccoy", "1", 5);
    let control = given.game.manhattan.control(read("1"));
    assert_eq!(control, crate::control::Control::Gangsters);
    let site = siting(given, Works::BarOrStill, "left_1");
    assert!(site.allows("space 1.1"), "a take-over");
    assert!(site.allows("space 2.1"));
    let truck = site
        .with(BLUE, |player| player.trucks[0].at = Some(read("2")))
        .asking(BLUE, Step::Drive { points: [1, 1] });
    assert!(truck.allows("drive 1 1"));
    let mut ship = truck;
    ship.act("drive 1 1");
    assert!(ship.allows("buy 1 2"));
}

#[test]
fn sp_8_11_a_closed_district_has_a_harbour_and_roads_only() {
    let given = table(2)
        .but(|game| game.manhattan.closed.insert(read("7")))
        .cop("7")
        .ship("bill_mccoy", "7", 5)
        .with(BLUE, |player| player.trucks[0].at = Some(read("4")))
        .asking(BLUE, Step::Drive { points: [2, 0] });
    assert_eq!(given.game.manhattan.spaces_of(read("7")).count(), 0);
    let mut given = given;
    given.act("drive 1 7");
    assert!(given.allows("buy 1 1") && given.allows("drive 1 10"));
    let given = siting(given, Works::BarOrStill, "left_1");
    assert_eq!(given.refused("space 7.1"), WhyNot::NoSuchSpace);
    let given = given.but(|game| game.manhattan.lot_mut(read("7.1")).ground = Ground::GangsterBar);
    let markers = given.game.manhattan.markers(Region::Midtown);
    assert_eq!(markers, Default::default(), "it is ignored");
}

#[test]
fn sp_8_12_one_nightclub_and_one_casino_in_a_region_but_any_number_of_bars() {
    let given = table(4)
        .house(BLUE, "1.1", "nightclub")
        .house(BLUE, "7.1", "casino")
        .house(BLUE, "2.1", "bar")
        .house(PURPLE, "13.1", "nightclub")
        .money(BLUE, 30, 0);
    let clubs = siting(given, Works::NightclubOrCasino, "nightclub_1");
    let (building, region) = (Building::Nightclub, Region::Downtown);
    let why = WhyNot::OnePerRegion { building, region };
    assert_eq!(clubs.refused("space 6.1"), why);
    assert_eq!(clubs.refused("space 2.1"), why, "nor by an upgrade");
    assert!(clubs.allows("space 7.2") && clubs.allows("space 13.2"));
    let casinos = siting(clubs, Works::NightclubOrCasino, "casino_1");
    assert!(casinos.allows("space 1.2") && !casinos.allows("space 12.1"));
    let bars = siting(casinos, Works::BarOrStill, "left_1");
    assert!(bars.allows("space 2.2"));
}

#[test]
fn sp_8_13_casino_nightclub_bar_still_gangster_bar() {
    assert!(Building::Casino > Building::Nightclub);
    assert!(Building::Nightclub > Building::Bar);
    assert!(Building::Bar > Building::Still);
    let given = table(4)
        .house(BLUE, "15.1", "still")
        .gangster("joe_masseria", "15");
    let control = given.game.manhattan.control(read("15"));
    let blue = [Boss::Player(BLUE)].into_iter().collect();
    assert_eq!(control, crate::control::Control::Bosses(blue));
}
