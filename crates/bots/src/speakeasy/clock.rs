//! How much of the game is still to come for a boss.

use speakeasy::View;
use speakeasy::content::content;
use speakeasy::player::Player;

/// What is still to come.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clock {
    /// Capos still to be sent in this act.
    pub(super) capos: u8,
    /// Capos still to be sent in the game.
    pub(super) turns: u8,
    /// Payouts of Lucky Luciano still to come (SP-23).
    pub(super) payouts: u8,
}

impl Clock {
    pub(super) fn of(view: &View, me: &Player) -> Clock {
        let rounds = &content().acts.rounds;
        let later: u8 = rounds.iter().skip(view.act.into()).sum();
        // In the preparation the first act is among the later ones.
        let capos = if view.act == 0 { 0 } else { me.capos };
        let payouts = rounds.len() as u8 - 1;
        Clock {
            capos,
            turns: capos + later,
            payouts: (payouts + 1).saturating_sub(view.act.max(1)),
        }
    }

    /// From 0 to 1: how far something comes to use that takes so many turns.
    pub(super) fn within(&self, turns: f32) -> f32 {
        (f32::from(self.turns) / turns).min(1.0)
    }

    /// Whether only the last act's turn is left.
    pub(super) fn is_last(&self) -> bool {
        self.turns == 1
    }

    /// Whether nothing can be done any more.
    pub(super) fn is_over(&self) -> bool {
        self.turns == 0
    }
}
