//! What is derived from the grids of the tiles.

use crate::content::atlas;
use crate::content::grid::{self, CELLS};
use crate::node::{Kind, Node, NodeSet, Site};
use crate::pieces::{Area, Stack, Tile};

fn node(id: &str) -> Node {
    id.parse().unwrap()
}

fn beside(id: &str) -> Vec<&'static str> {
    let beside = atlas().nodes[node(id).index()].beside;
    beside.iter().map(Node::id).collect()
}

fn apart(one: (f32, f32), other: (f32, f32)) -> f32 {
    (one.0 - other.0).hypot(one.1 - other.1)
}

/// EP-3.2: triangles of side 1 share a side if their centres are 1/√3 apart.
#[test]
fn cells_are_neighbours_if_they_share_a_side() {
    for cell in 0..CELLS {
        let mut neighbours = grid::neighbours(cell);
        neighbours.sort_unstable();
        let near = |other: &usize| {
            let apart = apart(grid::centre(cell), grid::centre(*other));
            (apart - 1.0 / 3_f32.sqrt()).abs() < 0.001
        };
        let expected: Vec<usize> = (0..CELLS).filter(near).collect();
        assert_eq!(neighbours[..], expected, "{cell}");
    }
}

/// The middle of each segment of the rim, clockwise from the top left corner.
pub(super) fn segment(edge: usize, segment: usize) -> (f32, f32) {
    let corner = |number: usize| {
        let angle = (number as f32 * 60.0 - 120.0).to_radians();
        (4.0 * angle.cos(), 4.0 * angle.sin())
    };
    let (from, to) = (corner(edge), corner(edge + 1));
    let part = (segment as f32 + 0.5) / 4.0;
    (
        from.0 + (to.0 - from.0) * part,
        from.1 + (to.1 - from.1) * part,
    )
}

#[test]
fn every_segment_of_the_rim_has_its_cell() {
    for (edge, at) in (0..6).flat_map(|edge| (0..4).map(move |at| (edge, at))) {
        let middle = segment(edge, at);
        let cells = (0..CELLS).filter(|cell| apart(grid::centre(*cell), middle) < 0.3);
        assert_eq!(cells.collect::<Vec<_>>(), [grid::at_edge(edge, at)]);
    }
}

#[test]
fn ep_3_2_every_cell_belongs_to_one_region_or_location() {
    assert_eq!(atlas().nodes.len(), 83);
    for tile in Tile::ALL {
        let data = tile.data();
        assert!(data.nodes.iter().all(|node| node.tile() == tile));
        let mut count = 0;
        for node in data.nodes.iter() {
            let cells = &atlas().nodes[node.index()].cells;
            assert!(
                cells
                    .iter()
                    .all(|cell| data.cells[usize::from(*cell)] == node)
            );
            count += cells.len();
        }
        assert_eq!(count, CELLS, "{tile:?}");
        // An id names the type of area: there is never a second region of it.
        let areas: Vec<Area> = data.nodes.iter().filter_map(Node::area).collect();
        assert!(
            areas.is_sorted_by(|one, other| one < other),
            "{tile:?} {areas:?}"
        );
    }
}

#[test]
fn nodes_are_numbered_tile_by_tile_and_known_by_their_ids() {
    let all: Vec<Node> = Node::all().collect();
    assert!(all.is_sorted_by_key(|node| node.tile()));
    for node in all {
        assert_eq!(node.id().parse(), Ok(node));
    }
    let c1 = Tile::C1.data().nodes.iter().map(Node::id);
    let expected = [
        "safe_house_field_c1",
        "store_c",
        "church_c1",
        "c1_i",
        "c1_c",
        "c1_r",
    ];
    assert_eq!(c1.collect::<Vec<_>>(), expected);
    assert!("c1_x".parse::<Node>().is_err());
}

#[test]
fn ep_3_3_what_touches_along_a_side_is_adjacent() {
    assert_eq!(beside("store_c"), ["c1_i", "c1_c"]);
    assert_eq!(beside("c1_r"), ["church_c1", "c1_i", "c1_c"]);
    // Two locations
    assert_eq!(beside("gang_d3"), ["clinic_d3", "d3_i"]);
    assert_eq!(beside("store_b"), ["business_field_b1", "b1_c"]);
    for node in Node::all() {
        let data = &atlas().nodes[node.index()];
        assert!(!data.beside.contains(node));
        for other in data.beside.iter() {
            assert_eq!(other.tile(), node.tile());
            assert!(atlas().nodes[other.index()].beside.contains(node));
        }
    }
}

#[test]
fn ep_r6_a_corner_does_not_count() {
    // Cells that share only a corner have centres at most 2/√3 apart.
    let touch = |one: Node, other: Node| {
        let cells = |node: Node| atlas().nodes[node.index()].cells.iter();
        let centre = |cell: &u8| grid::centre(usize::from(*cell));
        cells(one).any(|a| cells(other).any(|b| apart(centre(a), centre(b)) < 1.2))
    };
    for (one, other) in [("gang_c3", "metro_c3"), ("a1_c", "a1_r")] {
        let (one, other) = (node(one), node(other));
        assert!(touch(one, other));
        assert!(!atlas().nodes[one.index()].beside.contains(other));
    }
}

#[test]
fn ep_3_4_locations_never_reach_an_edge_and_always_touch_land() {
    for tile in Tile::ALL {
        for node in tile.data().edges.as_flattened() {
            assert!(node.area().is_some(), "{node}");
        }
        for location in tile.locations().iter() {
            let beside = atlas().nodes[location.index()].beside;
            let land = |node: Node| node.area().is_some_and(|area| area != Area::Water);
            assert!(beside.iter().any(land), "{location}");
        }
    }
}

/// EP-3.7, EP-R15
#[test]
fn ep_3_7_a_helipad_serves_its_whole_tile_but_the_water() {
    let helipads = atlas().helipads;
    for id in [
        "a1_i",
        "business_field_a1",
        "metro_d1",
        "exit_2",
        "start_gang_r",
    ] {
        assert!(helipads.contains(node(id)), "{id}");
    }
    for id in ["a1_w", "d1_w", "d3_i", "hospital", "helicopter_c2"] {
        assert!(!helipads.contains(node(id)), "{id}");
    }
    let tiles = Tile::ALL
        .into_iter()
        .filter(|tile| tile.data().nodes.meets(helipads));
    let expected = [
        Tile::StartGang,
        Tile::A1,
        Tile::B3,
        Tile::C1,
        Tile::D1,
        Tile::D2,
    ];
    assert_eq!(tiles.collect::<Vec<_>>(), expected);
}

#[test]
fn every_day_brings_two_businesses_a_safe_house_and_an_exit() {
    for tile in Tile::ALL {
        let field = tile.field().and_then(Node::site);
        let exits = tile
            .locations()
            .iter()
            .filter(|n| matches!(n.site(), Some(Site::Exit(_))));
        let (expected, exit) = match tile.data().stack {
            Some(Stack::A | Stack::B) => (Some(Site::Business), 0),
            Some(Stack::C) => (Some(Site::SafeHouse), 0),
            Some(Stack::D) => (None, 1),
            None => (None, 0),
        };
        assert_eq!((field, exits.count()), (expected, exit), "{tile:?}");
    }
    for stack in Stack::ALL {
        let of_stack = Tile::ALL
            .into_iter()
            .filter(|t| t.data().stack == Some(stack));
        assert_eq!(of_stack.count(), 3, "{stack:?}");
    }
}

#[test]
fn the_starting_tiles_hold_the_hospital_and_a_gang_base_apart() {
    assert_eq!(node("hospital").tile(), Tile::StartHospital);
    let gang = node("gang_start_gang");
    assert_eq!(gang.tile(), Tile::StartGang);
    assert!(matches!(gang.kind(), Kind::Location(Site::Gang(_))));
    assert_eq!(node("store_a").tile(), Tile::StartGang);
}

#[test]
fn the_areas_of_the_atlas_are_all_regions() {
    let regions: NodeSet = Node::all().filter(|node| node.area().is_some()).collect();
    let areas = atlas()
        .areas
        .into_iter()
        .fold(NodeSet::NONE, NodeSet::union);
    assert_eq!(areas, regions);
    for tile in Tile::ALL {
        assert!(tile.locations().iter().all(|node| node.site().is_some()));
    }
}
