//! Where to go, and on which way.

use escape_plan::Action;
use escape_plan::content::content;
use escape_plan::node::Node;
use escape_plan::step::Step;
use escape_plan::travel::{Way, ways};

use super::goals::Goals;
use super::pursuit::{self, Means, Pursuit};
use super::thief::Thief;
use super::{dearest, tools, weights, worth_if};

/// The next action of somebody who is about to travel or under way.
pub(super) fn go_on(thief: &Thief<'_>, step: Step, legal: &[Action]) -> Option<Action> {
    if step == Step::Start
        && let Some(tool) = tools::worth_using(thief, step, legal)
    {
        return Some(tool);
    }
    let goals = Goals::new(thief);
    let way = best_way(thief, &goals).filter(|(_, next)| legal.contains(next));
    let may_rest = legal.contains(&Action::Rest);
    let rest = may_rest.then(|| (rest(thief, &goals), Action::Rest));
    let next = dearest(way.into_iter().chain(rest)).map(|(_, action)| action);
    // Without a way and without rest the turn passes (EP-8.9).
    next.or_else(|| legal.first().copied())
}

/// The way that is worth most, with its first action.
pub(super) fn best_way(thief: &Thief<'_>, goals: &Goals<'_>) -> Option<(f32, Action)> {
    let means = pursuit::means(thief);
    let mut ends: Vec<(Node, f32)> = Vec::new();
    let rated = ways(thief.view).into_iter().filter_map(|way| {
        let known = ends.iter().find(|(node, _)| *node == way.to);
        let end = match known {
            _ if way.escape => 0.0,
            Some((_, end)) => *end,
            None => {
                let end = goals.end_at(way.to);
                ends.push((way.to, end));
                end
            }
        };
        let first = way.actions.first().copied()?;
        Some((end - cost(thief, &way, &means), first))
    });
    dearest(rated)
}

/// What a way costs: officers, means, Costa's toll and the exit.
fn cost(thief: &Thief<'_>, way: &Way, means: &[Means]) -> f32 {
    let pursuit = Pursuit::on(thief, way.left.tiles()).cost(thief, means);
    let gas = f32::from(way.gas) * weights::GAS;
    let helps = way.tools.iter().filter_map(|(tool, _)| {
        let cost = thief.me.cost_of(*tool)?;
        Some(tools::price(thief, *tool, cost))
    });
    let helps: f32 = helps.sum();
    let costa = thief.view.costa.filter(|costa| !costa.escaped);
    let toll = costa.is_some_and(|costa| way.left.contains(costa.agent.at.tile()));
    let toll = i32::from(content().prices.costa_toll) * i32::from(toll);
    let mut cost = pursuit + gas + helps - thief.cash(-toll);
    let left = i32::from(thief.hand.cash) - i32::from(way.cash) - toll;
    if way.escape && left < thief.exit_cost() {
        cost += weights::ARREST;
    }
    cost
}

/// What a rest is worth: everything is ready again, and an asset is unlocked (EP-8.6).
fn rest(thief: &Thief<'_>, goals: &Goals<'_>) -> f32 {
    let me = thief.me;
    let ready = weights::READY * thief.face_down() as f32;
    let aid = worth_if(me.aided, weights::FIRST_AID);
    thief.unlock() + ready + aid + goals.stand_at(me.at, 0)
}
