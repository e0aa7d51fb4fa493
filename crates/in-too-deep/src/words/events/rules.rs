//! The rule behind each event.

use kernel::RuleId;

use crate::console::Agent;
use crate::event::{Event, Fall, Merit};

impl Event {
    /// The rule that answers "why?".
    pub(super) fn because(&self) -> RuleId {
        RuleId(match *self {
            Event::StorylinesLeftOut { .. } => "ID-3.1",
            Event::FirstAgent { .. } | Event::StartGrip { .. } => "ID-3.20",
            Event::CrimesDealt { .. } => "ID-3.19",
            Event::EvidenceDealt { .. } => "ID-3.18",
            Event::MissionsSet { chapter: 1, .. } => "ID-3.13",
            Event::MissionsSet { .. } => "ID-22.3",
            Event::TurnBegan { agent } => by(agent, "ID-4.1", "ID-26.1"),
            Event::ChapterEndTriggered { chapter, .. } => match chapter {
                3 => "ID-21.3",
                _ => "ID-21.2",
            },
            Event::TrailWentCold { .. } => "ID-R89",
            Event::ChapterBegan { chapter: 1 } => "ID-3.15",
            Event::ChapterBegan { .. } => "ID-22.8",
            Event::GameEnded { .. } => "ID-23.7",
            Event::Unhooked { agent, .. } => by(agent, "ID-5.6", "ID-26.9"),
            Event::Hooked { agent, .. } => by(agent, "ID-5.4", "ID-26.2"),
            Event::HookedFrom { agent, .. } => by(agent, "ID-5.5", "ID-26.2"),
            Event::HookSkipped { .. } => "ID-5.1",
            Event::GripRaised { .. } => "ID-6.1",
            Event::GripGained { .. } => "ID-6.2",
            Event::GripLost { agent, .. } => by(agent, "ID-22.2", "ID-28.2"),
            Event::GripPaid { .. } => "ID-6.4",
            Event::HookLocked { .. } => "ID-11.20",
            Event::HooksSwapped { .. } => "ID-11.23",
            Event::Moved { agent, .. } => by(agent, "ID-1.6", "ID-26.5"),
            Event::Relocated { .. } => "ID-1.6",
            Event::PickedUp { .. } => "ID-7.6",
            Event::Dropped { fall, .. } => match fall {
                Fall::Freely => "ID-7.11",
                Fall::ForAnother => "ID-7.6",
                Fall::ByCrime => "ID-18.1",
                Fall::InPlace => "ID-1.10",
            },
            Event::Stolen { .. } => "ID-9.4",
            Event::Given { .. } => "ID-18.3",
            Event::ItemMoved { agent, .. } => by(agent, "ID-1.10", "ID-26.5"),
            Event::ItemsSwapped { .. } => "ID-10.10",
            Event::CriminalsSwapped { .. } => "ID-10.8",
            Event::ItemCriminalSwapped { .. } => "ID-10.9",
            Event::GuardianMoved { agent, .. } => by(agent, "ID-10.1", "ID-26.5"),
            Event::Escorted { .. } => "ID-10.2",
            Event::BarrierMoved { agent, .. } => by(agent, "ID-10.3", "ID-26.5"),
            Event::SearchesShifted { agent, .. } => by(agent, "ID-10.5", "ID-28.3"),
            Event::ZoneUsed { .. } => "ID-8.1",
            Event::BarriersIgnored { .. } => "ID-10.7",
            Event::SupportGained { agent, .. } => by(agent, "ID-11.1", "ID-28.1"),
            Event::SupportTurnedUp { .. } => "ID-11.2",
            Event::SupportUsed { .. } => "ID-11.5",
            Event::ToleranceGained { .. } => "ID-12.1",
            Event::IntelGained { agent, merit, .. } => match merit {
                Merit::Crime => by(agent, "ID-15.3", "ID-26.9"),
                Merit::MajorCrime => "ID-16.4",
                Merit::Setback => "ID-26.8",
            },
            Event::ActionsGained { .. } => "ID-11.19",
            Event::CrimeCommitted { crime, .. } if crime.is_petty() => "ID-15.3",
            Event::CrimeCommitted { .. } => "ID-16.4",
            Event::OutcomeChosen { .. } => "ID-16.6",
            Event::CrimeDrawn { .. } | Event::CrimeDrawnFrom { .. } => "ID-19.2",
            Event::CrimeSetAside { .. } => "ID-2.2",
            Event::AsideTaken { .. } => "ID-19.6",
            Event::CrimeDiscarded { .. } | Event::CrimeDiscardedUnder { .. } => "ID-19.1",
            Event::PettyReshuffled => "ID-15.4",
            Event::DilemmaDrawn { .. } | Event::DilemmasDrawn { .. } => "ID-20.2",
            Event::DilemmaDiscarded { .. } => "ID-2.4",
            Event::DilemmaDropped { agent } => by(agent, "ID-2.4", "ID-R64"),
            Event::DuelFought { .. } => "ID-8.2",
            Event::HandShown { .. } => "ID-2.9",
            Event::DuelWon { .. } => "ID-8.3",
            Event::DilemmaChosen { .. } | Event::DilemmaLaidAside { .. } => "ID-22.5",
            Event::EvidenceTaken { .. } | Event::EvidenceDrawn { .. } => "ID-13.1",
            Event::EvidenceGained { agent, .. } => by(agent, "ID-13.1", "ID-27.1"),
            Event::EvidenceMissing { .. } => "ID-13.6",
            Event::BarLaidOut { chapter: 1, .. } => "ID-3.11",
            Event::BarLaidOut { .. } => "ID-22.6",
            Event::BarFilled { .. } => "ID-13.3",
            Event::PlacedInRow { .. } => "ID-14.4",
            Event::PlacedInPlan { bonus: None, .. } => "ID-14.6",
            Event::PlacedInPlan { .. } => "ID-14.5",
            Event::PlacedFaceDown {
                agent, bonus: None, ..
            } => by(agent, "ID-14.6", "ID-27.5"),
            Event::PlacedFaceDown { agent, .. } => by(agent, "ID-14.5", "ID-27.5"),
            Event::EchoPlacedInRow { .. } => "ID-27.3",
            Event::LookedAt { .. } | Event::Looked { .. } => "ID-2.7",
            Event::TookFrom { .. } | Event::Took { .. } => "ID-11.10",
            Event::Exposed { .. } => "ID-11.12",
            Event::InvestigationSucceeded { .. } | Event::FilesRewarded { .. } => "ID-22.1",
            Event::InvestigationFailed { .. } | Event::IntelLost { .. } => "ID-22.2",
            Event::BonusSpacesCleared { .. } => "ID-22.7",
            Event::EchoCardTurned { .. } => "ID-26.1",
            Event::EchoRolled { white: 0, .. } => "ID-26.3",
            Event::EchoRolled { .. } => "ID-26.4",
            Event::EchoRerolls { .. } => "ID-26.6",
            Event::EchoMarked { .. } => "ID-25.5",
            Event::EchoProgressed { .. } => "ID-26.7",
            Event::EchoSetBack => "ID-26.8",
            Event::EchoCommitted { .. } => "ID-26.9",
            Event::EchoDrewCrime { .. } => "ID-26.11",
            Event::EchoStored { .. } => "ID-29.3",
            Event::EchoKeptFaceDown { .. } => "ID-R73",
            Event::EchoShuffled => "ID-25.6",
            Event::EchoRotated { .. } => "ID-30.2",
        })
    }
}

/// Which of two rules: a person's or Echo's.
fn by(agent: Agent, person: &'static str, echo: &'static str) -> &'static str {
    match agent {
        Agent::Person(_) => person,
        Agent::Echo => echo,
    }
}
