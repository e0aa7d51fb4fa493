//! The form for large windows: a box for every region, the mine as a tree.

use console::measure_text_width;
use fliptown::cards::{Card, Rank};
use fliptown::content::{Building, Item, WayFrom, content};
use fliptown::map::{Region, Room, Site};
use kernel::{Member, Phrase};

use super::compact;
use super::panel::{Panel, centred, columns, place, row};
use super::parts::Role;
use super::scene::Scene;
use crate::boards::Frame;
use crate::layout::{DOT, beside, joined, pad, right};

/// The narrowest window.
const NARROWEST: usize = 100;

/// From here on the ledger and the others stand beside the map.
const WIDE: usize = 148;

/// How wide they are then.
const SIDE: usize = 44;

/// The widest that is still pleasant.
const WIDEST: usize = 170;

/// The narrowest mine: five rooms, each as wide as a price and three rewards.
const MINE: usize = 69;

/// So many lines does the table have without being higher than the town beside it.
const TABLE: usize = 10;

/// The cemetery needs no more.
const CEMETERY: usize = 36;

/// The lines, if they fit.
pub(super) fn lines(scene: &Scene, frame: Frame) -> Option<Vec<String>> {
    if frame.width < NARROWEST {
        return None;
    }
    let width = frame.width.min(WIDEST);
    let pen = scene.pen;
    let mut lines = head(scene, width);
    lines.extend(row(pen, &[(trail(scene, width), width)]));
    let map = if width < WIDE { width } else { width - SIDE };
    let (mine, town) = ((map - 31).clamp(MINE, 79), map - CEMETERY);
    let upper = [
        (badlands(scene), map - mine),
        (self::mine(scene, mine - 4), mine),
    ];
    let lower = [
        (self::town(scene, town - 4), town),
        (cemetery(scene), CEMETERY),
    ];
    if width < WIDE {
        lines.extend(row(pen, &upper));
        lines.extend(row(pen, &lower));
        let left = width * 46 / 100;
        let right = width - left;
        let boxes = [
            (ledger(scene, left - 4), left),
            (table(scene, right - 4), right),
        ];
        let boxes = row(pen, &boxes);
        if lines.len() + boxes.len() <= frame.height {
            lines.extend(boxes);
        } else {
            lines.push(format!(" {}", compact::own(scene, true)));
            lines.push(compact::poker(scene));
            let left = frame.height.checked_sub(lines.len())?;
            let extras = compact::extras(scene, None, width - 2);
            // All but the legend, which stands last: the compact form would show it.
            if extras.len() > left + 1 {
                return None;
            }
            lines.extend(extras.iter().map(|line| format!(" {line}")).take(left));
            return Some(lines);
        }
    } else {
        let mut upper = Vec::from(upper);
        upper.push((ledger(scene, SIDE - 4), SIDE));
        let mut lower = Vec::from(lower);
        lower.push((table(scene, SIDE - 4), SIDE));
        lines.extend(row(pen, &upper));
        lines.extend(row(pen, &lower));
    }
    if lines.len() < frame.height {
        lines.push(format!(" {}", pen.dim(scene.texts.word("board-legend"))));
    }
    (lines.len() <= frame.height).then_some(lines)
}

/// The time and the lineup.
fn head(scene: &Scene, width: usize) -> Vec<String> {
    let cards: Vec<(Vec<String>, usize)> = scene
        .lineup()
        .iter()
        .map(|(card, role)| (card_box(scene, *card, *role), 18))
        .collect();
    let left = vec![
        format!(" {}", scene.pen.bold(scene.time().join(DOT))),
        format!(" {}  {}", scene.beads(), scene.fine()),
        format!(" {}", scene.stock().join(DOT)),
    ];
    let room = width.saturating_sub(18 * cards.len());
    let mut blocks = vec![(left, room)];
    blocks.extend(cards);
    beside(&blocks, 0)
}

fn card_box(scene: &Scene, card: Card, role: Option<Role>) -> Vec<String> {
    let face = right(&scene.pen.bold(scene.pen.card(card)), 3);
    let (what, means) = match role {
        None => (String::new(), String::new()),
        Some(role) => {
            let to = scene.changed(role);
            let means = match (role, scene.assigned) {
                (Role::Suit, Some(assigned)) => scene.region(Region::of(assigned.suit)),
                (Role::Value, Some(assigned)) => assigned.value.to_string(),
                _ => String::new(),
            };
            let to = to.map(|to| format!(" →{to}")).unwrap_or_default();
            (scene.pen.dim(role.word(scene.texts)) + &to, means)
        }
    };
    vec![
        "╭─────╮".to_owned(),
        format!("│ {face} │ {what}"),
        format!("╰─────╯ {}", scene.pen.bold(means)),
    ]
}

fn panel(scene: &Scene, region: Region, lines: Vec<String>) -> Panel {
    Panel {
        title: scene.title(region),
        lines,
        lit: scene.is_lit(region),
    }
}

fn trail(scene: &Scene, width: usize) -> Panel {
    let size = (width - 4) / 13;
    let mut ranks = Vec::new();
    let mut rewards = Vec::new();
    for (stop, at) in content().trail.stops.iter().zip((0..).step_by(size)) {
        let mark = scene.mark(Site::Stop(stop.rank));
        let separator = if size > 7 { " " } else { "" };
        let reward = scene
            .pen
            .faint_if(mark.is_spent(), |pen| pen.stop(stop).join(separator));
        ranks.push((at, scene.pen.spot(stop.rank, mark)));
        rewards.push((at + 1, reward));
    }
    panel(scene, Region::Trail, vec![place(&ranks), place(&rewards)])
}

fn badlands(scene: &Scene) -> Panel {
    let mut lines = Vec::new();
    for row in &content().badlands.rows {
        let name = scene.texts.say(&Phrase::name("row", &row.id));
        let gains = [
            scene.pen.stars(row.stars),
            scene.pen.wanted(row.wanted),
            scene.pen.bonus(row.row_bonus),
        ];
        lines.push(format!("{} {}", pad(&name, 15), gains.join(" ")));
        let mut targets = String::new();
        for target in &row.targets {
            let mark = scene.mark(Site::Target(target.rank));
            let cash = scene
                .pen
                .faint_if(mark.is_spent(), |pen| pen.cash(target.cash));
            let spot = scene.pen.spot(target.rank, mark);
            targets.push_str(&pad(&format!("{spot} {cash}"), 9));
        }
        lines.push(targets);
    }
    panel(scene, Region::Badlands, lines)
}

/// The mine as a tree: above every level the ranks of the ways into its rooms.
fn mine(scene: &Scene, inner: usize) -> Panel {
    let slot = inner / 5;
    let centre = |room: Room| {
        let level = content().mine.rooms[room.index()].level;
        let at = Scene::rooms_of(level).position(|(other, _)| other == room);
        // Level 4 has five rooms, level 1 two.
        let rooms = usize::from(level) + 1;
        inner / 2 + at.unwrap_or(0) * slot + slot / 2 - rooms * slot / 2
    };
    let mut lines = Vec::new();
    for level in 1..=4 {
        let mut ways = Vec::new();
        let mut rooms = Vec::new();
        for (room, data) in Scene::rooms_of(level) {
            let mark = scene.mark(Site::Room(room));
            let to = centre(room);
            for way in &data.enter {
                let from = match way.from {
                    WayFrom::Entrance => inner / 2,
                    WayFrom::Room(above) => centre(above),
                };
                let ranks = super::signs::range(way.min, way.max);
                let (at, text) = if from < to {
                    (to - slot / 4, format!("╲{ranks}"))
                } else {
                    (to + slot / 4, format!("{ranks}╱"))
                };
                let closed = mark.circled || !scene.sheet.is_open(way.from);
                ways.push((at, scene.pen.faint_if(closed, |_| text)));
            }
            let name = room.to_string();
            let spot = scene.pen.spot(name.trim_start_matches('m'), mark);
            let reward = scene
                .pen
                .faint_if(mark.is_spent(), |pen| pen.room(data).concat());
            rooms.push((to, format!("{} {reward}", spot.trim_start())));
        }
        lines.push(centred(&ways));
        lines.push(centred(&rooms));
    }
    panel(scene, Region::Mine, lines)
}

/// Every building with its shield, and below what it does.
fn town(scene: &Scene, inner: usize) -> Panel {
    let size = inner / 3;
    let cells: Vec<[String; 2]> = Rank::all()
        .map(|rank| {
            let building = Building::of(rank);
            let mark = scene.mark(Site::Building(rank));
            let bonus = if mark.circled {
                String::new()
            } else {
                scene.pen.first_visit(building.data().first_visit)
            };
            let spot = pad(&scene.pen.spot(rank, mark), 4);
            let room = size.saturating_sub(measure_text_width(&spot) + 4);
            let full = scene.texts.say(&Phrase::name("building", building.id()));
            let name = if measure_text_width(&full) <= room {
                full
            } else {
                scene.short(building)
            };
            let first = pad(&format!("{spot}{name} {bonus}"), size);
            let effect = scene.effect(building);
            [first, pad(&format!("  {}", scene.pen.dim(effect)), size)]
        })
        .collect();
    let mut lines = Vec::new();
    for cells in cells.chunks(3) {
        lines.push(cells.iter().map(|cell| cell[0].as_str()).collect());
        lines.push(cells.iter().map(|cell| cell[1].as_str()).collect());
    }
    panel(scene, Region::Town, lines)
}

/// The tombstones and what lies between them.
fn cemetery(scene: &Scene) -> Panel {
    let mut lines = Vec::new();
    for row in 0..3 {
        let mut line = String::from("  ");
        for column in 0..3 {
            line.push_str(&pad(&scene.tombstone((row, column)), 3));
            if column < 2 {
                let link = scene.link((row, column), (row, column + 1));
                let dashes = 7 - measure_text_width(&link);
                let before = scene.pen.dim("─".repeat(dashes / 2));
                let after = scene.pen.dim("─".repeat(dashes - dashes / 2));
                line.push_str(&format!("{before} {link} {after}"));
            }
        }
        lines.push(line);
        if row < 2 {
            let columns = [0, 1, 2].map(|column| (12 * column + 3, column));
            let posts = columns.map(|(at, _)| (at, scene.pen.dim("│")));
            let down =
                columns.map(|(at, column)| (at, scene.link((row, column), (row + 1, column))));
            lines.push(place(&posts));
            lines.push(place(&down));
            lines.push(place(&posts));
        }
    }
    let cemetery = &content().cemetery;
    let mut each = Vec::new();
    if !scene.sheet.items.contains(Item::Friendship) {
        each.push(scene.pen.wanted(cemetery.wanted_per_tombstone));
    }
    if scene.sheet.items.contains(Item::Shovel) {
        each.push(scene.pen.stars(cemetery.shovel_stars_per_tombstone));
    }
    if !each.is_empty() {
        lines.push(format!("  {} {}", scene.pen.dim("† ="), each.join(" ")));
    }
    panel(scene, Region::Cemetery, lines)
}

/// What the owner of the map has, the land and the poker hands.
fn ledger(scene: &Scene, inner: usize) -> Panel {
    let pen = scene.pen;
    let land = scene.land();
    let text = inner.saturating_sub(14);
    let mut own = vec![scene.purse().join("  "), scene.tools().join("  ")];
    own.extend(joined(&scene.items(), ", ", text));
    while own.len() < 3 {
        own.push(String::new());
    }
    let mut land: Vec<String> = land
        .iter()
        .map(|row| format!("{}{row}", " ".repeat(8)))
        .collect();
    let office = scene.short(Building::LandOffice);
    land[1] = format!(
        "{} {}",
        pad(&pen.dim(truncated(&office, 7)), 7),
        land[1].trim_start()
    );
    let mut lines = beside(&[(own, text), (land, 14)], 0);
    lines.extend(scene.character().map(|line| vec![line]).unwrap_or_default());
    for (name, round) in ["I", "II", "III"].into_iter().zip(1..) {
        let cards = scene.column(round).join(" ");
        let hand = scene.hand(round).map(|hand| pen.dim(hand));
        lines.push(format!(
            "{} {cards}  {}",
            pad(&pen.dim(name), 3),
            hand.unwrap_or_default()
        ));
    }
    lines.extend(scene.holdem());
    Panel {
        title: format!(
            "{} {}",
            pen.bold(scene.texts.name(scene.seat)),
            pen.dim(scene.points(scene.sheet))
        ),
        lines,
        lit: false,
    }
}

fn truncated(text: &str, width: usize) -> String {
    console::truncate_str(text, width, "").into_owned()
}

/// Whom one plays with, and what for.
fn table(scene: &Scene, inner: usize) -> Panel {
    let pen = scene.pen;
    let mut lines = Vec::new();
    if let Some(parts) = scene.cowbot() {
        lines.extend(joined(&parts, DOT, inner));
    }
    for seat in scene.others() {
        lines.push(scene.other(seat));
        lines.push(format!("  {}", pen.dim(scene.other_more(seat))));
    }
    lines.extend(scene.bounties());
    let alone = lines.is_empty();
    if lines.len() < TABLE {
        let hands = payouts(scene, inner);
        if lines.len() + hands.len() <= TABLE {
            lines.extend(hands);
        }
    }
    let title = if alone {
        "board-stage-poker"
    } else {
        "board-table"
    };
    Panel {
        title: pen.bold(scene.texts.word(title)),
        lines,
        lit: false,
    }
}

/// What poker hands pay, where there is room for it.
fn payouts(scene: &Scene, inner: usize) -> Vec<String> {
    let hands = content().poker.payouts.iter().filter(|hand| hand.stars > 0);
    let hands: Vec<String> = hands
        .map(|hand| {
            let name = scene.texts.say(&Phrase::name("hand", hand.id.id()));
            let cash = pad(&scene.pen.cash(hand.cash), 3);
            format!("{} {cash} {}", pad(&name, 15), scene.pen.stars(hand.stars))
        })
        .collect();
    columns(&hands, inner)
}
