//! Which sites can be reached: with a value and gold (FT-6 to FT-10), or by a bonus action (FT-13).

use crate::cards::Rank;
use crate::content::{Item, content};
use crate::legal::{CONTINUE, Flow, step_cost};
use crate::map::{Region, Room, Site, TOMBSTONES, Tombstone};
use crate::sheet::Sheet;
use crate::whynot::WhyNot;
use kernel::Member;

impl Sheet {
    /// Whether a site can be gone to at all, whatever the value: all that a bonus action asks for
    /// (FT-13.2 to FT-13.7).
    pub fn can_go(&self, site: Site) -> Result<(), WhyNot> {
        match site {
            Site::Stop(stop) if self.is_skipped(stop) => Err(WhyNot::StopSkipped),
            // Targets begin at 2 (FT-8.1).
            Site::Target(Rank::ACE) => Err(WhyNot::NoTargetForAce),
            // Every building may always be visited (FT-10.1).
            Site::Building(_) => Ok(()),
            _ if self.is_circled(site) => Err(WhyNot::AlreadyCircled),
            Site::Room(room) if !self.has_way_into(room) => Err(WhyNot::NoWayIn),
            _ => Ok(()),
        }
    }

    /// The fewest steps of gold that reach a site with this value, after all free changes (FT-6.6).
    pub fn steps_to(&self, value: Rank, site: Site) -> Result<u8, WhyNot> {
        self.can_go(site)?;
        Ok(self.steps_to_open(value, site))
    }

    /// The same for a site that can be gone to.
    fn steps_to_open(&self, value: Rank, site: Site) -> u8 {
        match site {
            Site::Stop(stop) => stop.number().saturating_sub(value.number() + self.horse()),
            // Only the very value leads to these (FT-8.1, FT-10.1).
            Site::Target(rank) | Site::Building(rank) => rank.distance(value),
            Site::Room(room) => self.steps_into(value, room),
            Site::Tombstone(_) => 0,
        }
    }

    /// Calls `f` with every site of a region that a bonus action may go to, until it breaks off.
    pub(crate) fn each_open(&self, region: Region, mut f: impl FnMut(Site) -> Flow) -> Flow {
        match region {
            Region::Trail => {
                let next = self.stops.last().map_or(1, |last| last.number() + 1);
                (next..=13).try_for_each(|number| f(Site::Stop(Rank::new(number))))
            }
            Region::Badlands => {
                let mut left = Rank::all()
                    .skip(1)
                    .filter(|rank| !self.targets.contains(*rank));
                left.try_for_each(|rank| f(Site::Target(rank)))
            }
            Region::Mine => {
                let mut left = Room::all()
                    .filter(|room| !self.rooms.contains(*room) && self.has_way_into(*room));
                left.try_for_each(|room| f(Site::Room(room)))
            }
            Region::Town => Rank::all().try_for_each(|rank| f(Site::Building(rank))),
            Region::Cemetery => {
                let mut left = Tombstone::all().filter(|stone| !self.tombstones.contains(*stone));
                left.try_for_each(|stone| f(Site::Tombstone(stone)))
            }
        }
    }

    /// Calls `f` with every site of a region that can be reached with a value and the gold in hand,
    /// until it breaks off.
    pub(crate) fn each_reachable(
        &self,
        region: Region,
        value: Rank,
        mut f: impl FnMut(Site) -> Flow,
    ) -> Flow {
        self.each_open(region, |site| {
            if step_cost(self.steps_to_open(value, site)) <= self.gold {
                f(site)
            } else {
                CONTINUE
            }
        })
    }

    /// Whether a region has a site for a bonus action.
    pub fn has_site(&self, region: Region) -> bool {
        match region {
            Region::Trail => !self.stops.contains(Rank::KING),
            Region::Badlands => self.targets.len() < content().regions[1].sites,
            Region::Mine => self.rooms.len() < Room::COUNT,
            Region::Town => true,
            Region::Cemetery => self.has_tombstone(),
        }
    }

    /// Whether a tombstone is left (FT-12.5).
    pub fn has_tombstone(&self) -> bool {
        self.tombstones.len() < TOMBSTONES.len()
    }

    fn has_way_into(&self, room: Room) -> bool {
        let ways = &content().mine.rooms[room.index()].enter;
        ways.iter().any(|way| self.is_open(way.from))
    }

    /// What the trail horse adds (FT-7.5).
    fn horse(&self) -> u8 {
        if self.items.contains(Item::TrailHorse) {
            Item::TrailHorse.effect().trail_value_delta.unsigned_abs()
        } else {
            0
        }
    }

    /// Steps into a room by the best of its open ways.
    fn steps_into(&self, value: Rank, room: Room) -> u8 {
        let deltas = if self.items.contains(Item::Pickaxe) {
            Item::Pickaxe.effect().mine_value_delta_options.as_slice()
        } else {
            &[]
        };
        let ways = &content().mine.rooms[room.index()].enter;
        let open = ways.iter().filter(|way| self.is_open(way.from));
        let steps = open.map(|way| {
            let steps = |delta: i8| {
                let value = value.number() as i8 + delta;
                let (min, max) = (way.min.number() as i8, way.max.number() as i8);
                (min - value).max(value - max).max(0) as u8
            };
            deltas
                .iter()
                .map(|delta| steps(*delta))
                .fold(steps(0), u8::min)
        });
        // A room without an open way is farther than any gold reaches.
        steps.min().unwrap_or(u8::MAX)
    }
}
