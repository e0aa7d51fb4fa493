//! Whole games between players, without history; only somebody who watches has a log made.

use kernel::{Chance, Eyes, Game, Log, Options, Seat, Seed, Violation};

use crate::player::Player;

/// More decisions than any game takes: beyond it a game goes on for ever.
const ENDLESS: u32 = 1_000_000;

/// A place to play many games in, which keeps its buffers.
#[derive(Debug)]
pub struct Arena<G: Game> {
    legal: Vec<G::Action>,
    check: bool,
}

/// One decision of a game that is watched.
#[derive(Debug)]
pub struct Moment<'a, G: Game> {
    /// The state in which it was taken.
    pub before: &'a G,
    /// Who took it.
    pub seat: Seat,
    /// What was chosen.
    pub action: G::Action,
    /// What it caused; the set-up stands before the first.
    pub log: &'a Log<G::Event>,
    /// The state after it.
    pub after: &'a G,
}

/// What is done with every moment of a game.
type Watch<'a, G> = &'a mut dyn FnMut(&Moment<'_, G>);

/// A game that was played to its end.
#[derive(Clone, Debug)]
pub struct Finished<G> {
    /// The last state.
    pub state: G,
    /// How many decisions it took.
    pub decisions: u32,
}

/// Why a game was not played to a good end: always a defect of the game or of a player.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// A seat owes a decision and can take none.
    #[error("dead end: seat {seat} has no legal action at ply {ply}")]
    DeadEnd {
        /// Who is stuck.
        seat: Seat,
        /// After how many decisions.
        ply: u32,
    },
    /// A legal action was refused, or a player chose an illegal one.
    #[error("illegal: seat {seat} cannot take {action:?} at ply {ply}")]
    Illegal {
        /// Who chose.
        seat: Seat,
        /// After how many decisions.
        ply: u32,
        /// The notation of what was chosen.
        action: String,
    },
    /// The game does not end.
    #[error("endless: not over after {0} decisions")]
    Endless(u32),
    /// An invariant does not hold.
    #[error("invalid at ply {ply}: {violation}")]
    Invalid {
        /// After how many decisions.
        ply: u32,
        /// What is wrong.
        violation: Violation,
    },
}

impl<G: Game> Arena<G> {
    /// An arena in which every game's last state is validated.
    pub fn new() -> Arena<G> {
        Arena {
            legal: Vec::new(),
            check: false,
        }
    }

    /// An arena in which the state is validated after every action.
    pub fn with_checks() -> Arena<G> {
        Arena {
            check: true,
            ..Arena::new()
        }
    }

    /// Plays a game to its end, one player per seat. Seats that decide at the same time are asked in
    /// their order; none of them can see what the others chose.
    pub fn play_out<P: Player<G>>(
        &mut self,
        options: &G::Options,
        seed: &Seed,
        players: &mut [P],
    ) -> Result<Finished<G>, Fault> {
        options.within(|| self.run(options, seed, players, None))
    }

    /// Plays a game to its end, and shows every moment of it.
    pub fn play_before<P: Player<G>>(
        &mut self,
        options: &G::Options,
        seed: &Seed,
        players: &mut [P],
        watch: &mut dyn FnMut(&Moment<'_, G>),
    ) -> Result<Finished<G>, Fault> {
        options.within(|| self.run(options, seed, players, Some(watch)))
    }

    fn run<P: Player<G>>(
        &mut self,
        options: &G::Options,
        seed: &Seed,
        players: &mut [P],
        mut watch: Option<Watch<'_, G>>,
    ) -> Result<Finished<G>, Fault> {
        debug_assert_eq!(players.len(), usize::from(options.seats()));
        let mut chance = Chance::new(seed);
        let mut log = match watch {
            Some(_) => Log::new(),
            None => Log::off(),
        };
        let mut state = G::new(options, &mut chance, &mut log);
        let mut ply = 0;
        while let Some(seat) = state.to_act().iter().next() {
            if ply == ENDLESS {
                return Err(Fault::Endless(ENDLESS));
            }
            self.legal.clear();
            state.legal(seat, &mut self.legal);
            if self.legal.is_empty() {
                return Err(Fault::DeadEnd { seat, ply });
            }
            let action = players[seat.index()].choose(&Eyes::new(&state, seat), &self.legal);
            let before = watch.is_some().then(|| state.clone());
            state
                .apply(seat, action, &mut chance, &mut log)
                .map_err(|_| Fault::Illegal {
                    seat,
                    ply,
                    action: action.to_string(),
                })?;
            ply += 1;
            if let (Some(watch), Some(before)) = (&mut watch, &before) {
                watch(&Moment {
                    before,
                    seat,
                    action,
                    log: &log,
                    after: &state,
                });
                log = Log::new();
            }
            if self.check {
                validate(&state, ply)?;
            }
        }
        validate(&state, ply)?;
        Ok(Finished {
            state,
            decisions: ply,
        })
    }
}

impl<G: Game> Default for Arena<G> {
    fn default() -> Arena<G> {
        Arena::new()
    }
}

fn validate<G: Game>(state: &G, ply: u32) -> Result<(), Fault> {
    state
        .validate()
        .map_err(|violation| Fault::Invalid { ply, violation })
}
