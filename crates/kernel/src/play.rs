//! A game as it is played: its header, its moves, and the state that follows from them.

use crate::chance::{Chance, Seed};
use crate::edition::{Amendments, Edition, StoredEdition};
use crate::game::Game;
use crate::log::Log;
use crate::option::Options;
use crate::refusal::Refusal;
use crate::seat::{Seat, SeatSet};

/// One action that was taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Move<A> {
    /// Who took it.
    pub seat: Seat,
    /// What it was.
    pub action: A,
    /// The seats for which it revealed something.
    pub reveals: SeatSet,
}

/// Amendments that a table took up while the game was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Amended {
    /// After how many actions.
    pub ply: u32,
    /// Which they were.
    pub amendments: Amendments,
}

/// Amendments are taken up between turns only.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("amendments are taken up between turns, and a turn is being played")]
pub struct InTurn;

/// Where a play began.
#[derive(Clone, Debug)]
enum Origin<G: Game> {
    SetUp(G::Options),
    Position(Box<G>),
}

/// A game in progress with its history. The state is a fold over the moves, always.
#[derive(Clone, Debug)]
pub struct Play<G: Game> {
    origin: Origin<G>,
    seed: Seed,
    moves: Vec<Move<G::Action>>,
    amended: Vec<Amended>,
    state: G,
    chance: Chance,
    log: Log<G::Event>,
}

/// Why a step back is not possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UndoError {
    /// The seat has taken no action.
    #[error("there is nothing to take back")]
    Nothing,
    /// Something was revealed since, or the table has taken up amendments; every seat would have to agree.
    #[error("something was revealed since; a step back needs everybody's consent")]
    Revealed,
}

impl<G: Game> Play<G> {
    /// A new game.
    pub fn new(options: &G::Options, seed: Seed) -> Play<G> {
        Play::start(Origin::SetUp(options.clone()), seed)
    }

    /// A game that goes on from a position, which must satisfy [`Game::validate`].
    pub fn from_position(state: G, seed: Seed) -> Play<G> {
        Play::start(Origin::Position(Box::new(state)), seed)
    }

    fn start(origin: Origin<G>, seed: Seed) -> Play<G> {
        let mut chance = Chance::new(&seed);
        let mut log = Log::new();
        let state = match &origin {
            Origin::SetUp(options) => G::new(options, &mut chance, &mut log),
            Origin::Position(state) => (**state).clone(),
        };
        Play {
            origin,
            seed,
            moves: Vec::new(),
            amended: Vec::new(),
            state,
            chance,
            log,
        }
    }

    /// Takes an action. A refusal changes nothing.
    pub fn apply(&mut self, seat: Seat, action: G::Action) -> Result<SeatSet, Refusal<G::WhyNot>> {
        self.log.set_ply(self.ply());
        let reveals = self
            .state
            .apply(seat, action, &mut self.chance, &mut self.log)?;
        self.moves.push(Move {
            seat,
            action,
            reveals,
        });
        Ok(reveals)
    }

    /// Plays by more amendments from now on, if nothing is being resolved. A step back beyond it, which takes it back,
    /// needs everybody's consent.
    pub fn take_up(&mut self, amendments: Amendments) -> Result<(), InTurn> {
        if !self.state.is_between_turns() {
            return Err(InTurn);
        }
        self.state.take_up(amendments);
        let ply = self.ply();
        self.amended.push(Amended { ply, amendments });
        Ok(())
    }

    /// Takes back the last action of `seat`, if nothing was revealed to it by or after that action,
    /// and nobody to whom the action revealed something has acted since.
    /// Actions that other seats took in the meantime stay: simultaneous decisions are independent.
    pub fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        let last = self.last_if_hidden(seat)?;
        *self = self.without(last)?;
        Ok(())
    }

    /// Whether [`Play::undo`] would succeed, found with as little work as possible.
    pub fn can_undo(&self, seat: Seat) -> Result<(), UndoError> {
        let last = self.last_if_hidden(seat)?;
        // What stands before the very last move was accepted without it.
        if last + 1 == self.moves.len() {
            return Ok(());
        }
        self.without(last).map(drop)
    }

    /// The place of the seat's last move, if nothing it or a later one revealed forbids a step back.
    fn last_if_hidden(&self, seat: Seat) -> Result<usize, UndoError> {
        let last = self
            .moves
            .iter()
            .rposition(|m| m.seat == seat)
            .ok_or(UndoError::Nothing)?;
        let shown = self.moves[last].reveals;
        let revealed = |m: &Move<G::Action>| m.reveals.contains(seat) || shown.contains(m.seat);
        let amended = |since: &Amended| since.ply as usize > last;
        if self.moves[last..].iter().any(revealed) || self.amended.iter().any(amended) {
            return Err(UndoError::Revealed);
        }
        Ok(last)
    }

    /// The same game without one of its moves.
    fn without(&self, place: usize) -> Result<Play<G>, UndoError> {
        let (before, after) = (&self.moves[..place], &self.moves[place + 1..]);
        // A later move that is no longer legal without this one stood on it after all.
        self.refolded(before.iter().chain(after))
            .ok_or(UndoError::Revealed)
    }

    /// Takes back the last action of anybody, whatever it revealed: with everybody's consent.
    pub fn undo_by_consent(&mut self) -> Result<(), UndoError> {
        let (_, kept) = self.moves.split_last().ok_or(UndoError::Nothing)?;
        *self = self.refolded(kept).ok_or(UndoError::Nothing)?;
        Ok(())
    }

    /// The same game before its first action.
    #[must_use]
    pub fn beginning(&self) -> Play<G> {
        Play::start(self.origin.clone(), self.seed)
    }

    /// The same game after the first of its actions, of which there may be fewer.
    #[must_use]
    pub fn after(&self, ply: u32) -> Play<G> {
        let mut play = self.beginning();
        while play.ply() < ply && play.follow(self) {}
        play.catch_up(&self.amended);
        play
    }

    /// Goes one action on in the way of another play of the same game; whether there was one.
    pub fn follow(&mut self, other: &Play<G>) -> bool {
        let Some(next) = other.moves.get(self.moves.len()) else {
            return false;
        };
        self.catch_up(&other.amended);
        self.apply(next.seat, next.action).is_ok()
    }

    /// Takes up what was taken up here.
    fn catch_up(&mut self, amended: &[Amended]) {
        for due in amended.iter().skip(self.amended.len()) {
            if due.ply != self.ply() || self.take_up(due.amendments).is_err() {
                break;
            }
        }
    }

    /// The same game with these moves and what was taken up until then; `None` if one of them is refused.
    fn refolded<'a>(
        &self,
        moves: impl IntoIterator<Item = &'a Move<G::Action>>,
    ) -> Option<Play<G>> {
        let mut play = self.beginning();
        for m in moves {
            play.catch_up(&self.amended);
            play.apply(m.seat, m.action).ok()?;
        }
        play.catch_up(&self.amended);
        Some(play)
    }

    /// The state now.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// The story so far.
    pub fn log(&self) -> &Log<G::Event> {
        &self.log
    }

    /// The actions taken so far.
    pub fn moves(&self) -> &[Move<G::Action>] {
        &self.moves
    }

    /// The amendments that were taken up on the way.
    pub fn amended(&self) -> &[Amended] {
        &self.amended
    }

    /// What the table was set to play by.
    pub fn edition(&self) -> Edition {
        match &self.origin {
            Origin::SetUp(options) => options.edition(),
            Origin::Position(state) => state.options().edition(),
        }
    }

    /// What is shown when the game starts, so that nobody can change shuffle or rules afterwards.
    pub fn commitment(&self) -> String {
        let (info, edition) = (G::INFO, self.edition());
        match edition == Edition::first::<G::Options>() {
            true => self
                .seed
                .commitment(info.id, &info.first_edition.to_be_bytes()),
            false => {
                let stored = StoredEdition::of::<G::Options>(edition);
                let pack = stored.pack.as_deref().unwrap_or_default();
                let text = format!(" {} {pack}", stored.amendments_text());
                self.seed.commitment(info.id, text.as_bytes())
            }
        }
    }

    /// How many actions have been taken.
    pub fn ply(&self) -> u32 {
        self.moves.len() as u32
    }

    /// The seed of every draw.
    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// Whether the game began with its set-up, so that seed and moves alone tell it all.
    pub fn is_from_set_up(&self) -> bool {
        matches!(self.origin, Origin::SetUp(_))
    }
}
