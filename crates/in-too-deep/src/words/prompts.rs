//! The questions.

use kernel::{Explain, Phrase, RuleId};

use super::names::{agent, crime, in_zone, the_criminal, the_item, to_zone, whom};
use crate::prompt::{Case, Prompt};
use crate::step::{Duty, Looking, Step, Window};

impl Explain for Prompt {
    fn rule(&self) -> RuleId {
        match self {
            Prompt::Step { step, .. } => step.rule(),
            Prompt::Store { .. } => RuleId("ID-22.5"),
        }
    }

    fn phrase(&self) -> Phrase {
        match *self {
            Prompt::Store { left } => Phrase::new("prompt-store").with("count", left),
            Prompt::Step {
                step: Step::Act,
                actions,
                ..
            } => Phrase::new("prompt-act").with("count", actions),
            Prompt::Step { step, case, .. } => {
                special(step, case).unwrap_or_else(|| question(step))
            }
        }
    }
}

/// A question that is asked in other words than usual.
fn special(step: Step, case: Case) -> Option<Phrase> {
    Some(match (step, case) {
        (Step::Hook { .. }, Case::LastTurn) => Phrase::new("prompt-hook-last"),
        (Step::Discard { .. }, Case::LastTurn) => Phrase::new("prompt-discard-last"),
        (Step::Draw, Case::LastTurn) => Phrase::new("prompt-draw-last"),
        (Step::Discard { .. }, Case::NoCrimes) => Phrase::new("prompt-discard-none"),
        _ => return None,
    })
}

fn question(step: Step) -> Phrase {
    match step {
        // The actions left are asked for above.
        Step::Act => Phrase::new("prompt-act").with("count", 0u8),
        Step::Hook { unhooked: false } => Phrase::new("prompt-hook"),
        Step::Hook { unhooked: true } => Phrase::new("prompt-hook-again"),
        Step::HookByToken => Phrase::new("prompt-hook-by-token"),
        Step::Endure(criminal) => {
            Phrase::new("prompt-endure").with("criminal", the_criminal(criminal))
        }
        Step::Escort { from } => Phrase::new("prompt-escort").with("zone", in_zone(from)),
        Step::Patrol {
            left,
            duty: Duty::May,
        } => Phrase::new("prompt-patrol").with("count", left),
        Step::Patrol {
            left,
            duty: Duty::Must,
        } => Phrase::new("prompt-patrol-must").with("count", left),
        Step::March { left } => Phrase::new("prompt-march").with("count", left),
        Step::Shove { steps } => Phrase::new("prompt-shove").with("count", steps),
        Step::Heights { left } => Phrase::new("prompt-heights").with("count", left),
        Step::IonTowers => Phrase::new("prompt-ion-towers"),
        Step::Harbor => Phrase::new("prompt-harbor"),
        Step::Duel(Duty::May) => Phrase::new("prompt-duel"),
        Step::Duel(Duty::Must) => Phrase::new("prompt-duel-must"),
        Step::LoseDuel {
            winner,
            shown: [theirs, own],
        } => Phrase::new("prompt-lose-duel")
            .with("winner", agent(winner))
            .with("shown", theirs)
            .with("own", own),
        Step::Relocate(Duty::May) => Phrase::new("prompt-relocate"),
        Step::Relocate(Duty::Must) => Phrase::new("prompt-relocate-must"),
        Step::RelocateTo(criminal) => {
            Phrase::new("prompt-relocate-to").with("criminal", whom(criminal))
        }
        Step::RelocateItem => Phrase::new("prompt-relocate-item"),
        Step::ItemTo(item) => Phrase::new("prompt-item-to").with("item", the_item(item)),
        Step::SwapItems(Duty::May) => Phrase::new("prompt-swap-items"),
        Step::SwapItems(Duty::Must) => Phrase::new("prompt-swap-items-must"),
        Step::SwapItemWith(item) => {
            Phrase::new("prompt-swap-item-with").with("item", the_item(item))
        }
        Step::SwapCriminals => Phrase::new("prompt-swap-criminals"),
        Step::SwapCriminalWith(criminal) => {
            Phrase::new("prompt-swap-criminal-with").with("criminal", whom(criminal))
        }
        Step::SwapItemCriminal => Phrase::new("prompt-swap-item-criminal"),
        Step::SwapItemCriminalWith(item) => {
            Phrase::new("prompt-swap-item-criminal-with").with("item", the_item(item))
        }
        Step::Shift { to: None } => Phrase::new("prompt-shift"),
        Step::Shift { to: Some(to) } => Phrase::new("prompt-shift-there").with("zone", to_zone(to)),
        Step::ShiftTo { from } => Phrase::new("prompt-shift-to").with("zone", in_zone(from)),
        Step::Lock => Phrase::new("prompt-lock"),
        Step::SwapHooks => Phrase::new("prompt-swap-hooks"),
        Step::DropDilemma => Phrase::new("prompt-drop-dilemma"),
        Step::Redraw { left } => Phrase::new("prompt-redraw").with("count", left),
        Step::Look { left, looking, .. } => Phrase::new(match looking {
            Looking::Only => "prompt-look",
            Looking::ThenTake => "prompt-look-then-take",
        })
        .with("count", left),
        Step::TakeSeen { .. } => Phrase::new("prompt-take-seen"),
        Step::TakeUnseen => Phrase::new("prompt-take-unseen"),
        Step::Expose => Phrase::new("prompt-expose"),
        Step::Support => Phrase::new("prompt-support"),
        Step::Bar { more } => Phrase::new("prompt-bar").with("count", more),
        Step::Process { left } => Phrase::new("prompt-process").with("count", left),
        Step::GainGrip { left } => Phrase::new("prompt-gain-grip").with("count", left),
        Step::LoseGrip { left } => Phrase::new("prompt-lose-grip").with("count", left),
        Step::Bind(one) => Phrase::new("prompt-bind").with("crime", crime(one)),
        Step::SendCriminal { criminal, .. } => {
            Phrase::new("prompt-send-criminal").with("criminal", the_criminal(criminal))
        }
        Step::SendItem { item, .. } => Phrase::new("prompt-send-item").with("item", the_item(item)),
        Step::SendGuardian { .. } => Phrase::new("prompt-send-guardian"),
        Step::Outcome(one) => Phrase::new("prompt-outcome").with("crime", crime(one)),
        Step::Discard { begun: false } => Phrase::new("prompt-discard"),
        Step::Discard { begun: true } => Phrase::new("prompt-discard-more"),
        Step::Draw => Phrase::new("prompt-draw"),
        Step::EchoGrip { gain: true, left } => {
            Phrase::new("prompt-echo-gains-grip").with("count", left)
        }
        Step::EchoGrip { gain: false, left } => {
            Phrase::new("prompt-echo-loses-grip").with("count", left)
        }
        Step::EchoSupport => Phrase::new("prompt-echo-support"),
        Step::Window(Window::Grip) => Phrase::new("prompt-window-grip"),
        Step::Window(Window::End) => Phrase::new("prompt-window-end"),
    }
}
