//! How a greedy agent plays In Too Deep: everything has a price in Intel, and whatever brings most is done.
//!
//! A crime takes several decisions of which a single one tells nothing, so an agent plays its turn on in an
//! imagined world ([`foresight`]): whom to hook, what to do with the actions, which crime to end with. What a
//! turn is worth is what lies on the console, in memory and in the databank ([`proof`], [`conscience`]), and how
//! near the crimes in hand have come ([`prospects`], [`reach`]). Every decision is made anew from the view.

mod conscience;
#[allow(
    clippy::vec_box,
    reason = "positions are large, and put in order again and again"
)]
mod foresight;
mod mole;
mod proof;
mod prospects;
mod reach;
mod weights;

use in_too_deep::step::Step;
use in_too_deep::{Action, InTooDeep, View};
use kernel::Seat;

use crate::dice::Dice;
use crate::greedy::Worth;
use mole::Mole;

/// How finely Intel is told apart.
const FINENESS: f32 = 1000.0;

/// One in so many hooks is a whim. Two agents who take the same criminal from each other, and lead it to and fro,
/// would otherwise do so for ever.
const WHIM: u32 = 24;

impl Worth for InTooDeep {
    fn worth(view: &View, _: Seat) -> i32 {
        Mole::of(view).map_or(i32::MIN, |mole| (mole.worth() * FINENESS) as i32)
    }

    fn plan(view: &View, legal: &[Action], dice: &mut Dice) -> Option<Action> {
        if let Some((_, Step::Hook { .. })) = view.open.asked()
            && dice.below(WHIM) == 0
        {
            return Some(legal[dice.below(legal.len() as u32) as usize]);
        }
        foresight::choose(view, legal)
    }
}
