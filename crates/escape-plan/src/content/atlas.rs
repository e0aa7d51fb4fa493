//! What follows from the grids of the tiles: regions, locations, and what touches what.

use super::grid::{self, CELLS};
use super::prints::{Patch, patches};
use super::{TilePrint, content};
use crate::city::{EDGES, SEGMENTS};
use crate::node::{Kind, Node, NodeSet, Site};
use crate::pieces::{Area, Exit, Gang, Stack, Store, Tile};

/// All tiles, each for itself: how they lie in a city is not known here.
#[derive(Debug, Default)]
pub struct Atlas {
    /// By number: tile by tile; on each first the locations from top left to bottom right, but the hospital before
    /// all others, then the regions in the order of [`Area::ALL`].
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
    /// By [`Store`].
    pub stores: [Node; Store::ALL.len()],
    /// By [`Exit`].
    pub exits: [Node; Exit::ALL.len()],
    /// The gang bases by [`Gang`], which are told apart in the order of the tiles.
    pub gangs: [Node; Gang::ALL.len()],
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
    /// Which of its kind it is on its tile, from 1, if there are several.
    pub number: Option<u8>,
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

/// The atlas of the content pack that is in play.
pub fn atlas() -> &'static Atlas {
    &content().atlas
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
    /// What follows from tiles in which no fault was found.
    pub(super) fn new(prints: &[TilePrint]) -> Atlas {
        let mut atlas = Atlas::default();
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
        let groups = self.groups(print);
        let kinds: Vec<Kind> = groups.iter().map(|(kind, _)| *kind).collect();
        for (at, (kind, group)) in groups.into_iter().enumerate() {
            let node = Node(self.nodes.len() as u8);
            for cell in &group {
                cells[usize::from(*cell)] = node;
            }
            if let Kind::Location(Site::Business | Site::SafeHouse) = kind {
                field = Some(node);
            }
            let alike = |kinds: &[Kind]| kinds.iter().filter(|other| **other == kind).count();
            let number = (alike(&kinds) > 1).then(|| alike(&kinds[..=at]) as u8);
            self.add_node(node, print.id, kind, number, group);
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

    /// What hangs together on a tile: locations first, then regions.
    fn groups(&self, print: &TilePrint) -> Vec<(Kind, Vec<u8>)> {
        let bases = self.nodes.iter().filter(|node| is_gang(node.kind)).count();
        let gang = Gang::ALL[bases.min(Gang::ALL.len() - 1)];
        let known = |patch: Patch| Some((kind(patch.letter, print, gang)?, patch.cells));
        let mut groups: Vec<_> = patches(print).into_iter().filter_map(known).collect();
        // The sort is stable: within a sort the first cell decides.
        groups.sort_by_key(|(kind, _)| match kind {
            Kind::Location(Site::Hospital) => (0, None),
            Kind::Location(_) => (1, None),
            Kind::Region(area) => (2, Some(*area)),
        });
        groups
    }

    fn add_location(&mut self, node: Node, site: Site) {
        match site {
            Site::Metro => self.metros.insert(node),
            Site::Helicopter => self.helicopters.insert(node),
            Site::Store(store) => self.stores[store as usize] = node,
            Site::Exit(exit) => self.exits[exit as usize] = node,
            Site::Gang(gang) => self.gangs[gang as usize] = node,
            _ => {}
        }
        if !matches!(site, Site::Business | Site::SafeHouse | Site::Gang(_)) {
            self.refuges.insert(node);
        }
    }

    fn add_node(&mut self, node: Node, tile: Tile, kind: Kind, number: Option<u8>, cells: Vec<u8>) {
        match kind {
            Kind::Region(area) => self.areas[area as usize].insert(node),
            Kind::Location(site) => self.add_location(node, site),
        }
        self.nodes.push(NodeData {
            id: id(kind, tile, number),
            tile,
            kind,
            number,
            beside: NodeSet::NONE,
            centre: middle(&cells),
            cells,
        });
    }
}

/// What a letter of a tile's grid stands for; a gang base is that of `gang`.
fn kind(letter: u8, print: &TilePrint, gang: Gang) -> Option<Kind> {
    Some(Kind::Location(match letter {
        b'i' => return Some(Kind::Region(Area::Industrial)),
        b'c' => return Some(Kind::Region(Area::Commercial)),
        b'r' => return Some(Kind::Region(Area::Residential)),
        b'w' => return Some(Kind::Region(Area::Water)),
        b'H' => Site::Hospital,
        b'M' => Site::Metro,
        b'L' => Site::Helicopter,
        b'G' => Site::Gang(gang),
        b'S' => Site::Store(print.store?),
        b'K' => Site::Clinic,
        b'C' => Site::Church,
        b'B' => Site::Business,
        b'F' => Site::SafeHouse,
        b'E' => Site::Exit(print.exit?),
        _ => return None,
    }))
}

fn is_gang(kind: Kind) -> bool {
    matches!(kind, Kind::Location(Site::Gang(_)))
}

/// The id of a node. What is on several tiles is told apart by its tile, what is several times on one by its number.
fn id(kind: Kind, tile: Tile, number: Option<u8>) -> String {
    let id = first_id(kind, tile);
    match number {
        None | Some(1) => id,
        Some(number) => format!("{id}_{number}"),
    }
}

fn first_id(kind: Kind, tile: Tile) -> String {
    let tile = tile.id();
    let site = match kind {
        Kind::Region(area) => return format!("{tile}_{}", &area.id()[..1]),
        Kind::Location(site) => site,
    };
    match site {
        Site::Hospital => "hospital".to_owned(),
        Site::Gang(_) => format!("gang_{tile}"),
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
