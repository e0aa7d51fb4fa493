//! SP-1.4 to SP-1.8: paying from pocket and safe.

use super::given::{BLUE, Given, PURPLE, read, table};
use crate::pieces::{Building, Crate};
use crate::step::Step;
use crate::whynot::WhyNot;
use crate::works::Works;

/// Blue is about to build for $3 with so much in pocket and safe.
fn building_with(pocket: u16, safe: u16) -> Given {
    let mut given = table(4)
        .money(BLUE, pocket, safe)
        .talking(BLUE, "contractors_1");
    given.act("slot left_1");
    given
}

/// SP-1.7, SP-R4: every split stays possible.
#[test]
fn sp_1_4_a_payment_may_come_from_either_purse_in_any_split() {
    let mut given = building_with(3, 6);
    given.acts(&["split", "space 1.1"]);
    let all = ["launder 0", "launder 1", "launder 2", "launder 3"];
    assert_eq!(given.legal(), all);
    for (share, purses) in [(0, (0, 6)), (1, (1, 4)), (2, (2, 2)), (3, (3, 0))] {
        let mut given = building_with(3, 6);
        given.acts(&["split", "space 1.1", &format!("launder {share}")]);
        assert_eq!(given.purses(BLUE), purses);
    }
}

/// SP-E2: two dollars leave the safe for each one that is paid; an odd one stays.
#[test]
fn sp_1_5_a_dollar_from_the_safe_costs_two() {
    let mut given = building_with(2, 3);
    given.act("space 1.1");
    assert_eq!(given.purses(BLUE), (0, 1));
    let mut given = building_with(0, 6);
    given.act("space 1.1");
    assert_eq!(given.purses(BLUE), (0, 0));
}

#[test]
fn sp_1_6_half_the_safe_counts_and_a_broken_half_does_not() {
    let afford = |pocket, safe| {
        let given = table(4)
            .money(BLUE, pocket, safe)
            .talking(BLUE, "contractors_1");
        given.allows("slot left_1")
    };
    assert!(afford(3, 0) && afford(0, 6) && afford(2, 2) && afford(1, 5));
    assert!(!afford(2, 1) && !afford(0, 5));
    let (works, times) = (Works::BarOrStill, 2);
    let poor = table(4)
        .money(BLUE, 2, 1)
        .asking(BLUE, Step::Build { works, times });
    let why = WhyNot::TooDear { cost: 3, means: 2 };
    assert_eq!(poor.refused("slot left_1"), why);
}

/// SP-R59: from the pocket without a question, unless it was asked for.
#[test]
fn sp_1_7_the_pocket_pays_first() {
    let mut given = building_with(5, 30);
    given.act("space 1.1");
    assert_eq!(given.purses(BLUE), (2, 30));
    let mut short = building_with(2, 30);
    short.act("space 1.1");
    assert_eq!(short.asked().1, Step::Pay { cost: 3 });
    assert_eq!(short.legal(), ["launder 1", "launder 2", "launder 3"]);
    let (least, most) = (1, 3);
    let why = WhyNot::WrongShare { least, most };
    assert_eq!(short.refused("launder 0"), why);
    assert_eq!(short.refused("launder 4"), why);
}

#[test]
fn sp_r59_the_wish_to_split_holds_for_one_cost() {
    let mut given = table(4).money(BLUE, 20, 20).talking(BLUE, "contractors_1");
    given.acts(&["slot left_1", "split", "space 1.1", "launder 1"]);
    assert_eq!(given.purses(BLUE), (18, 18));
    given.acts(&["slot left_3", "space 1.2"]);
    assert_eq!(given.purses(BLUE), (15, 18), "not asked again");
}

#[test]
fn sp_r59_nothing_can_be_split_between_a_purse_and_an_empty_one() {
    for (pocket, safe) in [(0, 30), (9, 1)] {
        let given = building_with(pocket, safe);
        assert_eq!(given.refused("split"), WhyNot::NothingToSplit);
    }
    let mut twice = building_with(9, 9);
    twice.act("split");
    assert_eq!(twice.refused("split"), WhyNot::NothingToSplit);
}

#[test]
fn sp_r59_the_wish_to_split_ends_with_the_turn() {
    let mut given = table(2).talking(BLUE, "city_hall_2");
    given.acts(&["split", "pass", "pass", "deck vip"]);
    assert_eq!(given.asked().0, PURPLE);
    let mut given = given.talking(BLUE, "contractors_1");
    given.acts(&["slot left_1", "space 1.1"]);
    assert_eq!(given.purses(BLUE), (12, 30), "not asked how to pay");
}

#[test]
fn sp_1_8_cash_goes_to_the_pocket_and_payouts_and_books_to_the_safe() {
    let cash = table(4).money(BLUE, 1, 1).helped(BLUE, "cash_5");
    assert_eq!(cash.purses(BLUE), (6, 1));
    let payout = table(4)
        .money(BLUE, 1, 1)
        .house(BLUE, "1.1", "bar")
        .ending_act(1);
    assert_eq!(payout.purses(BLUE), (1, 16), "the first of Downtown");
    let mut book = table(4)
        .money(BLUE, 1, 1)
        .crates(BLUE, &[Crate::Crate2])
        .books(BLUE, 1)
        .hand(BLUE, &["vip_01"])
        .talking(BLUE, "restaurant");
    book.acts(&["column 1", "business cook_books", "book docks_1 1"]);
    assert_eq!(book.purses(BLUE), (1, 16));
}

/// The question says what the money is for.
#[test]
fn sp_13_7_a_building_that_is_paid_for_is_named() {
    let mut given = building_with(3, 6);
    given.acts(&["split", "space 1.1"]);
    let prompt = given.game.prompt_of(BLUE).expect("a payment is asked for");
    assert_eq!(prompt.site, Some((Building::Bar, read("1.1"))));
    let building = building_with(3, 6).game.prompt_of(BLUE);
    assert_eq!(building.expect("a space is asked for").site, None);
}
