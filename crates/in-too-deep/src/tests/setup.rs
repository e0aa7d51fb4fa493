//! ID-3: the set-up.

use std::collections::BTreeSet;

use kernel::{Explain, Set};

use super::given::{Given, new_game, new_game_of, set};
use crate::city::{Border, Spot};
use crate::content::TableSize;
use crate::pieces::{Crime, Deck, Evidence, Item, Storyline, Zone};
use crate::step::Stage;

/// A table by people and options, with its number of seats.
type Table = (u8, &'static [(&'static str, &'static str)], u8);

const TABLES: [Table; 6] = [
    (1, &[], 2),
    (2, &[], 2),
    (2, &[("echo_joins", "on")], 3),
    (3, &[], 3),
    (4, &[], 4),
    (5, &[], 5),
];

/// All of them, set up.
pub(super) fn tables() -> [(u8, Given); 6] {
    TABLES.map(|(people, settings, seats)| (seats, new_game_of(people, settings, "setup")))
}

/// Every crime card that is in the game.
fn in_game(given: &Given) -> Set<Crime> {
    let mut crimes: Set<Crime> = Set::default();
    for deck in Deck::ALL {
        crimes = crimes.union(given.game.deck(deck).shuffled);
    }
    for papers in &given.game.hidden.papers {
        crimes = crimes.union(papers.crimes);
    }
    crimes
}

/// ID-R43: 6 and 7 storylines are options.
#[test]
fn id_3_1_storylines_leave_the_game_with_all_their_cards() {
    for (storylines, out) in [("5", 2), ("6", 1), ("7", 0)] {
        let given = new_game_of(4, &[("storylines", storylines)], "lines");
        let left_out = given.game.open.left_out;
        assert_eq!(left_out.len(), out);
        for storyline in Storyline::ALL {
            let cards = in_game(&given).intersection(Crime::along(storyline)).len();
            let expected = if left_out.contains(storyline) { 0 } else { 7 };
            assert_eq!(cards, expected, "{}", storyline.id());
        }
    }
}

#[test]
fn id_e1_without_d_and_f() {
    let seeds = (0..400).map(|seed| new_game_of(4, &[], &format!("{seed}")));
    let mut found = seeds.filter(|given| given.game.open.left_out == set(&["d", "f"]));
    let given = found.next().expect("one of 21 pairs");
    let letters: BTreeSet<Option<Storyline>> = in_game(&given)
        .iter()
        .map(|crime| crime.data().storyline)
        .collect();
    let left = ["a", "b", "c", "e", "g"].map(|letter| Some(super::given::read(letter)));
    let petty = None;
    assert_eq!(letters, left.into_iter().chain([petty]).collect());
}

/// ID-E2: three seats and five storylines.
#[test]
fn id_3_2_below_four_seats_cards_with_4_plus_are_out() {
    for (seats, given) in tables() {
        let marked = in_game(&given).iter().filter(|crime| crime.data().plus4);
        let expected = if seats < 4 { 0 } else { 10 };
        assert_eq!(marked.count(), expected, "{seats} seats");
    }
}

#[test]
fn id_e2_two_cards_of_each_storyline_are_out() {
    let given = new_game(3);
    for storyline in Set::<Storyline>::full()
        .without(given.game.open.left_out)
        .iter()
    {
        let cards = in_game(&given).intersection(Crime::along(storyline));
        assert_eq!(cards.len(), 5);
    }
    // Each of the three has one of level 1 and one petty crime in hand.
    assert_eq!(given.deck_sizes(), [10 - 3, 10, 5, 21 - 3]);
}

#[test]
fn id_3_3_four_decks_are_shuffled() {
    for (seats, given) in tables() {
        let level = if seats < 4 { 10 } else { 15 };
        let people = usize::from(given.game.open.options.seats());
        let dealt = usize::from(seats);
        let expected = [level - dealt, level, 5, 21 - people];
        assert_eq!(given.deck_sizes(), expected, "{seats} seats");
        for deck in Deck::ALL {
            let cards = given.game.deck(deck).shuffled;
            assert!(Crime::of(deck).contains_all(cards));
        }
    }
}

/// ID-3.5: one item on each zone, dropped.
#[test]
fn id_3_4_zones_and_items_are_laid_at_random() {
    let laid = |seed| {
        let city = new_game_of(2, &[], seed).game.open.city;
        let items = city.items.map(|spot| match spot {
            Spot::Dropped(zone) => zone,
            Spot::Held(_) => panic!("nobody holds anything"),
        });
        (city.ring.zones(), items)
    };
    let (ring, items) = laid("one");
    let all: BTreeSet<Zone> = Zone::ALL.into_iter().collect();
    assert_eq!(ring.into_iter().collect::<BTreeSet<_>>(), all);
    assert_eq!(items.into_iter().collect::<BTreeSet<_>>(), all);
    assert_ne!(laid("two").0, ring);
    assert_ne!(laid("two").1, items);
}

#[test]
fn id_3_5_every_zone_has_one_item() {
    let city = new_game(4).game.open.city;
    for zone in Zone::ALL {
        assert_eq!(city.items_in(zone).count(), 1);
    }
    assert!(Item::ALL.iter().all(|item| city.holder(*item).is_none()));
}

#[test]
fn id_3_6_the_guardian_and_the_barriers() {
    for seed in ["one", "two", "three"] {
        let given = new_game_of(2, &[], seed);
        let city = given.game.open.city;
        assert_eq!(city.guardian, Zone::Downtown);
        let border = city.ring.position(Zone::Downtown);
        assert_eq!(city.ring.sides(Border(border))[0], Zone::Downtown);
        let mut expected = [border, (border + 4) % 8];
        expected.sort_unstable();
        assert_eq!(given.borders(), expected);
    }
}

#[test]
fn id_3_7_how_many_criminals_are_in_play() {
    let counts = tables().map(|(_, given)| given.game.open.city.in_play().count());
    assert_eq!(counts, [4, 5, 5, 5, 6, 6]);
}

#[test]
fn id_3_8_one_criminal_in_a_zone_and_none_with_the_guardian() {
    for (_, given) in tables() {
        let open = &given.game.open;
        let zones: Vec<Zone> = open.city.criminals.into_iter().flatten().collect();
        let different: BTreeSet<Zone> = zones.iter().copied().collect();
        assert_eq!(different.len(), zones.len());
        assert!(!different.contains(&Zone::Downtown));
        assert!(open.consoles.iter().all(|console| console.ports.is_empty()));
    }
}

#[test]
fn id_3_9_searches_start_from_the_blocks() {
    for (_, given) in tables() {
        let city = given.game.open.city;
        let blocks = city.ring.position(Zone::Blocks);
        let clockwise = |steps: u8| {
            let zone = city.ring.zones()[usize::from((blocks + steps) % 8)];
            city.searches_in(zone)
        };
        assert_eq!(
            [0, 1, 2, 3, 4, 5, 6, 7].map(clockwise),
            [3, 0, 0, 2, 0, 0, 1, 0]
        );
    }
}

#[test]
fn id_3_10_all_dilemmas_are_in_the_deck() {
    let dilemmas = new_game(5).game.hidden.dilemmas;
    assert_eq!((dilemmas.deck.len(), dilemmas.discard.len()), (72, 0));
}

#[test]
fn id_3_11_bar_and_display() {
    let displays = tables().map(|(seats, given)| {
        let bar: u8 = given.game.open.boards.bar.iter().sum();
        assert_eq!(bar, 4);
        let supply: u8 = given.game.hidden.evidence.supply.iter().sum();
        let laid = 4 + given.on_display() + usize::from(seats);
        assert_eq!(usize::from(supply), 72 - laid);
        given.on_display()
    });
    assert_eq!(displays, [10, 10, 14, 14, 17, 20]);
}

/// The bar and the offer are told in one line each.
#[test]
fn id_3_11_what_is_laid_out_is_told_at_once() {
    for (_, given) in tables() {
        let told = |wanted: &str| {
            let events = given.events().into_iter();
            let ids: Vec<_> = events.map(|event| event.phrase().id).collect();
            ids.iter().filter(|id| *id == wanted).count()
        };
        assert_eq!(told("event-bar-filled"), 1);
        assert_eq!(told("event-support-turned-up"), 1);
    }
}

#[test]
fn id_3_12_three_support_tokens_lie_in_the_offer() {
    for (_, given) in tables() {
        let offer = given.game.open.offer;
        assert!(offer.thirds.iter().all(|third| third.token.is_some()));
        assert!(offer.thirds.iter().all(|third| third.intel == 0));
        assert_eq!(offer.supply.iter().sum::<u8>(), 38 - 3);
    }
}

#[test]
fn id_3_13_three_different_missions() {
    let missions = |seed| {
        let rows = new_game_of(2, &[], seed).game.open.boards.rows;
        rows.map(|row| row.mission)
    };
    let kinds: BTreeSet<Evidence> = missions("one").into_iter().collect();
    assert_eq!(kinds.len(), 3);
    assert!(
        ["two", "three"]
            .iter()
            .any(|seed| missions(seed) != missions("one"))
    );
}

/// ID-R11: the rows of five and seven files.
#[test]
fn id_3_14_files_lie_in_the_rows() {
    let files = tables().map(|(_, given)| given.game.open.boards.rows.map(|row| row.files));
    let (five, seven, nine) = ([2, 2, 1], [3, 2, 2], [3, 3, 3]);
    assert_eq!(files, [five, five, seven, seven, nine, nine]);
    let total = |people| TableSize::of(people, false).files();
    assert_eq!([2, 3, 4, 5].map(total), [5, 7, 9, 9]);
}

#[test]
fn id_r11_the_longer_rows_are_at_the_top() {
    assert_eq!(TableSize::of(2, false).files_per_row, [2, 2, 1]);
    assert_eq!(TableSize::of(3, false).files_per_row, [3, 2, 2]);
}

#[test]
fn id_3_15_the_game_starts_in_chapter_one() {
    let given = new_game(3);
    assert_eq!(given.game.open.chapter, 1);
    assert_eq!(given.game.open.stage, Stage::Turns);
    assert_eq!(given.game.open.ending, None);
}
