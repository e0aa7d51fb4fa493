//! A sensible choice for somebody who has left the table.

use crate::action::Action;
use crate::content::content;
use crate::node::{Node, Site};
use crate::pieces::Exit;
use crate::step::Step;
use crate::travel::{Way, ways};
use crate::view::View;

/// Plays on without spending what the owner might want to keep: rests if possible, goes where money is
/// waiting and few officers are, takes what is free, uses nothing, buys nothing; leaves the city as soon
/// as the way is open.
pub(crate) fn choose(view: &View, legal: &[Action]) -> Action {
    let next = next_step(view).filter(|next| legal.contains(next));
    next.unwrap_or_else(|| answer(view, legal))
}

/// The next action of the way that is taken, if there is one to be taken.
fn next_step(view: &View) -> Option<Action> {
    let (_, step) = view.asked()?;
    let (_, me, hand) = view.own()?;
    let exit = way_out(view);
    if step == Step::Start && !me.rested && exit.is_none() {
        return None;
    }
    let cost = view.exit_cost();
    let rank = |way: &Way| {
        let arrest = way.escape && hand.cash < cost;
        let hire = matches!(way.to.site(), Some(Site::Gang(_)));
        let from_exit = exit.map_or(0, |exit| {
            view.city.map().distance[way.to.tile() as usize][exit.tile() as usize]
        });
        let place = view.place_at(way.to);
        let pays = place.is_some_and(|place| hand.plan.amount(place).is_some());
        let officers = way.left.iter().map(|tile| view.police.on[tile as usize]);
        let officers: usize = officers.map(|on| on.len()).sum();
        let spent = arrest || hire || way.means() > 0;
        // One wound is worth the money.
        let alarm = officers > 1;
        (
            spent,
            !way.escape,
            from_exit,
            alarm,
            !pays,
            officers,
            way.points,
        )
    };
    let way = ways(view).into_iter().min_by_key(rank)?;
    way.actions.first().copied()
}

/// The exit through which one can leave the city today (EP-16.1).
fn way_out(view: &View) -> Option<Node> {
    let exits = Exit::ALL.into_iter();
    let mut open = exits.filter(|exit| view.patrols[*exit as usize] < 2);
    open.next()
        .filter(|_| view.day == content().game.days)
        .map(Node::of_exit)
}

/// What is answered to everything else.
fn answer(view: &View, legal: &[Action]) -> Action {
    let leaving = way_out(view).is_some();
    let rate = |action: &Action| match action {
        Action::Rest => 90,
        Action::Stop => 80,
        Action::End | Action::Done => 70,
        Action::Take | Action::Keep | Action::TakeAsset => 60,
        Action::Value(value) => 10 + i32::from(*value),
        Action::SpendDisc if leaving => 30,
        Action::Pass => 20,
        Action::Use(..) | Action::BurnGas | Action::Escape => -10,
        Action::Replace(_) | Action::ReplaceRight(_) | Action::Swap(_) => -5,
        _ => 0,
    };
    // The first of the best: legal actions stand in a fixed order.
    let best = legal.iter().rev().max_by_key(|action| rate(action));
    *best.unwrap_or(&legal[0])
}
