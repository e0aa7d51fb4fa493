//! What can be done, as a person thinks of it: crimes first, then criminal by criminal, and what is too
//! much for a page behind a choice.

mod bundle;
mod topic;

use in_too_deep::step::Step;
use in_too_deep::{Action, InTooDeep};
use kernel::Game;

use super::crimes;
use super::scene::Scene;
use crate::boards::menu::{Entry, Menu};
use crate::boards::section::Section;
use crate::style::Ink;
use bundle::{Bundle, fit};
use topic::Topic;

/// What is offered for a question.
pub(super) fn menu(scene: &Scene, legal: &[Action], width: usize) -> Menu<Action> {
    let step = scene.step();
    let mut bundles: Vec<(Topic, Bundle)> = Vec::new();
    for action in legal {
        let topic = Topic::of(scene, step, *action);
        let choice = InTooDeep::describe(scene.view, *action);
        let entry = Entry::action(scene.say(&choice.phrase), &choice, *action);
        match bundles.iter_mut().find(|(one, _)| *one == topic) {
            Some((_, bundle)) => bundle.entries.push(entry),
            None => bundles.push((topic, topic.bundle(scene, entry))),
        }
    }
    bundles.sort_by_key(|(topic, _)| *topic);
    Menu {
        picture: picture(scene, step, width),
        groups: fit(
            scene,
            bundles.into_iter().map(|(_, bundle)| bundle).collect(),
        ),
    }
}

/// What a crime that is being committed brings.
fn picture(scene: &Scene, step: Option<Step>, width: usize) -> Vec<String> {
    let Some(Step::Outcome(crime)) = step else {
        return Vec::new();
    };
    let name = scene.paint(Ink::Bold, scene.crime(crime));
    Section::titled(&format!("{name}:"), crimes::rewards(scene, crime)).lines(width)
}
