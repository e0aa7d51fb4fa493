//! What follows from the grids of the tiles: regions, locations, and what touches what.

use std::sync::LazyLock;

use super::grid::{self, CELLS};
use super::{TilePrint, content};
use crate::city::{EDGES, SEGMENTS};
use crate::node::{Kind, Node, NodeSet, Site};
use crate::pieces::{Area, Stack, Tile};

/// All tiles, each for itself: how they lie in a city is not known here.
#[derive(Debug)]
pub struct Atlas {
    /// By number: tile by tile; on each first the locations from top left to bottom right, then the
    /// regions in the order of [`Area::ALL`].
    pub nodes: Vec<NodeData>,
    /// By [`Tile`].
    pub tiles: Vec<TileData>,
    /// The regions of all tiles, by [`Area`].
    pub areas: [NodeSet; 4],
    /// The metro stations of all tiles.
    pub metros: NodeSet,
    /// The helicopter locations of all tiles.
    pub helicopters: NodeSet,
    /// The locations of all tiles where anybody may end at any time (EP-12.2).
    pub refuges: NodeSet,
    /// Where abilities may fly from: what is not water on the tiles with a helipad (EP-3.7).
    pub helipads: NodeSet,
}

/// A region or a location.
#[derive(Debug)]
pub struct NodeData {
    /// Such as `c1_i` or `store_c`.
    pub id: String,
    /// The tile it is on.
    pub tile: Tile,
    /// What it is.
    pub kind: Kind,
    /// The regions and locations of the same tile that it touches along a side (EP-3.3).
    pub beside: NodeSet,
    /// Its cells, in order.
    pub cells: Vec<u8>,
    /// The middle of its cells: x to the right and y down from the tile's centre, in sides of a cell.
    pub centre: (f32, f32),
}

/// A tile as printed: where it comes from, and what is on it.
#[derive(Debug)]
pub struct TileData {
    /// The stack it comes from; the starting tiles come from none.
    pub stack: Option<Stack>,
    /// Whether it shows the helipad (EP-3.7).
    pub helipad: bool,
    /// Whether it shows the ferry (EP-3.5).
    pub ferry: bool,
    /// Its regions and locations.
    pub nodes: NodeSet,
    /// The region behind each segment of each edge, clockwise, as long as the tile is not turned.
    pub edges: [[Node; 4]; 6],
    /// Its field for a business or safe house tile.
    pub field: Option<Node>,
    /// What each cell belongs to.
    pub cells: [Node; CELLS],
    /// The segments of each type of area for each way the tile can be turned, see [`crate::city`].
    pub(crate) rims: [[u32; 4]; EDGES],
}

/// The atlas of the content pack.
pub fn atlas() -> &'static Atlas {
    static ATLAS: LazyLock<Atlas> = LazyLock::new(|| Atlas::new(&content().tiles));
    &ATLAS
}

impl Tile {
    /// What is on it.
    pub fn data(self) -> &'static TileData {
        &atlas().tiles[self as usize]
    }

    /// The nodes on it that are no region.
    pub fn locations(self) -> NodeSet {
        let nodes = self.data().nodes;
        atlas().areas.into_iter().fold(nodes, NodeSet::without)
    }

    /// Its field for a business or safe house tile.
    pub fn field(self) -> Option<Node> {
        self.data().field
    }
}

impl Atlas {
    fn new(prints: &[TilePrint]) -> Atlas {
        let mut atlas = Atlas {
            nodes: Vec::new(),
            tiles: Vec::new(),
            areas: [NodeSet::NONE; 4],
            metros: NodeSet::NONE,
            helicopters: NodeSet::NONE,
            refuges: NodeSet::NONE,
            helipads: NodeSet::NONE,
        };
        for print in prints {
            atlas.add_tile(print);
        }
        let helipads = atlas.tiles.iter().filter(|tile| tile.helipad);
        let nodes = helipads.fold(NodeSet::NONE, |nodes, tile| nodes.union(tile.nodes));
        atlas.helipads = nodes.without(atlas.areas[Area::Water as usize]);
        atlas
    }

    fn add_tile(&mut self, print: &TilePrint) {
        let first = self.nodes.len();
        let mut cells = [Node::default(); CELLS];
        let mut field = None;
        for (kind, group) in groups(print) {
            let node = Node(self.nodes.len() as u8);
            for cell in &group {
                cells[usize::from(*cell)] = node;
            }
            if let Kind::Location(Site::Business | Site::SafeHouse) = kind {
                field = Some(node);
            }
            self.add_node(node, print.id, kind, group);
        }
        for cell in 0..CELLS {
            for other in grid::neighbours(cell) {
                if cells[other] != cells[cell] {
                    self.nodes[cells[cell].index()].beside.insert(cells[other]);
                }
            }
        }
        let edges = [0, 1, 2, 3, 4, 5]
            .map(|edge| [0, 1, 2, 3].map(|segment| cells[grid::at_edge(edge, segment)]));
        self.tiles.push(TileData {
            stack: print.stack,
            helipad: print.helipad,
            ferry: print.ferry,
            nodes: (first..self.nodes.len())
                .map(|node| Node(node as u8))
                .collect(),
            edges,
            field,
            cells,
            rims: rims(self.areas.map(|area| segments(&edges, area))),
        });
    }

    fn add_location(&mut self, node: Node, site: Site) {
        match site {
            Site::Metro => self.metros.insert(node),
            Site::Helicopter => self.helicopters.insert(node),
            _ => {}
        }
        if !matches!(site, Site::Business | Site::SafeHouse | Site::Gang(_)) {
            self.refuges.insert(node);
        }
    }

    fn add_node(&mut self, node: Node, tile: Tile, kind: Kind, cells: Vec<u8>) {
        match kind {
            Kind::Region(area) => self.areas[area as usize].insert(node),
            Kind::Location(site) => self.add_location(node, site),
        }
        self.nodes.push(NodeData {
            id: id(kind, tile),
            tile,
            kind,
            beside: NodeSet::NONE,
            centre: middle(&cells),
            cells,
        });
    }
}

/// The cells of a tile that hang together and show the same thing: locations first, then regions.
fn groups(print: &TilePrint) -> Vec<(Kind, Vec<u8>)> {
    let glyphs: Vec<u8> = print.grid.bytes().filter(u8::is_ascii_alphabetic).collect();
    let mut seen = [false; CELLS];
    let mut groups = Vec::new();
    for cell in 0..CELLS {
        if !seen[cell] {
            groups.push((kind(glyphs[cell], print), group(cell, &glyphs, &mut seen)));
        }
    }
    // The sort is stable: within a sort the first cell decides.
    groups.sort_by_key(|(kind, _)| match kind {
        Kind::Location(_) => None,
        Kind::Region(area) => Some(*area),
    });
    groups
}

/// The cells with the same glyph that hang together with `start` (EP-3.2), in order.
fn group(start: usize, glyphs: &[u8], seen: &mut [bool; CELLS]) -> Vec<u8> {
    let mut cells = vec![start as u8];
    seen[start] = true;
    let mut next = 0;
    while let Some(cell) = cells.get(next).copied() {
        next += 1;
        for other in grid::neighbours(usize::from(cell)) {
            if glyphs[other] == glyphs[start] && !seen[other] {
                seen[other] = true;
                cells.push(other as u8);
            }
        }
    }
    cells.sort_unstable();
    cells
}

/// What a glyph of a tile's grid stands for.
fn kind(glyph: u8, print: &TilePrint) -> Kind {
    let told = "the content pack is part of the program and tested";
    Kind::Location(match glyph {
        b'i' => return Kind::Region(Area::Industrial),
        b'c' => return Kind::Region(Area::Commercial),
        b'r' => return Kind::Region(Area::Residential),
        b'w' => return Kind::Region(Area::Water),
        b'H' => Site::Hospital,
        b'M' => Site::Metro,
        b'L' => Site::Helicopter,
        b'G' => Site::Gang(format!("gang_{}", print.id.id()).parse().expect(told)),
        b'S' => Site::Store(print.store.expect(told)),
        b'K' => Site::Clinic,
        b'C' => Site::Church,
        b'B' => Site::Business,
        b'F' => Site::SafeHouse,
        b'E' => Site::Exit(print.exit.expect(told)),
        other => unreachable!("{told}: {:?}", char::from(other)),
    })
}

/// The id of a node. What is on several tiles is told apart by its tile.
fn id(kind: Kind, tile: Tile) -> String {
    let tile = tile.id();
    let site = match kind {
        Kind::Region(area) => return format!("{tile}_{}", &area.id()[..1]),
        Kind::Location(site) => site,
    };
    match site {
        Site::Hospital => "hospital".to_owned(),
        Site::Gang(gang) => gang.id().to_owned(),
        Site::Store(store) => store.id().to_owned(),
        Site::Exit(exit) => exit.id().to_owned(),
        Site::Metro => format!("metro_{tile}"),
        Site::Helicopter => format!("helicopter_{tile}"),
        Site::Clinic => format!("clinic_{tile}"),
        Site::Church => format!("church_{tile}"),
        Site::Business => format!("business_field_{tile}"),
        Site::SafeHouse => format!("safe_house_field_{tile}"),
    }
}

fn middle(cells: &[u8]) -> (f32, f32) {
    let count = cells.len() as f32;
    let centres = cells.iter().map(|cell| grid::centre(usize::from(*cell)));
    let (x, y) = centres.fold((0.0, 0.0), |(x, y), (dx, dy)| (x + dx, y + dy));
    (x / count, y / count)
}

/// The rim of a tile in each of its turns: every turn moves it on by one edge.
fn rims(rim: [u32; 4]) -> [[u32; 4]; EDGES] {
    const RIM: usize = EDGES * SEGMENTS;
    let turned = |turn: usize| {
        let by = turn * SEGMENTS;
        rim.map(|bits| (bits << by | bits >> (RIM - by)) & ((1 << RIM) - 1))
    };
    std::array::from_fn(turned)
}

/// The segments of the edges that belong to some of the nodes, as bits: segment 0 of edge 0 first.
fn segments(edges: &[[Node; SEGMENTS]; EDGES], nodes: NodeSet) -> u32 {
    let belongs = |(at, node): (usize, &Node)| u32::from(nodes.contains(*node)) << at;
    edges.as_flattened().iter().enumerate().map(belongs).sum()
}
