//! SP-11.1 to SP-11.4: production and sale.

use super::given::{BLUE, Given, PURPLE, read, table};
use crate::pieces::{Crate, Slot};
use crate::step::Step;
use crate::whynot::WhyNot;

/// Blue plays a still card at the docks, with a still in operation at this level.
fn producing(level: u8, card: &str) -> Given {
    let mut given = table(4)
        .house(BLUE, "1.1", "still")
        .levels(BLUE, [1, 1, level, 1, 1])
        .hand(BLUE, &[card, "vip_01"])
        .talking(BLUE, "docks_1");
    given.act(&format!("card {card}"));
    given
}

#[test]
fn sp_11_1_a_still_makes_what_its_track_says() {
    let made = |level| producing(level, "still_10").player(BLUE).still;
    assert_eq!((1..=5).map(made).collect::<Vec<u8>>(), [1, 2, 3, 4, 5]);
    assert_eq!(
        producing(3, "still_05").player(BLUE).still,
        4,
        "+1 by the card"
    );
    let given = table(4)
        .house(BLUE, "1.1", "still")
        .crates(BLUE, &[Crate::Crate17])
        .helped(BLUE, "produce");
    assert_eq!(
        given.player(BLUE).still,
        2,
        "+1 by the crate, without a card"
    );
    assert_eq!(given.game.supply.barrels, 18);
}

/// SP-1.2.
#[test]
fn sp_11_1_without_a_still_or_barrels_nothing_is_made() {
    assert_eq!(table(4).helped(BLUE, "produce").player(BLUE).still, 0);
    let others = table(4)
        .house(PURPLE, "1.1", "still")
        .helped(BLUE, "produce");
    assert_eq!(others.player(BLUE).still, 0);
    let closed = |given: Given| given.house(BLUE, "1.1", "still").cop("1");
    assert_eq!(
        closed(table(4)).helped(BLUE, "produce").player(BLUE).still,
        0
    );
    let protected = closed(table(4)).protected("1.1").helped(BLUE, "produce");
    assert_eq!(protected.player(BLUE).still, 1);
    let short = table(4)
        .house(BLUE, "1.1", "still")
        .levels(BLUE, [1, 1, 4, 1, 1])
        .but(|game| game.supply.barrels = 3)
        .helped(BLUE, "produce");
    assert_eq!(
        (short.player(BLUE).still, short.game.supply.barrels),
        (3, 0)
    );
}

/// SP-15.9, SP-21.12.
#[test]
fn sp_11_2_barrels_of_the_still_leave_by_truck_or_with_it() {
    let given = || {
        table(4)
            .house(BLUE, "1.1", "still")
            .with(BLUE, |player| {
                player.still = 3;
                player.slots.remove(Slot::MiddleStill);
                player.trucks[0].at = Some(read("1"));
            })
            .but(|game| game.supply.barrels = 10)
    };
    let sell = given().asking(BLUE, Step::Sell { left: 3 });
    assert_eq!(sell.refused("space 1.1"), WhyNot::NoBarrel, "never by sale");
    let mut truck = given().asking(BLUE, Step::Drive { points: [1, 1] });
    truck.act("load 1 2");
    assert_eq!(truck.player(BLUE).still, 1);
    assert_eq!(truck.player(BLUE).trucks[0].barrels, 2);
    let (district, open) = (read("1"), 1);
    let mut war = given()
        .gangster("meyer_lansky", "1")
        .asking(BLUE, Step::Defend { district, open });
    war.act("abandon 1.1");
    assert_eq!(war.player(BLUE).still, 0);
    assert_eq!(war.game.supply.barrels, 13);
}

#[test]
fn sp_11_3_a_sale_is_limited_by_party_level_crates_and_card() {
    let sale = |card: &str, crates: &[Crate]| {
        let mut given = table(4)
            .house(BLUE, "1.1", "bar")
            .barrel("1.1")
            .levels(BLUE, [1, 2, 1, 1, 1])
            .crates(BLUE, crates)
            .hand(BLUE, &[card])
            .talking(BLUE, "planning_1");
        given.acts(&["pass", &format!("card {card}")]);
        match given.asked().1 {
            Step::Sell { left } => left,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(sale("party_07", &[]), 2);
    assert_eq!(sale("party_05", &[]), 3);
    let both = [Crate::Crate1, Crate::Crate2];
    assert_eq!(sale("party_05", &both), 5);
}

#[test]
fn sp_11_3_barrels_are_sold_at_own_buildings_in_operation_up_to_the_limit() {
    let mut given = table(4)
        .house(BLUE, "1.1", "bar")
        .barrel("1.1")
        .house(BLUE, "1.2", "nightclub")
        .barrel("1.2")
        .house(BLUE, "2.1", "casino")
        .barrel("2.1")
        .house(BLUE, "2.2", "bar")
        .house(BLUE, "3.1", "bar")
        .barrel("3.1")
        .cop("3")
        .house(PURPLE, "4.1", "bar")
        .barrel("4.1")
        .levels(BLUE, [1, 2, 1, 1, 1])
        .helped(BLUE, "sell");
    assert_eq!(
        given.legal(),
        ["pass", "space 1.1", "space 1.2", "space 2.1"]
    );
    assert_eq!(given.refused("space 2.2"), WhyNot::NoBarrel);
    assert_eq!(given.refused("space 3.1"), WhyNot::NotInOperation);
    assert_eq!(given.refused("space 4.1"), WhyNot::NotYours);
    given.acts(&["space 1.1", "space 2.1"]);
    assert_eq!(given.asked().1, Step::Send, "two are sold");
}

/// SP-E12.
#[test]
fn sp_11_4_bars_bring_the_lower_price_and_the_others_the_higher() {
    let mut given = table(4)
        .house(BLUE, "1.1", "bar")
        .barrel("1.1")
        .house(BLUE, "1.2", "nightclub")
        .barrel("1.2")
        .levels(BLUE, [3, 2, 3, 2, 2])
        .money(BLUE, 0, 0);
    let supply = given.game.supply.barrels;
    given = given.helped(BLUE, "sell");
    given.act("space 1.1");
    assert_eq!(given.purses(BLUE), (15, 0));
    given.act("space 1.2");
    assert_eq!(given.purses(BLUE), (35, 0));
    assert_eq!(given.game.supply.barrels, supply + 2);
}

#[test]
fn sp_11_4_the_highest_field_at_or_below_notoriety_counts() {
    let prices = |levels| table(4).levels(BLUE, levels).player(BLUE).barrel_prices();
    assert_eq!(prices([1, 1, 1, 1, 1]), (5, 10));
    assert_eq!(prices([4, 1, 1, 1, 1]), (5, 10), "8");
    assert_eq!(prices([5, 1, 1, 1, 1]), (10, 15), "9");
    assert_eq!(prices([5, 3, 1, 1, 1]), (10, 15), "11");
    assert_eq!(prices([5, 4, 1, 1, 1]), (15, 20), "12");
    assert_eq!(prices([5, 5, 3, 1, 1]), (15, 20), "15");
    assert_eq!(prices([5, 5, 4, 1, 1]), (20, 25), "16");
    assert_eq!(prices([5, 5, 5, 4, 1]), (25, 30), "20");
    assert_eq!(prices([5, 5, 5, 5, 3]), (25, 30), "23");
    assert_eq!(prices([5, 5, 5, 5, 5]), (30, 35), "25");
}
