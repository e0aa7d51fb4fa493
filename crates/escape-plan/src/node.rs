//! Where one can stand: the regions and locations of all tiles, numbered once for each content pack.

use std::fmt;
use std::str::FromStr;

use kernel::{Member, NotationError, Set};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::content::atlas;
use crate::pieces::{Area, Exit, Gang, Place, Store, Tile};

/// How many regions and locations the fourteen tiles can have: sets of them have a bit for each.
pub const NODES: usize = 128;

/// A region or a location of a tile. Turning a tile does not change what hangs together on it, so the
/// number of a node never depends on the city.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Node(pub(crate) u8);

/// What a node is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A region of one type of area.
    Region(Area),
    /// A place where travel may end.
    Location(Site),
}

/// A kind of location.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the words of the game")]
pub enum Site {
    Hospital,
    Metro,
    Helicopter,
    Gang(Gang),
    Store(Store),
    Clinic,
    Church,
    /// A field for a business tile.
    Business,
    /// A field for a safe house tile.
    SafeHouse,
    Exit(Exit),
}

impl Node {
    /// The hospital, where everybody begins.
    pub const HOSPITAL: Node = Node(0);

    /// The node of a store, whether its tile is in the city or not.
    pub fn of_store(store: Store) -> Node {
        atlas().stores[store as usize]
    }

    /// The node of an exit, whether its tile is in the city or not.
    pub fn of_exit(exit: Exit) -> Node {
        atlas().exits[exit as usize]
    }

    /// A gang base.
    pub fn of_gang(gang: Gang) -> Node {
        atlas().gangs[gang as usize]
    }

    /// All of them.
    pub fn all() -> impl Iterator<Item = Node> {
        (0..atlas().nodes.len() as u8).map(Node)
    }

    /// Its number.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The tile it is on.
    pub fn tile(self) -> Tile {
        atlas().nodes[self.index()].tile
    }

    /// The business or safe house that it shows, if it is the field of its tile; `named` has what lies on each.
    pub(crate) fn shows(self, named: &[Option<Place>; Tile::ALL.len()]) -> Option<Place> {
        let tile = self.tile();
        named[tile as usize].filter(|_| tile.field() == Some(self))
    }

    /// What it is.
    pub fn kind(self) -> Kind {
        atlas().nodes[self.index()].kind
    }

    /// The location it is, if it is one.
    pub fn site(self) -> Option<Site> {
        match self.kind() {
            Kind::Location(site) => Some(site),
            Kind::Region(_) => None,
        }
    }

    /// The type of area it is, if it is a region.
    pub fn area(self) -> Option<Area> {
        match self.kind() {
            Kind::Region(area) => Some(area),
            Kind::Location(_) => None,
        }
    }

    /// Which of its kind it is on its tile, if there are several.
    pub fn number(self) -> Option<u8> {
        atlas().nodes[self.index()].number
    }

    /// Its id, such as `c1_i` or `store_c`.
    pub fn id(self) -> &'static str {
        &atlas().nodes[self.index()].id
    }
}

impl fmt::Display for Node {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Node {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Node, NotationError> {
        let found = Node::all().find(|node| node.id() == text);
        found.ok_or_else(|| NotationError::new(text))
    }
}

impl Serialize for Node {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for Node {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Node, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

impl Member for Node {
    type Bits = u128;

    const COUNT: usize = NODES;

    fn index(self) -> usize {
        Node::index(self)
    }

    fn at(index: usize) -> Node {
        debug_assert!(index < NODES, "there are {NODES} nodes");
        Node(index as u8)
    }
}

/// A set of nodes, as bits: searches go over whole sets at once.
pub type NodeSet = Set<Node>;
