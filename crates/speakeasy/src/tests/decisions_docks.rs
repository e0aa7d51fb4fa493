//! Every decision point offers exactly its options (SP-32): sales, trucks, raids, war and payment.

use super::given::{BLUE, Given, PURPLE, YELLOW, table};
use crate::pieces::District;
use crate::step::Step;
use crate::whynot::WhyNot;

#[test]
fn sp_32_13_barrels_up_to_the_limit() {
    let mut given = table(3)
        .house(BLUE, "1.1", "bar")
        .barrel("1.1")
        .house(BLUE, "2.1", "nightclub")
        .barrel("2.1")
        .house(BLUE, "3.1", "bar")
        .house(BLUE, "4.1", "bar")
        .barrel("4.1")
        .cop("4")
        .house(PURPLE, "5.1", "bar")
        .barrel("5.1")
        .asking(BLUE, Step::Sell { left: 2 });
    given.offers(&["pass", "space 1.1", "space 2.1"]);
    assert_eq!(given.refused("space 3.1"), WhyNot::NoBarrel);
    assert_eq!(given.refused("space 4.1"), WhyNot::NotInOperation);
    assert_eq!(given.refused("space 5.1"), WhyNot::NotYours);
    given.act("space 2.1");
    given.offers(&["pass", "space 1.1"]);
}

#[test]
fn sp_32_14_everything_a_truck_can_do() {
    let mut given = table(3)
        .ship("bill_mccoy", "7", 5)
        .ship("sandra_daisy", "13", 5)
        .ship("arnold_rothstein", "16", 5)
        .ship("stephanie_st_clair", "12", 5)
        .levels(BLUE, [1, 1, 1, 3, 1])
        .house(BLUE, "7.1", "still")
        .house(BLUE, "7.2", "bar")
        .money(BLUE, 8, 0)
        .with(BLUE, |player| {
            player.still = 1;
            player.trucks[0].at = Some(District::D7);
        })
        .asking(BLUE, Step::Drive { points: [1, 0] });
    let enter: Vec<String> = (1..=16).map(|number| format!("enter 2 {number}")).collect();
    let on_the_map = [
        "pass",
        "drive 1 4",
        "drive 1 8",
        "drive 1 10",
        "load 1 1",
        "buy 1 1",
    ];
    let mut all: Vec<&str> = enter.iter().map(String::as_str).collect();
    all.extend(on_the_map);
    given.offers(&all);
    // Two barrels would cost $6 and $7.
    let dear = WhyNot::TooDear { cost: 13, means: 8 };
    assert_eq!(given.refused("buy 1 2"), dear);
    assert_eq!(given.refused("load 1 2"), WhyNot::NoBarrel);
    assert_eq!(given.refused("deliver 1 7.2"), WhyNot::TruckEmpty);
    assert_eq!(given.refused("enter 1 8"), WhyNot::TruckOnMap);
    assert_eq!(given.refused("drive 2 8"), WhyNot::TruckNotOnMap);
    given.acts(&["load 1 1", "enter 2 15"]);
    given.offers(&[
        "pass",
        "drive 1 4",
        "drive 1 8",
        "drive 1 10",
        "buy 1 1",
        "deliver 1 7.2",
    ]);
    assert_eq!(given.refused("drive 2 13"), WhyNot::TooFewPoints);
}

#[test]
fn sp_32_15_any_gangster_on_the_board() {
    let given = table(3)
        .gangster("legs_diamond", "4")
        .gangster("waxey_gordon", "5")
        .ally(BLUE, "joe_adonis", "9")
        .ally(PURPLE, "joe_masseria", "10")
        .asking(BLUE, Step::Ally);
    // The own one, too, who returns by it, but nobody else's.
    given.offers(&[
        "pass",
        "gangster legs_diamond",
        "gangster waxey_gordon",
        "gangster joe_adonis",
    ]);
    let not = WhyNot::GangsterNotHere;
    assert_eq!(given.refused("gangster joe_masseria"), not);
}

/// Two ships that blue can raid from Downtown, one of them only with help.
fn harbour() -> Given {
    table(3)
        .ship("bill_mccoy", "1", 5)
        .ship("arnold_rothstein", "3", 5)
        .ship("sandra_daisy", "13", 5)
        .ship("stephanie_st_clair", "7", 5)
        .docked(BLUE, "1-downtown")
        .docked(BLUE, "2-downtown")
        .docked(PURPLE, "3-downtown")
        .docked(YELLOW, "4-downtown")
        .docked(PURPLE, "1-uptown")
        .levels(BLUE, [1, 1, 1, 1, 3])
        .with(BLUE, |player| player.thugs = 1)
        .money(BLUE, 2, 10)
}

#[test]
fn sp_32_16_a_ship_and_the_crew() {
    let mut given = harbour().asking(BLUE, Step::Raid);
    given.offers(&["pass", "ship bill_mccoy", "ship arnold_rothstein"]);
    let region = "uptown".parse().expect("a region");
    let nobody = WhyNot::NoMobsterInColumn { region };
    assert_eq!(given.refused("ship sandra_daisy"), nobody);
    given.act("ship bill_mccoy");
    given.offers(&[
        "crew 0-0-0-0 1",
        "crew 0-1-0-0 0",
        "crew 0-1-0-0 1",
        "crew 0-0-1-0 0",
        "crew 0-0-1-0 1",
        "crew 0-1-1-0 0",
        "crew 0-1-1-0 1",
    ]);
    assert_eq!(given.refused("crew 0-2-0-0 0"), WhyNot::NotSoMany);
    let few = WhyNot::TooFewThugs { held: 1 };
    assert_eq!(given.refused("crew 0-0-0-0 2"), few);
    let poor = harbour().money(BLUE, 1, 40);
    let mut poor = poor.asking(BLUE, Step::Raid);
    poor.act("ship bill_mccoy");
    let why = WhyNot::PocketOnly { cost: 2, pocket: 1 };
    assert_eq!(poor.refused("crew 0-1-1-0 0"), why);
}

#[test]
fn sp_32_16_where_the_barrel_goes() {
    let mut given = harbour()
        .house(BLUE, "4.1", "bar")
        .house(BLUE, "5.1", "casino")
        .barrel("5.1")
        .house(BLUE, "6.1", "still")
        .house(BLUE, "8.1", "bar")
        .cop("8")
        .asking(BLUE, Step::Raid);
    given.acts(&["ship bill_mccoy", "crew 0-1-0-0 0"]);
    given.offers(&["space 4.1", "still"]);
    assert_eq!(given.refused("space 5.1"), WhyNot::HasBarrel);
    assert_eq!(given.refused("space 8.1"), WhyNot::NotInOperation);
    given.act("still");
    // SP-R64: and which mobster leaves.
    given.offers(&["dock 1-downtown", "dock 2-downtown"]);
}

/// With several buildings also the order; what is paid for can be split.
#[test]
fn sp_32_22_not_defend_or_means_that_suffice() {
    let given = |safe| {
        table(3)
            .house(BLUE, "7.1", "bar")
            .house(BLUE, "7.2", "still")
            .levels(BLUE, [1, 1, 1, 1, 3])
            .with(BLUE, |player| player.thugs = 4)
            .ally(BLUE, "waxey_gordon", "9")
            .money(BLUE, 5, safe)
            .attack("joe_adonis", "7")
    };
    let each = |space: &str| {
        let mut all = vec![format!("abandon {space}"), format!("defend {space} 4")];
        all.extend((0..=4).map(|thugs| format!("defend {space} {thugs} ally")));
        all
    };
    let both: Vec<String> = each("7.1").into_iter().chain(each("7.2")).collect();
    let mut both: Vec<&str> = both.iter().map(String::as_str).collect();
    given(0).offers(&both);
    both.push("split");
    given(10).offers(&both);
}

#[test]
fn sp_32_23_the_split_of_a_payment() {
    let pay = |pocket, safe| {
        table(3)
            .money(BLUE, pocket, safe)
            .asking(BLUE, Step::Pay { cost: 5 })
    };
    pay(3, 9).offers(&["launder 2", "launder 3", "launder 4"]);
    pay(9, 2).offers(&["launder 0", "launder 1"]);
    let (least, most) = (2, 4);
    let wrong = WhyNot::WrongShare { least, most };
    assert_eq!(pay(3, 9).refused("launder 5"), wrong);
    assert_eq!(pay(3, 9).refused("launder 1"), wrong);
}

/// A cost that the pocket covers is split on request only, and only where there is one.
#[test]
fn sp_32_23_on_request() {
    let mut given = table(3).money(BLUE, 9, 9).asking(BLUE, Step::Hire);
    given.offers(&["pass", "split", "hire"]);
    given.act("split");
    given.offers(&["pass", "hire"]);
    assert_eq!(given.refused("split"), WhyNot::NothingToSplit);
    given.act("hire");
    given.offers(&["launder 0", "launder 1"]);
    given.act("launder 1");
    assert_eq!(given.purses(BLUE), (9, 7));
    // The first thug is free, a seventh there is not, and nobody sells where the truck stands.
    for thugs in [0, 6] {
        let given = table(3).with(BLUE, |player| player.thugs = thugs);
        let given = given.asking(BLUE, Step::Hire);
        assert_eq!(given.refused("split"), WhyNot::NothingToSplit);
    }
    let given = table(3)
        .with(BLUE, |player| player.trucks[0].at = Some(District::D8))
        .asking(BLUE, Step::Drive { points: [0, 0] });
    given.offers(&["pass"]);
}

/// Also what a truck buys, where it can buy.
#[test]
fn sp_32_23_on_request_for_barrels() {
    let given = |pocket| {
        table(3)
            .ship("sandra_daisy", "1", 3)
            .money(BLUE, pocket, 9)
            .with(BLUE, |player| player.trucks[0].at = Some(District::D1))
            .asking(BLUE, Step::Drive { points: [0, 0] })
    };
    assert!(given(9).allows("buy 1 1") && given(9).allows("split"));
    assert_eq!(given(0).refused("split"), WhyNot::NothingToSplit);
}

/// The second truck of a card that raises the fleet drives at once.
#[test]
fn sp_r48_a_truck_unlocked_by_the_card_drives_with_it() {
    let mut given = table(3)
        .levels(BLUE, [3, 1, 1, 2, 1])
        .hand(BLUE, &["fleet_04"])
        .talking(BLUE, "garage_1");
    given.act("card fleet_04");
    assert_eq!(given.asked().1, Step::Drive { points: [5, 5] });
    assert!(given.allows("enter 2 11"));
}
