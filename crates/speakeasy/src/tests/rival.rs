//! The Rival: set-up and the course of its turn (SP-27.1 to SP-27.10).

use super::given::{BLUE, Given, new_game_of, read, table};
use super::moments::played;
use crate::boss::Boss;
use crate::content::content;
use crate::event::Event;
use crate::pieces::{Building, Difficulty, Operation, Person, Region};
use crate::state::SINGLES;
use crate::step::Step;

fn solo(seed: &str) -> Given {
    new_game_of(1, &[], seed)
}

/// SP-R42: the Rival is ours, and it takes the second seat of a game of two.
#[test]
fn sp_27_1_the_board_of_two_players() {
    let given = solo("given");
    let game = &given.game;
    assert_eq!(game.manhattan.closed.len(), 5);
    assert_eq!(game.manhattan.all().count(), 22);
    assert_eq!(game.gangs.at.iter().flatten().count(), 4);
    assert_eq!(game.park_persons(), 2);
    assert_eq!(game.side().casino_income, 5);
    assert_eq!(game.order.round.len(), 2);
    let prices = [BLUE.into(), Boss::Rival].map(|boss| table(1).game.order.leverage_price(boss));
    assert_eq!(prices, [4, 3]);
}

#[test]
fn sp_27_2_the_difficulties() {
    let level = |difficulty| content().solo.level(difficulty);
    let all = Difficulty::ALL.map(level);
    assert_eq!(all.map(|level| level.protect), [1, 1, 2]);
    assert_eq!(all.map(|level| level.sale_cap), [2, 2, 2]);
    assert_eq!(all.map(|level| level.books), [[1; 4]; 3]);
    let power = [[4, 5, 6, 7], [5, 6, 7, 8], [6, 7, 8, 9]];
    assert_eq!(all.map(|level| level.power), power);
    let defence = [[6, 8, 10], [7, 9, 11], [7, 9, 11]];
    assert_eq!(all.map(|level| level.defence), defence);
    assert_eq!(all.map(|level| level.bottle_bonus), [105; 3]);
    for level in all {
        let expansions = Operation::ALL.map(|operation| level.expansions.of(operation));
        assert_eq!(expansions, [1, 1, 0, 1]);
    }
    let solo = &content().solo;
    assert_eq!(solo.sale_price, [6, 10, 15, 20]);
    assert_eq!(solo.raid_cash, [8, 12, 16, 20]);
}

#[test]
fn sp_27_3_the_rivals_pieces() {
    let given = solo("given");
    let rival = given.rival();
    let out = |building| {
        let houses = given.game.manhattan.houses_of(Boss::Rival);
        houses
            .filter(|(_, house)| house.building == building)
            .count() as u8
    };
    let pieces = Building::ALL.map(|one| rival.buildings[one as usize] + out(one));
    assert_eq!(pieces, [0, 8, 3, 3], "still, bars, nightclubs, casinos");
    let docked = given.game.docks.of(Boss::Rival).count() as u8;
    assert_eq!(rival.mobsters + docked, 12);
    assert_eq!(rival.books, 10);
    assert_eq!(table(1).rival().capos, 4);
    assert_eq!(given.game.players.len(), 1, "it has no operations board");
}

#[test]
fn sp_27_4_it_never_pays() {
    for difficulty in Difficulty::ALL {
        let given = new_game_of(1, &[("difficulty", difficulty.id())], "given");
        assert_eq!(given.rival().purse, 0);
    }
    let given = table(1).rival_reveals("vip_01");
    assert_eq!(given.spaces_of(Boss::Rival), ["13.1"]);
    assert_eq!(given.rival().purse, 0);
}

#[test]
fn sp_27_5_three_cards_of_each_type() {
    let given = solo("given");
    assert_eq!(given.rival().deck, [3; 4]);
    for operation in Operation::ALL {
        // Twelve, without the hand, the Rival's and the top card.
        assert_eq!(given.game.unseen_in(operation), 12 - 1 - 3 - 1);
    }
    let given = table(1).rival_reveals("party_07");
    let card = read("party_07");
    assert!(given.rival().revealed.contains(card));
    assert_eq!(given.rival().deck, [0; 4]);
    assert!(given.told(Event::RivalRevealed { card }));
}

/// SP-27.5, SP-27.29, SP-I25: eleven turns, eleven cards, and nothing is ever asked of it.
#[test]
fn sp_27_5_the_twelfth_card_is_not_used() {
    let given = played(1, "eleven", |game| {
        assert!(game.asked().is_none_or(|(seat, _)| seat == BLUE));
        game.is_finished()
    });
    assert_eq!(given.rival().revealed.len(), 11);
    assert_eq!(given.rival().deck.iter().sum::<u8>(), 1);
}

#[test]
fn sp_27_6_who_begins_is_drawn() {
    let mut firsts: Vec<Boss> = (0..12)
        .map(|n| solo(&format!("first {n}")).game.order.round[0])
        .collect();
    firsts.sort();
    firsts.dedup();
    assert_eq!(firsts, [BLUE.into(), Boss::Rival]);
}

/// SP-27.28: the topmost empty row.
#[test]
fn sp_27_6_its_mobster_waits_in_midtown() {
    for n in 0..12 {
        let mut given = solo(&format!("first {n}"));
        let human_first = given.game.order.round[0] == BLUE.into();
        if human_first {
            // The Rival is last in the turn order, so it was first in the docks.
            assert_eq!(given.game.docks.at(read("1-midtown")), Some(Boss::Rival));
        }
        given.act(if human_first {
            "dock 2-midtown"
        } else {
            "dock 1-midtown"
        });
        let berths: Vec<String> = given
            .game
            .docks
            .of(Boss::Rival)
            .map(|b| b.to_string())
            .collect();
        let expected = if human_first {
            "1-midtown"
        } else {
            "2-midtown"
        };
        assert_eq!(berths, [expected]);
        assert_eq!(given.rival().purse, 0, "no reward");
    }
}

/// SP-27.28: the preparation is of Act 1, so it is a bar.
#[test]
fn sp_27_7_it_begins_with_a_bar_in_midtown() {
    for n in 0..6 {
        let mut given = solo(&format!("first {n}"));
        while given.game.act == 0 {
            let legal = given.legal();
            given.act(&legal[0]);
        }
        let mut opened = given.events().into_iter().filter_map(|event| match event {
            Event::Opened {
                boss: Boss::Rival,
                building,
                space,
            } => Some((building, space.district.region())),
            _ => None,
        });
        assert_eq!(opened.next(), Some((Building::Bar, Region::Midtown)));
    }
}

/// A still card brings no expansion.
#[test]
fn sp_27_8_reveal_capo_expansion_effect() {
    let given = table(1).rival_reveals("vip_01");
    let told = given.events();
    let at = |wanted: fn(&Event) -> bool| told.iter().position(wanted).expect("it happened");
    let steps = [
        at(|event| matches!(event, Event::RivalRevealed { .. })),
        at(|event| matches!(event, Event::CapoSent { .. })),
        at(|event| matches!(event, Event::Opened { .. })),
        at(|event| matches!(event, Event::MobsterProtects { .. })),
    ];
    assert!(steps.is_sorted());
    assert_eq!(given.rival().capos, 3);
    assert_eq!(given.asked(), (BLUE, Step::Send));
    let given = table(1).rival_reveals("still_01");
    assert!(given.spaces_of(Boss::Rival).is_empty());
}

fn capo_of_rival(given: &Given) -> Person {
    let singles = given.game.capos.singles.iter();
    let place = singles
        .zip(Person::ALL)
        .find(|(capo, _)| **capo == Some(Boss::Rival));
    place.map_or(Person::Restaurant, |(_, person)| person)
}

#[test]
fn sp_27_9_the_list_begins_by_the_icons() {
    let sent = |card: &str, taken: &[&str]| {
        let given = taken
            .iter()
            .fold(table(1), |given, person| given.capo(BLUE, person));
        capo_of_rival(&given.rival_reveals(card))
    };
    // Even from the first location, odd from the second.
    assert_eq!(sent("vip_01", &[]), Person::CityHall1);
    assert_eq!(sent("vip_04", &[]), Person::CityHall1);
    assert_eq!(sent("vip_02", &[]), Person::Commission1);
    assert_eq!(sent("still_01", &[]), Person::Docks1);
    assert_eq!(sent("fleet_02", &[]), Person::Contractors1);
    // The lowest-numbered free person there, then the next location.
    assert_eq!(sent("vip_01", &["city_hall_1"]), Person::CityHall2);
    let taken = ["commission_1"];
    assert_eq!(sent("vip_02", &taken), Person::Commission3);
    let taken = ["city_hall_1", "city_hall_2"];
    assert_eq!(sent("vip_01", &taken), Person::Commission1);
}

/// A table where every person is taken but this one.
fn full_house(free: Option<Person>) -> Given {
    table(1).but(|game| {
        game.capos.singles = [Some(BLUE.into()); SINGLES];
        if let Some(free) = free {
            game.capos.singles[free as usize] = None;
        }
    })
}

/// From the end of the list it goes on at its beginning.
#[test]
fn sp_27_9_the_list_is_a_circle() {
    let given = full_house(Some(Person::CityHall2)).rival_reveals("vip_02");
    assert_eq!(capo_of_rival(&given), Person::CityHall2);
}

/// Its marker takes space 1, or 2 if that is taken; no card goes.
#[test]
fn sp_27_10_in_the_last_round_it_goes_to_the_restaurant() {
    for (act, round) in [(1, 4), (2, 3), (3, 3), (4, 1)] {
        let last = table(1).but(|game| (game.act, game.round) = (act, round));
        let given = last.rival_reveals("vip_01");
        assert_eq!(given.game.capos.restaurant.as_slice(), [Boss::Rival]);
        assert_eq!(given.game.order.lower[0], Some(Boss::Rival));
        assert_eq!(given.game.ledger.placed(Boss::Rival), 1);
        assert_eq!(given.spaces_of(Boss::Rival).len(), 1, "and it expands");
    }
    let given = table(1)
        .but(|game| {
            game.round = 4;
            game.order.upper[0] = None;
            game.order.lower[0] = Some(BLUE.into());
        })
        .rival_reveals("vip_01");
    assert_eq!(given.game.order.lower[1], Some(Boss::Rival));
    let given = table(1).rival_reveals("vip_01");
    assert!(given.game.capos.restaurant.is_empty());
}

#[test]
fn sp_27_10_without_a_free_person_it_goes_to_the_restaurant() {
    let given = full_house(None).rival_reveals("vip_01");
    assert_eq!(given.game.capos.restaurant.as_slice(), [Boss::Rival]);
    assert_eq!(given.game.ledger.placed(Boss::Rival), 1);
}
