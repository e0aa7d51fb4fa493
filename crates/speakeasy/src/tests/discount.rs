//! Emptied groups of the operations board (SP-13.8 to SP-13.12), and gangster districts without bars.

use super::given::{BLUE, Given, PURPLE, read, table};
use crate::pieces::{Building, Slot};
use crate::space::Ground;
use crate::step::Step;
use crate::whynot::WhyNot;
use crate::works::Works;

#[test]
fn sp_13_8_the_strength_token_stays_without_bars() {
    let mut given = table(4)
        .gangster("legs_diamond", "4")
        .levels(BLUE, [1, 1, 1, 1, 4])
        .with(BLUE, |player| player.thugs = 0)
        .money(BLUE, 6, 0)
        .talking(BLUE, "contractors_1");
    given.acts(&["slot left_1", "space 4.1", "slot left_3", "space 4.2"]);
    assert_eq!(given.game.gangs.strength[3], 3);
    assert_eq!(given.game.gangs.at[3], Some(read("legs_diamond")));
    // It defends nothing but gangster bars.
    let mut weak = given
        .but(|game| {
            game.agenda.clear();
            game.manhattan.lot_mut(read("4.1")).ground = Ground::Empty;
        })
        .with(PURPLE, |player| player.thugs = 0)
        .talking(PURPLE, "contractors_2");
    weak.acts(&["pass", "slot left_1", "space 4.1"]);
    assert!(matches!(weak.ground("4.1"), Ground::House(house) if house.owner.is(PURPLE)));
}

#[test]
fn sp_13_9_the_groups_have_three_buildings_each() {
    let groups = [
        (1, 3, [Slot::Left1, Slot::Left2, Slot::Left3]),
        (2, 5, [Slot::Middle1, Slot::MiddleStill, Slot::Middle3]),
        (3, 8, [Slot::Right1, Slot::Right2, Slot::Right3]),
    ];
    for (group, price, slots) in groups {
        for slot in slots {
            assert_eq!((slot.data().group, slot.data().price), (group, price));
        }
    }
}

/// A player who has a bar in 7 and whose slots with these beginnings are empty, at the Planning Office.
fn without(groups: &[&str]) -> Given {
    table(4)
        .house(BLUE, "7.1", "bar")
        .money(BLUE, 40, 0)
        .with(BLUE, |player| {
            let gone = |slot: &Slot| groups.iter().any(|group| slot.id().starts_with(group));
            player.slots = player.slots.iter().filter(|slot| !gone(slot)).collect();
        })
        .talking(BLUE, "planning_2")
}

fn paid(given: &mut Given, space: &str) -> u16 {
    given.act("slot nightclub_1");
    given.act(&format!("space {space}"));
    40 - given.purses(BLUE).0
}

/// SP-13.11, SP-R27.
#[test]
fn sp_13_10_an_emptied_group_makes_upgrades_cheaper() {
    let costs: [(&[&str], u16); 7] = [
        (&[], 12),
        (&["left_1", "left_2"], 12),
        (&["left"], 9),
        (&["middle"], 7),
        (&["left", "middle"], 7),
        (&["right"], 4),
        (&["left", "middle", "right"], 4),
    ];
    for (groups, cost) in costs {
        assert_eq!(paid(&mut without(groups), "7.1"), cost, "{groups:?}");
    }
}

/// SP-13.10: neither opening nor taking over is cheaper.
#[test]
fn sp_13_10_the_discount_is_for_upgrades_alone() {
    let mut given = without(&["right"]);
    assert_eq!(paid(&mut given, "1.1"), 12);
    let mut strong = table(4)
        .gangster("legs_diamond", "4")
        .levels(BLUE, [1, 1, 1, 1, 4])
        .money(BLUE, 40, 0)
        .with(BLUE, |player| {
            player.thugs = 0;
            let left = |slot: &Slot| !slot.id().starts_with("right");
            player.slots = player.slots.iter().filter(left).collect();
        })
        .talking(BLUE, "planning_2");
    assert_eq!(paid(&mut strong, "4.1"), 12);
}

/// Where nothing but an upgrade is allowed, a refusal names its price.
#[test]
fn sp_13_10_a_refusal_names_the_price_that_would_be_paid() {
    for (works, cost) in [(Works::Upgrade, 4), (Works::NightclubOrCasino, 12)] {
        let poor = without(&["right"]).money(BLUE, 3, 0);
        let given = poor.asking(BLUE, Step::Build { works, times: 1 });
        let why = WhyNot::TooDear { cost, means: 3 };
        assert_eq!(given.refused("slot nightclub_1"), why);
    }
}

/// SP-14.5: whoever may upgrade builds nothing else than what a bar can become.
#[test]
fn sp_14_5_bars_become_nightclubs_and_casinos() {
    for works in Works::ALL.into_iter().filter(|works| works.upgrades()) {
        let mut built = Building::ALL.into_iter().filter(|one| works.allows(*one));
        assert!(built.all(Building::is_unique), "{works:?}");
    }
}

/// Four dollars are enough for an upgrade that costs four, though for nothing else.
#[test]
fn sp_13_10_whoever_can_pay_for_an_upgrade_alone_may_build() {
    for (money, enough) in [(3, false), (4, true), (11, true)] {
        let given = without(&["right"]).money(BLUE, money, 0);
        assert_eq!(given.allows("slot nightclub_1"), enough, "{money}");
    }
}

/// A building that was lost has left the board all the same.
#[test]
fn sp_13_11_lost_buildings_leave_their_slots_empty() {
    let mut given = table(4)
        .gangster("meyer_lansky", "5")
        .house(BLUE, "5.1", "bar")
        .with(BLUE, |player| {
            let gone = [Slot::Left1, Slot::Left2, Slot::Left3]
                .into_iter()
                .collect();
            player.slots = player.slots.without(gone);
        })
        .asking(
            BLUE,
            Step::Defend {
                district: read("5"),
                open: 1,
            },
        );
    given.act("abandon 5.1");
    assert_eq!(given.ground("5.1"), Ground::GangsterBar);
    assert_eq!(given.player(BLUE).discount(), 3);
}

/// SP-R27: the casino with the greatest discount costs $9 and a card.
#[test]
fn sp_r27_a_casino_for_nine_dollars() {
    let mut given = without(&["right"]);
    let hand = given.player(BLUE).hand_size();
    given.acts(&["slot casino_1", "space 7.1"]);
    let card = given.legal()[0].clone();
    given.act(&card);
    assert_eq!(given.purses(BLUE).0, 31);
    assert_eq!(given.player(BLUE).hand_size(), hand - 1);
}

#[test]
fn sp_13_12_the_still_is_opened_once() {
    let given = table(4)
        .house(BLUE, "7.1", "still")
        .with(BLUE, |player| {
            let still = [Slot::MiddleStill].into_iter().collect();
            player.slots = player.slots.without(still);
        })
        .talking(BLUE, "contractors_1");
    assert_eq!(given.refused("slot middle_still"), WhyNot::SlotEmpty);
}
