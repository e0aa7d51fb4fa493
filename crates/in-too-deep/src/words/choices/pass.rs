//! What is declined or ended.

use kernel::Phrase;

use super::{Said, Scene, by};
use crate::step::{Step, Window};

impl Scene<'_> {
    /// What is offered is not taken, or no more of it.
    pub(super) fn pass(&self) -> Said {
        let (rule, id) = match self.step {
            Step::Hook { .. } => ("ID-5.1", "choice-no-hook"),
            Step::Act => ("ID-7.3", "choice-end-actions"),
            Step::Escort { .. } => ("ID-10.2", "choice-no-escort"),
            Step::Patrol { .. } => ("ID-8.7", "choice-no-patrol"),
            // In the first edition (ID-A3).
            Step::Heights { .. } => ("ID-A3", "choice-no-favour"),
            Step::IonTowers => ("ID-A3", "choice-no-ion-towers"),
            Step::Harbor => ("ID-A3", "choice-no-harbor"),
            Step::Duel(_) => ("ID-8.11", "choice-no-duel"),
            Step::Relocate(_) => ("ID-A3", "choice-no-relocation"),
            Step::SwapItems(_) => ("ID-A3", "choice-no-swap"),
            Step::Process { .. } => ("ID-14.2", "choice-no-process"),
            Step::Discard { begun: false } if self.holds_no_crime() => {
                ("ID-19.1", "choice-nothing-to-discard")
            }
            Step::Discard { begun: false } => ("ID-19.1", "choice-no-discard"),
            Step::Discard { begun: true } => ("ID-19.1", "choice-discard-no-more"),
            Step::Window(Window::Grip) => ("ID-4.3", "choice-on-to-grip"),
            Step::Window(Window::End) => ("ID-4.3", "choice-end-turn"),
            _ => return self.here(Phrase::new("choice-pass")),
        };
        by(rule, Phrase::new(id))
    }

    fn holds_no_crime(&self) -> bool {
        self.view.own().is_some_and(|own| own.crimes.is_empty())
    }
}
