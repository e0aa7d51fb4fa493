//! What choices have in common.

use in_too_deep::console::Agent;
use in_too_deep::evidence::{Place, PlanSpot};
use in_too_deep::pieces::{Criminal, Evidence};
use in_too_deep::step::Step;
use in_too_deep::{Action, words};
use kernel::Phrase;

use super::super::scene::Scene;
use super::super::signs;
use super::bundle::Bundle;
use crate::boards::menu::Entry;

/// What choices are about, in the order in which they are offered.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Topic {
    /// Crimes to commit.
    Crimes,
    /// Criminals to hook.
    Hook,
    /// Criminals to unhook.
    Unhook,
    /// What a criminal in a port of the viewer does, and then by its ability.
    Deeds(usize, Criminal, Deed),
    /// Criminals that anybody has.
    Criminals,
    /// Items.
    Items,
    /// Evidence of the bar.
    Bar,
    /// Evidence of a kind that is processed.
    Process(Evidence),
    /// Dilemmas in hand.
    Hand,
    /// Dilemmas in the databank.
    Databank,
    /// Face-down evidence of the display.
    Display,
    /// Face-down evidence of the bonus spaces.
    Bonuses,
    /// Face-down evidence of a box.
    Box(Agent),
    /// What needs no heading.
    Plain,
    /// The Guardian and the barriers.
    Patrol,
    /// Support tokens to use.
    Support,
    /// Passing.
    Pass,
}

/// How a criminal does something.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Deed {
    /// As anybody could.
    Common,
    /// By its ability.
    Ability,
}

impl Topic {
    /// What an answer to a question is about.
    pub(super) fn of(scene: &Scene, step: Option<Step>, action: Action) -> Topic {
        if let Some(Step::Act | Step::Endure(_)) = step
            && let Some(criminal) = action.doer()
        {
            let deed = match action.ability_of() {
                Some(_) => Deed::Ability,
                None => Deed::Common,
            };
            return Topic::Deeds(port(scene, criminal), criminal, deed);
        }
        match action {
            Action::Pass => Topic::Pass,
            Action::Commit(_) => Topic::Crimes,
            Action::Hook(_) => Topic::Hook,
            Action::Unhook(_) => Topic::Unhook,
            Action::Support(_) => Topic::Support,
            Action::Move(..) => Topic::Criminals,
            Action::Carry(..) => Topic::Items,
            Action::Guardian(_) | Action::Barrier(..) => Topic::Patrol,
            Action::Evidence(_) => Topic::Bar,
            Action::Process(kind, _) => Topic::Process(kind),
            Action::Dilemma(dilemma) => match scene.view.own() {
                Some(known) if known.databank.contains(dilemma) => Topic::Databank,
                _ => Topic::Hand,
            },
            Action::Place(Place::Display(_)) => Topic::Display,
            Action::Place(Place::Plan(at)) => match scene.view.plan.get(usize::from(at)) {
                Some(one) => match one.spot {
                    PlanSpot::Bonus(_) => Topic::Bonuses,
                    PlanSpot::Box(agent) => Topic::Box(agent),
                },
                None => Topic::Plain,
            },
            _ => Topic::Plain,
        }
    }

    /// The first of several choices about this.
    pub(super) fn bundle(self, scene: &Scene, first: Entry<Action>) -> Bundle {
        let told = self.heading(scene);
        Bundle {
            // The ability goes on under the heading of its criminal.
            headed: !matches!(self, Topic::Deeds(_, _, Deed::Ability)),
            told,
            entries: vec![first],
        }
    }

    fn heading(self, scene: &Scene) -> Option<String> {
        Some(match self {
            Topic::Crimes => scene.word("board-deep-menu-crimes"),
            Topic::Hook => scene.word("board-deep-menu-hook"),
            Topic::Unhook => scene.word("board-deep-menu-unhook"),
            Topic::Deeds(_, criminal, Deed::Common) => standing(scene, criminal),
            Topic::Deeds(_, criminal, Deed::Ability) => {
                let told = Phrase::new("board-deep-menu-ability");
                scene.say(&told.with("criminal", scene.criminal(criminal)))
            }
            Topic::Criminals => scene.word("board-deep-menu-criminals"),
            Topic::Items => scene.word("board-deep-menu-items"),
            Topic::Bar => scene.word("board-deep-menu-bar"),
            Topic::Process(kind) => {
                let told = Phrase::new("board-deep-menu-process");
                scene.say(&told.with("evidence", scene.evidence(kind)))
            }
            Topic::Hand => scene.word("board-deep-menu-hand"),
            Topic::Databank => scene.word("board-deep-menu-databank"),
            Topic::Display => scene.word("board-deep-menu-display"),
            Topic::Bonuses => scene.word("board-deep-menu-bonuses"),
            Topic::Box(agent) => {
                let told = Phrase::new("board-deep-menu-box");
                scene.say(&told.with("agent", words::agent(agent)))
            }
            Topic::Patrol => scene.word("board-deep-menu-patrol"),
            Topic::Support => scene.word("board-deep-menu-support"),
            Topic::Plain | Topic::Pass => return None,
        })
    }
}

/// A criminal, where, with what, and the grip.
fn standing(scene: &Scene, criminal: Criminal) -> String {
    let city = &scene.view.open.city;
    let grip = scene
        .seat()
        .map_or(0, |seat| scene.view.open.console(seat).grip_over(criminal));
    let zone = city
        .find(criminal)
        .map_or_else(String::new, |zone| scene.zone(zone));
    let item = city.held_by(criminal).map_or_else(String::new, |item| {
        format!("{}{}", signs::HOLDS, scene.item(item))
    });
    let told = Phrase::new("board-deep-menu-standing")
        .with("criminal", format!("{}{item}", scene.criminal(criminal)))
        .with("zone", zone)
        .with("grip", format!("{grip}{}", scene.grip_marks(grip)));
    scene.say(&told)
}

/// In which port of the viewer a criminal is.
fn port(scene: &Scene, criminal: Criminal) -> usize {
    let ports = scene.seat().map(|seat| scene.view.open.console(seat).ports);
    let mut ports = ports.into_iter().flatten();
    ports.position(|one| one == criminal).unwrap_or_default()
}
