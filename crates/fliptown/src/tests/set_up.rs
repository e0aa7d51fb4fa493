//! FT-2: set-up.

use std::collections::BTreeSet;

use kernel::{Chance, Game, Log, Options as _, Seed, Viewer};

use super::given::given;
use crate::cards::{Card, CardSet};
use crate::content::{Bounty, Character, Cowbot};
use crate::map::Tombstone;
use crate::options::Options;
use crate::sheet::Sheet;
use crate::state::Fliptown;

fn begin(seats: u8, settings: &[(&str, &str)], seed: u32) -> Fliptown {
    let options = Options::parse(seats, settings.iter().copied()).unwrap();
    let seed = Seed::from_text(&seed.to_string());
    Fliptown::new(&options, &mut Chance::new(&seed), &mut Log::off())
}

#[test]
fn ft_2_1_maps_are_empty_but_for_the_centre_tombstone() {
    for seats in 1..=4 {
        for chair in begin(seats, &[], 1).seats {
            let sheet = chair.sheet;
            assert!(sheet.stops.is_empty() && sheet.targets.is_empty());
            assert!(sheet.rooms.is_empty() && sheet.buildings.is_empty());
            assert!(sheet.poker.is_empty() && sheet.land.is_empty());
            let circled: Vec<Tombstone> = sheet.tombstones.iter().collect();
            assert_eq!(circled, ["t11".parse().unwrap()]);
            // None of its four links is paid.
            assert_eq!((sheet.hammers, sheet.pans), (0, 0));
            assert_eq!((sheet.cash, sheet.gold), (4, 2));
        }
    }
}

#[test]
fn ft_2_2_the_deck_has_52_cards_and_jokers_are_counters() {
    let table = given(1).character(0, Character::WildCard).turn();
    let game = &table.game;
    let cards = game.deck.iter().chain(game.lineup.iter().flatten());
    let cards: CardSet = cards.copied().chain(game.sheriff).collect();
    assert_eq!(cards.len(), 52);
    assert_eq!(table.sheet(0).jokers(), 2);
    assert_eq!(given(1).turn().sheet(0).jokers(), 0);
}

#[test]
fn ft_2_3_without_characters_everybody_starts_alike() {
    for seats in 1..=4 {
        for chair in begin(seats, &[], 2).seats {
            let sheet = chair.sheet;
            let held = [sheet.cash, sheet.gold, sheet.stars, sheet.wanted];
            assert_eq!(held, [4, 2, 0, 0]);
            assert_eq!((sheet.pans, sheet.hammers), (0, 0));
            assert!(sheet.items.is_empty() && sheet.character.is_none());
        }
    }
}

#[test]
fn ft_2_4_a_character_replaces_the_standard_start() {
    let mut dealt = BTreeSet::new();
    for seed in 0..100 {
        let game = begin(4, &[("characters", "on")], seed);
        let at_table: BTreeSet<Character> = game
            .seats
            .iter()
            .map(|chair| chair.sheet.character.unwrap())
            .collect();
        assert_eq!(at_table.len(), 4, "no two seats the same");
        dealt.extend(at_table);
        // Face up: a spectator knows them.
        let seen = game.view(Viewer::Spectator);
        assert!(seen.seats.iter().all(|seat| seat.sheet.character.is_some()));
    }
    assert_eq!(dealt.len(), 14, "every character can be dealt");
    let miner = Sheet::new(Some(Character::Miner));
    assert_eq!((miner.cash, miner.gold, miner.stars), (1, 5, 0));
    let black = Sheet::new(Some(Character::ManInBlack));
    let held = [black.cash, black.gold, black.stars, black.wanted];
    assert_eq!(held, [3, 4, 1, 6]);
}

#[test]
fn ft_2_5_three_of_twelve_bounties_lie_open_with_seven_stars_up() {
    let mut laid = BTreeSet::new();
    for seed in 0..60 {
        for seats in 2..=4 {
            let game = begin(seats, &[], seed);
            let cards: BTreeSet<Bounty> = game.bounties.iter().copied().collect();
            assert_eq!(cards.len(), 3);
            assert!(game.turned.is_empty());
            assert_eq!(game.view(Viewer::Spectator).bounties, game.bounties);
            laid.extend(cards);
        }
    }
    assert_eq!(laid.len(), 12);
}

#[test]
fn ft_2_6_the_cowbot_is_public_and_has_stolen_nothing() {
    let mut drawn = BTreeSet::new();
    for seed in 0..40 {
        let game = begin(1, &[("cowbot", "random")], seed);
        let seen = game.view(Viewer::Spectator);
        assert_eq!(seen.stolen(), 0);
        assert!(game.stolen.is_empty());
        drawn.insert(seen.cowbot.unwrap());
    }
    assert_eq!(drawn, Cowbot::ALL.into_iter().collect());
    let named = begin(1, &[("cowbot", "black_bart")], 0);
    assert_eq!(named.cowbot, Some(Cowbot::BlackBart));
}

#[test]
fn ft_2_7_there_is_no_first_player() {
    for seats in 1..=4 {
        let table = given(seats).turn();
        assert_eq!(table.to_act(), (0..seats).collect::<Vec<u8>>());
    }
    let mut table = given(3).lineup("As 9d 3c").turn();
    for seat in [2, 0, 1] {
        table.play(seat, "assign 9d As 3c");
    }
}

#[test]
fn ft_r37_the_wild_card_never_comes_from_the_one_card() {
    let one_card = [
        ("characters", "on"),
        ("cowbot", "random"),
        ("one_card_setup", "on"),
    ];
    let characters = |settings: &[(&str, &str)]| -> BTreeSet<Character> {
        let games = (0..300).map(|seed| begin(1, settings, seed));
        games
            .map(|game| game.seats[0].sheet.character.unwrap())
            .collect()
    };
    let drawn = characters(&one_card);
    assert_eq!(drawn.len(), 13);
    assert!(!drawn.contains(&Character::WildCard));
    assert!(characters(&one_card[..1]).contains(&Character::WildCard));
    // No card of the deck leads there.
    let key = Character::WildCard.data().key;
    assert!(Card::all().all(|card| card.rank().number() != key));
}
