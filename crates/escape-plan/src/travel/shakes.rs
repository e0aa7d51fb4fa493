//! How officers can be shaken off: what a thief wants to know before it leaves them behind.

use kernel::Set;

use crate::action::{Ability, Tool};
use crate::content::{Effect, Scope, Timing};
use crate::pieces::{Gang, Officer};
use crate::view::View;

/// Something at hand that evades officers (EP-10.17).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shake {
    /// What is used.
    pub tool: Tool,
    /// What of it, if it can do several things.
    pub ability: Option<Ability>,
    /// The types that it evades.
    pub officers: Set<Officer>,
    /// Whether it evades only one officer.
    pub only_one: bool,
    /// What it costs, in thousands of dollars.
    pub cost: u16,
}

/// What the viewer could evade officers with, if it paid for nothing else before.
pub fn shakes(view: &View) -> Vec<Shake> {
    let Some((seat, player, hand)) = view.own() else {
        return Vec::new();
    };
    let helps = |gang: &Gang| {
        let base = view.gangs[*gang as usize];
        player.members > 0 && base.owner == Some(seat) && base.members < 2
    };
    let members = Gang::ALL.into_iter().filter(helps).map(Tool::Member);
    let shake = |tool: Tool| {
        let cost = player.cost_of(tool).filter(|cost| *cost <= hand.cash)?;
        let (ability, officers, scope) = match (tool.timing(), tool.effect()) {
            (Timing::ByAbility, _) => (Some(Ability::Evade), Set::full(), Scope::AllOnOneTile),
            (_, Effect::Evade { officers, scope }) => (None, officers, scope),
            _ => return None,
        };
        Some(Shake {
            tool,
            ability,
            officers,
            only_one: scope == Scope::OneOfficer,
            cost,
        })
    };
    let tools = player.ready_tools().chain(members);
    tools.filter_map(shake).collect()
}
