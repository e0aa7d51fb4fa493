//! The end of the game (SP-24, SP-27.25).

use kernel::{Score, Seat, SeatSet, Standing, Viewer};

use super::given::{BLUE, Given, PURPLE, YELLOW, table, table_of};
use crate::boss::Boss;
use crate::pieces::{Building, Helper};
use crate::score;
use crate::step::Stage;

fn over(given: Given) -> Standing {
    let given = given.but(|game| {
        game.agenda.clear();
        game.turn = None;
        game.stage = Stage::Over;
    });
    score::standing(&given.game.view_of(Viewer::Spectator))
}

fn winners(given: Given) -> Vec<Seat> {
    let end = over(given).end.expect("the game is over");
    assert_eq!(end.reason, "richest");
    end.winners.iter().collect()
}

fn points(score: &Score) -> Vec<i32> {
    let categories = score.categories.iter();
    categories
        .map(|category| category.points.expect("nothing is hidden"))
        .collect()
}

fn poor(seats: u8) -> Given {
    [BLUE, PURPLE, YELLOW]
        .into_iter()
        .take(usize::from(seats))
        .fold(table(seats), |given, seat| given.money(seat, 0, 0))
}

#[test]
fn sp_24_2_pocket_safe_buildings_and_bottles() {
    let given = table(2)
        .money(BLUE, 7, 40)
        .house(BLUE, "1.1", "casino")
        .protected("1.1")
        .with(BLUE, |player| player.helpers.insert(Helper::Cash5))
        .money(PURPLE, 0, 3);
    let standing = over(given);
    assert_eq!(points(&standing.seats[0]), [7, 40, 20, 20, 0]);
    assert_eq!(standing.seats[0].total, 87);
    assert_eq!(points(&standing.seats[1]), [0, 3, 0, 0, 0]);
    assert_eq!(standing.end.expect("an end").winners, SeatSet::only(BLUE));
}

/// SP-R38.
#[test]
fn sp_24_3_only_protected_buildings_count() {
    let values = Building::ALL.map(Building::value);
    assert_eq!(values, [20, 10, 15, 20], "still, bar, nightclub, casino");
    for (building, value) in ["still", "bar", "nightclub", "casino"]
        .into_iter()
        .zip(values)
    {
        let given = || poor(2).cop("3").house(BLUE, "3.1", building);
        assert_eq!(over(given()).seats[0].total, 0);
        let total = over(given().protected("3.1")).seats[0].total;
        assert_eq!(total, i32::from(value));
    }
}

/// Face up or behind the screen, each kind once: those behind it add what the open ones have not.
#[test]
fn sp_24_4_each_kind_of_bottle_counts_once() {
    let given = poor(2)
        // Champagne ($20), and gin ($5) twice.
        .with(BLUE, |player| {
            player.helpers.extend([Helper::VipCard, Helper::Mobster]);
        })
        // Champagne again, and wine ($10).
        .screen(BLUE, |screen| {
            screen
                .used
                .extend([Helper::Leverage2, Helper::Books2, Helper::Produce]);
        });
    assert_eq!(points(&over(given).seats[0]), [0, 0, 0, 25, 10]);
}

#[test]
fn sp_24_5_nothing_else_counts() {
    let given = poor(2)
        .house(BLUE, "3.1", "bar")
        .barrel("3.1")
        .vip(BLUE, 2)
        .docked(BLUE, "1-midtown")
        .books(BLUE, 4)
        .with(BLUE, |player| {
            player.still = 5;
            player.thugs = 6;
            player.leverage = 7;
            player.tokens = [1; 18];
            player.levels = [5; 5];
            player.trucks[0].barrels = 2;
        });
    assert_eq!(over(given).seats[0].total, 0);
}

#[test]
fn sp_24_6_the_richest_wins() {
    let given = poor(3).money(BLUE, 9, 0).money(PURPLE, 0, 10);
    assert_eq!(winners(given), [PURPLE]);
    let given = poor(3).money(BLUE, 9, 1).money(PURPLE, 0, 9);
    let places = over(given).seats.into_iter();
    let places: Vec<_> = places.filter_map(|score| score.place).collect();
    assert_eq!(places, [1, 2, 3]);
}

#[test]
fn sp_24_6_ties_go_to_the_most_protected_buildings() {
    // $20 each: two bars against a casino, with more buildings of the other.
    let given = poor(2)
        .house(BLUE, "1.1", "bar")
        .house(BLUE, "2.1", "bar")
        .protected("1.1")
        .protected("2.1")
        .house(PURPLE, "3.1", "casino")
        .protected("3.1")
        .house(PURPLE, "4.1", "bar")
        .house(PURPLE, "5.1", "bar");
    assert_eq!(winners(given), [BLUE]);
}

#[test]
fn sp_24_6_then_to_the_most_buildings() {
    let book = |given: Given| given.but(|game| game.ledger.books[0][0] = Some(PURPLE.into()));
    let given = poor(2).house(BLUE, "1.1", "bar");
    assert_eq!(winners(book(given)), [BLUE]);
}

#[test]
fn sp_24_6_then_to_the_most_books_on_goals() {
    let given = poor(2)
        .but(|game| game.ledger.books[3][1] = Some(PURPLE.into()))
        .books(BLUE, 5)
        .vip(BLUE, 2);
    assert_eq!(winners(given), [PURPLE]);
}

#[test]
fn sp_24_6_then_to_the_most_mobsters() {
    let given = || poor(2).vip(BLUE, 1).docked(BLUE, "1-midtown");
    assert_eq!(winners(given()), [BLUE]);
    let given = given()
        .vip(PURPLE, 1)
        .docked(PURPLE, "2-midtown")
        .docked(PURPLE, "2-uptown");
    assert_eq!(winners(given), [PURPLE]);
}

/// SP-A9: they lie on the game board, beside the notoriety track.
#[test]
fn sp_r76_mobsters_beside_the_notoriety_track_count() {
    let given = || {
        poor(2)
            .with(BLUE, |player| player.waiting = 2)
            .with(PURPLE, |player| player.waiting = 0)
    };
    assert_eq!(winners(given()), [BLUE]);
    assert_eq!(winners(given().vip(PURPLE, 2)), [BLUE, PURPLE]);
}

#[test]
fn sp_a9_in_the_first_edition_they_did_not_count() {
    let given = poor(2)
        .with(BLUE, |player| player.waiting = 2)
        .with(PURPLE, |player| player.waiting = 0);
    assert_eq!(winners(given.in_first_edition()), [BLUE, PURPLE]);
}

#[test]
fn sp_r36_equal_in_everything_they_share_the_victory() {
    let given = poor(3).vip(BLUE, 1).docked(PURPLE, "1-midtown");
    assert_eq!(winners(given), [BLUE, PURPLE]);
}

#[test]
fn sp_27_25_the_rivals_score() {
    let given = table_of(1, &[])
        .house(Boss::Rival, "7.1", "casino")
        .house(Boss::Rival, "8.1", "nightclub")
        .house(Boss::Rival, "9.1", "bar")
        .protected("7.1")
        .protected("9.1")
        .but(|game| game.rival.as_mut().expect("a Rival").purse = 100);
    let standing = over(given);
    let rival = &standing.automas[0];
    let points = rival.categories.iter().map(|category| category.points);
    let expected = [Some(100), Some(30), Some(105)];
    assert_eq!(points.collect::<Vec<_>>(), expected);
    assert_eq!(rival.total, 235);
}

#[test]
fn sp_27_26_the_rival_wins_ties() {
    let end = |purse| {
        let given = table_of(1, &[])
            .money(BLUE, 155, 50)
            .but(|game| game.rival.as_mut().expect("a Rival").purse = purse);
        let standing = over(given);
        let end = standing.end.expect("an end");
        (standing.seats[0].place, end.reason, end.winners)
    };
    assert_eq!(end(99), (Some(1), "beat_rival", SeatSet::only(BLUE)));
    assert_eq!(end(100), (Some(2), "lost_to_rival", SeatSet::NONE));
}
