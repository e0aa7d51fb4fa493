//! What happens.

use kernel::{Seat, Set};

use super::{Book, CRIME, ITEM, WHO, ZONE};
use crate::Event;
use crate::console::Agent;
use crate::event::{Fall, Merit};
use crate::evidence::Whereabouts;
use crate::pieces::{
    Bonus, Crime, Criminal, Deck, Dilemma, EchoCard, Evidence, Item, Outcome, Row, Storyline,
    Support, Zone,
};

const SEAT: Seat = Seat(0);
const OTHER: Agent = Agent::Person(Seat(1));
const SIDES: [Zone; 2] = [Zone::Harbor, Zone::Parish];
const KIND: Evidence = Evidence::Target;
const PETTY: Crime = Crime::PettyJoyride;
const DILEMMA: Dilemma = Dilemma::D01;

/// The events that people and Echo alike can cause.
fn events_of(agent: Agent) -> Vec<Event> {
    let (criminal, item, zone, evidence) = (WHO, ITEM, ZONE, KIND);
    vec![
        Event::FirstAgent { agent },
        Event::StartGrip { agent, criminal },
        Event::TurnBegan { agent },
        Event::ChapterEndTriggered { agent, chapter: 1 },
        Event::ChapterEndTriggered { agent, chapter: 3 },
        Event::TrailWentCold { chapter: 1 },
        Event::TrailWentCold { chapter: 3 },
        Event::Unhooked { agent, criminal },
        Event::Hooked { agent, criminal },
        Event::HookedFrom {
            agent,
            criminal,
            owner: OTHER,
            paid: true,
        },
        Event::HookedFrom {
            agent,
            criminal,
            owner: OTHER,
            paid: false,
        },
        Event::GripGained { agent, criminal },
        Event::GripLost {
            agent,
            criminal,
            count: 2,
        },
        Event::Moved {
            agent,
            criminal,
            zone,
        },
        Event::Relocated {
            agent,
            criminal,
            zone,
        },
        Event::PickedUp {
            agent,
            criminal,
            item,
        },
        Event::Dropped {
            agent,
            criminal,
            item,
            fall: Fall::Freely,
        },
        Event::ItemMoved { agent, item, zone },
        Event::GuardianMoved { agent, zone },
        Event::BarrierMoved {
            agent,
            from: SIDES,
            to: SIDES,
        },
        Event::SearchesShifted {
            agent,
            from: SIDES[0],
            to: SIDES[1],
        },
        Event::SupportGained {
            agent,
            support: Support::Lock,
            intel: 0,
        },
        Event::SupportGained {
            agent,
            support: Support::Lock,
            intel: 2,
        },
        Event::ToleranceGained {
            agent,
            tolerance: 4,
        },
        Event::IntelGained {
            agent,
            count: 3,
            merit: Merit::Crime,
        },
        Event::DilemmasDrawn { agent, count: 2 },
        Event::DilemmaDropped { agent },
        Event::DuelFought {
            challenger: agent,
            opponent: OTHER,
        },
        Event::HandShown {
            agent,
            dilemmas: [DILEMMA].into_iter().collect(),
            value: -1,
        },
        Event::DuelWon {
            winner: agent,
            loser: OTHER,
            paid: 0,
        },
        Event::EvidenceGained { agent, count: 1 },
        Event::EvidenceGained { agent, count: 3 },
        Event::EvidenceMissing { agent },
        Event::PlacedFaceDown {
            agent,
            bonus: None,
            count: 1,
        },
        Event::PlacedFaceDown {
            agent,
            bonus: None,
            count: 3,
        },
        Event::PlacedFaceDown {
            agent,
            bonus: Some(Bonus::Grip),
            count: 1,
        },
        Event::FilesRewarded {
            agent,
            files: 3,
            intel: 6,
        },
        Event::IntelLost { agent, count: 6 },
        Event::BarLaidOut {
            chapter: 1,
            evidence: [evidence, evidence].into_iter().collect(),
        },
        Event::BarLaidOut {
            chapter: 2,
            evidence: [evidence].into_iter().collect(),
        },
        Event::BarFilled {
            evidence: [evidence].into_iter().collect(),
        },
    ]
}

/// The events of people.
fn events_of_people() -> Vec<Event> {
    let (seat, criminal, item, zone, evidence) = (SEAT, WHO, ITEM, ZONE, KIND);
    let place = Whereabouts::Box(OTHER, 2);
    let (dilemma, deck) = (DILEMMA, Deck::Level2);
    let crimes: Set<Crime> = [CRIME, PETTY].into_iter().collect();
    vec![
        Event::CrimesDealt { seat, crimes },
        Event::EvidenceDealt { seat, evidence },
        Event::HookSkipped { seat },
        Event::GripRaised {
            seat,
            criminals: [criminal].into_iter().collect(),
        },
        Event::GripPaid { seat, criminal },
        Event::HookLocked { seat, criminal },
        Event::HooksSwapped {
            seat,
            opponent: OTHER,
        },
        Event::Stolen {
            seat,
            item,
            from: criminal,
        },
        Event::Given {
            seat,
            item,
            to: criminal,
        },
        Event::ItemsSwapped {
            seat,
            one: item,
            other: Item::Rifle,
        },
        Event::CriminalsSwapped {
            seat,
            one: criminal,
            other: Criminal::Seer,
        },
        Event::ItemCriminalSwapped {
            seat,
            item,
            criminal,
        },
        Event::Escorted {
            seat,
            criminal,
            zone,
        },
        Event::ZoneUsed {
            seat,
            criminal,
            zone,
        },
        Event::BarriersIgnored { seat },
        Event::SupportUsed {
            seat,
            support: Support::Lock,
        },
        Event::ActionsGained { seat, count: 1 },
        Event::CrimeCommitted { seat, crime: CRIME },
        Event::CrimeCommitted { seat, crime: PETTY },
        Event::OutcomeChosen {
            seat,
            outcome: Outcome::Careful,
        },
        Event::OutcomeChosen {
            seat,
            outcome: Outcome::Reckless,
        },
        Event::CrimeDrawn { seat, crime: CRIME },
        Event::CrimeDrawnFrom { seat, deck },
        Event::CrimeSetAside {
            seat,
            deck,
            count: 1,
        },
        Event::CrimeSetAside {
            seat,
            deck,
            count: 3,
        },
        Event::AsideTaken { seat, crimes },
        Event::CrimeDiscarded { seat, crime: PETTY },
        Event::CrimeDiscardedUnder { seat, deck },
        Event::DilemmaDrawn { seat, dilemma },
        Event::DilemmaDiscarded { seat, dilemma },
        Event::DilemmaChosen { seat, dilemma },
        Event::DilemmaLaidAside { seat },
        Event::EvidenceTaken { seat, evidence },
        Event::EvidenceDrawn { seat, evidence },
        Event::PlacedInRow {
            seat,
            evidence,
            row: Row::Top,
        },
        Event::PlacedInPlan {
            seat,
            evidence,
            bonus: None,
        },
        Event::PlacedInPlan {
            seat,
            evidence,
            bonus: Some(Bonus::Support),
        },
        Event::LookedAt {
            seat,
            place,
            evidence,
        },
        Event::Looked {
            seat,
            place: Whereabouts::Slot(3),
        },
        Event::TookFrom {
            seat,
            place,
            evidence,
        },
        Event::Took { seat, place },
        Event::Exposed {
            seat,
            place,
            evidence,
        },
    ]
}

/// The events of nobody, and of Echo alone.
fn other_events() -> Vec<Event> {
    let storylines: Set<Storyline> = [Storyline::D, Storyline::F].into_iter().collect();
    let mut all = vec![
        Event::StorylinesLeftOut { storylines },
        Event::MissionsSet {
            chapter: 1,
            missions: [KIND; 3],
        },
        Event::GameEnded { foiled: true },
        Event::GameEnded { foiled: false },
        Event::SupportTurnedUp {
            tokens: [Support::Grip2].into_iter().collect(),
        },
        Event::PettyReshuffled,
        Event::InvestigationSucceeded { chapter: 2 },
        Event::InvestigationFailed {
            chapter: 2,
            files: 3,
        },
        Event::BonusSpacesCleared {
            evidence: [KIND].into_iter().collect(),
        },
        Event::EchoPlacedInRow { row: Row::Bottom },
        Event::EchoKeptFaceDown { count: 1 },
        Event::EchoKeptFaceDown { count: 2 },
        Event::EchoCardTurned {
            card: EchoCard::E01,
        },
        Event::EchoRolled {
            white: 0,
            black: -2,
        },
        Event::EchoRolled { white: 4, black: 3 },
        Event::EchoRerolls { white: 1 },
        Event::EchoMarked { sides: SIDES },
        Event::EchoProgressed { by: 1, progress: 2 },
        Event::EchoSetBack,
        Event::EchoCommitted {
            crime: CRIME,
            outcome: Outcome::Careful,
        },
        Event::EchoCommitted {
            crime: CRIME,
            outcome: Outcome::Reckless,
        },
        Event::EchoDrewCrime { deck: Deck::Level3 },
        Event::EchoStored { count: 2 },
        Event::EchoShuffled,
        Event::EchoRotated { off: WHO },
    ];
    all.extend((1..=3).map(|chapter| Event::ChapterBegan { chapter }));
    all
}

#[test]
fn every_event_has_words_and_a_rule() {
    let book = Book::open();
    let people = events_of(Agent::Person(SEAT));
    let echo = events_of(Agent::Echo);
    let all = people.into_iter().chain(echo);
    for event in all.chain(events_of_people()).chain(other_events()) {
        book.explains(&event);
    }
}
