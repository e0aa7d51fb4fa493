//! How a greedy thief plays Escape Plan: everything has a price in thousands of dollars, and whatever
//! brings most is done.
//!
//! A drive through the city is many decisions of which a single one tells nothing, so the thief thinks
//! in whole ways ([`travel`]): what their goals bring ([`goals`]), what the police on them cost
//! ([`pursuit`]) and whether the exit can still be reached from there in time ([`roads`]). Every decision
//! is made anew from the view; having gone a step of the best way, its rest is the best way still.

mod belongings;
mod city;
mod clock;
mod goals;
mod pursuit;
mod roads;
mod thief;
mod tools;
mod travel;
mod visits;
mod weights;

use escape_plan::step::Step;
use escape_plan::{Action, EscapePlan, View};
use kernel::Seat;

use crate::dice::Dice;
use crate::greedy::Worth;
use goals::Goals;
use thief::Thief;

/// How finely thousands of dollars are told apart.
const FINENESS: f32 = 1000.0;

impl Worth for EscapePlan {
    /// Only asked in the middle of a flight and the like: where the best way leads from there.
    fn worth(view: &View, _: Seat) -> i32 {
        let best = Thief::of(view).and_then(|thief| travel::best_way(&thief, &Goals::new(&thief)));
        best.map_or(i32::MIN, |(worth, _)| (worth * FINENESS) as i32)
    }

    fn plan(view: &View, legal: &[Action], _: &mut Dice) -> Option<Action> {
        let thief = Thief::of(view)?;
        let (_, step) = view.asked()?;
        match step {
            // Where to land is tried out: the ways go on from there.
            Step::Land | Step::Surface | Step::Waters => None,
            Step::Start | Step::Travel => travel::go_on(&thief, step, legal),
            _ => best(legal, |action| rate(&thief, step, action)),
        }
    }
}

/// What an action brings where the thief is not under way.
fn rate(thief: &Thief<'_>, step: Step, action: Action) -> f32 {
    if let Action::Use(tool, ability) = action {
        return tools::rate(thief, step, tool, ability);
    }
    match step {
        Step::PlaceTile
        | Step::Name(_)
        | Step::PickOfficer(_)
        | Step::Snitch(_)
        | Step::SendOfficer { .. }
        | Step::ForceOfficer { .. }
        | Step::ForceTo { .. } => city::rate(thief, step, action),
        Step::Cover { officers, .. } => pursuit::rate_cover(thief, officers, action),
        _ => visits::rate(thief, step, action),
    }
}

/// The first of the actions that bring most: legal actions stand in a fixed order.
fn best(legal: &[Action], rate: impl Fn(Action) -> f32) -> Option<Action> {
    let rated = legal.iter().map(|action| (rate(*action), *action));
    dearest(rated).map(|(_, action)| action)
}

/// The first of the things that are worth most.
fn dearest<T>(rated: impl Iterator<Item = (f32, T)>) -> Option<(f32, T)> {
    rated.reduce(|best, next| if next.0 > best.0 { next } else { best })
}

/// What something is worth that is of use only under a condition.
fn worth_if(useful: bool, worth: f32) -> f32 {
    if useful { worth } else { 0.0 }
}
