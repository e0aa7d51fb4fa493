//! How much of the game is still to come.

use fliptown::View;
use fliptown::content::content;
use fliptown::step::{Stage, Step};

/// What is still to come for one seat.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clock {
    /// 1 to 3.
    pub(super) round: u8,
    /// Turns of this round that the seat has not begun.
    pub(super) turns_in_round: u8,
    /// Turns of the whole game that the seat has not begun.
    pub(super) turns: u8,
    /// How often pans and hammers will pay.
    pub(super) incomes: u8,
    /// Whether the sheriff still comes in this round.
    pub(super) arrest_ahead: bool,
}

impl Clock {
    /// The clock of a view, for a seat with this agenda.
    pub(super) fn of(view: &View, agenda: &[Step]) -> Clock {
        let game = &content().game;
        let rounds_after = game.rounds - view.round;
        let turn_ahead = view.stage == Stage::Flip || agenda.contains(&Step::Assign);
        let turns_in_round = match view.stage {
            Stage::Flip | Stage::Turn => game.turns_per_round - view.turn + u8::from(turn_ahead),
            _ => 0,
        };
        let income_ahead = matches!(view.stage, Stage::Flip | Stage::Turn | Stage::Poker);
        Clock {
            round: view.round,
            turns_in_round,
            turns: turns_in_round + rounds_after * game.turns_per_round,
            incomes: rounds_after + u8::from(income_ahead),
            arrest_ahead: !matches!(view.stage, Stage::Arrest | Stage::Over),
        }
    }

    /// How much of the game is left: 1 at the start, 0 after the last turn.
    pub(super) fn share_left(&self) -> f32 {
        let game = &content().game;
        f32::from(self.turns) / f32::from(game.rounds * game.turns_per_round)
    }

    /// Whether there is time for what takes an action or two: 1 until the last round, 0 after the
    /// last turn.
    pub(super) fn time_for_more(&self) -> f32 {
        (f32::from(self.turns) / f32::from(content().game.turns_per_round)).min(1.0)
    }
}
