//! Garage: the range of trucks and how they move (SP-15.1 to SP-15.7, SP-15.15).

use super::given::{BLUE, Given, PURPLE, read, table};
use crate::pieces::{Crate, District, Helper};
use crate::step::Step;
use crate::whynot::WhyNot;

/// The range of the trucks now.
fn range(given: &Given) -> u8 {
    match given.asked().1 {
        Step::Drive { points: [one, two] } if one == two => one,
        step => panic!("no trucks at {step:?}"),
    }
}

/// The trucks of a player may be used, with so many points each.
pub(super) fn driving(given: Given, points: u8) -> Given {
    given
        .asking(
            BLUE,
            Step::Drive {
                points: [points; 2],
            },
        )
        .settled()
}

fn truck(given: Given, district: &str, barrels: u8) -> Given {
    given.with(BLUE, |player| {
        player.trucks[0].at = Some(read(district));
        player.trucks[0].barrels = barrels;
    })
}

#[test]
fn sp_15_1_without_a_fleet_card_there_is_no_delivery() {
    let given = |hand: &[&str]| table(4).hand(BLUE, hand).talking(BLUE, "garage_1");
    assert_eq!(given(&["vip_01", "party_01"]).asked().1, Step::Draw);
    let mut with = given(&["vip_01", "fleet_07"]);
    let only = crate::pieces::Operation::Fleet;
    assert_eq!(with.refused("card vip_01"), WhyNot::WrongType { only });
    with.act("card fleet_07");
    assert_eq!(range(&with), 3, "level 1 and 2 of the left person");
    let mut declined = given(&["fleet_07"]);
    declined.act("pass");
    assert_eq!(declined.asked().1, Step::Draw);
}

#[test]
fn sp_15_2_a_fleet_card_delivers_wherever_it_is_played() {
    let mut given = table(4)
        .hand(BLUE, &["fleet_07"])
        .levels(BLUE, [1, 1, 1, 2, 1])
        .money(BLUE, 0, 0)
        .talking(BLUE, "planning_1");
    given.act("card fleet_07");
    assert_eq!(range(&given), 2);
}

#[test]
fn sp_15_3_the_second_truck_comes_with_fleet_level_three() {
    let at = |level| driving(table(4).levels(BLUE, [1, 1, 1, level, 1]), level);
    assert_eq!(at(2).refused("enter 2 5"), WhyNot::NoTruck);
    assert!(at(3).allows("enter 2 5"));
    assert_eq!(at(3).refused("enter 3 5"), WhyNot::NoTruck);
    // A card that raises the level makes it available at once.
    let mut given = table(4)
        .hand(BLUE, &["fleet_04"])
        .levels(BLUE, [2, 2, 1, 2, 1])
        .talking(BLUE, "garage_1");
    given.act("card fleet_04");
    assert_eq!(range(&given), 5);
    assert!(given.allows("enter 2 5"));
}

#[test]
fn sp_15_4_range_is_level_card_person_and_crates() {
    // Level, card, person, crates.
    let cases: [(u8, &str, &str, &[Crate], u8); 6] = [
        (1, "fleet_07", "planning_1", &[], 1),
        (1, "fleet_05", "planning_1", &[], 3),
        (1, "fleet_05", "garage_1", &[], 5),
        (3, "fleet_06", "garage_1", &[Crate::Crate9], 8),
        (
            3,
            "fleet_07",
            "garage_1",
            &[Crate::Crate9, Crate::Crate10],
            7,
        ),
        (5, "fleet_07", "garage_2", &[], 5),
    ];
    for (level, card, person, crates, expected) in cases {
        let mut given = table(4)
            .levels(BLUE, [1, 1, 1, level, 1])
            .crates(BLUE, crates)
            .hand(BLUE, &[card])
            .money(BLUE, 0, 0)
            .talking(BLUE, person);
        if person == "garage_2" {
            given.act("pass");
        }
        given.act(&format!("card {card}"));
        assert_eq!(range(&given), expected, "{card} {person}");
    }
}

/// A card that lies on the board from an earlier turn adds nothing.
#[test]
fn sp_r13_the_range_of_a_card_is_for_its_own_action() {
    let mut given = table(4)
        .board(BLUE, &["fleet_05"])
        .helpers(BLUE, &[Helper::Deliver])
        .turn(BLUE);
    given.act("helper deliver");
    assert_eq!(range(&given), 1);
}

/// Also into a closed district.
#[test]
fn sp_15_5_a_truck_enters_anywhere_and_never_leaves() {
    let given = || {
        driving(
            table(4).but(|game| game.manhattan.closed.insert(read("3"))),
            1,
        )
    };
    for district in District::ALL {
        assert!(given().allows(&format!("enter 1 {}", district.id())));
    }
    let mut given = given();
    given.act("enter 1 3");
    assert_eq!(given.asked().1, Step::Drive { points: [1, 1] });
    assert_eq!(given.refused("enter 1 5"), WhyNot::TruckOnMap);
    given.act("drive 1 6");
    assert_eq!(given.player(BLUE).trucks[0].at, Some(read("6")));
}

#[test]
fn sp_15_6_a_point_moves_one_truck_to_a_neighbour() {
    let mut given = driving(truck(table(4), "8", 0).levels(BLUE, [1, 1, 1, 3, 1]), 2);
    assert_eq!(given.refused("drive 1 10"), WhyNot::NotAdjacent);
    assert_eq!(given.refused("drive 2 9"), WhyNot::TruckNotOnMap);
    given.acts(&["drive 1 11", "drive 1 10"]);
    assert_eq!(given.asked().1, Step::Drive { points: [0, 2] });
    assert_eq!(given.refused("drive 1 7"), WhyNot::TooFewPoints);
    given.acts(&["enter 2 8", "drive 2 9", "pass"]);
    assert_ne!(given.asked().0, BLUE, "what is left of the points lapses");
}

/// SP-15.15: two trucks may stand in one district, interleaved as the player likes; cops and gangsters
/// do not matter.
#[test]
fn sp_15_7_trucks_take_turns_as_the_player_likes() {
    let mut given = driving(
        truck(table(4), "8", 0)
            .gangster("meyer_lansky", "9")
            .cop("9")
            .levels(BLUE, [1, 1, 1, 3, 1]),
        3,
    );
    given.acts(&[
        "drive 1 9",
        "enter 2 8",
        "drive 2 9",
        "drive 1 12",
        "drive 2 12",
    ]);
    assert_eq!(given.asked().1, Step::Drive { points: [1, 1] });
    let at: Vec<_> = given
        .player(BLUE)
        .trucks
        .iter()
        .map(|truck| truck.at)
        .collect();
    assert_eq!(at, [Some(read("12")); 2]);
}

#[test]
fn sp_15_15_trucks_of_others_do_not_stop_a_truck() {
    let mut given = driving(
        truck(table(4), "13", 0).with(PURPLE, |player| player.trucks[0].at = Some(read("10"))),
        2,
    );
    given.acts(&["drive 1 10", "drive 1 7"]);
    assert_eq!(given.player(BLUE).trucks[0].at, Some(read("7")));
}

/// How many points a truck needs.
fn distance(from: &str, to: &str) -> usize {
    let (from, to): (District, District) = (read(from), read(to));
    let mut reached = vec![from];
    let mut points = 0;
    while !reached.contains(&to) {
        points += 1;
        let next: Vec<District> = reached.iter().flat_map(|at| at.adjacent().iter()).collect();
        reached.extend(next);
    }
    points
}

#[test]
fn sp_r21_the_distances_of_the_examples() {
    let one = [("8", "4"), ("4", "7"), ("15", "13")];
    for (from, to) in one {
        assert_eq!((distance(from, to), distance(to, from)), (1, 1));
    }
    assert_eq!(distance("7", "9") + distance("9", "5"), 3);
    assert_eq!(distance("16", "10"), 3);
    assert_eq!(distance("8", "15"), 4);
    for (from, to) in [("13", "14"), ("13", "16"), ("15", "14"), ("15", "16")] {
        let given = driving(truck(table(4), from, 0), 5);
        let drive = format!("drive 1 {to}");
        assert_eq!(given.refused(&drive), WhyNot::NotAdjacent);
        assert!(distance(from, to) > 2, "around Central Park");
    }
}
