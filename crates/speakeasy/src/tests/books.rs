//! Restaurant: cooking books (SP-19.10 to SP-19.18, SP-19.22).

use super::given::{BLUE, Given, PURPLE, YELLOW, read, table};
use crate::pieces::{Crate, Goal, GoalArea, ParkGoal, RegionGoal};
use crate::step::{Post, Step};
use crate::whynot::WhyNot;
use kernel::Member;

/// A player with books may cook them.
pub(super) fn cooking(given: Given, books: u8) -> Given {
    given
        .books(BLUE, books)
        .asking(BLUE, Step::Cook { left: 3 })
}

/// A player who meets every goal: three crates, protected bars in seven districts, notoriety 22, five
/// leverage tokens for all tiles of Central Park, two bars apart in each region.
fn rich() -> Given {
    let mut given = table(4)
        .levels(BLUE, [5, 5, 5, 5, 2])
        .crates(BLUE, &[Crate::Crate1, Crate::Crate2, Crate::Crate3])
        .with(BLUE, |player| {
            player.leverage = 5;
            player.thugs = 0;
        })
        .but(|game| {
            game.ledger.park = [ParkGoal::ParkA4; 5];
            game.ledger.regions = [RegionGoal::TwoBarsApart; 3];
        });
    for space in ["1.1", "2.1", "3.1", "7.1", "8.1", "13.1", "14.1"] {
        given = given.house(BLUE, space, "bar").protected(space);
    }
    given
}

/// Every space of every goal, with the money of its area to the safe.
#[test]
fn sp_19_10_each_space_brings_money_and_its_reward() {
    let mobster = Some(Step::Mobster {
        post: Post::Reward,
        waiting: false,
    });
    // Leverage and thugs gained, and what is asked, on the first and on the second space.
    let nothing = [(0, 0, None); 2];
    let rewards = |goal: Goal| match goal {
        Goal::Park1 => [(0, 0, Some(Step::TakeCard)), (1, 0, None)],
        Goal::Park2 => [(0, 2, None), (0, 1, None)],
        Goal::Park3 => [(0, 0, mobster), (0, 0, Some(Step::TakeCard))],
        Goal::Park4 => [(0, 0, Some(Step::TakeToken)), (1, 0, None)],
        Goal::Park5 => [(0, 0, Some(Step::Raise)), (0, 0, Some(Step::TakeHelper))],
        Goal::RegionDowntown => [(0, 0, Some(Step::TakeHelper)), (0, 0, Some(Step::TakeCard))],
        Goal::RegionMidtown => [(0, 0, mobster), (1, 0, None)],
        Goal::RegionUptown => [(0, 0, Some(Step::Raise)), (0, 0, Some(Step::TakeToken))],
        _ => nothing,
    };
    let money = |goal: Goal| match goal.area() {
        GoalArea::Docks => 15,
        GoalArea::CityHall | GoalArea::Region => 20,
        GoalArea::Park => 10,
        GoalArea::Notoriety => [10, 15, 20][goal.index()],
    };
    for goal in Goal::ALL {
        for (space, (leverage, thugs, asked)) in (1..).zip(rewards(goal)) {
            let mut given = cooking(rich(), 2);
            given.act(&format!("book {} {space}", goal.id())).post();
            assert_eq!(given.purses(BLUE), (15, 30 + money(goal)), "{goal:?}");
            let player = given.player(BLUE);
            assert_eq!(
                (player.leverage, player.thugs),
                (5 + leverage, thugs),
                "{goal:?}"
            );
            assert_eq!(
                given.asked().1,
                asked.unwrap_or(Step::Cook { left: 2 }),
                "{goal:?}"
            );
            assert_eq!(player.books, 1);
            assert_eq!(given.game.ledger.at(goal, space - 1), Some(BLUE.into()));
        }
    }
}

/// SP-19.5: three books at most, and no more than are there.
#[test]
fn sp_19_10_up_to_three_books() {
    let mut given = cooking(rich(), 5);
    given.acts(&["book docks_1 1", "book docks_2 1", "book docks_3 1"]);
    assert_eq!(given.player(BLUE).books, 2);
    assert_ne!(given.asked().0, BLUE);
    let mut one = cooking(rich(), 1);
    one.act("book docks_1 1");
    assert_ne!(one.asked().0, BLUE);
    let none = cooking(rich(), 0);
    assert_eq!(none.refused("book docks_1 1"), WhyNot::NoBook);
}

/// SP-R24.
#[test]
fn sp_19_11_never_both_spaces_of_one_goal() {
    let mut areas = [0; 5];
    Goal::ALL
        .iter()
        .for_each(|goal| areas[goal.area() as usize] += 1);
    assert_eq!(areas, [3, 3, 3, 5, 3], "17 goals");
    let mut given = cooking(rich(), 3);
    given.act("book city_hall_1 2");
    assert_eq!(given.refused("book city_hall_1 1"), WhyNot::BookOnGoal);
    assert_eq!(given.refused("book city_hall_1 2"), WhyNot::BookSpaceTaken);
    assert_eq!(given.refused("book city_hall_1 3"), WhyNot::BookSpaceTaken);
    assert!(
        given.allows("book city_hall_2 2"),
        "another goal of the area"
    );
    let others = cooking(rich(), 1).but(|game| {
        game.ledger.books[Member::index(Goal::Docks1)] = [Some(PURPLE.into()), None];
        game.ledger.books[Member::index(Goal::Docks2)] = [Some(PURPLE.into()), Some(YELLOW.into())];
    });
    assert_eq!(others.refused("book docks_1 1"), WhyNot::BookSpaceTaken);
    assert!(others.allows("book docks_1 2"));
    assert_eq!(others.refused("book docks_2 2"), WhyNot::BookSpaceTaken);
}

#[test]
fn sp_r24_two_spaces_with_every_number_of_players() {
    for seats in 1..=4 {
        let given = table(seats).levels(BLUE, [2, 2, 2, 2, 2]);
        let given = cooking(given, 1);
        assert!(given.allows("book notoriety_1 1") && given.allows("book notoriety_1 2"));
    }
}

/// SP-19.22: the book stays when the goal is no longer met.
#[test]
fn sp_19_12_goals_are_checked_when_the_book_is_placed() {
    let mut given = cooking(rich(), 2);
    given.act("book region_downtown 1");
    let mut later = given.cop("1").cop("2").cop("3").but(|game| {
        for space in ["1.1", "2.1", "3.1"] {
            game.manhattan
                .house_mut(read(space))
                .expect("a bar")
                .protected = false;
        }
    });
    assert_eq!(
        later.game.ledger.at(Goal::RegionDowntown, 0),
        Some(BLUE.into())
    );
    later.act("pass");
    assert_eq!(later.purses(BLUE).1, 50);
    let closed = cooking(later, 0).but(|game| {
        game.ledger.books = Default::default();
    });
    assert_eq!(closed.refused("book region_downtown 2"), WhyNot::GoalNotMet);
}

/// Notoriety 9 and the level of a book make 10.
#[test]
fn sp_19_13_a_reward_helps_the_next_book() {
    let given = table(4)
        .levels(BLUE, [2, 2, 2, 2, 1])
        .with(BLUE, |player| player.leverage = 5)
        .but(|game| game.ledger.park[4] = ParkGoal::ParkA4);
    let mut given = cooking(given, 2);
    assert_eq!(given.refused("book notoriety_1 1"), WhyNot::GoalNotMet);
    given.acts(&["book park_5 1", "raise strength", "book notoriety_1 1"]);
    assert_eq!(given.purses(BLUE).1, 30 + 10 + 10);
}

#[test]
fn sp_19_14_docks_goals_need_crates() {
    let crates = [Crate::Crate4, Crate::Crate9, Crate::Crate18, Crate::Crate1];
    for held in 0..=4 {
        let given = cooking(table(4).crates(BLUE, &crates[..held]), 1);
        for need in 1..=3 {
            let book = format!("book docks_{need} 1");
            assert_eq!(given.allows(&book), held >= need, "{held} of {need}");
        }
    }
}

/// Districts count, not buildings; unprotected ones do not.
#[test]
fn sp_19_15_city_hall_goals_need_protected_districts() {
    let spaces = ["1.1", "2.1", "3.1", "7.1", "8.1", "13.1", "14.1"];
    for held in 0..=7 {
        let mut given = table(4).house(BLUE, "16.1", "bar");
        for space in &spaces[..held] {
            given = given.house(BLUE, space, "bar").protected(space).cop("1");
        }
        if held > 0 {
            given = given.house(BLUE, "1.2", "still").protected("1.2");
        }
        let given = cooking(given.house(PURPLE, "5.1", "bar").protected("5.1"), 1);
        for (goal, need) in (1..).zip([3, 5, 7]) {
            let book = format!("book city_hall_{goal} 1");
            assert_eq!(given.allows(&book), held >= need, "{held} of {need}");
        }
    }
}

/// Each space has the tile that lies above it.
#[test]
fn sp_19_16_central_park_goals_are_those_of_their_tiles() {
    let given = table(4)
        .with(BLUE, |player| player.leverage = 7)
        .but(|game| {
            use ParkGoal::{ParkA1, ParkA4, ParkB4, ParkC4, ParkC7};
            game.ledger.park = [ParkA4, ParkA1, ParkB4, ParkC7, ParkC4];
        });
    let given = cooking(given, 1);
    let met = (1..=5).map(|space| given.allows(&format!("book park_{space} 1")));
    assert_eq!(met.collect::<Vec<_>>(), [true, false, true, false, false]);
}

#[test]
fn sp_19_17_notoriety_goals_need_notoriety() {
    let levels = [
        ([2, 2, 2, 2, 1], 0),
        ([2, 2, 2, 2, 2], 1),
        ([3, 3, 3, 3, 2], 1),
        ([3, 3, 3, 3, 3], 2),
        ([5, 5, 5, 5, 1], 2),
        ([5, 5, 5, 5, 2], 3),
    ];
    for (levels, open) in levels {
        let given = cooking(table(4).levels(BLUE, levels), 1);
        for goal in 1..=3 {
            let book = format!("book notoriety_{goal} 1");
            assert_eq!(given.allows(&book), goal <= open, "{levels:?}");
        }
    }
}

#[test]
fn sp_19_22_books_stay_on_their_goals() {
    let mut given = cooking(rich(), 1);
    given.act("book docks_1 1");
    assert_eq!(given.player(BLUE).blank_books, 9);
    assert_eq!(given.player(BLUE).books, 0);
    assert_eq!(given.game.ledger.placed(BLUE.into()), 1);
}
