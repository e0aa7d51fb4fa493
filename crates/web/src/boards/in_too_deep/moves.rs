//! What is offered in one go: an extra action with the grip that pays for it, a step of the Guardian with
//! whom it escorts; and the order in which everything stands in the list.

use in_too_deep::pieces::Criminal;
use in_too_deep::step::{Step, Task};
use in_too_deep::words;
use in_too_deep::{Action, InTooDeep, Prompt, View};
use kernel::{Choice, Game, Phrase, RuleId, Seat};
use table::{Sight, Stroke};

use super::{rows, sites};
use crate::board::{Move, Scene};
use crate::boards::prospects::World;

const ENDURE: RuleId = RuleId("ID-6.4");
const ESCORT: RuleId = RuleId("ID-10.2");

/// Several actions, and what they come to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Offer {
    pub(super) actions: Vec<Action>,
    pub(super) aim: Aim,
}

/// What an offer leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Aim {
    /// A criminal does something for a point of grip.
    Extra(Criminal, Action),
    /// The Guardian steps, and takes somebody along or not.
    Patrol(Action, Option<Criminal>),
}

impl Offer {
    pub(super) fn stroke(&self) -> Option<Stroke<Action>> {
        Stroke::new(self.actions.clone())
    }
}

/// Everything that the viewer can do in one go now.
pub(super) fn offers(sight: &Sight<InTooDeep>, world: &World<InTooDeep>) -> Vec<Offer> {
    let begun = sight.legal.iter().copied();
    begun
        .flat_map(|first| follow(sight, world, first))
        .collect()
}

fn follow(sight: &Sight<InTooDeep>, world: &World<InTooDeep>, first: Action) -> Vec<Offer> {
    let offer = |then: Action, aim: Aim| Offer {
        actions: vec![first, then],
        aim,
    };
    match first {
        Action::Endure(criminal) => match extra_deeds(sight, criminal).as_slice() {
            // The only thing left to do is done without a question (ID-1.13).
            [only] => vec![Offer {
                actions: vec![first],
                aim: Aim::Extra(criminal, *only),
            }],
            deeds => deeds
                .iter()
                .map(|then| offer(*then, Aim::Extra(criminal, *then)))
                .collect(),
        },
        Action::Guardian(_) if asks_for_escort(world, first) => {
            let choices = world.choices_after(&[first]).into_iter();
            choices
                .filter_map(|then| match then {
                    Action::Pass => Some(offer(then, Aim::Patrol(first, None))),
                    Action::Criminal(taken) => Some(offer(then, Aim::Patrol(first, Some(taken)))),
                    _ => None,
                })
                .collect()
        }
        _ => Vec::new(),
    }
}

/// What a criminal could do with an extra action.
fn extra_deeds(sight: &Sight<InTooDeep>, criminal: Criminal) -> Vec<Action> {
    let Some(seat) = sight.own() else {
        return Vec::new();
    };
    let asked = asked_for_extra(&sight.view, seat, criminal);
    World::<InTooDeep>::new(&asked, seat).choices_after(&[])
}

/// The table as if somebody were asked what a criminal does with an extra action.
fn asked_for_extra(view: &View, seat: Seat, criminal: Criminal) -> View {
    let mut view = view.clone();
    if let Some(last) = view.open.agenda.last_mut() {
        *last = Task::Ask(seat, Step::Endure(criminal));
    }
    view
}

/// Whether the Guardian may take somebody along after a step.
fn asks_for_escort(world: &World<InTooDeep>, first: Action) -> bool {
    matches!(
        world.prompt_after(&[first]),
        Some(Prompt::Step {
            step: Step::Escort { .. },
            ..
        })
    )
}

/// Whether a single action is only the beginning of what is offered whole: it stands folded in the list.
pub(super) fn is_part(scene: &Scene<'_, InTooDeep>, action: Action) -> bool {
    let mut offers = scene.outlook().offers.iter();
    offers.any(|offer| offer.actions.len() > 1 && offer.actions[0] == action)
}

/// Whether a single action is offered by what it comes to.
pub(super) fn is_whole(scene: &Scene<'_, InTooDeep>, action: Action) -> bool {
    let mut offers = scene.outlook().offers.iter();
    offers.any(|offer| offer.actions == [action])
}

/// Everything in the order of the list: what is free and what costs, then ways out.
pub(super) fn moves(scene: &Scene<'_, InTooDeep>) -> Vec<Move<Action>> {
    let legal = scene.sight.legal.iter().copied();
    let single = |action: Action| {
        Some(Move {
            stroke: Stroke::new(vec![action])?,
            choice: scene.describe(action),
            row: rows::row(scene, action),
        })
    };
    let whole = |offer: &Offer| {
        Some(Move {
            stroke: offer.stroke()?,
            choice: choice(scene, offer),
            row: rows::of_offer(scene, offer),
        })
    };
    let deeds = legal
        .clone()
        .filter(|action| *action != Action::Pass && !is_whole(scene, *action));
    let offers = scene.outlook().offers.iter();
    let out = legal.filter(|action| *action == Action::Pass);
    deeds
        .filter_map(single)
        .chain(offers.filter_map(whole))
        .chain(out.filter_map(single))
        .collect()
}

/// What an offer comes to.
pub(super) fn choice(scene: &Scene<'_, InTooDeep>, offer: &Offer) -> Choice {
    match offer.aim {
        Aim::Extra(criminal, then) => Choice {
            phrase: Phrase::new("dawn-extra").with("deed", told(scene, criminal, then)),
            rule: ENDURE,
        },
        Aim::Patrol(first, None) => Choice {
            phrase: Phrase::new("dawn-alone")
                .with("deed", rows::plain(scene.describe(first).phrase)),
            rule: ESCORT,
        },
        Aim::Patrol(first, Some(taken)) => Choice {
            phrase: Phrase::new("dawn-escort")
                .with("deed", rows::plain(scene.describe(first).phrase))
                .with("criminal", words::whom(taken)),
            rule: ESCORT,
        },
    }
}

/// An extra action in words: those of the game fit the question that will be asked for it.
pub(super) fn told(scene: &Scene<'_, InTooDeep>, criminal: Criminal, then: Action) -> Phrase {
    let seat = scene.sight.own().unwrap_or(scene.hero);
    let view = asked_for_extra(&scene.sight.view, seat, criminal);
    rows::plain(InTooDeep::describe(&view, then).phrase)
}

/// Whether the same can be done without paying for it with grip.
pub(super) fn is_dearer(scene: &Scene<'_, InTooDeep>, offer: &Offer) -> bool {
    match offer.aim {
        Aim::Extra(_, then) => scene.is_legal(then),
        Aim::Patrol(..) => false,
    }
}

/// Whether something comes to what can be done for the same or for less: the city shows only that.
pub(super) fn is_step(scene: &Scene<'_, InTooDeep>, action: Action) -> bool {
    step_instead(action).is_some_and(|step| scene.is_legal(step))
}

/// The same for an extra action.
pub(super) fn is_step_for_grip(scene: &Scene<'_, InTooDeep>, offer: &Offer) -> bool {
    let Aim::Extra(criminal, then) = offer.aim else {
        return false;
    };
    step_instead(then).is_some_and(|step| {
        if scene.is_legal(step) {
            return true;
        }
        let mut offers = scene.outlook().offers.iter();
        offers.any(|other| other.aim == Aim::Extra(criminal, step))
    })
}

/// A step instead of a dash or a push, the Smuggler's free hand instead of a paid one, a hand instead of a signal.
fn step_instead(action: Action) -> Option<Action> {
    match action {
        Action::Dash(zone) => Some(Action::Move(Criminal::Courier, zone)),
        Action::Push(criminal, zone) => Some(Action::Move(criminal, zone)),
        Action::PickUp(Criminal::Smuggler, item) => Some(Action::Smuggle(item)),
        Action::Fetch(item) => Some(Action::PickUp(Criminal::Hacker, item)),
        _ => None,
    }
}

/// Where an offer is taken.
pub(super) fn site(scene: &Scene<'_, InTooDeep>, offer: &Offer) -> Option<sites::Site> {
    let deed = match offer.aim {
        Aim::Extra(_, then) => then,
        Aim::Patrol(first, _) => first,
    };
    sites::site(&scene.sight.view, deed)
}
