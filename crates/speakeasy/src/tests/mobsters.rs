//! SP-11.5 to SP-11.14: thugs and mobsters.

use super::given::{BLUE, Given, PURPLE, table};
use crate::docks::Berth;
use crate::pieces::Crate;
use crate::step::Step;
use crate::whynot::WhyNot;

fn hiring(thugs: u8, pocket: u16) -> Given {
    table(4)
        .with(BLUE, |player| player.thugs = thugs)
        .money(BLUE, pocket, 0)
        .asking(BLUE, Step::Hire)
}

/// Blue has gained a mobster.
fn gaining(given: Given) -> Given {
    given.helped(BLUE, "mobster")
}

fn docked(given: &Given) -> Vec<String> {
    let own = given.game.docks.of(BLUE.into());
    own.map(|berth| berth.to_string()).collect()
}

/// SP-E13.
#[test]
fn sp_11_5_each_thug_costs_the_price_of_the_cheapest_space() {
    let mut given = hiring(1, 9);
    given.acts(&["hire", "hire"]);
    assert_eq!(given.purses(BLUE), (6, 0), "$1 + $2");
    assert_eq!(given.player(BLUE).thugs, 3);
    given.act("hire");
    assert_eq!(given.purses(BLUE), (3, 0));
    let (cost, means) = (4, 3);
    let poor = hiring(4, 3);
    assert_eq!(poor.refused("hire"), WhyNot::TooDear { cost, means });
    let mut first = hiring(0, 0);
    first.act("hire");
    assert_eq!(first.player(BLUE).thugs, 1, "the first is free");
}

#[test]
fn sp_11_5_six_thugs_are_all_and_the_supply_is_limited() {
    let mut given = hiring(5, 9);
    given.act("hire");
    assert_eq!(given.purses(BLUE), (4, 0));
    assert_eq!(hiring(6, 9).refused("hire"), WhyNot::AllThugs);
    let empty = hiring(2, 9).but(|game| game.supply.thugs = 0);
    assert_eq!(empty.refused("hire"), WhyNot::SupplyEmpty);
}

#[test]
fn sp_11_6_a_free_thug_costs_nothing_and_needs_a_space() {
    let free = |thugs, supply| {
        let given = table(4)
            .with(BLUE, |player| player.thugs = thugs)
            .money(BLUE, 9, 0)
            .but(|game| game.supply.thugs = supply)
            .talking(BLUE, "docks_2");
        assert_eq!(given.purses(BLUE), (9, 0));
        (given.player(BLUE).thugs, given.game.supply.thugs)
    };
    assert_eq!(free(3, 5), (4, 4));
    assert_eq!(free(6, 5), (6, 5));
    assert_eq!(free(3, 0), (3, 0));
}

#[test]
fn sp_r37_six_thug_spaces() {
    let price = |thugs| hiring(thugs, 0).player(BLUE).thug_price();
    assert_eq!(
        (0..6).filter_map(price).collect::<Vec<_>>(),
        [0, 1, 2, 3, 4, 5]
    );
    assert_eq!(price(6), None);
}

/// SP-11.9: which space of the VIP area does not matter.
#[test]
fn sp_11_7_a_mobster_goes_to_the_vip_area_or_the_docks() {
    let mut given = gaining(table(4).docked(PURPLE, "1-downtown"));
    assert_eq!(given.legal().len(), 2 + 11, "none, VIP area, docks");
    assert_eq!(given.refused("dock 1-downtown"), WhyNot::BerthTaken);
    given.act("vip");
    assert_eq!(
        (given.player(BLUE).vip, given.player(BLUE).mobsters),
        (1, 9)
    );
    let full = gaining(table(4).vip(BLUE, 2));
    assert_eq!(full.refused("vip"), WhyNot::VipFull);
    let roomy = gaining(table(4).vip(BLUE, 2).levels(BLUE, [2, 1, 1, 1, 1]));
    assert!(roomy.allows("vip"));
}

/// SP-R9, SP-1.12.
#[test]
fn sp_11_8_a_mobster_without_a_place_is_not_gained() {
    let full = |given: Given| {
        Berth::all().fold(given.vip(BLUE, 2), |given, berth| {
            given.but(|game| game.docks.put(berth, Some(PURPLE.into())))
        })
    };
    let given = gaining(full(table(4)));
    assert_eq!(given.asked().1, Step::Send);
    assert_eq!(
        (given.player(BLUE).vip, given.player(BLUE).mobsters),
        (2, 8)
    );
    // From the notoriety track it goes to the supply.
    let mut noticed = full(table(4).levels(BLUE, [1, 3, 1, 1, 1])).helped(BLUE, "raise_any");
    noticed.act("raise party");
    assert_eq!(noticed.asked().1, Step::Send);
    assert_eq!(
        (noticed.player(BLUE).waiting, noticed.player(BLUE).mobsters),
        (1, 9)
    );
}

#[test]
fn sp_11_8_declined_mobsters_and_an_empty_supply() {
    let mut declined = gaining(table(4));
    declined.act("pass");
    assert_eq!(declined.player(BLUE).mobsters, 10);
    let none = gaining(table(4).with(BLUE, |player| player.mobsters = 0));
    assert_eq!(none.asked().1, Step::Send);
    // The one on the notoriety track is there even so.
    let mut waiting = table(4)
        .with(BLUE, |player| player.mobsters = 0)
        .levels(BLUE, [1, 3, 1, 1, 1])
        .helped(BLUE, "raise_any");
    waiting.acts(&["raise party", "vip"]);
    assert_eq!(
        (waiting.player(BLUE).vip, waiting.player(BLUE).waiting),
        (1, 1)
    );
    let mut noticed = table(4)
        .levels(BLUE, [1, 3, 1, 1, 1])
        .helped(BLUE, "raise_any");
    noticed.acts(&["raise party", "pass"]);
    assert_eq!(
        (noticed.player(BLUE).waiting, noticed.player(BLUE).mobsters),
        (1, 11)
    );
}

#[test]
fn sp_11_8_two_mobsters_are_placed_one_after_another() {
    let mut given = table(4).vip(BLUE, 1).helped(BLUE, "mobsters_2");
    given.act("vip");
    assert_eq!(given.refused("vip"), WhyNot::VipFull);
    given.act("dock 4-midtown");
    assert_eq!(docked(&given), ["4-midtown"]);
    let mut last = table(4)
        .with(BLUE, |player| player.mobsters = 1)
        .helped(BLUE, "mobsters_2");
    last.act("vip");
    assert_eq!(last.asked().1, Step::Send, "only one was left");
}

#[test]
fn sp_11_9_only_the_number_in_the_vip_area_matters() {
    let offered = |given: Given| {
        let ways = given.legal().into_iter();
        ways.filter(|action| action.starts_with("vip")).count()
    };
    assert_eq!(offered(gaining(table(4))), 1);
    assert_eq!(offered(gaining(table(4).vip(BLUE, 1))), 1);
}

#[test]
fn sp_11_10_the_docks_have_four_rows_and_three_columns() {
    let mut berths: Vec<String> = Berth::all().map(|berth| berth.to_string()).collect();
    assert_eq!(berths.len(), 12);
    berths.dedup();
    assert_eq!(berths.len(), 12);
    assert_eq!(berths[3..6], ["2-downtown", "2-midtown", "2-uptown"]);
}

/// SP-11.12.
#[test]
fn sp_11_11_the_row_gives_the_reward_in_every_column() {
    for region in ["downtown", "midtown", "uptown"] {
        let sent = |row: u8| {
            let mut given = gaining(table(4).money(BLUE, 0, 0));
            given.act(&format!("dock {row}-{region}"));
            given
        };
        assert_eq!(sent(1).player(BLUE).leverage, 1);
        assert_eq!(sent(2).player(BLUE).thugs, 2);
        assert_eq!(sent(3).asked().1, Step::TakeCard);
        assert_eq!(sent(4).purses(BLUE), (3, 0));
    }
}

/// SP-28.6, SP-28.10.
#[test]
fn sp_11_11_a_crate_lets_choose_the_row() {
    let both = [Crate::Crate11, Crate::Crate12];
    let mut given = gaining(table(4).crates(BLUE, &both).money(BLUE, 0, 0));
    given.act("dock 1-uptown");
    assert_eq!(given.asked().1, Step::DocksReward);
    assert_eq!(given.legal(), ["row 1", "row 2", "row 3", "row 4"]);
    given.act("row 4");
    assert_eq!(given.purses(BLUE), (3, 0));
    assert_eq!(given.player(BLUE).leverage, 0, "instead of the own row");
    assert_eq!(given.asked().1, Step::Send, "once");
}

#[test]
fn sp_11_12_every_mobster_sent_to_the_docks_is_rewarded() {
    let mut given = table(4).helped(BLUE, "mobsters_2");
    given.acts(&["dock 1-uptown", "dock 1-midtown"]);
    assert_eq!(given.player(BLUE).leverage, 2);
}

/// SP-R52: reward first, then each other mobster at most once, without a reward.
#[test]
fn sp_11_13_other_mobsters_of_the_docks_may_move() {
    let mut given = gaining(
        table(4)
            .docked(BLUE, "1-downtown")
            .docked(BLUE, "2-downtown")
            .docked(PURPLE, "3-downtown"),
    );
    given.act("dock 1-midtown");
    assert_eq!(given.player(BLUE).leverage, 1);
    assert!(matches!(given.asked().1, Step::Relocate { .. }));
    assert_eq!(
        given.refused("move 1-midtown 2-midtown"),
        WhyNot::MovedAlready
    );
    assert_eq!(given.refused("move 3-downtown 2-midtown"), WhyNot::NotYours);
    assert_eq!(
        given.refused("move 1-downtown 3-downtown"),
        WhyNot::BerthTaken
    );
    given.act("move 1-downtown 4-uptown");
    assert_eq!(given.purses(BLUE).0, 15, "no reward");
    assert_eq!(
        given.refused("move 4-uptown 1-downtown"),
        WhyNot::MovedAlready
    );
    given.act("move 2-downtown 1-downtown");
    assert_eq!(docked(&given), ["1-downtown", "1-midtown", "4-uptown"]);
    assert_eq!(given.asked().1, Step::Send, "all have moved");
    assert_eq!(given.player(BLUE).leverage, 1);
}

#[test]
fn sp_r52_a_mobster_that_moves_to_a_left_space_has_moved_and_the_next_there_too() {
    let mut given = gaining(
        table(4)
            .docked(BLUE, "1-downtown")
            .docked(BLUE, "2-downtown"),
    );
    given.acts(&["dock 4-downtown", "move 1-downtown 3-uptown"]);
    assert!(given.allows("move 2-downtown 1-downtown"));
    given.act("pass");
    assert_eq!(given.asked().1, Step::Send, "any number, also few");
    assert_eq!(docked(&given).len(), 3);
}

/// SP-18.11.
#[test]
fn sp_11_14_mobsters_leave_the_docks_only_by_a_raid() {
    let given = table(4)
        .docked(BLUE, "1-downtown")
        .docked(BLUE, "2-downtown");
    let next = given.ending_act(1);
    assert_eq!(docked(&next).len(), 2, "an act later");
    let mut raid = table(4)
        .ship("bill_mccoy", "1", 5)
        .docked(BLUE, "1-downtown")
        .docked(BLUE, "2-downtown")
        .levels(BLUE, [1, 1, 1, 1, 3])
        .talking(BLUE, "docks_2");
    raid.act("ship bill_mccoy");
    while raid.asked().1 != Step::Draw {
        let first = raid.legal().remove(0);
        raid.act(&first);
    }
    assert_eq!(docked(&raid).len(), 1);
    assert_eq!(raid.player(BLUE).vip, 1);
}
