//! What is asked of a player.

use kernel::Seat;
use serde::Serialize;

use crate::boss::Boss;
use crate::content::content;
use crate::pieces::Building;
use crate::space::Space;
use crate::state::Speakeasy;
use crate::step::{Chore, Step, Task};

/// A question, with the numbers that its words need.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Prompt {
    /// The decision.
    pub step: Step,
    /// What can be paid at most, from pocket and safe (SP-1.6); the first building from the pocket alone (SP-4.7).
    pub means: u16,
    /// How many trucks can be sent out (SP-15.3).
    pub trucks: u8,
    /// How many barrels, books or cards it is about at most.
    pub count: u8,
    /// What is paid for, if it is a building.
    pub site: Option<(Building, Space)>,
    /// Whether it is asked in the last act: no round follows (SP-24.1).
    pub last: bool,
}

impl Speakeasy {
    pub(crate) fn prompt_of(&self, seat: Seat) -> Option<Prompt> {
        let step = self.step(seat)?;
        Some(Prompt {
            step,
            means: match step {
                Step::Build { works, .. } if self.is_from_pocket(works) => self.player(seat).pocket,
                _ => self.means(seat),
            },
            trucks: self.player(seat).trucks_available() as u8,
            count: self.count_of(seat, step),
            site: self.paid_site(step),
            last: content().acts.is_last(self.act),
        })
    }

    /// Nobody sells more barrels or cooks more books than there are; cards are discarded one after the other.
    fn count_of(&self, seat: Seat, step: Step) -> u8 {
        match step {
            Step::Sell { left } => {
                let houses = self.manhattan.open_houses(Boss::Player(seat));
                left.min(houses.filter(|(_, house)| house.barrel).count() as u8)
            }
            Step::Cook { left } => left.min(self.player(seat).books),
            Step::Discard(_) => {
                let same = |task: &&Task| **task == Task::Ask(seat, step);
                self.agenda.iter().rev().take_while(same).count() as u8
            }
            _ => 0,
        }
    }

    /// A building is put on its space as soon as it is paid for (SP-13.7).
    fn paid_site(&self, step: Step) -> Option<(Building, Space)> {
        let Step::Pay { .. } = step else {
            return None;
        };
        let mut next = self.agenda.iter().rev().skip(1);
        let next = next.find(|task| !matches!(task, Task::Ask(_, Step::Discard(_))));
        match next {
            Some(Task::Do(_, Chore::Erect { slot, space })) => Some((slot.building(), *space)),
            _ => None,
        }
    }
}
