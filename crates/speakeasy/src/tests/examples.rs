//! Worked examples of the rules: money and buildings.

use super::given::{BLUE, GREEN, PURPLE, YELLOW, table};
use super::moments::at;
use crate::boss::Boss;
use crate::event::Event;
use crate::pieces::{Building, CityToken};
use crate::space::Ground;
use crate::step::Step;
use crate::whynot::WhyNot;

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
    with.acts(&["slot left_3", "space 4.1"]).post();
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
