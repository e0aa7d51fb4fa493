//! SP-11.15 to SP-11.25: books, leverage, helpers and city tokens.

use kernel::{RuleId, Set};

use super::given::{BLUE, Given, PURPLE, table};
use crate::market::Market;
use crate::pieces::{CityToken, Crate, Helper};
use crate::player::token_count;
use crate::step::Step;
use crate::whynot::WhyNot;

fn helpers(ids: &[Helper]) -> Set<Helper> {
    ids.iter().copied().collect()
}

/// A display with these tokens in the right column, these stacks in the middle and these piles.
fn display(right: [Option<CityToken>; 3], middle: [&[CityToken]; 3], piles: [u8; 3]) -> Given {
    table(4).but(|game| {
        let mut unseen = [0; CityToken::ALL.len()];
        unseen[CityToken::Book as usize] = piles.iter().sum();
        game.market = Market {
            right,
            middle: middle.map(|stack| stack.iter().copied().collect()),
            piles,
            unseen,
        };
    })
}

/// How many of a token blue has.
fn held(given: &Given, token: CityToken) -> u8 {
    given.player(BLUE).tokens[token as usize]
}

const FULL: [Option<CityToken>; 3] = [
    Some(CityToken::Thug),
    Some(CityToken::Sell),
    Some(CityToken::Casino),
];

#[test]
fn sp_11_15_books_are_limited_by_the_ten_pieces_alone() {
    let given = table(4).books(BLUE, 8).helped(BLUE, "books_2");
    assert_eq!(
        (given.player(BLUE).books, given.player(BLUE).blank_books),
        (10, 0)
    );
    let none = given.helped(BLUE, "books_2");
    assert_eq!(none.player(BLUE).books, 10);
}

#[test]
fn sp_11_16_leverage_is_limited_by_the_tokens() {
    let given = table(4)
        .with(BLUE, |player| player.leverage = 19)
        .but(|game| game.supply.leverage = 1)
        .talking(BLUE, "city_hall_2");
    assert_eq!(given.player(BLUE).leverage, 20);
    assert_eq!(given.game.supply.leverage, 0);
    let none = given.helped(BLUE, "leverage_2");
    assert_eq!(none.player(BLUE).leverage, 20);
}

#[test]
fn sp_11_17_a_helper_of_the_display_is_replaced_from_the_deck() {
    let shown = helpers(&[Helper::Sell, Helper::Cash5, Helper::Produce]);
    let given = |deck: &[Helper]| {
        table(4)
            .but(|game| {
                game.helpers.display = shown;
                game.helpers.deck = helpers(deck);
            })
            .talking(BLUE, "commission_1")
    };
    let mut one = given(&[Helper::Deliver]);
    assert_eq!(one.refused("helper deliver"), WhyNot::NotDisplayed);
    one.act("helper cash_5");
    assert!(one.player(BLUE).helpers.contains(Helper::Cash5));
    let now = helpers(&[Helper::Sell, Helper::Deliver, Helper::Produce]);
    assert_eq!(one.game.helpers.display, now);
    let mut none = given(&[]);
    none.act("helper cash_5");
    let now = helpers(&[Helper::Sell, Helper::Produce]);
    assert_eq!(none.game.helpers.display, now, "it shrinks");
}

#[test]
fn sp_11_18_a_new_helper_waits_for_the_next_turn() {
    let mut given = table(4)
        .but(|game| game.helpers.display = helpers(&[Helper::Cash5, Helper::Sell]))
        .helped(BLUE, "helper");
    given.act("helper cash_5");
    let asked = RuleId("SP-6.3");
    assert_eq!(given.refused("helper cash_5"), WhyNot::NotAsked { asked });
    let next = given.turn(BLUE);
    assert!(next.allows("helper cash_5"));
}

#[test]
fn sp_11_19_tokens_come_from_spaces_the_display_and_rewards() {
    let mut built = table(4)
        .token("1.1", Some(CityToken::Protect))
        .talking(BLUE, "contractors_1");
    built.acts(&["slot left_1", "space 1.1"]);
    assert_eq!(held(&built, CityToken::Protect), 1);
    let mut shown = display(FULL, [&[], &[], &[]], [5, 5, 5]).helped(BLUE, "city_token");
    shown.act("right 1");
    assert_eq!(held(&shown, CityToken::Thug), 1);
    let mut empty = table(4).token("1.1", None).talking(BLUE, "contractors_1");
    empty.acts(&["slot left_1", "space 1.1"]);
    assert_eq!(token_count(&empty.player(BLUE).tokens), 0);
}

#[test]
fn sp_11_20_the_right_column_and_the_tops_of_the_middle_are_available() {
    let stack = [CityToken::Leverage, CityToken::Mobster];
    let right = [Some(CityToken::Thug), None, Some(CityToken::Casino)];
    let mut given = display(right, [&stack, &[], &[]], [0; 3]).helped(BLUE, "city_token");
    assert_eq!(given.legal(), ["pass", "right 1", "right 3", "middle 1"]);
    assert_eq!(given.refused("right 2"), WhyNot::NoToken);
    assert_eq!(given.refused("middle 2"), WhyNot::NoToken);
    given.act("middle 1");
    assert_eq!(held(&given, CityToken::Mobster), 1, "the top one");
    assert_eq!(given.game.market.middle[0].to_vec(), [CityToken::Leverage]);
}

#[test]
fn sp_11_21_the_right_column_is_refilled_from_a_pile_of_choice() {
    let mut given = display(FULL, [&[], &[], &[]], [5, 0, 4]).helped(BLUE, "city_token");
    given.act("right 2");
    assert_eq!(given.asked().1, Step::Reveal { space: 2 });
    assert_eq!(given.legal(), ["pile 1", "pile 3"]);
    assert_eq!(given.refused("pile 2"), WhyNot::PileEmpty);
    given.act("pile 3");
    let market = &given.game.market;
    assert_eq!(market.right[1], Some(CityToken::Book));
    assert_eq!((market.piles, token_count(&market.unseen)), ([5, 0, 3], 8));
    let mut last = display(FULL, [&[], &[], &[]], [0; 3]).helped(BLUE, "city_token");
    last.act("right 2");
    assert_eq!(
        last.game.market.right[1], None,
        "without piles it stays empty"
    );
}

#[test]
fn sp_11_21_middle_stacks_are_not_refilled() {
    let stack = [CityToken::Leverage];
    let mut given = display(FULL, [&stack, &[], &[]], [5, 5, 5]).helped(BLUE, "city_token");
    given.act("middle 1");
    assert!(given.game.market.middle[0].is_empty());
    assert_eq!(given.game.market.piles, [5, 5, 5]);
    assert_eq!(given.asked().1, Step::Send);
}

#[test]
fn sp_11_22_a_pile_is_never_taken_from() {
    let given = display([None; 3], [&[], &[], &[]], [5, 5, 5]).asking(BLUE, Step::TakeToken);
    assert_eq!(given.legal(), ["pass"]);
    let asked = RuleId("SP-11.21");
    assert_eq!(given.refused("pile 1"), WhyNot::NotAsked { asked });
}

/// SP-11.23: in the course of a turn there may be more.
#[test]
fn sp_11_24_more_than_four_tokens_go_back_at_the_end_of_the_turn() {
    let tokens = [
        CityToken::Thug,
        CityToken::Thug,
        CityToken::Sell,
        CityToken::Book,
        CityToken::Casino,
    ];
    let mut given = display(FULL, [&[CityToken::Helper], &[], &[]], [5, 5, 5])
        .tokens(BLUE, &tokens)
        .helped(BLUE, "city_token");
    given.acts(&["right 1", "pile 1", "person docks_2"]);
    assert_eq!(token_count(&given.player(BLUE).tokens), 6);
    given.post().act("deck vip");
    assert_eq!(given.asked(), (BLUE, Step::Surplus));
    let asked = RuleId("SP-11.24");
    assert_eq!(given.refused("pass"), WhyNot::MustChoose { asked });
    assert_eq!(given.refused("put protect 1"), WhyNot::TokenNotHeld);
    given.acts(&["put thug 1", "put sell 1"]);
    let stack = given.game.market.middle[0].to_vec();
    let expected = [CityToken::Helper, CityToken::Thug, CityToken::Sell];
    assert_eq!(stack, expected, "on top of what lies there");
    assert_eq!(token_count(&given.player(BLUE).tokens), 4);
    assert_eq!(given.asked().0, PURPLE);
}

#[test]
fn sp_11_23_four_tokens_may_be_kept_and_more_with_crates() {
    for (crates, kept) in [
        (&[][..], 4),
        (&[Crate::Crate7][..], 5),
        (&[Crate::Crate7, Crate::Crate8][..], 6),
    ] {
        let mut given = table(4)
            .tokens(BLUE, &[CityToken::Thug; 7])
            .crates(BLUE, crates)
            .talking(BLUE, "docks_2");
        given.post().act("deck vip");
        while given.asked().0 == BLUE {
            given.act("put thug 1");
        }
        assert_eq!(held(&given, CityToken::Thug), kept);
    }
}

/// SP-R10, SP-20.6.
#[test]
fn sp_r10_tokens_gained_in_another_turn_are_counted_at_the_end_of_the_own() {
    let mut given = table(2)
        .tokens(BLUE, &[CityToken::Thug; 4])
        .but(|game| {
            game.capos.singles[crate::pieces::Person::Docks2 as usize] = Some(BLUE.into());
        })
        .turn(PURPLE);
    given.acts(&["person park", "capo docks_2 1"]);
    given.acts(&["favour city_token", "right 1", "pile 1"]);
    given.post().act("deck vip");
    assert_eq!(token_count(&given.player(BLUE).tokens), 5);
    assert_eq!(
        given.asked(),
        (BLUE, Step::Send),
        "not at the end of purple's"
    );
    given.acts(&["person garage_1", "pass", "deck vip"]);
    assert_eq!(given.asked(), (BLUE, Step::Surplus));
}

#[test]
fn sp_11_25_tokens_are_played_at_the_restaurant_only() {
    let mut given = table(4)
        .hand(BLUE, &["vip_01"])
        .tokens(BLUE, &[CityToken::Leverage])
        .turn(BLUE);
    let asked = RuleId("SP-6.3");
    assert_eq!(given.refused("token leverage"), WhyNot::NotAsked { asked });
    given.acts(&["person restaurant", "column 1", "business city_tokens"]);
    given.act("token leverage");
    assert_eq!(given.player(BLUE).leverage, 2);
}
