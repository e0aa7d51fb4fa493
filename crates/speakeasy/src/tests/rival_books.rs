//! The books of the Rival, and what others do to it (SP-27.19 to SP-27.29).

use super::given::{BLUE, Given, table, table_of};
use super::rival_works::{fleet, protected, watched};
use crate::boss::Boss;
use crate::event::Event;
use crate::pieces::{Building, Goal};
use crate::space::Ground;

/// A table in the last round of an act, where the Rival has books on these goals.
fn cooked(act: u8, books: &[Goal]) -> Given {
    table(1)
        .but(|game| {
            game.act = act;
            game.round = crate::content::content().acts.rounds[usize::from(act) - 1];
            for goal in books {
                game.ledger.books[*goal as usize][0] = Some(Boss::Rival);
            }
        })
        .rival_reveals("still_01")
}

/// The order in which the Rival takes all goals that are open in an act.
fn order_of(act: u8) -> Vec<Goal> {
    let mut books = Vec::new();
    loop {
        let given = cooked(act, &books);
        let goals = Goal::ALL.into_iter();
        let mut new =
            goals.filter(|goal| given.game.ledger.has(*goal, Boss::Rival) && !books.contains(goal));
        let Some(goal) = new.next() else {
            return books;
        };
        drop(new);
        books.push(goal);
    }
}

#[test]
fn sp_27_19_the_goals_of_each_act() {
    use Goal::*;
    let first = [RegionDowntown, CityHall1, Docks1, Notoriety1, Park1, Park2];
    assert_eq!(order_of(1), first);
    let second = [
        RegionDowntown,
        RegionMidtown,
        CityHall1,
        CityHall2,
        Docks1,
        Docks2,
        Notoriety2,
        Notoriety1,
        Park1,
        Park2,
        Park3,
        Park4,
    ];
    assert_eq!(order_of(2), second);
    let third = order_of(3);
    assert_eq!(third.len(), 17);
    let dear = [
        RegionDowntown,
        RegionMidtown,
        RegionUptown,
        CityHall1,
        CityHall2,
        CityHall3,
        Notoriety3,
    ];
    assert_eq!(third[..7], dear);
    assert_eq!(order_of(4), third);
}

/// It gains the money and no reward; it takes the first empty space, and a full goal is passed over.
#[test]
fn sp_27_19_money_and_spaces() {
    let given = cooked(1, &[]);
    let raid = 8;
    assert_eq!(given.rival().purse, 20 + raid);
    assert_eq!(given.rival().books, 9);
    let held = |second: Option<Boss>| {
        table(1)
            .but(|game| {
                game.round = 4;
                let books = &mut game.ledger.books[Goal::RegionDowntown as usize];
                *books = [Some(BLUE.into()), second];
            })
            .rival_reveals("still_01")
    };
    let books = held(None).game.ledger.books;
    let second = [Some(BLUE.into()), Some(Boss::Rival)];
    assert_eq!(books[Goal::RegionDowntown as usize], second);
    // As if a second player had the other space.
    let books = held(Some(kernel::Seat(1).into())).game.ledger.books;
    assert_eq!(books[Goal::CityHall1 as usize][0], Some(Boss::Rival));
}

#[test]
fn sp_27_19_the_number_of_books() {
    let books = |difficulty, act: u8| {
        let given = table_of(1, &[("difficulty", difficulty)]).but(|game| {
            game.act = act;
            game.round = crate::content::content().acts.rounds[usize::from(act) - 1];
        });
        given
            .rival_reveals("still_01")
            .game
            .ledger
            .placed(Boss::Rival)
    };
    for difficulty in ["easy", "normal", "hard"] {
        assert_eq!([1, 2, 3, 4].map(|act| books(difficulty, act)), [1; 4]);
    }
}

#[test]
fn sp_27_20_a_swap_brings_it_three() {
    let mut given = table(1).capo(Boss::Rival, "docks_2").talking(BLUE, "park");
    given.act("capo docks_2 rival").post();
    assert_eq!(given.rival().purse, 3);
    assert_eq!(given.game.capos.park.as_slice(), [Boss::Rival]);
    let taken = given.game.capo_on(crate::pieces::Person::Docks2);
    assert_eq!(taken, Some(BLUE.into()));
    assert_eq!(given.player(BLUE).thugs, 2, "and the player talks");
}

#[test]
fn sp_27_21_its_mobsters_can_be_hired() {
    let mut given = fleet()
        .levels(BLUE, [1, 1, 1, 1, 3])
        .docked(BLUE, "2-uptown")
        .docked(Boss::Rival, "1-uptown")
        .docked(Boss::Rival, "3-uptown")
        .cargo("bill_mccoy", None)
        .talking(BLUE, "docks_2");
    given.post();
    given.acts(&["ship bill_mccoy", "crew 0-2-0-0 0"]);
    assert_eq!(given.rival().purse, 2);
    assert_eq!(given.player(BLUE).pocket, 13);
}

#[test]
fn sp_27_23_its_defence_in_a_war() {
    let given = |difficulty, gangster| {
        table_of(1, &[("difficulty", difficulty)])
            .house(Boss::Rival, "7.1", "bar")
            .protected("7.1")
            .with_rival(|rival| rival.mobsters = 5)
            .attack(gangster, "7")
    };
    // 6 against 7 is lost with its mobster, 7 against 7 holds for nothing.
    let easy = given("easy", "joe_adonis");
    assert_eq!(easy.ground("7.1"), Ground::GangsterBar);
    assert_eq!(easy.rival().mobsters, 5);
    assert_eq!(
        given("normal", "carlo_gambino").ground("7.1"),
        Ground::GangsterBar
    );
    for (difficulty, gangster) in [
        ("easy", "vincent_coll"),
        ("normal", "joe_adonis"),
        ("normal", "frank_costello"),
        ("hard", "lepke_buchalter"),
    ] {
        let given = given(difficulty, gangster);
        let (boss, building) = (Boss::Rival, Building::Bar);
        let space = super::moments::at("7.1");
        assert!(given.told(Event::HeldFreely {
            boss,
            building,
            space
        }));
    }
    let lost = given("hard", "albert_anastasia");
    assert_eq!(lost.ground("7.1"), Ground::GangsterBar);
}

/// SP-8.12: one nightclub and one casino in each region.
#[test]
fn sp_27_24_the_limit_holds_for_the_rival() {
    let given = table(1)
        .open_only(&["13", "14"])
        .house(Boss::Rival, "13.1", "casino")
        .house(Boss::Rival, "13.2", "nightclub")
        .but(|game| game.act = 3)
        .rival_reveals("vip_01");
    match given.ground("14.1") {
        Ground::House(house) => assert_eq!(house.building, Building::Bar),
        other => panic!("{other:?}"),
    }
}

#[test]
fn sp_27_27_without_pieces_the_step_is_skipped() {
    let given = watched("hard")
        .with_rival(|rival| rival.mobsters = 1)
        .rival_reveals("vip_04");
    assert_eq!(protected(&given), ["9.1"]);
    assert_eq!(given.rival().mobsters, 0);
    let given = fleet()
        .with_rival(|rival| {
            rival.mobsters = 0;
            rival.books = 0;
        })
        .but(|game| game.round = 4)
        .rival_reveals("still_01");
    assert_eq!(given.game.docks.of(Boss::Rival).count(), 0);
    assert_eq!(given.game.ledger.placed(Boss::Rival), 0);
    assert_eq!(given.rival().purse, 8);
}

/// It draws no card and holds no barrel; the person it talks to does nothing.
#[test]
fn sp_27_29_it_only_does_what_its_rules_say() {
    let given = fleet();
    let tops = given.game.decks.map(|deck| deck.top);
    let given = given.rival_reveals("party_01");
    assert_eq!(given.game.decks.map(|deck| deck.top), tops);
    let mut houses = given.game.manhattan.houses_of(Boss::Rival);
    assert!(houses.all(|(_, house)| !house.barrel));
}
