//! What stands around the map: the cards of the turn, the people, the bounties, the sheriff, the moves.

mod answers;
mod card;
mod challenges;
mod commons;
mod cowbot;
mod law;
mod lineup;
mod news;
mod price;
mod row;
mod signs;
mod slots;
mod strip;
#[cfg(test)]
mod tests;
mod track;
mod ways;

pub(super) use answers::answers;
pub(super) use challenges::recalls;
pub(super) use commons::commons;
pub(super) use cowbot::automa;
pub(super) use lineup::lineup;
pub(super) use row::row;
pub(super) use strip::{purse, strip};
pub(super) use track::{heading, line, regions, track};

use fliptown::Fliptown;
use fliptown::sheet::Sheet;
use fliptown::view::SeatView;
use kernel::Seat;

use crate::board::Scene;

/// A seat as the viewer sees it.
fn seen<'a>(scene: &'a Scene<'_, Fliptown>, seat: Seat) -> &'a SeatView {
    &scene.sight.view.seats[seat.index()]
}

/// The map of the hero.
fn hero_sheet<'a>(scene: &'a Scene<'_, Fliptown>) -> &'a Sheet {
    &seen(scene, scene.hero).sheet
}

/// A seat's map as it was when the viewer last acted.
fn before<'a>(scene: &'a Scene<'_, Fliptown>, seat: Seat) -> Option<&'a Sheet> {
    let view = scene.sight.before.as_ref()?;
    view.seats.get(seat.index()).map(|seen| &seen.sheet)
}
