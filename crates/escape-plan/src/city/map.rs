//! What follows from how the tiles of a city lie: who is whose neighbour, and how far things are.

use kernel::Set;

use super::TILES;
use super::placed::{EDGES, Placed};
use super::placing::Gap;
use crate::content::atlas;
use crate::node::{NODES, NodeSet};
use crate::pieces::{Area, Tile};

/// The ways of a city. It grows with every tile that is placed.
#[derive(Clone)]
pub struct Map {
    /// The placed tiles.
    pub tiles: Set<Tile>,
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
    /// The locations where not everybody may end: fields and gang bases.
    pub guarded: NodeSet,
    /// The distance of two tiles over placed tiles (EP-3.6); [`u8::MAX`] if one is not placed.
    pub distance: [[u8; TILES]; TILES],
    /// What a flight from a tile can reach: everything on tiles at distance 1 or 2 (EP-9.13).
    pub flight: [NodeSet; TILES],
    /// Where the sewer leads from a tile: the land of tiles at distance exactly 2 (EP-9.16).
    pub sewer: [NodeSet; TILES],
    /// The empty cells beside placed tiles, by their coordinates.
    pub(super) gaps: Vec<Gap>,
}

impl Map {
    /// The map of no tile.
    pub(super) fn new() -> Map {
        Map {
            tiles: Set::default(),
            nodes: NodeSet::NONE,
            near: [NodeSet::NONE; NODES],
            free: [NodeSet::NONE; NODES],
            dry: NodeSet::NONE,
            bodies: Vec::new(),
            metros: NodeSet::NONE,
            helicopters: NodeSet::NONE,
            refuges: NodeSet::NONE,
            guarded: NodeSet::NONE,
            distance: [[u8::MAX; TILES]; TILES],
            flight: [NodeSet::NONE; TILES],
            sewer: [NodeSet::NONE; TILES],
            gaps: Vec::new(),
        }
    }

    /// Adds a tile to those that lie there already.
    pub(super) fn add(&mut self, one: Placed, others: &[Placed]) {
        let atlas = atlas();
        self.tiles.insert(one.tile);
        self.nodes = self.nodes.union(one.tile.data().nodes);
        self.metros = self.nodes.intersection(atlas.metros);
        self.helicopters = self.nodes.intersection(atlas.helicopters);
        self.refuges = self.nodes.intersection(atlas.refuges);
        self.guarded = self
            .guarded
            .union(one.tile.locations())
            .without(atlas.refuges);
        for node in one.tile.data().nodes.iter() {
            self.near[node.index()] = atlas.nodes[node.index()].beside;
        }
        let mut around: Set<Tile> = Set::default();
        for (direction, cell) in Placed::around(one.cell()).into_iter().enumerate() {
            if let Some(other) = others.iter().find(|other| other.cell() == cell) {
                around.insert(other.tile);
                self.join(one, direction, *other);
                self.join(*other, opposite(direction), one);
            }
        }
        self.measure(one.tile, around);
        self.find_water();
        self.close_gap(one, others);
    }

    /// Makes the regions of a tile adjacent to those that they face over an edge (EP-3.4).
    fn join(&mut self, one: Placed, direction: usize, other: Placed) {
        let mut facing = other.edge(opposite(direction));
        // Both edges count clockwise, so they run against each other.
        facing.reverse();
        for (from, to) in one.edge(direction).into_iter().zip(facing) {
            self.near[from.index()].insert(to);
            if from.kind() == to.kind() {
                self.free[from.index()].insert(to);
            }
        }
    }

    /// Fills in everything that counts the tiles between two others, where a new one lies beside some.
    fn measure(&mut self, new: Tile, around: Set<Tile>) {
        let distance = &mut self.distance;
        for tile in self.tiles.iter() {
            let past = around
                .iter()
                .map(|beside| distance[beside as usize][tile as usize]);
            let steps = past
                .min()
                .map_or(u8::MAX, |nearest| nearest.saturating_add(1));
            distance[new as usize][tile as usize] = steps;
            distance[tile as usize][new as usize] = steps;
        }
        distance[new as usize][new as usize] = 0;
        // The new tile may be a short cut.
        let from_new = distance[new as usize];
        for one in self.tiles.iter() {
            for other in self.tiles.iter() {
                let past = from_new[one as usize].saturating_add(from_new[other as usize]);
                let steps = &mut distance[one as usize][other as usize];
                *steps = past.min(*steps);
            }
        }
        let [industrial, commercial, residential, _] = atlas().areas;
        let land = industrial.union(commercial).union(residential);
        for start in self.tiles.iter() {
            let (mut flight, mut sewer) = (NodeSet::NONE, NodeSet::NONE);
            for tile in self.tiles.iter() {
                let nodes = tile.data().nodes;
                match self.distance[start as usize][tile as usize] {
                    1 => flight = flight.union(nodes),
                    2 => {
                        flight = flight.union(nodes);
                        sewer = sewer.union(nodes.intersection(land));
                    }
                    _ => {}
                }
            }
            self.flight[start as usize] = flight;
            self.sewer[start as usize] = sewer;
        }
    }

    /// Finds the bodies of water that have no ferry.
    fn find_water(&mut self) {
        self.dry = self.nodes;
        self.bodies.clear();
        let mut left = self.nodes.intersection(atlas().areas[Area::Water as usize]);
        while let Some(first) = left.iter().next() {
            let mut body = NodeSet::only(first);
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

/// The direction against another one.
pub(super) fn opposite(direction: usize) -> usize {
    (direction + EDGES / 2) % EDGES
}
