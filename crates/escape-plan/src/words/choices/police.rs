//! Officers: shaken off, sent away, sent after somebody.

use kernel::{Phrase, Set};

use super::super::{automa, cash, list, officer, tile};
use super::{Said, Scene, by};
use crate::pieces::{Automa, Officer, Tile};
use crate::step::Step;

impl Scene<'_> {
    /// An officer who is shaken off, removed or moved.
    pub(super) fn officer(&self, on: Tile, one: Officer) -> Phrase {
        Phrase::new(match self.step {
            Step::Cover { .. } => "choice-evade-officer",
            Step::Snitch(_) => "choice-remove-officer",
            _ => "choice-move-officer",
        })
        .with("officer", officer(one))
        .with("tile", tile(on))
    }

    /// Nothing more is done here: wounds while officers are left, else on to the next step.
    pub(super) fn done(&self) -> Said {
        match self.step {
            Step::Evade => by("EP-11.5", self.or_arrest(self.take_wounds())),
            _ => self.here(self.or_arrest(Phrase::new("choice-go-on"))),
        }
    }

    /// All wounds at once, and the handcuffs that come with them unless something is healed in time (EP-11.6).
    fn take_wounds(&self) -> Phrase {
        let wounds = self.pursuers();
        let handcuffs = self
            .player
            .handcuffs_from(wounds, self.view.supply.handcuffs);
        Phrase::new("choice-take-wounds")
            .with("count", wounds)
            .with("handcuffs", handcuffs)
    }

    /// What leads on to an exit that cannot be paid ends behind bars (EP-16.5).
    fn or_arrest(&self, choice: Phrase) -> Phrase {
        match self.view.exit_due() {
            Some(cost) if cost > self.hand.cash => Phrase::new("choice-then-arrest")
                .with("choice", choice)
                .with("cost", cash(cost))
                .with("cash", cash(self.hand.cash)),
            _ => choice,
        }
    }

    /// A wound, and the handcuffs unless it could be healed in time (EP-11.6).
    pub(super) fn take_wound(&self) -> Phrase {
        Phrase::new(if self.player.green() == 0 {
            "choice-take-handcuffs"
        } else {
            "choice-take-wound"
        })
    }

    /// A tile whose officers are shaken off, or one to which an officer goes.
    pub(super) fn on_tile(&self, on: Tile) -> Phrase {
        match self.step {
            Step::Cover { officers, .. } => {
                let mut covered = list(self.after(on).intersection(officers).iter(), officer);
                covered.extend(self.sandra_after(on).then(|| automa(Automa::Sandra)));
                Phrase::new("choice-evade-tile").with("officers", covered)
            }
            _ => Phrase::new("choice-send-officer"),
        }
        .with("tile", tile(on))
    }

    /// The officers of a tile who are still after the thief.
    fn after(&self, on: Tile) -> Set<Officer> {
        let all = self.view.police.on[on as usize];
        match self.view.turn {
            Some(turn) => all.without(turn.evaded[on as usize]),
            None => all,
        }
    }

    fn sandra_after(&self, on: Tile) -> bool {
        let lost = self.view.turn.is_some_and(|turn| turn.lost_sandra);
        let sandra = self.view.sandra;
        !lost && sandra.is_some_and(|sandra| sandra.agent.at.tile() == on)
    }

    /// How many officers, Sandra among them, would wound the thief now (EP-11.5).
    fn pursuers(&self) -> u8 {
        let Some(turn) = self.view.turn else {
            return 0;
        };
        let left = turn.left(self.player.at.tile(), &self.view.options);
        left.iter()
            .map(|on| self.after(on).len() as u8 + u8::from(self.sandra_after(on)))
            .sum()
    }
}
