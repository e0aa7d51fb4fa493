//! ID-4.4: every question of the game is one of its decisions.

use std::collections::BTreeSet;

use kernel::{Chance, Game, Seed};

use super::given::new_game_of;
use crate::state::InTooDeep;
use crate::step::Step;

/// The decision of the table to which a question belongs; a new question needs a row here.
fn decision(step: Step) -> &'static str {
    match step {
        Step::Hook { .. } => "ID-D3",
        Step::HookByToken
        | Step::Lock
        | Step::SwapHooks
        | Step::DropDilemma
        | Step::Redraw { .. }
        | Step::TakeSeen { .. }
        | Step::TakeUnseen
        | Step::Expose
        | Step::RelocateItem
        | Step::ItemTo(_)
        | Step::SwapCriminals
        | Step::SwapCriminalWith(_)
        | Step::SwapItemCriminal
        | Step::SwapItemCriminalWith(_)
        | Step::ShiftTo { .. } => "ID-D9",
        Step::Act => "ID-D4",
        Step::Endure(_) => "ID-D5",
        Step::Escort { .. } => "ID-D6",
        Step::Patrol { .. }
        | Step::Heights { .. }
        | Step::IonTowers
        | Step::Harbor
        | Step::Relocate(_)
        | Step::RelocateTo(_)
        | Step::SwapItems(_)
        | Step::SwapItemWith(_)
        | Step::Look { .. } => "ID-D7",
        Step::Duel(_) => "ID-D19",
        Step::LoseDuel { .. } => "ID-D20",
        Step::Support => "ID-D8",
        Step::Bar { .. } => "ID-D10",
        Step::Process { .. } => "ID-D11",
        Step::GainGrip { .. } => "ID-D23",
        Step::LoseGrip { .. } => "ID-D21",
        Step::Bind(_) => "ID-D14",
        Step::March { .. }
        | Step::Shove { .. }
        | Step::Shift { .. }
        | Step::SendCriminal { .. }
        | Step::SendItem { .. }
        | Step::SendGuardian { .. } => "ID-D15",
        Step::Outcome(_) => "ID-D16",
        Step::Discard { .. } => "ID-D17",
        Step::Draw => "ID-D18",
        Step::EchoGrip { .. } | Step::EchoSupport => "ID-D24",
        Step::Window(_) => "ID-D1",
    }
}

/// Random play meets the decisions, each with at least two options, and each names a rule of the document.
#[test]
fn id_4_4_every_question_is_a_decision_of_the_table() {
    let book = InTooDeep::INFO.rulebook("en");
    let rules: BTreeSet<&str> = book.rules().iter().map(|rule| rule.id.as_str()).collect();
    let mut met = BTreeSet::new();
    for (seats, seed) in [(2, "two"), (4, "four")] {
        let mut given = new_game_of(seats, &[], seed);
        let mut chance = Chance::new(&Seed::from_text("random"));
        for _ in 0..3000 {
            if given.game.to_act().is_empty() {
                break;
            }
            let legal = given.legal();
            if let Some((_, step)) = given.game.open.asked() {
                assert!(rules.contains(decision(step)), "{step:?}");
                assert!(rules.contains(step.rule().0), "{step:?}");
                assert!(legal.len() > 1 || step == Step::Act, "{step:?}");
                met.insert(decision(step));
            }
            let nth = chance.below(legal.len() as u32) as usize;
            given = given.act(&legal[nth]);
        }
    }
    for common in [
        "ID-D3", "ID-D4", "ID-D7", "ID-D8", "ID-D9", "ID-D10", "ID-D17", "ID-D18",
    ] {
        assert!(met.contains(common), "{common} was not met");
    }
}
