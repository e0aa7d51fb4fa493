//! SP-6: a player's turn.

use kernel::RuleId;

use super::given::{BLUE, GREEN, Given, PURPLE, YELLOW, table};
use crate::boss::Boss;
use crate::pieces::{Card, CityToken, Helper, Operation, Person};
use crate::state::SINGLES;
use crate::step::Step;
use crate::whynot::WhyNot;

/// Passes over everything that is offered, up to the card at the end of the turn.
fn idle(given: &mut Given) {
    while given.post().asked().1 != Step::Draw {
        given.act("pass");
    }
}

/// A whole turn that brings nothing but a card.
fn idle_turn(given: &mut Given, person: &str) {
    given.act(&format!("person {person}"));
    idle(given);
    given.act("deck vip");
}

/// SP-7.1: from left to right in the upper row.
#[test]
fn sp_6_1_everybody_takes_one_turn_in_the_order_of_the_markers() {
    let mut given = table(3)
        .but(|game| {
            game.seat_order(
                [YELLOW, BLUE, PURPLE]
                    .map(Boss::Player)
                    .into_iter()
                    .collect(),
            )
        })
        .turn(YELLOW);
    let mut order = Vec::new();
    for person in ["docks_1", "docks_2", "garage_1", "garage_2"] {
        order.push((given.game.round, given.asked().0));
        idle_turn(&mut given, person);
    }
    assert_eq!(order, [(1, YELLOW), (1, BLUE), (1, PURPLE), (2, YELLOW)]);
}

#[test]
fn sp_6_2_one_helper_may_be_used_at_the_start_of_the_turn() {
    let helpers = |player: &mut crate::player::Player| {
        player.helpers.insert(Helper::Cash5);
        player.helpers.insert(Helper::Leverage2);
    };
    let mut given = table(4).with(BLUE, helpers).turn(BLUE);
    assert_eq!(given.asked().1, Step::UseHelper);
    assert_eq!(
        given.legal(),
        ["pass", "helper leverage_2", "helper cash_5"]
    );
    assert_eq!(given.refused("helper sell"), WhyNot::NotYourHelper);
    given.act("helper cash_5");
    assert_eq!(given.asked().1, Step::Send, "one in a turn");
    let asked = RuleId("SP-6.3");
    assert_eq!(
        given.refused("helper leverage_2"),
        WhyNot::NotAsked { asked }
    );
    assert!(given.game.screen(BLUE).used.contains(Helper::Cash5));
    assert!(!given.player(BLUE).helpers.contains(Helper::Cash5));
    let again = given.turn(BLUE);
    assert_eq!(again.refused("helper cash_5"), WhyNot::NotYourHelper);
}

#[test]
fn sp_6_3_a_capo_must_be_sent() {
    let mut given = table(4).turn(BLUE);
    let asked = RuleId("SP-6.3");
    assert_eq!(given.refused("pass"), WhyNot::MustChoose { asked });
    given.act("person contractors_1");
    assert_eq!(given.player(BLUE).capos, 3);
    assert_eq!(given.game.capo_on(Person::Contractors1), Some(BLUE.into()));
    assert_eq!(given.player(BLUE).books, 1, "the actions of the person");
}

#[test]
fn sp_6_4_each_person_talks_to_one_capo() {
    let given = table(4)
        .but(|game| {
            game.capos.singles[Person::Garage1 as usize] = Some(PURPLE.into());
            game.capos.singles[Person::Docks1 as usize] = Some(BLUE.into());
            game.capos.restaurant.push(PURPLE.into());
        })
        .turn(BLUE);
    assert_eq!(given.refused("person garage_1"), WhyNot::PersonTaken);
    assert_eq!(given.refused("person docks_1"), WhyNot::PersonTaken);
    assert!(given.allows("person garage_2"));
    assert!(given.allows("person docks_2"), "beside an own capo");
    assert!(given.allows("person restaurant"), "any number of capos");
    assert!(given.allows("person park"), "purple's capo can be swapped");
}

#[test]
fn sp_6_4_restaurant_and_park_have_their_conditions() {
    let given = table(4).hand(BLUE, &[]).turn(BLUE);
    let why = WhyNot::TooFewCards { need: 1, held: 0 };
    assert_eq!(given.refused("person restaurant"), why);
    assert!(given.allows("person park"), "without a swap, too");
}

#[test]
fn sp_6_5_the_top_card_of_any_deck_ends_the_turn() {
    let mut given = table(4).talking(BLUE, "docks_2");
    idle(&mut given);
    let asked = RuleId("SP-6.5");
    assert_eq!(given.refused("pass"), WhyNot::MustChoose { asked });
    let decks = ["deck vip", "deck party", "deck still", "deck fleet"];
    assert_eq!(given.legal(), decks);
    let top = given.game.decks[Operation::Still as usize].top.unwrap();
    given.act("deck still");
    assert!(given.game.screen(BLUE).hand.contains(top));
    assert_eq!(given.player(BLUE).hand_size(), 5);
    assert_eq!(given.asked().0, PURPLE);
}

#[test]
fn sp_6_5_there_is_no_limit_of_cards_and_empty_decks_give_none() {
    let cards = &Card::ALL[..24];
    let cards: Vec<&str> = cards.iter().map(|card| card.id()).collect();
    let mut given = table(2).hand(BLUE, &cards).talking(BLUE, "docks_2");
    assert_eq!(given.post().asked().1, Step::Draw);
    assert_eq!(given.refused("deck vip"), WhyNot::DeckEmpty);
    given.act("deck fleet");
    assert_eq!(given.player(BLUE).hand_size(), 25);
    let mut given = table(4).but(|game| game.decks = Default::default());
    given = given.talking(BLUE, "docks_2");
    assert_eq!(given.post().asked().0, PURPLE, "nothing was drawn");
    assert_eq!(given.player(BLUE).hand_size(), 4);
}

/// SP-19.9, SP-11.24.
#[test]
fn sp_6_6_played_tokens_go_back_before_the_limit_is_checked() {
    let mut given = table(4)
        .hand(BLUE, &["vip_01"])
        .tokens(BLUE, &[CityToken::Thug; 6])
        .talking(BLUE, "restaurant");
    given.acts(&["column 1", "business city_tokens", "token thug"]);
    given.post().acts(&["pass", "deck vip"]);
    assert_eq!(given.asked(), (BLUE, Step::PutBack));
    given.act("put thug 1");
    assert_eq!(given.asked(), (BLUE, Step::Surplus), "five are left");
    given.act("put thug 2");
    assert_eq!(given.asked().0, PURPLE);
    assert_eq!(given.player(BLUE).tokens[CityToken::Thug as usize], 4);
}

#[test]
fn sp_6_7_a_capo_may_be_sent_for_nothing() {
    let mut given = table(4).turn(BLUE);
    let before = *given.player(BLUE);
    idle_turn(&mut given, "commission_2");
    let after = given.player(BLUE);
    assert_eq!(after.capos, before.capos - 1);
    assert_eq!(after.levels, before.levels);
    assert_eq!((after.pocket, after.thugs, after.ally), (15, 1, None));
}

/// Every single person is taken by the capos of four players but for green's last one.
fn crowded() -> Given {
    table(4).hand(GREEN, &[]).but(|game| {
        let owners = [BLUE, PURPLE, YELLOW, GREEN].into_iter().cycle();
        for (single, owner) in game.capos.singles.iter_mut().zip(owners) {
            *single = Some(owner.into());
        }
        for player in &mut game.players {
            player.capos = 0;
        }
        game.player_mut(GREEN).capos = 1;
    })
}

/// SP-R6: without a free person and without a card the Park is left.
#[test]
fn sp_6_8_there_is_always_a_person() {
    assert_eq!(SINGLES, 15);
    let given = crowded().asking(GREEN, Step::Send);
    assert_eq!(given.legal(), ["person park"]);
    let given = crowded().turn(GREEN);
    assert_eq!(given.asked(), (GREEN, Step::Swap), "the only way");
    assert_eq!(given.legal().len(), 1 + 12, "none or one of the others");
}

#[test]
fn sp_r6_two_players_have_more_persons_than_capos() {
    let given = table(2).hand(BLUE, &[]).turn(BLUE);
    assert_eq!(given.legal().len(), 12 + 1, "and the Park");
}

/// SP-12.4.
#[test]
fn sp_r50_three_players_meet_every_person() {
    let persons = |seats| table(seats).hand(BLUE, &[]).turn(BLUE).legal().len();
    assert_eq!((persons(2), persons(3), persons(4)), (13, 16, 16));
    let given = table(2).turn(BLUE);
    for person in ["contractors_3", "planning_3", "commission_2"] {
        let refused = given.refused(&format!("person {person}"));
        assert_eq!(refused, WhyNot::NoSuchPerson);
    }
}

#[test]
fn sp_r35_a_helper_may_be_used_for_nothing() {
    let given = table(4).helped(BLUE, "sell");
    assert_eq!(given.asked().1, Step::Send, "no barrel to sell");
    assert!(given.game.screen(BLUE).used.contains(Helper::Sell));
}
