//! Every decision point offers exactly its options (SP-32): the Restaurant, the Park, the end of a turn.

use super::given::{BLUE, Given, PURPLE, YELLOW, table};
use crate::pieces::{CityToken, Crate, Goal};
use crate::step::Step;
use crate::whynot::WhyNot;

#[test]
fn sp_32_17_a_place_and_two_of_three() {
    let mut given = table(3)
        .hand(BLUE, &["vip_05", "party_09", "still_09"])
        .tokens(BLUE, &[CityToken::Thug])
        .books(BLUE, 1)
        .levels(BLUE, [2, 2, 2, 2, 2])
        .but(|game| game.order.lower[1] = Some(PURPLE.into()))
        .talking(BLUE, "restaurant");
    given.offers(&["column 1", "column 3"]);
    assert_eq!(given.refused("column 2"), WhyNot::ColumnTaken);
    assert_eq!(given.refused("column 4"), WhyNot::NoSuchColumn);
    given.act("column 3");
    let cards = |given: &Given| given.game.prompt_of(BLUE).map(|prompt| prompt.count);
    assert_eq!(cards(&given), Some(2));
    given.offers(&["card vip_05", "card party_09", "card still_09"]);
    given.act("card vip_05");
    assert_eq!(cards(&given), Some(1));
    given.offers(&["card party_09", "card still_09"]);
    given.act("card party_09");
    given.offers(&[
        "pass",
        "business play_card",
        "business city_tokens",
        "business cook_books",
    ]);
    given.acts(&["business city_tokens", "token thug"]).post();
    given.offers(&["pass", "business play_card", "business cook_books"]);
    assert_eq!(given.refused("business city_tokens"), WhyNot::DoneAlready);
    given.acts(&["business play_card", "pass"]);
    assert_eq!(given.asked(), (BLUE, Step::Draw), "not all three");
}

#[test]
fn sp_32_18_own_tokens_at_most_two() {
    use CityToken::{Book, Leverage, Thug};
    let mut given = table(3)
        .tokens(BLUE, &[Thug, Thug, Leverage, Book])
        .asking(BLUE, Step::PlayToken { left: 2 });
    given.offers(&["pass", "token thug", "token leverage", "token book"]);
    assert_eq!(given.refused("token sell"), WhyNot::TokenNotHeld);
    given.act("token thug").post();
    given.offers(&["pass", "token thug", "token leverage", "token book"]);
    given.act("token thug").post();
    assert_eq!(given.player(BLUE).thugs, 3);
    assert!(!matches!(given.asked().1, Step::PlayToken { .. }));
}

#[test]
fn sp_32_19_goals_that_are_met() {
    let mut given = table(3)
        .crates(BLUE, &[Crate::Crate1, Crate::Crate2])
        .levels(BLUE, [2, 2, 2, 2, 2])
        .books(BLUE, 4)
        .but(|game| {
            game.ledger.books[Goal::Docks1 as usize][0] = Some(PURPLE.into());
            game.ledger.books[Goal::Notoriety1 as usize][1] = Some(BLUE.into());
            // Tiles that nobody without buildings can meet.
            game.ledger.park = ["park_a1", "park_a2", "park_b3", "park_b7", "park_c2"]
                .map(|tile| tile.parse().expect("a tile"));
        })
        .asking(BLUE, Step::Cook { left: 3 });
    given.offers(&["pass", "book docks_1 2", "book docks_2 1", "book docks_2 2"]);
    assert_eq!(given.refused("book docks_1 1"), WhyNot::BookSpaceTaken);
    assert_eq!(given.refused("book docks_3 1"), WhyNot::GoalNotMet);
    assert_eq!(given.refused("book notoriety_1 1"), WhyNot::BookOnGoal);
    given.act("book docks_2 1");
    given.offers(&["pass", "book docks_1 2"]);
    assert_eq!(given.purses(BLUE), (15, 45));
}

#[test]
fn sp_32_20_a_capo_and_its_owners_favour() {
    let mut given = table(3)
        .capo(PURPLE, "docks_2")
        .capo(YELLOW, "restaurant")
        .capo(YELLOW, "city_hall_2")
        .capo(BLUE, "garage_1")
        .turn(BLUE);
    given.act("person park");
    given.offers(&[
        "pass",
        "capo docks_2 2",
        "capo restaurant 3",
        "capo city_hall_2 3",
    ]);
    assert_eq!(given.refused("capo garage_1 1"), WhyNot::NotTheirCapo);
    given.act("capo docks_2 2");
    assert_eq!(given.asked(), (PURPLE, Step::Favour));
    given.offers(&[
        "pass",
        "favour leverage",
        "favour book",
        "favour city_token",
    ]);
    given.act("favour city_token");
    given.offers(&["pass", "right 1", "right 2", "right 3"]);
    given.act("pass").post();
    assert_eq!(given.asked(), (BLUE, Step::Draw), "no ship can be raided");
    assert_eq!(given.player(BLUE).thugs, 2);
}

#[test]
fn sp_32_21_the_end_of_a_turn() {
    use CityToken::{Book, Leverage, Produce, Sell, Thug};
    let mut given = table(3)
        .tokens(BLUE, &[Thug, Thug, Leverage, Book, Sell, Produce])
        .hand(BLUE, &["vip_05"])
        .talking(BLUE, "restaurant");
    given.acts(&["column 1", "business city_tokens", "token thug"]);
    given.post().act("pass");
    given.offers(&["deck vip", "deck party", "deck still", "deck fleet"]);
    given.act("deck still");
    assert_eq!(given.asked(), (BLUE, Step::PutBack));
    given.offers(&["put thug 1", "put thug 2", "put thug 3"]);
    given.act("put thug 2");
    // Five are left; one is too many.
    assert_eq!(given.asked(), (BLUE, Step::Surplus));
    assert_eq!(given.legal().len(), 5 * 3);
    given.act("put sell 2");
    assert_eq!(given.game.market.middle[1].as_slice(), [Thug, Sell]);
    assert_eq!(given.asked().0, PURPLE);
}

#[test]
fn sp_r40_no_level_is_gained_in_anothers_turn() {
    let favours = crate::pieces::Favour::ALL.map(|favour| favour.id());
    assert_eq!(favours, ["leverage", "book", "city_token"]);
}
