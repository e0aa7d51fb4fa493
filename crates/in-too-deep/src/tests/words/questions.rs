//! What is asked, and why something cannot be done.

use kernel::RuleId;

use super::{Book, CRIME, ITEM, WHO, ZONE};
use crate::console::Agent;
use crate::step::{Duty, Looking, Step, Window};
use crate::{Case, Prompt, WhyNot};

fn steps() -> Vec<Step> {
    let mut all = vec![
        Step::Hook { unhooked: false },
        Step::Hook { unhooked: true },
        Step::HookByToken,
        Step::Act,
        Step::Endure(WHO),
        Step::Escort { from: ZONE },
        Step::March { left: 2 },
        Step::Shove { steps: 2 },
        Step::Heights { left: 2 },
        Step::IonTowers,
        Step::Harbor,
        Step::LoseDuel {
            winner: Agent::Echo,
            shown: [-1, 3],
        },
        Step::RelocateTo(WHO),
        Step::RelocateItem,
        Step::ItemTo(ITEM),
        Step::SwapItemWith(ITEM),
        Step::SwapCriminals,
        Step::SwapCriminalWith(WHO),
        Step::SwapItemCriminal,
        Step::SwapItemCriminalWith(ITEM),
        Step::Shift { to: None },
        Step::Shift { to: Some(ZONE) },
        Step::ShiftTo { from: ZONE },
        Step::Lock,
        Step::SwapHooks,
        Step::DropDilemma,
        Step::Redraw { left: 2 },
        Step::TakeSeen { seen: [None; 2] },
        Step::TakeUnseen,
        Step::Expose,
        Step::Support,
        Step::Bar { more: 1 },
        Step::Process { left: 2 },
        Step::GainGrip { left: 2 },
        Step::LoseGrip { left: 2 },
        Step::Bind(CRIME),
        Step::SendCriminal {
            criminal: WHO,
            around: None,
        },
        Step::SendItem {
            item: ITEM,
            around: None,
        },
        Step::SendGuardian { around: None },
        Step::Outcome(CRIME),
        Step::Discard { begun: false },
        Step::Discard { begun: true },
        Step::Draw,
        Step::EchoGrip {
            gain: true,
            left: 1,
        },
        Step::EchoGrip {
            gain: false,
            left: 1,
        },
        Step::EchoSupport,
        Step::Window(Window::Grip),
        Step::Window(Window::End),
    ];
    for duty in [Duty::May, Duty::Must] {
        all.extend([
            Step::Patrol { left: 2, duty },
            Step::Duel(duty),
            Step::Relocate(duty),
            Step::SwapItems(duty),
        ]);
    }
    for looking in [Looking::Only, Looking::ThenTake] {
        let seen = None;
        all.push(Step::Look {
            left: 2,
            seen,
            looking,
        });
    }
    all
}

#[test]
fn every_question_has_words_and_a_rule() {
    let book = Book::open();
    book.explains(&Prompt::Store { left: 2 });
    for step in steps() {
        for case in [Case::Usual, Case::LastTurn, Case::NoCrimes] {
            book.explains(&Prompt::Step {
                step,
                actions: 2,
                case,
            });
        }
    }
}

fn refusals() -> Vec<WhyNot> {
    let (criminal, zone, grip, needed) = (WHO, ZONE, 2, 3);
    let asked = RuleId("ID-5.1");
    vec![
        WhyNot::NotAsked { asked },
        WhyNot::MustChoose { asked },
        WhyNot::ChangesNothing,
        WhyNot::NotInPlay { criminal },
        WhyNot::NotYours { criminal },
        WhyNot::HookedAlready { criminal },
        WhyNot::Locked { criminal },
        WhyNot::NoFreePort,
        WhyNot::NoActionsLeft,
        WhyNot::GripTooLow {
            criminal,
            grip,
            needed,
        },
        WhyNot::NoEndurance {
            criminal,
            grip,
            needed,
        },
        WhyNot::NothingToEndureFor { criminal },
        WhyNot::NoGripByEndurance,
        WhyNot::OtherCriminal { criminal },
        WhyNot::CostsNothing,
        WhyNot::TopOfTrack,
        WhyNot::NoGripToLose,
        WhyNot::AlreadyThere { zone },
        WhyNot::NotAdjacent { zone },
        WhyNot::Barred { zone },
        WhyNot::NotHere,
        WhyNot::HoldsNothing,
        WhyNot::NotDropped,
        WhyNot::Searched { zone },
        WhyNot::NotNearby,
        WhyNot::NotItself,
        WhyNot::UsedAlready,
        WhyNot::PositionAgain,
        WhyNot::SmuggledAlready,
        WhyNot::NotReachable { zone },
        WhyNot::NoBarrierThere,
        WhyNot::NotLeftBehind { criminal },
        WhyNot::SameZone,
        WhyNot::SamePlace,
        WhyNot::NoSearchesThere,
        WhyNot::SearchesThere { zone },
        WhyNot::NotHeld,
        WhyNot::NoUse,
        WhyNot::NoSupportNow,
        WhyNot::OnlyWhileActing,
        WhyNot::NoToken,
        WhyNot::DeckEmpty,
        WhyNot::NotOnBar,
        WhyNot::BarNotEmpty,
        WhyNot::DisplayNotEmpty,
        WhyNot::NotInMemory,
        WhyNot::NoSuchMission,
        WhyNot::NoFileLeft,
        WhyNot::BonusTaken,
        WhyNot::NothingThere,
        WhyNot::KnownAlready,
        WhyNot::NotLookedAt,
        WhyNot::NotInPlan,
        WhyNot::NotInHand,
        WhyNot::NoPrerequisite,
        WhyNot::ConditionsNotMet,
        WhyNot::NoSuchBinding,
        WhyNot::NotOfDeck,
        WhyNot::NoDilemma,
        WhyNot::OpponentHasNone,
        WhyNot::NotAnOpponent,
        WhyNot::TooManyPorts,
        WhyNot::NoHooksToSwap,
        WhyNot::NotTied,
        WhyNot::StoredAlready,
        WhyNot::LockedAlready,
    ]
}

#[test]
fn every_refusal_has_words_and_a_rule() {
    let book = Book::open();
    for why in refusals() {
        book.explains(&why);
    }
}
