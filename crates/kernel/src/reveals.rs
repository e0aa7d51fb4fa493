//! Who was shown something by an action: the seats that may no longer step back over it.

use crate::chance::Chance;
use crate::log::Audience;
use crate::seat::{Seat, SeatSet};

/// What [`Game::perform`](crate::Game::perform) returns, while it comes about. Of whoever was shown something it
/// speaks in the log's words; but the log also tells people what they knew, such as their own choice.
#[derive(Clone, Debug)]
pub struct Reveals {
    table: SeatSet,
    shown: SeatSet,
    actor: Option<Seat>,
    drawn: u64,
}

impl Reveals {
    /// Nothing yet, at a table with `n` seats.
    pub fn new(n: u8) -> Reveals {
        Reveals {
            table: SeatSet::first(n),
            shown: SeatSet::NONE,
            actor: None,
            drawn: 0,
        }
    }

    /// Somebody begins to act in the open: whatever it is, the others see it.
    pub fn begin(&mut self, actor: Seat, chance: &Chance) {
        self.actor = Some(actor);
        self.drawn = chance.position();
        self.show(Audience::Except(actor));
    }

    /// An audience was shown something. What is sealed the others are shown when the seal is broken.
    pub fn show(&mut self, audience: Audience) {
        match audience {
            Audience::Everyone => self.shown = self.table,
            Audience::Only(seat) | Audience::Sealed(seat) => self.shown.insert(seat),
            Audience::Except(seat) => {
                let others = self.table.iter().filter(|other| *other != seat);
                self.shown = self.shown.iter().chain(others).collect();
            }
        }
    }

    /// Somebody decides. If it is not the one who acted, the turn has passed on, and even whether there is a
    /// choice may tell the actor what the other holds.
    pub fn pass_on_to(&mut self, seat: Seat) {
        if let Some(actor) = self.actor.filter(|actor| *actor != seat) {
            self.show(Audience::Only(actor));
        }
    }

    /// The action that began is done: whoever acted has seen what chance brought.
    pub fn end(&mut self, chance: &Chance) {
        if let Some(actor) = self.actor
            && chance.position() != self.drawn
        {
            self.show(Audience::Only(actor));
        }
    }

    /// The seats that were shown something.
    pub fn seats(&self) -> SeatSet {
        self.shown
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Seed;

    const ACTOR: Seat = Seat(1);

    fn chance() -> Chance {
        Chance::new(&Seed::from_bytes([7; 32]))
    }

    fn seats(seats: &[u8]) -> SeatSet {
        seats.iter().copied().map(Seat).collect()
    }

    fn begun() -> Reveals {
        let mut reveals = Reveals::new(3);
        reveals.begin(ACTOR, &chance());
        reveals
    }

    #[test]
    fn an_audience_says_who_was_shown_something() {
        let shown = |audience| {
            let mut reveals = Reveals::new(3);
            reveals.show(audience);
            reveals.seats()
        };
        assert_eq!(shown(Audience::Everyone), seats(&[0, 1, 2]));
        assert_eq!(shown(Audience::Only(ACTOR)), seats(&[1]));
        assert_eq!(shown(Audience::Sealed(ACTOR)), seats(&[1]));
        assert_eq!(shown(Audience::Except(ACTOR)), seats(&[0, 2]));
    }

    #[test]
    fn whoever_was_shown_something_stays_so() {
        let mut reveals = Reveals::new(3);
        reveals.show(Audience::Only(ACTOR));
        reveals.show(Audience::Except(ACTOR));
        assert_eq!(reveals.seats(), seats(&[0, 1, 2]));
    }

    #[test]
    fn an_action_in_the_open_is_seen_by_the_others() {
        let mut reveals = begun();
        reveals.pass_on_to(ACTOR);
        reveals.end(&chance());
        assert_eq!(reveals.seats(), seats(&[0, 2]));
    }

    #[test]
    fn when_the_turn_passes_on_the_actor_is_shown_something() {
        let mut reveals = begun();
        reveals.pass_on_to(Seat(2));
        assert_eq!(reveals.seats(), seats(&[0, 1, 2]));
    }

    #[test]
    fn what_chance_brings_is_shown_to_the_actor() {
        let mut reveals = begun();
        let mut drawn = chance();
        drawn.below(6);
        reveals.end(&drawn);
        assert_eq!(reveals.seats(), seats(&[0, 1, 2]));
    }

    #[test]
    fn a_set_up_that_draws_shows_nobody_anything_to_step_back_over() {
        let mut reveals = Reveals::new(3);
        let mut drawn = chance();
        drawn.below(6);
        reveals.pass_on_to(ACTOR);
        reveals.end(&drawn);
        assert_eq!(reveals.seats(), SeatSet::NONE);
    }
}
