//! A new tile for the city: which one, where, and how it is turned.

use std::collections::BTreeSet;

use escape_plan::Action;
use escape_plan::city::Placed;
use escape_plan::pieces::{Area, Tile};
use kernel::{Phrase, RuleId, Set};

use super::canvas::{Bit, paint, plain};
use super::hexes::facilities;
use super::scene::{Scene, Spot, placing};
use super::street::sites;
use super::terrain::{self, AMONG};
use super::{signs, ways};
use crate::boards::menu::{Entry, Group, Menu, Then};
use crate::layout::beside;
use crate::style::Ink;

/// The rule of where a tile may lie.
const PLACING: RuleId = RuleId("EP-6.3");

/// The width of a tile drawn alone, with room for the words below it.
const ALONE: usize = 19;

/// Tiles first, then cells, then turns.
pub(super) fn menu(scene: &Scene, legal: &[Action], width: usize) -> Menu<Action> {
    let spots: Vec<Placed> = legal.iter().filter_map(placing).collect();
    let tiles: BTreeSet<Tile> = spots.iter().map(|spot| spot.tile).collect();
    let entry = |tile: &Tile| {
        let here: Vec<Placed> = spots
            .iter()
            .copied()
            .filter(|one| one.tile == *tile)
            .collect();
        Entry {
            text: tile_line(scene, *tile),
            rule: PLACING,
            then: Then::Open(cells(scene, &here, width)),
        }
    };
    let pictures = tiles
        .iter()
        .map(|tile| tile_picture(scene, *tile))
        .collect();
    let mut menu = match tiles.len() {
        // The last tile of a day is no choice.
        1 => cells(scene, &spots, width),
        _ => Menu::of(tiles.iter().map(entry).collect()),
    };
    menu.picture = pages(pictures, ALONE, width);
    menu.picture.push(legend(scene));
    let others = legal.iter().filter(|action| placing(action).is_none());
    let others: Vec<Entry<Action>> = others
        .map(|action| ways::described(scene, *action))
        .collect();
    if !others.is_empty() {
        menu.groups.push(Group {
            heading: None,
            entries: others,
        });
    }
    menu
}

/// A tile with its officers and locations.
fn tile_line(scene: &Scene, tile: Tile) -> String {
    let officers = paint(&scene.officers(tile), scene.style);
    let text = Phrase::new("board-place-tile")
        .with("tile", scene.code(tile))
        .with(
            "officers",
            if officers.is_empty() {
                "–".to_owned()
            } else {
                officers
            },
        )
        .with("sites", sites(scene, tile));
    scene.say(&text)
}

fn tile_picture(scene: &Scene, tile: Tile) -> Vec<String> {
    let lying = Placed {
        tile,
        ..Placed::default()
    };
    let mut lines = terrain::alone(scene, lying);
    lines.push(format!("{}{}", scene.code(tile), facilities(tile)));
    lines
}

/// The cells where a tile fits, by the letters they have on the map.
fn cells(scene: &Scene, spots: &[Placed], width: usize) -> Menu<Action> {
    let cells: BTreeSet<Spot> = spots.iter().map(|spot| spot.cell()).collect();
    let entry = |cell: &Spot| {
        let here: Vec<Placed> = spots
            .iter()
            .copied()
            .filter(|one| one.cell() == *cell)
            .collect();
        let text = Phrase::new("board-place-cell")
            .with(
                "cell",
                here.first().map_or('?', |one| scene.lot(*one)).to_string(),
            )
            .with("neighbours", neighbours(scene, *cell).join(", "))
            .with("count", here.len() as i64);
        Entry {
            text: scene.say(&text),
            rule: PLACING,
            then: Then::Open(turns(scene, &here, width)),
        }
    };
    Menu::of(cells.iter().map(entry).collect())
}

fn neighbours(scene: &Scene, cell: Spot) -> Vec<String> {
    let around = Placed::around(cell);
    let placed = scene.view.city.placed().iter();
    let touching = placed.filter(|other| around.contains(&other.cell()));
    touching.map(|other| scene.code(other.tile)).collect()
}

/// The ways to turn a tile on a cell, each drawn among its neighbours.
fn turns(scene: &Scene, spots: &[Placed], width: usize) -> Menu<Action> {
    let entry = |spot: &Placed| {
        let text = Phrase::new("board-place-turn")
            .with("angle", angle(*spot))
            .with("matches", meeting(scene, *spot));
        Entry {
            text: scene.say(&text),
            rule: PLACING,
            then: Then::Take(vec![Action::Place(*spot)]),
        }
    };
    let picture = |(at, spot): (usize, &Placed)| {
        let number = scene.paint(Ink::Cyan, at + 1);
        let mut lines = vec![format!("{number} {}°", angle(*spot))];
        lines.extend(terrain::among(scene, *spot));
        lines
    };
    let pictures = spots.iter().enumerate().map(picture).collect();
    let mut menu = Menu::of(spots.iter().map(entry).collect());
    menu.picture = pages(pictures, AMONG, width);
    menu.picture.push(legend(scene));
    menu
}

fn angle(spot: Placed) -> u16 {
    u16::from(spot.turn) * 60
}

/// With which neighbours it has which areas in common: there one walks on for nothing (EP-9.6).
fn meeting(scene: &Scene, spot: Placed) -> String {
    let around = Placed::around(spot.cell()).into_iter().enumerate();
    let meets = around.filter_map(|(direction, cell)| {
        let mut placed = scene.view.city.placed().iter();
        let other = placed.find(|other| other.cell() == cell)?;
        let mut facing = other.edge((direction + 3) % 6);
        facing.reverse();
        let pairs = spot.edge(direction).into_iter().zip(facing);
        let common: Set<Area> = pairs
            .filter(|(own, facing)| own.kind() == facing.kind())
            .filter_map(|(own, _)| own.area())
            .collect();
        let signs: Vec<Bit> = common.iter().map(signs::ground).collect();
        let signs = if signs.is_empty() {
            vec![plain("–")]
        } else {
            signs
        };
        Some(format!(
            "{} {}",
            scene.code(other.tile),
            paint(&signs, scene.style)
        ))
    });
    meets.collect::<Vec<_>>().join(", ")
}

/// Pictures beside each other, in as many rows as they need.
fn pages(pictures: Vec<Vec<String>>, wide: usize, width: usize) -> Vec<String> {
    let fitting = ((width + 1) / (wide + 1)).max(1);
    let rows = pictures.chunks(fitting).map(|row| {
        let blocks: Vec<(Vec<String>, usize)> = row
            .iter()
            .map(|lines| (lines.clone(), wide.min(width)))
            .collect();
        beside(&blocks, 1)
    });
    rows.collect::<Vec<_>>().concat()
}

/// What the areas are drawn with.
pub(super) fn legend(scene: &Scene) -> String {
    let area = |area: Area| {
        let sign = paint(&[signs::ground(area)], scene.style);
        format!("{sign} {}", scene.say(&escape_plan::words::area(area)))
    };
    Area::ALL.map(area).join("  ")
}
