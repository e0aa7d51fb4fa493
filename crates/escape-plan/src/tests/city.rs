//! How the tiles of a city hang together. Cities are fragments, laid out directly.

use kernel::{Chance, Seed};

use super::tiles::segment;
use crate::city::{City, Placed};
use crate::content::atlas;
use crate::node::{Node, NodeSet};
use crate::pieces::{Area, Tile};

/// A city of tiles in notation, separated by semicolons.
pub(super) fn city(tiles: &str) -> City {
    let placed = tiles.split("; ").map(|tile| tile.parse().unwrap());
    City::new(&placed.collect::<Vec<Placed>>())
}

fn node(id: &str) -> Node {
    id.parse().unwrap()
}

/// What a step on foot costs, whoever may take it.
fn cost(city: &City, from: &str, to: &str) -> Option<u8> {
    let (from, to) = (node(from).index(), node(to));
    let map = city.map();
    match (map.near[from].contains(to), map.free[from].contains(to)) {
        (false, free) => {
            assert!(!free, "free but not near");
            None
        }
        (true, free) => Some(u8::from(!free)),
    }
}

/// What the steps of a way cost.
fn costs(city: &City, way: &[&str]) -> Vec<Option<u8>> {
    let steps = way.windows(2);
    steps.map(|step| cost(city, step[0], step[1])).collect()
}

fn distance(city: &City, from: Tile, to: Tile) -> u8 {
    city.map().distance[from as usize][to as usize]
}

/// A whole city, placed at random.
pub(super) fn random_city(chance: &mut Chance) -> City {
    let mut city = city("start_hospital 0,0 0; start_gang 0,1 0");
    let mut left = Tile::ALL[2..].to_vec();
    chance.shuffle(&mut left);
    for tile in left {
        let spots: Vec<Placed> = city.spots(tile, true).collect();
        city.place(*chance.pick(&spots));
    }
    city
}

pub(super) fn random_cities(count: u64) -> impl Iterator<Item = City> {
    let seed = Seed::from_text("cities");
    (0..count).map(move |n| random_city(&mut Chance::new(&seed.nth(n))))
}

/// Where the middle of a segment of a placed tile lies in the plane, if hexagons are drawn.
fn on_the_table(placed: Placed, edge: usize, at: usize) -> (f32, f32) {
    let (x, y) = segment(edge, at);
    let (sin, cos) = (f32::from(placed.turn) * 60.0).to_radians().sin_cos();
    let (q, r) = (f32::from(placed.q), f32::from(placed.r));
    (
        x * cos - y * sin + 6.0 * q,
        x * sin + y * cos + 4.0 * 3_f32.sqrt() * (r + q / 2.0),
    )
}

#[test]
fn ep_3_1_tiles_that_share_an_edge_are_adjacent() {
    let city =
        city("start_gang 0,0 0; a1 0,-1 0; a2 1,-1 0; a3 1,0 0; b1 0,1 0; b2 -1,1 0; b3 -1,0 0");
    let around = [Tile::A1, Tile::A2, Tile::A3, Tile::B1, Tile::B2, Tile::B3];
    for (at, tile) in around.into_iter().enumerate() {
        assert_eq!(distance(&city, Tile::StartGang, tile), 1);
        let next = around[(at + 1) % 6];
        assert_eq!(distance(&city, tile, next), 1, "{tile:?} {next:?}");
        assert_eq!(distance(&city, tile, around[(at + 2) % 6]), 2);
    }
}

#[test]
fn ep_r1_beside_two_hexagons_two_cells_touch_both() {
    let city = city("start_hospital 0,0 0; start_gang 0,1 0");
    let mut cells: Vec<(i8, i8)> = city.spots(Tile::A1, false).map(Placed::cell).collect();
    cells.dedup();
    assert_eq!(cells, [(-1, 1), (1, 0)]);
}

/// EP-3.4: regions are adjacent over an edge exactly if segments of theirs lie on each other when the
/// tiles are drawn.
#[test]
fn ep_3_4_regions_are_adjacent_where_their_segments_meet() {
    for city in random_cities(20) {
        let rim = city.placed().iter().flat_map(|placed| {
            let segments = (0..6).flat_map(|edge| (0..4).map(move |at| (edge, at)));
            segments.map(|(edge, at)| {
                let region = placed.tile.data().edges[edge][at];
                (on_the_table(*placed, edge, at), region)
            })
        });
        let rim: Vec<((f32, f32), Node)> = rim.collect();
        for node in city.map().nodes.iter() {
            let own = rim.iter().filter(|(_, region)| *region == node);
            let mut expected = atlas().nodes[node.index()].beside;
            for (at, _) in own {
                let facing = rim.iter().filter(|(other, region)| {
                    region.tile() != node.tile() && (at.0 - other.0).hypot(at.1 - other.1) < 0.1
                });
                expected = expected.union(facing.map(|(_, region)| *region).collect());
            }
            assert_eq!(city.map().near[node.index()], expected, "{node} {city:?}");
        }
    }
}

/// EP-9.5, EP-9.6: over an edge a step to the same type is free, to another type it is not.
#[test]
fn ep_r7_other_types_can_be_reached_over_an_edge() {
    let city = city("start_hospital 0,0 0; start_gang 0,1 0");
    assert_eq!(cost(&city, "start_hospital_r", "start_gang_c"), Some(1));
    assert_eq!(cost(&city, "start_hospital_i", "start_gang_i"), Some(0));
    assert_eq!(cost(&city, "start_hospital_c", "start_gang_c"), None);
    for city in random_cities(20) {
        for node in city.map().nodes.iter() {
            let free = city.map().free[node.index()];
            let over = city.map().near[node.index()].without(node.tile().data().nodes);
            let same = over.iter().filter(|other| other.area() == node.area());
            assert_eq!(free, same.collect(), "{node}");
        }
    }
}

#[test]
fn ep_3_5_a_ferry_serves_all_water_that_hangs_together() {
    let (b1, b2) = (node("b1_w"), node("b2_w"));
    let alone = city("b1 0,0 0");
    assert_eq!(alone.map().bodies, [NodeSet::only(b1)]);
    assert!(!alone.map().dry.contains(b1));
    assert!(alone.map().dry.contains(node("b1_c")));
    let joined = city("b2 0,0 2; b1 1,0 1");
    assert!(joined.map().bodies.is_empty());
    assert!(joined.map().dry.contains(b1) && joined.map().dry.contains(b2));
    let apart = city("b2 0,0 0; b1 1,0 0");
    assert_eq!(apart.map().bodies, [NodeSet::only(b1)]);
    assert!(apart.map().dry.contains(b2));
}

/// EP-R17: the Jet ski opens one body, so they are told apart.
#[test]
fn ep_r17_bodies_of_water_are_told_apart() {
    for city in random_cities(50) {
        let map = city.map();
        let mut wet = NodeSet::NONE;
        for body in &map.bodies {
            assert!(!body.meets(wet));
            assert!(body.iter().all(|node| node.area() == Some(Area::Water)));
            assert!(body.iter().all(|node| !node.tile().data().ferry));
            let over = body.iter().flat_map(|node| map.free[node.index()].iter());
            assert!(over.into_iter().all(|node| body.contains(node)));
            wet = wet.union(*body);
        }
        assert_eq!(map.dry, map.nodes.without(wet));
        let first = |body: &NodeSet| body.iter().next();
        assert!(map.bodies.is_sorted_by_key(first));
    }
}

/// EP-3.6, EP-R8: over placed tiles, not straight over the grid.
#[test]
fn ep_3_6_distance_goes_over_placed_tiles() {
    // A ring around an empty cell that is open between a1 and d1.
    let city = city("a1 0,-1 0; a2 1,-1 0; a3 1,0 0; b1 0,1 0; d1 -1,1 0");
    assert_eq!(distance(&city, Tile::A1, Tile::A1), 0);
    assert_eq!(distance(&city, Tile::A1, Tile::B1), 3);
    assert_eq!(distance(&city, Tile::A1, Tile::D1), 4);
    assert_eq!(distance(&city, Tile::A1, Tile::C1), u8::MAX);
}

#[test]
fn ep_r8_gaps_count_for_flights_and_sewers_too() {
    let city = city("a1 0,-1 0; a2 1,-1 0; a3 1,0 0; b1 0,1 0");
    let map = city.map();
    // Over the gap b1 would be two tiles away.
    assert!(!map.flight[Tile::A1 as usize].contains(node("store_b")));
    assert!(!map.sewer[Tile::A1 as usize].contains(node("b1_c")));
    assert!(map.flight[Tile::A2 as usize].contains(node("store_b")));
    assert!(map.sewer[Tile::A2 as usize].contains(node("b1_c")));
}

/// EP-R13: not to the own tile; EP-R16: the sewer leads from land to land, exactly two tiles on.
#[test]
fn ep_r16_flights_and_sewers_by_distance() {
    for city in random_cities(20) {
        for from in Tile::ALL {
            for node in city.map().nodes.iter() {
                let distance = distance(&city, from, node.tile());
                let flies = city.map().flight[from as usize].contains(node);
                assert_eq!(flies, matches!(distance, 1 | 2), "{from:?} {node}");
                let land = node.area().is_some_and(|area| area != Area::Water);
                let sewer = city.map().sewer[from as usize].contains(node);
                assert_eq!(sewer, land && distance == 2, "{from:?} {node}");
            }
        }
    }
}

#[test]
fn ep_e13_travel_over_land() {
    let city = city("c1 0,0 1; a1 1,0 4; c3 2,-1 3");
    let way = [
        "store_c",
        "c1_i",
        "a1_i",
        "c3_i",
        "c3_r",
        "safe_house_field_c3",
    ];
    assert_eq!(
        costs(&city, &way),
        [Some(1), Some(0), Some(0), Some(1), Some(1)]
    );
}

#[test]
fn ep_e14_a_ferry_on_the_next_tile() {
    let city = city("b2 0,0 2; b1 1,0 1");
    let way = ["business_field_b2", "b2_w", "b1_w", "b1_c", "store_b"];
    assert_eq!(costs(&city, &way), [Some(1), Some(0), Some(1), Some(1)]);
    assert!(way.iter().all(|id| city.map().dry.contains(node(id))));
}

#[test]
fn ep_e15_metro() {
    let city = city("start_gang 0,0 0; start_hospital 0,1 0; c3 -1,2 0");
    assert_eq!(
        costs(&city, &["gang_c3", "c3_i", "metro_c3"]),
        [Some(1), Some(1)]
    );
    let stations = ["metro_start_hospital", "metro_c3"].map(node);
    assert_eq!(city.map().metros, stations.into_iter().collect());
    let way = [
        "metro_start_hospital",
        "start_hospital_r",
        "start_gang_r",
        "store_a",
    ];
    assert_eq!(costs(&city, &way), [Some(1), Some(0), Some(1)]);
}

#[test]
fn ep_e16_helicopter() {
    let city = city("start_hospital 0,0 0; start_gang 0,1 0; c2 1,1 0");
    let way = ["safe_house_field_c2", "c2_r", "helicopter_c2"];
    assert_eq!(costs(&city, &way), [Some(1), Some(1)]);
    assert_eq!(distance(&city, Tile::C2, Tile::StartHospital), 2);
    assert!(city.map().flight[Tile::C2 as usize].contains(node("hospital")));
}

#[test]
fn ep_e17_walking_over_three_tiles() {
    let city = city("c1 0,0 1; a3 1,0 5; start_gang 2,0 0");
    let way = [
        "safe_house_field_c1",
        "c1_i",
        "a3_i",
        "a3_c",
        "start_gang_c",
        "store_a",
    ];
    assert_eq!(
        costs(&city, &way),
        [Some(1), Some(0), Some(1), Some(0), Some(1)]
    );
}

#[test]
fn ep_e18_by_air_and_metro() {
    let city = city("c2 0,0 0; b3 1,0 0; a1 2,0 0; d1 3,0 0");
    let way = ["safe_house_field_c2", "c2_r", "helicopter_c2"];
    assert_eq!(costs(&city, &way), [Some(1), Some(1)]);
    let flight = city.map().flight[Tile::C2 as usize];
    assert!(flight.contains(node("metro_a1")));
    assert!(!flight.contains(node("metro_d1")), "three tiles away");
    assert!(city.map().metros.contains(node("metro_d1")));
    assert_eq!(
        costs(&city, &["metro_d1", "d1_c", "exit_1"]),
        [Some(1), Some(1)]
    );
}

#[test]
fn ep_e25_onto_a_helipad() {
    let city = city("d3 0,0 1; a1 1,0 3");
    assert_eq!(
        costs(&city, &["exit_3", "d3_i", "a1_i"]),
        [Some(1), Some(0)]
    );
    assert!(atlas().helipads.contains(node("a1_i")));
    assert!(!atlas().helipads.contains(node("d3_i")));
}

#[test]
fn ep_e29_sewer() {
    let city = city("start_hospital 0,0 0; start_gang 0,1 0; c2 1,1 0");
    let sewer = city.map().sewer[Tile::C2 as usize];
    assert_eq!(
        sewer,
        ["start_hospital_i", "start_hospital_c", "start_hospital_r"]
            .map(node)
            .into_iter()
            .collect()
    );
}

#[test]
fn the_map_knows_only_placed_tiles() {
    let city = city("start_hospital 0,0 0; start_gang 0,1 0");
    assert_eq!(city.map().nodes.len(), 11);
    assert!(!city.map().nodes.contains(node("a1_i")));
    assert!(city.map().near[node("a1_i").index()].is_empty());
    assert_eq!(city.tiles().len(), 2);
    assert_eq!(city.get(Tile::StartGang).map(Placed::cell), Some((0, 1)));
    assert!(city.contains(Tile::StartHospital) && !city.contains(Tile::A1));
}

#[test]
fn a_city_is_the_same_however_it_grew() {
    for city in random_cities(20) {
        let mut tiles = city.placed().to_vec();
        tiles.reverse();
        let other = City::new(&tiles);
        let (one, two) = (city.map(), other.map());
        assert_eq!((one.near, one.free), (two.near, two.free));
        assert_eq!((one.dry, &one.bodies), (two.dry, &two.bodies));
        assert_eq!(one.distance, two.distance);
        assert_eq!((one.flight, one.sewer), (two.flight, two.sewer));
        // Every tile is in the city: any of them stands for one that is to be placed.
        for tile in Tile::ALL {
            assert!(city.spots(tile, true).eq(other.spots(tile, true)));
        }
    }
}

#[test]
fn a_city_is_written_by_its_tiles_and_read_again() {
    for city in random_cities(3) {
        let text = serde_json::to_string(&city).unwrap();
        let read: City = serde_json::from_str(&text).unwrap();
        assert_eq!(read, city);
        assert_eq!(read.map().near, city.map().near);
    }
    for text in [
        r#"["a1 0,0 0","a1 0,1 0"]"#,
        r#"["a1 0,0 0","a2 0,0 0"]"#,
        r#"["a1 0,0 6"]"#,
        r#"["a1 99,0 0"]"#,
        r#"["a1 +1,0 0"]"#,
        r#"["a1 0,0"]"#,
    ] {
        assert!(serde_json::from_str::<City>(text).is_err(), "{text}");
    }
}
