//! How a greedy boss plays Speakeasy: everything has a price in dollars, and whatever brings most is done.
//!
//! A turn is many decisions of which a single one tells nothing, so a boss plays every promising one on
//! to the end of the turn in an imagined world ([`foresight`]), by habits that look no further
//! ([`habits`]), and asks what it would be worth then ([`wealth`]). Trucks think in whole ways
//! ([`trucks`]). Every decision is made anew from the view.

mod books;
mod clock;
mod conflict;
mod don;
mod effects;
mod estate;
mod foresight;
mod habits;
mod sites;
mod trade;
mod trucks;
mod wealth;
mod weights;

use kernel::Seat;
use speakeasy::{Action, Speakeasy, View};

use crate::dice::Dice;
use crate::greedy::Worth;
use don::Don;

/// How finely dollars are told apart.
const FINENESS: f32 = 100.0;

impl Worth for Speakeasy {
    fn worth(view: &View, _: Seat) -> i32 {
        Don::of(view).map_or(i32::MIN, |don| (don.wealth() * FINENESS) as i32)
    }

    fn plan(view: &View, legal: &[Action], _: &mut Dice) -> Option<Action> {
        foresight::choose(view, legal)
    }
}
