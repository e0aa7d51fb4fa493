//! Restaurant: turn order, business and city tokens (SP-19.1 to SP-19.9).

use super::given::{BLUE, GREEN, Given, PURPLE, YELLOW, read, table};
use crate::boss::Boss;
use crate::pieces::{Business, CityToken};
use crate::player::token_count;
use crate::step::{Price, Step};
use crate::whynot::WhyNot;
use kernel::Seat;

/// A player's marker has gone to a space of the lower row.
fn moved(given: Given, seat: Seat, column: usize) -> Given {
    given.but(|game| {
        let boss = Boss::Player(seat);
        for space in game
            .order
            .upper
            .iter_mut()
            .filter(|space| **space == Some(boss))
        {
            *space = None;
        }
        game.order.lower[column - 1] = Some(boss);
    })
}

/// Past the turn order, in the first column, with these cards left.
fn inside(given: Given, hand: &[&str]) -> Given {
    let mut cards = vec!["still_12"];
    cards.extend(hand);
    let mut given = given.hand(BLUE, &cards).talking(BLUE, "restaurant");
    given.act("column 1");
    if !hand.is_empty() {
        given.act("card still_12");
    }
    given
}

#[test]
fn sp_19_1_a_card_is_needed_to_enter() {
    let given = |hand: &[&str]| table(4).hand(BLUE, hand).turn(BLUE);
    let why = WhyNot::TooFewCards { need: 1, held: 0 };
    assert_eq!(given(&[]).refused("person restaurant"), why);
    let mut one = given(&["vip_01"]);
    one.acts(&["person restaurant", "column 1"]);
    assert_eq!(one.player(BLUE).hand_size(), 0, "the only one is discarded");
    assert_eq!(one.game.order.lower[0], Some(BLUE.into()));
    assert_eq!(one.game.order.upper[0], None);
}

/// SP-19.1: what matters are the spaces that are left.
#[test]
fn sp_19_1_two_cards_are_needed_if_only_dear_spaces_are_left() {
    let given = |hand: &[&str]| {
        let given = moved(moved(table(4), PURPLE, 1), YELLOW, 2);
        given.hand(BLUE, hand).turn(BLUE)
    };
    let why = WhyNot::TooFewCards { need: 2, held: 1 };
    assert_eq!(given(&["vip_01"]).refused("person restaurant"), why);
    assert!(given(&["vip_01", "vip_02"]).allows("person restaurant"));
}

/// The space below the own marker as well.
#[test]
fn sp_19_2_any_empty_space_may_be_chosen() {
    let given = moved(table(4), GREEN, 2)
        .hand(BLUE, &["vip_01", "vip_02"])
        .talking(BLUE, "restaurant");
    assert_eq!(given.refused("column 2"), WhyNot::ColumnTaken);
    assert_eq!(given.refused("column 5"), WhyNot::NoSuchColumn);
    assert_eq!(given.legal(), ["column 1", "column 3", "column 4"]);
    let three = table(3).talking(BLUE, "restaurant");
    assert_eq!(three.refused("column 4"), WhyNot::NoSuchColumn);
}

#[test]
fn sp_19_3_later_spaces_cost_one_more_card() {
    for (seats, costs) in [
        (1, &[1, 2][..]),
        (2, &[1, 2]),
        (3, &[1, 1, 2]),
        (4, &[1, 1, 2, 2]),
    ] {
        for (column, cost) in (1..).zip(costs) {
            let cards = ["vip_01", "vip_02", "vip_03"];
            let mut given = table(seats).hand(BLUE, &cards).talking(BLUE, "restaurant");
            given.act(&format!("column {column}"));
            for card in &cards[..*cost] {
                assert_eq!(given.asked().1, Step::Discard(Price::TurnOrder));
                given.act(&format!("card {card}"));
            }
            assert!(
                matches!(given.asked().1, Step::Business { .. }),
                "{seats}: {column}"
            );
        }
    }
    let poor = table(4).hand(BLUE, &["vip_01"]).talking(BLUE, "restaurant");
    let why = WhyNot::TooFewCards { need: 2, held: 1 };
    assert_eq!(poor.refused("column 3"), why);
}

/// SP-7.8: in the first column a mobster costs 4, in the fourth 1; the order of the round stays.
#[test]
fn sp_19_4_the_price_of_protection_changes_at_once() {
    let mut given = table(4)
        .house(BLUE, "1.1", "bar")
        .vip(BLUE, 1)
        .with(BLUE, |player| player.leverage = 1)
        .hand(BLUE, &["vip_01", "vip_02", "vip_07"])
        .talking(BLUE, "restaurant");
    given.acts(&["column 4", "card vip_01", "card vip_02"]);
    given.acts(&["business play_card", "card vip_07", "vip", "space 1.1"]);
    assert!(
        given
            .game
            .manhattan
            .lot(read("1.1"))
            .house()
            .is_some_and(|house| house.protected)
    );
    assert_eq!(given.game.order.round[0], BLUE.into());
}

/// SP-19.6.
#[test]
fn sp_19_5_two_different_things_in_any_order() {
    let given = || {
        let given = table(4)
            .tokens(BLUE, &[CityToken::Book, CityToken::Thug])
            .crates(BLUE, &[read("crate_1")])
            .books(BLUE, 1);
        inside(given, &["party_07", "fleet_07"])
    };
    let mut first = given();
    first.acts(&["business city_tokens", "token thug"]);
    first.post().act("pass");
    assert_eq!(first.refused("business city_tokens"), WhyNot::DoneAlready);
    first.acts(&["business cook_books", "book docks_1 1"]);
    assert_eq!(first.asked().1, Step::Draw, "not a third one");
    let mut other = given();
    other.acts(&["business cook_books", "book docks_1 2"]);
    let done = [Business::CookBooks].into_iter().collect();
    assert_eq!(other.asked().1, Step::Business { done });
    other.act("pass");
    assert_eq!(other.asked().1, Step::Draw);
}

/// SP-19.5: what cannot be begun is not offered.
#[test]
fn sp_19_5_business_needs_what_it_is_done_with() {
    let given = inside(table(4).tokens(BLUE, &[CityToken::Book]), &[]);
    let held = 0;
    let why = WhyNot::TooFewCards { need: 1, held };
    assert_eq!(given.refused("business play_card"), why);
    assert_eq!(given.refused("business cook_books"), WhyNot::NoBook);
    let given = inside(table(4).books(BLUE, 1), &["fleet_01"]);
    assert_eq!(given.refused("business city_tokens"), WhyNot::TokenNotHeld);
    assert_eq!(given.refused("business cook_books"), WhyNot::GoalNotMet);
}

/// Of any type, with reward and action.
#[test]
fn sp_19_6_an_operation_card_is_played() {
    for card in ["vip_10", "party_07", "still_10", "fleet_07"] {
        let mut given = inside(table(4), &[card]);
        let before = (given.player(BLUE).thugs, given.purses(BLUE).0);
        given.act("business play_card").act(&format!("card {card}"));
        given.post();
        let after = (given.player(BLUE).thugs, given.purses(BLUE).0);
        assert_ne!(after, before, "the reward of {card}");
        assert!(given.player(BLUE).board.contains(&Some(read(card))));
    }
}

/// SP-31.4: the token of the bar that a token opens may be the second.
#[test]
fn sp_19_7_two_tokens_are_played() {
    let given = || {
        table(4)
            .token("1.1", Some(CityToken::Thug))
            .money(BLUE, 3, 0)
    };
    let mut two = inside(
        given().tokens(
            BLUE,
            &[CityToken::Book, CityToken::Book, CityToken::Leverage],
        ),
        &[],
    );
    two.acts(&["business city_tokens", "token book", "token leverage"]);
    assert_eq!(
        token_count(&two.player(BLUE).tokens),
        1,
        "a third is not played"
    );
    assert_eq!((two.player(BLUE).books, two.player(BLUE).leverage), (1, 2));
    let mut gained = inside(given().tokens(BLUE, &[CityToken::OpenBar]), &[]);
    gained.acts(&[
        "business city_tokens",
        "token open_bar",
        "slot left_1",
        "space 1.1",
    ]);
    assert_eq!(gained.refused("token open_bar"), WhyNot::TokenNotHeld);
    let thugs = gained.player(BLUE).thugs;
    gained.act("token thug").post();
    assert_eq!(gained.player(BLUE).thugs, thugs + 1);
}

/// The bar of the token costs its price (SP-19.8).
#[test]
fn sp_19_8_what_a_token_does_costs_as_usual() {
    let mut given = inside(table(4).tokens(BLUE, &[CityToken::OpenBar]), &[]);
    given.acts(&[
        "business city_tokens",
        "token open_bar",
        "slot right_1",
        "space 1.1",
    ]);
    assert_eq!(given.purses(BLUE).0, 7);
    let poor = table(4)
        .tokens(BLUE, &[CityToken::OpenBar])
        .money(BLUE, 2, 1);
    let mut poor = inside(poor, &[]);
    poor.acts(&["business city_tokens", "token open_bar"]);
    assert!(!matches!(poor.asked().1, Step::Build { .. }));
}

#[test]
fn sp_19_9_played_tokens_go_to_the_display_at_the_end_of_the_turn() {
    let mut given = inside(
        table(4).tokens(BLUE, &[CityToken::Book, CityToken::Leverage]),
        &[],
    );
    given.acts(&["business city_tokens", "token book", "token leverage"]);
    let empty = |given: &Given| {
        given
            .game
            .market
            .middle
            .iter()
            .all(|stack| stack.is_empty())
    };
    assert!(empty(&given), "they lie aside");
    while given.asked().1 != Step::Draw {
        given.act("pass");
    }
    assert!(empty(&given));
    given.act("deck vip");
    assert_eq!(given.asked(), (BLUE, Step::PutBack));
    assert_eq!(given.refused("put thug 1"), WhyNot::TokenNotHeld);
    given.acts(&["put leverage 2", "put book 2"]);
    let stack = given.game.market.middle[1];
    assert_eq!(stack.as_slice(), [CityToken::Leverage, CityToken::Book]);
    assert_eq!(given.asked().0, PURPLE);
}

/// SP-19.9: a token that was played cannot be gained by another token of the same visit.
#[test]
fn sp_19_9_played_tokens_are_not_gained_again() {
    let mut given = inside(
        table(4)
            .tokens(BLUE, &[CityToken::Book])
            .but(|game| game.market.right = [None; 3]),
        &["vip_11"],
    );
    given.acts(&["business city_tokens", "token book", "business play_card"]);
    given.act("card vip_11");
    assert_ne!(given.asked().1, Step::TakeToken, "there is none to take");
    assert_eq!(token_count(&given.player(BLUE).tokens), 0);
}
