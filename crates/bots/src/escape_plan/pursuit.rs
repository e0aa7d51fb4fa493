//! The officers on the tiles that are left, and how to shake them off.

use escape_plan::action::{Ability, Action, Tool};
use escape_plan::city::TILES;
use escape_plan::content::{Effect, Scope};
use escape_plan::pieces::{Asset, Gang, Officer, Tile};
use kernel::Set;

use super::thief::Thief;
use super::tools;

/// Who has to be evaded.
#[derive(Clone)]
pub(super) struct Pursuit {
    on: [Set<Officer>; TILES],
    sandra: Option<Tile>,
}

/// Something that helps against officers, and what is given for it.
#[derive(Clone, Copy)]
pub(super) struct Means {
    officers: Set<Officer>,
    scope: Scope,
    price: f32,
}

impl Pursuit {
    /// Everybody on the tiles that a way leaves.
    pub(super) fn on(thief: &Thief<'_>, left: Set<Tile>) -> Pursuit {
        let mut on = [Set::default(); TILES];
        for tile in left.iter() {
            on[tile as usize] = thief.view.police.on[tile as usize];
        }
        let sandra = thief.view.sandra.map(|sandra| sandra.agent.at.tile());
        Pursuit {
            on,
            sandra: sandra.filter(|tile| left.contains(*tile)),
        }
    }

    /// Those who are still behind the thief while it evades.
    pub(super) fn now(thief: &Thief<'_>) -> Pursuit {
        let Some(turn) = thief.view.turn.filter(|turn| turn.arrived) else {
            return Pursuit::on(thief, Set::default());
        };
        let mut pursuit = Pursuit::on(
            thief,
            turn.left(thief.me.at.tile(), &thief.view.options).tiles(),
        );
        for (on, evaded) in pursuit.on.iter_mut().zip(turn.evaded) {
            *on = on.without(evaded);
        }
        pursuit.sandra = pursuit.sandra.filter(|_| !turn.lost_sandra);
        pursuit
    }

    fn count(&self) -> u8 {
        let officers: usize = self.on.iter().map(|on| on.len()).sum();
        officers as u8 + u8::from(self.sandra.is_some())
    }

    pub(super) fn contains(&self, tile: Tile, officer: Officer) -> bool {
        self.on[tile as usize].contains(officer)
    }

    /// What getting away costs: everything at hand is used that costs less than the wounds it saves.
    pub(super) fn cost(mut self, thief: &Thief<'_>, means: &[Means]) -> f32 {
        let mut means = means.to_vec();
        let mut cost = 0.0;
        while self.count() > 0 {
            let gains = means.iter().enumerate().map(|(at, one)| {
                let saved = self.saved(thief, one.officers, one.scope);
                (saved - one.price, at)
            });
            let Some((gain, at)) = gains.max_by(|a, b| a.0.total_cmp(&b.0)) else {
                break;
            };
            if gain <= 0.0 {
                break;
            }
            let used = means.swap_remove(at);
            cost += used.price;
            self.cover(used.officers, used.scope);
        }
        cost + thief.wounds(self.count())
    }

    /// What the wounds would cost that an ability saves.
    pub(super) fn saved(&self, thief: &Thief<'_>, officers: Set<Officer>, scope: Scope) -> f32 {
        let mut after = self.clone();
        after.cover(officers, scope);
        thief.wounds(self.count()) - thief.wounds(after.count())
    }

    /// Uses an ability where it covers most.
    fn cover(&mut self, officers: Set<Officer>, scope: Scope) {
        let covers = |tile: Tile| {
            let here = self.on[tile as usize].intersection(officers).len();
            here + usize::from(self.sandra == Some(tile))
        };
        let Some(tile) = Tile::ALL.into_iter().max_by_key(|tile| covers(*tile)) else {
            return;
        };
        let on = &mut self.on[tile as usize];
        let here = on.intersection(officers);
        if scope != Scope::OneOfficer {
            *on = on.without(here);
            self.sandra = self.sandra.filter(|at| *at != tile);
        } else if let Some(officer) = here.iter().next() {
            on.remove(officer);
        } else {
            self.sandra = self.sandra.filter(|at| *at != tile);
        }
    }
}

/// What a tool does against officers during evade.
pub(super) fn against(tool: Tool, ability: Option<Ability>) -> Option<(Set<Officer>, Scope)> {
    match tool.effect() {
        Effect::Evade { officers, scope } => Some((officers, scope)),
        Effect::GangAbility if ability == Some(Ability::Evade) => {
            Some((Set::full(), Scope::AllOnOneTile))
        }
        // Sent or taken away, he need not be evaded any more (EP-R22).
        Effect::MoveOfficer { officer } | Effect::RemoveOfficer { officer } => {
            Some(([officer].into_iter().collect(), Scope::OneOfficer))
        }
        _ => None,
    }
}

/// Everything at hand against officers.
pub(super) fn means(thief: &Thief<'_>) -> Vec<Means> {
    let me = thief.me;
    let cards = me.free_contacts().iter().filter(|card| !card.used);
    let tools = cards
        .map(|card| Tool::Contact(card.contact))
        .chain(me.ready_equipment().iter().map(Tool::Equipment))
        .chain(me.ready_fixers().iter().map(Tool::Fixer))
        .chain(Asset::ALL.map(Tool::Asset));
    let members = Gang::ALL.into_iter().filter(|gang| {
        let base = thief.view.gangs[*gang as usize];
        base.owner == Some(thief.seat) && base.members < 2
    });
    let tools = tools.chain(members.map(Tool::Member).take(1));
    let means = tools.filter_map(|tool| {
        let ability = (tool.effect() == Effect::GangAbility).then_some(Ability::Evade);
        let (officers, scope) = against(tool, ability)?;
        let cost = me.cost_of(tool).filter(|cost| *cost <= thief.hand.cash)?;
        Some(Means {
            officers,
            scope,
            price: tools::price(thief, tool, cost),
        })
    });
    means.collect()
}

/// Whom an ability covers: as many as it can; of single ones Sandra, who counts as any of them.
pub(super) fn rate_cover(thief: &Thief<'_>, officers: Set<Officer>, action: Action) -> f32 {
    let pursuit = Pursuit::now(thief);
    match action {
        Action::Tile(tile) => {
            let here = pursuit.on[tile as usize].intersection(officers).len();
            (here + usize::from(pursuit.sandra == Some(tile))) as f32
        }
        Action::Sandra => 2.0,
        _ => 1.0,
    }
}
