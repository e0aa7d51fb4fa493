//! ID-1: the ring, distances, moving and what a criminal carries.

use std::collections::BTreeSet;

use super::given::{ANNA, BRUNO, new_game, new_game_of, read, table};
use crate::city::Border;
use crate::pieces::{Support, Zone};
use crate::step::{Chore, Duty, Step};
use crate::whynot::WhyNot;

#[test]
fn id_1_1_the_ring_is_laid_at_random_and_never_changes() {
    let ring = |seed| new_game_of(2, &[], seed).game.open.city.ring.zones();
    let zones: BTreeSet<Zone> = ring("one").into_iter().collect();
    assert_eq!(zones.len(), 8);
    let rings: BTreeSet<[Zone; 8]> = ["one", "two", "three"].into_iter().map(ring).collect();
    assert_eq!(rings.len(), 3);
    let mut given = new_game(2);
    let before = given.game.open.city.ring;
    for _ in 0..40 {
        let last = given.legal().pop().expect("something to do");
        given = given.act(&last);
    }
    assert_eq!(given.game.open.city.ring, before);
}

#[test]
fn id_1_2_borders_lie_clockwise_and_the_shorter_way_counts() {
    let ring = table(2).game.open.city.ring;
    let sides = |border| ring.sides(Border(border)).map(Zone::id);
    assert_eq!(sides(1), ["parish", "downtown"]);
    assert_eq!(sides(7), ["ion_towers", "aerodrome"]);
    let from_aerodrome = ring
        .zones()
        .map(|zone| ring.distance(Zone::Aerodrome, zone));
    assert_eq!(from_aerodrome, [0, 1, 2, 3, 4, 3, 2, 1]);
}

#[test]
fn id_1_3_adjacent_opposite_and_nearby() {
    let ring = table(2).game.open.city.ring;
    let all = ring.zones();
    let adjacent = all.map(|zone| ring.adjacent(Zone::Aerodrome, zone));
    let nearby = all.map(|zone| ring.nearby(Zone::Aerodrome, zone));
    let (yes, no) = (true, false);
    assert_eq!(adjacent, [no, yes, no, no, no, no, no, yes]);
    assert_eq!(nearby, [yes, yes, no, no, no, no, no, yes]);
    assert_eq!(ring.opposite(Zone::Aerodrome), Zone::Harbor);
    assert_eq!(ring.opposite(Zone::Blocks), Zone::Parish);
}

#[test]
fn id_1_4_barriers_stop_moves_and_change_no_distance() {
    let given = table(2)
        .at("enforcer", "parish")
        .at("seer", "downtown")
        .hooked(ANNA, "enforcer", 3)
        .acting(ANNA);
    // Downtown is nearby across the barrier; only the move back across it is stopped.
    assert!(given.may("push seer heights"));
    let (zone, stopped) = (Zone::Parish, Zone::Downtown);
    assert_eq!(given.refused("push seer parish"), WhyNot::Barred { zone });
    let barred = WhyNot::Barred { zone: stopped };
    assert_eq!(given.refused("move enforcer downtown"), barred);
}

#[test]
fn id_1_5_a_barrier_on_the_far_edge_of_a_neighbour_is_nearby() {
    let city = table(2).game.open.city;
    let nearby = |zone| -> Vec<u8> {
        let near = Border::all().filter(|border| city.barrier_nearby(*border, zone));
        near.map(|Border(border)| border).collect()
    };
    assert_eq!(nearby(Zone::Downtown), [0, 1, 2, 3]);
    assert_eq!(nearby(Zone::Aerodrome), [0, 1, 6, 7]);
}

#[test]
fn id_1_6_a_move_is_one_zone_and_a_relocation_goes_anywhere() {
    let given = table(2)
        .at("seer", "harbor")
        .hooked(ANNA, "seer", 0)
        .acting(ANNA);
    assert_eq!(given.legal_like("move"), ["move seer blocks"]);
    let zone = Zone::Zinbazaar;
    let far = given.refused("move seer zinbazaar");
    assert_eq!(far, WhyNot::NotAdjacent { zone });
    let same = given.refused("move seer harbor");
    let zone = Zone::Harbor;
    assert_eq!(same, WhyNot::AlreadyThere { zone });
    let given = given.asking(ANNA, Step::RelocateTo(read("seer")));
    assert_eq!(given.legal().len(), 7);
}

#[test]
fn id_1_7_barriers_stop_moves_but_no_relocation() {
    let given = table(2)
        .at("jumper", "parish")
        .barriers(0, 1)
        .hooked(ANNA, "jumper", 3)
        .acting(ANNA);
    assert!(given.legal_like("move").is_empty());
    let zone = Zone::Aerodrome;
    let refused = given.refused("move jumper aerodrome");
    assert_eq!(refused, WhyNot::Barred { zone });
    assert_eq!(given.act("jump").zone("jumper"), "blocks");
}

#[test]
fn id_1_8_the_held_item_comes_along() {
    let given = table(2)
        .at("jumper", "blocks")
        .at("seer", "harbor")
        .holds("jumper", "cash")
        .hooked(ANNA, "jumper", 3);
    let carried = |given: &super::given::Given| {
        assert_eq!(given.holder("cash"), Some("jumper"));
        given.game.open.city.item_zone(read("cash")).id()
    };
    let given = given.acting(ANNA).act("move jumper zinbazaar");
    assert_eq!(carried(&given), "zinbazaar");
    let given = given.act("jump");
    assert_eq!(carried(&given), "downtown");
    let given = given
        .asking(ANNA, Step::SwapCriminals)
        .act("criminal jumper");
    assert_eq!(carried(&given), "harbor", "swapped with the Seer");
    let patrol = Step::Patrol {
        left: 1,
        duty: Duty::May,
    };
    let given = given.guardian("harbor").asking(ANNA, patrol);
    let given = given.acts(&["guardian heights", "criminal jumper"]);
    assert_eq!(carried(&given), "heights", "escorted");
}

#[test]
fn id_1_9_a_criminal_holds_one_item() {
    let given = table(2)
        .at("seer", "zinbazaar")
        .holds("seer", "cash")
        .hooked(ANNA, "seer", 0)
        .acting(ANNA);
    assert_eq!(given.lies("cash"), None);
    let given = given.act("pickup seer rifle");
    assert_eq!(given.holder("rifle"), Some("seer"));
    assert_eq!(given.lies("cash"), Some("zinbazaar"));
    assert_eq!(given.holder("cash"), None);
}

#[test]
fn id_1_10_an_item_moved_on_its_own_ends_dropped() {
    let given = table(2)
        .at("seer", "harbor")
        .holds("seer", "cash")
        .asking(ANNA, Step::RelocateItem)
        .acts(&["item cash", "zone parish"]);
    assert_eq!(given.lies("cash"), Some("parish"));
    assert_eq!(given.zone("seer"), "harbor");
}

#[test]
fn id_1_11_everything_may_share_a_zone() {
    let given = table(2)
        .at("seer", "harbor")
        .at("fixer", "blocks")
        .at("jumper", "blocks")
        .guardian("blocks")
        .dropped("cash", "blocks")
        .dropped("rifle", "blocks")
        .hooked(ANNA, "seer", 0)
        .acting(ANNA)
        .act("move seer blocks");
    let city = &given.game.open.city;
    assert_eq!(city.criminals_in(Zone::Blocks).count(), 3);
    assert_eq!(city.items_in(Zone::Blocks).count(), 2);
    assert_eq!(city.searches_in(Zone::Blocks), 3);
    assert_eq!(city.guardian, Zone::Blocks);
}

#[test]
fn id_1_12_only_criminals_on_your_console_act_for_you() {
    let given = table(2)
        .at("seer", "harbor")
        .at("fixer", "blocks")
        .at("jumper", "parish")
        .hooked(ANNA, "seer", 0)
        .hooked(BRUNO, "fixer", 0)
        .acting(ANNA);
    assert!(given.may("move seer blocks"));
    for other in ["fixer", "jumper", "courier"] {
        let refused = given.refused(&format!("grip {other}"));
        let criminal = read(other);
        assert_eq!(refused, WhyNot::NotYours { criminal });
    }
}

#[test]
fn id_1_13_the_only_choice_is_taken_without_asking() {
    let given = table(2).bar(&["timing", "timing", "timing", "timing"]);
    let given = given.acting(ANNA).asking(ANNA, Step::Bar { more: 0 });
    assert_eq!(given.step(), Step::Act);
    assert_eq!(given.papers(ANNA).evidence(), 1);
    let given = table(2).bar(&["timing", "target", "timing", "timing"]);
    let given = given.acting(ANNA).asking(ANNA, Step::Bar { more: 0 });
    assert_eq!(given.legal(), ["evidence target", "evidence timing"]);
}

/// ID-R34: the penalty of chapter 3 is 10 Intel.
#[test]
fn id_1_14_intel_never_falls_below_nothing() {
    let given = table(2)
        .chapter(3)
        .intel(ANNA, 4)
        .intel(BRUNO, 13)
        .resolving(BRUNO);
    assert_eq!(given.console(ANNA).intel, 0);
    assert_eq!(given.console(BRUNO).intel, 3);
}

#[test]
fn id_1_15_what_is_impossible_is_skipped() {
    let flip = (Some("flip_one"), 2);
    let given = table(2)
        .offer([flip, (None, 0), (None, 0)])
        .acting(ANNA)
        .doing(ANNA, Chore::Support(1));
    // Nothing lies in the plan, so nothing is exposed; the Intel is gained all the same.
    assert_eq!(given.step(), Step::Act);
    assert_eq!(given.console(ANNA).intel, 5);
    assert_eq!(given.held(ANNA, Support::FlipOne.id()), 0);
}

/// ID-R78.
#[test]
fn id_1_16_what_changes_nothing_is_not_offered() {
    let given = table(2)
        .at("seer", "harbor")
        .at("jumper", "parish")
        .grip(ANNA, "seer", 8)
        .asking(ANNA, Step::RelocateTo(read("seer")));
    assert!(!given.may("zone harbor"));
    let zone = Zone::Harbor;
    let there = given.refused("zone harbor");
    assert_eq!(there, WhyNot::AlreadyThere { zone });
    // Grip over the Seer is at the end of the track, so only the Jumper is left, and then nobody.
    let given = given.acting(ANNA).asking(ANNA, Step::GainGrip { left: 1 });
    assert_eq!(given.grip_over(ANNA, "jumper"), 1);
    let given = given.grip(ANNA, "jumper", 8);
    let given = given.asking(ANNA, Step::GainGrip { left: 3 });
    assert_eq!(given.step(), Step::Act);
    assert_eq!(given.grip_over(ANNA, "jumper"), 8);
}

#[test]
fn id_r78_nothing_is_relocated_to_where_it_is_and_actions_may_be_left_over() {
    let given = table(2)
        .at("seer", "aerodrome")
        .searches(&[("blocks", 3), ("parish", 2), ("heights", 1)])
        .hooked(ANNA, "seer", 0)
        .acting(ANNA)
        .act("use seer");
    let zone = Zone::Aerodrome;
    let there = WhyNot::AlreadyThere { zone };
    assert_eq!(given.refused("zone aerodrome"), there);
    let given = given.act("zone harbor");
    assert_eq!(given.game.open.turn.actions, 1);
    assert!(given.may("pass"));
}
