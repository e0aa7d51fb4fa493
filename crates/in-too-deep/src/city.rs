//! New Dawn City: the ring of zones and what stands in it (ID-1, ID-10).

use std::fmt;
use std::str::FromStr;

use kernel::{Member, NotationError, Set};
use serde::{Deserialize, Serialize};

use crate::pieces::{Criminal, Item, Turning, Zone};

/// How many zones the ring has.
pub const ZONES: usize = Zone::ALL.len();

/// A border between two neighbouring zones: border *i* lies between positions *i* and *i* + 1 (ID-1.2).
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Border(pub u8);

impl Border {
    /// All of them, clockwise.
    pub fn all() -> impl Iterator<Item = Border> {
        (0..ZONES as u8).map(Border)
    }

    /// The border so many further on.
    #[must_use]
    pub fn on(self, steps: u8) -> Border {
        Border((self.0 + steps) % ZONES as u8)
    }

    /// The next border that way.
    #[must_use]
    pub fn next(self, turning: Turning) -> Border {
        self.on(turning.steps())
    }
}

impl fmt::Display for Border {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Border {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Border, NotationError> {
        let number = text.parse().ok().filter(|n| usize::from(*n) < ZONES);
        number.map(Border).ok_or_else(|| NotationError::new(text))
    }
}

impl Turning {
    /// One step that way, as steps clockwise.
    fn steps(self) -> u8 {
        match self {
            Turning::Clockwise => 1,
            Turning::Counter => ZONES as u8 - 1,
        }
    }
}

/// The zones in their order, which never changes (ID-1.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "[Zone; ZONES]", into = "[Zone; ZONES]")]
pub struct Ring {
    zones: [Zone; ZONES],
    positions: [u8; ZONES],
}

impl From<[Zone; ZONES]> for Ring {
    fn from(zones: [Zone; ZONES]) -> Ring {
        let mut positions = [0; ZONES];
        for (position, zone) in zones.iter().enumerate() {
            positions[zone.index()] = position as u8;
        }
        Ring { zones, positions }
    }
}

impl From<Ring> for [Zone; ZONES] {
    fn from(ring: Ring) -> [Zone; ZONES] {
        ring.zones
    }
}

impl Default for Ring {
    fn default() -> Ring {
        Zone::ALL.into()
    }
}

impl Ring {
    /// The zones clockwise from position 0.
    pub fn zones(&self) -> [Zone; ZONES] {
        self.zones
    }

    /// The position of a zone.
    pub fn position(&self, zone: Zone) -> u8 {
        self.positions[zone.index()]
    }

    /// The zone so many positions clockwise from another.
    pub fn clockwise(&self, from: Zone, steps: u8) -> Zone {
        let position = usize::from(self.position(from) + steps) % ZONES;
        self.zones[position]
    }

    /// The zone so many positions from another, clockwise if positive.
    pub fn shifted(&self, from: Zone, steps: i8) -> Zone {
        self.clockwise(from, steps.rem_euclid(ZONES as i8) as u8)
    }

    /// The neighbour that way.
    pub fn neighbour(&self, zone: Zone, turning: Turning) -> Zone {
        self.clockwise(zone, turning.steps())
    }

    /// Both neighbours, the clockwise one first.
    pub fn neighbours(&self, zone: Zone) -> [Zone; 2] {
        Turning::ALL.map(|turning| self.neighbour(zone, turning))
    }

    /// The opposite zone (ID-1.3).
    pub fn opposite(&self, zone: Zone) -> Zone {
        self.clockwise(zone, ZONES as u8 / 2)
    }

    /// The shorter way round (ID-1.2).
    pub fn distance(&self, a: Zone, b: Zone) -> u8 {
        let apart = self.position(a).abs_diff(self.position(b));
        apart.min(ZONES as u8 - apart)
    }

    /// Whether they are neighbours (ID-1.3).
    pub fn adjacent(&self, a: Zone, b: Zone) -> bool {
        self.distance(a, b) == 1
    }

    /// The same zone or a neighbour (ID-1.3).
    pub fn nearby(&self, a: Zone, b: Zone) -> bool {
        self.distance(a, b) <= 1
    }

    /// The border at the edge of a zone that way.
    pub fn edge(&self, zone: Zone, turning: Turning) -> Border {
        let clockwise = Border(self.position(zone));
        match turning {
            Turning::Clockwise => clockwise,
            Turning::Counter => clockwise.next(Turning::Counter),
        }
    }

    /// The border between two neighbours.
    pub fn between(&self, a: Zone, b: Zone) -> Option<Border> {
        let turning = self.turning(a, b)?;
        Some(self.edge(a, turning))
    }

    /// Which way a neighbour lies.
    pub fn turning(&self, from: Zone, to: Zone) -> Option<Turning> {
        let mut ways = Turning::ALL.into_iter();
        ways.find(|turning| self.neighbour(from, *turning) == to)
    }

    /// The two zones at a border, clockwise.
    pub fn sides(&self, border: Border) -> [Zone; 2] {
        let first = self.zones[usize::from(border.0)];
        [first, self.clockwise(first, 1)]
    }
}

/// Where an item is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Spot {
    /// Dropped in a zone.
    Dropped(Zone),
    /// In somebody's hands.
    Held(Criminal),
}

/// How many barriers there are.
pub const BARRIERS: usize = 2;

/// The city with everything in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct City {
    /// The zones.
    pub ring: Ring,
    /// Where the criminals in play are.
    pub criminals: [Option<Zone>; Criminal::ALL.len()],
    /// Where the items are.
    pub items: [Spot; Item::ALL.len()],
    /// Where the Guardian is.
    pub guardian: Zone,
    /// Where the barriers stand; with Echo the first is the marked one (ID-25.5).
    pub barriers: [Border; BARRIERS],
    /// Search tokens in each zone.
    pub searches: [u8; ZONES],
}

impl City {
    /// The criminals in play.
    pub fn in_play(&self) -> impl Iterator<Item = Criminal> + Clone + use<> {
        let all = Criminal::ALL.into_iter();
        let in_play = all.filter(|criminal| self.find(*criminal).is_some());
        in_play.collect::<Set<Criminal>>().iter()
    }

    /// Where a criminal is, if in play.
    pub fn find(&self, criminal: Criminal) -> Option<Zone> {
        self.criminals[criminal.index()]
    }

    /// Whether a criminal is in a zone.
    pub fn is_in(&self, criminal: Criminal, zone: Zone) -> bool {
        self.find(criminal) == Some(zone)
    }

    /// The criminals in a zone.
    pub fn criminals_in(&self, zone: Zone) -> impl Iterator<Item = Criminal> + Clone + use<> {
        let all = Criminal::ALL.into_iter();
        let there = all.filter(|criminal| self.is_in(*criminal, zone));
        there.collect::<Set<Criminal>>().iter()
    }

    /// Where an item lies or is held.
    pub fn item_zone(&self, item: Item) -> Zone {
        match self.items[item.index()] {
            Spot::Dropped(zone) => zone,
            // Only a criminal in play holds anything (ID-I1).
            Spot::Held(criminal) => self.find(criminal).unwrap_or_default(),
        }
    }

    /// What a criminal holds.
    pub fn held_by(&self, criminal: Criminal) -> Option<Item> {
        let mut items = Item::ALL.into_iter();
        items.find(|item| self.items[item.index()] == Spot::Held(criminal))
    }

    /// Who holds an item.
    pub fn holder(&self, item: Item) -> Option<Criminal> {
        match self.items[item.index()] {
            Spot::Held(criminal) => Some(criminal),
            Spot::Dropped(_) => None,
        }
    }

    /// Whether an item lies dropped in a zone.
    pub fn is_dropped_in(&self, item: Item, zone: Zone) -> bool {
        self.items[item.index()] == Spot::Dropped(zone)
    }

    /// The items in a zone, held and dropped.
    pub fn items_in(&self, zone: Zone) -> impl Iterator<Item = Item> {
        let all = Item::ALL.into_iter();
        all.filter(move |item| self.item_zone(*item) == zone)
    }

    /// The search tokens in a zone.
    pub fn searches_in(&self, zone: Zone) -> u8 {
        self.searches[zone.index()]
    }

    /// The zones with searches.
    pub fn searched(&self) -> Set<Zone> {
        let all = Zone::ALL.into_iter();
        all.filter(|zone| self.searches_in(*zone) > 0).collect()
    }

    /// Whether a barrier stands on a border.
    pub fn has_barrier(&self, border: Border) -> bool {
        self.barriers.contains(&border)
    }

    /// Barriers at the two edges of a zone (ID-17.17).
    pub fn barriers_at(&self, zone: Zone) -> u8 {
        let edges = Turning::ALL.map(|turning| self.ring.edge(zone, turning));
        let there = self.barriers.iter().filter(|one| edges.contains(one));
        there.count() as u8
    }

    /// Whether a barrier is nearby somebody in a zone: on any edge of that zone or of a neighbour (ID-1.5).
    pub fn barrier_nearby(&self, border: Border, zone: Zone) -> bool {
        let clockwise = self.ring.edge(zone, Turning::Clockwise);
        let last = ZONES as u8;
        [last - 2, last - 1, 0, 1]
            .into_iter()
            .any(|steps| clockwise.on(steps) == border)
    }

    /// Whether a barrier stands between two neighbours.
    pub fn barred(&self, from: Zone, to: Zone) -> bool {
        let border = self.ring.between(from, to);
        border.is_some_and(|border| self.has_barrier(border))
    }

    /// Where a barrier comes to when it moves that way: to the next border without one (ID-10.3).
    pub fn barrier_target(&self, from: Border, turning: Turning) -> Border {
        let next = from.next(turning);
        if self.has_barrier(next) {
            next.next(turning)
        } else {
            next
        }
    }

    /// The zones that can be reached by moves without crossing a barrier (ID-9.5).
    pub fn reachable(&self, from: Zone) -> Set<Zone> {
        let mut reached: Set<Zone> = [from].into_iter().collect();
        for turning in Turning::ALL {
            let mut at = from;
            while !self.has_barrier(self.ring.edge(at, turning)) {
                at = self.ring.neighbour(at, turning);
                if reached.contains(at) {
                    break;
                }
                reached.insert(at);
            }
        }
        reached
    }

    /// Puts a criminal into a zone; what is held comes along (ID-1.8).
    pub(crate) fn put(&mut self, criminal: Criminal, zone: Zone) {
        self.criminals[criminal.index()] = Some(zone);
    }

    /// An item lies dropped in a zone (ID-1.10).
    pub(crate) fn lay(&mut self, item: Item, zone: Zone) {
        self.items[item.index()] = Spot::Dropped(zone);
    }

    /// A criminal drops what is held; tells what it was.
    pub(crate) fn drop_from(&mut self, criminal: Criminal) -> Option<Item> {
        let item = self.held_by(criminal)?;
        self.lay(item, self.find(criminal)?);
        Some(item)
    }

    /// A criminal takes an item; one held before is dropped (ID-7.6).
    pub(crate) fn hand(&mut self, item: Item, criminal: Criminal) -> Option<Item> {
        let dropped = self.drop_from(criminal);
        self.items[item.index()] = Spot::Held(criminal);
        dropped
    }

    /// Two items exchange places and states (ID-10.10).
    pub(crate) fn swap_items(&mut self, a: Item, b: Item) {
        self.items.swap(a.index(), b.index());
    }

    /// Two criminals exchange zones (ID-10.8).
    pub(crate) fn swap_criminals(&mut self, a: Criminal, b: Criminal) {
        self.criminals.swap(a.index(), b.index());
    }

    /// A barrier moves one step; tells where to.
    pub(crate) fn move_barrier(&mut self, from: Border, turning: Turning) -> Border {
        let to = self.barrier_target(from, turning);
        if let Some(barrier) = self.barriers.iter_mut().find(|one| **one == from) {
            *barrier = to;
        }
        to
    }

    /// A whole group of searches relocates (ID-10.5).
    pub(crate) fn shift_searches(&mut self, from: Zone, to: Zone) {
        self.searches.swap(from.index(), to.index());
    }

    /// One search token of every other zone that has any comes here (ID-8.1).
    pub(crate) fn draw_searches(&mut self, zone: Zone) {
        for other in self.searched().iter() {
            self.searches[other.index()] -= 1;
            self.searches[zone.index()] += 1;
        }
    }
}
