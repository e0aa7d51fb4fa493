//! Orders to officers: by side action, and forced (EP-10, EP-13).

use std::ops::ControlFlow;

use kernel::Offers;

use crate::action::Action;
use crate::pieces::{Officer, Tile};
use crate::state::EscapePlan;
use crate::step::Step;
use crate::whynot::WhyNot;

impl EscapePlan {
    /// The candidates for a decision about an officer, as far as they are legal.
    pub(super) fn each_order(
        &self,
        step: Step,
        offers: &mut impl Offers<Action>,
    ) -> ControlFlow<()> {
        let refuse = |action| self.refuse_order(step, action);
        let mut tiles = self.city.tiles().iter();
        match step {
            Step::PickOfficer(officer) | Step::Snitch(officer) => {
                offers.test(tiles.map(|tile| Action::Officer(tile, officer)), refuse)
            }
            Step::ForceOfficer { .. } => tiles.try_for_each(|tile| {
                let here = self.police.on[tile as usize].iter();
                offers.test(here.map(|officer| Action::Officer(tile, officer)), refuse)
            }),
            _ => offers.test(tiles.map(Action::Tile), refuse),
        }
    }

    pub(super) fn refuse_order(&self, step: Step, action: Action) -> Option<WhyNot> {
        match (step, action) {
            (Step::PickOfficer(wanted), Action::Officer(from, officer)) => {
                if officer != wanted || !self.stands(from, officer) {
                    return Some(WhyNot::NoSuchOfficer);
                }
                let goals = self.city.tiles();
                let any = goals.iter().any(|to| self.admits(to, officer));
                (!any).then_some(WhyNot::NowhereToGo)
            }
            (Step::Snitch(wanted), Action::Officer(tile, officer)) => {
                let there = officer == wanted && self.stands(tile, officer);
                (!there).then_some(WhyNot::NoSuchOfficer)
            }
            (Step::SendOfficer { officer, .. }, Action::Tile(to)) => self.refuse_post(to, officer),
            (Step::ForceOfficer { towards, .. }, Action::Officer(from, officer)) => {
                if !self.stands(from, officer) {
                    return Some(WhyNot::NoSuchOfficer);
                }
                let none = self.forced_goals(towards, from, officer).next().is_none();
                none.then_some(WhyNot::NowhereToGo)
            }
            (
                Step::ForceTo {
                    towards,
                    officer,
                    from,
                    ..
                },
                Action::Tile(to),
            ) => self.refuse_post(to, officer).or_else(|| {
                let nearer = self
                    .forced_goals(towards, from, officer)
                    .any(|goal| goal == to);
                (!nearer).then_some(WhyNot::NotNearer)
            }),
            _ => Some(step.not_asked()),
        }
    }

    fn stands(&self, tile: Tile, officer: Officer) -> bool {
        self.city.contains(tile) && self.police.on[tile as usize].contains(officer)
    }

    /// Why an officer may not stand on a tile (EP-3.8, EP-3.9).
    fn refuse_post(&self, tile: Tile, officer: Officer) -> Option<WhyNot> {
        if !self.city.contains(tile) {
            Some(WhyNot::NotInCity)
        } else if tile == Tile::StartHospital {
            Some(WhyNot::NoOfficersThere)
        } else if self.police.on[tile as usize].contains(officer) {
            Some(WhyNot::TileFull)
        } else {
            None
        }
    }
}
