//! One game of a check, played twice in step.

use crate::chance::{Chance, Seed};
use crate::game::Game;
use crate::log::Log;
use crate::option::Options;
use crate::play::Play;
use crate::replay::{self, Replay, ReplayError};
use crate::seat::{Seat, Viewer};
use crate::testkit::copies::Copies;
use crate::testkit::defect::{Channel, Kind};
use crate::testkit::outcome::{self, Outcome};

/// A game of the check as it stands.
pub(super) struct Table<G: Game> {
    pub(super) state: G,
    pub(super) chance: Chance,
    pub(super) log: Log<G::Event>,
    /// The same game played a second time, step by step.
    pub(super) twin: Play<G>,
    /// Draws everything that does not change the path of the game.
    pub(super) prober: Chance,
    pub(super) copies: Copies<G>,
    /// Imagined worlds that are played once the game itself is known to be sound.
    pub(super) dreams: Vec<(usize, Viewer, G)>,
}

impl<G: Game> Table<G> {
    pub(super) fn new(options: &G::Options, seed: &Seed) -> Table<G> {
        let mut chance = Chance::new(seed);
        let mut log = Log::new();
        Table {
            state: G::new(options, &mut chance, &mut log),
            chance,
            log,
            twin: Play::new(options, *seed),
            prober: Chance::new(&seed.nth(1)),
            copies: Copies::new(),
            dreams: Vec::new(),
        }
    }

    /// Takes an action in the game, in its twin, and in a copy that nobody listens to.
    pub(super) fn take(&mut self, seat: Seat, action: G::Action, ply: usize) -> Result<(), Kind> {
        let refused = |refusal| outcome::refused::<G>(seat, action, &refusal);
        let silent =
            Outcome::of(&self.state, &self.chance, seat, action, Log::off())?.map_err(refused)?;
        let before = self.chance.clone();
        self.log.set_ply(ply as u32);
        let reveals = self
            .state
            .apply(seat, action, &mut self.chance, &mut self.log)
            .map_err(refused)?;
        outcome::marked(&self.state, seat, action, reveals, &before, &self.chance)?;
        if self.twin.apply(seat, action) != Ok(reveals) {
            return Err(self.unrepeatable(Channel::State));
        }
        self.repeats()?;
        // Asked last: a game that cannot be repeated at all differs here, too.
        if silent.state != self.state || silent.reveals != reveals {
            return Err(Kind::LogMatters);
        }
        Ok(())
    }

    /// The game went another way. If copies share something that is the deeper reason.
    fn unrepeatable(&self, channel: Channel) -> Kind {
        self.copies
            .unchanged()
            .err()
            .unwrap_or(Kind::Unrepeatable { channel })
    }

    /// Checks that the twin is at the same place.
    pub(super) fn repeats(&self) -> Result<(), Kind> {
        if self.twin.state() != &self.state {
            return Err(self.unrepeatable(Channel::State));
        }
        if self.twin.log().lines() != self.log.lines() {
            return Err(self.unrepeatable(Channel::Log));
        }
        Ok(())
    }

    /// Checks a game that is over as a whole.
    pub(super) fn finish(&self) -> Result<(), Kind> {
        self.copies.unchanged()?;
        for viewer in Viewer::all(self.state.options().seats()) {
            if self.twin.log().seen_by(viewer) != self.log.seen_by(viewer) {
                return Err(self.unrepeatable(Channel::Log));
            }
        }
        self.replay().map_err(Kind::Replay)
    }

    fn replay(&self) -> Result<(), ReplayError> {
        let text = replay::write(&self.twin).unwrap_or_default();
        let replayed: Play<G> = text.parse::<Replay>()?.verify()?;
        if replayed.state() == &self.state {
            return Ok(());
        }
        // The same digest and another state: the digest does not see all of the state.
        let digest = replay::digest(&self.state);
        Err(ReplayError::Digest {
            found: digest.clone(),
            computed: digest,
        })
    }
}
