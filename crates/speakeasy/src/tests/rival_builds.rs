//! Where and what the Rival builds (SP-27.11 to SP-27.14, SP-27.28).

use super::given::{BLUE, Given, read, table, table_of};
use super::moments::at;
use crate::boss::Boss;
use crate::pieces::{Building, CityToken, District, Region};
use crate::space::{Ground, House, Space};

#[test]
fn sp_27_11_the_region_of_a_card() {
    let region = |given: Given, card: &str| {
        let before = given.spaces_of(Boss::Rival);
        let given = given.rival_reveals(card);
        let houses = given.spaces_of(Boss::Rival);
        let new = houses.iter().find(|space| !before.contains(space));
        read::<Space>(new.expect("a new house")).district.region()
    };
    assert_eq!(region(table(1), "vip_01"), Region::Uptown);
    assert_eq!(region(table(1), "party_01"), Region::Midtown);
    // Fleet: the fewest buildings; ties Uptown, Midtown, Downtown.
    assert_eq!(region(table(1), "fleet_01"), Region::Uptown);
    let given = || table(1).house(Boss::Rival, "13.1", "bar");
    assert_eq!(region(given(), "fleet_01"), Region::Midtown);
    let given = || given().house(Boss::Rival, "7.1", "bar");
    assert_eq!(region(given(), "fleet_01"), Region::Downtown);
    let given = given().house(Boss::Rival, "1.1", "bar");
    assert_eq!(region(given, "fleet_01"), Region::Uptown);
}

#[test]
fn sp_r42_the_rival_takes_over_the_difficulty_of_the_table() {
    let given = |difficulty| {
        table_of(1, &[("difficulty", difficulty)])
            .open_only(&["13"])
            .gangster("waxey_gordon", "13")
            .rival_reveals("vip_01")
            .ground("13.1")
    };
    // A power of 4 does not beat a token of 4.
    assert_eq!(given("easy"), Ground::GangsterBar);
    assert!(matches!(given("normal"), Ground::House(_)));
}

/// The first building on each space of the Rival.
fn house(given: &Given, space: &str) -> House {
    match given.ground(space) {
        Ground::House(house) if house.owner == Boss::Rival => house,
        other => panic!("{other:?} on {space}"),
    }
}

fn act(given: Given, act: u8) -> Given {
    given.but(|game| game.act = act)
}

fn district(number: &str) -> District {
    read(number)
}

/// Where a VIP card of so many icons makes the Rival open on a table.
fn opens(given: Given, card: &str) -> String {
    let before = given.spaces_of(Boss::Rival);
    let given = given.rival_reveals(card);
    let houses = given.spaces_of(Boss::Rival);
    let new = houses.into_iter().find(|space| !before.contains(space));
    new.expect("a new house")
}

#[test]
fn sp_27_12_it_opens_by_number_if_all_is_equal() {
    assert_eq!(opens(table(1), "vip_01"), "13.1");
    assert_eq!(opens(table(1), "vip_02"), "16.1");
    // Inside a district the lowest empty space.
    let given = table(1).open_only(&["15"]).house(BLUE, "15.1", "bar");
    assert_eq!(opens(given, "vip_01"), "15.2");
}

#[test]
fn sp_27_12_the_criteria_of_an_empty_space() {
    // Each district of Uptown has one fault, the worst in the lowest.
    let given = |open: &[&str]| {
        table(1)
            .open_only(open)
            .house(Boss::Rival, "13.1", "bar")
            .cop("15")
            .but(|game| game.gangs.targets.insert(district("14")))
    };
    assert_eq!(opens(given(&["13", "14", "15", "16"]), "vip_01"), "16.1");
    assert_eq!(opens(given(&["13", "14", "15"]), "vip_01"), "15.1");
    assert_eq!(opens(given(&["13", "14"]), "vip_01"), "14.1");
    assert_eq!(opens(given(&["13"]), "vip_01"), "13.2");
}

#[test]
fn sp_27_12_it_follows_the_player_but_not_to_the_police() {
    let given = || table(1).house(BLUE, "15.2", "bar");
    assert_eq!(opens(given(), "vip_01"), "15.1");
    assert_eq!(opens(given().cop("15"), "vip_01"), "13.1");
    let token = given().but(|game| game.manhattan.cops_coming.insert(district("15")));
    assert_eq!(opens(token, "vip_01"), "13.1");
    let target = given().but(|game| game.gangs.targets.insert(district("15")));
    assert_eq!(opens(target, "vip_01"), "13.1");
}

/// Uptown without an empty space.
fn gangland() -> Given {
    table(1)
        .gangster("waxey_gordon", "13")
        .gangster("legs_diamond", "14")
        .gangster("ciro_terranova", "15")
        .gangster("joe_masseria", "16")
}

#[test]
fn sp_27_12_it_takes_over_the_weakest_bar() {
    let given = gangland().rival_reveals("vip_01");
    assert_eq!(given.spaces_of(Boss::Rival), ["14.1"]);
    assert_eq!(given.game.supply.gangster_bars, 24 - 8 + 1);
    assert_eq!(given.game.gangs.strength[district("14") as usize], 3);
    // Equal tokens go by number and icons; in a district the lowest-numbered bar.
    let equal = || {
        gangland()
            .house(BLUE, "14.1", "bar")
            .house(BLUE, "14.2", "bar")
    };
    assert_eq!(opens(equal(), "vip_01"), "13.1");
    assert_eq!(opens(equal(), "vip_02"), "15.1");
    let half = equal().house(BLUE, "13.1", "bar");
    assert_eq!(opens(half, "vip_01"), "13.2");
}

/// In Act 1 its power is 5, in Act 2 it is 6.
#[test]
fn sp_27_12_its_power_must_be_higher() {
    let given = |number| {
        let given = table(1).open_only(&["14"]).gangster("owney_madden", "14");
        act(given, number).rival_reveals("vip_01")
    };
    assert_eq!(given(1).ground("14.1"), Ground::GangsterBar);
    assert_eq!(given(1).rival().purse, 5);
    assert!(matches!(given(2).ground("14.1"), Ground::House(_)));
    assert_eq!(given(2).rival().purse, 0);
}

/// Uptown full of the player's bars, but for bars of the Rival.
fn upgradable(number: u8) -> Given {
    let given = ["13.1", "14.1", "15.1", "16.1", "16.2"]
        .into_iter()
        .fold(table(1), |given, space| given.house(BLUE, space, "bar"));
    let given = ["13.2", "14.2", "15.2"]
        .into_iter()
        .fold(given, |given, space| given.house(Boss::Rival, space, "bar"));
    act(given, number)
}

/// The bar leaves the game, its mobster stays.
#[test]
fn sp_27_12_it_upgrades_protected_bars_first() {
    let given = upgradable(2).protected("15.2").rival_reveals("vip_01");
    let upgraded = house(&given, "15.2");
    assert_eq!(upgraded.building, Building::Nightclub);
    assert!(upgraded.protected);
    assert_eq!(given.rival().buildings, [0, 8, 2, 3]);
    assert_eq!(given.rival().purse, 0);
    // Else by number and icons.
    let even = upgradable(2).rival_reveals("vip_01");
    assert_eq!(house(&even, "13.2").building, Building::Nightclub);
    let odd = upgradable(2).rival_reveals("vip_02");
    assert_eq!(house(&odd, "15.2").building, Building::Nightclub);
}

#[test]
fn sp_27_12_else_it_gains_five() {
    // In Act 1 nothing can be upgraded.
    let given = upgradable(1).rival_reveals("vip_01");
    assert_eq!(given.rival().purse, 5);
    // A nightclub in the region and no other piece on the list of Act 2.
    let given = upgradable(2).house(Boss::Rival, "14.2", "nightclub");
    assert_eq!(given.rival_reveals("vip_01").rival().purse, 5);
    // No bar of its own in the region.
    let given = table(1).open_only(&["7"]).rival_reveals("vip_01");
    assert_eq!(given.rival().purse, 5);
}

#[test]
fn sp_27_13_the_building_of_the_act() {
    let built = |number, has: &[(&str, &str)], left: [u8; 4]| {
        let given = has.iter().fold(table(1), |given, (space, building)| {
            given.house(Boss::Rival, space, building)
        });
        let given = act(given, number).with_rival(|rival| rival.buildings = left);
        let before = given.spaces_of(Boss::Rival);
        let given = given.rival_reveals("vip_01");
        let houses = given.spaces_of(Boss::Rival);
        let new = houses.iter().find(|space| !before.contains(space));
        new.map(|space| house(&given, space).building)
    };
    use Building::{Bar, Casino, Nightclub};
    let all = [0, 8, 3, 3];
    assert_eq!(built(1, &[], all), Some(Bar));
    assert_eq!(built(2, &[], all), Some(Nightclub));
    assert_eq!(built(2, &[("13.1", "nightclub")], all), Some(Bar));
    assert_eq!(built(2, &[("7.1", "nightclub")], all), Some(Nightclub));
    assert_eq!(built(2, &[], [0, 8, 0, 3]), Some(Bar));
    for number in [3, 4] {
        assert_eq!(built(number, &[], all), Some(Casino));
        assert_eq!(built(number, &[("13.1", "casino")], all), Some(Nightclub));
        let both = [("13.1", "casino"), ("14.1", "nightclub")];
        assert_eq!(built(number, &both, all), Some(Bar));
        assert_eq!(built(number, &[], [0, 1, 1, 0]), Some(Nightclub));
    }
    assert_eq!(built(1, &[], [0, 0, 3, 3]), None);
}

#[test]
fn sp_27_14_the_city_token_goes_to_the_shortest_stack() {
    let token = CityToken::Sell;
    let given = table(1)
        .open_only(&["13"])
        .token("13.1", Some(token))
        .but(|game| {
            game.market.middle[0].push(CityToken::Book);
            game.market.middle[1].push(CityToken::Thug);
            game.market.middle[1].push(CityToken::Thug);
            game.market.middle[2].push(CityToken::Book);
        })
        .rival_reveals("vip_01");
    let stacks = given.game.market.middle.map(|stack| stack.len());
    assert_eq!(stacks, [2, 2, 1]);
    assert_eq!(given.game.market.middle[0].last(), Some(&token));
    assert_eq!(given.game.manhattan.lot(at("13.1")).token, None);
}

/// With no piece of any type both (a) and (b) are skipped; the upgrade of Act 3 takes a casino first.
#[test]
fn sp_27_28_what_is_done_first() {
    let none = table(1)
        .gangster("legs_diamond", "13")
        .with_rival(|rival| rival.buildings = [0, 0, 3, 3])
        .rival_reveals("vip_01");
    assert!(none.spaces_of(Boss::Rival).is_empty());
    assert_eq!(none.rival().purse, 5);
    let given = upgradable(3).rival_reveals("vip_01");
    assert_eq!(house(&given, "13.2").building, Building::Casino);
    let given = upgradable(3)
        .with_rival(|rival| rival.buildings = [0, 0, 3, 0])
        .rival_reveals("vip_01");
    assert_eq!(house(&given, "13.2").building, Building::Nightclub);
    // Between equal bars of a district the lower number.
    let given = upgradable(2)
        .house(Boss::Rival, "13.1", "bar")
        .rival_reveals("vip_01");
    assert_eq!(house(&given, "13.1").building, Building::Nightclub);
}
