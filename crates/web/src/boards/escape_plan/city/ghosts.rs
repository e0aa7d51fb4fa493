//! The cells around the city, and the tile that is about to lie on one of them.

use std::collections::BTreeSet;

use escape_plan::city::Placed;
use escape_plan::pieces::Tile;
use escape_plan::{Action, EscapePlan, View};
use maud::{Markup, html};

use super::{Town, ground, lattice, lots, shapes};
use crate::board::{self, Scene};
use crate::draw;

/// The ways to turn a tile.
pub(crate) const TURNS: u8 = 6;

/// A cell of the city's grid.
type Cell = (i8, i8);

/// The free cells around the city.
pub(super) fn around(view: &View) -> String {
    let taken: BTreeSet<Cell> = view.city.placed().iter().map(|one| one.cell()).collect();
    let near: BTreeSet<Cell> = taken
        .iter()
        .flat_map(|cell| Placed::around(*cell))
        .collect();
    let free = near.difference(&taken);
    free.map(|cell| lattice::hexagon(lattice::centre(*cell), lattice::RADIUS - 5.))
        .collect()
}

/// What can be placed now.
fn placeable<'a>(scene: &'a Scene<'_, EscapePlan>) -> impl Iterator<Item = Placed> + 'a {
    scene.sight.legal.iter().filter_map(|action| match action {
        Action::Place(spot) => Some(*spot),
        _ => None,
    })
}

/// The cells on which something can be placed now.
pub(super) fn cells(scene: &Scene<'_, EscapePlan>) -> BTreeSet<Cell> {
    placeable(scene).map(|spot| spot.cell()).collect()
}

/// Every tile on every cell in every turn that fits; the stylesheet shows the tile that is picked, and on
/// each cell the first fitting turn from the one that is picked.
pub(super) fn spots(town: &Town<'_>) -> Markup {
    let all: Vec<Placed> = placeable(town.scene).collect();
    let tiles: BTreeSet<Tile> = all.iter().map(|spot| spot.tile).collect();
    html! {
        @for (at, tile) in tiles.iter().enumerate() {
            @let flat = Placed { tile: *tile, ..Placed::default() };
            defs { g id=(format_args!("g-{}", tile.id())) { (ground::plain(flat)) } }
            g.fits data-hand=(at) {
                @for spot in all.iter().filter(|spot| spot.tile == *tile) { (ghost(town, &all, *spot)) }
            }
        }
    }
}

/// The picks of a turn under which a spot is shown: its own, and those before it that fit nowhere on its
/// cell.
fn picks(all: &[Placed], spot: Placed) -> Vec<String> {
    let fits = |turn: &u8| {
        let turned = Placed {
            turn: *turn,
            ..spot
        };
        all.contains(&turned)
    };
    let before = (1..TURNS).map(|back| (spot.turn + TURNS - back) % TURNS);
    let idle = before.take_while(|turn| !fits(turn));
    std::iter::once(spot.turn)
        .chain(idle)
        .map(|turn| turn.to_string())
        .collect()
}

fn ghost(town: &Town<'_>, all: &[Placed], spot: Placed) -> Markup {
    let action = Action::Place(spot);
    let label = town.say(&town.scene.describe(action).phrase);
    let at = lattice::centre(spot.cell());
    let turn = format!(
        "{} rotate({})",
        shapes::moved(at),
        u16::from(spot.turn) * 60
    );
    html! {
        a.spot.turn id=(draw::slug(&format!("at {action}"))) data-s="free" data-turns=(picks(all, spot).join(" "))
            href=(format_args!("#{}", board::button_id(action))) aria-label=(label) {
            title { (label) }
            g.fit {
                use href=(format_args!("#g-{}", spot.tile.id())) transform=(turn) {}
                (lots::sketches(spot))
            }
            path.hit d=(lattice::hexagon(at, lattice::RADIUS - 7.)) {}
        }
    }
}
