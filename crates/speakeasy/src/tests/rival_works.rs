//! What the cards of the Rival do (SP-27.15 to SP-27.18).

use super::given::{BLUE, Given, table, table_of};
use crate::boss::Boss;
use crate::event::Event;
use crate::pieces::{Crate, District, Ship};

pub(super) fn protected(given: &Given) -> Vec<String> {
    let houses = given.game.manhattan.houses_of(Boss::Rival);
    let protected = houses.filter(|(_, house)| house.protected);
    protected.map(|(space, _)| space.to_string()).collect()
}

/// A casino in peace, a bar before the police, a bar and a nightclub among them; Uptown is closed, so
/// nothing is opened.
pub(super) fn watched(difficulty: &str) -> Given {
    table_of(1, &[("difficulty", difficulty)])
        .open_only(&["1", "7", "8", "9"])
        .house(Boss::Rival, "1.1", "casino")
        .house(Boss::Rival, "7.1", "bar")
        .house(Boss::Rival, "8.1", "bar")
        .house(Boss::Rival, "9.1", "nightclub")
        .but(|game| game.manhattan.cops_coming.insert(District::D7))
        .cop("8")
        .cop("9")
}

/// So many as the difficulty says, one more for two icons.
#[test]
fn sp_27_15_it_protects_where_the_police_are() {
    let order = ["9.1", "8.1", "7.1", "1.1"];
    let count = |difficulty, card: &str| {
        let given = watched(difficulty).rival_reveals(card);
        let mut expected: Vec<&str> = order[..protected(&given).len()].to_vec();
        expected.sort_by_key(|space| space.parse::<crate::space::Space>().expect("a space"));
        assert_eq!(protected(&given), expected);
        assert_eq!(given.rival().mobsters, 12 - expected.len() as u8);
        expected.len()
    };
    assert_eq!(count("normal", "vip_02"), 1);
    assert_eq!(count("normal", "vip_04"), 2);
    assert_eq!(count("hard", "vip_01"), 2);
    assert_eq!(count("hard", "vip_04"), 3);
}

/// SP-27.28: casino, nightclub, bar, then the lower number.
#[test]
fn sp_27_15_the_best_building_first() {
    let given = table(1)
        .open_only(&["2", "3", "4"])
        .house(Boss::Rival, "2.1", "bar")
        .house(Boss::Rival, "2.2", "bar")
        .house(Boss::Rival, "3.1", "nightclub")
        .house(Boss::Rival, "4.1", "casino");
    let given = given.rival_reveals("vip_01");
    assert_eq!(protected(&given), ["4.1"]);
    let given = given.rival_reveals("vip_04");
    assert_eq!(protected(&given), ["2.1", "3.1", "4.1"]);
}

#[test]
fn sp_27_16_it_sells_at_open_buildings() {
    let sold = |difficulty, act: u8, houses: &[&str]| {
        let given = table_of(1, &[("difficulty", difficulty)])
            .open_only(&["1", "2", "3"])
            .cop("3");
        let given = houses
            .iter()
            .fold(given, |given, space| given.house(Boss::Rival, space, "bar"));
        let given = given.but(|game| game.act = act).rival_reveals("party_01");
        // Nothing can be built in Midtown, which brings $5.
        given.rival().purse - 5
    };
    assert_eq!(sold("normal", 1, &[]), 0);
    assert_eq!(sold("normal", 1, &["1.1"]), 6);
    // SP-27.24: a building that the police have closed sells nothing.
    assert_eq!(sold("normal", 2, &["1.1", "3.1"]), 10);
    assert_eq!(sold("normal", 3, &["1.1", "1.2"]), 30);
    // Two at most; the only round of Act 4 brings a book as well.
    assert_eq!(sold("easy", 3, &["1.1", "1.2", "2.1"]), 30);
    assert_eq!(sold("easy", 4, &["1.1", "1.2", "2.1"]), 40 + 20);
}

/// Four ships with their defences: 8, 7, 9 and 6.
pub(super) fn fleet() -> Given {
    table(1)
        .ship("bill_mccoy", "13", 5)
        .ship("stephanie_st_clair", "1", 5)
        .ship("sandra_daisy", "16", 5)
        .ship("arnold_rothstein", "7", 5)
}

#[test]
fn sp_27_17_it_raids_the_weakest_ship() {
    let given = fleet()
        .but(|game| game.act = 2)
        .cargo("bill_mccoy", Some(Crate::Crate3));
    let (top, supply) = (given.game.crates.top, given.game.supply.barrels);
    let given = given.rival_reveals("still_01");
    assert_eq!(given.rival().purse, 12);
    let ship = given.game.docks.ship(Ship::BillMccoy);
    assert_eq!((ship.at, ship.barrels, ship.cargo), (District::D12, 4, top));
    assert_eq!(given.game.supply.barrels, supply + 1);
    let item = Crate::Crate3;
    assert!(given.told(Event::CrateLost { item }));
    let berths = given.game.docks.of(Boss::Rival);
    let berths: Vec<String> = berths.map(|berth| berth.to_string()).collect();
    assert_eq!(berths, ["1-uptown"]);
}

#[test]
fn sp_27_17_equal_ships_go_clockwise_from_district_1() {
    // Bill McCoy with one barrel gone is as strong as Stephanie St. Clair: 8.
    let given = fleet()
        .ship("sandra_daisy", "6", 3)
        .ship("bill_mccoy", "16", 4)
        .ship("stephanie_st_clair", "12", 5)
        .rival_reveals("still_01");
    let barrels = |ship| given.game.docks.ship(ship).barrels;
    assert_eq!(barrels(Ship::BillMccoy), 3);
    assert_eq!(barrels(Ship::StephanieStClair), 5);
}

/// SP-27.29: the cash comes all the same.
#[test]
fn sp_27_17_with_nothing_aboard_it_gains_cash() {
    let given = Ship::ALL
        .into_iter()
        .fold(fleet(), |given, ship| given.cargo(ship.id(), None))
        .but(|game| {
            for vessel in &mut game.docks.ships {
                vessel.barrels = 0;
            }
            game.crates.top = None;
            game.crates.unseen = Default::default();
        });
    let supply = given.game.supply.barrels;
    let given = given.rival_reveals("still_01");
    assert_eq!(given.rival().purse, 8);
    assert_eq!(given.game.supply.barrels, supply);
    // Sandra Daisy is now the weakest with 17; she moves on.
    let ship = given.game.docks.ship(Ship::SandraDaisy);
    assert_eq!((ship.at, ship.cargo), (District::D12, None));
}

/// A full column takes no mobster.
#[test]
fn sp_27_17_the_topmost_empty_row() {
    let given = ["1-uptown", "2-uptown", "3-uptown"]
        .into_iter()
        .fold(fleet(), |given, berth| given.docked(BLUE, berth))
        .rival_reveals("still_01");
    let there = given.game.docks.at("4-uptown".parse().expect("a berth"));
    assert_eq!(there, Some(Boss::Rival));
    let mobsters = given.rival().mobsters;
    let given = given
        .ship("sandra_daisy", "13", 5)
        .ship("bill_mccoy", "3", 1)
        .rival_reveals("still_01");
    assert_eq!(given.rival().mobsters, mobsters);
    assert_eq!(given.rival().purse, 16);
}

#[test]
fn sp_27_18_it_hauls_from_the_cheapest_ship() {
    let barrels = |given: &Given| Ship::ALL.map(|ship| given.game.docks.ship(ship).barrels);
    let given = fleet();
    let supply = given.game.supply.barrels;
    // Arnold Rothstein sells for $3; the next harbour is 12, for 13 and 16 are taken.
    let given = given.rival_reveals("fleet_01");
    assert_eq!(barrels(&given), [5, 5, 3, 5]);
    assert_eq!(given.game.supply.barrels, supply + 2);
    assert_eq!(
        given.game.docks.ship(Ship::ArnoldRothstein).at,
        District::D12
    );
    // $4 at Arnold Rothstein in 1 and at Stephanie St. Clair in 7.
    let given = fleet().ship("arnold_rothstein", "1", 4);
    assert_eq!(barrels(&given.rival_reveals("fleet_01")), [5, 5, 2, 5]);
}

#[test]
fn sp_27_18_the_last_barrels() {
    let left = |count| {
        Ship::ALL
            .into_iter()
            .fold(fleet(), |given, ship| {
                given.but(|game| game.docks.ship_mut(ship).barrels = 0)
            })
            .but(|game| game.docks.ship_mut(Ship::BillMccoy).barrels = count)
            .rival_reveals("fleet_01")
    };
    let given = left(1);
    let ship = given.game.docks.ship(Ship::BillMccoy);
    assert_eq!((ship.barrels, ship.at), (0, District::D12));
    let given = left(0);
    assert_eq!(given.game.docks.ship(Ship::BillMccoy).at, District::D13);
}
