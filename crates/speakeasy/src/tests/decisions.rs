//! Every decision point offers exactly its options (SP-32): persons, cards and buildings.

use super::decisions_gains::{MOBSTER, REWARD};
use super::given::{BLUE, PURPLE, new_game, read, table, table_of};
use crate::event::Event;
use crate::pieces::{Helper, Operation, Slot};
use crate::step::{Bonus, Price, Step};
use crate::whynot::WhyNot;

fn slots(player: &mut crate::player::Player, left: &[&str]) {
    player.slots = left.iter().map(|slot| read::<Slot>(slot)).collect();
}

#[test]
fn sp_32_1_a_helper_or_none() {
    let helpers = [Helper::Cash5, Helper::Sell];
    let given = table(2)
        .with(BLUE, |player| player.helpers.extend(helpers))
        .screen(BLUE, |screen| screen.used.insert(Helper::Protect))
        .turn(BLUE);
    given.offers(&["pass", "helper cash_5", "helper sell"]);
    assert_eq!(given.refused("helper protect"), WhyNot::NotYourHelper);
    // Without a helper nobody is asked.
    assert_eq!(table(2).turn(BLUE).asked(), (BLUE, Step::Send));
}

const SINGLES: [&str; 15] = [
    "person contractors_1",
    "person contractors_2",
    "person contractors_3",
    "person planning_1",
    "person planning_2",
    "person planning_3",
    "person garage_1",
    "person garage_2",
    "person city_hall_1",
    "person city_hall_2",
    "person commission_1",
    "person commission_2",
    "person commission_3",
    "person docks_1",
    "person docks_2",
];

#[test]
fn sp_32_2_every_free_person() {
    let given = table(3)
        .capo(PURPLE, "contractors_1")
        .capo(BLUE, "garage_2")
        .turn(BLUE);
    let taken = ["person contractors_1", "person garage_2"];
    let mut free: Vec<&str> = SINGLES
        .into_iter()
        .filter(|one| !taken.contains(one))
        .collect();
    free.extend(["person restaurant", "person park"]);
    given.offers(&free);
    assert_eq!(given.refused("person garage_2"), WhyNot::PersonTaken);
    let must = WhyNot::MustChoose {
        asked: Step::Send.rule(),
    };
    assert_eq!(given.refused("pass"), must);
}

#[test]
fn sp_32_2_restaurant_and_park_need_cards_and_capos() {
    let given = table(3).hand(BLUE, &[]).turn(BLUE);
    let park = ["person park"];
    given.offers(&[&SINGLES[..], &park].concat());
    let given = given.in_first_edition();
    given.offers(&SINGLES);
    let few = WhyNot::TooFewCards { need: 1, held: 0 };
    assert_eq!(given.refused("person restaurant"), few);
    assert_eq!(given.refused("person park"), WhyNot::NobodyToSwap);
    // A capo in the Restaurant is of no use without a card; one in the Park never is.
    let given = table(3)
        .hand(BLUE, &[])
        .capo(PURPLE, "restaurant")
        .capo(PURPLE, "park")
        .in_first_edition()
        .turn(BLUE);
    assert_eq!(given.refused("person park"), WhyNot::NobodyToSwap);
}

#[test]
fn sp_32_3_row_by_row() {
    let mut given = table(3)
        .gangster("legs_diamond", "4")
        .talking(BLUE, "commission_3");
    assert_eq!(given.asked(), (BLUE, MOBSTER));
    given.act("pass");
    assert_eq!(given.asked(), (BLUE, Step::Hire));
    assert!(matches!(
        given.refused("gangster legs_diamond"),
        WhyNot::NotAsked { .. }
    ));
    given.act("pass");
    assert_eq!(given.asked(), (BLUE, Step::Ally));
    assert!(matches!(given.refused("hire"), WhyNot::NotAsked { .. }));
    given.act("pass");
    assert_eq!(given.asked(), (BLUE, Step::Draw));
}

#[test]
fn sp_32_4_tracks_that_can_be_paid_for() {
    let given = |cards: &[&str]| {
        table(3)
            .levels(BLUE, [5, 4, 3, 1, 3])
            .hand(BLUE, cards)
            .asking(BLUE, Step::Raise)
    };
    given(&[]).offers(&["pass", "raise still", "raise fleet"]);
    let few = WhyNot::TooFewCards { need: 1, held: 0 };
    assert_eq!(given(&[]).refused("raise strength"), few);
    assert_eq!(given(&[]).refused("raise vip"), WhyNot::HighestLevel);
    let mut two = given(&["vip_01", "fleet_02"]);
    two.offers(&[
        "pass",
        "raise party",
        "raise still",
        "raise fleet",
        "raise strength",
    ]);
    two.act("raise party");
    let price = Price::Level(read("party"));
    assert_eq!(two.asked(), (BLUE, Step::Discard(price)));
    two.offers(&["card vip_01", "card fleet_02"]);
}

/// Gains without a choice are not asked about (SP-R54).
#[test]
fn sp_32_5_a_card_its_extra_level_its_action() {
    let mut given = table(3)
        .hand(BLUE, &["fleet_01", "vip_05", "fleet_09"])
        .talking(BLUE, "garage_1");
    given.offers(&["pass", "card fleet_01", "card fleet_09"]);
    let only = Operation::Fleet;
    assert_eq!(given.refused("card vip_05"), WhyNot::WrongType { only });
    assert_eq!(given.refused("card vip_06"), WhyNot::NotInHand);
    given.act("card fleet_01");
    assert_eq!(given.asked(), (BLUE, Step::Extra(read("fleet"))));
    given.offers(&["pass", "card vip_05", "card fleet_09"]);
    given.act("pass");
    let points = [4, 4];
    assert_eq!(given.asked(), (BLUE, Step::Drive { points }));
}

#[test]
fn sp_32_5_any_card() {
    let given = table(3).hand(BLUE, &["vip_05", "still_09"]).asking(
        BLUE,
        Step::Play {
            only: None,
            bonus: Bonus::default(),
        },
    );
    given.offers(&["pass", "card vip_05", "card still_09"]);
}

#[test]
fn sp_32_6_a_slot_a_space_and_the_means() {
    let mut given = table(3)
        .open_only(&["4", "9"])
        .gangster("legs_diamond", "9")
        .levels(BLUE, [1, 1, 1, 1, 3])
        .with(BLUE, |player| player.thugs = 2)
        .money(BLUE, 6, 0)
        .with(BLUE, |player| {
            slots(
                player,
                &["left_1", "left_3", "middle_still", "right_1", "casino_1"],
            );
        })
        .talking(BLUE, "contractors_1");
    given.offers(&["pass", "slot left_1", "slot left_3", "slot middle_still"]);
    assert_eq!(given.refused("slot left_2"), WhyNot::SlotEmpty);
    let dear = WhyNot::TooDear { cost: 8, means: 6 };
    assert_eq!(given.refused("slot right_1"), dear);
    let building = read("casino");
    let not = WhyNot::NotAllowed { building };
    assert_eq!(given.refused("slot casino_1"), not);
    given.act("slot left_1");
    given.offers(&["space 4.1", "space 4.2", "space 9.1", "space 9.2"]);
    assert_eq!(given.refused("space 5.1"), WhyNot::NoSuchSpace);
    given.act("space 9.1");
    given.offers(&["force 1", "force 2"]);
    given.act("force 1");
    // The second time there is $3 left.
    given.offers(&["pass", "slot left_3"]);
    given.acts(&["slot left_3", "space 4.1"]).post();
    assert_eq!(given.asked(), (BLUE, Step::Draw), "at most twice");
}

#[test]
fn sp_32_7_a_nightclub_or_a_casino() {
    let given = |cards: &[&str]| {
        table(3)
            .open_only(&["4", "9"])
            .house(BLUE, "4.1", "nightclub")
            .house(BLUE, "9.1", "bar")
            .gangster("legs_diamond", "9")
            .levels(BLUE, [1, 1, 1, 1, 4])
            .with(BLUE, |player| {
                player.thugs = 0;
                slots(
                    player,
                    &[
                        "left_1",
                        "middle_1",
                        "right_1",
                        "nightclub_2",
                        "casino_2",
                        "casino_3",
                    ],
                );
            })
            .hand(BLUE, cards)
            .money(BLUE, 40, 0)
            .talking(BLUE, "planning_2")
    };
    given(&[]).offers(&["pass", "slot nightclub_2"]);
    let few = WhyNot::TooFewCards { need: 1, held: 0 };
    assert_eq!(given(&[]).refused("slot casino_2"), few);
    let mut given = given(&["vip_05", "party_09"]);
    // Casinos are all alike (SP-R61).
    given.offers(&["pass", "slot nightclub_2", "slot casino_2"]);
    given.act("slot casino_2");
    given.offers(&["space 4.2", "space 9.1", "space 9.2"]);
    assert_eq!(given.refused("space 4.1"), WhyNot::SpaceTaken);
    given.act("space 9.1");
    given.offers(&["card vip_05", "card party_09"]);
    given.act("card vip_05");
    // Downtown has its nightclub; in Midtown there is only the gangster bar left.
    given.offers(&["pass", "slot nightclub_2", "slot casino_3"]);
    given.act("slot nightclub_2");
    assert_eq!(
        given.asked(),
        (BLUE, REWARD),
        "no other space, no other means"
    );
}

/// SP-4.2: a building that stands under a price is taken from any group.
#[test]
fn sp_32_24_the_preparation_round() {
    let mut given = new_game(3);
    let (seat, step) = given.asked();
    assert!(matches!(step, Step::Build { .. }));
    given.offers(&[
        "slot left_1",
        "slot left_2",
        "slot left_3",
        "slot middle_1",
        "slot middle_still",
        "slot middle_3",
        "slot right_1",
        "slot right_2",
        "slot right_3",
    ]);
    given.act("slot left_1");
    let manhattan = &given.game.manhattan;
    let empty = manhattan
        .all()
        .filter(|space| manhattan.lot(*space).is_empty());
    let sites: Vec<String> = empty.map(|space| format!("space {space}")).collect();
    let sites: Vec<&str> = sites.iter().map(String::as_str).collect();
    given.offers(&sites);
    given.act(sites[0]);
    let hand = given.game.screen(seat).hand.iter();
    let cards: Vec<String> = hand.map(|card| format!("card {}", card.id())).collect();
    let cards: Vec<&str> = cards.iter().map(String::as_str).collect();
    assert_eq!(cards.len(), 4);
    given.offers(&cards);
}

/// SP-25.1: only in the variant.
#[test]
fn sp_32_25_a_lost_still() {
    let mut given = table_of(2, &[("still_rebuild", "on")])
        .house(BLUE, "7.1", "still")
        .with(BLUE, |player| {
            let still = [Slot::MiddleStill].into_iter().collect();
            player.slots = player.slots.without(still);
        })
        .attack("joe_adonis", "7");
    given.offers(&["pass", "still"]);
    given.act("still");
    assert!(given.told(Event::StillSalvaged { seat: BLUE }));
}
