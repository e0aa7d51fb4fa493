//! How officers can be shaken off: what a thief wants to know before it leaves them behind.

use kernel::{Chance, Seed, Set};

use crate::action::{Ability, Action, Tool};
use crate::content::{Effect, Scope, Timing};
use crate::pieces::{Gang, Officer, Tile};
use crate::state::EscapePlan;
use crate::step::Step;
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
    /// How many of them.
    pub scope: Scope,
    /// What it costs, in thousands of dollars.
    pub cost: u16,
}

/// What evades officers on a tile, and on whom it works.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Evasion {
    /// Where they stand.
    pub tile: Tile,
    /// The one whom it covers, where it leaves a choice: an officer, or Sandra.
    pub cover: Action,
    /// All that it takes to use it so.
    pub actions: Vec<Action>,
}

impl Shake {
    /// Every way to use it on those who are after the viewer, who evades them now.
    pub fn evasions(&self, view: &View) -> Vec<Evasion> {
        let Some((seat, Step::Evade)) = view.asked().filter(|(seat, _)| view.viewer.is(*seat))
        else {
            return Vec::new();
        };
        // What the viewer does not know bears on nobody who is after it.
        let mut chance = Chance::new(&Seed::from_bytes([0; 32]));
        let game = EscapePlan::imagine_from(view, &mut chance);
        let used = Action::Use(self.tool, self.ability);
        let covers: Vec<Action> = game.covers(seat, self.officers, self.scope).collect();
        // Without a choice nothing is asked (EP-R92).
        let asked = covers.len() > 1;
        let evasion = |cover: Action| Evasion {
            tile: match cover {
                Action::Officer(tile, _) | Action::Tile(tile) => tile,
                _ => game.sandra_tile(),
            },
            cover,
            actions: [used].into_iter().chain(asked.then_some(cover)).collect(),
        };
        covers.into_iter().map(evasion).collect()
    }
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
            scope,
            cost,
        })
    };
    let tools = player.ready_tools().chain(members);
    tools.filter_map(shake).collect()
}
