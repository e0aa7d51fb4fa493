//! City Hall: protection (SP-16).

use super::given::{BLUE, GREEN, Given, PURPLE, YELLOW, read, table};
use crate::pieces::{Crate, Helper, Operation};
use crate::space::Ground;
use crate::step::Step;
use crate::whynot::WhyNot;
use kernel::Seat;

/// A player with three mobsters in the VIP area and bars in 1, 2 and 7 protects with so much leverage.
fn protecting(seat: Seat, leverage: u8) -> Given {
    with_bars(seat).asking(seat, Step::Protect { leverage })
}

fn with_bars(seat: Seat) -> Given {
    table(4)
        .house(seat, "1.1", "bar")
        .house(seat, "2.1", "bar")
        .house(seat, "7.1", "bar")
        .vip(seat, 3)
}

fn protected(given: &Given, space: &str) -> bool {
    matches!(given.ground(space), Ground::House(house) if house.protected)
}

#[test]
fn sp_16_1_a_mobster_or_thugs_and_leverage() {
    let mut one = table(4).talking(BLUE, "city_hall_1");
    assert!(matches!(one.asked().1, Step::Mobster { .. }));
    one.act("vip");
    assert_eq!(one.player(BLUE).vip, 1);
    let mut two = table(4).money(BLUE, 1, 0).talking(BLUE, "city_hall_2");
    assert_eq!(two.player(BLUE).leverage, 1);
    two.act("hire");
    assert_eq!((two.player(BLUE).thugs, two.purses(BLUE).0), (2, 0));
    let last = table(4)
        .but(|game| game.supply.leverage = 0)
        .talking(BLUE, "city_hall_2");
    assert_eq!(last.player(BLUE).leverage, 0, "no token is left");
}

#[test]
fn sp_16_2_a_vip_room_card_is_played() {
    let mut given = table(4)
        .hand(BLUE, &["vip_09", "fleet_01"])
        .talking(BLUE, "city_hall_1");
    given.act("pass");
    let only = Operation::Vip;
    assert_eq!(given.refused("card fleet_01"), WhyNot::WrongType { only });
    given.act("card vip_09");
    assert_eq!(given.player(BLUE).board[0], Some(read("vip_09")));
    assert_eq!(given.player(BLUE).leverage, 1, "its reward");
}

/// Anywhere, in operation or not; one after another.
#[test]
fn sp_16_3_mobsters_go_to_own_buildings_without_one() {
    let mut given = protecting(BLUE, 12)
        .cop("2")
        .protected("7.1")
        .house(PURPLE, "5.1", "bar");
    assert_eq!(given.refused("space 7.1"), WhyNot::ProtectedAlready);
    assert_eq!(given.refused("space 5.1"), WhyNot::NotYours);
    assert_eq!(given.refused("space 5.2"), WhyNot::NotYours);
    given.acts(&["space 2.1", "space 1.1"]);
    assert!(protected(&given, "1.1") && protected(&given, "2.1"));
    assert_eq!(given.player(BLUE).vip, 1);
    assert_ne!(given.asked().0, BLUE, "nothing is left to protect");
    let none = protecting(BLUE, 12).with(BLUE, |player| player.vip = 0);
    assert_eq!(none.refused("space 1.1"), WhyNot::NoMobster);
}

/// SP-7.8.
#[test]
fn sp_16_4_the_price_goes_by_turn_order() {
    for (seat, need) in [(BLUE, 4), (PURPLE, 3), (YELLOW, 2), (GREEN, 1)] {
        let short = protecting(seat, need - 1);
        let held = need - 1;
        let why = WhyNot::TooLittleLeverage { need, held };
        assert_eq!(short.refused("space 1.1"), why);
        assert!(protecting(seat, need).allows("space 1.1"));
    }
}

/// SP-16.9: the card being played counts with its icons.
#[test]
fn sp_16_5_leverage_comes_from_many_things() {
    let mut given = with_bars(BLUE)
        .board(BLUE, &["vip_04", "party_06", "still_01", "fleet_05"])
        .crates(BLUE, &[Crate::Crate15])
        .ally(BLUE, "joe_masseria", "9")
        .hand(BLUE, &["vip_06"])
        .talking(BLUE, "city_hall_2");
    given.acts(&["pass", "card vip_06"]);
    // vip_06 replaces vip_04: 2 + 2 + 0 + 1 icons; crate 2; ally 2; the reward of the card 2.
    assert_eq!(given.asked().1, Step::Protect { leverage: 11 });
    given.acts(&["space 1.1", "space 2.1"]);
    assert_eq!(given.asked().1, Step::Protect { leverage: 3 });
    assert_eq!(given.player(BLUE).leverage, 1, "the token of the person");
    given.act("space 7.1");
    assert_eq!(given.player(BLUE).leverage, 0);
}

/// Icons are there again; tokens are discarded only for what is missing.
#[test]
fn sp_16_6_icons_count_first_and_are_not_used_up() {
    let mut given = with_bars(PURPLE)
        .board(PURPLE, &["vip_09"])
        .hand(PURPLE, &["vip_10", "vip_11"])
        .with(PURPLE, |player| player.leverage = 3)
        .asking(PURPLE, Step::Protect { leverage: 2 });
    let supply = given.game.supply.leverage;
    given.act("space 1.1");
    assert_eq!(given.player(PURPLE).leverage, 2, "2 icons and 1 token");
    assert_eq!(given.game.supply.leverage, supply + 1);
    assert_eq!(given.asked().1, Step::Send, "2 tokens are not enough");
    let mut again = given
        .but(|game| game.agenda.clear())
        .helpers(PURPLE, &[Helper::Protect])
        .turn(PURPLE);
    again.act("helper protect");
    assert_eq!(again.asked().1, Step::Protect { leverage: 2 });
}

/// SP-E20 with other numbers: 7 leverage at 2 each are three mobsters.
#[test]
fn sp_16_7_as_many_as_the_leverage_allows() {
    let mut given = with_bars(YELLOW)
        .house(YELLOW, "8.1", "bar")
        .vip(YELLOW, 1)
        .with(YELLOW, |player| player.leverage = 2)
        .asking(YELLOW, Step::Protect { leverage: 5 });
    given.acts(&["space 1.1", "space 2.1", "space 7.1"]);
    assert_eq!(given.player(YELLOW).leverage, 1);
    assert!(!protected(&given, "8.1"));
    assert_ne!(given.asked().0, YELLOW, "one leverage is not enough");
}

/// SP-21.12: it leaves the game with its building.
#[test]
fn sp_16_8_a_mobster_stays_with_its_building() {
    let mut given = with_bars(BLUE)
        .protected("1.1")
        .gangster("meyer_lansky", "1")
        .with(BLUE, |player| player.thugs = 0)
        .asking(
            BLUE,
            Step::Defend {
                district: read("1"),
                open: 1,
            },
        );
    let before = (given.player(BLUE).vip, given.player(BLUE).mobsters);
    given.act("abandon 1.1");
    assert_eq!(given.ground("1.1"), Ground::GangsterBar);
    let after = (given.player(BLUE).vip, given.player(BLUE).mobsters);
    assert_eq!(after, before);
}

#[test]
fn sp_16_9_the_icons_of_the_new_card_count() {
    let mut given = with_bars(GREEN)
        .hand(GREEN, &["vip_10"])
        .talking(GREEN, "city_hall_1");
    given.acts(&["pass", "card vip_10"]).post();
    assert_eq!(given.asked().1, Step::Protect { leverage: 2 });
}

/// A helper; the city token is with the others (SP-31.1).
#[test]
fn sp_16_10_a_helper_protects_at_the_same_price() {
    let mut given = with_bars(BLUE)
        .board(BLUE, &["vip_04", "party_04"])
        .helpers(BLUE, &[Helper::Protect])
        .turn(BLUE);
    given.acts(&["helper protect", "space 2.1"]);
    assert!(protected(&given, "2.1"));
    assert_eq!(given.asked().1, Step::Send, "nothing is left for another");
}
