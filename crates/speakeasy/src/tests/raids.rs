//! Docks: with what a ship is raided (SP-18.1 to SP-18.8).

use super::given::{BLUE, GREEN, Given, PURPLE, table, table_of};
use crate::boss::Boss;
use crate::pieces::{Crate, Region, Ship};
use crate::step::Step;
use crate::whynot::WhyNot;

/// A player of this strength level without thugs may raid; Bill McCoy's ship lies in 1 with five barrels
/// and defence 6.
fn raiding(given: Given, strength: u8) -> Given {
    given
        .levels(BLUE, [1, 1, 1, 1, strength])
        .with(BLUE, |player| player.thugs = 0)
        .ship("bill_mccoy", "1", 5)
        .asking(BLUE, Step::Raid)
}

fn too_weak(strength: u8, needed: u8) -> WhyNot {
    WhyNot::TooWeak { strength, needed }
}

#[test]
fn sp_18_1_a_still_card_or_a_thug_comes_first() {
    let docked = || {
        table(4)
            .docked(BLUE, "1-downtown")
            .docked(BLUE, "2-downtown")
            .ship("bill_mccoy", "1", 5)
            .levels(BLUE, [1, 1, 1, 1, 4])
    };
    let mut one = docked()
        .house(BLUE, "8.1", "still")
        .hand(BLUE, &["still_10", "vip_01"])
        .talking(BLUE, "docks_1");
    one.act("card still_10");
    assert_eq!(one.player(BLUE).still, 1);
    assert_eq!(one.asked().1, Step::Raid);
    let mut two = docked().talking(BLUE, "docks_2");
    two.act("post 2");
    assert_eq!(two.player(BLUE).thugs, 2);
    assert_eq!(two.asked().1, Step::Raid);
    let six = docked()
        .with(BLUE, |player| player.thugs = 6)
        .talking(BLUE, "docks_2");
    assert_eq!(six.player(BLUE).thugs, 6, "no space is left for it");
}

/// The harbour decides which column counts; the Rival's and others' mobsters do not replace an own one.
#[test]
fn sp_18_2_an_own_mobster_must_be_in_the_column() {
    let docked = || {
        table(4)
            .docked(PURPLE, "1-downtown")
            .docked(PURPLE, "2-downtown")
            .docked(BLUE, "1-midtown")
            .docked(BLUE, "2-midtown")
            .docked(BLUE, "3-midtown")
    };
    let region = Region::Downtown;
    let why = WhyNot::NoMobsterInColumn { region };
    assert_eq!(raiding(docked(), 5).refused("ship bill_mccoy"), why);
    let elsewhere = raiding(docked(), 5).ship("bill_mccoy", "12", 5);
    assert!(elsewhere.allows("ship bill_mccoy"));
    assert!(raiding(docked().docked(BLUE, "3-downtown"), 5).allows("ship bill_mccoy"));
}

#[test]
fn sp_18_3_the_defence_rises_with_every_barrel_gone() {
    let defences = [
        ("stephanie_st_clair", [8, 10, 12, 14, 16, 18]),
        ("sandra_daisy", [7, 9, 11, 13, 15, 17]),
        ("arnold_rothstein", [9, 12, 14, 16, 18, 20]),
        ("bill_mccoy", [6, 8, 10, 13, 16, 19]),
    ];
    for (ship, row) in defences {
        for (gone, defence) in (0..).zip(row) {
            let docked = table(4).docked(BLUE, "1-uptown");
            let given = raiding(docked, 1).ship(ship, "13", 5 - gone);
            let why = too_weak(1, defence + 1);
            assert_eq!(given.refused(&format!("ship {ship}")), why);
        }
    }
}

/// Level times mobsters, and thugs; to be equal is not enough.
#[test]
fn sp_18_4_attack_is_strength_times_mobsters_and_thugs() {
    let given = |strength, thugs| {
        let docked = table(4)
            .docked(BLUE, "1-downtown")
            .docked(BLUE, "3-downtown");
        raiding(docked, strength).with(BLUE, |player| player.thugs = thugs)
    };
    assert_eq!(given(3, 0).refused("ship bill_mccoy"), too_weak(6, 7));
    assert_eq!(given(2, 2).refused("ship bill_mccoy"), too_weak(6, 7));
    assert!(given(4, 0).allows("ship bill_mccoy"));
    let mut exact = given(3, 2);
    exact.act("ship bill_mccoy");
    assert_eq!(exact.refused("crew 0-0-0-0 0"), too_weak(6, 7));
    assert_eq!(
        exact.refused("crew 0-0-0-0 3"),
        WhyNot::TooFewThugs { held: 2 }
    );
    let thugs = exact.game.supply.thugs;
    exact.act("crew 0-0-0-0 1");
    assert_eq!(exact.player(BLUE).thugs, 1);
    assert_eq!(exact.game.supply.thugs, thugs + 1);
}

/// SP-R45, SP-R49: owners are paid and not asked.
#[test]
fn sp_18_5_mobsters_of_others_are_hired_for_a_dollar_each() {
    let docked = table(4)
        .docked(BLUE, "1-downtown")
        .docked(PURPLE, "2-downtown")
        .docked(PURPLE, "3-downtown")
        .docked(GREEN, "4-downtown")
        .docked(GREEN, "4-midtown")
        .cargo("bill_mccoy", Some(Crate::Crate4))
        .money(BLUE, 3, 0);
    let mut given = raiding(docked, 2).with(BLUE, |player| player.thugs = 1);
    given.act("ship bill_mccoy");
    assert_eq!(given.refused("crew 0-2-0-0 0"), too_weak(6, 7));
    assert_eq!(given.refused("crew 0-2-0-2 0"), WhyNot::NotSoMany);
    assert_eq!(given.refused("crew 0-2-1-1 0"), WhyNot::NotSoMany);
    assert_eq!(
        given.refused("crew 1-2-0-1 0"),
        WhyNot::NotSoMany,
        "own ones are free"
    );
    given.act("crew 0-2-0-1 0");
    assert_eq!(given.purses(BLUE).0, 3, "the crate pays $3 for the thug");
    assert_eq!(given.purses(PURPLE).0, 17);
    assert_eq!(given.purses(GREEN).0, 16);
    assert_eq!(
        given.game.docks.in_column(PURPLE.into(), Region::Downtown),
        2
    );
}

/// SP-18.5, SP-R49: the Rival is paid into its purse (SP-27.21).
#[test]
fn sp_r49_a_hired_mobster_is_paid_to_its_owner() {
    let docked = table_of(1, &[])
        .docked(BLUE, "1-downtown")
        .docked(Boss::Rival, "2-downtown")
        .cargo("bill_mccoy", None)
        .but(|game| game.crates = Default::default());
    let mut given = raiding(docked, 4);
    let purse = |given: &Given| given.game.rival.expect("a Rival").purse;
    let before = purse(&given);
    given.act("ship bill_mccoy");
    assert_eq!(
        purse(&given),
        before + 1,
        "there is no other way to raid it"
    );
    assert_eq!(given.purses(BLUE).0, 14);
}

/// SP-R15: money of the safe does not hire anybody.
#[test]
fn sp_18_6_they_are_paid_from_the_pocket() {
    let given = |pocket| {
        let docked = table(4)
            .docked(BLUE, "1-downtown")
            .docked(PURPLE, "2-downtown")
            .docked(PURPLE, "3-downtown")
            .money(BLUE, pocket, 100);
        raiding(docked, 3)
    };
    assert_eq!(given(0).refused("ship bill_mccoy"), too_weak(3, 7));
    assert_eq!(given(1).refused("ship bill_mccoy"), too_weak(6, 7));
    let mut enough = given(2);
    enough.act("ship bill_mccoy");
    assert_eq!(enough.purses(PURPLE).0, 17);
    let mut thug = given(1).with(BLUE, |player| player.thugs = 6);
    thug.act("ship bill_mccoy");
    let why = WhyNot::PocketOnly { cost: 2, pocket: 1 };
    assert_eq!(thug.refused("crew 0-2-0-0 0"), why);
    assert!(thug.allows("crew 0-1-0-0 1"));
}

#[test]
fn sp_r15_laundering_hires_nobody() {
    let docked = table(4)
        .docked(BLUE, "1-downtown")
        .docked(PURPLE, "2-downtown")
        .money(BLUE, 1, 50);
    let mut given = raiding(docked, 4);
    given.act("ship bill_mccoy");
    assert_eq!(given.purses(BLUE).1, 50);
}

/// SP-9.4: his strength would be enough.
#[test]
fn sp_18_7_an_ally_does_not_help() {
    let docked = table(4)
        .docked(BLUE, "1-downtown")
        .ally(BLUE, "meyer_lansky", "16")
        .money(BLUE, 90, 0);
    let given = raiding(docked, 5);
    assert_eq!(given.refused("ship bill_mccoy"), too_weak(5, 7));
}

/// A raid that cannot succeed is not offered, and the question does not come.
#[test]
fn sp_18_8_a_raid_must_succeed() {
    let mut given = table(4)
        .docked(BLUE, "1-downtown")
        .ship("bill_mccoy", "1", 0)
        .ship("sandra_daisy", "7", 5)
        .with(BLUE, |player| player.thugs = 0)
        .talking(BLUE, "docks_2");
    given.post();
    assert_eq!(given.asked().1, Step::Draw);
    assert_eq!(given.player(BLUE).thugs, 1, "nothing was spent");
}

/// SP-9.8: more than is needed may be declared, but only at once.
#[test]
fn sp_r53_means_beyond_need_are_legal() {
    let docked = table(4)
        .docked(BLUE, "1-downtown")
        .docked(BLUE, "2-downtown")
        .docked(PURPLE, "3-downtown");
    let mut given = raiding(docked, 5).with(BLUE, |player| player.thugs = 3);
    given.act("ship bill_mccoy");
    given.act("crew 0-1-0-0 3");
    assert_eq!(given.player(BLUE).thugs, 0);
    assert_eq!(given.game.docks.ship(Ship::BillMccoy).barrels, 4);
    let mut bar = table(4)
        .gangster("legs_diamond", "4")
        .levels(BLUE, [1, 1, 1, 1, 5])
        .with(BLUE, |player| player.thugs = 3)
        .talking(BLUE, "contractors_1");
    bar.acts(&["slot left_1", "space 4.1", "force 3"]);
    assert_eq!(bar.player(BLUE).thugs, 0);
}
