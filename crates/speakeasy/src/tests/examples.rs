//! Worked examples of the rules: buildings, money and cards.

use super::given::{BLUE, GREEN, PURPLE, YELLOW, new_game, table};
use super::moments::at;
use crate::boss::Boss;
use crate::event::Event;
use crate::pieces::{Building, CityToken, Goal, Operation};
use crate::space::Ground;
use crate::step::{Bonus, Chore, Step};
use crate::whynot::WhyNot;

/// The action of an operation without any bonus.
fn operate(operation: Operation) -> Chore {
    let bonus = Bonus::default();
    Chore::Operate { operation, bonus }
}

#[test]
fn sp_e1_attack_must_exceed_defence_and_defence_equal_attack() {
    let given = |strength| {
        let mut given = table(4)
            .gangster("three_finger_brown", "5")
            .levels(BLUE, [1, 1, 1, 1, strength])
            .with(BLUE, |player| player.thugs = 1)
            .money(BLUE, 15, 0)
            .talking(BLUE, "contractors_1");
        given.act("slot left_3");
        given
    };
    let why = WhyNot::TooWeak {
        strength: 5,
        needed: 6,
    };
    assert_eq!(given(4).refused("space 5.1"), why);
    let mut strong = given(5);
    strong.act("space 5.1");
    assert!(matches!(strong.ground("5.1"), Ground::House(_)));
    let attacked = |thugs| {
        table(4)
            .house(BLUE, "7.1", "casino")
            .levels(BLUE, [1, 1, 1, 1, 5])
            .with(BLUE, |player| player.thugs = thugs)
            .attack("birdie_brown", "7")
    };
    let mut held = attacked(2);
    held.act("defend 7.1 2");
    assert!(matches!(held.ground("7.1"), Ground::House(_)));
    assert_eq!(attacked(1).ground("7.1"), Ground::GangsterBar);
}

#[test]
fn sp_e2_a_dollar_from_the_safe_costs_two() {
    let mut given = table(2).money(BLUE, 0, 2).asking(BLUE, Step::Hire);
    given.act("hire");
    assert_eq!(given.purses(BLUE), (0, 0));
    let given = table(2).money(BLUE, 0, 1).asking(BLUE, Step::Hire);
    let dear = WhyNot::TooDear { cost: 1, means: 0 };
    assert_eq!(given.refused("hire"), dear);
}

#[test]
fn sp_e3_the_new_turn_order() {
    let given = table(4)
        .order([PURPLE, YELLOW, GREEN, BLUE])
        .house(GREEN, "7.1", "casino")
        .house(YELLOW, "8.1", "casino")
        .cop("8")
        .but(|game| {
            game.order.upper[0] = None;
            game.order.upper[3] = None;
            game.order.lower[1] = Some(BLUE.into());
            game.order.lower[2] = Some(PURPLE.into());
        })
        .round_over();
    let order = [YELLOW, BLUE, PURPLE, GREEN].map(Boss::Player);
    assert_eq!(given.game.order.round.as_slice(), order);
    assert_eq!(given.game.order.upper, order.map(Some));
    assert_eq!(given.game.order.lower, [None; 4]);
    assert_eq!(given.player(GREEN).pocket, 18);
    assert_eq!(given.player(YELLOW).pocket, 15, "not in operation");
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
fn sp_e13_two_thugs_for_three_dollars() {
    let mut given = table(4).money(BLUE, 3, 0).asking(BLUE, Step::Hire);
    assert_eq!(given.player(BLUE).thugs, 1);
    given.acts(&["hire", "hire"]);
    assert_eq!(given.player(BLUE).thugs, 3);
    assert_eq!(given.purses(BLUE), (0, 0));
}

#[test]
fn sp_e16_the_still_is_opened() {
    let mut given = table(4)
        .token("3.2", Some(CityToken::Sell))
        .money(BLUE, 6, 0)
        .talking(BLUE, "contractors_1");
    given.acts(&["slot middle_still", "space 3.2"]);
    let player = given.player(BLUE);
    assert_eq!(player.pocket, 1);
    assert_eq!(player.tokens[CityToken::Sell as usize], 1);
    assert_eq!(player.still, 1, "its reward is production");
    let building = Building::Still;
    let (boss, space) = (BLUE.into(), at("3.2"));
    assert!(given.told(Event::Opened {
        boss,
        building,
        space
    }));
}

#[test]
fn sp_e17_a_thug_and_an_ally_take_over_a_bar() {
    let given = |thugs| {
        table(4)
            .gangster("joe_masseria", "4")
            .ally(BLUE, "waxey_gordon", "9")
            .levels(BLUE, [1, 1, 1, 1, 2])
            .with(BLUE, |player| player.thugs = thugs)
            .money(BLUE, 8, 0)
            .talking(BLUE, "contractors_1")
    };
    let mut with = given(1);
    // There is no other way, so the means are not asked for.
    with.acts(&["slot left_3", "space 4.1"]);
    assert_eq!(with.purses(BLUE), (0, 0));
    assert_eq!(with.player(BLUE).thugs, 1, "the reward of the slot");
    let mut without = given(0);
    without.act("slot left_3");
    let why = WhyNot::TooWeak {
        strength: 6,
        needed: 7,
    };
    assert_eq!(without.refused("space 4.1"), why);
}

#[test]
fn sp_e18_a_casino_is_paid_from_pocket_and_safe() {
    let mut given = table(4)
        .gangster("three_finger_brown", "5")
        .levels(PURPLE, [1, 1, 1, 1, 4])
        .with(PURPLE, |player| player.thugs = 2)
        .money(PURPLE, 10, 30)
        .talking(PURPLE, "planning_2");
    let token = given.game.manhattan.lot(at("5.1")).token.expect("a token");
    let (held, thugs) = (given.player(PURPLE).hand_size(), given.game.supply.thugs);
    given.acts(&["slot casino_1", "space 5.1", "force 2", "launder 7"]);
    let card = given.legal()[0].clone();
    given.act(&card);
    assert_eq!(given.purses(PURPLE), (0, 16));
    assert_eq!(given.player(PURPLE).hand_size(), held - 1);
    assert_eq!(given.player(PURPLE).tokens[token as usize], 1);
    assert_eq!(given.game.supply.thugs, thugs + 2);
}

#[test]
fn sp_e19_an_upgrade_with_a_discount() {
    let mut given = table(4)
        .house(PURPLE, "16.1", "nightclub")
        .house(PURPLE, "13.1", "bar")
        .house(PURPLE, "7.1", "bar")
        .with(PURPLE, |player| {
            let middle = ["middle_1", "middle_still", "middle_3"];
            let middle = middle.map(super::given::read);
            player.slots = player.slots.without(middle.into_iter().collect());
        })
        .money(PURPLE, 0, 30)
        .talking(PURPLE, "planning_2");
    given.act("slot nightclub_1");
    let why = WhyNot::OnePerRegion {
        building: Building::Nightclub,
        region: crate::pieces::Region::Uptown,
    };
    assert_eq!(given.refused("space 13.1"), why);
    given.act("space 7.1");
    assert_eq!(given.purses(PURPLE), (0, 16));
    assert_eq!(given.asked(), (PURPLE, Step::TakeHelper));
    match given.ground("7.1") {
        Ground::House(house) => assert_eq!(house.building, Building::Nightclub),
        other => panic!("{other:?}"),
    }
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
fn sp_e26_one_more_barrel_with_the_third_planner() {
    let sale = |person| {
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
        given.asked().1
    };
    assert_eq!(sale("planning_3"), Step::Sell { left: 3 });
    assert_eq!(sale("planning_1"), Step::Sell { left: 2 });
}
