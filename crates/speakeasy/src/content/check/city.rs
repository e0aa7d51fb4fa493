//! The map, its harbours, and what its regions pay.

use kernel::pack::Faults;
use kernel::{Phrase, RuleId};

use super::listed;
use crate::content::Content;
use crate::pieces::{District, Region};

/// How many points the trucks of the rulebook's examples need at least, and whether no less is possible (SP-R21).
const JOURNEYS: &[(u8, u8, u8)] = &[(8, 4, 1), (4, 7, 1), (16, 10, 3), (8, 15, 4), (15, 13, 1)];

/// One journey with a stop (SP-R21).
const WITH_STOP: ([u8; 3], u8) = ([7, 9, 5], 3);

/// The harbours that the examples name, clockwise (SP-R22).
const KNOWN_HARBOURS: [u8; 4] = [7, 13, 16, 6];

/// Neighbours are mutual, every district can be reached, and the journeys of the rulebook are as long as it says.
pub(super) fn districts(tables: &Content, faults: &mut Faults<'_>) {
    let rule = RuleId("SP-8.1");
    let mut sound = true;
    for (data, district) in tables.district.iter().zip(District::ALL) {
        let place = format!("district {}, adjacent", data.id);
        let mut seen = Vec::new();
        for number in &data.adjacent {
            let Some(other) = District::numbered(*number) else {
                faults.number(&place, (*number).into(), 1, 16);
                sound = false;
                continue;
            };
            if other == district || seen.contains(number) {
                let what = Phrase::new("pack-neighbours");
                faults.rule(&place, listed(&data.adjacent), rule, what);
                sound = false;
            }
            seen.push(*number);
            let back = &tables.district[other as usize].adjacent;
            if !back.contains(&data.id) {
                let what = Phrase::new("pack-mutual")
                    .with("district", data.id)
                    .with("other", *number);
                faults.rule(&place, listed(&data.adjacent), rule, what);
                sound = false;
            }
            if beside_park(data.id, *number) {
                let what = Phrase::new("pack-across-park");
                faults.rule(&place, listed(&data.adjacent), rule, what);
                sound = false;
            }
        }
    }
    if sound {
        journeys(tables, faults);
    }
}

/// Whether Central Park lies between them.
fn beside_park(one: u8, other: u8) -> bool {
    let west = |number: u8| matches!(number, 13 | 15);
    let east = |number: u8| matches!(number, 14 | 16);
    west(one) && east(other) || east(one) && west(other)
}

fn journeys(tables: &Content, faults: &mut Faults<'_>) {
    let distance = |from: u8, to: u8| {
        let ends = District::numbered(from).zip(District::numbered(to));
        ends.map_or(u8::MAX, |(from, to)| tables.derived.distance(from, to))
    };
    for district in &tables.district {
        if distance(1, district.id) == u8::MAX {
            let place = format!("district {}, adjacent", district.id);
            let found = listed(&district.adjacent);
            let what = Phrase::new("pack-unreachable");
            faults.rule(&place, found, RuleId("SP-8.1"), what);
        }
    }
    let ([from, by, to], points) = WITH_STOP;
    let stopping = [(from, by), (by, to)].map(|(from, to)| distance(from, to));
    let whole = stopping.into_iter().fold(0, u8::saturating_add);
    let known = JOURNEYS.iter().map(|(from, to, points)| {
        let way = [*from, *to].map(|number| number.to_string()).to_vec();
        (way, distance(*from, *to), *points)
    });
    let stop = [from, by, to].map(|number| number.to_string()).to_vec();
    for (way, found, points) in known.chain([(stop, whole, points)]) {
        if found != points {
            let what = Phrase::new("pack-journey")
                .with("way", way.join(", "))
                .with("points", points);
            faults.rule("district", found, RuleId("SP-R21"), what);
        }
    }
}

/// Seven harbours, those of the examples in their order among them.
pub(super) fn harbours(tables: &Content, faults: &mut Faults<'_>) {
    let place = "harbours, clockwise";
    let given = tables.harbours.clockwise;
    for number in given {
        faults.number(place, number.into(), 1, 16);
    }
    let once = |number: &u8| given.iter().filter(|other| *other == number).count() == 1;
    let start = given.iter().position(|number| *number == KNOWN_HARBOURS[0]);
    let round = (0..given.len()).map(|nth| given[(start.unwrap_or(0) + nth) % given.len()]);
    let known = round.filter(|number| KNOWN_HARBOURS.contains(number));
    if !given.iter().all(once) || !known.eq(KNOWN_HARBOURS) {
        let known = KNOWN_HARBOURS.map(|number| number.to_string()).join(", ");
        let what = Phrase::new("pack-harbours").with("known", known);
        faults.rule(place, listed(&given), RuleId("SP-R22"), what);
    }
}

/// What the examples tell of payouts: region, place, dollars (SP-E10, SP-E11).
const KNOWN_PAYOUTS: [(Region, usize, u16); 4] = [
    (Region::Midtown, 2, 15),
    (Region::Midtown, 4, 5),
    (Region::Uptown, 1, 45),
    (Region::Uptown, 4, 20),
];

/// A better place pays no less.
pub(super) fn payouts(tables: &Content, faults: &mut Faults<'_>) {
    let (place, rule) = ("payouts, by_region", RuleId("SP-23.5"));
    let given = tables.payouts.by_region;
    for amounts in given {
        if amounts.windows(2).any(|pair| pair[0] < pair[1]) {
            let what = Phrase::new("pack-payouts-fall");
            faults.rule(place, listed(&amounts), rule, what);
        }
    }
    for (region, nth, amount) in KNOWN_PAYOUTS {
        let found = given[region as usize][nth - 1];
        if found != amount {
            let what = Phrase::new("pack-payout")
                .with("region", crate::words::region(region))
                .with("place", nth as u8)
                .with("amount", amount);
            faults.rule(place, found, rule, what);
        }
    }
}
