//! What Wanted will cost: the sheriff comes at the end of every round (FT-16).

use fliptown::cards::Card;
use fliptown::content::content;
use fliptown::sheet::Sheet;

use super::clock::Clock;
use super::weights;

/// What is known of the sheriff.
#[derive(Clone, Copy, Debug)]
pub(super) struct Law {
    pub(super) clock: Clock,
    /// The sheriff card of this round, if it was seen.
    pub(super) sheriff: Option<Card>,
    /// Whether the sheriff was bribed in this round.
    pub(super) bribed: bool,
}

impl Law {
    /// The fines to expect from now to the end of the game.
    pub(super) fn fines(&self, sheet: &Sheet, dollar: f32) -> f32 {
        let Clock {
            round,
            turns_in_round,
            ..
        } = self.clock;
        let mut fines = 0.0;
        if self.clock.arrest_ahead && !self.bribed {
            let wanted = expected(sheet, turns_in_round);
            let chance = match self.sheriff {
                Some(card) => f32::from(f32::from(card.rank().number()) < wanted),
                None => chance(wanted),
            };
            fines += chance * fine(round, sheet, wanted, dollar);
        }
        let game = &content().game;
        for later in round + 1..=game.rounds {
            let turns = turns_in_round + (later - round) * game.turns_per_round;
            let wanted = expected(sheet, turns);
            fines += chance(wanted) * fine(later, sheet, wanted, dollar);
        }
        fines
    }
}

/// Wanted after so many more turns.
fn expected(sheet: &Sheet, turns: u8) -> f32 {
    f32::from(sheet.wanted) + weights::WANTED_PER_TURN * f32::from(turns)
}

/// The chance that a sheriff card is below the Wanted.
fn chance(wanted: f32) -> f32 {
    ((wanted - 1.0) / 13.0).clamp(0.0, 1.0)
}

/// What an arrest costs.
pub(super) fn fine(round: u8, sheet: &Sheet, wanted: f32, dollar: f32) -> f32 {
    let sheriff = &content().sheriff;
    let fine = sheriff.fines[usize::from(round - 1)];
    let stars = f32::from(fine.stars);
    let only_stars = wanted >= f32::from(sheriff.must_pay_stars_from_wanted);
    if only_stars || sheet.cash < fine.cash {
        return stars;
    }
    stars.min(f32::from(fine.cash) * dollar)
}
