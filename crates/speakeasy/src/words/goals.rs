//! The goals for cooked books.

use kernel::Phrase;

use super::region;
use crate::content::content;
use crate::pieces::{Goal, GoalArea, ParkGoal, Region, RegionGoal};
use crate::state::Ledger;

/// A goal as a label.
pub fn goal(goal: Goal) -> Phrase {
    let number = goal.index() as u8 + 1;
    match goal.area() {
        GoalArea::Docks => Phrase::new("goal-docks").with("number", number),
        GoalArea::CityHall => Phrase::new("goal-city-hall").with("number", number),
        GoalArea::Notoriety => Phrase::new("goal-notoriety").with("number", number),
        GoalArea::Park => Phrase::new("goal-park").with("number", number),
        GoalArea::Region => {
            Phrase::new("goal-region").with("region", region(Region::ALL[goal.index()]))
        }
    }
}

/// What a region goal tile asks for.
pub fn region_goal(tile: RegionGoal) -> Phrase {
    Phrase::name("region-goal", tile.id())
}

/// What a Central Park goal tile asks for.
pub fn park_goal(tile: ParkGoal) -> Phrase {
    Phrase::name("park-goal", tile.id())
}

/// What a goal asks for in this game.
pub fn requirement(goal: Goal, ledger: &Ledger) -> Phrase {
    let goals = &content().goals;
    let index = goal.index();
    match goal.area() {
        GoalArea::Docks => Phrase::new("need-docks").with("count", goals.docks.need[index]),
        GoalArea::CityHall => {
            Phrase::new("need-city-hall").with("count", goals.city_hall.need[index])
        }
        GoalArea::Notoriety => {
            Phrase::new("need-notoriety").with("count", goals.notoriety.need[index])
        }
        GoalArea::Park => park_goal(ledger.park[index]),
        GoalArea::Region => region_goal(ledger.regions[index]),
    }
}
