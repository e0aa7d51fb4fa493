//! The games of a simulation, on several threads.

use std::io::{self, IsTerminal};
use std::ops::Range;

use bots::{Arena, Bot, BotKind, Dice, Fault, Jobs, Tally};
use indicatif::{ProgressBar, ProgressStyle};
use kernel::{Game, Seed, Viewer};

use crate::{Playable, panics};

/// What every game of a simulation has in common. Game `n` depends on the seed and on `n` alone.
pub(super) struct Runner<G: Game> {
    pub(super) options: G::Options,
    pub(super) bots: Vec<BotKind>,
    pub(super) seed: Seed,
    pub(super) check: bool,
}

/// How many games a thread takes at a time: enough that taking them costs nothing.
const BATCH: u64 = 64;

impl<G: Playable> Runner<G> {
    /// Plays all the games.
    pub(super) fn run(&self, games: Range<u64>, threads: usize) -> Tally {
        let bar = bar(games.end - games.start);
        let work = |jobs: &Jobs| {
            let mut tally = Tally::new(self.bots.len());
            let mut worker = Worker::new(self);
            while let Some(batch) = jobs.take() {
                bar.inc(batch.end - batch.start);
                for game in batch {
                    worker.play(game, &mut tally);
                }
            }
            tally
        };
        let mut tally = Jobs::new(games, BATCH).share(threads, work, Tally::add);
        bar.finish_and_clear();
        tally.settle();
        tally
    }
}

/// One thread's arena.
struct Worker<'a, G: Game> {
    runner: &'a Runner<G>,
    arena: Arena<G>,
    players: Vec<Bot>,
}

impl<'a, G: Playable> Worker<'a, G> {
    fn new(runner: &'a Runner<G>) -> Worker<'a, G> {
        let arena = if runner.check {
            Arena::with_checks()
        } else {
            Arena::new()
        };
        Worker {
            runner,
            arena,
            players: Vec::new(),
        }
    }

    fn play(&mut self, game: u64, tally: &mut Tally) {
        let seed = self.runner.seed.nth(game);
        let mut dice = Dice::new(&seed);
        self.players.clear();
        let bots = self.runner.bots.iter();
        self.players
            .extend(bots.map(|kind| Bot::new(*kind, dice.split())));
        let played = panics::caught(|| {
            let finished = self
                .arena
                .play_out(&self.runner.options, &seed, &mut self.players)?;
            let standing = G::standing(&finished.state.view(Viewer::Spectator));
            Ok::<_, Fault>((finished.decisions, standing))
        });
        match played {
            Ok(Ok((decisions, standing))) => tally.count(decisions, &standing),
            Ok(Err(fault)) => tally.fail(game, fault.to_string()),
            Err(panic) => {
                // Whatever the panic left behind is thrown away.
                *self = Worker::new(self.runner);
                tally.fail(game, format!("panic: {panic}"));
            }
        }
    }
}

/// A progress bar for a person who waits; nothing for a file or a pipe.
fn bar(games: u64) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(games);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len}  {eta}") {
        bar.set_style(style);
    }
    bar
}
