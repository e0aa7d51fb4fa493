//! Where in the city something is done, and by whom.

use in_too_deep::city::Border;
use in_too_deep::pieces::{Criminal, Deck, Item, Zone};
use in_too_deep::step::{Step, Task};
use in_too_deep::{Action, InTooDeep, Prompt, View};

use crate::board::Scene;

/// A place that can be pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Site {
    Zone(Zone),
    /// The badge of a zone's effect.
    Effect(Zone),
    Criminal(Criminal),
    Item(Item),
    Border(Border),
    Deck(Deck),
}

/// Who or what goes somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mover {
    Criminal(Criminal),
    Item(Item),
    Guardian,
    Searches,
}

/// What the viewer is asked, if it is for the viewer to answer.
pub(super) fn asked(scene: &Scene<'_, InTooDeep>) -> Option<Step> {
    // Who is played by the house has a question, but nothing to decide.
    if scene.sight.legal.is_empty() {
        return None;
    }
    match scene.sight.prompt? {
        Prompt::Step { step, .. } => Some(step),
        Prompt::Store { .. } => None,
    }
}

/// Where an action is done, if it has a place in the city.
pub(super) fn site(view: &View, action: Action) -> Option<Site> {
    let city = &view.open.city;
    Some(match action {
        Action::Hook(criminal)
        | Action::Unhook(criminal)
        | Action::Grip(criminal)
        | Action::Sense(criminal)
        | Action::Criminal(criminal) => Site::Criminal(criminal),
        Action::Move(_, zone)
        | Action::Push(_, zone)
        | Action::Hack(_, zone)
        | Action::Carry(_, zone)
        | Action::Dash(zone)
        | Action::Guardian(zone)
        | Action::Zone(zone) => Site::Zone(zone),
        Action::Jump => Site::Zone(city.ring.opposite(city.find(Criminal::Jumper)?)),
        Action::PickUp(_, item)
        | Action::Fetch(item)
        | Action::Smuggle(item)
        | Action::Item(item) => Site::Item(item),
        Action::Drop(criminal) => Site::Item(city.held_by(criminal)?),
        Action::Use(criminal) => Site::Effect(city.find(criminal)?),
        Action::Fix(zone) => Site::Effect(zone),
        Action::Barrier(border, turning) => {
            let steps = 0..barrier_moves(view);
            Site::Border(steps.fold(border, |at, _| city.barrier_target(at, turning)))
        }
        Action::Deck(deck) => Site::Deck(deck),
        _ => return None,
    })
}

/// How many moves a barrier makes: one, unless a crime says more (ID-18.7).
fn barrier_moves(view: &View) -> u8 {
    match view.open.agenda.last() {
        Some(Task::Ask(_, Step::Shove { steps })) => *steps,
        _ => 1,
    }
}

/// Who does it, or what goes where it is done.
pub(super) fn mover(scene: &Scene<'_, InTooDeep>, action: Action) -> Option<Mover> {
    Some(match action {
        Action::Move(criminal, _)
        | Action::Push(criminal, _)
        | Action::PickUp(criminal, _)
        | Action::Drop(criminal)
        | Action::Use(criminal) => Mover::Criminal(criminal),
        Action::Hack(item, _) | Action::Carry(item, _) => Mover::Item(item),
        Action::Fetch(_) => Mover::Criminal(Criminal::Hacker),
        Action::Smuggle(_) => Mover::Criminal(Criminal::Smuggler),
        Action::Sense(_) => Mover::Criminal(Criminal::Seer),
        Action::Fix(_) => Mover::Criminal(Criminal::Fixer),
        Action::Jump => Mover::Criminal(Criminal::Jumper),
        Action::Dash(_) => Mover::Criminal(Criminal::Courier),
        Action::Guardian(_) => Mover::Guardian,
        Action::Zone(_) => match asked(scene)? {
            Step::RelocateTo(criminal) | Step::SendCriminal { criminal, .. } => {
                Mover::Criminal(criminal)
            }
            Step::ItemTo(item) | Step::SendItem { item, .. } => Mover::Item(item),
            Step::Shift { .. } | Step::ShiftTo { .. } => Mover::Searches,
            _ => return None,
        },
        _ => return None,
    })
}

/// What a hook of somebody else costs the viewer (ID-5.5).
pub(super) fn intel(scene: &Scene<'_, InTooDeep>, action: Action) -> u16 {
    let (Action::Hook(criminal), Some(seat)) = (action, scene.sight.own()) else {
        return 0;
    };
    let open = &scene.sight.view.open;
    let taken = open.controller(criminal).is_some();
    let price = in_too_deep::content::content().values.hook_payment;
    if taken {
        price.min(open.console(seat).intel)
    } else {
        0
    }
}
