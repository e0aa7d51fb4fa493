//! SP-11.5 to SP-11.14: thugs and mobsters.

use kernel::RuleId;

use super::given::{BLUE, Given, PURPLE, table};
use crate::docks::Berth;
use crate::event::Event;
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
        let mut given = table(4)
            .with(BLUE, |player| player.thugs = thugs)
            .money(BLUE, 9, 0)
            .but(|game| game.supply.thugs = supply)
            .talking(BLUE, "docks_2");
        given.post();
        assert_eq!(given.purses(BLUE), (9, 0));
        (given.player(BLUE).thugs, given.game.supply.thugs)
    };
    assert_eq!(free(3, 5), (4, 4));
    assert_eq!(free(6, 5), (6, 5));
    assert_eq!(free(3, 0), (3, 0));
}

/// SP-32.26: with thugs on $0 and $5 the next one costs $1; the one on $5 leaves first.
#[test]
fn sp_a1_a_free_thug_takes_any_free_space() {
    let mut given = table(4).money(BLUE, 9, 0).talking(BLUE, "docks_2");
    assert_eq!(
        given.legal(),
        ["post 2", "post 3", "post 4", "post 5", "post 6"]
    );
    assert_eq!(given.refused("post 1"), WhyNot::ThugSpaceTaken);
    assert_eq!(given.refused("post 7"), WhyNot::ThugSpaceTaken);
    let asked = RuleId("SP-11.6");
    assert_eq!(given.refused("pass"), WhyNot::MustChoose { asked });
    given.act("post 6");
    assert!(given.told(Event::ThugPosted {
        seat: BLUE,
        price: 5
    }));
    assert_eq!(given.player(BLUE).thugs, 2);
    assert_eq!(given.player(BLUE).thug_price(), Some(1));
    let mut hiring = given.asking(BLUE, Step::Hire);
    hiring.acts(&["hire", "hire"]);
    assert_eq!(hiring.purses(BLUE), (6, 0), "$1 and $2");
    let stand = |given: &Given| {
        (0..6)
            .map(|at| given.player(BLUE).has_thug_on(at))
            .collect()
    };
    let spaces: Vec<bool> = stand(&hiring);
    assert_eq!(spaces, [true, true, true, false, false, true]);
    hiring.deal(|dealer| dealer.game.player_mut(BLUE).dismiss_thugs(2));
    let spaces: Vec<bool> = stand(&hiring);
    assert_eq!(spaces, [true, true, false, false, false, false]);
    assert_eq!(hiring.player(BLUE).thug_gaps, 0);
}

/// One space is no choice, and two thugs find theirs one after another.
#[test]
fn sp_a1_two_free_thugs_and_one_space() {
    let thugs = |count| {
        let given = table(4).with(BLUE, |player| player.thugs = count);
        given.helped(BLUE, "thugs_2")
    };
    let mut two = thugs(1);
    two.acts(&["post 6", "post 4"]);
    assert_eq!(two.asked().1, Step::Send);
    assert_eq!(two.player(BLUE).thug_price(), Some(1));
    let one = thugs(5);
    assert_eq!((one.asked().1, one.player(BLUE).thugs), (Step::Send, 6));
}

#[test]
fn sp_a1_in_the_first_edition_a_free_thug_takes_the_cheapest_space() {
    let given = table(4).in_first_edition().talking(BLUE, "docks_2");
    assert_ne!(given.asked().1, Step::Thug);
    assert_eq!(given.player(BLUE).thugs, 2);
    assert_eq!(given.player(BLUE).thug_price(), Some(2));
    assert!(given.told(Event::ThugsGained {
        seat: BLUE,
        count: 1
    }));
    let state = serde_json::to_string(given.player(BLUE)).expect("a player");
    assert!(
        !state.contains("thug_gaps"),
        "it is written as it always was"
    );
}

/// The print sends them back "to" the dearest space; what is meant is that they leave from there.
#[test]
fn sp_r81_thugs_leave_from_the_dearest_space() {
    let given = table(4).with(BLUE, |player| {
        player.thugs = 0;
        for at in [1, 4, 5] {
            player.post_thug(at);
        }
        player.dismiss_thugs(1);
    });
    let stand: Vec<bool> = (0..6)
        .map(|at| given.player(BLUE).has_thug_on(at))
        .collect();
    assert_eq!(stand, [false, true, false, false, true, false]);
    assert_eq!(given.player(BLUE).thug_price(), Some(0));
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
    assert_eq!(given.legal().len(), 1 + 11, "VIP area, docks");
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
    // A person's action can be left out.
    let mut declined = table(4).talking(BLUE, "city_hall_1");
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
}

/// What is gained must be placed while there is room; a person's action is not gained but done.
#[test]
fn sp_a5_a_gained_mobster_must_be_placed() {
    let must = |rule: &'static str| WhyNot::MustChoose {
        asked: RuleId(rule),
    };
    assert_eq!(gaining(table(4)).refused("pass"), must("SP-11.7"));
    let noticed = |given: Given| {
        let mut given = given
            .levels(BLUE, [1, 3, 1, 1, 1])
            .helped(BLUE, "raise_any");
        given.act("raise party");
        given
    };
    assert_eq!(noticed(table(4)).refused("pass"), must("SP-11.7"));
    assert_eq!(
        noticed(table(4).vip(BLUE, 2)).refused("pass"),
        must("SP-11.7")
    );
    let ally = table(4).gangster("owney_madden", "4");
    let mut ally = ally.asking(BLUE, Step::Ally);
    ally.act("gangster owney_madden");
    assert_eq!(ally.refused("pass"), must("SP-29.2"));
    // In the first edition everything could be declined, and the mobster of the track then was one of the supply.
    let mut first = noticed(table(4).in_first_edition());
    first.act("pass");
    assert_eq!(
        (first.player(BLUE).waiting, first.player(BLUE).mobsters),
        (1, 11)
    );
    let mut first = gaining(table(4).in_first_edition());
    first.act("pass");
    assert_eq!(first.player(BLUE).mobsters, 10);
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
        assert_eq!(sent(2).post().player(BLUE).thugs, 2);
        assert_eq!(sent(3).asked().1, Step::TakeCard);
        assert_eq!(sent(4).purses(BLUE), (3, 0));
    }
}

/// SP-28.6.
#[test]
fn sp_11_11_a_crate_lets_choose_the_row() {
    let crates = [Crate::Crate11];
    let mut given = gaining(table(4).crates(BLUE, &crates).money(BLUE, 0, 0));
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
    raid.post().act("ship bill_mccoy");
    while raid.asked().1 != Step::Draw {
        let first = raid.legal().remove(0);
        raid.act(&first);
    }
    assert_eq!(docked(&raid).len(), 1);
    assert_eq!(raid.player(BLUE).vip, 1);
}
