//! The city tile by tile, for windows that are too narrow for a map.

use escape_plan::city::Placed;

use super::canvas::{inked, paint, plain};
use super::scene::Scene;
use crate::boards::section::Section;
use crate::style::Ink;

/// A section for every tile: its officers, its neighbours, its locations and who stands there.
pub(super) fn sections(scene: &Scene) -> Vec<Section> {
    let tiles = scene.view.city.placed().iter();
    tiles.map(|placed| tile(scene, *placed)).collect()
}

fn tile(scene: &Scene, placed: Placed) -> Section {
    let tile = placed.tile;
    let mut head = vec![inked(Ink::Bold, scene.code(tile)), plain(" ")];
    head.extend(scene.officers(tile));
    let location = |node| {
        let goal = if scene.goals.contains(node) {
            "▸"
        } else {
            ""
        };
        let mut label = vec![plain(format!("{goal}{}", scene.short(node)))];
        label.extend(scene.marks(node));
        paint(&label, scene.style)
    };
    let regions = tile.data().nodes.without(tile.locations());
    head.extend(regions.iter().flat_map(|node| scene.pawns(node)));
    let around = Placed::around(placed.cell());
    let others = scene.view.city.placed().iter();
    let touching = others.filter(|other| around.contains(&other.cell()));
    let touching: Vec<String> = touching.map(|other| scene.code(other.tile)).collect();
    let mut things: Vec<String> = tile.locations().iter().map(location).collect();
    things.push(scene.paint(Ink::Dim, format!("→ {}", touching.join(" "))));
    Section::titled(paint(&head, scene.style).trim_end(), things)
}
