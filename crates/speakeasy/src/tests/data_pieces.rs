//! The numbers of gangsters, crates, goals, helpers, cards and persons against the rules.

use std::collections::BTreeSet;

use crate::content::content;
use crate::pieces::{
    Back, Card, Crate, Deck, Gangster, Helper, Location, Operation, ParkGoal, Perk,
};

/// SP-17.7, SP-21.6.
#[test]
fn gangsters_come_in_four_decks_of_rising_strength() {
    let of = |deck| {
        Gangster::ALL
            .into_iter()
            .filter(move |one| one.data().deck == deck)
    };
    assert_eq!(Deck::ALL.map(|deck| of(deck).count()), [6, 4, 4, 6]);
    for (act, deck) in [Deck::B, Deck::C, Deck::D].into_iter().enumerate() {
        let (least, most) = [(6, 8), (8, 10), (10, 12)][act];
        let acts = &content().acts;
        assert_eq!(
            (acts.war_strength_min[act], acts.war_strength_max[act]),
            (least, most)
        );
        let wars: BTreeSet<u8> = of(deck).map(Gangster::war_strength).collect();
        assert_eq!((wars.first(), wars.last()), (Some(&least), Some(&most)));
    }
    assert!(of(Deck::D).all(|one| one.data().ability.is_none()));
    let known = |one: Gangster| (one.data().strength, one.data().war_modifier);
    assert_eq!(known(Gangster::BirdieBrown), (6, 1));
    assert_eq!(known(Gangster::CarloGambino), (7, 1));
    let waxey = Gangster::WaxeyGordon.data();
    assert_eq!((waxey.strength, waxey.help_fee), (4, 5));
}

/// SP-28.1 to SP-28.9: the backs of pairs are equal.
#[test]
fn crates_come_in_pairs() {
    for (pair, perk) in Crate::ALL.chunks(2).zip(Perk::ALL) {
        assert!(pair.iter().all(|item| item.data().back == perk));
    }
    for (item, max) in [
        (Crate::Crate1, 24),
        (Crate::Crate6, 24),
        (Crate::Crate10, 25),
        (Crate::Crate14, 24),
        (Crate::Crate15, 24),
    ] {
        assert_eq!(item.data().cash.max, Some(max));
    }
    let limited = Crate::ALL
        .iter()
        .filter(|item| item.data().cash.max.is_some());
    assert_eq!(limited.count(), 5);
}

/// SP-19.14 to SP-19.20.
#[test]
fn goals_have_the_needs_and_the_money_of_the_rules() {
    let goals = &content().goals;
    assert_eq!((goals.docks.need, goals.docks.money), ([1, 2, 3], [15; 3]));
    assert_eq!(
        (goals.city_hall.need, goals.city_hall.money),
        ([3, 5, 7], [20; 3])
    );
    let notoriety = (goals.notoriety.need, goals.notoriety.money);
    assert_eq!(notoriety, ([10, 15, 22], [10, 15, 20]));
    assert_eq!((goals.park.money, goals.region.money), ([10; 5], [20; 3]));
    for back in Back::ALL {
        let tiles = ParkGoal::ALL.iter().filter(|tile| tile.data().back == back);
        let families: Vec<u8> = tiles.map(|tile| tile.data().family).collect();
        assert_eq!(families, [1, 2, 3, 4, 5, 6, 7]);
    }
}

/// SP-24.4.
#[test]
fn bottles_are_worth_20_10_or_5() {
    let values: Vec<u16> = content().bottle.iter().map(|bottle| bottle.value).collect();
    assert_eq!(values, [20, 20, 20, 10, 10, 10, 5, 5, 5]);
    let of = |value| {
        Helper::ALL
            .iter()
            .filter(move |one| one.data().bottle.value() == value)
    };
    assert_eq!([20, 10, 5].map(|value| of(value).count()), [6, 6, 9]);
}

#[test]
fn each_type_of_card_has_twelve_cards_and_thirteen_icons() {
    for operation in Operation::ALL {
        let cards: Vec<Card> = Card::of(operation).iter().collect();
        assert_eq!(cards.len(), 12);
        let icons: Vec<u8> = cards.iter().map(|card| card.data().leverage).collect();
        assert_eq!(icons.iter().sum::<u8>(), 13);
        assert!(icons.iter().all(|count| *count <= 2));
    }
}

/// SP-12.3, SP-12.4.
#[test]
fn locations_have_the_persons_of_the_rules() {
    let persons = |one: Location| (one.data().persons_34.len(), one.data().persons_12.len());
    let all = [
        (3, 2),
        (3, 2),
        (2, 2),
        (2, 2),
        (3, 2),
        (2, 2),
        (1, 1),
        (3, 2),
    ];
    assert_eq!(Location::ALL.map(persons), all);
    assert_eq!(Location::Commission.data().persons_12, [1, 3]);
}
