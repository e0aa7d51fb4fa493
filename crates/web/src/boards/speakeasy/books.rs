//! The spaces of goals and the books on them.

use maud::{Markup, html};
use speakeasy::boss::Boss;
use speakeasy::content::content;
use speakeasy::pieces::{Goal, GoalArea};
use speakeasy::step::Step;
use speakeasy::{Action, Speakeasy};

use super::ink::{self, Frame};
use super::{ghosts, spots};
use crate::board::Scene;

/// The number that a goal of the docks, of City Hall or of notoriety asks for.
pub(super) fn need(goal: Goal) -> u8 {
    let goals = &content().goals;
    match goal.area() {
        GoalArea::Docks => goals.docks.need[goal.index()],
        GoalArea::CityHall => goals.city_hall.need[goal.index()],
        GoalArea::Notoriety => goals.notoriety.need[goal.index()],
        GoalArea::Park | GoalArea::Region => 0,
    }
}

/// One of the two spaces of a goal, counted from 0: empty, or with somebody's book.
pub(super) fn space(scene: &Scene<'_, Speakeasy>, goal: Goal, at: u8, frame: Frame) -> Markup {
    let book = scene.sight.view.ledger.at(goal, at);
    let known = scene.sight.before.as_ref();
    let fresh = known.is_some_and(|before| before.ledger.at(goal, at) != book);
    let size = frame.width - 1.;
    let (x, y) = frame.centre();
    let tome = |boss: Boss| ink::plain(boss, "ledger", (x - size / 2., y - size / 2.), size);
    let asked = matches!(spots::asked(scene), Some(Step::Cook { .. }));
    html! {
        (ink::rect("bk", frame, 2.))
        @if let Some(boss) = book { (tome(boss)) }
        (ghosts::ghosts(scene, |view| view.ledger.at(goal, at), |boss| {
            boss.map_or_else(Markup::default, |boss| ghosts::piece(frame, 2., &tome(boss)))
        }))
        @if fresh { (ink::rect("nr", frame, 2.)) }
        @if asked {
            (spots::spot(scene, Action::Book(goal, at + 1), book.is_none(), &spots::boxed(frame)))
        }
    }
}
