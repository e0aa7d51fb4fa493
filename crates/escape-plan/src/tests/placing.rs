//! Where tiles can be placed.

use std::collections::BTreeSet;

use super::city::{city, random_cities};
use crate::city::{BadSpot, City, Placed};
use crate::pieces::{Area, Tile};

const START: &str = "start_hospital 0,0 0; start_gang 0,1 0";

fn spot(text: &str) -> Placed {
    text.parse().unwrap()
}

/// The types of area that face themselves when a tile lies on a spot, segment by segment.
fn matches(city: &City, spot: Placed) -> Vec<Area> {
    let mut found = Vec::new();
    for (direction, cell) in Placed::around(spot.cell()).into_iter().enumerate() {
        let neighbour = city.placed().iter().find(|placed| placed.cell() == cell);
        let Some(neighbour) = neighbour else { continue };
        let facing = neighbour.edge((direction + 3) % 6);
        let pairs = spot
            .edge(direction)
            .into_iter()
            .zip(facing.into_iter().rev());
        let same = pairs.filter(|(own, other)| own.area() == other.area());
        found.extend(same.filter_map(|(own, _)| own.area()));
    }
    found
}

#[test]
fn ep_e5_eight_segments_match() {
    let city = city(START);
    let spot = spot("c1 1,0 4");
    assert_eq!(city.refuse_spot(spot, true), None);
    assert_eq!(matches(&city, spot).len(), 8);
}

#[test]
fn ep_e6_nothing_matches() {
    let city = city(START);
    let refused = city.refuse_spot(spot("c1 1,0 1"), true);
    assert_eq!(refused, Some(BadSpot::NothingMatches));
}

#[test]
fn ep_e7_one_neighbour_is_not_enough() {
    let city = city(START);
    for turn in 0..6 {
        let spot = spot(&format!("c1 0,-1 {turn}"));
        assert_eq!(
            city.refuse_spot(spot, true),
            Some(BadSpot::TooFewNeighbours)
        );
    }
}

#[test]
fn ep_6_2_a_cell_must_be_empty_and_every_turn_counts() {
    let city = city(START);
    let taken = city.refuse_spot(spot("c1 0,1 0"), true);
    assert_eq!(taken, Some(BadSpot::Taken));
    let spots: Vec<Placed> = city.spots(Tile::C1, true).collect();
    assert!(spots.contains(&spot("c1 1,0 4")) && spots.contains(&spot("c1 -1,1 4")));
    assert!(!spots.contains(&spot("c1 1,0 1")));
    assert!(spots.is_sorted(), "the order is fixed");
}

/// What is offered is exactly what is not refused, and the bits of rims say the same as areas that are
/// compared one by one.
#[test]
fn ep_6_4_a_tile_must_match_somewhere() {
    for city in random_cities(20) {
        for count in 2..city.placed().len() {
            let tile = city.placed()[count].tile;
            let city = City::new(&city.placed()[..count]);
            let spots: BTreeSet<Placed> = city.spots(tile, true).collect();
            for any in city.spots(tile, false) {
                let fits = !matches(&city, any).is_empty();
                assert_eq!(spots.contains(&any), fits, "{any} {city:?}");
                let refused = (!fits).then_some(BadSpot::NothingMatches);
                assert_eq!(city.refuse_spot(any, true), refused, "{any}");
            }
            assert_eq!(city.can_place(tile, true), !spots.is_empty());
        }
    }
}

#[test]
fn ep_6_3_two_neighbours_are_needed() {
    for city in random_cities(20) {
        let mut cells: Vec<(i8, i8)> = city.spots(Tile::A1, false).map(Placed::cell).collect();
        assert!(cells.is_sorted());
        cells.dedup();
        let range = || -14..=14;
        let all = range().flat_map(|q| range().map(move |r| (q, r)));
        let taken = |cell: &(i8, i8)| city.placed().iter().any(|p| p.cell() == *cell);
        let neighbours =
            |cell: &(i8, i8)| Placed::around(*cell).iter().filter(|c| taken(c)).count();
        let open = all.filter(|cell| !taken(cell) && neighbours(cell) >= 2);
        assert_eq!(cells, open.collect::<Vec<_>>());
    }
}

#[test]
fn ep_r3_water_alone_connects() {
    let spots = random_cities(50).flat_map(|city| {
        let count = city.placed().len() - 1;
        let last = city.placed()[count];
        let city = City::new(&city.placed()[..count]);
        let spots: Vec<Placed> = city.spots(last.tile, true).collect();
        spots.into_iter().map(move |spot| matches(&city, spot))
    });
    let by_water = |areas: &Vec<Area>| areas.iter().all(|area| *area == Area::Water);
    assert!(spots.filter(by_water).count() > 0);
}

/// EP-R4: what fits nowhere may be placed without matching, in every turn.
#[test]
fn ep_6_5_matching_can_be_dropped() {
    let city = city(START);
    let free: Vec<Placed> = city.spots(Tile::C1, false).collect();
    assert_eq!(free.len(), 12);
    assert!(
        free.iter()
            .all(|spot| city.refuse_spot(*spot, false).is_none())
    );
    let alone = super::city::city("start_hospital 0,0 0");
    assert!(!alone.can_place(Tile::C1, false), "EP-6.3 is never dropped");
}

#[test]
fn ep_r4_every_tile_fitted_in_random_cities() {
    for city in random_cities(200) {
        for count in 2..city.placed().len() {
            let tile = city.placed()[count].tile;
            let before = City::new(&city.placed()[..count]);
            assert!(before.spots(tile, true).count() >= 5, "{tile:?} {before:?}");
        }
    }
}

/// EP-R2: the grid has no limits; the city stays compact by itself.
#[test]
fn ep_r2_cities_stay_near_the_middle() {
    let cells = random_cities(200).flat_map(|city| city.placed().to_vec());
    let far = cells.map(|placed| placed.q.abs().max(placed.r.abs())).max();
    assert!((3..=7).contains(&far.unwrap()), "{far:?}");
}

#[test]
fn a_spot_is_read_as_it_is_written() {
    let spot = Placed {
        tile: Tile::C1,
        q: 1,
        r: -2,
        turn: 4,
    };
    assert_eq!(spot.to_string(), "c1 1,-2 4");
    assert_eq!("c1 1,-2 4".parse(), Ok(spot));
}
