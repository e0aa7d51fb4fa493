//! City Planning Office: nightclubs and casinos (SP-14).

use super::given::{BLUE, Given, PURPLE, read, table};
use crate::pieces::{Building, CityToken, Region};
use crate::space::{Ground, House};
use crate::step::{Post, Price, Step};
use crate::whynot::WhyNot;

fn at_office(given: Given) -> Given {
    given.talking(BLUE, "planning_2")
}

fn house(building: Building) -> Ground {
    Ground::House(House::new(BLUE.into(), building))
}

/// SP-14.4: a nightclub is opened, then a bar is upgraded; a third time there is not.
#[test]
fn sp_14_1_up_to_twice_in_any_way() {
    let mut given = at_office(
        table(4)
            .house(BLUE, "7.1", "bar")
            .token("1.1", Some(CityToken::Book))
            .hand(BLUE, &["vip_01", "fleet_01"])
            .money(BLUE, 40, 0),
    );
    given.acts(&["slot nightclub_1", "space 1.1"]);
    assert_eq!(given.purses(BLUE).0, 28);
    assert_eq!(given.player(BLUE).tokens[CityToken::Book as usize], 1);
    assert_eq!(given.asked().1, Step::TakeHelper, "the reward of the slot");
    given.acts(&["pass", "slot casino_1", "space 7.1", "card fleet_01"]);
    assert_eq!(given.purses(BLUE).0, 11);
    assert_eq!(given.ground("1.1"), house(Building::Nightclub));
    assert_eq!(given.ground("7.1"), house(Building::Casino));
    assert_eq!(given.asked().1, Step::Raise, "the row of the person");
    let mut none = at_office(table(4).money(BLUE, 40, 0));
    none.act("pass");
    assert_eq!(none.asked().1, Step::Raise);
}

#[test]
fn sp_14_2_a_casino_costs_a_card_as_well() {
    let with = |money, hand: &[&str]| at_office(table(4).hand(BLUE, hand).money(BLUE, money, 0));
    let cards = ["party_03", "vip_03"];
    let why = WhyNot::TooDear {
        cost: 17,
        means: 16,
    };
    assert_eq!(with(16, &cards).refused("slot casino_1"), why);
    let why = WhyNot::TooFewCards { need: 1, held: 0 };
    assert_eq!(with(17, &[]).refused("slot casino_1"), why);
    let mut given = with(17, &cards);
    given.acts(&["slot casino_1", "space 2.2"]);
    assert_eq!(given.asked().1, Step::Discard(Price::Casino));
    given.act("card vip_03");
    assert_eq!(given.purses(BLUE), (0, 0));
    assert_eq!(given.player(BLUE).hand_size(), 1);
    assert_eq!(given.ground("2.2"), house(Building::Casino));
}

/// SP-14.2: $11 are too little for a nightclub, with exactly $12 it is opened.
#[test]
fn sp_14_2_a_nightclub_costs_twelve() {
    let poor = at_office(table(4).money(BLUE, 11, 1));
    assert_eq!(poor.asked().1, Step::Raise, "nothing can be built");
    let mut given = at_office(table(4).money(BLUE, 12, 0));
    given.acts(&["slot nightclub_3", "space 13.3"]);
    assert_eq!(given.purses(BLUE), (0, 0));
}

/// SP-14.3: one of each type per region, in operation or not.
#[test]
fn sp_14_3_a_region_holds_one_nightclub_and_one_casino() {
    let mut given = at_office(
        table(4)
            .house(BLUE, "16.1", "nightclub")
            .cop("16")
            .house(BLUE, "14.1", "bar")
            .house(PURPLE, "1.1", "nightclub")
            .money(BLUE, 40, 0),
    );
    given.act("slot nightclub_1");
    let why = WhyNot::OnePerRegion {
        building: Building::Nightclub,
        region: Region::Uptown,
    };
    assert_eq!(given.refused("space 13.1"), why);
    assert_eq!(given.refused("space 14.1"), why, "an upgrade as well");
    assert!(given.allows("space 1.2"), "another's does not matter");
    let mut casino = at_office(table(4).house(BLUE, "16.1", "nightclub").money(BLUE, 40, 0));
    casino.act("slot casino_1");
    assert!(casino.allows("space 13.1"));
}

/// SP-R12.
#[test]
fn sp_14_5_an_upgrade_keeps_mobster_and_barrel() {
    let mut given = at_office(
        table(4)
            .house(BLUE, "5.2", "bar")
            .protected("5.2")
            .barrel("5.2")
            .money(BLUE, 12, 0),
    );
    let slots = given.player(BLUE).slots.len();
    given.acts(&["slot nightclub_2", "space 5.2"]);
    let Ground::House(new) = given.ground("5.2") else {
        panic!("a nightclub");
    };
    assert_eq!(new.building, Building::Nightclub);
    assert!(new.protected && new.barrel);
    let player = given.player(BLUE);
    assert_eq!(player.slots.len(), slots - 1, "the bar does not come back");
    assert_eq!(player.tokens.iter().sum::<u8>(), 0);
    assert!(matches!(given.asked().1, Step::Mobster { .. }));
}

/// SP-14.5: only own bars.
#[test]
fn sp_14_5_nothing_but_own_bars_is_upgraded() {
    let mut given = at_office(
        table(4)
            .house(BLUE, "1.1", "still")
            .house(BLUE, "7.1", "nightclub")
            .house(BLUE, "8.1", "casino")
            .house(PURPLE, "5.1", "bar")
            .money(BLUE, 40, 0),
    );
    given.act("slot nightclub_1");
    for space in ["1.1", "7.1", "8.1", "5.1"] {
        let space = format!("space {space}");
        assert_eq!(given.refused(&space), WhyNot::SpaceTaken);
    }
}

/// SP-R12: what the bar did not have, the new building does not have either.
#[test]
fn sp_r12_nothing_comes_with_an_upgrade() {
    let mut given = at_office(table(4).house(BLUE, "5.2", "bar").money(BLUE, 12, 0));
    given.acts(&["slot nightclub_3", "space 5.2"]);
    assert_eq!(given.ground("5.2"), house(Building::Nightclub));
}

/// SP-14.5: also where a cop has closed it.
#[test]
fn sp_r51_a_bar_out_of_operation_is_upgraded() {
    let mut given = at_office(
        table(4)
            .house(BLUE, "5.2", "bar")
            .cop("5")
            .money(BLUE, 12, 0),
    );
    given.acts(&["slot nightclub_3", "space 5.2"]);
    let manhattan = &given.game.manhattan;
    let new = manhattan.lot(read("5.2")).house().expect("a nightclub");
    assert_eq!(new.building, Building::Nightclub);
    assert!(!manhattan.in_operation(read("5.2"), new));
}

/// The bar goes to the supply, the token and the reward are taken; strength decides as everywhere.
#[test]
fn sp_14_6_a_nightclub_takes_over_a_bar() {
    let given = |thugs| {
        let mut given = at_office(
            table(4)
                .gangster("legs_diamond", "10")
                .token("10.1", Some(CityToken::Thug))
                .levels(BLUE, [1, 1, 1, 1, 2])
                .with(BLUE, |player| player.thugs = thugs)
                .money(BLUE, 12, 0),
        );
        given.act("slot nightclub_1");
        given
    };
    let why = WhyNot::TooWeak {
        strength: 3,
        needed: 4,
    };
    assert_eq!(given(1).refused("space 10.1"), why);
    let mut strong = given(2);
    strong.act("space 10.1");
    assert_eq!(strong.ground("10.1"), house(Building::Nightclub));
    assert_eq!(strong.game.supply.gangster_bars, 23);
    assert_eq!(strong.player(BLUE).thugs, 0);
    assert_eq!(strong.player(BLUE).tokens[CityToken::Thug as usize], 1);
    assert_eq!(strong.asked().1, Step::TakeHelper);
}

/// SP-14.8: any nightclub slot may be chosen.
#[test]
fn sp_14_7_nightclubs_have_rewards_and_casinos_none() {
    let mobster = Step::Mobster {
        post: Post::Reward,
        waiting: false,
    };
    let rewards = [
        ("nightclub_1", Step::TakeHelper),
        ("nightclub_2", mobster),
        ("nightclub_3", Step::Raise),
    ];
    for (slot, asked) in rewards {
        let mut given = at_office(table(4).money(BLUE, 40, 0));
        given.act(&format!("slot {slot}")).act("space 1.1");
        assert_eq!(given.asked().1, asked, "{slot}");
    }
    let mut casino = at_office(table(4).money(BLUE, 17, 0));
    casino.acts(&["slot casino_1", "space 1.1"]);
    let card = casino.legal()[0].clone();
    casino.act(&card);
    assert_eq!(casino.asked().1, Step::Raise, "the row of the person");
}

#[test]
fn sp_r61_casinos_leave_the_board_from_the_first() {
    let given = at_office(table(4).money(BLUE, 40, 0));
    assert!(given.allows("slot casino_1"));
    assert_eq!(given.refused("slot casino_2"), WhyNot::SlotEmpty);
    let next = table(4).money(BLUE, 40, 0).with(BLUE, |player| {
        player.slots.remove(read("casino_1"));
    });
    let next = at_office(next);
    assert!(next.allows("slot casino_2"));
    assert_eq!(next.refused("slot casino_1"), WhyNot::SlotEmpty);
}

/// SP-11.3, SP-R11: with either of them the card sells one barrel at party level 1.
#[test]
fn sp_14_9_the_third_person_adds_nothing_to_the_party_card() {
    for person in ["planning_1", "planning_3"] {
        let mut given = table(4)
            .house(BLUE, "1.1", "bar")
            .house(BLUE, "2.1", "bar")
            .barrel("1.1")
            .barrel("2.1")
            .hand(BLUE, &["party_11"])
            .money(BLUE, 0, 0)
            .talking(BLUE, person);
        given.acts(&["card party_11", "space 1.1"]);
        assert_eq!(given.asked().1, Step::Draw, "{person}");
    }
}

/// SP-32.7: building, space, means, card and payment, and each leaves only what can be completed.
#[test]
fn sp_r60_a_building_is_asked_for_in_parts() {
    let mut given = at_office(
        table(4)
            .gangster("legs_diamond", "10")
            .levels(BLUE, [1, 1, 1, 1, 3])
            .with(BLUE, |player| player.thugs = 2)
            .hand(BLUE, &["vip_01", "still_01"])
            .money(BLUE, 10, 20),
    );
    given.act("slot casino_1");
    assert!(matches!(given.asked().1, Step::Site { .. }));
    given.act("space 10.1");
    assert!(matches!(given.asked().1, Step::Force { .. }));
    assert!(!given.allows("force 0"), "3 against 3");
    given.act("force 1");
    assert_eq!(given.asked().1, Step::Pay { cost: 17 });
    assert_eq!(
        given.legal(),
        ["launder 7", "launder 8", "launder 9", "launder 10"]
    );
    given.act("launder 8");
    assert_eq!(given.asked().1, Step::Discard(Price::Casino));
    given.act("card vip_01");
    assert_eq!(given.purses(BLUE), (1, 4));
    // Without means for the bars of the strong nothing but empty spaces is offered.
    let mut weak = at_office(table(4).gangster("meyer_lansky", "10").money(BLUE, 12, 0));
    weak.act("slot nightclub_1");
    assert_eq!(weak.legal().len(), 36 - 2);
}
