//! Hooks and grip.

use kernel::{Options as _, Phrase};

use super::super::names::{agent, criminal as label, list, whom, with_criminal};
use super::{Said, Scene, by, noted};
use crate::amendment;
use crate::console::{Agent, PORTS};
use crate::content::content;
use crate::pieces::Criminal;
use crate::step::Step;

impl Scene<'_> {
    /// A criminal is hooked: from whom, for how much, and what a third hook costs (ID-5.4 to ID-5.7).
    pub(super) fn hook(&self, criminal: Criminal) -> Said {
        let price = content().values.hook_payment;
        let owner = self.open.controller(criminal);
        let (rule, phrase) = match owner {
            None => ("ID-5.4", Phrase::new("choice-hook")),
            Some(owner) => {
                let id = if self.console.intel >= price {
                    "choice-hook-from"
                } else {
                    "choice-hook-from-unpaid"
                };
                let phrase = Phrase::new(id)
                    .with("agent", agent(owner))
                    .with("count", price);
                ("ID-5.5", phrase)
            }
        };
        let third = self.console.ports.len() + 1 == PORTS;
        let dilemma = third.then(|| Phrase::new("note-third-port"));
        let grip = (self.step == Step::HookByToken).then(|| Phrase::new("note-hook-grip"));
        let notes = dilemma.into_iter().chain(grip).collect();
        by(rule, noted(phrase.with("criminal", whom(criminal)), notes))
    }

    pub(super) fn unhook(&self, criminal: Criminal) -> Phrase {
        let locked = self.console.locked.contains(criminal);
        let phrase = Phrase::new("choice-unhook").with("criminal", whom(criminal));
        let lock = locked.then(|| Phrase::new("note-lock-lost"));
        noted(phrase, lock.into_iter().collect())
    }

    /// Grip is gained or lost: by an action, by an effect, or for Echo.
    pub(super) fn grip(&self, criminal: Criminal) -> Said {
        let (id, who, up) = match self.step {
            Step::LoseGrip { .. } => ("choice-lose-grip", Agent::Person(self.seat), false),
            Step::EchoGrip { gain: true, .. } => ("choice-echo-gains-grip", Agent::Echo, true),
            Step::EchoGrip { gain: false, .. } => ("choice-echo-loses-grip", Agent::Echo, false),
            _ => ("choice-gain-grip", Agent::Person(self.seat), true),
        };
        let before = self.open.console(who).grip_over(criminal);
        let after = if up {
            before + 1
        } else {
            before.saturating_sub(1)
        };
        let phrase = Phrase::new(id)
            .with("criminal", with_criminal(criminal))
            .with("before", before)
            .with("after", after);
        if self.step == Step::Act {
            by("ID-7.9", noted(phrase, vec![Phrase::new("cost-action")]))
        } else {
            self.here(phrase)
        }
    }

    pub(super) fn endure(&self, criminal: Criminal) -> Phrase {
        let before = self.console.grip_over(criminal);
        Phrase::new("choice-endure")
            .with("criminal", with_criminal(criminal))
            .with("before", before)
            .with("after", before.saturating_sub(1))
    }

    /// An opponent to challenge, or to swap hooks with.
    pub(super) fn opponent(&self, opponent: Agent) -> Phrase {
        if self.step == Step::SwapHooks {
            let console = self.open.console(opponent);
            let all = self.open.options.plays_by(amendment::ALL_HOOKS_SWAPPED);
            let hooks = console.ports.into_iter();
            let hooks = hooks.filter(|one| all || !console.locked.contains(*one));
            let hooks = list(hooks, label);
            let id = if hooks.is_empty() {
                "choice-swap-no-hooks"
            } else {
                "choice-swap-hooks"
            };
            return Phrase::new(id)
                .with("agent", agent(opponent))
                .with("criminals", hooks);
        }
        Phrase::new("choice-challenge")
            .with("agent", agent(opponent))
            .with("count", self.view.papers(opponent).dilemmas)
            .with("tolerance", self.open.console(opponent).tolerance)
    }
}
