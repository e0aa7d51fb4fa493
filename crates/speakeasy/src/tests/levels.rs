//! SP-10.5 to SP-10.10, SP-10.13: levels and notoriety.

use super::given::{BLUE, Given, table};
use crate::pieces::Track;
use crate::step::{Post, Price, Step};
use crate::whynot::WhyNot;

/// Blue may raise any level.
fn raising(levels: [u8; 5], hand: &[&str]) -> Given {
    table(4)
        .levels(BLUE, levels)
        .hand(BLUE, hand)
        .helped(BLUE, "raise_any")
}

/// The same without the question being passed over.
fn wanting(levels: [u8; 5], hand: &[&str]) -> Given {
    table(4)
        .levels(BLUE, levels)
        .hand(BLUE, hand)
        .asking(BLUE, Step::Raise)
}

fn levels(given: &Given) -> [u8; 5] {
    given.player(BLUE).levels
}

#[test]
fn sp_10_5_level_5_of_an_operation_costs_a_card() {
    let (need, held) = (1, 0);
    let why = WhyNot::TooFewCards { need, held };
    let without = wanting([4, 3, 4, 4, 1], &[]);
    assert_eq!(without.refused("raise vip"), why);
    assert!(without.allows("raise party"), "level 4 costs nothing");
    let mut given = raising([4, 3, 1, 1, 1], &["party_01", "fleet_01"]);
    given.act("raise vip");
    assert_eq!(given.asked().1, Step::Discard(Price::Level(Track::Vip)));
    assert_eq!(levels(&given)[0], 4, "not before the card is discarded");
    given.act("card fleet_01");
    assert_eq!(levels(&given), [5, 3, 1, 1, 1]);
    assert_eq!(given.player(BLUE).hand_size(), 1);
    let top = wanting([5, 1, 1, 1, 1], &["party_01"]);
    assert_eq!(top.refused("raise vip"), WhyNot::HighestLevel);
}

#[test]
fn sp_10_5_a_level_on_a_card_is_lost_when_it_cannot_be_paid() {
    // The card itself is no longer in the hand.
    let mut given = table(4)
        .levels(BLUE, [1, 1, 1, 4, 1])
        .hand(BLUE, &["fleet_04"])
        .talking(BLUE, "garage_1");
    given.act("card fleet_04");
    assert_eq!(levels(&given)[3], 4);
    assert!(matches!(given.asked().1, Step::Drive { .. }));
    let mut paid = table(4)
        .levels(BLUE, [1, 1, 1, 4, 1])
        .hand(BLUE, &["fleet_04", "vip_01"])
        .talking(BLUE, "garage_1");
    paid.acts(&["card fleet_04", "raise fleet"]);
    assert_eq!((levels(&paid)[3], paid.player(BLUE).hand_size()), (5, 0));
}

#[test]
fn sp_10_6_strength_4_costs_one_card_and_strength_5_two() {
    let (need, held) = (1, 0);
    let why = WhyNot::TooFewCards { need, held };
    assert_eq!(wanting([1, 1, 1, 1, 3], &[]).refused("raise strength"), why);
    let (need, held) = (2, 1);
    let why = WhyNot::TooFewCards { need, held };
    let one = wanting([1, 1, 1, 1, 4], &["vip_01"]);
    assert_eq!(one.refused("raise strength"), why);
    let mut given = raising([1, 1, 1, 1, 4], &["vip_01", "vip_02", "vip_03"]);
    given.acts(&["raise strength", "card vip_01", "card vip_03"]);
    assert_eq!(levels(&given)[4], 5);
    assert_eq!(given.player(BLUE).hand_size(), 1);
    assert!(wanting([1, 1, 1, 1, 2], &[]).allows("raise strength"));
    let top = wanting([1, 1, 1, 1, 5], &["vip_01", "vip_02"]);
    assert_eq!(top.refused("raise strength"), WhyNot::HighestLevel);
}

#[test]
fn sp_10_7_notoriety_is_the_sum_of_the_levels() {
    let mut given = raising([3, 1, 2, 1, 2], &[]);
    given.act("raise strength");
    assert_eq!(given.player(BLUE).notoriety(), 10);
    assert_eq!(wanting([5; 5], &[]).player(BLUE).notoriety(), 25);
}

/// Levels of a sum, of which the first can rise.
fn of_sum(sum: u8) -> [u8; 5] {
    let mut levels = [1; 5];
    for _ in 5..sum {
        // All but the first rise as far as they can, then the first.
        let next = (1..5).find(|track| levels[*track] < 5).unwrap_or(0);
        levels[next] += 1;
    }
    levels
}

/// SP-3.9, SP-19.17.
#[test]
fn sp_10_8_fields_of_the_notoriety_track_bring_rewards() {
    let (post, waiting) = (Post::Either, true);
    for field in 6..=25 {
        let mut given = raising(of_sum(field - 1), &["fleet_01"]);
        given.act("raise vip");
        let expected = match field {
            7 | 13 | 18 | 23 => Step::TakeCard,
            8 | 14 => Step::Mobster { post, waiting },
            11 | 17 | 21 => Step::TakeHelper,
            _ => Step::Send,
        };
        assert_eq!(given.player(BLUE).notoriety(), field);
        assert_eq!(given.asked().1, expected, "field {field}");
    }
}

#[test]
fn sp_10_9_any_of_the_five_tracks_may_be_raised() {
    let given = raising([1; 5], &[]);
    let tracks = ["vip", "party", "still", "fleet", "strength"];
    let offered = tracks.map(|track| format!("raise {track}"));
    assert_eq!(given.legal()[1..], offered);
}

/// Blue plays a fleet card with the optional extra level.
fn playing(fleet: u8, others: &[&str]) -> Given {
    let hand: Vec<&str> = ["fleet_01"].iter().chain(others).copied().collect();
    let mut given = table(4)
        .levels(BLUE, [1, 1, 1, fleet, 3])
        .hand(BLUE, &hand)
        .talking(BLUE, "garage_2");
    given.acts(&["pass", "card fleet_01"]);
    given
}

/// SP-E9, SP-R8: with its notoriety, and at once for the action.
#[test]
fn sp_10_10_one_more_level_may_be_had_for_any_card() {
    let mut given = playing(2, &["vip_01", "vip_02"]);
    assert_eq!(levels(&given)[3], 3, "fleet +1");
    assert_eq!(given.asked().1, Step::Extra(Track::Fleet));
    given.act("card vip_01");
    assert_eq!(levels(&given)[3], 4);
    assert_eq!(given.player(BLUE).notoriety(), 10);
    assert_eq!(given.asked().1, Step::Drive { points: [4, 4] });
    assert!(given.allows("enter 2 1"), "the second truck");
    let mut declined = playing(2, &["vip_01"]);
    declined.act("pass");
    assert_eq!(declined.asked().1, Step::Drive { points: [3, 3] });
}

#[test]
fn sp_10_10_an_extra_level_5_costs_two_cards() {
    let one = playing(3, &["vip_01"]);
    assert!(matches!(one.asked().1, Step::Drive { .. }), "too few cards");
    assert_eq!(one.player(BLUE).hand_size(), 1);
    let mut two = playing(3, &["vip_01", "vip_02"]);
    assert_eq!(levels(&two)[3], 4);
    two.act("card vip_02");
    assert_eq!(levels(&two)[3], 5);
    assert_eq!(two.player(BLUE).hand_size(), 0);
}

#[test]
fn sp_10_10_no_level_follows_the_fifth() {
    let mut given = playing(4, &["vip_01", "vip_02", "vip_03"]);
    // Notoriety 11 brings a helper, which is declined.
    given.acts(&["raise fleet", "card vip_01", "pass"]);
    assert_eq!(levels(&given)[3], 5);
    assert!(matches!(given.asked().1, Step::Drive { .. }));
}

/// SP-R8.
#[test]
fn sp_10_13_a_new_level_counts_at_once() {
    let played = |card: &str| {
        let mut given = table(4)
            .house(BLUE, "1.1", "bar")
            .barrel("1.1")
            .house(BLUE, "2.1", "still")
            .hand(BLUE, &[card])
            .talking(BLUE, "planning_1");
        given.acts(&["pass", &format!("card {card}")]);
        given
    };
    assert_eq!(played("party_04").asked().1, Step::Sell { left: 2 });
    assert_eq!(played("still_04").player(BLUE).still, 2);
    let points = [2, 2];
    assert_eq!(played("fleet_04").asked().1, Step::Drive { points });
    let vip = played("vip_04");
    assert_eq!(vip.player(BLUE).vip_capacity(), 3);
}

#[test]
fn sp_r8_the_second_truck_drives_in_the_action_of_the_card_that_brought_it() {
    let mut given = playing(2, &["vip_01"]);
    given.act("pass");
    assert!(given.allows("enter 2 16"));
    let early = table(4).asking(BLUE, Step::Drive { points: [2, 2] });
    assert_eq!(early.refused("enter 2 16"), WhyNot::NoTruck);
}

#[test]
fn sp_r30_fields_are_resolved_one_after_another_in_ascending_order() {
    // From notoriety 6 over 7 to 8.
    let mut given = table(4)
        .levels(BLUE, [1, 1, 1, 2, 1])
        .hand(BLUE, &["fleet_01", "vip_01"])
        .talking(BLUE, "garage_1");
    given.act("card fleet_01");
    assert_eq!(given.asked().1, Step::TakeCard, "field 7");
    given.act("deck party");
    assert_eq!(given.asked().1, Step::Extra(Track::Fleet));
    given.act("card vip_01");
    let (post, waiting) = (Post::Either, true);
    assert_eq!(given.asked().1, Step::Mobster { post, waiting }, "field 8");
}
