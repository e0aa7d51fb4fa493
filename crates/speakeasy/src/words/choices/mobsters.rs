//! Mobsters on their way.

use kernel::Phrase;

use super::super::{berth, effect};
use super::Scene;
use crate::content::{Effect, content};
use crate::docks::Berth;
use crate::step::Step;

impl Scene<'_> {
    pub(super) fn to_vip(&self) -> Phrase {
        Phrase::new("choice-vip")
            .with("held", self.player.vip)
            .with("count", self.player.vip_capacity())
    }

    /// A mobster goes to the docks, or leaves them after a raid.
    pub(super) fn dock(&self, at: Berth) -> Phrase {
        let chosen = self.player.docks_choices(&self.view.options);
        let phrase = match self.step {
            Step::Recall(_) if self.player.vip < self.player.vip_capacity() => {
                Phrase::new("choice-recall")
            }
            Step::Recall(_) => Phrase::new("choice-recall-to-supply"),
            _ if chosen > 0 => Phrase::new("choice-dock-any").with("count", chosen),
            _ => Phrase::new("choice-dock").with("effect", effect(reward(at.row))),
        };
        phrase.with("berth", berth(at))
    }
}

pub(super) fn relocate(from: Berth, to: Berth) -> Phrase {
    Phrase::new("choice-move")
        .with("from", berth(from))
        .with("to", berth(to))
}

/// The reward of a row of the docks.
pub(super) fn reward(row: u8) -> &'static Effect {
    &content().docks.rows[usize::from(row) - 1].reward
}
