//! SP-10.1 to SP-10.4, SP-10.11, SP-10.12: operation cards.

use super::given::{BLUE, Given, table};
use crate::pieces::{Card, Operation};
use crate::step::{Price, Step};
use crate::whynot::WhyNot;

fn deck(given: &Given, operation: Operation) -> &crate::market::Deck {
    &given.game.decks[operation as usize]
}

#[test]
fn sp_10_1_a_card_replaces_another_brings_its_reward_and_is_carried_out() {
    let mut given = table(4)
        .house(BLUE, "1.1", "still")
        .with(BLUE, |player| player.still = 2)
        .board(BLUE, &["still_05"])
        .hand(BLUE, &["still_10", "still_11"])
        .money(BLUE, 0, 0)
        .talking(BLUE, "docks_1");
    given.act("card still_10");
    assert_eq!(given.player(BLUE).board[2], Some(Card::Still10));
    let under = deck(&given, Operation::Still).discarded.to_vec();
    assert_eq!(under, [Card::Still05], "face up under its deck");
    assert_eq!(given.purses(BLUE), (4, 0), "the reward");
    assert_eq!(
        given.player(BLUE).still,
        3,
        "the barrels stay and one is made"
    );
    assert_eq!(given.player(BLUE).hand_size(), 1);
}

/// SP-1.11: neither reward nor action has to be used.
#[test]
fn sp_10_1_reward_and_action_may_be_declined() {
    let mut given = table(4)
        .house(BLUE, "1.1", "bar")
        .barrel("1.1")
        .hand(BLUE, &["party_08"])
        .talking(BLUE, "planning_1");
    given.acts(&["pass", "card party_08"]);
    assert_eq!(given.asked().1, Step::TakeHelper);
    given.act("pass");
    assert_eq!(given.asked().1, Step::Sell { left: 1 });
    given.act("pass");
    assert_eq!(given.asked().1, Step::Draw);
    assert_eq!(given.player(BLUE).board[1], Some(Card::Party08));
}

#[test]
fn sp_10_2_each_type_has_its_action() {
    let played = |card: &str| {
        let mut given = table(4)
            .house(BLUE, "1.1", "bar")
            .barrel("1.1")
            .house(BLUE, "2.1", "still")
            .vip(BLUE, 1)
            .with(BLUE, |player| player.leverage = 9)
            .hand(BLUE, &[card])
            .talking(BLUE, "planning_1");
        given.acts(&["pass", &format!("card {card}")]).post();
        given
    };
    // Icons of the card itself count.
    assert_eq!(played("vip_10").asked().1, Step::Protect { leverage: 2 });
    assert_eq!(played("party_07").asked().1, Step::Sell { left: 1 });
    let points = [1, 1];
    assert_eq!(played("fleet_07").asked().1, Step::Drive { points });
    assert_eq!(played("still_10").player(BLUE).still, 1);
}

#[test]
fn sp_10_3_a_type_symbol_allows_that_type_only() {
    let hand = ["vip_01", "party_01", "still_01", "fleet_01"];
    let garage = table(4).hand(BLUE, &hand).talking(BLUE, "garage_1");
    let only = Operation::Fleet;
    assert_eq!(garage.legal(), ["pass", "card fleet_01"]);
    assert_eq!(garage.refused("card vip_01"), WhyNot::WrongType { only });
    assert_eq!(garage.refused("card fleet_02"), WhyNot::NotInHand);
    let mut planning = table(4).hand(BLUE, &hand).talking(BLUE, "planning_1");
    planning.act("pass");
    assert_eq!(planning.legal().len(), 5);
}

#[test]
fn sp_10_4_icons_count_on_the_board_and_not_in_the_hand() {
    let given = table(4)
        .hand(BLUE, &["vip_06", "fleet_06"])
        .board(BLUE, &["vip_04", "party_02", "fleet_01"]);
    assert_eq!(given.player(BLUE).lasting_leverage(), 3, "2 + 1 + 0");
}

#[test]
fn sp_10_11_cards_are_discarded_from_the_hand_under_their_decks() {
    let mut given = table(4)
        .board(BLUE, &["vip_04"])
        .hand(BLUE, &["party_01", "fleet_01"])
        .asking(BLUE, Step::Discard(Price::TurnOrder));
    assert_eq!(given.refused("card vip_04"), WhyNot::NotInHand);
    let top = deck(&given, Operation::Party).top;
    given.act("card party_01");
    let party = deck(&given, Operation::Party);
    assert_eq!(party.top, top, "not on top");
    assert_eq!(party.discarded.last(), Some(&Card::Party01));
}

#[test]
fn sp_10_12_a_card_comes_from_any_deck_or_the_named_one() {
    let mut any = table(4).helped(BLUE, "any_card");
    assert_eq!(any.legal().len(), 5, "four decks, or none");
    let top = deck(&any, Operation::Fleet).top.unwrap();
    any.act("deck fleet");
    assert!(any.game.screen(BLUE).hand.contains(top));
    let given = table(4);
    let top = deck(&given, Operation::Party).top.unwrap();
    let named = given.helped(BLUE, "party_card");
    assert!(named.game.screen(BLUE).hand.contains(top));
    assert_ne!(deck(&named, Operation::Party).top, Some(top));
}

#[test]
fn sp_10_12_an_empty_deck_gives_nothing() {
    let empty = || table(4).but(|game| game.decks[1] = Default::default());
    let named = empty().helped(BLUE, "party_card");
    assert_eq!(named.player(BLUE).hand_size(), 4);
    let any = empty().helped(BLUE, "any_card");
    assert_eq!(any.refused("deck party"), WhyNot::DeckEmpty);
}

/// SP-10.1, SP-1.10: discarded cards come again in the order in which they were laid under the deck.
#[test]
fn sp_10_11_discarded_cards_come_back_in_order() {
    let given = table(4).but(|game| {
        let deck = &mut game.decks[0];
        deck.top = Some(Card::Vip01);
        deck.unseen = Default::default();
        deck.discarded = [Card::Vip03, Card::Vip02].into_iter().collect();
    });
    let mut given = given.helped(BLUE, "vip_card");
    assert_eq!(deck(&given, Operation::Vip).top, Some(Card::Vip03));
    given = given.helped(BLUE, "vip_card");
    assert_eq!(deck(&given, Operation::Vip).top, Some(Card::Vip02));
    given = given.helped(BLUE, "vip_card");
    assert_eq!(deck(&given, Operation::Vip).top, None);
}
