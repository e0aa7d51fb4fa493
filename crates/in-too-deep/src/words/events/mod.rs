//! The story: which message tells each event, and with what.

mod ids;
mod rules;

use kernel::{Explain, Phrase, RuleId};

use super::cards::{crime_card, dilemma_card};
use super::crime::all;
use super::names::{
    agent as named, an_evidence, border, crime as crime_title, crime_story, evidence as kind,
    from_deck, from_row, in_zone, letter, list, of_bonus, of_criminal, outcome_title, storyline,
    support as token, the_criminal, the_item, to_criminal, to_zone, turning, under_deck,
    whereabouts, whom, with_criminal, zone as label,
};
use crate::console::Agent;
use crate::event::Event;
use crate::pieces::{Turning, Zone};

impl Explain for Event {
    fn rule(&self) -> RuleId {
        self.because()
    }

    fn phrase(&self) -> Phrase {
        let said = Phrase::new(self.id());
        match *self {
            Event::PettyReshuffled | Event::GameEnded { .. } | Event::EchoSetBack => said,
            Event::EchoShuffled => echo(said),
            // Somebody, and nothing else.
            Event::FirstAgent { agent }
            | Event::TurnBegan { agent }
            | Event::DilemmaDropped { agent }
            | Event::EvidenceMissing { agent } => said.with("agent", named(agent)),
            Event::HookSkipped { seat }
            | Event::BarriersIgnored { seat }
            | Event::OutcomeChosen { seat, .. }
            | Event::DilemmaLaidAside { seat } => said.with("seat", seat),
            // Numbers.
            Event::ToleranceGained { agent, tolerance } => said
                .with("agent", named(agent))
                .with("tolerance", tolerance),
            Event::IntelGained { agent, count, .. } | Event::IntelLost { agent, count } => {
                said.with("agent", named(agent)).with("count", count)
            }
            Event::DilemmasDrawn { agent, count } | Event::EvidenceGained { agent, count } => {
                said.with("agent", named(agent)).with("count", count)
            }
            Event::EchoStored { count } | Event::EchoKeptFaceDown { count } => {
                echo(said).with("count", count)
            }
            Event::ActionsGained { seat, count } => said.with("seat", seat).with("count", count),
            Event::EchoProgressed { by, progress } => {
                echo(said).with("count", by).with("progress", progress)
            }
            // The course of the game. What only its owner is told needs no name.
            Event::StorylinesLeftOut { storylines } => {
                said.with("storylines", list(storylines.iter(), storyline))
            }
            Event::CrimesDealt { crimes, .. } | Event::AsideTaken { crimes, .. } => {
                said.with("crimes", list(crimes.iter(), crime_card))
            }
            Event::EvidenceDealt { evidence, .. } | Event::EvidenceDrawn { evidence, .. } => {
                said.with("evidence", an_evidence(evidence))
            }
            Event::MissionsSet { missions, .. } => said.with("missions", list(missions, kind)),
            Event::ChapterEndTriggered { agent, chapter } => {
                said.with("agent", named(agent)).with("chapter", chapter)
            }
            Event::TrailWentCold { chapter }
            | Event::ChapterBegan { chapter }
            | Event::InvestigationSucceeded { chapter } => said.with("chapter", chapter),
            Event::InvestigationFailed { chapter, files } => {
                said.with("chapter", chapter).with("count", files)
            }
            Event::FilesRewarded {
                agent,
                files,
                intel,
            } => said
                .with("agent", named(agent))
                .with("count", files)
                .with("intel", intel),
            Event::BonusSpacesCleared { evidence } => said.with("evidence", list(evidence, kind)),
            // Hooks and grip.
            Event::Unhooked { agent, criminal } => said
                .with("agent", named(agent))
                .with("criminal", whom(criminal)),
            Event::Hooked { agent, criminal } | Event::StartGrip { agent, criminal } => said
                .with("agent", named(agent))
                .with("criminal", of_criminal(criminal)),
            Event::HookedFrom {
                agent,
                criminal,
                owner,
                ..
            } => said
                .with("agent", named(agent))
                .with("criminal", of_criminal(criminal))
                .with("owner", named(owner)),
            Event::GripRaised { seat, criminals } => said
                .with("seat", seat)
                .with("criminals", all(list(criminals, with_criminal))),
            Event::GripGained { agent, criminal } => said
                .with("agent", named(agent))
                .with("criminal", with_criminal(criminal)),
            Event::GripLost {
                agent,
                criminal,
                count,
            } => said
                .with("agent", named(agent))
                .with("criminal", with_criminal(criminal))
                .with("count", count),
            Event::GripPaid { seat, criminal } | Event::HookLocked { seat, criminal } => {
                said.with("seat", seat).with("criminal", whom(criminal))
            }
            Event::HooksSwapped { seat, opponent } => {
                said.with("seat", seat).with("opponent", named(opponent))
            }
            // The city.
            Event::Moved {
                agent,
                criminal,
                zone,
            }
            | Event::Relocated {
                agent,
                criminal,
                zone,
            } => said
                .with("agent", named(agent))
                .with("criminal", whom(criminal))
                .with("zone", to_zone(zone)),
            Event::PickedUp {
                agent,
                criminal,
                item,
            }
            | Event::Dropped {
                agent,
                criminal,
                item,
                ..
            } => said
                .with("agent", named(agent))
                .with("criminal", of_criminal(criminal))
                .with("item", the_item(item)),
            Event::Stolen { seat, item, from } => said
                .with("seat", seat)
                .with("item", the_item(item))
                .with("criminal", of_criminal(from)),
            Event::Given { seat, item, to } => said
                .with("seat", seat)
                .with("item", the_item(item))
                .with("criminal", to_criminal(to)),
            Event::ItemMoved { agent, item, zone } => said
                .with("agent", named(agent))
                .with("item", the_item(item))
                .with("zone", to_zone(zone)),
            Event::ItemsSwapped { seat, one, other } => said
                .with("seat", seat)
                .with("one", the_item(one))
                .with("other", the_item(other)),
            Event::CriminalsSwapped { seat, one, other } => said
                .with("seat", seat)
                .with("one", whom(one))
                .with("other", whom(other)),
            Event::ItemCriminalSwapped {
                seat,
                item,
                criminal,
            } => said
                .with("seat", seat)
                .with("item", the_item(item))
                .with("criminal", whom(criminal)),
            Event::GuardianMoved { agent, zone } => {
                said.with("agent", named(agent)).with("zone", to_zone(zone))
            }
            Event::Escorted { criminal, zone, .. } => said
                .with("criminal", whom(criminal))
                .with("zone", to_zone(zone)),
            Event::BarrierMoved { agent, from, to } => {
                moved(said.with("agent", named(agent)), from, to)
            }
            Event::SearchesShifted { agent, from, to } => said
                .with("agent", named(agent))
                .with("from", label(from))
                .with("to", label(to)),
            Event::ZoneUsed {
                seat,
                criminal,
                zone,
            } => said
                .with("seat", seat)
                .with("criminal", whom(criminal))
                .with("zone", in_zone(zone)),
            // Support.
            Event::SupportGained {
                agent,
                support,
                intel,
            } => said
                .with("agent", named(agent))
                .with("support", token(support))
                .with("count", intel),
            Event::SupportTurnedUp { tokens } => said.with("support", list(tokens, token)),
            Event::SupportUsed { seat, support } => {
                said.with("seat", seat).with("support", token(support))
            }
            // Crimes.
            Event::CrimeCommitted { seat, crime } if crime.is_petty() => said
                .with("seat", seat)
                .with("crime", crime_title(crime))
                .with("story", crime_story(crime)),
            Event::CrimeCommitted { seat, crime } => said
                .with("seat", seat)
                .with("crime", crime_card(crime))
                .with("story", crime_story(crime)),
            Event::CrimeDrawn { crime, .. } => said.with("crime", crime_card(crime)),
            Event::CrimeDrawnFrom { seat, deck } => {
                said.with("seat", seat).with("deck", from_deck(deck))
            }
            Event::CrimeSetAside { seat, deck, count } => said
                .with("seat", seat)
                .with("deck", from_deck(deck))
                .with("count", count),
            Event::CrimeDiscarded { crime, .. } => said
                .with("crime", crime_card(crime))
                .with("deck", under_deck(crime.deck())),
            Event::CrimeDiscardedUnder { seat, deck } => {
                said.with("seat", seat).with("deck", under_deck(deck))
            }
            // Dilemmas.
            Event::DilemmaDrawn { dilemma, .. }
            | Event::DilemmaDiscarded { dilemma, .. }
            | Event::DilemmaChosen { dilemma, .. } => said.with("dilemma", dilemma_card(dilemma)),
            Event::DuelFought {
                challenger,
                opponent,
            } => said
                .with("challenger", named(challenger))
                .with("opponent", named(opponent)),
            Event::HandShown {
                agent,
                dilemmas,
                value,
            } => said
                .with("agent", named(agent))
                .with("dilemmas", list(dilemmas.iter(), dilemma_card))
                .with("value", value),
            Event::DuelWon {
                winner,
                loser,
                paid,
            } => said
                .with("winner", named(winner))
                .with("loser", named(loser))
                .with("count", paid),
            // Evidence.
            Event::EvidenceTaken { seat, evidence } => said
                .with("seat", seat)
                .with("evidence", an_evidence(evidence)),
            Event::BarLaidOut { evidence, .. } | Event::BarFilled { evidence } => {
                said.with("evidence", list(evidence, kind))
            }
            Event::PlacedInRow {
                seat,
                evidence,
                row,
            } => said
                .with("seat", seat)
                .with("evidence", an_evidence(evidence))
                .with("row", from_row(row)),
            Event::PlacedInPlan {
                evidence, bonus, ..
            } => {
                let said = said.with("evidence", an_evidence(evidence));
                match bonus {
                    Some(bonus) => said.with("bonus", of_bonus(bonus)),
                    None => said,
                }
            }
            Event::PlacedFaceDown {
                agent,
                bonus,
                count,
            } => {
                let said = said.with("agent", named(agent));
                match bonus {
                    Some(bonus) => said.with("bonus", of_bonus(bonus)),
                    None => said.with("count", count),
                }
            }
            Event::EchoPlacedInRow { row } => echo(said).with("row", from_row(row)),
            Event::LookedAt {
                place, evidence, ..
            }
            | Event::TookFrom {
                place, evidence, ..
            } => said
                .with("place", whereabouts(place))
                .with("evidence", an_evidence(evidence)),
            Event::Looked { seat, place } | Event::Took { seat, place } => {
                said.with("seat", seat).with("place", whereabouts(place))
            }
            Event::Exposed {
                seat,
                place,
                evidence,
            } => said
                .with("seat", seat)
                .with("place", whereabouts(place))
                .with("evidence", an_evidence(evidence)),
            // Echo.
            Event::EchoCardTurned { card } => echo(said)
                .with("letter", letter(card.data().hook))
                .with("item", the_item(card.data().item)),
            Event::EchoRolled { white, black } => echo(said)
                .with("white", white)
                .with("count", black.unsigned_abs())
                .with("turning", turning(way(black))),
            Event::EchoRerolls { white } => echo(said).with("white", white),
            Event::EchoMarked { sides } => echo(said).with("border", border(sides)),
            Event::EchoCommitted { crime, outcome } => echo(said)
                .with("crime", crime_card(crime))
                .with("story", crime_story(crime))
                .with("outcome", outcome_title(crime, outcome)),
            Event::EchoDrewCrime { deck } => echo(said).with("deck", from_deck(deck)),
            Event::EchoRotated { off } => said.with("criminal", the_criminal(off)),
        }
    }
}

/// What Echo does, told like the deeds of anybody else.
fn echo(said: Phrase) -> Phrase {
    said.with("agent", named(Agent::Echo))
}

fn moved(said: Phrase, from: [Zone; 2], to: [Zone; 2]) -> Phrase {
    said.with("from", border(from)).with("to", border(to))
}

/// Which way the black die points.
fn way(black: i8) -> Turning {
    if black < 0 {
        Turning::Counter
    } else {
        Turning::Clockwise
    }
}
