//! How what can be done stands in the action list: whole ways first, then everything else.

use escape_plan::step::Step;
use escape_plan::travel::{Way, offered};
use escape_plan::words;
use escape_plan::{Action, EscapePlan};
use kernel::{Choice, Game, Phrase, RuleId};
use maud::{Markup, html};
use table::{Sight, Stroke};

use super::pursuit::Pursuit;
use super::signs;
use crate::board::{Move, Row, Scene};
use crate::draw;

/// Where travel may end (EP-9.8), and out of the city.
const TRAVEL: RuleId = RuleId("EP-9.8");
const ESCAPE: RuleId = RuleId("EP-16.2");

/// A way, and whether it is the easiest one to its goal.
pub(crate) struct Offer {
    pub(super) way: Way,
    pub(super) best: bool,
}

/// Every way that the viewer can take now, the easiest to each goal first.
pub(super) fn offers(sight: &Sight<EscapePlan>) -> Vec<Offer> {
    // Who is played by the house has a question, but nothing to decide.
    if sight.legal.is_empty() {
        return Vec::new();
    }
    let mut last = None;
    let offer = |way: Way| {
        let goal = (way.to, way.escape);
        let best = last.replace(goal) != Some(goal);
        Offer { way, best }
    };
    offered(&sight.view).into_iter().map(offer).collect()
}

/// What a way sends.
pub(super) fn stroke(way: &Way) -> Option<Stroke<Action>> {
    Stroke::new(way.actions.clone())
}

/// The ways as they are offered in one go.
pub(super) fn moves(scene: &Scene<'_, EscapePlan>) -> Vec<Move<Action>> {
    let offered = |offer: &Offer| {
        let way = &offer.way;
        Some(Move {
            stroke: stroke(way)?,
            choice: Choice {
                phrase: told(scene, way),
                rule: if way.escape { ESCAPE } else { TRAVEL },
            },
            row: way_row(scene, offer),
        })
    };
    let offers = scene.outlook().iter();
    let mut moves: Vec<Move<Action>> = offers.filter_map(offered).collect();
    // The way out is what nobody should have to look for.
    let is_out = |one: &Move<Action>| one.choice.rule == ESCAPE && !one.row.folded;
    moves.sort_by_key(|one| (!is_out(one), one.row.price.is_some()));
    // Where no way is offered the single actions stand in an order of their own.
    if moves.is_empty() {
        moves = in_order(scene)
            .into_iter()
            .filter_map(|action| single(scene, action))
            .collect();
    }
    moves
}

/// A single action as it stands in the list.
fn single(scene: &Scene<'_, EscapePlan>, action: Action) -> Option<Move<Action>> {
    Some(Move {
        stroke: Stroke::new(vec![action])?,
        choice: scene.describe(action),
        row: row(scene, action),
    })
}

/// What can be done, in the order in which it is told.
pub(super) fn in_order(scene: &Scene<'_, EscapePlan>) -> Vec<Action> {
    let mut actions = scene.sight.legal.clone();
    actions.sort_by_key(|action| action.lateness());
    actions
}

/// Where a way leads: to a place, or out of the city, with what that costs and whether it can be paid.
pub(super) fn goal(scene: &Scene<'_, EscapePlan>, way: &Way) -> Phrase {
    let view = &scene.sight.view;
    if !way.escape {
        return words::location(view, way.to);
    }
    // What the abilities on the way cost is gone by then.
    let mut then = view.clone();
    for hand in then.hands.iter_mut().flatten() {
        hand.cash = hand.cash.saturating_sub(way.cash);
    }
    EscapePlan::describe(&then, Action::Escape).phrase
}

/// What the visit at its end brings; nothing is visited on the way out of the city.
pub(super) fn brings(scene: &Scene<'_, EscapePlan>, way: &Way) -> Option<Phrase> {
    let notes = words::visit(&scene.sight.view, way.to);
    (!way.escape && !notes.is_empty()).then(|| Phrase::new("ep-list").with("things", notes))
}

/// How many a way leaves behind, to be evaded.
pub(super) fn pursuers(scene: &Scene<'_, EscapePlan>, way: &Way) -> usize {
    let left = way.left.iter();
    left.map(|tile| Pursuit::on(&scene.sight.view, tile).count())
        .sum()
}

/// Where a way leads, what it takes, how many are left behind, and what the visit brings.
pub(super) fn told(scene: &Scene<'_, EscapePlan>, way: &Way) -> Phrase {
    let told = Phrase::new("ep-way")
        .with("goal", goal(scene, way))
        .with("tile", words::tile(way.to.tile()))
        .with("points", way.points)
        .with("officers", pursuers(scene, way) as i64);
    match brings(scene, way) {
        Some(brings) => Phrase::new("ep-way-brings")
            .with("way", told)
            .with("brings", brings),
        None => told,
    }
}

fn way_row(scene: &Scene<'_, EscapePlan>, offer: &Offer) -> Row {
    let way = &offer.way;
    let group = match (offer.best, way.escape, way.means()) {
        (false, ..) => "ep-group-other-ways",
        (_, true, _) => "ep-group-escape",
        (.., 0) => "ep-group-drive",
        _ => "ep-group-means",
    };
    Row {
        group: Phrase::new(group),
        folded: !offer.best,
        icon: Some(signs::tile(scene, way.to.tile())),
        bare: Some(goal(scene, way)),
        note: Some(html! {
            (dangers(scene, way))
            @if way.means() == 0 { span.chip.legal { (points(scene, way)) } }
        }),
        price: (way.means() > 0).then(|| takes(scene, way)),
        short: None,
    }
}

/// Movement points that a way takes.
fn points(scene: &Scene<'_, EscapePlan>, way: &Way) -> String {
    scene.say(&Phrase::new("ep-points").with("count", way.points))
}

/// Everything that a way takes: points, cans, abilities, money.
pub(super) fn takes(scene: &Scene<'_, EscapePlan>, way: &Way) -> Markup {
    html! {
        (points(scene, way)) " "
        @for _ in 0..way.gas { (draw::icon("gas")) }
        @for (tool, _) in &way.tools { (draw::icon(signs::tool(*tool))) }
        @if way.cash > 0 { " " (signs::money(way.cash)) }
    }
}

/// Whom a way leaves behind, to be evaded.
pub(super) fn dangers(scene: &Scene<'_, EscapePlan>, way: &Way) -> Markup {
    let left = || {
        let tiles = way.left.iter();
        tiles.map(|tile| Pursuit::on(&scene.sight.view, tile))
    };
    html! {
        span.os {
            @if left().all(|pursuit| pursuit.count() == 0) { small { (scene.word("ep-nobody")) } }
            @for pursuit in left() { (pursuit.marks(scene)) }
        }
    }
}

/// How a single action stands in the list.
pub(super) fn row(scene: &Scene<'_, EscapePlan>, action: Action) -> Row {
    Row {
        group: group(scene, action),
        folded: is_step(scene, action) || matches!(action, Action::Place(_)),
        icon: signs::action(scene, action),
        bare: None,
        note: None,
        price: None,
        short: short(scene, action),
    }
}

/// Whether it is a single step of a way that is offered whole.
pub(super) fn is_step(scene: &Scene<'_, EscapePlan>, action: Action) -> bool {
    let asked = scene.sight.prompt.as_ref().map(|prompt| prompt.step);
    let travels = matches!(asked, Some(Step::Start | Step::Travel));
    travels && action.is_step()
}

fn group(scene: &Scene<'_, EscapePlan>, action: Action) -> Phrase {
    if is_step(scene, action) {
        return Phrase::new("ep-group-steps");
    }
    match action {
        Action::Place(spot) => {
            let tile = words::tile(spot.tile);
            Phrase::new("ep-group-place").with("tile", tile)
        }
        Action::Use(..) => Phrase::new("ep-group-side"),
        // What is left if none of the ways above is taken; without ways it is a choice like others.
        Action::Pass
        | Action::Done
        | Action::End
        | Action::TakeWound
        | Action::Rest
        | Action::Box
            if !scene.outlook().is_empty() =>
        {
            Phrase::new("ep-group-leave")
        }
        _ => Phrase::new("ep-group-choose"),
    }
}

/// What can be said in a word or a drawing.
pub(super) fn short(scene: &Scene<'_, EscapePlan>, action: Action) -> Option<Markup> {
    match action {
        Action::Place(spot) => Some(
            html! { small { (spot.q) "," (spot.r) } " " b.n { (u16::from(spot.turn) * 60) "°" } },
        ),
        Action::Value(value) => Some(signs::money(value)),
        Action::Name(place) => {
            let (_, _, hand) = scene.sight.view.own()?;
            Some(html! {
                (scene.say(&words::place(place))) " "
                @match hand.plan.amount(place) {
                    Some(amount) => { b.n { (amount) } }
                    None => { (draw::icon("income")) }
                }
                " "
                @for colour in scene.sight.view.supply.keys_at(place) { (signs::key(colour)) }
            })
        }
        _ => None,
    }
}
