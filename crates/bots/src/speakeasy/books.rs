//! Goals and the books that are cooked for them.

use kernel::Member;
use speakeasy::content::content;
use speakeasy::goal::{is_met, protected_districts};
use speakeasy::pieces::{Building, Goal, GoalArea, Region};

use super::don::Don;
use super::weights;

/// Books cooked in one visit (SP-19.5).
const VISIT: usize = 3;

impl Don<'_> {
    /// What a book on a goal brings, on the better of its free spaces; nothing if there is none.
    pub(super) fn goal_worth(&self, goal: Goal) -> Option<f32> {
        let books = self.view.ledger.books[Member::index(goal)];
        if books.contains(&Some(self.boss)) {
            return None;
        }
        let free = (0..2).filter(|space| books[usize::from(*space)].is_none());
        let rewards = free.map(|space| self.effect(&goal.reward(space)));
        let reward = rewards.reduce(f32::max)?;
        Some(f32::from(goal.money()) + reward)
    }

    /// Whether a goal is met.
    pub(super) fn meets(&self, goal: Goal) -> bool {
        let (manhattan, ledger) = (&self.view.manhattan, &self.view.ledger);
        is_met(goal, self.seat, self.me, manhattan, ledger)
    }

    /// What the goals are worth that a visit to the Restaurant could use now, the best first.
    pub(super) fn open_goals(&self) -> Vec<f32> {
        let met = Goal::ALL.into_iter().filter(|goal| self.meets(*goal));
        let mut open: Vec<f32> = met.filter_map(|goal| self.goal_worth(goal)).collect();
        open.sort_by(|a, b| b.total_cmp(a));
        open
    }

    /// What cooking so many books would bring now.
    pub(super) fn books_now(&self) -> f32 {
        let count = usize::from(self.me.books).min(VISIT);
        self.open_goals().iter().take(count).sum()
    }

    /// What books and goals are worth.
    pub(super) fn books(&self) -> f32 {
        if self.clock.is_over() {
            return 0.0;
        }
        let books = usize::from(self.me.books);
        let mut worth = 0.0;
        let mut met = 0;
        let visits = usize::from(self.clock.turns.div_ceil(3));
        let mut near = Vec::new();
        let mut open = Vec::new();
        for goal in Goal::ALL {
            let Some(value) = self.goal_worth(goal) else {
                continue;
            };
            if self.meets(goal) {
                open.push(value);
            } else {
                near.push(value * self.progress(goal).powi(2));
            }
        }
        open.sort_by(|a, b| b.total_cmp(a));
        let room = books.min(visits * VISIT);
        for (nth, value) in open.iter().enumerate() {
            worth += value
                * if nth < room {
                    met += 1;
                    if nth < VISIT { 0.8 } else { 0.65 }
                } else {
                    0.25 * self.later(4.0)
                };
        }
        let spare = books.saturating_sub(met);
        near.sort_by(|a, b| b.total_cmp(a));
        worth += near.iter().take(6).sum::<f32>() * 0.25 * self.later(5.0);
        worth + spare.min(4) as f32 * weights::BLANK_BOOK * self.later(5.0)
    }

    /// From 0 to 1: how much of what takes so many turns can be done after the next one.
    pub(super) fn later(&self, turns: f32) -> f32 {
        ((f32::from(self.clock.turns) - 1.0) / turns).clamp(0.0, 1.0)
    }

    /// From 0 to 1: how near an unmet goal is.
    fn progress(&self, goal: Goal) -> f32 {
        let goals = &content().goals;
        let index = goal.index();
        let part = |have: u8, need: u8| f32::from(have) / f32::from(need.max(1));
        match goal.area() {
            GoalArea::Docks => part(self.me.crates.len() as u8, goals.docks.need[index]),
            GoalArea::CityHall => part(
                protected_districts(self.seat, &self.view.manhattan),
                goals.city_hall.need[index],
            ),
            GoalArea::Notoriety => part(self.me.notoriety() - 5, goals.notoriety.need[index] - 5),
            GoalArea::Region => self.region_progress(Region::ALL[index]),
            GoalArea::Park => 0.4,
        }
    }

    fn region_progress(&self, region: Region) -> f32 {
        let tile = self.view.ledger.regions[region as usize];
        let houses = self.view.manhattan.open_houses(self.boss);
        let mut here: Vec<Building> = houses
            .filter(|(space, _)| space.district.region() == region)
            .map(|(_, house)| house.building)
            .collect();
        let need = &tile.group().buildings;
        let there = need.iter().filter(|building| {
            let at = here.iter().position(|other| other == *building);
            at.map(|at| here.swap_remove(at)).is_some()
        });
        there.count() as f32 / (need.len() as f32 + 0.5)
    }
}
