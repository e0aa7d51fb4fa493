//! The numbers of map, boards and docks against the rules.

use crate::content::{Effect, content, harbours};
use crate::pieces::{Building, Region, Slot, Track};

/// SP-R22 beyond what every pack has to keep to.
#[test]
fn harbours_are_spread_over_the_regions() {
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

/// SP-23.5: our own numbers rise towards Uptown.
#[test]
fn payouts_rise_uptown() {
    let [downtown, midtown, uptown] = content().payouts.by_region;
    for place in 0..5 {
        assert!(downtown[place] < midtown[place] && midtown[place] < uptown[place]);
    }
}

/// SP-10.8, SP-11.4, SP-19.17.
#[test]
fn the_notoriety_track_has_prices_and_rewards() {
    let track = &content().notoriety;
    assert_eq!(track.mobster_fields, [8, 14]);
    let fields: Vec<u8> = track.price.iter().map(|price| price.field).collect();
    assert_eq!(fields, [5, 9, 12, 16, 20, 24]);
    assert!(track.price.iter().all(|price| price.high == price.low + 5));
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
