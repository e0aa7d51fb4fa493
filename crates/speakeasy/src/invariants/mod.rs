//! What holds after every action (SP-I1 to SP-I26).

mod agenda;
mod city;
mod people;
mod supplies;

use kernel::Violation;

use crate::state::Speakeasy;
use crate::step::{Stage, Task};

impl Speakeasy {
    /// Checks every invariant. Control markers are counted when they are needed and lie nowhere else
    /// (SP-I26).
    pub(crate) fn check_invariants(&self) -> Result<(), Violation> {
        self.check_seats()?;
        self.check_calendar()?;
        self.check_supplies()?;
        self.check_cards()?;
        self.check_people()?;
        self.check_order()?;
        self.check_city()?;
        self.check_gangsters()?;
        self.check_docks()?;
        self.check_agenda()
    }

    /// Everybody has a place, and only they are asked.
    fn check_seats(&self) -> Result<(), Violation> {
        let seats = usize::from(self.options.seats());
        let whole = self.players.len() == seats
            && self.screens.len() == seats
            && self.rival.is_some() == self.options.solo();
        Violation::unless(whole, "SP-I19", || "somebody has no board".to_owned())?;
        let asked = self.agenda.iter().all(|task| match task {
            Task::Ask(seat, _) | Task::Do(seat, _) => seat.index() < seats,
        });
        Violation::unless(asked, "SP-I19", || "a stranger is asked".to_owned())
    }

    /// Eleven turns in four acts (SP-I25).
    fn check_calendar(&self) -> Result<(), Violation> {
        let rounds = crate::content::content().acts.rounds;
        let last = usize::from(self.act).checked_sub(1);
        let last = last.and_then(|act| rounds.get(act)).copied();
        let done_before = |done: u8| (1..=self.options.bosses()).contains(&done);
        let fits = match self.stage {
            Stage::Docks { done } | Stage::Preparation { done } => {
                self.act == 0 && done_before(done)
            }
            Stage::Turns { done } => {
                last.is_some_and(|last| (1..=last).contains(&self.round)) && done_before(done)
            }
            Stage::War { done, .. } => {
                last == Some(self.round) && self.act < rounds.len() as u8 && done_before(done)
            }
            Stage::Over => last == Some(self.round) && self.act == rounds.len() as u8,
        };
        Violation::unless(fits, "SP-I25", || {
            format!("act {}, round {}", self.act, self.round)
        })
    }
}
