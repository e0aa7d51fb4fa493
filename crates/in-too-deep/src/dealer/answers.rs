//! Which answer to which step leads where.

use kernel::Seat;

use super::Dealer;
use crate::action::Action;
use crate::console::Agent;
use crate::event::Event;
use crate::step::{Chore, Duty, Matter, Step};

impl Dealer<'_> {
    /// Carries out the answer to a step.
    pub(super) fn perform(&mut self, seat: Seat, step: Step, action: Action) {
        self.game.open.agenda.pop();
        match (step.matter(), step, action) {
            (
                _,
                Step::Hook { .. } | Step::Discard { .. } | Step::Window(_),
                Action::Support(support),
            ) => {
                self.ask(seat, step);
                self.use_support(seat, support);
            }
            (Matter::Hooks, ..) => self.answer_about_hooks(seat, step, action),
            (Matter::Deeds, Step::Endure(_), _) => self.do_action(seat, action),
            (Matter::Deeds, ..) => self.take_action(seat, action),
            (Matter::City, ..) => self.answer_in_city(seat, step, action),
            (Matter::Cards, ..) => self.answer_with_cards(seat, step, action),
        }
    }

    fn answer_about_hooks(&mut self, seat: Seat, step: Step, action: Action) {
        match (step, action) {
            (Step::Hook { unhooked }, action) => self.answer_hook(seat, unhooked, action),
            (Step::HookByToken, action) => self.answer_hook_token(seat, action),
            (Step::Lock, Action::Criminal(criminal)) => self.lock(seat, criminal),
            (Step::SwapHooks, Action::Opponent(opponent)) => self.swap_hooks(seat, opponent),
            // Nothing else is ever legal.
            _ => {}
        }
    }

    fn answer_in_city(&mut self, seat: Seat, step: Step, action: Action) {
        match (step, action) {
            (Step::Escort { .. }, Action::Criminal(criminal)) => self.escort(seat, criminal),
            (Step::Patrol { left, .. }, Action::Guardian(_) | Action::Barrier(..)) => {
                let (left, duty) = (left - 1, Duty::May);
                self.ask_if(left > 0, seat, Step::Patrol { left, duty });
                self.patrol(seat, action);
            }
            (Step::March { left }, Action::Guardian(_)) => {
                self.ask_if(left > 1, seat, Step::March { left: left - 1 });
                self.patrol(seat, action);
            }
            (Step::Shove { steps }, Action::Barrier(border, turning)) => {
                self.shove(seat, border, turning, steps);
            }
            (Step::Heights { left }, Action::Pass) => {
                debug_assert!(left > 0, "a favour is asked for only if one is left");
            }
            (Step::Heights { left }, action) => {
                self.ask_if(left > 1, seat, Step::Heights { left: left - 1 });
                self.do_favour(seat, action);
            }
            (Step::Relocate(_), Action::Criminal(criminal)) => {
                self.ask(seat, Step::RelocateTo(criminal));
            }
            (
                Step::RelocateTo(criminal) | Step::SendCriminal { criminal, .. },
                Action::Zone(zone),
            ) => self.relocate(seat.into(), criminal, zone),
            (Step::RelocateItem, Action::Item(item)) => self.ask(seat, Step::ItemTo(item)),
            (Step::ItemTo(item) | Step::SendItem { item, .. }, Action::Zone(zone)) => {
                self.move_item(seat.into(), item, zone);
            }
            (Step::SendGuardian { .. }, Action::Guardian(zone)) => {
                self.send_guardian(seat.into(), zone);
            }
            (Step::SwapItems(_), Action::Item(item)) => self.ask(seat, Step::SwapItemWith(item)),
            (Step::SwapItemWith(one), Action::Item(other)) => self.swap_items(seat, one, other),
            (Step::SwapCriminals, Action::Criminal(criminal)) => {
                self.ask(seat, Step::SwapCriminalWith(criminal));
            }
            (Step::SwapCriminalWith(one), Action::Criminal(other)) => {
                self.swap_criminals(seat, one, other);
            }
            (Step::SwapItemCriminal, Action::Item(item)) => {
                self.ask(seat, Step::SwapItemCriminalWith(item));
            }
            (Step::SwapItemCriminalWith(item), Action::Criminal(criminal)) => {
                self.swap_item_criminal(seat, item, criminal);
            }
            (Step::Shift { to: None }, Action::Zone(from)) => {
                self.ask(seat, Step::ShiftTo { from });
            }
            (Step::Shift { to: Some(to) }, Action::Zone(from))
            | (Step::ShiftTo { from }, Action::Zone(to)) => {
                self.shift_searches(seat.into(), from, to);
            }
            (Step::GainGrip { left }, Action::Grip(criminal)) => {
                self.gain_grip(seat.into(), criminal);
                self.ask_if(left > 1, seat, Step::GainGrip { left: left - 1 });
            }
            (Step::LoseGrip { left }, Action::Grip(criminal)) => {
                self.lose_grip(seat.into(), criminal, 1);
                self.then(seat, Chore::LoseGrip(left - 1));
            }
            (Step::EchoGrip { gain, left }, Action::Grip(criminal)) => {
                self.shift_echo_grip(gain, criminal);
                let left = left - 1;
                self.then(Agent::Echo, Chore::EchoGrip { gain, left });
            }
            // What is offered was not taken.
            _ => {}
        }
    }

    fn answer_with_cards(&mut self, seat: Seat, step: Step, action: Action) {
        match (step, action) {
            (Step::IonTowers, Action::Deck(deck)) => self.set_aside(seat, deck, 1),
            (Step::IonTowers | Step::Support, Action::Third(third)) => {
                self.take_support(seat, third);
            }
            (Step::Harbor, action) => self.answer_harbor(seat, action),
            (Step::Duel(_), Action::Opponent(opponent)) => self.duel(seat, opponent),
            (Step::LoseDuel { .. } | Step::DropDilemma, Action::Dilemma(dilemma)) => {
                self.discard_dilemma(seat, dilemma);
            }
            (Step::Redraw { left }, Action::Dilemma(dilemma)) => {
                self.discard_dilemma(seat, dilemma);
                self.ask_if(left > 1, seat, Step::Redraw { left: left - 1 });
            }
            (
                Step::Look {
                    left,
                    seen,
                    looking,
                },
                Action::Place(place),
            ) => {
                self.look(seat, place, left, seen, looking);
            }
            (Step::TakeUnseen, Action::Gain) => self.take_from_supply(seat),
            (Step::TakeSeen { .. } | Step::TakeUnseen, Action::Place(place)) => {
                self.take_face_down(seat, place);
            }
            (Step::Expose, Action::Place(place)) => self.expose(seat, place),
            (Step::Bar { more }, Action::Evidence(kind)) => self.take_from_bar(seat, kind, more),
            (Step::Process { left }, Action::Process(kind, into)) => {
                self.then(seat, Chore::Process(left - 1));
                self.process(seat, kind, into);
            }
            (Step::Bind(crime), Action::Bind(binding)) => self.set_off(seat, crime, binding),
            (Step::Outcome(crime), Action::Outcome(outcome)) => {
                self.tell(Event::OutcomeChosen { seat, outcome });
                self.then(seat, Chore::Reward { crime, outcome });
            }
            (Step::Discard { .. }, Action::Discard(crime)) => self.discard_crime(seat, crime),
            (Step::Draw, Action::Deck(deck)) => self.draw_crime(seat, deck),
            (Step::EchoSupport, Action::Third(third)) => self.echo_takes(third),
            // What is offered was not taken.
            _ => {}
        }
    }
}
