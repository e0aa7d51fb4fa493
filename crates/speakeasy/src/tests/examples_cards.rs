//! Worked examples of the rules: cards, levels, protection, books and crates.

use super::given::{BLUE, YELLOW, new_game, table};
use crate::pieces::{Goal, Operation};
use crate::space::Ground;
use crate::step::{Bonus, Chore, Step};
use crate::whynot::WhyNot;

/// The action of an operation without any bonus.
fn operate(operation: Operation) -> Chore {
    let bonus = Bonus::default();
    Chore::Operate { operation, bonus }
}

#[test]
fn sp_e9_a_fleet_card_with_an_extra_level() {
    let mut given = table(4)
        .levels(BLUE, [3, 1, 1, 2, 1])
        .hand(BLUE, &["fleet_01", "vip_05"])
        .talking(BLUE, "garage_2");
    given.acts(&["pass", "card fleet_01", "card vip_05"]);
    let player = given.player(BLUE);
    assert_eq!(player.levels, [3, 1, 1, 4, 1]);
    assert_eq!(player.notoriety(), 10);
    assert_eq!(player.trucks_available(), 2);
    let points = [4, 4];
    assert_eq!(given.asked(), (BLUE, Step::Drive { points }));
}

#[test]
fn sp_e12_a_sale_at_notoriety_twelve() {
    let mut given = table(4)
        .levels(BLUE, [3, 2, 3, 3, 1])
        .house(BLUE, "1.1", "bar")
        .house(BLUE, "2.1", "nightclub")
        .barrel("1.1")
        .barrel("2.1")
        .money(BLUE, 0, 0);
    let supply = given.game.supply.barrels;
    given = given.happening(BLUE, operate(Operation::Party));
    given.acts(&["space 1.1", "space 2.1"]);
    assert_eq!(given.purses(BLUE), (35, 0));
    assert_eq!(given.game.supply.barrels, supply + 2);
}

#[test]
fn sp_e20_two_mobsters_for_five_leverage() {
    let mut given = table(4)
        .levels(YELLOW, [2, 1, 1, 1, 1])
        .vip(YELLOW, 3)
        .board(YELLOW, &["vip_04", "party_04"])
        .with(YELLOW, |player| player.leverage = 1)
        .house(YELLOW, "1.1", "bar")
        .house(YELLOW, "2.1", "bar")
        .house(YELLOW, "3.1", "bar")
        .happening(YELLOW, operate(Operation::Vip));
    assert_eq!(given.asked(), (YELLOW, Step::Protect { leverage: 4 }));
    given.acts(&["space 1.1", "space 3.1"]);
    // The third would cost two; there is one token left.
    assert_eq!(given.player(YELLOW).vip, 1);
    assert_eq!(given.player(YELLOW).leverage, 1);
    let Ground::House(house) = given.ground("2.1") else {
        panic!("a house");
    };
    assert!(!house.protected);
}

#[test]
fn sp_e22_one_book_on_each_goal() {
    let given = |crates: &[crate::pieces::Crate]| {
        table(4)
            .crates(BLUE, crates)
            .books(BLUE, 1)
            .but(|game| game.ledger.books[Goal::Docks1 as usize][0] = Some(BLUE.into()))
            .asking(BLUE, Step::Cook { left: 3 })
    };
    use crate::pieces::Crate::{Crate1, Crate2};
    let one = given(&[Crate1]);
    assert_eq!(one.refused("book docks_1 2"), WhyNot::BookOnGoal);
    assert_eq!(one.refused("book docks_2 1"), WhyNot::GoalNotMet);
    let two = given(&[Crate1, Crate2]);
    assert_eq!(two.refused("book docks_1 2"), WhyNot::BookOnGoal);
    assert!(two.allows("book docks_2 1") && two.allows("book docks_2 2"));
}

#[test]
fn sp_e24_a_card_in_the_preparation_round() {
    let given = new_game(3);
    let (seat, _) = given.asked();
    let cards = ["vip_05", "party_05", "still_05", "fleet_05"];
    let mut given = given.hand(seat, &cards);
    given.act("slot left_1");
    let sites = given.legal().into_iter();
    let space = sites.last().expect("a space");
    given.acts(&[space.as_str(), "card fleet_05"]);
    assert_eq!(given.player(seat).hand_size(), 3);
    // No trucks drive: the next player opens a building.
    let (next, step) = given.asked();
    assert_ne!(next, seat);
    assert!(matches!(step, Step::Build { .. }));
}

#[test]
fn sp_e25_the_cash_of_crates() {
    use crate::pieces::{Crate::*, Region::Downtown};
    let given = table(4)
        .levels(BLUE, [3, 3, 3, 3, 3])
        .ally(BLUE, "waxey_gordon", "9");
    for item in [Crate2, Crate5, Crate9, Crate16, Crate18] {
        assert_eq!(given.game.crate_cash(BLUE, item, Downtown), 15, "{item:?}");
    }
    assert_eq!(given.game.crate_cash(BLUE, Crate6, Downtown), 12);
    let given = given.levels(BLUE, [3, 2, 1, 2, 1]);
    assert_eq!(given.game.crate_cash(BLUE, Crate11, Downtown), 9);
}

#[test]
fn sp_e26_the_third_planner_sells_as_much_as_the_first() {
    for person in ["planning_1", "planning_3"] {
        let mut given = table(4)
            .levels(BLUE, [1, 2, 1, 1, 1])
            .hand(BLUE, &["party_07"])
            .house(BLUE, "1.1", "bar")
            .house(BLUE, "2.1", "bar")
            .house(BLUE, "3.1", "bar")
            .barrel("1.1")
            .barrel("2.1")
            .barrel("3.1")
            .talking(BLUE, person);
        given.acts(&["pass", "card party_07"]);
        assert_eq!(given.asked().1, Step::Sell { left: 2 }, "{person}");
    }
}
