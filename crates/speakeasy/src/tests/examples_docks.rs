//! Worked examples of the rules: trucks and raids.

use super::given::{BLUE, Given, PURPLE, YELLOW, table};
use super::moments::at;
use crate::pieces::{Crate, District, Perk, Ship};
use crate::step::Step;
use crate::whynot::WhyNot;

#[test]
fn sp_e14_a_ship_in_the_harbour_of_16() {
    let mut given = table(4)
        .ship("sandra_daisy", "16", 5)
        .ship("bill_mccoy", "12", 5)
        .ship("arnold_rothstein", "7", 5)
        .ship("stephanie_st_clair", "1", 5)
        .cop("16")
        .house(YELLOW, "16.1", "casino")
        .protected("16.1")
        .house(YELLOW, "16.2", "nightclub")
        .house(YELLOW, "10.1", "bar")
        .levels(YELLOW, [1, 1, 1, 2, 1])
        .with(YELLOW, |player| player.trucks[0].at = Some(District::D16))
        .hand(YELLOW, &["fleet_05"])
        .money(YELLOW, 11, 0)
        .talking(YELLOW, "garage_2");
    given.acts(&["pass", "card fleet_05", "buy 1 2"]);
    assert_eq!(given.purses(YELLOW), (0, 0));
    assert_eq!(given.game.docks.ship(Ship::SandraDaisy).at, District::D6);
    assert_eq!(given.refused("deliver 1 16.2"), WhyNot::NotInOperation);
    given.acts(&["deliver 1 16.1", "drive 1 14", "drive 1 11", "drive 1 10"]);
    given.act("deliver 1 10.1");
    let points = [1, 4];
    assert_eq!(given.asked(), (YELLOW, Step::Drive { points }));
    given.act("pass");
    for space in ["16.1", "10.1"] {
        let house = given.game.manhattan.lot(at(space)).house();
        assert!(house.expect("a house").barrel, "{space}");
    }
}

#[test]
fn sp_e15_two_trucks_and_a_ship_that_is_chased() {
    let houses = [
        ("4.1", "bar"),
        ("4.2", "casino"),
        ("9.1", "bar"),
        ("5.1", "nightclub"),
        ("15.1", "bar"),
        ("15.2", "bar"),
        ("8.1", "still"),
    ];
    let mut given = houses
        .into_iter()
        .fold(table(4), |given, (space, building)| {
            given.house(PURPLE, space, building)
        })
        .ship("arnold_rothstein", "7", 5)
        .ship("sandra_daisy", "16", 5)
        .ship("bill_mccoy", "12", 5)
        .ship("stephanie_st_clair", "1", 5)
        .levels(PURPLE, [1, 1, 1, 3, 1])
        .with(PURPLE, |player| {
            player.still = 4;
            player.trucks[0].at = Some(District::D8);
        })
        .hand(PURPLE, &["fleet_11"])
        .money(PURPLE, 20, 0)
        .talking(PURPLE, "garage_1");
    given.act("card fleet_11");
    assert_eq!(given.asked().1, Step::Drive { points: [5, 5] });
    given.acts(&["enter 2 8", "load 1 2", "load 2 2"]);
    given.acts(&["drive 1 4", "deliver 1 4.1", "deliver 1 4.2"]);
    given.acts(&["drive 1 7", "buy 1 2"]);
    let rothstein = |given: &Given| given.game.docks.ship(Ship::ArnoldRothstein).at;
    assert_eq!(rothstein(&given), District::D13);
    assert_eq!(given.player(PURPLE).pocket, 20 - 3 - 4);
    given.acts(&["drive 1 8", "drive 1 9", "deliver 1 9.1"]);
    given.acts(&["drive 1 5", "deliver 1 5.1"]);
    assert_eq!(given.refused("drive 1 4"), WhyNot::TooFewPoints);
    given.acts(&["drive 2 7", "drive 2 10", "drive 2 13", "drive 2 15"]);
    given.acts(&["deliver 2 15.1", "deliver 2 15.2", "drive 2 13", "buy 2 2"]);
    assert_eq!(given.player(PURPLE).pocket, 13 - 5 - 6);
    assert_eq!(given.player(PURPLE).trucks[1].barrels, 2);
    assert_ne!(rothstein(&given), District::D13);
}

/// Blue is about to raid Stephanie St. Clair, with this strength and one free thug more.
fn raid(pocket: u16, safe: u16, strength: u8, thugs: u8) -> Given {
    let mut given = table(4)
        .ship("stephanie_st_clair", "6", 3)
        .ship("arnold_rothstein", "13", 5)
        .ship("sandra_daisy", "16", 5)
        .ship("bill_mccoy", "12", 5)
        .cargo("stephanie_st_clair", Some(Crate::Crate9))
        .docked(BLUE, "1-downtown")
        .docked(PURPLE, "2-downtown")
        .docked(PURPLE, "3-downtown")
        .levels(BLUE, [1, 1, 1, 3, strength])
        .with(BLUE, |player| player.thugs = thugs)
        .vip(BLUE, 2)
        .house(BLUE, "1.1", "bar")
        .money(BLUE, pocket, safe)
        .talking(BLUE, "docks_2");
    given.post().act("ship stephanie_st_clair");
    given
}

#[test]
fn sp_e21_a_raid_with_hired_mobsters() {
    let mut given = raid(5, 0, 4, 1);
    assert_eq!(given.player(BLUE).thugs, 2, "one is free");
    let why = WhyNot::TooWeak {
        strength: 12,
        needed: 13,
    };
    assert_eq!(given.refused("crew 0-2-0-0 0"), why);
    let mobsters = given.player(BLUE).mobsters;
    given.act("crew 0-2-0-0 1");
    let player = given.player(BLUE);
    assert_eq!(player.pocket, 5 - 2 + 15);
    assert_eq!(given.player(PURPLE).pocket, 15 + 2);
    assert_eq!(player.perks(Perk::RangePlus1), 1);
    assert!(
        given
            .game
            .manhattan
            .lot(at("1.1"))
            .house()
            .is_some_and(|house| house.barrel)
    );
    assert_eq!((player.vip, player.mobsters), (2, mobsters + 1));
    assert_eq!(player.thugs, 1);
    let ship = given.game.docks.ship(Ship::StephanieStClair);
    assert_eq!((ship.at, ship.barrels), (District::D3, 2));
}

#[test]
fn sp_e28_hired_mobsters_are_paid_from_the_pocket() {
    let given = raid(1, 40, 5, 3);
    let why = WhyNot::PocketOnly { cost: 2, pocket: 1 };
    assert_eq!(given.refused("crew 0-2-0-0 3"), why);
    given.offers(&["crew 0-1-0-0 3", "crew 0-1-0-0 4"]);
}
