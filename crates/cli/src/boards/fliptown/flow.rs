//! The smallest form: one or two lines for each part, and first what the decision is about.

use fliptown::cards::Rank;
use fliptown::content::{Building, content};
use fliptown::map::{Region, Site};
use kernel::Member;

use super::panel::columns;
use super::scene::Scene;
use crate::boards::Frame;
use crate::layout::{DOT, joined};

/// As many parts as the rows allow, the most important ones always.
pub(super) fn lines(scene: &Scene, frame: Frame) -> Vec<String> {
    let width = frame.width;
    let mut lines = joined(&head(scene), DOT, width);
    lines.extend(joined(&own(scene), "  ", width));
    let (in_play, mut rest): (Vec<Region>, Vec<Region>) = Region::ALL
        .into_iter()
        .partition(|region| scene.is_in_play(*region));
    for region in in_play {
        lines.extend(self::region(scene, region, width));
    }
    let mut more: Vec<Vec<String>> = Vec::new();
    if scene.assigned.is_none() {
        // Nothing is decided yet: first the regions that the cards can lead to.
        let dealt = |region: &Region| {
            let mut cards = scene.view.lineup.iter().flatten();
            cards.any(|card| Region::of(card.suit()) == *region)
        };
        rest.sort_by_key(|region| !dealt(region));
        more.extend(rest.iter().map(|at| self::region(scene, *at, width)));
        more.push(table(scene, width));
        more.push(joined(&scene.holdings(), "  ", width));
    } else {
        more.push(table(scene, width));
        more.push(joined(&scene.holdings(), "  ", width));
        more.extend(rest.iter().map(|at| self::region(scene, *at, width)));
    }
    let mut hidden = false;
    for part in more {
        if lines.len() + part.len() < frame.height {
            lines.extend(part);
        } else {
            hidden = true;
        }
    }
    if hidden {
        let counts = Region::ALL
            .map(|region| format!("{} {}", scene.pen.region(region), scene.count(region)));
        lines.extend(joined(&counts, "  ", width));
    }
    lines
}

fn head(scene: &Scene) -> Vec<String> {
    let mut parts = scene.time();
    if scene.view.lineup.is_some() {
        parts.push(scene.lineup_line());
    }
    parts.push(scene.sheriff());
    parts
}

fn own(scene: &Scene) -> Vec<String> {
    let mut parts = scene.purse();
    parts.extend(scene.tools());
    parts.push(scene.column(scene.view.round).join(" "));
    parts.extend(scene.holdem());
    parts.extend(scene.character());
    parts.extend(scene.items());
    parts
}

fn table(scene: &Scene, width: usize) -> Vec<String> {
    let mut lines = scene
        .cowbot()
        .map_or_else(Vec::new, |parts| joined(&parts, DOT, width));
    lines.extend(others(scene, width));
    lines.extend(joined(&scene.bounties(), DOT, width));
    lines
}

/// The other seats, two in a line if they fit.
pub(super) fn others(scene: &Scene, width: usize) -> Vec<String> {
    let seats: Vec<String> = scene.others().map(|seat| scene.other(seat)).collect();
    columns(&seats, width)
}

/// A region as the list of its sites.
fn region(scene: &Scene, region: Region, width: usize) -> Vec<String> {
    let mut parts = vec![scene.title(region)];
    parts.extend(match region {
        Region::Trail => trail(scene),
        Region::Badlands => badlands(scene),
        Region::Mine => mine(scene),
        Region::Town => town(scene),
        Region::Cemetery => cemetery(scene),
    });
    joined(&parts, "  ", width)
}

fn trail(scene: &Scene) -> Vec<String> {
    let stops = content().trail.stops.iter();
    let open = stops.filter(|stop| !scene.mark(Site::Stop(stop.rank)).is_spent());
    open.map(|stop| {
        let spot = scene.pen.spot(stop.rank, scene.mark(Site::Stop(stop.rank)));
        format!("{} {}", spot.trim_start(), scene.pen.stop(stop).concat())
    })
    .collect()
}

fn badlands(scene: &Scene) -> Vec<String> {
    let rows = content().badlands.rows.iter();
    rows.map(|row| {
        let targets = row.targets.iter().map(|target| {
            let mark = scene.mark(Site::Target(target.rank));
            let spot = scene.pen.spot(target.rank, mark);
            let cash = scene
                .pen
                .faint_if(mark.is_spent(), |pen| pen.cash(target.cash));
            format!("{}{cash}", spot.trim_start())
        });
        let targets: Vec<String> = targets.collect();
        format!(
            "{} {}{}{}",
            targets.join(" "),
            scene.pen.stars(row.stars),
            scene.pen.wanted(row.wanted),
            scene.pen.bonus(row.row_bonus)
        )
    })
    .collect()
}

fn mine(scene: &Scene) -> Vec<String> {
    let mut parts = Vec::new();
    for level in 1..=4 {
        for (room, data) in Scene::rooms_of(level) {
            let mark = scene.mark(Site::Room(room));
            let name = room.to_string();
            let spot = scene.pen.spot(name.trim_start_matches('m'), mark);
            let spot = spot.trim_start();
            parts.push(if mark.is_spent() {
                spot.to_owned()
            } else {
                let ranks = scene.pen.dim(scene.ranks_into(data));
                format!("{spot} {ranks} {}", scene.pen.room(data).concat())
            });
        }
    }
    parts
}

fn town(scene: &Scene) -> Vec<String> {
    let buildings = Rank::all().map(|rank| {
        let building = Building::of(rank);
        let mark = scene.mark(Site::Building(rank));
        let spot = scene.pen.spot(rank, mark);
        let bonus = if mark.circled {
            String::new()
        } else {
            scene.pen.first_visit(building.data().first_visit)
        };
        format!("{} {} {bonus}", spot.trim_start(), scene.short(building))
            .trim_end()
            .to_owned()
    });
    buildings.collect()
}

fn cemetery(scene: &Scene) -> Vec<String> {
    let places = (0..9).map(|i| (i / 3, i % 3));
    let open = places.filter(|at| {
        let stone = fliptown::map::Tombstone::at(3 * at.0 + at.1);
        !scene.mark(Site::Tombstone(stone)).circled
    });
    open.map(|at| {
        let gain = scene.tombstone_gain(at).concat();
        format!("{} {gain}", scene.tombstone(at).trim_start())
            .trim_end()
            .to_owned()
    })
    .collect()
}
