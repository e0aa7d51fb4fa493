//! Support tokens (ID-11).

use kernel::{Member, Options as _, Seat};
use tinyvec::ArrayVec;

use super::Dealer;
use crate::amendment;
use crate::console::Agent;
use crate::content::{SupportKind, content};
use crate::event::{Event, Merit};
use crate::offer::THIRDS;
use crate::pieces::{Deck, Support};
use crate::step::{Chore, Duty, Looking, Step, Window};

impl Dealer<'_> {
    /// Support tokens are gained one by one, as long as there are any (ID-11.1).
    pub(super) fn gain_support(&mut self, seat: Seat, count: u8) {
        if count > 0 && self.game.open.offer.filled().next().is_some() {
            self.then(seat, Chore::Support(count - 1));
            self.ask(seat, Step::Support);
        }
    }

    /// A person takes the token of a third: kept if blue, resolved at once if pink (ID-11.3, ID-11.4).
    pub(super) fn take_support(&mut self, seat: Seat, third: u8) {
        let Some(support) = self.take_third(seat.into(), third) else {
            return;
        };
        if support.is_kept() {
            self.game.open.console_mut(seat).tools[support.index()] += 1;
        } else {
            let console = self.game.open.console(seat);
            let lockable = console.ports.len() > console.locked.len();
            self.resolve_support(seat, support);
            // A lock stays with its hook token (ID-11.20).
            if support.data().kind != SupportKind::Lock || !lockable {
                self.discard_support(support);
            }
        }
    }

    /// The token and the Intel of a third; Intel drips into the next one and a new token comes (ID-11.1).
    pub(super) fn take_third(&mut self, agent: Agent, third: u8) -> Option<Support> {
        let third = usize::from(third);
        let offer = &mut self.game.open.offer;
        let support = offer.thirds[third].token.take()?;
        let intel = std::mem::take(&mut offer.thirds[third].intel);
        offer.thirds[(third + 1) % THIRDS].intel += content().values.support_drip;
        self.game.open.console_mut(agent).intel += intel;
        self.tell(Event::SupportGained {
            agent,
            support,
            intel,
        });
        self.fill_offer();
        Some(support)
    }

    /// Empty thirds get new tokens, as long as supply and discards have any (ID-11.2).
    pub(super) fn fill_offer(&mut self) {
        let mut tokens = ArrayVec::new();
        for third in 0..THIRDS {
            let offer = &mut self.game.open.offer;
            if offer.thirds[third].token.is_some() {
                continue;
            }
            if offer.supply.iter().all(|count| *count == 0) {
                std::mem::swap(&mut offer.supply, &mut offer.discard);
            }
            if let Some(support) = self.chance.draw_kind(&mut offer.supply) {
                offer.thirds[third].token = Some(support);
                tokens.push(support);
            }
        }
        if !tokens.is_empty() {
            self.tell(Event::SupportTurnedUp { tokens });
        }
    }

    /// A token goes to the discards.
    pub(super) fn discard_support(&mut self, support: Support) {
        self.game.open.offer.discard[support.index()] += 1;
        self.fill_offer();
    }

    /// A blue token is used (ID-11.5).
    pub(super) fn use_support(&mut self, seat: Seat, support: Support) {
        self.game.open.console_mut(seat).tools[support.index()] -= 1;
        self.tell(Event::SupportUsed { seat, support });
        self.resolve_support(seat, support);
        // A lock stays with its hook token (ID-11.20).
        if support.data().kind != SupportKind::Lock {
            self.discard_support(support);
        }
    }

    /// A moment of the turn at which support may be used, if any is held; where none of it can be used the
    /// question passes by itself (ID-4.3).
    pub(super) fn open_window(&mut self, seat: Seat, window: Window) {
        let open = &self.game.open;
        let held = || open.console(seat).tools.iter().any(|count| *count > 0);
        let opens = open.options.plays_by(amendment::SUPPORT_WINDOWS) && held();
        self.ask_if(opens, seat, Step::Window(window));
    }

    /// What a token does (ID-11.9 to ID-11.26).
    fn resolve_support(&mut self, seat: Seat, support: Support) {
        let amount = support.data().amount;
        match support.data().kind {
            SupportKind::LookTwo => self.ask_to_look(seat, Looking::Only),
            SupportKind::LookTwoTakeOne => self.ask_to_look(seat, Looking::ThenTake),
            SupportKind::TakeOne => self.ask(seat, Step::TakeUnseen),
            SupportKind::FlipOne => self.ask(seat, Step::Expose),
            SupportKind::Petty => self.set_aside(seat, Deck::Petty, amount),
            SupportKind::Grip => self.ask(seat, Step::GainGrip { left: amount }),
            SupportKind::IgnoreBarriers => {
                self.game.open.turn.ignore_barriers = true;
                self.tell(Event::BarriersIgnored { seat });
            }
            SupportKind::ShiftSearches => self.ask(seat, Step::Shift { to: None }),
            SupportKind::Tolerance => {
                for _ in 0..amount {
                    self.gain_tolerance(seat.into());
                }
            }
            SupportKind::Hook => self.ask(seat, Step::HookByToken),
            SupportKind::Lock => self.ask(seat, Step::Lock),
            SupportKind::SwapItems => self.ask(seat, Step::SwapItems(Duty::Must)),
            SupportKind::RelocateItem => self.ask(seat, Step::RelocateItem),
            SupportKind::SwapItemCriminal => self.ask(seat, Step::SwapItemCriminal),
            SupportKind::SwapCriminals => self.ask(seat, Step::SwapCriminals),
            SupportKind::RelocateCriminal => self.ask(seat, Step::Relocate(Duty::Must)),
            SupportKind::GuardianBarriers => self.ask(
                seat,
                Step::Patrol {
                    left: amount,
                    duty: Duty::Must,
                },
            ),
            SupportKind::SwapHooks => self.ask(seat, Step::SwapHooks),
            SupportKind::DropDilemma => self.ask(seat, Step::DropDilemma),
            SupportKind::RedrawDilemmas => {
                self.draw_dilemmas(seat.into(), amount);
                self.ask(seat, Step::Redraw { left: amount });
            }
            SupportKind::Challenge => self.ask(seat, Step::Duel(Duty::Must)),
            SupportKind::Actions => {
                self.game.open.turn.actions += amount;
                self.tell(Event::ActionsGained {
                    seat,
                    count: amount,
                });
            }
        }
    }

    /// Intel from the supply.
    pub(super) fn gain_intel(&mut self, agent: Agent, count: u16, merit: Merit) {
        if count > 0 {
            self.game.open.console_mut(agent).intel += count;
            self.tell(Event::IntelGained {
                agent,
                count,
                merit,
            });
        }
    }
}
