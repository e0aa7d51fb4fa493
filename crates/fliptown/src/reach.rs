//! Which sites can be reached: with a value and gold (FT-6 to FT-10), or by a bonus action (FT-13).

use crate::cards::Rank;
use crate::content::{Item, content};
use crate::map::{Region, Room, Site};
use crate::set::Member;
use crate::sheet::Sheet;
use crate::whynot::WhyNot;

impl Sheet {
    /// Whether a site can be gone to at all, whatever the value: all that a bonus action asks for
    /// (FT-13.2 to FT-13.7).
    pub fn can_go(&self, site: Site) -> Result<(), WhyNot> {
        match site {
            Site::Stop(stop) if self.is_skipped(stop) => Err(WhyNot::StopSkipped),
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
        match site {
            Site::Stop(stop) => {
                let reach = value.number() + self.horse();
                Ok(stop.number().saturating_sub(reach))
            }
            Site::Target(rank) | Site::Building(rank) => Ok(rank.distance(value)),
            Site::Room(room) => self.steps_into(value, room).ok_or(WhyNot::NoWayIn),
            Site::Tombstone(_) => Ok(0),
        }
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
        self.tombstones.len() < crate::map::TOMBSTONES.len()
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

    fn steps_into(&self, value: Rank, room: Room) -> Option<u8> {
        let ways = &content().mine.rooms[room.index()].enter;
        let open = ways.iter().filter(|way| self.is_open(way.from));
        open.map(|way| {
            let steps = |delta: i8| {
                let value = value.number() as i8 + delta;
                let (min, max) = (way.min.number() as i8, way.max.number() as i8);
                (min - value).max(value - max).max(0) as u8
            };
            let plain = steps(0);
            if plain == 0 || !self.items.contains(Item::Pickaxe) {
                return plain;
            }
            let deltas = &Item::Pickaxe.effect().mine_value_delta_options;
            deltas
                .iter()
                .map(|delta| steps(*delta))
                .fold(plain, u8::min)
        })
        .min()
    }
}
