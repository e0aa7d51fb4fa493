//! The numbers of map, boards and docks against the rules.

use std::collections::BTreeMap;

use super::given::read;
use crate::content::{Effect, content, harbours};
use crate::pieces::{Building, District, Region, Ship, Slot, Track};

/// How many points a truck needs.
fn distance(from: &str, to: &str) -> usize {
    let mut reached: BTreeMap<District, usize> = BTreeMap::from([(read(from), 0)]);
    for points in 1..16 {
        let edge: Vec<District> = reached.keys().copied().collect();
        for next in edge.iter().flat_map(|district| district.adjacent().iter()) {
            reached.entry(next).or_insert(points);
        }
    }
    reached[&read::<District>(to)]
}

/// SP-8.1, and the journeys of SP-E14 and SP-E15.
#[test]
fn sp_r21_distances_are_those_of_the_examples() {
    assert_eq!(distance("8", "4"), 1);
    assert_eq!(distance("4", "7"), 1);
    assert_eq!(distance("7", "9") + distance("9", "5"), 3);
    assert_eq!(distance("7", "9"), 2);
    assert_eq!(distance("16", "10"), 3);
    assert_eq!(distance("8", "15"), 4);
    assert_eq!(distance("15", "13"), 1);
    for (west, east) in [("13", "14"), ("15", "16")] {
        assert!(distance(west, east) > 2, "not across Central Park");
    }
}

#[test]
fn sp_r22_seven_harbours_clockwise() {
    let numbers = harbours().map(|district| district as u8 + 1);
    assert_eq!(numbers, [1, 7, 13, 16, 12, 6, 3]);
    let of = |region| {
        harbours()
            .iter()
            .filter(|one| one.region() == region)
            .count()
    };
    assert_eq!(Region::ALL.map(of), [3, 2, 2]);
}

/// SP-10.13: every level holds one more.
#[test]
fn sp_r77_the_vip_area_holds_two_mobsters_and_in_the_end_six() {
    let capacities = [1, 2, 3, 4, 5].map(|level| Track::Vip.effect(level));
    assert_eq!(capacities, [2, 3, 4, 5, 6]);
}

/// SP-10.5, SP-10.6, SP-10.13.
#[test]
fn tracks_rise_from_1_to_5() {
    let effects = |track: Track| [1, 2, 3, 4, 5].map(|level| track.effect(level));
    for track in [Track::Party, Track::Still, Track::Fleet, Track::Strength] {
        assert_eq!(effects(track), [1, 2, 3, 4, 5]);
    }
    let discards = |track: Track| [1, 2, 3, 4, 5].map(|level| track.discards(level));
    for track in [Track::Vip, Track::Party, Track::Still, Track::Fleet] {
        assert_eq!(discards(track), [0, 0, 0, 0, 1]);
    }
    assert_eq!(discards(Track::Strength), [0, 0, 0, 1, 2]);
}

/// SP-11.12.
#[test]
fn each_row_of_the_docks_has_another_reward() {
    let rows = &content().docks.rows;
    let leverage_tokens = 1;
    let thugs_free = 1;
    assert_eq!(
        rows[0].reward,
        Effect {
            leverage_tokens,
            ..Effect::default()
        }
    );
    assert_eq!(
        rows[1].reward,
        Effect {
            thugs_free,
            ..Effect::default()
        }
    );
    assert!(rows[2].reward.op_card.is_some());
    assert_eq!(
        rows[3].reward,
        Effect {
            cash: 3,
            ..Effect::default()
        }
    );
}

/// SP-13.9, SP-14.2, SP-14.7.
#[test]
fn slots_have_the_prices_of_their_groups() {
    let group = |group: u8| -> Vec<(Building, u16)> {
        let slots = Slot::ALL
            .into_iter()
            .filter(|slot| slot.data().group == group);
        slots
            .map(|slot| (slot.building(), slot.data().price))
            .collect()
    };
    let (bar, still) = (Building::Bar, Building::Still);
    assert_eq!(group(1), [(bar, 3), (bar, 3), (bar, 3)]);
    assert_eq!(group(2), [(bar, 5), (still, 5), (bar, 5)]);
    assert_eq!(group(3), [(bar, 8), (bar, 8), (bar, 8)]);
    assert_eq!(content().building_prices.bar_groups, [3, 5, 8]);
    for (building, price) in group(0) {
        let expected = if building == Building::Nightclub {
            12
        } else {
            17
        };
        assert_eq!(price, expected);
    }
    for slot in Slot::ALL {
        let nothing = slot.data().reward.is_nothing();
        assert_eq!(nothing, slot.building() == Building::Casino, "{slot:?}");
    }
    assert_eq!(content().building_prices.casino_discards, 1);
}

/// SP-23.5, SP-E10, SP-E11.
#[test]
fn payouts_fall_by_place_and_rise_uptown() {
    let [downtown, midtown, uptown] = content().payouts.by_region;
    for region in [downtown, midtown, uptown] {
        assert!(region.windows(2).all(|pair| pair[0] > pair[1]));
    }
    for place in 0..5 {
        assert!(downtown[place] < midtown[place] && midtown[place] < uptown[place]);
    }
    assert_eq!((midtown[1], midtown[3]), (15, 5));
    assert_eq!((uptown[0], uptown[3]), (45, 20));
}

/// SP-15.10, SP-18.3, SP-18.13: fewer barrels are dearer and better guarded.
#[test]
fn ships_have_prices_and_defences() {
    for ship in Ship::ALL {
        assert!(ship.data().price.windows(2).all(|pair| pair[0] > pair[1]));
        assert!(ship.data().defence.windows(2).all(|pair| pair[0] < pair[1]));
    }
    assert_eq!(Ship::StephanieStClair.data().defence[2], 12);
    assert_eq!(Ship::SandraDaisy.data().price[3..], [6, 5]);
}

/// SP-10.8, SP-11.4, SP-19.17.
#[test]
fn the_notoriety_track_has_prices_and_rewards() {
    let track = &content().notoriety;
    assert_eq!(track.mobster_fields, [8, 14]);
    let fields: Vec<u8> = track.price.iter().map(|price| price.field).collect();
    assert_eq!(fields, [5, 9, 12, 16, 20, 24]);
    assert!(track.price.iter().all(|price| price.high == price.low + 5));
    let at_12 = track.price.iter().find(|price| price.field == 12).unwrap();
    assert_eq!((at_12.low, at_12.high), (15, 20));
    let rewards: Vec<u8> = track.reward.iter().map(|reward| reward.field).collect();
    assert_eq!(rewards, [7, 8, 11, 13, 14, 17, 18, 21, 23]);
}

/// SP-5.1, SP-2.1, SP-26.1.
#[test]
fn acts_and_sides_have_their_numbers() {
    assert_eq!(content().acts.rounds, [4, 3, 3, 1]);
    let [small, large] = &content().side;
    assert_eq!((small.a_gangsters, large.a_gangsters), (4, 6));
    assert_eq!(
        (small.war_gangsters, large.war_gangsters),
        ([2, 2, 3], [3, 3, 4])
    );
    assert_eq!((small.casino_income, large.casino_income), (5, 3));
    assert_eq!(small.extra_discard_columns, [2]);
    assert_eq!(large.extra_discard_columns, [3, 4]);
    assert_eq!(content().turn_order.leverage_price_by_column, [4, 3, 2, 1]);
    // 16 districts: closed, A gangsters and the three wars together.
    for (side, closed) in [(small, 5), (large, 0)] {
        let wars: u8 = side.war_gangsters.iter().sum();
        assert_eq!(side.a_gangsters + wars + closed, 16);
        assert_eq!(side.closed_districts.iter().sum::<u8>(), closed);
    }
    let values = &content().final_values;
    assert_eq!((values.bar, values.nightclub), (10, 15));
    assert_eq!((values.casino, values.still), (20, 20));
}
