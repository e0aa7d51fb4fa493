//! Inspector Sandra (chapter 18).

use kernel::Set;

use super::given::*;
use crate::automa::{Agent, Sandra};
use crate::event::Event;
use crate::figure::Figure;
use crate::node::Node;
use crate::pieces::{Automa, Contact, Exit, Part, Pile, Place, Target};
use crate::step::Step;

/// Every kind of place she goes to: the bar on a1, the restaurant on b1, safe house 1 on c1, stores A to
/// D, exits 1 and 2.
const CITY: [&str; 7] = [
    "start_hospital 0,0 0",
    "start_gang 0,1 0",
    "a1 1,0 0",
    "c1 1,1 0",
    "d1 2,0 0",
    "b1 2,1 0",
    "d2 3,0 0",
];

fn two() -> Given {
    fresh(2, CITY.len())
}

/// A city of so many of these tiles, without patrol cards.
pub(super) fn fresh(seats: u8, tiles: usize) -> Given {
    table(seats).city(&CITY[..tiles]).but(|game| {
        game.patrols = Default::default();
        game.piles.exits.clear();
    })
}

/// Sandra's turn with these cards, then Vinnie is asked.
fn plays(given: Given, part: Part, cards: &[Target]) -> Given {
    let order = [SANDRA, Figure::Thief(VINNIE), Figure::Thief(SCAR)];
    given.deck(Automa::Sandra, cards).turns(part, &order)
}

fn sandra(given: &Given) -> Sandra {
    given.game.sandra.expect("Sandra")
}

fn agent(given: &Given) -> Agent {
    sandra(given).agent
}

/// Red and blue cubes.
fn cubes(given: &Given) -> [u8; 2] {
    [agent(given).notoriety.red, agent(given).notoriety.blue]
}

pub(super) fn row(given: Given, rightmost: [Contact; 2]) -> Given {
    given.but(|game| game.contacts.row.as_mut_slice()[5..].copy_from_slice(&rightmost))
}

pub(super) fn closed(given: Given, exit: Exit) -> Given {
    given.but(|game| {
        game.patrols[exit as usize] = 2;
        game.piles.exits.push(exit);
    })
}

fn left(given: &Given, pile: Pile) -> u8 {
    given.game.piles.heap(pile).left()
}

#[test]
fn ep_18_1_she_begins_on_the_hospital_and_third_in_order_with_fifteen_cards() {
    let given = new_game(2);
    assert_eq!(given.game.order.len(), 3);
    assert_eq!(given.game.order[2], SANDRA);
    assert_eq!(agent(&given).at, Node::HOSPITAL);
    assert_eq!(agent(&given).notoriety.level, 1);
    assert_eq!(agent(&given).notoriety.pool(), 4);
    assert_eq!(given.game.automa_deck(Automa::Sandra).len(), 15);
    assert!(new_game(3).game.sandra.is_none());
}

#[test]
fn ep_r52_any_of_the_three_exit_cards_may_be_the_one_removed() {
    let removed: Set<Exit> = (0..30)
        .map(|n| sandra(&new_game_of(2, &format!("exit {n}"))).removed)
        .collect();
    assert_eq!(removed, Set::full());
    let given = new_game(2);
    let exits = given.game.automa_deck(Automa::Sandra);
    let exits = exits.iter().filter(|card| card.exit().is_some());
    assert_eq!(exits.count(), 2);
}

#[test]
fn ep_18_2_she_is_no_fugitive() {
    // At the open exit of day 3 she neither escapes nor starts the late tax.
    let given = plays(two().last_day(Exit::Exit1), Part::Morning, &[Target::Exit1]);
    assert_eq!(agent(&given).at, read("exit_1"));
    assert!(given.game.in_city(SANDRA));
    assert!(given.game.escapes.is_empty());
    assert_eq!(given.money(VINNIE), 9);
}

#[test]
fn ep_18_3_a_turn_in_every_part_at_night_and_dawn_for_a_disc() {
    for part in [Part::Morning, Part::Afternoon, Part::Evening] {
        let given = plays(two(), part, &[Target::StoreA]);
        assert_eq!(agent(&given).at, read("store_a"));
    }
    for part in [Part::Night, Part::Dawn] {
        let given = plays(two(), part, &[Target::StoreA]);
        assert_eq!(agent(&given).at, Node::HOSPITAL);
        let given = two()
            .with(VINNIE, |player| player.discs = 1)
            .but(|game| game.sandra.as_mut().unwrap().agent.discs = 2);
        let discs = given.game.supply.discs;
        let given = plays(given, part, &[Target::StoreA]);
        assert_eq!(agent(&given).at, read("store_a"));
        assert_eq!(agent(&given).discs, 1);
        assert_eq!(given.game.supply.discs, discs + 1);
    }
}

#[test]
fn ep_18_6_cards_are_revealed_until_one_is_valid() {
    // The casino and store D's tile are not in the city, exit 1 is open: only the bar is valid.
    let cards = [Target::Bar, Target::Casino, Target::StoreD, Target::Exit1];
    for n in 0..8 {
        let mut given = fresh(2, 5);
        given.chance = kernel::Chance::new(&kernel::Seed::from_text(&format!("{n}")));
        let given = plays(given, Part::Morning, &cards);
        assert_eq!(agent(&given).at, read("business_field_a1"));
        // The others are back in the deck, the bar is in the box.
        let deck: Set<Target> = cards[1..].iter().copied().collect();
        assert_eq!(given.game.automa_deck(Automa::Sandra), deck);
    }
}

#[test]
fn ep_18_6_an_exit_is_valid_when_closed_and_on_day_3_also_when_open() {
    let stayed = |given: Given| agent(&plays(given, Part::Morning, &[Target::Exit1])).at;
    assert_eq!(stayed(two().day(2)), Node::HOSPITAL);
    assert_eq!(stayed(closed(two().day(2), Exit::Exit1)), read("exit_1"));
    assert_eq!(stayed(two().last_day(Exit::Exit1)), read("exit_1"));
    let unplaced = fresh(2, 4);
    assert_eq!(stayed(closed(unplaced, Exit::Exit1)), Node::HOSPITAL);
}

#[test]
fn ep_18_7_without_a_valid_card_she_stays() {
    let given = plays(two(), Part::Morning, &[Target::Casino, Target::Exit1]);
    assert_eq!(agent(&given).at, Node::HOSPITAL);
    assert_eq!(cubes(&given), [0, 0]);
    assert_eq!(given.game.automa_deck(Automa::Sandra).len(), 2);
    let automa = Automa::Sandra;
    assert!(given.events().contains(&Event::AutomaStayed { automa }));
}

#[test]
fn ep_r54_staying_she_does_nothing_even_in_company() {
    // Both players stand on the hospital with her.
    let given = plays(two(), Part::Morning, &[]);
    assert_eq!(given.game.company(SANDRA, Node::HOSPITAL), 2);
    assert_eq!(cubes(&given), [0, 0]);
    assert_eq!(given.asked(), (VINNIE, Step::Start));
}

#[test]
fn ep_18_8_she_meets_company_and_evades_nobody() {
    let given = two().at(VINNIE, "store_a").at(SCAR, "store_a");
    let given = given.officers("start_gang", &[crate::pieces::Officer::Swat]);
    let given = plays(given, Part::Morning, &[Target::StoreA]);
    // Two for company, one for the store.
    assert_eq!(cubes(&given), [3, 0]);
}

#[test]
fn ep_18_9_at_a_business() {
    let given = row(two(), [Contact::Fixer, Contact::Stunt]);
    let before = given.game.contacts.row;
    let given = plays(given, Part::Morning, &[Target::Bar]);
    assert_eq!(cubes(&given), [1, 0]);
    assert!(agent(&given).visited.contains(Place::Bar));
    // Two cards left at the right, two came in at the left; a disc for the Fixer.
    let row = given.game.contacts.row;
    assert_eq!(row[2..], before[..5]);
    assert_eq!(agent(&given).discs, 1);
    assert_eq!(given.game.supply.discs, 7);
}

#[test]
fn ep_18_9_a_cube_closes_and_closed_businesses_are_visited_too() {
    let given = two().with(VINNIE, |player| player.visited.insert(Place::Bar));
    let given = plays(given, Part::Morning, &[Target::Bar]);
    assert!(given.game.is_closed(Place::Bar));
    assert!(
        given
            .events()
            .contains(&Event::BusinessClosed { place: Place::Bar })
    );
    let both = two()
        .with(VINNIE, |player| player.visited.insert(Place::Bar))
        .with(SCAR, |player| player.visited.insert(Place::Bar));
    assert!(both.game.is_closed(Place::Bar));
    let given = plays(both, Part::Morning, &[Target::Bar]);
    assert_eq!(given.game.cubes(Place::Bar), 3);
}

#[test]
fn ep_18_9_a_disc_for_a_whole_group() {
    let given = row(two(), [Contact::Medic, Contact::Medic]).but(|game| {
        let visited = [Place::Restaurant, Place::Casino];
        game.sandra.as_mut().unwrap().agent.visited = visited.into_iter().collect();
    });
    let given = plays(given, Part::Morning, &[Target::Bar]);
    assert_eq!(agent(&given).discs, 1);
}

#[test]
fn ep_18_10_at_a_safe_house() {
    let given = two().but(|game| {
        game.supply.keys[0] = [1, 1, 1];
        let visited = [Place::SafeHouse2, Place::SafeHouse3];
        game.sandra.as_mut().unwrap().agent.visited = visited.into_iter().collect();
    });
    let row = given.game.contacts.row;
    let given = plays(given, Part::Morning, &[Target::SafeHouse1]);
    assert_eq!(cubes(&given), [0, 1]);
    assert!(agent(&given).visited.contains(Place::SafeHouse1));
    assert_eq!(given.game.supply.fixers.len(), 7);
    assert_eq!(given.game.supply.keys[0].iter().sum::<u8>(), 2);
    assert_eq!(given.game.contacts.row, row);
    assert_eq!(agent(&given).discs, 1);
}

#[test]
fn ep_r55_a_safe_house_without_keys_or_fixers_gives_nothing_to_discard() {
    let given = two().but(|game| {
        game.supply.keys[0] = [0; 3];
        game.supply.fixers = Set::default();
    });
    let given = plays(given, Part::Morning, &[Target::SafeHouse1]);
    assert_eq!(cubes(&given), [0, 1]);
    assert!(agent(&given).visited.contains(Place::SafeHouse1));
    let discarded = |event: &Event| {
        matches!(
            event,
            Event::FixerDiscarded { .. } | Event::KeyDiscarded { .. }
        )
    };
    assert!(!given.events().iter().any(discarded));
}

#[test]
fn ep_18_11_at_the_stores() {
    let stores = [
        (Target::StoreA, [1, 0], [4, 5, 5]),
        (Target::StoreB, [0, 1], [5, 4, 5]),
        (Target::StoreC, [1, 0], [5, 5, 4]),
        (Target::StoreD, [0, 1], [4, 4, 4]),
    ];
    for (store, moved, lockers) in stores {
        let given = row(two(), [Contact::Stunt, Contact::Fixer]);
        let before = given.game.contacts.row;
        let given = plays(given, Part::Morning, &[store]);
        assert_eq!(cubes(&given), moved);
        let piles = [Pile::Green, Pile::Black, Pile::Brown];
        assert_eq!(piles.map(|pile| left(&given, pile)), lockers);
        assert_eq!(given.game.contacts.row[2..], before[..5]);
        assert_eq!(agent(&given).discs, 1);
    }
}

#[test]
fn ep_18_12_at_a_closed_exit() {
    let given = closed(closed(two(), Exit::Exit3), Exit::Exit2);
    let before = given.game.contacts.row;
    let given = plays(given, Part::Morning, &[Target::Exit2]);
    assert_eq!(cubes(&given), [0, 1]);
    // Exit 2 closed second and has the second pile.
    assert_eq!(left(&given, Pile::Exit1), 5);
    assert_eq!(left(&given, Pile::Exit2), 4);
    assert_eq!(given.game.contacts.row[2..], before[..5]);
}

#[test]
fn ep_r53_at_the_open_exit_she_only_waits() {
    let given = two().last_day(Exit::Exit1).at(VINNIE, "exit_1");
    let before = given.game.contacts.row;
    let given = plays(given, Part::Morning, &[Target::Exit1]);
    assert_eq!(cubes(&given), [0, 0]);
    assert_eq!(given.game.contacts.row, before);
    assert!(agent(&given).spent.contains(Target::Exit1));
}

#[test]
fn ep_18_13_a_card_is_used_once_and_her_cubes_move_her_marker() {
    let given = plays(two(), Part::Morning, &[Target::StoreA]);
    assert!(given.game.automa_deck(Automa::Sandra).is_empty());
    let mut given = given.but(|game| game.agenda.clear()).update(Part::Morning);
    assert_eq!(agent(&given).notoriety.level, 2);
    assert_eq!(agent(&given).notoriety.pool(), 4);
    given.game.agenda.clear();
    let given = plays(given, Part::Morning, &[]);
    assert_eq!(agent(&given).at, read("store_a"));
}

#[test]
fn ep_18_15_each_player_places_two_tiles_in_turn() {
    let mut given = new_game(2);
    let first = given.game.order.iter().filter_map(|figure| figure.seat());
    let order: Vec<_> = first.collect();
    let mut placing = Vec::new();
    while let (seat, Step::PlaceTile | Step::Name(_)) = given.asked() {
        if given.asked().1 == Step::PlaceTile {
            placing.push(seat);
        }
        let any = given.legal()[0].clone();
        given.act(&any);
    }
    assert_eq!(placing, [order[0], order[1], order[0], order[1]]);
}

#[test]
fn ep_18_11_and_12_are_told_for_stores_and_exits() {
    for (target, rule) in [
        (Target::Bar, "EP-18.9"),
        (Target::SafeHouse1, "EP-18.10"),
        (Target::StoreB, "EP-18.11"),
        (Target::Exit1, "EP-18.12"),
    ] {
        let given = plays(closed(two(), Exit::Exit1), Part::Morning, &[target]);
        let told = given.events().into_iter().find_map(|event| match event {
            Event::NotorietyGained { figure, why } | Event::NotorietyLost { figure, why }
                if figure == SANDRA =>
            {
                Some(why.0)
            }
            _ => None,
        });
        assert_eq!(told, Some(rule), "{target:?}");
    }
}
