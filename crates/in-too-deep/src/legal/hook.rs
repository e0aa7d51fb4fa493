//! Hooking and what else concerns hook tokens (ID-5, ID-11.18 to ID-11.23).

use std::ops::ControlFlow;

use kernel::{Offers, Options as _, Seat};

use crate::action::Action;
use crate::amendment;
use crate::console::{Agent, PORTS};
use crate::pieces::Criminal;
use crate::state::InTooDeep;
use crate::step::Step;
use crate::whynot::WhyNot;

impl InTooDeep {
    pub(super) fn each_hook(
        &self,
        seat: Seat,
        step: Step,
        offers: &mut impl Offers<Action>,
    ) -> ControlFlow<()> {
        let refuse = |action| self.refuse_hook(seat, step, action);
        match step {
            Step::Lock => {
                let hooked = self.open.console(seat).ports.into_iter();
                offers.test(hooked.map(Action::Criminal), refuse)
            }
            Step::SwapHooks => offers.test(self.open.agents().map(Action::Opponent), refuse),
            _ => {
                if matches!(step, Step::Hook { .. }) {
                    offers.test(self.held_support(seat), refuse)?;
                }
                let hooked = self.open.console(seat).ports.into_iter();
                offers.test(hooked.map(Action::Unhook), refuse)?;
                offers.test(self.open.city.in_play().map(Action::Hook), refuse)
            }
        }
    }

    /// Whether support may be used in the middle of step 1 and of step 5, and not only at their beginning
    /// (ID-4.3).
    pub(super) fn supports_amid_steps(&self) -> bool {
        self.open.options.plays_by(amendment::SUPPORT_WINDOWS)
    }

    pub(super) fn refuse_hook(&self, seat: Seat, step: Step, action: Action) -> Option<WhyNot> {
        match (step, action) {
            (Step::Hook { unhooked: true }, Action::Support(_)) if !self.supports_amid_steps() => {
                Some(WhyNot::NoSupportNow)
            }
            (Step::Hook { .. }, Action::Support(support)) => self.refuse_support(seat, support),
            (Step::Hook { .. } | Step::HookByToken, Action::Unhook(criminal)) => {
                self.refuse_own(seat, criminal)
            }
            (Step::Hook { .. } | Step::HookByToken, Action::Hook(criminal)) => {
                self.refuse_hooking(seat, criminal)
            }
            (Step::Lock, Action::Criminal(criminal)) => {
                let locked = self.open.console(seat).locked.contains(criminal);
                self.refuse_own(seat, criminal)
                    .or(locked.then_some(WhyNot::LockedAlready))
            }
            (Step::SwapHooks, Action::Opponent(opponent)) => self.refuse_swap(seat, opponent),
            _ => Some(step.not_asked()),
        }
    }

    /// Why a criminal cannot be hooked (ID-5.4, ID-5.8).
    fn refuse_hooking(&self, seat: Seat, criminal: Criminal) -> Option<WhyNot> {
        let console = self.open.console(seat);
        if self.open.city.find(criminal).is_none() {
            return Some(WhyNot::NotInPlay { criminal });
        }
        if console.has(criminal) {
            return Some(WhyNot::HookedAlready { criminal });
        }
        if self.open.is_locked(criminal) {
            return Some(WhyNot::Locked { criminal });
        }
        (!console.has_free_port()).then_some(WhyNot::NoFreePort)
    }

    pub(super) fn can_hook_anybody(&self, seat: Seat) -> bool {
        let mut all = self.open.city.in_play();
        all.any(|criminal| self.refuse_hooking(seat, criminal).is_none())
    }

    /// Why a criminal is not one of somebody's own.
    pub(super) fn refuse_own(&self, seat: Seat, criminal: Criminal) -> Option<WhyNot> {
        let own = self.open.console(seat).has(criminal);
        (!own).then_some(WhyNot::NotYours { criminal })
    }

    /// Why hooks cannot be swapped with somebody (ID-11.23, ID-11.27).
    pub(super) fn refuse_swap(&self, seat: Seat, opponent: Agent) -> Option<WhyNot> {
        let own = Agent::Person(seat);
        if opponent == own || !self.open.agents().any(|agent| agent == opponent) {
            return Some(WhyNot::NotAnOpponent);
        }
        let all = self.open.options.plays_by(amendment::ALL_HOOKS_SWAPPED);
        // How many hooks change hands, and how many stay: locked ones, in the first edition (ID-A6).
        let count = |agent| {
            let console = self.open.console(agent);
            let stay = if all { 0 } else { console.locked.len() };
            (console.ports.len() - stay, stay)
        };
        let (mine, my_locks) = count(own);
        let (theirs, their_locks) = count(opponent);
        if mine + theirs == 0 {
            return Some(WhyNot::NoHooksToSwap);
        }
        let fits = my_locks + theirs <= PORTS && their_locks + mine <= PORTS;
        (!fits).then_some(WhyNot::TooManyPorts)
    }
}
