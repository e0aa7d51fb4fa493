//! Docks: what a raid brings (SP-18.9 to SP-18.13).

use super::given::{BLUE, Given, PURPLE, read, table};
use crate::pieces::{Crate, Ship};
use crate::step::Step;
use crate::whynot::WhyNot;

/// A player of strength 5 with two mobsters in the Downtown docks and no thugs raids Bill McCoy's ship in
/// 1, of whose five barrels these are left.
fn raided(given: Given, barrels: u8) -> Given {
    let mut given = given
        .docked(BLUE, "1-downtown")
        .docked(BLUE, "2-downtown")
        .with(BLUE, |player| {
            player.levels[4] = 5;
            player.thugs = 0;
        })
        .ship("bill_mccoy", "1", barrels)
        .asking(BLUE, Step::Raid);
    given.act("ship bill_mccoy");
    given
}

fn ship(given: &Given) -> crate::docks::Vessel {
    *given.game.docks.ship(Ship::BillMccoy)
}

/// Party level 1 brings $5 by crate 2, which sells one more barrel from now on (SP-28.1).
#[test]
fn sp_18_9_the_crate_brings_cash_and_stays() {
    let given = table(4)
        .cargo("bill_mccoy", Some(Crate::Crate2))
        .money(BLUE, 0, 0);
    let top = given.game.crates.top;
    let given = raided(given, 5);
    assert_eq!(given.purses(BLUE), (5, 0));
    assert!(given.player(BLUE).crates.contains(Crate::Crate2));
    assert_eq!(ship(&given).cargo, top, "the top of the stack replaces it");
    assert_ne!(given.game.crates.top, top);
}

/// SP-18.9: thugs that were returned and dollars that were paid no longer count.
#[test]
fn sp_18_9_cash_is_counted_after_the_means_are_spent() {
    let mut given = table(4)
        .docked(BLUE, "1-downtown")
        .docked(BLUE, "2-downtown")
        .levels(BLUE, [1, 1, 1, 1, 3])
        .with(BLUE, |player| player.thugs = 5)
        .cargo("bill_mccoy", Some(Crate::Crate4))
        .ship("bill_mccoy", "1", 5)
        .money(BLUE, 0, 0)
        .asking(BLUE, Step::Raid);
    given.acts(&["ship bill_mccoy", "crew 0-0-0-0 2"]);
    assert_eq!(given.purses(BLUE).0, 9, "three thugs are left");
}

/// SP-18.9: the mobster that comes back is not yet in the VIP area, but still in the docks.
#[test]
fn sp_18_9_cash_is_counted_before_the_mobster_leaves() {
    for (item, cash) in [(Crate::Crate3, 6), (Crate::Crate17, 12)] {
        let given = table(4)
            .vip(BLUE, 1)
            .docked(PURPLE, "4-downtown")
            .cargo("bill_mccoy", Some(item))
            .money(BLUE, 0, 0);
        assert_eq!(raided(given, 5).purses(BLUE).0, cash, "{item:?}");
    }
}

#[test]
fn sp_18_9_without_crates_there_is_none() {
    let bare = || {
        table(4)
            .but(|game| game.crates = Default::default())
            .money(BLUE, 0, 0)
    };
    let last = raided(bare().cargo("bill_mccoy", Some(Crate::Crate2)), 5);
    assert_eq!((last.purses(BLUE).0, ship(&last).cargo), (5, None));
    let none = raided(bare().cargo("bill_mccoy", None), 5);
    assert_eq!(none.purses(BLUE).0, 0);
    assert!(none.player(BLUE).crates.is_empty());
}

/// SP-R62.
#[test]
fn sp_18_10_the_barrel_goes_to_a_building_or_the_still() {
    let given = || {
        table(4)
            .house(BLUE, "7.1", "bar")
            .house(BLUE, "8.1", "nightclub")
            .barrel("8.1")
            .house(BLUE, "9.1", "bar")
            .cop("9")
            .house(BLUE, "10.1", "still")
    };
    let mut to_bar = raided(given(), 5);
    assert_eq!(to_bar.asked().1, Step::Stash(Ship::BillMccoy));
    assert_eq!(to_bar.refused("space 8.1"), WhyNot::HasBarrel);
    assert_eq!(to_bar.refused("space 9.1"), WhyNot::NotInOperation);
    let still = WhyNot::NoPlace {
        building: crate::pieces::Building::Still,
    };
    assert_eq!(to_bar.refused("space 10.1"), still);
    let asked = to_bar.asked().1.rule();
    assert_eq!(to_bar.refused("lose"), WhyNot::MustChoose { asked });
    assert_eq!(to_bar.refused("pass"), WhyNot::MustChoose { asked });
    to_bar.act("space 7.1");
    let bar = *to_bar
        .game
        .manhattan
        .lot(read("7.1"))
        .house()
        .expect("a bar");
    assert!(bar.barrel);
    assert_eq!(ship(&to_bar).barrels, 4);
    let mut to_still = raided(given(), 5);
    to_still.act("still");
    assert_eq!(to_still.player(BLUE).still, 1);
    let closed = raided(given().cop("10").house(BLUE, "1.1", "casino"), 5);
    assert_eq!(closed.refused("still"), WhyNot::NotInOperation);
}

/// SP-18.10: without any place it goes to the supply; from an empty ship it comes from there.
#[test]
fn sp_18_10_a_barrel_without_place_goes_to_the_supply() {
    let given = table(4);
    let supply = given.game.supply.barrels;
    let given = raided(given, 5);
    assert_eq!(ship(&given).barrels, 4);
    assert_eq!(given.game.supply.barrels, supply + 1);
    let empty = |supply| {
        table(4)
            .house(BLUE, "7.1", "casino")
            .docked(BLUE, "3-downtown")
            .docked(BLUE, "4-downtown")
            .ship("bill_mccoy", "1", 0)
            .but(|game| game.supply.barrels = supply)
    };
    let barrel = |given: &Given| {
        given
            .game
            .manhattan
            .lot(read("7.1"))
            .house()
            .map(|house| house.barrel)
    };
    let one = raided(empty(1), 0);
    assert_eq!((barrel(&one), one.game.supply.barrels), (Some(true), 0));
    let none = raided(empty(0), 0);
    assert_eq!((barrel(&none), none.game.supply.barrels), (Some(false), 0));
}

/// The one question about the barrel that can be left is not asked.
#[test]
fn sp_r62_the_barrel_must_be_put_somewhere() {
    let given = raided(table(4).house(BLUE, "10.1", "still"), 5);
    assert_eq!(given.player(BLUE).still, 1);
}

/// SP-R64: the player chooses which of several.
#[test]
fn sp_18_11_a_mobster_comes_back_to_the_vip_area() {
    let mut given = raided(table(4), 5);
    assert!(matches!(given.asked().1, Step::Recall(_)));
    given.act("dock 2-downtown");
    assert_eq!(given.player(BLUE).vip, 1);
    assert_eq!(given.game.docks.at(read("2-downtown")), None);
    assert_eq!(given.game.docks.at(read("1-downtown")), Some(BLUE.into()));
    // The VIP room of level 1 holds two.
    let mut full = raided(table(4).vip(BLUE, 2), 5);
    let supply = full.player(BLUE).mobsters;
    full.act("dock 1-downtown");
    assert_eq!(full.player(BLUE).vip, 2);
    assert_eq!(full.player(BLUE).mobsters, supply + 1);
}

#[test]
fn sp_r64_the_player_chooses_which_mobster_leaves() {
    let elsewhere = table(4)
        .docked(BLUE, "3-uptown")
        .docked(PURPLE, "3-downtown");
    let mut given = raided(elsewhere, 5);
    given.act("crew 0-0-0-0 0");
    assert_eq!(given.legal(), ["dock 1-downtown", "dock 2-downtown"]);
    assert_eq!(given.refused("dock 3-uptown"), WhyNot::NotYours);
    assert_eq!(given.refused("dock 3-downtown"), WhyNot::NotYours);
    let asked = given.asked().1.rule();
    assert_eq!(given.refused("pass"), WhyNot::MustChoose { asked });
}

/// The next harbours clockwise after 1 are 7, 13, 16.
#[test]
fn sp_18_12_the_ship_sails_to_the_next_free_harbour() {
    let given = table(4)
        .ship("bill_mccoy", "1", 5)
        .ship("sandra_daisy", "7", 5)
        .ship("arnold_rothstein", "16", 5)
        .ship("stephanie_st_clair", "3", 5);
    let mut given = raided(given, 5);
    given.act("dock 1-downtown");
    assert_eq!(ship(&given).at, read("13"));
}

#[test]
fn sp_18_13_a_raid_raises_price_and_defence() {
    let given = raided(table(4), 4);
    let docks = &given.game.docks;
    assert_eq!(ship(&given).barrels, 3);
    assert_eq!(docks.price(Ship::BillMccoy), 8);
    assert_eq!(docks.defence(Ship::BillMccoy), 10);
}

/// SP-18.5: the payment that only one of the two printings of the example names.
#[test]
fn sp_r45_hiring_costs_a_dollar_for_each() {
    let mut given = table(4)
        .docked(BLUE, "1-downtown")
        .docked(PURPLE, "2-downtown")
        .docked(PURPLE, "3-downtown")
        .levels(BLUE, [1, 1, 1, 3, 4])
        .with(BLUE, |player| player.thugs = 1)
        .money(BLUE, 2, 0)
        .cargo("stephanie_st_clair", Some(Crate::Crate9))
        .ship("stephanie_st_clair", "1", 3)
        .asking(BLUE, Step::Raid);
    given.act("ship stephanie_st_clair");
    assert_eq!(given.purses(BLUE).0, 15, "$2 less, $15 more");
    assert_eq!(given.purses(PURPLE).0, 17);
}
