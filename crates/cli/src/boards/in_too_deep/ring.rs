//! New Dawn City as a ring: three rows of three cells, the zones clockwise from the top left, and the
//! hook tokens that nobody has in the middle. Barriers stand on the borders.

use console::{measure_text_width, truncate_str};
use in_too_deep::city::{Border, ZONES};
use in_too_deep::pieces::{Item, Turning, Zone};
use in_too_deep::words;

use super::scene::Scene;
use super::signs;
use crate::boards::section::Section;
use crate::layout::{joined, pad};
use crate::style::Ink;

/// Rows and columns.
const SIDES: usize = 3;

/// Row and column of each position, clockwise.
const PLACES: [(usize, usize); ZONES] = [
    (0, 0),
    (0, 1),
    (0, 2),
    (1, 2),
    (2, 2),
    (2, 1),
    (2, 0),
    (1, 0),
];

/// How much is said of a zone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Size {
    /// What the zone is for, and every criminal on a line.
    Large,
    /// Who and what is there, one after the other.
    Small,
}

impl Size {
    /// The least width of a column.
    fn least(self) -> usize {
        match self {
            Size::Large => 23,
            Size::Small => 18,
        }
    }
}

/// Wider columns would have nothing to fill them with.
const WIDEST: usize = 28;

/// What a name leaves of the border at least, for a barrier on it.
const RULE: usize = 4;

/// How wide the columns are if the map may be so wide; `None` if that is too narrow.
pub(super) fn column(size: Size, room: usize) -> Option<usize> {
    let each = room.checked_sub(SIDES + 1)? / SIDES;
    (each >= size.least()).then(|| each.min(WIDEST))
}

/// A cell: what stands in the border above it, and its lines.
struct Cell {
    head: String,
    lines: Vec<String>,
}

/// The map, with columns of this width.
pub(super) fn draw(scene: &Scene, size: Size, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for row in 0..SIDES {
        let cells: Vec<Cell> = (0..SIDES)
            .map(|column| match zone_at(scene, row, column) {
                Some(zone) => cell(scene, zone, size, width),
                None => middle(scene, width),
            })
            .collect();
        lines.push(border(scene, row, &cells, width));
        let high = cells.iter().map(|cell| cell.lines.len()).max();
        for line in 0..high.unwrap_or(0).max(1) {
            let mut text = String::from("│");
            for (column, cell) in cells.iter().enumerate() {
                let told = cell.lines.get(line).map_or("", String::as_str);
                text.push_str(&pad(&truncate_str(told, width, "…"), width));
                let edge = barrier(scene, (row, column), (row, column + 1));
                text.push_str(&edge.unwrap_or_else(|| "│".to_owned()));
            }
            lines.push(text);
        }
    }
    let last = vec!["─".repeat(width); SIDES];
    lines.push(format!("└{}┘", last.join("┴")));
    lines
}

/// The line above a row, with the names of its cells.
fn border(scene: &Scene, row: usize, cells: &[Cell], width: usize) -> String {
    let heads = cells.iter().enumerate().map(|(column, cell)| {
        let above = row.checked_sub(1);
        let there = above.and_then(|above| barrier(scene, (above, column), (row, column)));
        let rule = there.unwrap_or_else(|| "─".to_owned());
        let free = width - measure_text_width(&cell.head);
        format!("{}{}", cell.head, rule.repeat(free))
    });
    let heads: Vec<String> = heads.collect();
    match row {
        0 => format!("┌{}┐", heads.join("┬")),
        _ => format!("├{}┤", heads.join("┼")),
    }
}

/// The position at a place of the map.
fn position(place: (usize, usize)) -> Option<usize> {
    PLACES.iter().position(|one| *one == place)
}

fn zone_at(scene: &Scene, row: usize, column: usize) -> Option<Zone> {
    let zones = scene.view.open.city.ring.zones();
    position((row, column)).map(|position| zones[position])
}

/// The sign of the barrier between two places of the map, if they are neighbours in the ring and there is
/// one.
fn barrier(scene: &Scene, one: (usize, usize), other: (usize, usize)) -> Option<String> {
    let zones = scene.view.open.city.ring.zones();
    let [one, other] = [position(one)?, position(other)?].map(|at| zones[at]);
    let border = scene.view.open.city.ring.between(one, other)?;
    barrier_on(scene, border)
}

/// The sign of the barrier on a border; with Echo one of the two is marked (ID-25.5).
fn barrier_on(scene: &Scene, border: Border) -> Option<String> {
    let open = &scene.view.open;
    let nth = open.city.barriers.iter().position(|one| *one == border)?;
    let marked = open.echo.is_some() && nth == 0;
    let sign = if marked {
        signs::MARKED
    } else {
        signs::BARRIER
    };
    Some(scene.paint(Ink::Yellow, sign))
}

fn cell(scene: &Scene, zone: Zone, size: Size, width: usize) -> Cell {
    let criminals = criminals(scene, zone);
    let items = dropped(scene, zone);
    let lines = match size {
        Size::Large => {
            let gist = scene.say(&words::zone_gist(zone));
            let mut lines = vec![scene.paint(Ink::Dim, gist)];
            lines.extend(criminals);
            lines.extend(joined(&items, " ", width));
            lines
        }
        Size::Small => {
            let parts: Vec<String> = criminals.into_iter().chain(items).collect();
            joined(&parts, " ", width)
        }
    };
    Cell {
        head: head(scene, zone, width.saturating_sub(RULE)),
        lines,
    }
}

/// The hook tokens that nobody has.
fn middle(scene: &Scene, width: usize) -> Cell {
    let title = scene.word("board-deep-middle");
    let free = free(scene);
    Cell {
        head: truncate_str(&title, width, "…").into_owned(),
        lines: match free.is_empty() {
            true => vec!["–".to_owned()],
            false => joined(&free, " ", width),
        },
    }
}

fn free(scene: &Scene) -> Vec<String> {
    let open = &scene.view.open;
    let free = open
        .city
        .in_play()
        .filter(|one| open.controller(*one).is_none());
    free.map(|one| format!("{}{}", scene.owner(one), scene.criminal(one)))
        .collect()
}

/// Name, searches and Guardian of a zone; the name is cut where it is too wide, the rest is not.
fn head(scene: &Scene, zone: Zone, width: usize) -> String {
    let city = &scene.view.open.city;
    let searches = signs::SEARCH.repeat(usize::from(city.searches_in(zone)));
    let mut marks = scene.paint(Ink::Red, searches);
    if city.guardian == zone {
        marks.push_str(&scene.paint(Ink::Cyan, signs::GUARDIAN));
    }
    let room = width.saturating_sub(measure_text_width(&marks) + 1);
    let name = scene.zone(zone);
    let name = scene.paint(Ink::Bold, truncate_str(&name, room, "…"));
    match measure_text_width(&marks) {
        0 => name,
        _ => format!("{name} {marks}"),
    }
}

/// The criminals of a zone: whose, who, and with what.
fn criminals(scene: &Scene, zone: Zone) -> Vec<String> {
    let city = &scene.view.open.city;
    let here = city.criminals_in(zone);
    here.map(|criminal| {
        let item = city.held_by(criminal).map_or_else(String::new, |item| {
            format!("{}{}", signs::HOLDS, scene.item(item))
        });
        format!(
            "{}{}{item}",
            scene.owner(criminal),
            scene.criminal(criminal)
        )
    })
    .collect()
}

/// The items that lie in a zone.
fn dropped(scene: &Scene, zone: Zone) -> Vec<String> {
    let city = &scene.view.open.city;
    let all = Item::ALL.into_iter();
    all.filter(|item| city.is_dropped_in(*item, zone))
        .map(|item| format!("{}{}", signs::DROPPED, scene.item(item)))
        .collect()
}

/// The zones clockwise, a line each with the barriers between them, for windows without room for a map.
pub(super) fn listed(scene: &Scene, width: usize) -> Vec<String> {
    let ring = &scene.view.open.city.ring;
    let mut lines = Vec::new();
    for zone in ring.zones() {
        let head = head(scene, zone, usize::MAX);
        let mut things = criminals(scene, zone);
        things.extend(dropped(scene, zone));
        let line = match things.is_empty() {
            true => Section::of(vec![head]),
            false => Section::titled(&format!("{head}:"), things),
        };
        lines.extend(line.lines(width));
        if let Some(sign) = barrier_on(scene, ring.edge(zone, Turning::Clockwise)) {
            lines.push(sign.repeat(RULE));
        }
    }
    let title = format!("{}:", scene.word("board-deep-middle"));
    lines.extend(Section::titled(&title, free(scene)).lines(width));
    lines
}
