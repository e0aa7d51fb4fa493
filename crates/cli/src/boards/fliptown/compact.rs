//! The form for 80 columns: dense, every region in full, without frames.

use console::measure_text_width;
use fliptown::cards::Rank;
use fliptown::content::{Building, content};
use fliptown::map::{Region, Site};

use super::flow::others;
use super::panel::place;
use super::scene::Scene;
use crate::boards::Frame;
use crate::layout::{DOT, beside, joined, pad, right};

/// What it needs.
const WIDTH: usize = 80;

/// The mine to the left of the cemetery.
const MINE: usize = 62;

/// The badlands to the left of the town.
const BADLANDS: usize = 32;

/// The lines, if they fit. What is less important is left out if there are too few rows.
pub(super) fn lines(scene: &Scene, frame: Frame) -> Option<Vec<String>> {
    if frame.width < WIDTH {
        return None;
    }
    let (head, piles) = head(scene);
    let mut lines = Vec::from(head);
    lines.extend(trail(scene));
    lines.push(rule(
        scene,
        &[(0, Region::Mine), (MINE + 1, Region::Cemetery)],
    ));
    let mut mine = mine(scene);
    mine.push(poker(scene));
    lines.extend(beside(&[(mine, MINE + 1), (cemetery(scene), 17)], 0));
    lines.push(rule(
        scene,
        &[(0, Region::Badlands), (BADLANDS, Region::Town)],
    ));
    let [mut badlands, mut town] = [badlands(scene), town(scene)];
    let holdings = scene.holdings();
    badlands.push(holdings[..2].join("  "));
    if let Some(last) = town.last_mut() {
        *last = format!("{} {}", pad(last, 17), holdings[2..].join("  "));
    }
    lines.extend(beside(&[(badlands, BADLANDS), (town, 48)], 0));
    if lines.len() > frame.height {
        return None;
    }
    let left = frame.height - lines.len();
    let extras = extras(scene, piles, frame.width);
    lines.extend(extras.into_iter().take(left));
    Some(lines)
}

/// What is good to have if there are rows for it.
pub(super) fn extras(scene: &Scene, piles: Option<String>, width: usize) -> Vec<String> {
    let mut things: Vec<String> = piles.into_iter().collect();
    let items = scene.items();
    if !items.is_empty() {
        things.push(items.join(", "));
    }
    let mut lines = joined(&things, DOT, width);
    lines.extend(scene.cowbot().map(|parts| parts.join(DOT)));
    lines.extend(others(scene, width));
    lines.extend(joined(&scene.bounties(), DOT, width));
    lines.push(scene.pen.dim(scene.texts.word("board-legend")));
    lines
}

/// The time, the cards, the piles; and below what the owner of the map has. Piles for which the first
/// line is too short go to the second, where they are worth more than points; if that is too short as
/// well, they are returned.
fn head(scene: &Scene) -> ([String; 2], Option<String>) {
    let time = scene.pen.bold(scene.time().join(DOT));
    let first = format!("{time}  {}", scene.lineup_line());
    let second = own(scene, true);
    let [deck, discards, sheriff] = scene.stock();
    let piles = [deck, discards].join(DOT);
    let all = [piles.as_str(), &sheriff].join(DOT);
    if let Some(first) = with_right(&first, &all) {
        return ([first, second], None);
    }
    let first = with_right(&first, &sheriff).unwrap_or(first);
    let shared = with_right(&second, &piles).or_else(|| with_right(&own(scene, false), &piles));
    match shared {
        Some(second) => ([first, second], None),
        None => ([first, second], Some(piles)),
    }
}

/// Two texts at the ends of a line, if they fit.
fn with_right(left: &str, end: &str) -> Option<String> {
    let room = WIDTH.checked_sub(measure_text_width(left) + 2)?;
    let fits = measure_text_width(end) <= room;
    fits.then(|| format!("{left}  {}", right(end, room)))
}

/// What the owner of the map has.
pub(super) fn own(scene: &Scene, points: bool) -> String {
    let mut parts = Vec::new();
    if !scene.view.viewer.is(scene.seat) {
        parts.push(scene.pen.bold(scene.texts.name(scene.seat)));
    }
    parts.push(scene.purse().join("  "));
    parts.push(scene.tools().join("  "));
    if points {
        parts.push(scene.points(scene.sheet));
    }
    parts.extend(scene.character());
    parts.join("  ")
}

/// A line with the titles of regions.
fn rule(scene: &Scene, titles: &[(usize, Region)]) -> String {
    let mut line = String::new();
    for (at, region) in titles {
        let gap = at.saturating_sub(measure_text_width(&line));
        line.push_str(&scene.pen.dim("─".repeat(gap.saturating_sub(1))));
        line.push_str(&" ".repeat(gap.min(1)));
        line.push_str(&scene.title(*region));
        line.push(' ');
    }
    let left = WIDTH.saturating_sub(measure_text_width(&line));
    line + &scene.pen.dim("─".repeat(left))
}

/// Ranks above rewards.
fn trail(scene: &Scene) -> [String; 2] {
    let mut ranks = pad(&scene.name(Region::Trail), 10);
    let mut rewards = pad(
        &format!("  {}", scene.pen.dim(scene.count(Region::Trail))),
        10,
    );
    for stop in &content().trail.stops {
        let mark = scene.mark(Site::Stop(stop.rank));
        let spot = scene.pen.spot(stop.rank, mark);
        let reward = scene
            .pen
            .faint_if(mark.is_spent(), |pen| pen.stop(stop).concat());
        let size = measure_text_width(&spot).max(4) + 1;
        ranks.push_str(&pad(&spot, size));
        rewards.push_str(&pad(&format!(" {reward}"), size));
    }
    [ranks, rewards].map(|line| line.trim_end().to_owned())
}

/// The levels from the entrance down, each centred.
fn mine(scene: &Scene) -> Vec<String> {
    let level = |level: u8| {
        let rooms: Vec<String> = Scene::rooms_of(level)
            .map(|(room, data)| {
                let mark = scene.mark(Site::Room(room));
                let name = room.to_string();
                let letter = name.chars().last().unwrap_or_default();
                // What the ranks amount to with the value at hand is the price.
                let (spot, middle) = match mark.gold {
                    Some(gold) if gold > 0 => {
                        let free = super::signs::Mark {
                            gold: Some(0),
                            ..mark
                        };
                        let price = scene.pen.gold(format!("-{gold}"));
                        (scene.pen.spot(letter, free), price)
                    }
                    _ => (
                        scene.pen.spot(letter, mark),
                        scene.pen.dim(scene.ranks_into(data)),
                    ),
                };
                let reward = scene
                    .pen
                    .faint_if(mark.is_spent(), |pen| pen.room(data).concat());
                format!("{}{middle} {reward}", pad(&spot, 3))
            })
            .collect();
        let slot = if rooms.len() == 5 { 12 } else { 15 };
        let width = MINE - 2;
        let from = (width - slot * rooms.len()) / 2;
        let cells: Vec<(usize, String)> = rooms
            .into_iter()
            .enumerate()
            .map(|(i, cell)| (from + i * slot, cell))
            .collect();
        format!("{} {}", scene.pen.dim(level), place(&cells))
    };
    (1..=4).map(level).collect()
}

pub(super) fn poker(scene: &Scene) -> String {
    let rounds = ["I", "II", "III"].into_iter().zip(1..);
    let columns: Vec<String> = rounds
        .map(|(name, round)| format!("{} {}", scene.pen.dim(name), scene.column(round).join(" ")))
        .collect();
    let mut line = format!("  {}", columns.join("  "));
    if let Some(cards) = scene.holdem() {
        let short = cards.trim_start_matches("Hold ’em ");
        line.push_str(&format!("  +{short}"));
    }
    line
}

fn cemetery(scene: &Scene) -> Vec<String> {
    let mut lines = Vec::new();
    for row in 0..3 {
        let stones = [0, 1, 2].map(|column| pad(&scene.tombstone((row, column)), 3));
        let links = [0, 1].map(|column| pad(&scene.link((row, column), (row, column + 1)), 2));
        let [a, b, c] = stones;
        let [ab, bc] = links;
        lines.push(format!("{a} {ab} {b} {bc} {c}"));
        if row < 2 {
            let down = [0, 1, 2]
                .map(|column| (7 * column + 1, scene.link((row, column), (row + 1, column))));
            lines.push(place(&down));
        }
    }
    lines
}

fn badlands(scene: &Scene) -> Vec<String> {
    let rows = content().badlands.rows.iter();
    rows.map(|row| {
        let gains = format!(
            "{}{} {}",
            scene.pen.stars(row.stars),
            scene.pen.wanted(row.wanted),
            scene.pen.bonus(row.row_bonus)
        );
        let mut line = pad(&gains, 8);
        for target in &row.targets {
            let mark = scene.mark(Site::Target(target.rank));
            let cash = scene
                .pen
                .faint_if(mark.is_spent(), |pen| pen.cash(target.cash));
            let cell = format!("{}{cash}", scene.pen.spot(target.rank, mark));
            line.push_str(&pad(&cell, 8));
        }
        line.trim_end().to_owned()
    })
    .collect()
}

fn town(scene: &Scene) -> Vec<String> {
    let cells: Vec<String> = Rank::all()
        .map(|rank| {
            let building = Building::of(rank);
            let mark = scene.mark(Site::Building(rank));
            let bonus = if mark.circled {
                String::new()
            } else {
                scene.pen.first_visit(building.data().first_visit)
            };
            let spot = scene.pen.spot(rank, mark);
            format!("{} {} {bonus}", pad(&spot, 3), scene.short(building))
        })
        .collect();
    cells
        .chunks(3)
        .map(|row| row.iter().map(|cell| pad(cell, 16)).collect())
        .collect()
}
