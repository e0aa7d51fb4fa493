//! Support, evidence, crimes and dilemmas.

use kernel::{Member, Phrase};

use super::super::cards::{crime_card, dilemma_card, reward};
use super::super::crime::effects;
use super::super::names::{
    an_evidence, evidence, from_deck, outcome as label, outcome_title, support as token,
    support_help, under_deck, whereabouts,
};
use super::acts::free;
use super::{Said, Scene, by, noted};
use crate::crime::Binding;
use crate::evidence::Place;
use crate::pieces::{Crime, Deck, Dilemma, Evidence, Outcome, Support};
use crate::step::Step;
use crate::view::TokenView;

impl Scene<'_> {
    /// A third of the support offer, for the person or for Echo.
    pub(super) fn third(&self, third: u8) -> Phrase {
        let number = third + 1;
        let thirds = &self.open.offer.thirds;
        let third = thirds[usize::from(third)];
        let alike = thirds.iter().filter(|other| **other == third).count() > 1;
        let note = Phrase::new("note-third").with("number", number);
        let support = third.token.unwrap_or_default();
        let id = match self.step {
            Step::EchoSupport => "choice-echo-third",
            _ => "choice-third",
        };
        let phrase = Phrase::new(id)
            .with("support", token(support))
            .with("count", third.intel)
            .with("help", support_help(support));
        noted(phrase, alike.then_some(note).into_iter().collect())
    }

    /// A crime to draw, or to set aside unseen.
    pub(super) fn deck(&self, deck: Deck) -> Phrase {
        let id = match self.step {
            Step::IonTowers => "choice-set-aside",
            _ => "choice-draw",
        };
        Phrase::new(id)
            .with("deck", from_deck(deck))
            .with("count", self.view.decks[deck.index()].len() as u8)
    }

    pub(super) fn bar(&self, kind: Evidence) -> Phrase {
        let more = match self.step {
            Step::Bar { more } => more,
            _ => 0,
        };
        Phrase::new("choice-from-bar")
            .with("evidence", an_evidence(kind))
            .with("count", more)
    }

    /// A face-down token to look at, to take or to expose; what is known of it is said.
    pub(super) fn place(&self, place: Place) -> Phrase {
        let id = match self.step {
            Step::Look { .. } => "choice-look-at",
            Step::Expose => "choice-expose",
            _ => "choice-take",
        };
        let phrase = match self.view.whereabouts(place) {
            Some(one) => Phrase::new(id).with("place", whereabouts(one)),
            // Nothing lies there to be chosen.
            None => Phrase::new(id),
        };
        let known = self.token(place).and_then(|token| token.kind);
        if let (Step::TakeSeen { .. }, Some(kind), Some(one)) =
            (self.step, known, self.view.whereabouts(place))
        {
            return Phrase::new("choice-take-seen")
                .with("evidence", an_evidence(kind))
                .with("place", whereabouts(one));
        }
        let note = known.map(|kind| Phrase::new("note-known").with("evidence", evidence(kind)));
        noted(phrase, note.into_iter().collect())
    }

    fn token(&self, place: Place) -> Option<TokenView> {
        match place {
            Place::Display(slot) => self.view.display.get(usize::from(slot)).copied().flatten(),
            Place::Plan(index) => {
                let planned = self.view.plan.get(usize::from(index));
                planned.map(|one| one.token)
            }
        }
    }

    /// A way to commit a crime, by what it does.
    pub(super) fn bind(&self, binding: &Binding) -> Phrase {
        let effects = match self.step {
            Step::Bind(crime) => effects(crime, Some(binding)),
            _ => Vec::new(),
        };
        Phrase::new("choice-bind").with("effects", effects)
    }

    pub(super) fn outcome(&self, outcome: Outcome) -> Phrase {
        let phrase = Phrase::new("choice-outcome").with("outcome", label(outcome));
        match self.step {
            Step::Outcome(crime) => phrase
                .with("title", outcome_title(crime, outcome))
                .with("reward", reward(crime.reward(outcome))),
            _ => phrase,
        }
    }

    /// A dilemma to discard, from hand or databank.
    pub(super) fn dilemma(&self, dilemma: Dilemma) -> Phrase {
        let stored = self.view.own().map(|known| known.databank);
        let stored = stored.is_some_and(|databank| databank.contains(dilemma));
        Phrase::new(if stored {
            "choice-drop-stored"
        } else {
            "choice-drop-dilemma"
        })
        .with("dilemma", dilemma_card(dilemma))
    }
}

/// A dilemma to store at the end of a chapter (ID-22.5).
pub(super) fn store(dilemma: Dilemma) -> Phrase {
    Phrase::new("choice-store").with("dilemma", dilemma_card(dilemma))
}

pub(super) fn use_support(support: Support) -> Phrase {
    Phrase::new("choice-support").with("support", token(support))
}

/// A crime with what it brings; a major one ends the actions (ID-15.1, ID-16.1).
pub(super) fn commit(crime: Crime) -> Said {
    let [careful, reckless] = Outcome::ALL.map(|outcome| reward(crime.reward(outcome)));
    if crime.is_petty() {
        let phrase = Phrase::new("choice-commit-petty")
            .with("crime", crime_card(crime))
            .with("reward", careful);
        return by("ID-15.1", free(phrase, None));
    }
    by(
        "ID-16.1",
        Phrase::new("choice-commit")
            .with("crime", crime_card(crime))
            .with("careful", careful)
            .with("reckless", reckless),
    )
}

pub(super) fn discard(crime: Crime) -> Phrase {
    Phrase::new("choice-discard")
        .with("crime", crime_card(crime))
        .with("deck", under_deck(crime.deck()))
}
