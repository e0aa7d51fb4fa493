//! FT-3: the inventory.

use super::given::{given, no_wanted, out_of_range, random_game};
use crate::content::{Character, Item};
use crate::map::Land;
use crate::whynot::WhyNot;

/// FT-I3
#[test]
fn ft_3_1_counters_go_beyond_the_printed_tracks() {
    let full = || given(1).inventory(0, [70, 50, 70, 30]);
    let mut table = full().assigned("2h 5d 9c");
    table.play(0, "go trail 5");
    assert_eq!(table.inventory(0), [82, 50, 70, 30]);
    let mut table = full().assigned("2h 8d 9c");
    table.play(0, "go trail 8");
    assert_eq!(table.inventory(0), [70, 58, 70, 30]);
    let mut table = full().assigned("2h Kd 9c");
    table.play(0, "go trail K");
    assert_eq!(table.inventory(0), [70, 50, 76, 33]);
}

#[test]
fn ft_3_2_wanted_is_what_is_held_after_crossing_out() {
    let mut table = given(1)
        .inventory(0, [4, 2, 0, 6])
        .deck("2h Jd 9c")
        .visit("3");
    table.play(0, "amount 4");
    assert_eq!(table.sheet(0).wanted, 2);
    // In the next turn stop J finds two, not six.
    table.play_all(0, &["assign 2h Jd 9c", "go trail J"]);
    let why = out_of_range(0, 2, "FT-3.6");
    assert_eq!(table.refusal(0, "amount 3"), why);
    table.play(0, "amount 2");
    assert_eq!(table.sheet(0).wanted, 0);
}

#[test]
fn ft_3_3_what_cannot_be_paid_in_full_cannot_be_chosen() {
    let mut table = given(1).inventory(0, [3, 2, 0, 0]).visit("8");
    table.play(0, "effect-first");
    // Nothing of the land office can be paid: the effect is over, the bonus action is next.
    assert!(table.can(0, "go cemetery t00"));
    let mut table = given(1).inventory(0, [3, 2, 0, 0]).visit("9");
    table.play(0, "effect-first");
    table.play(0, "buy pistol");
    assert_eq!(table.sheet(0).cash, 0);
    let mut table = given(1)
        .inventory(0, [3, 2, 0, 0])
        .circled(0, "town 4")
        .visit("4");
    let why = WhyNot::TooLittleCash { cost: 4, held: 3 };
    assert_eq!(table.refusal(0, "buy trail_horse"), why);
    let mut table = given(1).inventory(0, [4, 1, 0, 0]).assigned("2h 8d 9c");
    let why = WhyNot::SuitTooDear { cost: 2, held: 1 };
    assert_eq!(table.refusal(0, "suit clubs"), why);
}

/// FT-R39
#[test]
fn ft_3_4_the_fifth_pan_or_hammer_is_not_gained_but_the_rest_is() {
    let mut table = given(1)
        .with(0, |sheet| sheet.hammers = 4)
        .assigned("2d 5c 9h");
    table.play(0, "go mine m1a");
    assert_eq!((table.sheet(0).hammers, table.sheet(0).gold), (4, 3));
    let mut table = given(1)
        .with(0, |sheet| sheet.pans = 4)
        .circled(0, "town 5")
        .visit("5");
    table.play(0, "buy gold_pan");
    assert_eq!((table.sheet(0).pans, table.sheet(0).stars), (4, 1));
    assert_eq!(table.sheet(0).cash, 1);
    // The fourth is.
    let mut table = given(1)
        .with(0, |sheet| sheet.hammers = 3)
        .assigned("2d 5c 9h");
    table.play(0, "go mine m1a");
    assert_eq!(table.sheet(0).hammers, 4);
}

#[test]
fn ft_3_5_rewards_are_taken_with_their_wanted() {
    let mut table = given(1).assigned("2h 10d 9c");
    table.play(0, "go trail 10");
    // Nothing was asked: the next turn has begun.
    assert_eq!(table.game.turn, 2);
    assert_eq!(table.inventory(0), [4, 2, 5, 2]);
    // A bonus action, an effect and "up to" may be left.
    let mut table = given(1).assigned("2h 3d 9c");
    table.play_all(0, &["go trail 3", "decline"]);
    assert_eq!(table.game.turn, 2);
    let mut table = given(1).visit("2");
    table.play(0, "leave");
    assert_eq!(table.game.turn, 2);
    let mut table = given(1).inventory(0, [4, 2, 0, 3]).visit("3");
    table.play(0, "amount 0");
    assert_eq!(table.inventory(0), [4, 2, 1, 3]);
}

#[test]
fn ft_3_6_up_to_n_is_any_number_that_is_held() {
    let amounts = |wanted, sites: &str| {
        let table = given(1).inventory(0, [4, 2, 0, wanted]);
        let mut table = match sites {
            "hideout" => table.visit("3"),
            _ => table.assigned("2h Jd 9c"),
        };
        if sites == "trail J" {
            table.play(0, "go trail J");
        }
        table.legal(0)
    };
    let named =
        |from: u8, to: u8| -> Vec<String> { (from..=to).map(|n| format!("amount {n}")).collect() };
    assert_eq!(amounts(9, "hideout"), named(0, 4));
    assert_eq!(amounts(3, "hideout"), named(0, 3));
    assert_eq!(amounts(9, "trail J"), named(0, 6));
    assert_eq!(amounts(5, "trail J"), named(0, 5));
    // As one of several rewards it is two, or the only one.
    let office = |wanted| {
        let given = given(1).inventory(0, [4, 2, 0, wanted]);
        let mut table = given.circled(0, "town J").visit("J");
        table.play(0, "take clear");
        table.sheet(0).wanted
    };
    assert_eq!([9, 3, 2, 1].map(office), [7, 1, 0, 0]);
    let mut hunter = given(1)
        .inventory(0, [4, 2, 0, 0])
        .with(0, |sheet| sheet.outlaws.insert("Q".parse().unwrap()))
        .lineup("Qh 8d 9c")
        .turn();
    assert_eq!(hunter.refusal(0, "take clear"), no_wanted("FT-3.6"));
    let mut ranch = given(1)
        .character(0, Character::RanchHand)
        .assigned("2h 8d 9c");
    assert_eq!(ranch.refusal(0, "ability"), no_wanted("FT-3.6"));
    let mut ranch = given(1)
        .character(0, Character::RanchHand)
        .with(0, |sheet| sheet.wanted = 9)
        .assigned("2h 8d 9c");
    ranch.play(0, "ability");
    assert_eq!(ranch.legal(0), named(1, 2));
    let preacher = given(1)
        .character(0, Character::Preacher)
        .with(0, |sheet| sheet.wanted = 3)
        .arrest();
    let choices = [named(1, 3), vec!["keep-ability".to_owned()]].concat();
    assert_eq!(preacher.legal(0), choices);
}

#[test]
fn ft_3_7_pans_hammers_and_items_are_never_lost() {
    for seed in ["a", "b", "c"] {
        random_game(3, &[("characters", "on")], seed, |before, _, _, after| {
            for (old, new) in before.seats.iter().zip(&after.seats) {
                let (old, new) = (&old.sheet, &new.sheet);
                assert!(new.pans >= old.pans && new.hammers >= old.hammers);
                assert!(new.items.contains_all(old.items));
                assert!(new.outlaws.contains_all(old.outlaws));
                assert!(new.banked.contains_all(old.banked));
                assert!(new.hotel >= old.hotel);
                assert_eq!(Land::union(new.land, old.land), new.land);
            }
        });
    }
    // Not even by an arrest.
    let table = given(1)
        .inventory(0, [0, 0, 9, 9])
        .with(0, |sheet| {
            (sheet.pans, sheet.hammers) = (2, 3);
            sheet.items.insert(Item::Pistol);
        })
        .sheriff("2d")
        .arrest();
    assert_eq!((table.sheet(0).pans, table.sheet(0).hammers), (2, 3));
    assert!(table.sheet(0).items.contains(Item::Pistol));
    assert_eq!(table.sheet(0).stars, 5);
}
