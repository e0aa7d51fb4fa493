//! What holds in every state (ID-I1 to ID-I19).

mod agenda;
mod boards;
mod cards;
mod city;

use kernel::Violation;

use crate::state::InTooDeep;

impl InTooDeep {
    pub(crate) fn check_invariants(&self) -> Result<(), Violation> {
        self.check_shape()?;
        self.check_agenda()?;
        self.check_city()?;
        self.check_consoles()?;
        self.check_evidence()?;
        self.check_support()?;
        self.check_cards()?;
        self.check_course()
    }

    /// Whatever was loaded has as many parts as its options say: everything else counts on it.
    fn check_shape(&self) -> Result<(), Violation> {
        let agents = usize::from(self.open.options.agents());
        let fits = self.open.consoles.len() == agents
            && self.hidden.papers.len() == agents
            && self.open.echo.is_some() == self.open.options.echo()
            && self.hidden.evidence.display.len() == self.open.options.size().display_slots;
        Violation::unless(fits, "ID-I18", || {
            "not as many agents or slots as the options say".to_owned()
        })
    }
}
