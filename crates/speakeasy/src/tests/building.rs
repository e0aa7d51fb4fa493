//! Contractors' Office: bars and the still (SP-13).

use super::given::{BLUE, Given, PURPLE, read, table};
use crate::pieces::{Building, CityToken, Slot};
use crate::space::{Ground, House};
use crate::step::{Post, Step};
use crate::whynot::WhyNot;

fn build(times: u8) -> Step {
    Step::Build {
        works: crate::works::Works::BarOrStill,
        times,
    }
}

fn at_office(given: Given) -> Given {
    given.talking(BLUE, "contractors_1")
}

#[test]
fn sp_13_1_up_to_twice_the_same_or_not() {
    let mut given = at_office(
        table(4)
            .gangster("legs_diamond", "4")
            .levels(BLUE, [1, 1, 1, 1, 4])
            .with(BLUE, |player| player.thugs = 0)
            .money(BLUE, 30, 0),
    );
    assert_eq!(given.asked().1, build(2));
    given.acts(&["slot left_1", "space 1.1"]);
    assert_eq!(given.asked().1, build(1));
    given.acts(&["slot middle_3", "space 4.1"]);
    assert_eq!(given.asked().1, Step::Draw, "not a third time");
    let mut stopped = at_office(table(4).money(BLUE, 30, 0));
    stopped.acts(&["slot left_1", "space 1.1", "pass"]);
    assert_eq!(stopped.asked().1, Step::Draw);
}

/// The two may be take-overs as well.
#[test]
fn sp_13_1_two_gangster_bars_are_taken_over() {
    let mut given = at_office(
        table(4)
            .gangster("legs_diamond", "4")
            .levels(BLUE, [1, 1, 1, 1, 4])
            .with(BLUE, |player| player.thugs = 0)
            .money(BLUE, 6, 0),
    );
    given.acts(&["slot left_1", "space 4.1", "slot left_3", "space 4.2"]);
    given.post();
    let own = Ground::House(House::new(BLUE.into(), Building::Bar));
    assert_eq!((given.ground("4.1"), given.ground("4.2")), (own, own));
    assert_eq!(given.asked().1, Step::Draw);
}

/// SP-13.9: three groups with their prices.
#[test]
fn sp_13_2_each_building_has_its_price() {
    let prices = [
        (["left_1", "left_2", "left_3"], 3),
        (["middle_1", "middle_still", "middle_3"], 5),
        (["right_1", "right_2", "right_3"], 8),
    ];
    for (slots, price) in prices {
        for slot in slots {
            let slot = format!("slot {slot}");
            let mut given = at_office(table(4).money(BLUE, price, 0));
            given.acts(&[&slot, "space 16.3"]);
            assert_eq!(given.purses(BLUE), (0, 0), "{slot}");
            let poor = at_office(table(4).money(BLUE, price - 1, 0));
            // With less than $3 nothing can be built, and nothing is asked.
            if price > 3 {
                let why = WhyNot::TooDear {
                    cost: price,
                    means: price - 1,
                };
                assert_eq!(poor.refused(&slot), why);
            } else {
                assert_eq!(poor.asked().1, Step::Draw);
            }
        }
    }
}

#[test]
fn sp_13_3_on_any_empty_space_that_is_not_closed() {
    let mut given = at_office(
        table(4)
            .house(PURPLE, "2.1", "bar")
            .cop("7")
            .but(|game| game.manhattan.closed.insert(read("3")))
            .money(BLUE, 30, 0),
    );
    given.act("slot left_1");
    assert_eq!(given.refused("space 3.1"), WhyNot::NoSuchSpace);
    assert_eq!(given.refused("space 2.1"), WhyNot::SpaceTaken);
    assert_eq!(given.refused("space 2.3"), WhyNot::NoSuchSpace);
    assert_eq!(given.legal().len(), 36 - 2 - 1, "all the others");
    given.act("space 7.2");
    let manhattan = &given.game.manhattan;
    let house = manhattan.lot(read("7.2")).house().expect("a bar");
    assert!(
        !manhattan.in_operation(read("7.2"), house),
        "there is a cop"
    );
}

/// SP-R44.
#[test]
fn sp_13_4_a_take_over_returns_the_bar_to_the_supply() {
    let mut given = at_office(
        table(4)
            .gangster("waxey_gordon", "4")
            .levels(BLUE, [1, 1, 1, 1, 3])
            .with(BLUE, |player| player.thugs = 4)
            .money(BLUE, 20, 0),
    );
    assert_eq!(given.game.supply.gangster_bars, 22);
    let thugs = given.game.supply.thugs;
    given.acts(&["slot middle_3", "space 4.2"]);
    let why = WhyNot::TooWeak {
        strength: 4,
        needed: 5,
    };
    assert_eq!(given.refused("force 1"), why);
    assert_eq!(given.refused("force 5"), WhyNot::TooFewThugs { held: 4 });
    assert_eq!(given.refused("force 2 ally"), WhyNot::NoAlly);
    given.act("force 2");
    assert_eq!(given.player(BLUE).thugs, 2);
    assert_eq!(given.game.supply.thugs, thugs + 2);
    assert_eq!(given.game.supply.gangster_bars, 23);
    assert_eq!(given.purses(BLUE).0, 15);
    let bar = Ground::House(House::new(BLUE.into(), Building::Bar));
    assert_eq!(given.ground("4.2"), bar);
}

/// SP-17.6, and an empty space there may be built on (SP-R26).
#[test]
fn sp_13_4_the_bars_in_the_allys_district_are_left_alone() {
    let mut given = at_office(
        table(4)
            .gangster("legs_diamond", "9")
            .ally(BLUE, "legs_diamond", "9")
            .levels(BLUE, [1, 1, 1, 1, 5])
            .but(|game| game.manhattan.lot_mut(read("9.2")).ground = Ground::Empty)
            .money(BLUE, 20, 0),
    );
    given.act("slot left_1");
    let why = WhyNot::AllysDistrict {
        gangster: read("legs_diamond"),
    };
    assert_eq!(given.refused("space 9.1"), why);
    given.act("space 9.2");
    assert!(matches!(given.ground("9.2"), Ground::House(_)));
}

/// SP-R26: only taking over is forbidden in the ally's district.
#[test]
fn sp_r26_the_allys_district_may_be_built_in() {
    let mut given = at_office(table(4).ally(BLUE, "owney_madden", "6"));
    given.acts(&["slot left_1", "space 6.1"]);
    assert!(matches!(given.ground("6.1"), Ground::House(_)));
}

#[test]
fn sp_13_5_the_city_token_of_the_space_is_taken() {
    let mut given = at_office(
        table(4)
            .token("1.1", Some(CityToken::Sell))
            .token("1.2", None)
            .money(BLUE, 30, 0),
    );
    given.acts(&["slot left_1", "space 1.1"]);
    assert_eq!(given.player(BLUE).tokens[CityToken::Sell as usize], 1);
    assert_eq!(given.game.manhattan.lot(read("1.1")).token, None);
    given.acts(&["slot left_3", "space 1.2"]);
    assert_eq!(given.player(BLUE).tokens.iter().sum::<u8>(), 1);
}

#[test]
fn sp_13_6_every_slot_has_its_reward() {
    let mobster = Step::Mobster {
        post: Post::Reward,
        waiting: false,
    };
    // Leverage, thugs, books and barrels gained; what is asked.
    let rewards = [
        (Slot::Left1, [1, 0, 0, 0], build(1)),
        (Slot::Left2, [0, 0, 0, 0], Step::TakeCard),
        (Slot::Left3, [0, 1, 0, 0], build(1)),
        (Slot::Middle1, [0, 0, 0, 0], mobster),
        (Slot::MiddleStill, [0, 0, 0, 3], build(1)),
        (Slot::Middle3, [0, 0, 1, 0], build(1)),
        (Slot::Right1, [0, 0, 0, 0], Step::Raise),
        (Slot::Right2, [0, 0, 0, 0], Step::TakeHelper),
        (Slot::Right3, [1, 0, 0, 0], mobster),
    ];
    for (slot, gained, asked) in rewards {
        let mut given = table(4)
            .with(BLUE, |player| player.thugs = 0)
            .levels(BLUE, [1, 1, 3, 1, 1])
            .money(BLUE, 30, 0)
            .talking(BLUE, "contractors_2");
        given.act("pass").act(&format!("slot {}", slot.id()));
        given.act("space 8.1").post();
        let player = given.player(BLUE);
        let got = [player.leverage, player.thugs, player.books, player.still];
        assert_eq!((got, given.asked().1), (gained, asked), "{slot:?}");
        assert!(!player.slots.contains(slot));
    }
}

#[test]
fn sp_13_7_price_and_fee_must_be_affordable_together() {
    let given = |pocket, safe| {
        let mut given = at_office(
            table(4)
                .gangster("joe_masseria", "4")
                .ally(BLUE, "waxey_gordon", "9")
                .levels(BLUE, [1, 1, 1, 1, 3])
                .with(BLUE, |player| player.thugs = 0)
                .money(BLUE, pocket, safe),
        );
        given.act("slot left_1");
        given
    };
    let why = WhyNot::TooWeak {
        strength: 3,
        needed: 7,
    };
    assert_eq!(given(7, 1).refused("space 4.1"), why, "$3 and $5");
    let mut enough = given(6, 4);
    enough.acts(&["space 4.1", "force 0 ally"]);
    assert_eq!(enough.purses(BLUE), (0, 0));
}

/// What an action brings cannot pay for it, but it can for the next.
#[test]
fn sp_13_7_a_reward_helps_the_second_action_only() {
    let mut given = at_office(
        table(4)
            .gangster("legs_diamond", "4")
            .levels(BLUE, [1, 1, 1, 1, 3])
            .with(BLUE, |player| player.thugs = 0)
            .money(BLUE, 6, 0),
    );
    given.act("slot left_3");
    let why = WhyNot::TooWeak {
        strength: 3,
        needed: 4,
    };
    assert_eq!(given.refused("space 4.1"), why);
    given.act("space 1.1").post();
    given.acts(&["slot left_1", "space 4.1"]);
    assert_eq!(given.player(BLUE).thugs, 0, "the thug of the first action");
    assert!(matches!(given.ground("4.1"), Ground::House(_)));
}
