//! Actions as they are offered: what each does here and now, what it costs, and by which rule.

mod acts;
mod cards;
mod city;
mod hooks;
mod pass;

use kernel::{Choice, Phrase, RuleId, Seat};

use super::names::{an_evidence, from_row, of_bonus};
use crate::action::Action;
use crate::console::Console;
use crate::evidence::Into;
use crate::pieces::Evidence;
use crate::state::Open;
use crate::step::{Stage, Step};
use crate::view::View;

/// What an action that is legal in this view does.
pub(crate) fn describe(view: &View, action: Action) -> Choice {
    let (rule, phrase) = match (Scene::of(view), action) {
        (Some(scene), _) => scene.describe(action),
        (None, Action::Dilemma(dilemma)) if view.open.stage == Stage::Storing => {
            by("ID-22.5", cards::store(dilemma))
        }
        // Whoever is not asked is offered nothing; the notation says what was meant.
        (None, _) => by(
            "ID-4.4",
            Phrase::new("choice-notation").with("action", action.to_string()),
        ),
    };
    Choice { phrase, rule }
}

type Said = (RuleId, Phrase);

/// Everything that the words of a choice depend on.
struct Scene<'a> {
    view: &'a View,
    open: &'a Open,
    seat: Seat,
    console: &'a Console,
    step: Step,
}

impl<'a> Scene<'a> {
    fn of(view: &'a View) -> Option<Scene<'a>> {
        let seat = view.viewer.seat()?;
        let (_, step) = view.open.asked().filter(|(asked, _)| *asked == seat)?;
        Some(Scene {
            view,
            open: &view.open,
            seat,
            console: view.open.console(seat),
            step,
        })
    }

    fn describe(&self, action: Action) -> Said {
        match action {
            Action::Pass => self.pass(),
            // Hooks and grip.
            Action::Hook(criminal) => self.hook(criminal),
            Action::Unhook(criminal) => by("ID-5.2", self.unhook(criminal)),
            Action::Grip(criminal) => self.grip(criminal),
            Action::Endure(criminal) => by("ID-6.4", self.endure(criminal)),
            Action::Opponent(opponent) => self.here(self.opponent(opponent)),
            // Actions.
            Action::Move(..)
            | Action::PickUp(..)
            | Action::Drop(_)
            | Action::Use(_)
            | Action::Fix(_)
            | Action::Push(..)
            | Action::Hack(..)
            | Action::Fetch(_)
            | Action::Smuggle(_)
            | Action::Sense(_)
            | Action::Jump
            | Action::Dash(_) => self.deed(action),
            // The city.
            Action::Guardian(zone) => self.guardian(zone),
            Action::Barrier(border, turning) => self.barrier(border, turning),
            Action::Carry(item, zone) => by("ID-8.4", city::carry(item, zone)),
            Action::Look => by("ID-8.4", Phrase::new("choice-look")),
            Action::Criminal(criminal) => self.here(self.criminal(criminal)),
            Action::Item(item) => self.here(self.item(item)),
            Action::Zone(zone) => self.here(self.zone(zone)),
            // Cards and tokens.
            Action::Support(support) => by("ID-11.5", cards::use_support(support)),
            Action::Third(third) => self.here(self.third(third)),
            Action::Deck(deck) => self.here(self.deck(deck)),
            Action::Evidence(kind) => by("ID-13.1", self.bar(kind)),
            Action::Gain if self.step == Step::TakeUnseen => {
                by("ID-11.10", Phrase::new("choice-take-from-supply"))
            }
            Action::Gain => by("ID-13.1", Phrase::new("choice-gain")),
            Action::Process(kind, into) => process(kind, into),
            Action::Place(place) => self.here(self.place(place)),
            Action::Commit(crime) => cards::commit(crime),
            Action::Bind(binding) => self.here(self.bind(&binding)),
            Action::Outcome(outcome) => self.here(self.outcome(outcome)),
            Action::Discard(crime) => by("ID-19.1", cards::discard(crime)),
            Action::Dilemma(dilemma) => self.here(self.dilemma(dilemma)),
        }
    }

    /// Something whose rule is that of the question.
    fn here(&self, phrase: Phrase) -> Said {
        (self.step.rule(), phrase)
    }
}

fn by(rule: &'static str, phrase: Phrase) -> Said {
    (RuleId(rule), phrase)
}

/// A choice with what there is to say about it in brackets.
fn noted(phrase: Phrase, notes: Vec<Phrase>) -> Phrase {
    if notes.is_empty() {
        return phrase;
    }
    Phrase::new("choice-noted")
        .with("choice", phrase)
        .with("notes", notes)
}

/// Where evidence of the memory goes (ID-14.3).
fn process(kind: Evidence, into: Into) -> Said {
    let kind = an_evidence(kind);
    match into {
        Into::Row(one) => by(
            "ID-14.4",
            Phrase::new("choice-process-row")
                .with("evidence", kind)
                .with("row", from_row(one)),
        ),
        Into::Bonus(one) => by(
            "ID-14.5",
            Phrase::new("choice-process-bonus")
                .with("evidence", kind)
                .with("bonus", of_bonus(one)),
        ),
        Into::Box => by(
            "ID-14.6",
            Phrase::new("choice-process-box").with("evidence", kind),
        ),
    }
}
