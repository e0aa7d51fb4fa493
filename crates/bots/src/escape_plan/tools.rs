//! What to use as a side action, and when.

use escape_plan::Action;
use escape_plan::action::{Ability, Tool};
use escape_plan::content::{Effect, content};
use escape_plan::pieces::Fixer;
use escape_plan::step::Step;

use super::pursuit::{self, Pursuit};
use super::thief::Thief;
use super::{dearest, weights, worth_if};

/// The tool that is worth using now, if there is one.
pub(super) fn worth_using(thief: &Thief<'_>, step: Step, legal: &[Action]) -> Option<Action> {
    let rated = legal.iter().filter_map(|action| match action {
        Action::Use(tool, ability) => Some((rate(thief, step, *tool, *ability), *action)),
        _ => None,
    });
    let best = dearest(rated).filter(|(worth, _)| *worth > 0.0);
    best.map(|(_, action)| action)
}

/// What it is worth to use something now rather than later or never.
pub(super) fn rate(thief: &Thief<'_>, step: Step, tool: Tool, ability: Option<Ability>) -> f32 {
    let Some(cost) = thief.me.cost_of(tool) else {
        return -1.0;
    };
    match step {
        Step::Start | Step::Evade | Step::Breathe | Step::Wound | Step::Finish => {
            effect(thief, step, tool, ability) + points(thief, tool) - price(thief, tool, cost)
        }
        // In the middle of a visit nothing is urgent.
        _ => -1.0,
    }
}

/// What is given for the use of a tool: money, notoriety and what it could do later.
pub(super) fn price(thief: &Thief<'_>, tool: Tool, cost: u16) -> f32 {
    let later = if thief.is_last_turn() {
        0.0
    } else {
        match tool {
            Tool::Contact(_) | Tool::Equipment(_) => weights::READY,
            Tool::Fixer(Fixer::Motorbike) | Tool::Member(_) => weights::MEMBER,
            Tool::Fixer(fixer) => weights::fixer(fixer),
            Tool::FirstAid => weights::READY,
            Tool::Asset(_) => weights::ASSET,
        }
    };
    let star = matches!(tool, Tool::Contact(contact) if contact.data().star);
    later - thief.cash(-i32::from(cost)) - thief.heat(i8::from(star))
}

/// The points for an asset that would never be used otherwise (EP-17.7).
fn points(thief: &Thief<'_>, tool: Tool) -> f32 {
    let last = matches!(tool, Tool::Asset(_)) && thief.is_last_turn();
    worth_if(last, f32::from(content().scoring.used_asset))
}

fn effect(thief: &Thief<'_>, step: Step, tool: Tool, ability: Option<Ability>) -> f32 {
    if step == Step::Evade
        && let Some((officers, scope)) = pursuit::against(tool, ability)
    {
        return Pursuit::now(thief).saved(thief, officers, scope);
    }
    let me = thief.me;
    match tool.effect() {
        Effect::Heal => heal(thief, step),
        Effect::ExtraAction => thief.disc(),
        Effect::Calm => thief.heat(-1),
        Effect::GangAbility if ability == Some(Ability::Calm) => thief.heat(-1),
        Effect::Income => thief.cash(i32::from(me.income())),
        Effect::TakeContact => thief.any_contact(),
        Effect::ReadyAll => ready(thief),
        Effect::UnlockAsset => thief.unlock(),
        _ => 0.0,
    }
}

/// A wound less, or handcuffs that are not laid (EP-11.9).
fn heal(thief: &Thief<'_>, step: Step) -> f32 {
    let wound = f32::from(content().scoring.wound);
    match step {
        Step::Wound => weights::HANDCUFFS,
        _ if thief.me.wounds > 0 => wound,
        _ => 0.0,
    }
}

/// What turning everything face up is worth, now that this can still be used.
fn ready(thief: &Thief<'_>) -> f32 {
    let worth = weights::READY * thief.face_down() as f32;
    worth_if(!thief.is_last_turn(), worth)
}
