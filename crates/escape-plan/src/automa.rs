//! Inspector Sandra and Lieutenant Costa as they stand: what the rules play, and with what.

use kernel::Set;
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::node::Node;
use crate::notoriety::Notoriety;
use crate::pieces::{Contact, Exit, Place, Plan, Target};
use crate::piles::{Found, Sealed};

/// What both automas have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Agent {
    /// Where the pawn stands.
    pub at: Node,
    /// Level and cubes.
    pub notoriety: Notoriety,
    /// Places with a cube of the automa.
    pub visited: Set<Place>,
    /// Extra action discs.
    pub discs: u8,
    /// Cards that went to the box: places gone to, and businesses closed to Costa.
    pub spent: Set<Target>,
}

impl Agent {
    /// Where the automa has been. The card of a business that is closed to Costa went to the box without him (EP-19.4).
    pub fn been(&self) -> impl Iterator<Item = Target> {
        let visited = self.visited;
        let gone_to =
            move |target: &Target| target.place().is_none_or(|place| visited.contains(place));
        self.spent.iter().filter(gone_to)
    }
}

/// Inspector Sandra (EP-18).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Sandra {
    /// What she has.
    pub agent: Agent,
    /// The exit whose card was removed unseen (EP-18.1).
    pub removed: Exit,
    /// The exits whose cards have been seen since: they were not removed.
    pub seen: Set<Exit>,
}

/// A stack of Costa's hidden tiles (EP-19.8).
pub type Loot = ArrayVec<[Sealed; 3]>;

/// Such a stack, turned up (EP-17.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Haul(pub ArrayVec<[Found; 3]>);

impl Haul {
    /// The stack counts as much as its best tile (EP-19.14, EP-R64).
    pub fn counts(&self) -> u16 {
        let tiles = self.0.iter().map(|tile| tile.to_costa());
        tiles.max().unwrap_or(0)
    }

    /// Whether it counts so much for an empty tile.
    pub fn counts_as_empty(&self) -> bool {
        let mut empty = self.0.iter().filter(|tile| tile.value == 0);
        empty.any(|tile| tile.to_costa() == self.counts())
    }
}

/// Lieutenant Costa (EP-19).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Costa {
    /// What he has.
    pub agent: Agent,
    /// His plan card, which nobody has looked at.
    pub plan: Plan,
    /// Contact cards on his board.
    pub contacts: ArrayVec<[Contact; 5]>,
    /// Stacks of tiles: four stores and two exits at most (EP-R89).
    pub loot: ArrayVec<[Loot; 6]>,
    /// Whether he has left the city.
    pub escaped: bool,
}
