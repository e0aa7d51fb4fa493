//! Where tiles are laid, what they are named, and where officers are sent.

use escape_plan::Action;
use escape_plan::city::Placed;
use escape_plan::pieces::{Place, Tile};
use escape_plan::step::Step;

use super::pursuit::Pursuit;
use super::thief::Thief;
use super::{weights, worth_if};

/// What an answer brings, up to what is the same for every answer.
pub(super) fn rate(thief: &Thief<'_>, step: Step, action: Action) -> f32 {
    match (step, action) {
        (_, Action::Place(spot)) => lay(thief, spot),
        (_, Action::Name(place)) => name(thief, place),
        // Those behind the thief go first, then those who stand in its way.
        (Step::PickOfficer(_) | Step::Snitch(_), Action::Officer(tile, officer)) => {
            let pursues = Pursuit::now(thief).contains(tile, officer);
            worth_if(pursues, weights::WOUND) + at(thief, tile)
        }
        (_, Action::Officer(tile, _)) => at(thief, tile),
        (_, Action::Tile(tile)) => send(thief, tile),
        _ => 0.0,
    }
}

/// A tile is laid close to the pawn; on the last day the way out above all.
fn lay(thief: &Thief<'_>, spot: Placed) -> f32 {
    let Some(own) = thief.view.city.get(thief.me.at.tile()) else {
        return 0.0;
    };
    let (q, r) = (i32::from(spot.q - own.q), i32::from(spot.r - own.r));
    let distance = (q.abs() + r.abs() + (q + r).abs()) / 2;
    let exit = thief.way_out().is_some_and(|exit| exit.tile() == spot.tile);
    let field = spot.tile.field().is_some();
    let weight = 1 + i32::from(field) + 4 * i32::from(exit);
    -(distance * weight) as f32
}

/// A place that brings much comes into the city early.
fn name(thief: &Thief<'_>, place: Place) -> f32 {
    let income = thief.me.income();
    let amount = thief.hand.plan.amount(place);
    f32::from(amount.unwrap_or(income))
}

/// What an officer on this tile costs the thief.
fn at(thief: &Thief<'_>, tile: Tile) -> f32 {
    let own = thief.me.at.tile() == tile;
    let exit = thief.way_out().is_some_and(|exit| exit.tile() == tile);
    worth_if(own, weights::WATCHED) + worth_if(exit, weights::WATCHED)
}

/// An officer is sent where he is not in the way, behind others if it can be.
fn send(thief: &Thief<'_>, tile: Tile) -> f32 {
    let left = thief.view.turn.filter(|turn| turn.arrived);
    let left = left.is_some_and(|turn| {
        turn.seat == thief.seat
            && turn
                .left(thief.me.at.tile(), &thief.view.options)
                .contains(tile)
    });
    let others = thief.view.players.iter().enumerate();
    let others = others.filter(|(at, other)| {
        *at != thief.seat.index() && other.at_large() && other.at.tile() == tile
    });
    others.count() as f32 - at(thief, tile) - worth_if(left, weights::WOUND)
}
