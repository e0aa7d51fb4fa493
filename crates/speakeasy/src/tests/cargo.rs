//! What trucks carry: still, ships and buildings (SP-15.8 to SP-15.16).

use super::given::{BLUE, Given, PURPLE, read, table};
use super::trucks::driving;
use crate::pieces::{Building, Ship};
use crate::step::Step;
use crate::whynot::WhyNot;

/// The first truck stands there with so many barrels of the supply, and has two points.
fn truck(given: Given, district: &str, barrels: u8) -> Given {
    let given = given
        .with(BLUE, |player| {
            player.trucks[0].at = Some(read(district));
            player.trucks[0].barrels = barrels;
        })
        .but(|game| game.supply.barrels -= barrels);
    driving(given, 2)
}

fn barrels(given: &Given) -> u8 {
    given.player(BLUE).trucks[0].barrels
}

/// SP-15.9.
#[test]
fn sp_15_8_a_truck_carries_two_barrels() {
    let still = table(4)
        .house(BLUE, "8.1", "still")
        .with(BLUE, |player| player.still = 5);
    let mut given = truck(still, "8", 0);
    assert_eq!(given.refused("load 1 3"), WhyNot::TruckFull);
    assert_eq!(given.refused("load 1 0"), WhyNot::TruckFull);
    given.act("load 1 1");
    assert_eq!(given.refused("load 1 2"), WhyNot::TruckFull);
    given.act("load 1 1");
    assert_eq!((barrels(&given), given.player(BLUE).still), (2, 3));
    given.act("pass");
    assert_eq!(barrels(&given), 2, "they stay on the truck");
}

#[test]
fn sp_15_9_barrels_come_from_an_own_still_in_operation() {
    let still = |owner, at| {
        let given = table(4).house(owner, "8.1", "still");
        truck(given.with(BLUE, |player| player.still = 1), at, 0)
    };
    assert_eq!(still(BLUE, "9").refused("load 1 1"), WhyNot::NotAtStill);
    assert_eq!(still(PURPLE, "8").refused("load 1 1"), WhyNot::NotAtStill);
    let mut one = still(BLUE, "8");
    assert_eq!(one.refused("load 1 2"), WhyNot::NoBarrel);
    one.act("load 1 1");
    let closed = still(BLUE, "8").cop("8");
    assert_eq!(closed.refused("load 1 1"), WhyNot::NotAtStill);
    assert!(closed.protected("8.1").allows("load 1 1"));
}

/// The prices of Bill McCoy's ship from the right: 6, 7, 8, 9, 10.
#[test]
fn sp_15_10_each_barrel_costs_what_stands_under_it() {
    let costs = [(5, 1, 6), (5, 2, 13), (4, 2, 15), (2, 2, 19), (1, 1, 10)];
    for (left, count, cost) in costs {
        let mut given = truck(
            table(4).ship("bill_mccoy", "7", left).money(BLUE, cost, 0),
            "7",
            0,
        );
        given.act(&format!("buy 1 {count}"));
        assert_eq!(given.purses(BLUE), (0, 0), "{count} of {left}");
        assert_eq!(barrels(&given), count);
        assert_eq!(given.game.docks.ship(Ship::BillMccoy).barrels, left - count);
    }
}

/// SP-15.10: barrels that the ship does not have come from the supply, at the price of its leftmost space.
#[test]
fn sp_15_10_an_empty_ship_sells_from_the_supply() {
    for (left, count) in [(0, 1), (0, 2), (1, 2)] {
        let given = table(4).ship("bill_mccoy", "7", left).money(BLUE, 20, 0);
        let mut given = truck(given, "7", 0);
        let supply = given.game.supply.barrels;
        given.act(&format!("buy 1 {count}"));
        assert_eq!(given.purses(BLUE).0, 20 - 10 * u16::from(count));
        assert_eq!(given.game.supply.barrels, supply - (count - left));
        assert_eq!(given.game.docks.ship(Ship::BillMccoy).barrels, 0);
    }
    let given = |left, supply| {
        let given = table(4)
            .ship("bill_mccoy", "7", left)
            .but(|game| game.supply.barrels = supply);
        truck(given.money(BLUE, 20, 0), "7", 0)
    };
    assert_eq!(given(0, 0).refused("buy 1 1"), WhyNot::NoBarrel);
    assert_eq!(given(1, 0).refused("buy 1 2"), WhyNot::NoBarrel);
    assert!(given(0, 1).allows("buy 1 1"));
}

#[test]
fn sp_15_10_a_truck_buys_where_a_ship_lies() {
    let given = truck(table(4).ship("bill_mccoy", "7", 5), "8", 0);
    assert_eq!(given.refused("buy 1 1"), WhyNot::NoShip);
    let given = truck(table(4).ship("bill_mccoy", "7", 5), "7", 1);
    assert_eq!(given.refused("buy 1 2"), WhyNot::TruckFull);
    let poor = table(4).ship("bill_mccoy", "7", 5).money(BLUE, 5, 1);
    let why = WhyNot::TooDear { cost: 6, means: 5 };
    assert_eq!(truck(poor, "7", 0).refused("buy 1 1"), why);
}

/// Clockwise from 7: 13, 16, 12, 6, 3, 1; harbours with a ship are passed over.
#[test]
fn sp_15_11_the_ship_sails_on_after_a_purchase() {
    let given = table(4)
        .ship("bill_mccoy", "7", 5)
        .ship("sandra_daisy", "13", 5)
        .ship("arnold_rothstein", "16", 5)
        .ship("stephanie_st_clair", "1", 5)
        .money(BLUE, 60, 0);
    let mut given = truck(given, "7", 0);
    given.act("buy 1 1");
    assert_eq!(given.game.docks.ship(Ship::BillMccoy).at, read("12"));
    assert_eq!(
        given.refused("buy 1 1"),
        WhyNot::NoShip,
        "one purchase only"
    );
    let given = table(4)
        .ship("bill_mccoy", "3", 5)
        .ship("sandra_daisy", "1", 5)
        .money(BLUE, 60, 0)
        .ship("arnold_rothstein", "13", 5)
        .ship("stephanie_st_clair", "16", 5);
    let mut given = truck(given, "3", 0);
    given.act("buy 1 2");
    assert_eq!(
        given.game.docks.ship(Ship::BillMccoy).at,
        read("7"),
        "round the island"
    );
}

#[test]
fn sp_15_12_barrels_may_be_paid_from_the_safe() {
    let given = table(4).ship("bill_mccoy", "7", 5).money(BLUE, 5, 16);
    let mut given = truck(given, "7", 0);
    given.act("buy 1 2");
    assert_eq!(given.purses(BLUE), (0, 0), "$5 and $8 laundered");
    assert_eq!(barrels(&given), 2);
}

#[test]
fn sp_15_13_a_barrel_goes_to_an_own_open_building_without_one() {
    let given = table(4)
        .house(BLUE, "13.1", "bar")
        .house(BLUE, "13.2", "still")
        .house(PURPLE, "13.3", "bar")
        .house(BLUE, "10.1", "bar");
    let mut given = truck(given, "13", 2);
    let still = WhyNot::NoPlace {
        building: Building::Still,
    };
    assert_eq!(given.refused("deliver 1 13.2"), still);
    assert_eq!(given.refused("deliver 1 13.3"), WhyNot::NotYours);
    assert_eq!(given.refused("deliver 1 10.1"), WhyNot::NotThere);
    given.act("deliver 1 13.1");
    assert_eq!(given.refused("deliver 1 13.1"), WhyNot::HasBarrel);
    given.acts(&["drive 1 10", "deliver 1 10.1"]);
    assert_eq!(given.refused("deliver 1 10.1"), WhyNot::TruckEmpty);
    let closed = truck(table(4).house(BLUE, "13.1", "casino").cop("13"), "13", 1);
    assert_eq!(closed.refused("deliver 1 13.1"), WhyNot::NotInOperation);
    assert!(closed.protected("13.1").allows("deliver 1 13.1"));
}

/// Every step but a move is free, before, between and after moves.
#[test]
fn sp_15_14_only_moves_cost_points() {
    let given = table(4)
        .house(BLUE, "8.1", "still")
        .house(BLUE, "8.2", "bar")
        .house(BLUE, "7.1", "nightclub")
        .ship("bill_mccoy", "7", 5)
        .money(BLUE, 20, 0)
        .with(BLUE, |player| player.still = 2);
    let mut given = truck(given, "8", 0);
    given.acts(&["load 1 2", "deliver 1 8.2"]);
    assert_eq!(given.asked().1, Step::Drive { points: [2, 2] });
    given.acts(&["drive 1 4", "drive 1 7"]);
    assert_eq!(given.asked().1, Step::Drive { points: [0, 2] });
    given.acts(&["deliver 1 7.1", "buy 1 2"]);
    assert_eq!((barrels(&given), given.purses(BLUE).0), (2, 7));
}

/// SP-15.8: there is no way for a barrel from a truck but into a building.
#[test]
fn sp_15_8_barrels_are_not_thrown_away() {
    let given = truck(
        table(4).house(BLUE, "8.1", "still").money(BLUE, 0, 0),
        "8",
        2,
    );
    let moves = given.legal();
    assert_eq!(moves[0], "pass");
    let others = moves[1..]
        .iter()
        .filter(|action| !action.starts_with("drive"));
    assert_eq!(others.count(), 0, "{moves:?}");
}

#[test]
fn sp_15_16_a_barrel_waits_at_a_closed_building() {
    let sale = |given: Given| given.asking(BLUE, Step::Sell { left: 2 });
    let given = sale(
        table(4)
            .house(BLUE, "1.1", "bar")
            .barrel("1.1")
            .house(BLUE, "2.1", "bar")
            .barrel("2.1")
            .cop("1"),
    );
    assert_eq!(given.refused("space 1.1"), WhyNot::NotInOperation);
    let mut again = given.protected("1.1");
    again.act("space 1.1");
    assert_eq!(again.purses(BLUE).0, 20);
}

/// SP-15.11: after a purchase the truck drives on and buys from the same ship again.
#[test]
fn sp_r28_a_ship_is_followed() {
    let given = table(4)
        .ship("bill_mccoy", "13", 5)
        .ship("sandra_daisy", "16", 5)
        .ship("arnold_rothstein", "12", 5)
        .ship("stephanie_st_clair", "6", 5)
        .levels(BLUE, [1, 1, 1, 3, 1])
        .house(BLUE, "1.1", "bar")
        .money(BLUE, 60, 0);
    let mut given = truck(given, "13", 0);
    given.act("buy 1 1");
    assert_eq!(given.game.docks.ship(Ship::BillMccoy).at, read("3"));
    given.acts(&["enter 2 6", "drive 2 3", "buy 2 2"]);
    assert_eq!(given.purses(BLUE).0, 60 - 6 - 7 - 8);
    assert_eq!(given.game.docks.ship(Ship::BillMccoy).at, read("1"));
}
