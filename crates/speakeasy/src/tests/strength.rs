//! SP-9: strength, attack and defence.

use super::given::{BLUE, Given, read, table};
use crate::pieces::{Building, Crate, District};
use crate::space::Ground;
use crate::step::Step;
use crate::whynot::WhyNot;
use crate::works::Works;

/// Blue attacks the gangster's bar on 1.1 with this strength and so many thugs.
fn attacking(gangster: &str, strength: u8, thugs: u8) -> Given {
    let (slot, space) = (read("left_1"), read("1.1"));
    table(4)
        .gangster(gangster, "1")
        .levels(BLUE, [1, 1, 1, 1, strength])
        .with(BLUE, |player| player.thugs = thugs)
        .asking(BLUE, Step::Force { slot, space })
}

/// Blue defends a bar on 1.1 against the gangster with this strength and so many thugs.
fn defending(gangster: &str, strength: u8, thugs: u8) -> Given {
    let district = read("1");
    table(4)
        .house(BLUE, "1.1", "bar")
        .gangster(gangster, "1")
        .levels(BLUE, [1, 1, 1, 1, strength])
        .with(BLUE, |player| player.thugs = thugs)
        .asking(BLUE, Step::Defend { district, open: 1 })
}

fn weak(strength: u8, needed: u8) -> WhyNot {
    WhyNot::TooWeak { strength, needed }
}

/// SP-E1.
#[test]
fn sp_9_1_an_attack_must_exceed_and_a_defence_only_reach() {
    // Three-Finger Brown has strength 5.
    let attack = attacking("three_finger_brown", 5, 1);
    assert_eq!(attack.refused("force 0"), weak(5, 6));
    assert!(attack.allows("force 1"));
    // Birdie Brown attacks with 6 + 1.
    let defence = defending("birdie_brown", 5, 2);
    assert_eq!(defence.refused("defend 1.1 1"), weak(6, 7));
    assert!(defence.allows("defend 1.1 2"));
}

#[test]
fn sp_9_2_an_attack_that_cannot_succeed_cannot_be_begun() {
    let everywhere = table(4).but(|game| {
        let spaces: Vec<_> = game.manhattan.all().collect();
        for space in spaces {
            game.manhattan.lot_mut(space).ground = Ground::GangsterBar;
        }
        game.gangs.strength = [2; District::ALL.len()];
    });
    let (works, times) = (Works::BarOrStill, 1);
    let weak = everywhere.asking(BLUE, Step::Build { works, times });
    let building = Building::Bar;
    assert_eq!(weak.refused("slot left_1"), WhyNot::NoPlace { building });
    let strong = weak.levels(BLUE, [1, 1, 1, 1, 2]);
    assert!(strong.allows("slot left_1"), "with the thug");
    assert!(
        !strong
            .with(BLUE, |player| player.thugs = 0)
            .allows("slot left_1")
    );
}

#[test]
fn sp_9_3_thugs_leave_from_the_dearest_space() {
    let mut given = attacking("legs_diamond", 2, 4);
    assert_eq!(given.player(BLUE).thug_price(), Some(4));
    let supply = given.game.supply.thugs;
    given.act("force 2");
    // The slot's reward is leverage; $0 and $1 stay occupied.
    assert_eq!(given.player(BLUE).thugs, 2);
    assert_eq!(given.player(BLUE).thug_price(), Some(2));
    assert_eq!(given.game.supply.thugs, supply + 2);
    let held = 2;
    let short = attacking("legs_diamond", 2, held);
    assert_eq!(short.refused("force 3"), WhyNot::TooFewThugs { held });
}

#[test]
fn sp_9_4_the_ally_is_paid_for_each_fight() {
    let mut given = table(4)
        .gangster("joe_masseria", "1")
        .ally(BLUE, "waxey_gordon", "9")
        .levels(BLUE, [1, 1, 1, 1, 3])
        .money(BLUE, 16, 0)
        .talking(BLUE, "contractors_1");
    given.acts(&["slot left_1", "space 1.1", "force 0 ally"]);
    assert_eq!(given.purses(BLUE), (8, 0), "$3 and the fee of $5");
    given.acts(&["slot left_3", "space 1.2", "force 0 ally"]);
    assert_eq!(given.purses(BLUE), (0, 0));
    assert_eq!(given.ground("1.2"), given.ground("1.1"));
}

#[test]
fn sp_9_4_without_an_ally_there_is_no_help_and_never_in_a_raid() {
    assert_eq!(
        attacking("legs_diamond", 1, 1).refused("force 1 ally"),
        WhyNot::NoAlly
    );
    let alone = table(4).levels(BLUE, [1, 1, 1, 1, 3]);
    let strength = alone.player(BLUE).raid_strength(2);
    let allied = alone.ally(BLUE, "waxey_gordon", "9");
    assert_eq!(allied.player(BLUE).raid_strength(2), strength);
}

#[test]
fn sp_9_4_a_fee_that_cannot_be_paid_buys_no_help() {
    let given = attacking("joe_masseria", 3, 0).ally(BLUE, "waxey_gordon", "9");
    let afford =
        |given: Given, pocket, safe| given.money(BLUE, pocket, safe).refused("force 0 ally");
    let (cost, means) = (8, 7);
    assert_eq!(afford(given, 6, 3), WhyNot::TooDear { cost, means });
}

#[test]
fn sp_9_5_attack_adds_level_crates_thugs_and_ally() {
    // Dutch Schultz has strength 8; 2 + 2 crates + 1 thug + 4 of the ally are 9.
    let given = |crates: &[Crate]| {
        attacking("dutch_schultz", 2, 1)
            .crates(BLUE, crates)
            .ally(BLUE, "waxey_gordon", "9")
    };
    assert!(given(&[Crate::Crate13, Crate::Crate14]).allows("force 1 ally"));
    let fewer = given(&[Crate::Crate13]);
    assert_eq!(fewer.refused("force 1 ally"), weak(8, 9));
    assert_eq!(fewer.refused("force 1"), weak(4, 9));
    let others = given(&[Crate::Crate3, Crate::Crate4]);
    assert_eq!(others.refused("force 1 ally"), weak(7, 9), "those defend");
}

#[test]
fn sp_9_6_defence_adds_level_crates_ability_thugs_and_ally() {
    // Meyer Lansky attacks with 10 + 2; Carlo Gambino has strength 7 and adds 1 for nothing.
    let given = defending("meyer_lansky", 1, 1)
        .crates(BLUE, &[Crate::Crate3, Crate::Crate4])
        .ally(BLUE, "carlo_gambino", "9");
    assert_eq!(given.refused("defend 1.1 1"), weak(5, 12));
    assert_eq!(given.refused("defend 1.1 0 ally"), weak(11, 12));
    assert!(given.allows("defend 1.1 1 ally"));
    let without = defending("meyer_lansky", 1, 1)
        .crates(BLUE, &[Crate::Crate3, Crate::Crate13])
        .ally(BLUE, "carlo_gambino", "9");
    assert_eq!(without.refused("defend 1.1 1 ally"), weak(11, 12));
}

/// SP-18.4.
#[test]
fn sp_9_7_a_raid_multiplies_strength_by_mobsters() {
    let raid = |thugs| {
        table(4)
            .ship("bill_mccoy", "1", 5)
            .docked(BLUE, "1-downtown")
            .docked(BLUE, "2-downtown")
            .docked(BLUE, "1-midtown")
            .levels(BLUE, [1, 1, 1, 1, 3])
            .with(BLUE, |player| player.thugs = thugs)
            .asking(BLUE, Step::Raid)
    };
    assert_eq!(raid(0).refused("ship bill_mccoy"), weak(6, 7));
    assert!(raid(1).allows("ship bill_mccoy"));
}

#[test]
fn sp_9_8_more_may_be_spent_than_needed() {
    let given = attacking("legs_diamond", 4, 2).ally(BLUE, "waxey_gordon", "9");
    let all = [
        "force 0",
        "force 1",
        "force 2",
        "force 0 ally",
        "force 1 ally",
        "force 2 ally",
    ];
    assert_eq!(given.legal()[1..], all, "after the wish to split");
}
