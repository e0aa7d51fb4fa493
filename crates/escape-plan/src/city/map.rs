//! What follows from how the tiles of a city lie: who is whose neighbour, and how far things are.

use tinyvec::ArrayVec;

use super::TILES;
use super::placed::{EDGES, Placed};
use super::placing::{Opening, openings};
use crate::content::atlas;
use crate::node::{NODES, NodeSet};
use crate::pieces::{Area, Tile};

/// The ways of a city. It is made anew whenever a tile is placed.
pub struct Map {
    /// The regions and locations of all placed tiles.
    pub nodes: NodeSet,
    /// Everything adjacent to a node (EP-3.3, EP-3.4).
    pub near: [NodeSet; NODES],
    /// The regions of the same type over a tile's edge, to which a step costs nothing (EP-9.6).
    pub free: [NodeSet; NODES],
    /// What anybody may enter: everything but water without a ferry.
    pub dry: NodeSet,
    /// The bodies of water without a ferry (EP-3.5), in the order of their first regions.
    pub bodies: Vec<NodeSet>,
    /// The metro stations.
    pub metros: NodeSet,
    /// The helicopter locations.
    pub helicopters: NodeSet,
    /// The locations where anybody may end at any time (EP-12.2).
    pub refuges: NodeSet,
    /// The distance of two tiles over placed tiles (EP-3.6); [`u8::MAX`] if one is not placed.
    pub distance: [[u8; TILES]; TILES],
    /// What a flight from a tile can reach: everything on tiles at distance 1 or 2 (EP-9.13).
    pub flight: [NodeSet; TILES],
    /// Where the sewer leads from a tile: the land of tiles at distance exactly 2 (EP-9.16).
    pub sewer: [NodeSet; TILES],
    /// The cells on which a tile can be placed next.
    pub(super) openings: Vec<Opening>,
}

impl Map {
    pub(super) fn new(placed: &[Placed]) -> Map {
        let atlas = atlas();
        let nodes = all_of(placed.iter().map(|placed| placed.tile));
        let mut map = Map {
            nodes,
            near: [NodeSet::NONE; NODES],
            free: [NodeSet::NONE; NODES],
            dry: nodes,
            bodies: Vec::new(),
            metros: nodes.intersection(atlas.metros),
            helicopters: nodes.intersection(atlas.helicopters),
            refuges: nodes.intersection(atlas.refuges),
            distance: [[u8::MAX; TILES]; TILES],
            flight: [NodeSet::NONE; TILES],
            sewer: [NodeSet::NONE; TILES],
            openings: openings(placed),
        };
        for node in nodes.iter() {
            map.near[node.index()] = atlas.nodes[node.index()].beside;
        }
        let around = Tile::ALL.map(|tile| neighbours(tile, placed));
        for one in placed {
            for (direction, other) in around[one.tile as usize] {
                map.join(*one, direction, other);
            }
            map.measure_from(one.tile, &around);
        }
        map.find_water();
        map
    }

    /// Makes the regions of a tile adjacent to those that they face over an edge (EP-3.4).
    fn join(&mut self, one: Placed, direction: usize, other: Placed) {
        let mut facing = other.edge((direction + EDGES / 2) % EDGES);
        // Both edges count clockwise, so they run against each other.
        facing.reverse();
        for (from, to) in one.edge(direction).into_iter().zip(facing) {
            self.near[from.index()].insert(to);
            if from.kind() == to.kind() {
                self.free[from.index()].insert(to);
            }
        }
    }

    /// Fills in everything that counts the tiles between `start` and others.
    fn measure_from(&mut self, start: Tile, around: &[Neighbours; TILES]) {
        let mut nearest: ArrayVec<[Tile; TILES]> = ArrayVec::new();
        nearest.push(start);
        let distance = &mut self.distance[start as usize];
        distance[start as usize] = 0;
        let mut next = 0;
        while let Some(tile) = nearest.get(next).copied() {
            next += 1;
            for (_, other) in around[tile as usize] {
                if distance[other.tile as usize] == u8::MAX {
                    distance[other.tile as usize] = distance[tile as usize] + 1;
                    nearest.push(other.tile);
                }
            }
        }
        let at = |wanted: u8| {
            let tiles = nearest.iter().copied();
            all_of(tiles.filter(|tile| distance[*tile as usize] == wanted))
        };
        let [industrial, commercial, residential, _] = atlas().areas;
        let land = industrial.union(commercial).union(residential);
        self.flight[start as usize] = at(1).union(at(2));
        self.sewer[start as usize] = at(2).intersection(land);
    }

    /// Finds the bodies of water that have no ferry.
    fn find_water(&mut self) {
        let mut left = self.nodes.intersection(atlas().areas[Area::Water as usize]);
        while let Some(first) = left.iter().next() {
            let mut body = NodeSet::one(first);
            let mut edge = body;
            while !edge.is_empty() {
                let next = edge.iter().map(|node| self.free[node.index()]);
                edge = next.fold(NodeSet::NONE, NodeSet::union).without(body);
                body = body.union(edge);
            }
            left = left.without(body);
            if !body.iter().any(|node| node.tile().data().ferry) {
                self.dry = self.dry.without(body);
                self.bodies.push(body);
            }
        }
    }
}

fn all_of(tiles: impl Iterator<Item = Tile>) -> NodeSet {
    let nodes = tiles.map(|tile| tile.data().nodes);
    nodes.fold(NodeSet::NONE, NodeSet::union)
}

/// The placed tiles around a tile, with their directions.
type Neighbours = ArrayVec<[(usize, Placed); EDGES]>;

fn neighbours(tile: Tile, placed: &[Placed]) -> Neighbours {
    let at = |cell| placed.iter().find(|other| other.cell() == cell).copied();
    let Some(own) = placed.iter().find(|own| own.tile == tile) else {
        return Neighbours::default();
    };
    let cells = Placed::around(own.cell()).into_iter().enumerate();
    cells
        .filter_map(|(direction, cell)| Some((direction, at(cell)?)))
        .collect()
}
