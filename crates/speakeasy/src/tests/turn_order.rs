//! SP-7: the turn order track.

use super::given::{BLUE, GREEN, Given, PURPLE, YELLOW, table};
use crate::boss::Boss;
use crate::event::Event;
use crate::step::{Stage, Step};
use crate::whynot::WhyNot;

fn order(given: &Given) -> Vec<Boss> {
    given.game.order.upper.into_iter().flatten().collect()
}

/// The markers of these players go to the lower row, by column from 1; then the round ends.
fn ended(given: Given, moved: &[(kernel::Seat, usize)]) -> Given {
    given
        .but(|game| {
            for (seat, column) in moved {
                let boss = Boss::Player(*seat);
                for space in game.order.upper.iter_mut() {
                    *space = space.filter(|other| *other != boss);
                }
                game.order.lower[column - 1] = Some(boss);
            }
            game.stage = Stage::Turns {
                done: game.options.bosses(),
            };
        })
        .settled()
}

#[test]
fn sp_7_1_there_is_a_column_for_every_player() {
    for seats in 2..=4 {
        let given = table(seats);
        let filled = given.game.order.upper.iter().flatten().count();
        assert_eq!(filled, usize::from(seats));
        assert!(given.game.order.lower.iter().all(Option::is_none));
    }
}

#[test]
fn sp_7_2_a_moved_marker_does_not_change_the_present_round() {
    let mut given = table(3)
        .hand(BLUE, &["vip_01", "vip_02", "vip_03"])
        .talking(BLUE, "restaurant");
    given.acts(&["column 3", "card vip_01", "card vip_02", "pass", "deck vip"]);
    assert_eq!(given.asked().0, PURPLE);
    assert_eq!(given.game.order.lower[2], Some(BLUE.into()));
    assert_eq!(given.game.order.upper[0], None);
    let round: Vec<Boss> = given.game.order.round.to_vec();
    assert_eq!(round, [BLUE, PURPLE, YELLOW].map(Boss::Player));
}

#[test]
fn sp_7_3_nothing_happens_when_nobody_moved() {
    let given = table(4).house(BLUE, "1.1", "casino").money(BLUE, 2, 0);
    let given = ended(given, &[]);
    assert_eq!(given.game.round, 2);
    assert_eq!(given.purses(BLUE), (2, 0));
    assert_eq!(
        order(&given),
        [BLUE, PURPLE, YELLOW, GREEN].map(Boss::Player)
    );
    let told = given.events();
    assert!(
        !told
            .iter()
            .any(|event| matches!(event, Event::OrderSet { .. }))
    );
}

/// SP-8.6: a casino out of operation does not pay.
#[test]
fn sp_7_4_every_casino_in_operation_pays_everybody() {
    for (seats, income) in [(2, 5), (3, 3), (4, 3)] {
        let given = table(seats)
            .house(BLUE, "1.1", "casino")
            .house(BLUE, "7.1", "casino")
            .protected("7.1")
            .house(BLUE, "13.1", "casino")
            .house(BLUE, "2.1", "nightclub")
            .house(PURPLE, "1.2", "casino")
            .cop("7")
            .cop("13")
            .money(BLUE, 1, 0)
            .money(PURPLE, 1, 0);
        let given = ended(given, &[(PURPLE, 1)]);
        assert_eq!(given.purses(BLUE).0, 1 + 2 * income, "{seats} players");
        assert_eq!(given.purses(PURPLE).0, 1 + income, "{seats} players");
    }
}

/// SP-7.6, SP-E3.
#[test]
fn sp_7_5_the_others_keep_their_order_around_the_chosen_columns() {
    // Seats stand for the example's purple, yellow, green and blue.
    let given = ended(table(4), &[(GREEN, 2), (BLUE, 3)]);
    assert_eq!(
        order(&given),
        [PURPLE, GREEN, BLUE, YELLOW].map(Boss::Player)
    );
    assert_eq!(given.asked(), (PURPLE, Step::Send));
    let given = ended(table(4), &[(BLUE, 4)]);
    assert_eq!(
        order(&given),
        [PURPLE, YELLOW, GREEN, BLUE].map(Boss::Player)
    );
    let given = ended(table(3), &[(YELLOW, 1), (PURPLE, 3)]);
    assert_eq!(order(&given), [YELLOW, BLUE, PURPLE].map(Boss::Player));
}

#[test]
fn sp_7_6_markers_of_the_lower_row_move_up() {
    let given = ended(table(4), &[(YELLOW, 1), (GREEN, 2), (BLUE, 3), (PURPLE, 4)]);
    assert_eq!(
        order(&given),
        [YELLOW, GREEN, BLUE, PURPLE].map(Boss::Player)
    );
    assert!(given.game.order.lower.iter().all(Option::is_none));
}

#[test]
fn sp_7_7_also_at_the_end_of_an_act_and_of_the_game() {
    for act in 1..=4 {
        let given = table(2)
            .house(BLUE, "1.1", "casino")
            .money(BLUE, 0, 0)
            .but(|game| {
                game.order.upper = [None; 4];
                game.order.lower = [Some(PURPLE.into()), Some(BLUE.into()), None, None];
            })
            .ending_act(act);
        assert_eq!(given.purses(BLUE).0, 5, "Act {act}");
        assert_eq!(order(&given), [PURPLE, BLUE].map(Boss::Player));
        assert_eq!(given.game.stage == Stage::Over, act == 4);
        let events = given.events();
        let at = |found: fn(&Event) -> bool| events.iter().position(found);
        let paid = at(|event| matches!(event, Event::CasinosPaid { .. }));
        let next = at(|event| matches!(event, Event::WarBegan { .. } | Event::GameEnded));
        assert!(paid.is_some() && paid < next, "before what follows");
    }
}

/// SP-R23, SP-19.4: 4, 3, 2 or 1, in whichever row the marker stands.
#[test]
fn sp_7_8_the_column_gives_the_price_of_protection() {
    let prices = |seats| {
        let given = table(seats);
        let bosses = given.game.bosses();
        let price = |boss| given.game.order.leverage_price(boss);
        bosses.map(price).collect::<Vec<u8>>()
    };
    assert_eq!(prices(4), [4, 3, 2, 1]);
    assert_eq!(prices(2), [4, 3]);
    let moved = table(4).but(|game| {
        game.order.upper[0] = None;
        game.order.lower[3] = Some(BLUE.into());
    });
    assert_eq!(moved.game.order.leverage_price(BLUE.into()), 1);
    assert_eq!(moved.game.order.leverage_price(GREEN.into()), 1);
}

#[test]
fn sp_7_8_protection_costs_what_the_column_says() {
    let protect = |seat, leverage| {
        table(4)
            .house(seat, "1.1", "bar")
            .vip(seat, 1)
            .asking(seat, Step::Protect { leverage })
    };
    let (need, held) = (3, 2);
    let why = WhyNot::TooLittleLeverage { need, held };
    assert_eq!(protect(PURPLE, 2).refused("space 1.1"), why);
    assert!(protect(PURPLE, 3).allows("space 1.1"));
    assert!(protect(GREEN, 1).allows("space 1.1"));
}

#[test]
fn sp_r23_two_players_pay_4_and_3() {
    let order = table(2).game.order;
    assert_eq!(order.leverage_price(BLUE.into()), 4);
    assert_eq!(order.leverage_price(PURPLE.into()), 3);
}

#[test]
fn sp_r43_casinos_pay_even_if_the_order_comes_out_the_same() {
    let given = table(4).house(YELLOW, "1.1", "casino").money(YELLOW, 0, 0);
    let given = ended(given, &[(BLUE, 1)]);
    assert_eq!(
        order(&given),
        [BLUE, PURPLE, YELLOW, GREEN].map(Boss::Player)
    );
    assert_eq!(given.purses(YELLOW).0, 3);
}

/// SP-19.2: the column below the present place may be chosen too.
#[test]
fn sp_7_1_a_column_of_the_lower_row_is_taken_once() {
    let given = table(3)
        .but(|game| game.order.lower[1] = Some(PURPLE.into()))
        .asking(BLUE, Step::TurnOrder);
    assert_eq!(given.refused("column 2"), WhyNot::ColumnTaken);
    assert_eq!(given.legal(), ["column 1", "column 3"]);
}
