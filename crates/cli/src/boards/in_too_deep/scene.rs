//! What all parts of this board have in common.

use in_too_deep::console::{Agent, Tokens};
use in_too_deep::content::content;
use in_too_deep::pieces::{Crime, Criminal, Dilemma, Evidence, Item, Support, Zone};
use in_too_deep::step::Step;
use in_too_deep::{View, words};
use kernel::{Member, Seat, Set};

use super::signs;
use crate::boards::scene;
use crate::style::Ink;

/// The inks of the agents, by the number of their consoles.
const INKS: [Ink; 5] = [Ink::Blue, Ink::Magenta, Ink::Yellow, Ink::Green, Ink::Cyan];

/// A view of the game, and how it is told.
pub(super) type Scene<'a> = scene::Scene<'a, View>;

impl Scene<'_> {
    /// Those of which there is any.
    pub(super) fn some(&self, counts: &[(&'static str, u8)]) -> Vec<String> {
        let some = counts.iter().filter(|(_, count)| *count > 0);
        some.map(|(id, count)| self.count(id, *count)).collect()
    }

    /// The seat of the viewer, if it has one.
    pub(super) fn seat(&self) -> Option<Seat> {
        self.view.viewer.seat()
    }

    pub(super) fn is_own(&self, agent: Agent) -> bool {
        agent.seat().is_some_and(|seat| self.view.viewer.is(seat))
    }

    /// What the viewer is asked.
    pub(super) fn step(&self) -> Option<Step> {
        self.view.step()
    }

    /// The pawn of an agent, in its ink; the viewer's own is set apart.
    pub(super) fn pawn(&self, agent: Agent) -> String {
        let ink = if self.is_own(agent) {
            Ink::Reverse
        } else {
            INKS[self.view.open.number(agent) % INKS.len()]
        };
        self.paint(ink, signs::pawn(agent))
    }

    /// Pawn and name.
    pub(super) fn name(&self, agent: Agent) -> String {
        let name = self.say(&words::agent_name(agent));
        format!("{} {}", self.pawn(agent), self.paint(Ink::Bold, name))
    }

    /// Who has a criminal hooked, by a sign.
    pub(super) fn owner(&self, criminal: Criminal) -> String {
        let mark = match self.view.open.controller(criminal) {
            None => self.paint(Ink::Dim, signs::FREE),
            Some(agent) if self.is_own(agent) => self.paint(Ink::Reverse, signs::OWN),
            Some(agent) => self.pawn(agent),
        };
        match self.view.open.is_locked(criminal) {
            true => format!("{mark}{}", signs::LOCK),
            false => mark,
        }
    }

    pub(super) fn zone(&self, zone: Zone) -> String {
        self.say(&words::zone(zone))
    }

    pub(super) fn criminal(&self, criminal: Criminal) -> String {
        self.say(&words::criminal(criminal))
    }

    pub(super) fn item(&self, item: Item) -> String {
        self.say(&words::item(item))
    }

    pub(super) fn evidence(&self, kind: Evidence) -> String {
        self.say(&words::evidence(kind))
    }

    pub(super) fn support(&self, support: Support) -> String {
        self.say(&words::support(support))
    }

    /// A crime by its name, its storyline and its level.
    pub(super) fn crime(&self, crime: Crime) -> String {
        let name = self.say(&words::crime(crime));
        match code(crime) {
            Some(code) => format!("{name} {code}"),
            None => name,
        }
    }

    pub(super) fn dilemmas(&self, dilemmas: Set<Dilemma>) -> Vec<String> {
        let each = dilemmas.iter();
        each.map(|one| self.say(&words::dilemma_card(one)))
            .collect()
    }

    /// Evidence by kinds, as far as there is any.
    pub(super) fn tokens(&self, tokens: &Tokens) -> Vec<String> {
        let kinds = Evidence::ALL.into_iter();
        let some = kinds.filter(|kind| tokens[kind.index()] > 0);
        some.map(|kind| times(tokens[kind.index()], self.evidence(kind)))
            .collect()
    }

    /// The marks of a grip: whether it is enough for the ability and for extra actions.
    pub(super) fn grip_marks(&self, grip: u8) -> String {
        let track = &content().grip_track;
        let mark = |from: u8, sign: &'static str| if grip >= from { sign } else { "" };
        let ability = mark(track.ability_from, signs::ABILITY);
        let endurance = mark(track.endurance_from, signs::ENDURANCE);
        format!("{ability}{endurance}")
    }
}

/// Storyline and level of a major crime.
pub(super) fn code(crime: Crime) -> Option<String> {
    let storyline = crime.data().storyline?;
    let level = crime.deck().level()?;
    Some(format!("{}{level}", storyline.id().to_uppercase()))
}

/// So many of a thing.
pub(super) fn times(count: u8, thing: String) -> String {
    match count {
        1 => thing,
        _ => format!("{count}× {thing}"),
    }
}
