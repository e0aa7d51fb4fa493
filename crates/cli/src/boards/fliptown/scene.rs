//! Whose map is drawn, and which of its sites can be gone to.

use catalog::Texts;
use fliptown::View;
use fliptown::cards::Rank;
use fliptown::content::{Item, Link, RoomData, WayFrom, content};
use fliptown::map::{Region, Room, Site, Tombstone};
use fliptown::sheet::Sheet;
use fliptown::step::{Assigned, Step};
use fliptown::view::SeatView;
use kernel::{Member, Phrase, Seat};

use super::signs::{Mark, Pen, range};
use crate::style::{Ink, Style};

/// Everything that a drawing depends on.
pub(super) struct Scene<'a> {
    pub(super) view: &'a View,
    pub(super) texts: &'a Texts,
    pub(super) pen: Pen,
    /// Whose map it is: the viewer's own, or the first for those who only watch.
    pub(super) seat: Seat,
    pub(super) seen: &'a SeatView,
    pub(super) sheet: &'a Sheet,
    /// The cards of the turn, once assigned.
    pub(super) assigned: Option<Assigned>,
    /// What the viewer has to decide.
    step: Option<Step>,
}

impl<'a> Scene<'a> {
    /// The scene of a view; nothing if nobody sits at the table.
    pub(super) fn new(view: &'a View, texts: &'a Texts, style: Style) -> Option<Scene<'a>> {
        let (seat, seen) = match view.own() {
            Some(own) => own,
            None => (Seat(0), view.seats.first()?),
        };
        Some(Scene {
            view,
            texts,
            pen: Pen(style),
            seat,
            seen,
            sheet: &seen.sheet,
            assigned: seen.open.as_ref().and_then(|open| open.turn.assigned),
            step: view.step(),
        })
    }

    /// Whether the decision is about sites of this region.
    pub(super) fn is_in_play(&self, region: Region) -> bool {
        match (self.step, self.assigned) {
            (Some(Step::Main), Some(assigned)) => {
                [Region::of(assigned.suit), Region::Cemetery].contains(&region)
            }
            (Some(Step::Bonus { region: at, .. }), _) => at == region,
            _ => false,
        }
    }

    /// Whether a site of this region can be gone to now.
    pub(super) fn is_lit(&self, region: Region) -> bool {
        let can_go = |site: Site| self.gold_to(site).is_some();
        match region {
            Region::Trail => Rank::all().map(Site::Stop).any(can_go),
            Region::Badlands => Rank::all().map(Site::Target).any(can_go),
            Region::Mine => Room::all().map(Site::Room).any(can_go),
            Region::Town => Rank::all().map(Site::Building).any(can_go),
            Region::Cemetery => Tombstone::all().map(Site::Tombstone).any(can_go),
        }
    }

    /// How a site stands.
    pub(super) fn mark(&self, site: Site) -> Mark {
        Mark {
            circled: self.sheet.is_circled(site),
            skipped: matches!(site, Site::Stop(rank) if self.sheet.is_skipped(rank)),
            gold: self.gold_to(site),
        }
    }

    /// The gold for which a site can be gone to now (FT-6.6); a bonus action costs none (FT-13.2).
    fn gold_to(&self, site: Site) -> Option<u16> {
        if !self.is_in_play(site.region()) {
            return None;
        }
        match (self.step?, self.assigned) {
            (Step::Main, Some(assigned)) => {
                let steps = self.sheet.steps_to(assigned.value, site).ok()?;
                let gold = u16::from(steps) * content().gold_spending.change_value_cost_per_step;
                (gold <= self.sheet.gold).then_some(gold)
            }
            _ => self.sheet.can_go(site).ok().map(|()| 0),
        }
    }

    /// The name of a region.
    pub(super) fn region(&self, region: Region) -> String {
        self.texts.say(&Phrase::name("region", region.id()))
    }

    /// How many sites of a region are circled, of how many.
    pub(super) fn count(&self, region: Region) -> String {
        let sites = content().regions[region.index()].sites;
        format!("{}/{sites}", self.sheet.circled_in(region))
    }

    /// The suit and the name of a region, set apart if the decision is about it.
    pub(super) fn name(&self, region: Region) -> String {
        let name = self.region(region);
        let name = if self.is_lit(region) {
            self.pen.paint(Ink::Cyan, format!("▸{name}"))
        } else {
            name
        };
        format!("{} {}", self.pen.region(region), self.pen.bold(name))
    }

    /// The name of a region and how much of it is circled.
    pub(super) fn title(&self, region: Region) -> String {
        format!("{} {}", self.name(region), self.pen.dim(self.count(region)))
    }

    /// The ranks that lead into a room: from circled rooms if there are any above it, else from all.
    pub(super) fn ranks_into(&self, room: &RoomData) -> String {
        let open = |from: WayFrom| self.sheet.is_open(from);
        let any = room.enter.iter().any(|way| open(way.from));
        let ways = || room.enter.iter().filter(|way| !any || open(way.from));
        let min = ways().map(|way| way.min).min().unwrap_or(Rank::ACE);
        let max = ways().map(|way| way.max).max().unwrap_or(Rank::KING);
        range(min, max)
    }

    /// The rooms of a level of the mine, from 1.
    pub(super) fn rooms_of(level: u8) -> impl Iterator<Item = (Room, &'static RoomData)> {
        Room::all()
            .map(|room| (room, &content().mine.rooms[room.index()]))
            .filter(move |(_, data)| data.level == level)
    }

    /// The link between two tombstones, by their row and column.
    pub(super) fn link_between(a: (usize, usize), b: (usize, usize)) -> Option<&'static Link> {
        let (a, b) = (stone(a), stone(b));
        let mut links = content().cemetery.links.iter();
        links.find(|link| (link.a == a && link.b == b) || (link.a == b && link.b == a))
    }

    /// Whether a link has been paid: both its tombstones are circled (FT-12.4).
    pub(super) fn is_paid(&self, link: &Link) -> bool {
        let circled = self.sheet.tombstones;
        circled.contains(link.a) && circled.contains(link.b)
    }

    /// A link as it is drawn.
    pub(super) fn link(&self, a: (usize, usize), b: (usize, usize)) -> String {
        Scene::link_between(a, b).map_or_else(String::new, |link| {
            self.pen.faint_if(self.is_paid(link), |pen| pen.link(link))
        })
    }

    /// A tombstone as it is drawn: `▸01`, circled `(†)`.
    pub(super) fn tombstone(&self, at: (usize, usize)) -> String {
        let mark = self.mark(Site::Tombstone(stone(at)));
        if mark.circled {
            self.pen.spot("†", mark)
        } else {
            self.pen.spot(format!("{}{}", at.0, at.1), mark)
        }
    }

    /// What a tombstone would bring now, if it is not circled.
    pub(super) fn tombstone_gain(&self, at: (usize, usize)) -> Vec<String> {
        let cemetery = &content().cemetery;
        let stone = stone(at);
        let circled = self.sheet.tombstones;
        let mut parts = Vec::new();
        if self.sheet.items.contains(Item::Shovel) {
            parts.push(self.pen.stars(cemetery.shovel_stars_per_tombstone));
        }
        let links = cemetery.links.iter().filter(|link| {
            (link.a == stone && circled.contains(link.b))
                || (link.b == stone && circled.contains(link.a))
        });
        parts.extend(links.map(|link| self.pen.link(link)));
        parts
    }
}

/// The tombstone of a row and a column.
pub(super) fn stone((row, column): (usize, usize)) -> Tombstone {
    Tombstone::at(3 * row + column)
}
