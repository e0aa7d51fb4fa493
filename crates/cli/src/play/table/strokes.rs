//! Actions that are taken together and taken back together.

use std::ops::Range;

use kernel::{Phrase, Refusal, Seat, UndoError, Viewer};

use super::{Table, Turn};
use crate::Playable;
use crate::failure::Failure;

impl<G: Playable> Table<G> {
    /// Takes actions, all of them or none; a refusal is explained.
    pub(super) fn act(&mut self, seat: Seat, actions: &[G::Action]) -> Result<bool, Failure> {
        // What stands on the screen has been read; what the actions bring is news.
        let read = self.play.log().seen_by(Viewer::Seat(seat)).len();
        let before = self.play.clone();
        for action in actions {
            if let Err(refusal) = self.play.apply(seat, *action) {
                self.play = before;
                self.refuse(&refusal)?;
                return Ok(false);
            }
        }
        self.read[seat.index()] = read;
        self.strokes.push((seat, before.ply()..self.play.ply()));
        Ok(true)
    }

    fn refuse(&mut self, refusal: &Refusal<G::WhyNot>) -> Result<(), Failure> {
        self.refused_by = refusal.rule();
        let why = self.texts.say(&refusal.phrase());
        let phrase = match refusal.rule() {
            None => Phrase::new("play-refused").with("why", why),
            Some(rule) => Phrase::new("play-refused-by")
                .with("why", why)
                .with("rule", rule.0),
        };
        self.say(&phrase)
    }

    /// Takes back what the seat took last, all actions of it or none.
    pub(super) fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        let mine = |(whose, _): &(Seat, Range<u32>)| *whose == seat;
        let last = self.strokes.iter().rposition(mine);
        // What was played before the game was resumed is taken back one by one.
        let count = last.map_or(1, |at| self.strokes[at].1.len());
        let before = self.play.clone();
        for _ in 0..count {
            if let Err(error) = self.play.undo(seat) {
                self.play = before;
                return Err(error);
            }
        }
        if let Some(at) = last {
            self.strokes.remove(at);
        }
        Ok(())
    }

    pub(super) fn undo_by_consent(&mut self) -> Result<(), UndoError> {
        // The bots agree; their decisions after the person's are taken back with it, and all actions
        // that the person took together.
        let begun = self.strokes.pop().map(|(_, stroke)| stroke.start);
        loop {
            let last = self.play.moves().last().map(|m| m.seat);
            self.play.undo_by_consent()?;
            match (last, begun) {
                (Some(seat), _) if self.sitters[seat.index()].is_some() => {}
                (_, Some(begun)) if begun < self.play.ply() => {}
                _ => return Ok(()),
            }
        }
    }

    pub(super) fn taken_back(&mut self, seat: Seat) -> Turn {
        for seat in Seat::all(self.sitters.len() as u8) {
            let seen = self.play.log().seen_by(Viewer::Seat(seat)).len();
            let read = &mut self.read[seat.index()];
            *read = seen.min(*read);
        }
        self.at_keyboard = Some(seat);
        Turn::Moved
    }

    pub(super) fn cannot_undo(&self, error: UndoError) -> Result<(), Failure> {
        self.say(&catalog::undo_error(error))?;
        match error {
            UndoError::Nothing => Ok(()),
            UndoError::Revealed => self.say(&Phrase::new("play-undo-consent")),
        }
    }
}

/// What stands between two actions that are taken together; no action has it in its notation.
const BETWEEN: &str = "; ";

/// The actions of a notation.
pub(super) fn read<G: Playable>(notation: &str) -> Option<Vec<G::Action>> {
    let actions = notation.split(BETWEEN);
    actions.map(|action| action.parse().ok()).collect()
}
