//! SP-2.14 to SP-2.22: displays, goals, cards and ships as they are laid out, by many shuffles.

use std::collections::BTreeSet;

use kernel::{Chance, Seed, Set};

use super::given::{BLUE, Given, new_game_of, table};
use super::setup::tables;
use crate::content::harbours;
use crate::market::DISPLAY;
use crate::pieces::{Back, Card, District, Operation, Ship};
use crate::player::token_count;

#[test]
fn sp_2_14_a_city_token_lies_on_every_open_space() {
    for (seats, count) in [(2, 22), (3, 36), (4, 36)] {
        for given in tables(seats) {
            let lots = given.game.manhattan.lots.iter().flatten();
            assert_eq!(lots.filter(|lot| lot.token.is_some()).count(), count);
        }
    }
}

#[test]
fn sp_2_15_three_tokens_are_shown_and_the_rest_lies_in_even_piles() {
    for (seats, piles) in [
        (1, [10, 10, 9]),
        (2, [10, 10, 9]),
        (3, [5, 5, 5]),
        (4, [5, 5, 5]),
    ] {
        let market = new_game_of(seats, &[], "given").game.market;
        assert!(market.right.iter().all(Option::is_some));
        assert_eq!(market.piles, piles);
        assert_eq!(token_count(&market.unseen), piles.iter().sum::<u8>());
        // The Rival may have built already.
        let stacked: usize = market.middle.iter().map(|stack| stack.len()).sum();
        assert!(stacked == 0 || seats == 1);
    }
    assert_eq!(DISPLAY, 3);
}

#[test]
fn sp_2_16_region_goals_have_three_different_numbers() {
    let mut first = BTreeSet::new();
    for given in tables(4) {
        let tiles = given.game.ledger.regions;
        let numbers: BTreeSet<u8> = tiles.iter().map(|tile| tile.number()).collect();
        assert_eq!(numbers.len(), 3);
        first.insert(tiles[0]);
    }
    assert_eq!(first.len(), 9, "any tile may be the first");
}

/// SP-R5.
#[test]
fn sp_2_17_central_park_goals_are_of_five_families() {
    let mut ever = BTreeSet::new();
    for given in tables(4) {
        let tiles = given.game.ledger.park;
        let backs = tiles.map(|tile| tile.data().back);
        assert_eq!(backs, [Back::A, Back::A, Back::B, Back::B, Back::C]);
        let families: BTreeSet<u8> = tiles.iter().map(|tile| tile.data().family).collect();
        assert_eq!(families.len(), 5);
        ever.extend(tiles);
    }
    assert_eq!(ever.len(), 21, "every tile comes by some shuffle");
}

/// SP-3.10.
#[test]
fn sp_2_18_everybody_is_dealt_one_card_of_each_type() {
    for seats in [2, 3, 4] {
        let given = new_game_of(seats, &[], "given");
        for seat in given.game.seats() {
            assert_eq!(given.player(seat).hand, [1, 1, 1, 1]);
            let hand = given.game.screen(seat).hand;
            let types: BTreeSet<Operation> = hand.iter().map(Card::operation).collect();
            assert_eq!((hand.len(), types.len()), (4, 4));
        }
        for deck in &given.game.decks {
            assert!(deck.top.is_some(), "the decks lie face up");
            assert_eq!(deck.unseen.len() + 1, 12 - usize::from(seats));
        }
    }
}

#[test]
fn sp_2_19_three_helpers_are_shown() {
    for given in tables(4) {
        let helpers = &given.game.helpers;
        assert_eq!((helpers.display.len(), helpers.deck.len()), (3, 18));
        assert!(helpers.display.intersection(helpers.deck).is_empty());
    }
}

#[test]
fn sp_2_20_each_ship_has_five_barrels_and_a_crate() {
    for given in tables(3) {
        let ships = &given.game.docks.ships;
        assert!(ships.iter().all(|ship| ship.barrels == 5));
        let crates: BTreeSet<_> = ships.iter().filter_map(|ship| ship.cargo).collect();
        assert_eq!(crates.len(), 4);
        let stack = &given.game.crates;
        assert_eq!((stack.top.is_some(), stack.unseen.len()), (true, 13));
    }
}

/// SP-R22.
#[test]
fn sp_2_21_ships_lie_in_different_harbours_by_lot() {
    let all: Set<District> = harbours().iter().copied().collect();
    let mut ever = Ship::ALL.map(|_| Set::default());
    for given in tables(3) {
        let at: Set<District> = given.game.docks.ships.iter().map(|ship| ship.at).collect();
        assert_eq!(at.len(), 4);
        for (ever, ship) in ever.iter_mut().zip(given.game.docks.ships) {
            ever.insert(ship.at);
        }
    }
    assert!(ever.iter().all(|harbours| *harbours == all));
}

#[test]
fn sp_2_22_the_rest_is_the_supply() {
    for seats in [2, 3, 4] {
        let supply = new_game_of(seats, &[], "given").game.supply;
        assert_eq!(supply.barrels, 20);
        assert_eq!(supply.leverage, 20);
        assert_eq!(supply.thugs, 24 - seats);
    }
}

#[test]
fn sp_r1_the_first_player_is_drawn_or_named() {
    let first = |given: &Given| given.game.order.round[0];
    let drawn: BTreeSet<_> = tables(4).map(|given| first(&given)).collect();
    assert_eq!(drawn.len(), 4);
    for n in 0..10 {
        let given = new_game_of(4, &[("first_player", "seat_3")], &format!("named {n}"));
        assert_eq!(first(&given), kernel::Seat(2).into());
    }
    let alone: BTreeSet<_> = tables(1).map(|given| first(&given)).collect();
    assert_eq!(alone.len(), 2, "the Rival may be first");
}

/// The same table goes on in different ways.
#[test]
fn sp_r58_what_comes_from_a_stack_is_drawn_when_it_is_revealed() {
    let mut helpers = BTreeSet::new();
    let mut tokens = BTreeSet::new();
    let mut cards = BTreeSet::new();
    for n in 0..40 {
        let mut given = table(4);
        given.chance = Chance::new(&Seed::from_text(&format!("drawn {n}")));
        let mut helper = given.helped(BLUE, "helper");
        let before = helper.game.helpers.display;
        let taken = before.iter().next().unwrap();
        helper.act(&format!("helper {}", taken.id()));
        helpers.extend(helper.game.helpers.display.without(before).iter());
        let mut given = table(4);
        given.chance = Chance::new(&Seed::from_text(&format!("drawn {n}")));
        let mut token = given.helped(BLUE, "city_token");
        token.acts(&["right 1", "pile 1"]);
        tokens.extend(token.game.market.right[0]);
        let mut given = table(4);
        given.chance = Chance::new(&Seed::from_text(&format!("drawn {n}")));
        let card = given.helped(BLUE, "vip_card");
        cards.extend(card.game.decks[0].top);
    }
    assert!(helpers.len() > 5 && tokens.len() > 5 && cards.len() > 5);
}
