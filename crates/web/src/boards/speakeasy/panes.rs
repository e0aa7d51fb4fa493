//! The panes of the board: side by side on a phone, one picture on a desk.

use speakeasy::boss::Boss;
use speakeasy::pieces::{Goal, GoalArea, Region};
use speakeasy::step::Step;
use speakeasy::words;
use speakeasy::{Action, Speakeasy, View};

use super::spots;
use crate::board::Scene;
use crate::boards::panes::BoardPane;

/// A part of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Pane {
    Region(Region),
    People,
    Board,
}

impl Pane {
    /// What a question is about by itself, wherever it can be answered. A question about places all over the
    /// island, or about no place at all, has none.
    fn of_step(view: &View, step: Step) -> Option<Pane> {
        Some(match step {
            Step::Send | Step::Swap | Step::Favour | Step::Business { .. } => Pane::People,
            Step::UseHelper
            | Step::Raise
            | Step::RaiseTrack { .. }
            | Step::Extra(_)
            | Step::Discard(_)
            | Step::Play { .. }
            | Step::FirstPlay
            | Step::Build { .. }
            | Step::Hire
            | Step::Thug
            | Step::PlayToken { .. }
            | Step::Salvage
            // The decks lie behind the board.
            | Step::TakeHelper
            | Step::CopyHelper
            | Step::TakeToken
            | Step::Reveal { .. }
            | Step::TakeCard
            | Step::Draw
            | Step::Ally
            | Step::PutBack
            | Step::Surplus => Pane::Board,
            Step::Force { space, .. } => Pane::Region(space.district.region()),
            Step::Crew(ship) => Pane::Region(view.docks.ship(ship).at.region()),
            Step::Recall(region) => Pane::Region(region),
            Step::Defend { district, .. } => Pane::Region(district.region()),
            Step::Site { .. }
            | Step::Mobster { .. }
            | Step::Relocate { .. }
            | Step::Protect { .. }
            | Step::Sell { .. }
            | Step::Drive { .. }
            | Step::Raid
            | Step::Stash(_)
            | Step::Cook { .. }
            | Step::Pay { .. }
            | Step::DocksReward
            | Step::TurnOrder => return None,
        })
    }

    /// What a truck does where it stands comes before its ways: a barrel that it brings, else one that it takes.
    fn of_stop(scene: &Scene<'_, Speakeasy>) -> Option<Pane> {
        let legal = || scene.sight.legal.iter().copied();
        let brings = legal().find(|action| matches!(action, Action::Deliver(..)));
        let takes = || legal().find(|action| matches!(action, Action::Load(..) | Action::Buy(..)));
        Pane::of(scene, brings.or_else(takes)?)
    }

    fn of_goal(goal: Goal) -> Option<Pane> {
        match goal.area() {
            GoalArea::Docks | GoalArea::CityHall => Some(Pane::People),
            GoalArea::Park => Some(Pane::Region(Region::Uptown)),
            GoalArea::Region => Some(Pane::Region(Region::ALL[goal.index()])),
            GoalArea::Notoriety => None,
        }
    }
}

impl BoardPane for Pane {
    type Game = Speakeasy;

    const ALL: &'static [Pane] = &[
        Pane::Region(Region::Downtown),
        Pane::Region(Region::Midtown),
        Pane::Region(Region::Uptown),
        Pane::People,
        Pane::Board,
    ];

    fn about(scene: &Scene<'_, Speakeasy>) -> Option<Pane> {
        match spots::asked(scene)? {
            Step::Drive { .. } => Pane::of_stop(scene),
            step => Pane::of_step(&scene.sight.view, step),
        }
    }

    fn of(scene: &Scene<'_, Speakeasy>, action: Action) -> Option<Pane> {
        let view = &scene.sight.view;
        let truck = |number: u8| {
            let (_, player, _) = view.own()?;
            let truck = player.trucks.get(usize::from(number).wrapping_sub(1))?;
            Some(Pane::Region(truck.at?.region()))
        };
        Some(match action {
            Action::Person(_) | Action::Capo(..) => Pane::People,
            Action::Space(space)
            | Action::Defend(space, ..)
            | Action::Abandon(space)
            | Action::Deliver(_, space) => Pane::Region(space.district.region()),
            Action::Enter(_, district) | Action::Drive(_, district) => {
                Pane::Region(district.region())
            }
            Action::Load(number, _) | Action::Buy(number, _) => truck(number)?,
            Action::Dock(berth) | Action::Move(_, berth) => Pane::Region(berth.region),
            Action::Ship(ship) => Pane::Region(view.docks.ship(ship).at.region()),
            Action::Book(goal, _) => Pane::of_goal(goal)?,
            // Where the still stands, if it stands.
            Action::Still => {
                let (seat, ..) = view.own()?;
                let still = view.manhattan.still_of(Boss::Player(seat));
                still.map_or(Pane::Board, |(space, _)| {
                    Pane::Region(space.district.region())
                })
            }
            Action::Raise(_)
            | Action::Card(_)
            | Action::Slot(_)
            | Action::Hire
            | Action::Post(_)
            | Action::Vip
            | Action::Helper(_)
            | Action::Token(_)
            | Action::Right(_)
            | Action::Middle(_)
            | Action::Pile(_)
            | Action::Put(..)
            | Action::Deck(_)
            | Action::Gangster(_) => Pane::Board,
            _ => return None,
        })
    }

    fn href(self) -> &'static str {
        match self {
            Pane::Region(Region::Downtown) => "#sp-downtown",
            Pane::Region(Region::Midtown) => "#sp-midtown",
            Pane::Region(Region::Uptown) => "#sp-uptown",
            Pane::People => "#sp-people",
            Pane::Board => "#sp-board",
        }
    }

    fn name(self, scene: &Scene<'_, Speakeasy>) -> String {
        match self {
            Pane::Region(region) => scene.say(&words::region(region)),
            Pane::People => scene.word("board-people"),
            Pane::Board => scene.word("board-mine"),
        }
    }
}

#[cfg(test)]
mod tests;
