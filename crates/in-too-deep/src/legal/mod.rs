//! What is allowed, and why not.

mod act;
mod cards;
mod city;
mod hook;
mod support;

use std::ops::ControlFlow;

use kernel::{Foregone, Offers, Options as _, RuleId, Seat};

use crate::action::Action;
use crate::amendment;
use crate::state::InTooDeep;
use crate::step::{Duty, Matter, Stage, Step};
use crate::whynot::WhyNot;

impl InTooDeep {
    /// What the answers to a question leave open. The actions of step 3 are always asked for: whether there
    /// is anything to do can tell what somebody holds.
    pub(crate) fn foregone(&self, seat: Seat, step: Step) -> Foregone<Action> {
        if step == Step::Act {
            return Foregone::Choice;
        }
        let mut answers = Foregone::Nothing;
        let _ = self.each_answer(seat, step, &mut |action| answers.add(action));
        answers
    }

    /// The legal answers to a step.
    pub(crate) fn each_answer(
        &self,
        seat: Seat,
        step: Step,
        offers: &mut impl Offers<Action>,
    ) -> ControlFlow<()> {
        let pass = self.refuse_pass(seat, step).is_none();
        offers.take(pass.then_some(Action::Pass))?;
        match step.matter() {
            Matter::Hooks => self.each_hook(seat, step, offers),
            Matter::Deeds => self.each_act(seat, step, offers),
            Matter::City => self.each_target(seat, step, offers),
            Matter::Cards => self.each_card(seat, step, offers),
        }
    }

    /// Why an action is not a legal answer to a step.
    pub(crate) fn refuse_answer(&self, seat: Seat, step: Step, action: Action) -> Option<WhyNot> {
        if action == Action::Pass {
            return self.refuse_pass(seat, step);
        }
        match (step.matter(), step) {
            (Matter::Hooks, _) => self.refuse_hook(seat, step, action),
            (Matter::Deeds, Step::Endure(criminal)) => self.refuse_extra(seat, criminal, action),
            (Matter::Deeds, _) => self.refuse_act(seat, action),
            (Matter::City, _) => self.refuse_target(seat, step, action),
            (Matter::Cards, _) => self.refuse_card(seat, step, action),
        }
    }

    /// Why a question cannot be passed over.
    fn refuse_pass(&self, seat: Seat, step: Step) -> Option<WhyNot> {
        let may = match step {
            // Who has no hook or has unhooked somebody must hook, if anybody can be hooked (ID-5).
            Step::Hook { unhooked } => {
                let console = self.open.console(seat);
                !unhooked && (!console.ports.is_empty() || !self.can_hook_anybody(seat))
            }
            Step::Act
            | Step::Escort { .. }
            | Step::Process { .. }
            | Step::Discard { .. }
            | Step::Window(_) => true,
            // Of the zones The Blocks and Downtown alone leave the choice (ID-8.11).
            Step::Patrol { duty, .. } | Step::Duel(duty) => duty == Duty::May,
            Step::Heights { .. } | Step::IonTowers | Step::Harbor => !self.zones_bind(),
            Step::Relocate(duty) | Step::SwapItems(duty) => duty == Duty::May && !self.zones_bind(),
            _ => false,
        };
        (!may).then_some(WhyNot::MustChoose { asked: step.rule() })
    }

    /// Whether the effect of a zone has to be carried out (ID-8.11).
    fn zones_bind(&self) -> bool {
        self.open.options.plays_by(amendment::ZONE_EFFECTS)
    }

    /// Why an action does not store a dilemma (ID-22.5).
    pub(crate) fn refuse_to_store(&self, seat: Seat, action: Action) -> Option<WhyNot> {
        let Action::Dilemma(dilemma) = action else {
            return Some(WhyNot::NotAsked {
                asked: RuleId("ID-22.5"),
            });
        };
        let papers = self.papers(seat);
        if !papers.dilemmas.contains(dilemma) {
            return Some(WhyNot::NoDilemma);
        }
        let stored = papers.storing.contains(dilemma);
        stored.then_some(WhyNot::StoredAlready)
    }

    /// The seats that owe a decision.
    pub(crate) fn owing(&self) -> kernel::SeatSet {
        if self.open.stage == Stage::Storing {
            return self
                .seats()
                .filter(|seat| self.owes_storing(*seat))
                .collect();
        }
        self.open
            .asked()
            .map(|(seat, _)| seat)
            .into_iter()
            .collect()
    }
}

impl Step {
    /// The rule behind the question.
    pub fn rule(self) -> RuleId {
        RuleId(match self {
            Step::Hook { unhooked: false } => "ID-5.1",
            Step::Hook { unhooked: true } => "ID-5.3",
            Step::HookByToken => "ID-11.18",
            Step::Act => "ID-7.4",
            Step::Endure(_) => "ID-6.4",
            Step::Escort { .. } => "ID-10.2",
            Step::Patrol {
                duty: Duty::May, ..
            } => "ID-8.7",
            Step::Patrol { .. } => "ID-11.22",
            Step::March { .. } => "ID-18.6",
            Step::Shove { .. } => "ID-18.7",
            Step::Heights { .. } => "ID-8.4",
            Step::IonTowers => "ID-8.8",
            Step::Harbor => "ID-8.10",
            Step::Duel(Duty::May) => "ID-8.2",
            Step::Duel(Duty::Must) => "ID-11.26",
            Step::LoseDuel { .. } => "ID-8.3",
            Step::Relocate(Duty::May) => "ID-8.5",
            Step::SwapItems(Duty::May) => "ID-8.6",
            Step::Relocate(Duty::Must)
            | Step::SwapItems(Duty::Must)
            | Step::RelocateItem
            | Step::ItemTo(_)
            | Step::SwapCriminals
            | Step::SwapCriminalWith(_)
            | Step::SwapItemCriminal
            | Step::SwapItemCriminalWith(_) => "ID-11.21",
            // Zones, crimes and bonus spaces ask these as well as support tokens: the rule is that of the thing.
            Step::RelocateTo(_) => "ID-1.6",
            Step::SwapItemWith(_) => "ID-10.10",
            Step::Shift { .. } | Step::ShiftTo { .. } => "ID-10.5",
            Step::GainGrip { .. } => "ID-6.2",
            Step::Lock => "ID-11.20",
            Step::SwapHooks => "ID-11.23",
            Step::DropDilemma => "ID-11.24",
            Step::Redraw { .. } => "ID-11.25",
            Step::Look { .. } => "ID-11.9",
            Step::TakeSeen { .. } => "ID-11.11",
            Step::TakeUnseen => "ID-11.10",
            Step::Expose => "ID-11.12",
            Step::Support => "ID-11.1",
            Step::Bar { .. } => "ID-13.1",
            Step::Process { .. } => "ID-14.1",
            Step::LoseGrip { .. } => "ID-22.2",
            Step::Bind(_) => "ID-17.20",
            Step::SendCriminal { .. } => "ID-18.5",
            Step::SendItem { .. } => "ID-18.2",
            Step::SendGuardian { .. } => "ID-18.6",
            Step::Outcome(_) => "ID-16.6",
            Step::Discard { .. } => "ID-19.1",
            Step::Draw => "ID-19.2",
            Step::EchoGrip { .. } => "ID-28.2",
            Step::EchoSupport => "ID-28.1",
            Step::Window(_) => "ID-4.3",
        })
    }

    /// The refusal of an answer to another question.
    pub(crate) fn not_asked(self) -> WhyNot {
        WhyNot::NotAsked { asked: self.rule() }
    }
}
