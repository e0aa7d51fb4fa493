//! The still variant (SP-25) and the game of two (SP-26).

use super::given::{BLUE, Given, PURPLE, new_game, read, table, table_of};
use crate::pieces::{Person, Region, Slot};
use crate::space::Ground;
use crate::step::{Post, Step};
use crate::whynot::WhyNot;

/// Blue loses the still with four barrels and a mobster.
fn lost_still(rebuild: &str) -> Given {
    let mut given = lost_still_undecided(rebuild);
    if rebuild == "on" {
        given.act("still");
    }
    given
}

fn lost_still_undecided(rebuild: &str) -> Given {
    table_of(2, &[("still_rebuild", rebuild)])
        .house(BLUE, "7.1", "still")
        .protected("7.1")
        .with(BLUE, |player| {
            let middle = [Slot::Middle1, Slot::MiddleStill, Slot::Middle3];
            player.slots = player.slots.without(middle.into_iter().collect());
            player.still = 4;
            player.mobsters = 6;
        })
        .money(BLUE, 9, 0)
        .but(|game| game.supply.barrels = 10)
        .attack("joe_adonis", "7")
}

/// SP-21.12: without the variant it is gone for good.
#[test]
fn sp_25_1_a_lost_still_can_be_opened_again() {
    let mut given = lost_still("on");
    given.acts(&["person contractors_1", "slot middle_still", "space 3.1"]);
    assert!(matches!(given.ground("3.1"), Ground::House(_)));
    assert_eq!(given.purses(BLUE), (4, 0));
    assert_eq!(given.player(BLUE).still, 1, "the reward of the slot, again");
    let mut given = lost_still("off");
    given.act("person contractors_1");
    assert_eq!(given.refused("slot middle_still"), WhyNot::SlotEmpty);
}

#[test]
fn sp_25_2_with_the_still_on_the_board_the_discount_is_lost() {
    assert_eq!(lost_still("off").player(BLUE).discount(), 5);
    let mut given = lost_still("on");
    assert_eq!(given.player(BLUE).discount(), 0);
    given.acts(&["person contractors_1", "slot middle_still", "space 3.1"]);
    assert_eq!(given.player(BLUE).discount(), 5);
}

#[test]
fn sp_25_3_barrels_and_mobster_are_lost_as_usual() {
    let given = lost_still("on");
    assert_eq!(given.player(BLUE).still, 0);
    assert_eq!(given.player(BLUE).mobsters, 6);
    assert_eq!(given.game.supply.barrels, 14);
    assert_eq!(given.ground("7.1"), Ground::GangsterBar);
}

/// SP-25.1.
#[test]
fn sp_r75_the_owner_decides_whether_the_still_returns() {
    let mut given = lost_still_undecided("on");
    assert_eq!(given.asked(), (BLUE, Step::Salvage));
    given.offers(&["pass", "still"]);
    given.act("pass");
    assert!(!given.player(BLUE).slots.contains(Slot::MiddleStill));
    assert_eq!(given.player(BLUE).discount(), 5, "the group stays empty");
    assert!(
        lost_still("on")
            .player(BLUE)
            .slots
            .contains(Slot::MiddleStill)
    );
}

/// SP-25.1.
#[test]
fn sp_r75_nothing_else_returns() {
    let given = table_of(2, &[("still_rebuild", "on")])
        .house(BLUE, "7.1", "bar")
        .with(BLUE, |player| {
            player.slots.remove(Slot::Left1);
        })
        .attack("joe_adonis", "7");
    assert!(!given.player(BLUE).slots.contains(Slot::Left1));
}

#[test]
fn sp_26_1_the_board_of_two() {
    let given = new_game(2);
    let manhattan = &given.game.manhattan;
    let closed = |region: Region| {
        let districts = region.districts();
        districts
            .filter(|district| manhattan.closed.contains(*district))
            .count()
    };
    assert_eq!(Region::ALL.map(closed), [2, 2, 1]);
    assert_eq!(manhattan.all().count(), 22, "two spaces in each of eleven");
    assert_eq!(given.game.gangs.at.iter().flatten().count(), 4);
    assert_eq!(given.game.gangs.targets.len(), 2);
    assert_eq!(given.game.gangs.later.len(), 5);
    assert_eq!(given.game.park_persons(), 2);
    let absent = Person::ALL.into_iter();
    let absent = absent.filter(|person| !Person::present(2).contains(*person));
    let left_out = [Person::Contractors3, Person::Planning3, Person::Commission2];
    assert_eq!(absent.collect::<Vec<_>>(), left_out);
}

#[test]
fn sp_26_1_the_turn_order_of_two() {
    let mut given = table(2).hand(BLUE, &["vip_05"]).talking(BLUE, "restaurant");
    // With one card only the first place can be had, and there is nothing to choose.
    assert_eq!(given.game.order.lower[0], Some(BLUE.into()));
    assert_eq!(given.game.order.leverage_price(BLUE.into()), 4);
    assert_eq!(given.game.order.leverage_price(PURPLE.into()), 3);
    given = table(2)
        .hand(BLUE, &["vip_05", "party_05"])
        .talking(BLUE, "restaurant");
    given.offers(&["column 1", "column 2"]);
    assert_eq!(given.refused("column 3"), WhyNot::NoSuchColumn);
    given.acts(&["column 2", "card vip_05"]);
    assert_eq!(given.player(BLUE).hand_size(), 0, "both are discarded");
    assert_eq!(given.game.order.leverage_price(BLUE.into()), 3);
}

#[test]
fn sp_26_1_casinos_pay_five() {
    let given = table(2)
        .house(BLUE, "7.1", "casino")
        .but(|game| {
            game.order.upper[1] = None;
            game.order.lower[0] = Some(PURPLE.into());
        })
        .round_over();
    assert_eq!(given.purses(BLUE), (20, 30));
}

#[test]
fn sp_26_1_each_begins_with_a_mobster_in_the_docks() {
    let mut given = new_game(2);
    let order = given.game.order.round;
    for boss in order.iter().rev() {
        let (post, waiting) = (Post::FirstDocks, false);
        let seat = boss.seat().expect("a player");
        assert_eq!(given.asked(), (seat, Step::Mobster { post, waiting }));
        let berth = if seat == BLUE {
            "4-uptown"
        } else {
            "4-midtown"
        };
        given.act(&format!("dock {berth}"));
        assert_eq!(given.player(seat).pocket, 18, "the reward of the row");
        assert_eq!(given.game.docks.at(read(berth)), Some(*boss));
    }
}
