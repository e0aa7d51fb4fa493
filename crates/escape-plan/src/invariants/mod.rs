//! The invariants of a state (EP-I1 to EP-I23). A state that satisfies them can be played on.

mod agenda;
mod people;
mod progress;
mod supplies;

use kernel::Violation;

use crate::state::EscapePlan;

type Check = Result<(), Violation>;

fn unless(holds: bool, rule: &'static str, what: &str) -> Check {
    Violation::unless(holds, rule, || what.to_owned())
}

impl EscapePlan {
    pub(crate) fn check_invariants(&self) -> Check {
        self.check_table()?;
        self.check_police()?;
        self.check_city()?;
        self.check_patrols()?;
        self.check_supplies()?;
        self.check_gangs()?;
        for seat in self.seats() {
            self.check_player(seat)?;
        }
        self.check_automas()?;
        self.check_escapes()?;
        self.check_loot()?;
        self.check_updated()?;
        self.check_progress()?;
        self.check_heights()
    }
}
