//! How much of the game is still to come for the thief.

use escape_plan::View;
use escape_plan::pieces::Part;
use escape_plan::player::Player;

/// The days of a game (EP-1.1).
const DAYS: u8 = 3;
/// Parts of a day in which everybody has a turn.
const TURNS: u8 = 3;
/// Parts of a day in which a disc buys one.
const NIGHTS: u8 = 2;

/// What is still to come, the running turn not counted.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clock {
    /// Whole days after this one.
    pub(super) days: u8,
    /// Turns still to be taken today.
    pub(super) turns_today: u8,
    /// Parts that begin later today in which a disc could be spent.
    nights_today: u8,
}

impl Clock {
    pub(super) fn of(view: &View, me: &Player) -> Clock {
        let part = view.stage.part();
        let (turns, nights_today) = match part {
            None => (TURNS, NIGHTS),
            Some(part) => {
                let begun = part as u8 + 1;
                let all = TURNS + NIGHTS;
                (TURNS.saturating_sub(begun), NIGHTS.min(all - begun))
            }
        };
        // Whether a disc is spent for this part is decided before its turn.
        let deciding = part.is_some_and(Part::is_optional) && view.turn.is_none();
        let nights_today = nights_today + u8::from(deciding);
        Clock {
            days: DAYS - view.day,
            turns_today: turns + me.discs.min(nights_today),
            nights_today,
        }
    }

    /// Whether this is the last day.
    pub(super) fn is_last_day(&self) -> bool {
        self.days == 0
    }

    /// Turns still to be taken.
    pub(super) fn turns(&self) -> u8 {
        self.turns_today + self.days * TURNS
    }

    /// Parts of the day still to begin in which a disc could be spent.
    pub(super) fn nights(&self) -> u8 {
        self.nights_today + self.days * NIGHTS
    }
}
