//! Hooks and grip (ID-5, ID-6).

use kernel::{Member, Options as _, Seat};

use super::Dealer;
use crate::action::Action;
use crate::amendment;
use crate::console::{Agent, PORTS};
use crate::content::content;
use crate::event::Event;
use crate::pieces::Criminal;
use crate::step::{Step, Window};

impl Dealer<'_> {
    /// Step 1 (ID-5).
    pub(super) fn answer_hook(&mut self, seat: Seat, unhooked: bool, action: Action) {
        match action {
            Action::Unhook(criminal) => {
                self.ask(seat, Step::Hook { unhooked: true });
                self.unhook(seat.into(), criminal);
            }
            Action::Hook(criminal) => {
                self.hook(seat.into(), criminal);
                self.open_window(seat, Window::Grip);
            }
            _ => {
                debug_assert!(!unhooked, "who unhooks must hook");
                self.tell(Event::HookSkipped { seat });
            }
        }
    }

    /// The hook token (ID-11.18).
    pub(super) fn answer_hook_token(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Unhook(criminal) => {
                self.ask(seat, Step::HookByToken);
                self.unhook(seat.into(), criminal);
            }
            Action::Hook(criminal) => {
                self.hook(seat.into(), criminal);
                self.gain_grip(seat.into(), criminal);
            }
            _ => {}
        }
    }

    /// A hook token returns to the middle; a lock is discarded (ID-5.2, ID-11.20).
    pub(super) fn unhook(&mut self, agent: Agent, criminal: Criminal) {
        let locked = self.game.open.console_mut(agent).unhook(criminal);
        self.tell(Event::Unhooked { agent, criminal });
        if locked {
            self.discard_support(crate::pieces::Support::Lock);
        }
    }

    /// All criminals of an agent are unhooked (ID-16.4).
    pub(super) fn unhook_all(&mut self, agent: Agent) {
        for criminal in self.game.open.console(agent).ports {
            self.unhook(agent, criminal);
        }
    }

    /// A criminal is hooked, from the middle or from somebody's console (ID-5.4 to ID-5.7).
    pub(super) fn hook(&mut self, agent: Agent, criminal: Criminal) {
        match self.game.open.controller(criminal) {
            None => self.tell(Event::Hooked { agent, criminal }),
            Some(owner) => {
                let price = content().values.hook_payment;
                self.game.open.console_mut(owner).unhook(criminal);
                let paid = self.game.open.console(agent).intel >= price;
                if paid {
                    self.game.open.console_mut(agent).intel -= price;
                }
                self.game.open.console_mut(owner).intel += price;
                self.tell(Event::HookedFrom {
                    agent,
                    criminal,
                    owner,
                    paid,
                });
            }
        }
        let console = self.game.open.console_mut(agent);
        console.ports.push(criminal);
        if console.ports.len() == PORTS {
            self.draw_dilemmas(agent, 1);
        }
    }

    /// Step 2 (ID-6.1).
    pub(super) fn raise_grip(&mut self, seat: Seat) {
        let ports = self.game.open.console(seat).ports;
        for criminal in ports {
            self.shift_grip(seat.into(), criminal, 1);
        }
        if !ports.is_empty() {
            self.tell(Event::GripRaised {
                seat,
                criminals: ports,
            });
        }
    }

    /// Moves a grip token; it never leaves the track (ID-6.2). Tells whether it moved.
    fn shift_grip(&mut self, agent: Agent, criminal: Criminal, by: i8) -> bool {
        let last = content().grip_track.last();
        let grip = &mut self.game.open.console_mut(agent).grip[criminal.index()];
        let before = *grip;
        *grip = grip.saturating_add_signed(by).min(last);
        *grip != before
    }

    /// One grip is gained.
    pub(super) fn gain_grip(&mut self, agent: Agent, criminal: Criminal) {
        if self.shift_grip(agent, criminal, 1) {
            self.tell(Event::GripGained { agent, criminal });
        }
    }

    /// Grip is lost.
    pub(super) fn lose_grip(&mut self, agent: Agent, criminal: Criminal, count: u8) {
        self.shift_grip(agent, criminal, -(count as i8));
        self.tell(Event::GripLost {
            agent,
            criminal,
            count,
        });
    }

    /// Grip is owed at the end of a chapter; where it is not enough, all of it is lost (ID-22.2).
    pub(super) fn owe_grip(&mut self, seat: Seat, count: u8) {
        let grip = self.game.open.console(seat).grip;
        if grip.iter().sum::<u8>() > count {
            self.ask_if(count > 0, seat, Step::LoseGrip { left: count });
            return;
        }
        for criminal in Criminal::ALL {
            let lost = grip[criminal.index()];
            if lost > 0 && count > 0 {
                self.lose_grip(seat.into(), criminal, lost);
            }
        }
    }

    /// A hook token is locked (ID-11.20).
    pub(super) fn lock(&mut self, seat: Seat, criminal: Criminal) {
        self.game.open.console_mut(seat).locked.insert(criminal);
        self.tell(Event::HookLocked { seat, criminal });
    }

    /// All hooks are exchanged with an opponent's, and locks go along (ID-11.23).
    pub(super) fn swap_hooks(&mut self, seat: Seat, opponent: Agent) {
        let one = Agent::Person(seat);
        let open = &mut self.game.open;
        if open.options.plays_by(amendment::ALL_HOOKS_SWAPPED) {
            let [mine, theirs] = [one, opponent].map(|agent| {
                let console = open.console_mut(agent);
                (
                    std::mem::take(&mut console.ports),
                    std::mem::take(&mut console.locked),
                )
            });
            for (agent, (ports, locked)) in [(one, theirs), (opponent, mine)] {
                let console = open.console_mut(agent);
                console.ports = ports;
                console.locked = locked;
            }
        } else {
            let mine = self.take_unlocked(one);
            let theirs = self.take_unlocked(opponent);
            self.game.open.console_mut(one).ports.extend(theirs);
            self.game.open.console_mut(opponent).ports.extend(mine);
        }
        self.tell(Event::HooksSwapped { seat, opponent });
    }

    /// Takes the hook tokens without a lock off a console: in the first edition only they are swapped (ID-A6).
    fn take_unlocked(&mut self, agent: Agent) -> Vec<Criminal> {
        let console = self.game.open.console_mut(agent);
        let (kept, taken): (Vec<Criminal>, Vec<Criminal>) = console
            .ports
            .iter()
            .partition(|criminal| console.locked.contains(**criminal));
        console.ports = kept.into_iter().collect();
        taken
    }
}
