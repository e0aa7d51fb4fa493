//! The crimes in hand, with what each still needs.

use in_too_deep::pieces::{Crime, Outcome};
use in_too_deep::planning::Plan;
use in_too_deep::words;
use kernel::Phrase;

use super::scene::Scene;
use super::signs;
use crate::boards::section::Section;
use crate::style::Ink;

/// A section for each crime in hand, those that can be committed soonest first.
pub(super) fn sections(scene: &Scene, full: bool) -> Vec<Section> {
    let Some(known) = scene.view.own() else {
        return Vec::new();
    };
    let mut plans: Vec<(Crime, Plan)> = known
        .crimes
        .iter()
        .filter_map(|crime| Some((crime, Plan::of(scene.view, crime)?)))
        .collect();
    plans.sort_by_key(|(_, plan)| (!plan.is_ready(), plan.missing()));
    let told = plans
        .iter()
        .map(|(crime, plan)| section(scene, *crime, plan, full));
    told.collect()
}

fn section(scene: &Scene, crime: Crime, plan: &Plan, full: bool) -> Section {
    let name = scene.paint(Ink::Bold, scene.crime(crime));
    let state = match plan.is_ready() {
        true => scene.paint(Ink::Green, scene.word("board-deep-ready")),
        false => scene.count("board-deep-missing", plan.missing() as i64),
    };
    let mut things = conditions(scene, crime, plan);
    match full {
        true => {
            let effect = effect(scene, crime, plan);
            things.extend(effect.map(|effect| scene.paint(Ink::Dim, effect)));
            things.extend(rewards(scene, crime));
            Section::list(format!("{name}, {state}"), things)
        }
        false => Section::titled(&format!("{name}, {state}:"), things),
    }
}

/// Everything that a crime asks for, with a tick or a cross.
fn conditions(scene: &Scene, crime: Crime, plan: &Plan) -> Vec<String> {
    let mark = |met: bool, text: String| match met {
        true => format!("{} {text}", scene.paint(Ink::Green, signs::MET)),
        false => format!("{} {text}", scene.paint(Ink::Red, signs::MISSED)),
    };
    let before = plan.prerequisite.map(|met| {
        let level = crime.deck().level().unwrap_or_default() - 1;
        let storyline = crime.data().storyline.unwrap_or_default();
        let code = format!("{}{level}", storyline.id().to_uppercase());
        let told = Phrase::new("board-deep-prerequisite").with("crime", code);
        mark(met, scene.say(&told))
    });
    let conditions = plan.conditions.iter();
    let conditions = conditions.map(|one| mark(one.met, scene.say(&one.phrase)));
    before.into_iter().chain(conditions).collect()
}

/// What a crime does to the city.
fn effect(scene: &Scene, crime: Crime, plan: &Plan) -> Option<String> {
    let lines = words::effects(crime, Some(&plan.binding));
    let told: Vec<String> = lines.iter().map(|line| scene.say(line)).collect();
    let effect = Phrase::new("board-deep-effect").with("effect", told.join("; "));
    (!told.is_empty()).then(|| scene.say(&effect))
}

/// What a crime brings, by its outcomes if it has two.
pub(super) fn rewards(scene: &Scene, crime: Crime) -> Vec<String> {
    let reward = |outcome: Outcome| scene.say(&words::reward(crime.reward(outcome)));
    if crime.is_petty() {
        let told = Phrase::new("board-deep-reward").with("reward", reward(Outcome::Careful));
        return vec![scene.say(&told)];
    }
    let told = Outcome::ALL.map(|outcome| {
        let name = scene.say(&words::outcome(outcome));
        format!("{name}: {}", reward(outcome))
    });
    told.to_vec()
}
