//! The map: its plates with sites, marks and hotspots.
//!
//! Scenery never changes and lies in `assets/fliptown`. What is printed on the map comes from the content
//! pack, what is written on it from the view.

use fliptown::Fliptown;
use maud::{Markup, PreEscaped, html};

use crate::board::Scene;

mod badlands;
mod cemetery;
mod ink;
mod keys;
mod ledger;
mod map;
mod mine;
mod pencil;
mod plate;
mod prospect;
mod sign;
mod spot;
#[cfg(test)]
mod tests;
mod town;
mod trail;

use map::Map;

/// A drawing of `assets/fliptown`.
macro_rules! drawing {
    ($name:literal) => {
        maud::PreEscaped(include_str!(concat!("../../../../assets/fliptown/", $name)))
    };
}
use drawing;

/// The symbols and patterns of the page.
pub(super) fn sprite() -> Markup {
    PreEscaped(include_str!("../../../assets/fliptown/sprite.svg").to_owned())
}

/// The map of the hero.
pub(super) fn plates(scene: &Scene<'_, Fliptown>) -> Markup {
    let Some(map) = Map::of(scene) else {
        return Markup::default();
    };
    html! {
        div.map {
            (trail::draw(&map))
            (badlands::draw(&map))
            (mine::draw(&map))
            (ledger::draw(&map))
            (town::draw(&map))
            (cemetery::draw(&map))
        }
    }
}
