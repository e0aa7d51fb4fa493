//! What is pending can be carried through, whoever wrote it down (SP-1.11): every task lies where the game
//! would have put it, has what it needs, and whoever is asked has an answer.

use std::ops::ControlFlow;

use kernel::{Seat, Violation};

use crate::boss::Boss;
use crate::content::content;
use crate::market::DISPLAY;
use crate::pieces::{Building, District, Person, Slot};
use crate::player::THUGS;
use crate::space::{Ground, Space};
use crate::state::Speakeasy;
use crate::step::{Bonus, Chore, Post, Price, Stage, Step, Task};
use crate::works::Works;

/// Tasks that wait at most when somebody is asked; carrying one out may add as many again.
const WAITING: usize = 16;

/// More than any effects add up to, and far below what would overflow.
const MOST: u8 = 60;

impl Speakeasy {
    pub(super) fn check_agenda(&self) -> Result<(), Violation> {
        let agenda = &self.agenda;
        Violation::unless(agenda.len() <= WAITING, "SP-I25", || {
            format!("{} tasks wait", agenda.len())
        })?;
        for (at, task) in agenda.iter().enumerate() {
            let fits = match *task {
                Task::Ask(seat, step) => {
                    self.is_turn_of(seat, at) && self.step_can_wait(at, seat, step)
                }
                Task::Do(seat, chore) => {
                    self.host() == Some(seat) && self.chore_can_wait(at, seat, chore)
                }
            };
            Violation::unless(fits, "SP-1.11", || format!("{task:?} cannot wait there"))?;
        }
        let goes_on = match self.asked() {
            Some((seat, step)) => !self.is_finished() && self.has_answer(seat, step),
            None => agenda.is_empty() && self.is_finished(),
        };
        Violation::unless(goes_on, "SP-I25", || "nobody has an answer".to_owned())?;
        self.check_preparation()
    }

    /// Whose part of the stage it is.
    pub(super) fn host(&self) -> Option<Seat> {
        let mut order = self.order.round.iter();
        let last = |done: u8| usize::from(done).checked_sub(1);
        let boss = match self.stage {
            Stage::Docks { done } | Stage::Preparation { done } => order.rev().nth(last(done)?),
            Stage::Turns { done } | Stage::War { done, .. } => order.nth(last(done)?),
            Stage::Over => None,
        };
        boss?.seat()
    }

    /// Whether a capo of this turn is still to be sent.
    pub(super) fn is_sending(&self) -> bool {
        let third = self.agenda.get(2);
        matches!(third, Some(Task::Ask(_, Step::Send | Step::Swap)))
    }

    /// Only who is talked over in the Park decides in the turn of another (SP-20.3).
    fn is_turn_of(&self, seat: Seat, at: usize) -> bool {
        let guest = self.agenda[..at]
            .iter()
            .any(|task| matches!(task, Task::Do(_, Chore::Talk(_))));
        seat.index() < self.players.len() && (self.host() == Some(seat)) != guest
    }

    pub(super) fn has_answer(&self, seat: Seat, step: Step) -> bool {
        self.each_answer(seat, step, &mut |_| ControlFlow::Break(()))
            .is_break()
    }

    fn step_can_wait(&self, at: usize, seat: Seat, step: Step) -> bool {
        let player = self.player(seat);
        let turn = self.turn.is_some();
        let above = &self.agenda[at + 1..];
        let fits = match step {
            Step::Send => turn && at == 2,
            Step::UseHelper => at == 3 && self.is_sending(),
            Step::Swap => turn && at == 2 && self.capos.park.len() < self.park_persons(),
            Step::Draw | Step::PutBack | Step::Surplus => turn && at == 1,
            Step::Discard(_) => {
                above.iter().all(is_paying) && self.discards() <= player.hand_size()
            }
            Step::FirstPlay => self.is_preparing() && at == 0 && player.hand_size() > 0,
            Step::Build { works, times } => {
                let first = works != Works::First || (self.is_preparing() && at == 1);
                first && times <= MOST
            }
            Step::Site { works, slot } => {
                works.allows(slot.building()) && self.can_build(seat, slot)
            }
            Step::Force { slot, space } => {
                self.can_build(seat, slot)
                    && self.manhattan.has(space)
                    && self.manhattan.lot(space).is_gangster_bar()
            }
            Step::Thug => self.thugs_can_wait(seat, above),
            Step::Mobster { post, .. } => {
                (post == Post::FirstDocks) == (matches!(self.stage, Stage::Docks { .. }) && at == 0)
            }
            Step::Reveal { space } => {
                let space = usize::from(space).wrapping_sub(1);
                space < DISPLAY && self.market.right[space].is_none()
            }
            Step::Stash(ship) => {
                let below = at.checked_sub(1).map(|below| self.agenda[below]);
                below == Some(Task::Do(seat, Chore::EndRaid(ship)))
            }
            Step::Protect { leverage } => leverage <= MOST,
            Step::Drive { points } => points.iter().all(|left| *left <= MOST),
            Step::Play { bonus, .. } => bonus.is_small(),
            Step::Salvage => {
                let still = self.manhattan.still_of(Boss::Player(seat));
                still.is_none() && !player.slots.contains(Slot::MiddleStill)
            }
            Step::Defend { district, open } => self.are_attacked(seat, district, open),
            _ => true,
        };
        // What must be answered is answered at once, unless it was made sure that it can be later.
        let later = matches!(
            step,
            Step::Send
                | Step::Discard(_)
                | Step::FirstPlay
                | Step::Thug
                | Step::DocksReward
                | Step::Defend { .. }
        );
        fits && (above.is_empty() || later || !step.must_be_answered())
    }

    fn chore_can_wait(&self, at: usize, seat: Seat, chore: Chore) -> bool {
        let player = self.player(seat);
        let above = &self.agenda[at + 1..];
        match chore {
            Chore::EndTurn => self.turn.is_some() && at == 0,
            Chore::DrawCard => self.turn.is_some() && at == 1,
            Chore::Talk(person) => self.turn.is_some() && at == 2 && self.can_talk(seat, person),
            Chore::Row { person, row } => self.turn.is_some_and(|turn| {
                turn.person == Some(person) && (1..row).contains(&turn.row) && row <= MOST
            }),
            Chore::Level(track) => {
                let price = Task::Ask(seat, Step::Discard(Price::Level(track)));
                player.level(track) < 5 && above.iter().all(|task| *task == price)
            }
            Chore::Erect { slot, space } => {
                let paid = above.iter().all(is_paying);
                paid && player.slots.contains(slot) && self.is_site_of(seat, space)
            }
            Chore::Operate { bonus, .. } => bonus.is_small(),
            Chore::Defend { district, open } => self.are_attacked(seat, district, open),
            Chore::EndRaid(ship) => {
                let region = self.docks.ship(ship).at.region();
                let stash = [Task::Ask(seat, Step::Stash(ship))];
                self.docks.in_column(Boss::Player(seat), region) > 0 && *above == stash
            }
            // It falls due as soon as it arises.
            Chore::Charge(_) => false,
            Chore::Raise { .. } | Chore::Sail(_) => true,
        }
    }

    /// Whether everybody who waits below this thug, and the thug, will find a space: nothing else is asked before.
    fn thugs_can_wait(&self, seat: Seat, above: &[Task]) -> bool {
        let room = THUGS.saturating_sub(self.player(seat).thugs.into());
        let waiting = self.agenda.iter();
        let waiting = waiting.filter(|task| **task == Task::Ask(seat, Step::Thug));
        let others = above
            .iter()
            .any(|task| *task != Task::Ask(seat, Step::Thug));
        !others && waiting.count() <= room.min(self.supply.thugs.into())
    }

    fn is_preparing(&self) -> bool {
        matches!(self.stage, Stage::Preparation { .. })
    }

    /// How many cards are going to be discarded.
    fn discards(&self) -> u8 {
        let agenda = self.agenda.iter();
        agenda
            .filter(|task| matches!(task, Task::Ask(_, Step::Discard(_))))
            .count() as u8
    }

    /// Whether a building is there, and a card for a casino (SP-14.2).
    fn can_build(&self, seat: Seat, slot: Slot) -> bool {
        let player = self.player(seat);
        let casino = slot.building() == Building::Casino;
        let cards = content().building_prices.casino_discards;
        player.slots.contains(slot) && (!casino || player.hand_size() >= cards)
    }

    /// Whether something of somebody's could be put on a space.
    fn is_site_of(&self, seat: Seat, space: Space) -> bool {
        self.manhattan.has(space)
            && match &self.manhattan.lot(space).ground {
                Ground::House(house) => house.owner.is(seat) && house.building == Building::Bar,
                Ground::GangsterBar | Ground::Empty => true,
            }
    }

    /// Whether a capo that was swapped can begin to talk (SP-19.1, SP-20.4).
    fn can_talk(&self, seat: Seat, person: Person) -> bool {
        match person {
            Person::Park => false,
            Person::Restaurant => self.has_answer(seat, Step::TurnOrder),
            _ => true,
        }
    }

    /// Whether each of these spaces of the district at war has a house of somebody.
    fn are_attacked(&self, seat: Seat, district: District, open: u8) -> bool {
        let at_war = matches!(self.stage, Stage::War { district: here, .. } if here == district);
        let own = self.manhattan.houses_in(district);
        let own = own.filter(|(_, house)| house.owner.is(seat));
        let own = own.fold(0, |own, (space, _)| own | space.bit());
        at_war && open != 0 && open & !own == 0
    }

    /// Who is still to prepare can do so (SP-3.12, SP-4.2, SP-4.5).
    fn check_preparation(&self) -> Result<(), Violation> {
        let (docks, done) = match self.stage {
            Stage::Docks { done } => (true, done),
            Stage::Preparation { done } => (false, done),
            _ => return Ok(()),
        };
        let works = Works::First;
        let first_building = Step::Build { works, times: 1 };
        let (post, waiting) = (Post::FirstDocks, false);
        let first_docks = Step::Mobster { post, waiting };
        let can_build =
            |seat: Seat| self.has_answer(seat, first_building) && self.player(seat).hand_size() > 0;
        let order = || self.order.round.iter().rev().filter_map(|boss| boss.seat());
        let to_come = || {
            let order = self.order.round.iter().rev().skip(usize::from(done));
            order.filter_map(|boss| boss.seat())
        };
        let ready = match docks {
            true => {
                order().all(can_build) && to_come().all(|seat| self.has_answer(seat, first_docks))
            }
            false => to_come().all(can_build),
        };
        Violation::unless(ready, "SP-4.1", || "somebody cannot prepare".to_owned())
    }
}

impl Bonus {
    fn is_small(self) -> bool {
        let parts = [self.leverage, self.sale, self.production, self.range];
        parts.into_iter().all(|part| part <= MOST)
    }
}

/// Whether this is part of a price.
fn is_paying(task: &Task) -> bool {
    matches!(task, Task::Ask(_, Step::Discard(_) | Step::Pay { .. }))
}
