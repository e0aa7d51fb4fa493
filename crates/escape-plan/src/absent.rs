//! A sensible choice for somebody who has left the table.

use crate::action::Action;
use crate::view::View;

/// Plays on without spending what the owner might want to keep: rests if possible, takes what is free,
/// uses nothing, buys nothing; leaves the city as soon as the way is open.
pub(crate) fn choose(view: &View, legal: &[Action]) -> Action {
    let _ = view;
    let rate = |action: &Action| match action {
        Action::Escape => 100,
        Action::Rest => 90,
        Action::Stop => 80,
        Action::End | Action::Done => 70,
        Action::Take | Action::Keep | Action::TakeAsset => 60,
        Action::Value(value) => 10 + i32::from(*value),
        Action::Pass => 20,
        Action::Use(..) | Action::BurnGas => -10,
        Action::Replace(_) | Action::Swap(_) => -5,
        _ => 0,
    };
    // The first of the best: legal actions stand in a fixed order.
    let best = legal.iter().rev().max_by_key(|action| rate(action));
    *best.unwrap_or(&legal[0])
}
