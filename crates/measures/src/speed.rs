//! How fast the rules are on one core: random play with legal lists, and the parts of it. The best of several
//! rounds counts: whatever else a machine does only ever makes it slower.

use std::hint::black_box;
use std::time::{Duration, Instant};

use kernel::testkit::playout;
use kernel::{Chance, Game, Seat, Seed, Viewer};

/// So often everything is measured.
const ROUNDS: usize = 5;

/// A round of games takes at least as long.
const PLAYED: Duration = Duration::from_millis(300);

/// A round of one part takes at least as long.
const REPEATED: Duration = Duration::from_millis(20);

/// How many decisions into a game its parts are measured.
const MIDDLE: u64 = 150;

/// What one core does.
#[derive(Clone, Copy, Debug)]
pub struct Speed {
    /// Decisions in a second of random play.
    pub decisions: f64,
    /// Games in a second of random play.
    pub games: f64,
    /// A copy of a state in the middle of a game.
    pub clone: Duration,
    /// The view of the seat that is asked.
    pub view: Duration,
    /// A world imagined from that view.
    pub imagine: Duration,
    /// The list of its legal actions.
    pub legal: Duration,
}

impl Speed {
    /// Measures a game with these options.
    pub fn of<G: Game>(options: &G::Options) -> Speed {
        let (state, _) = playout::<G>(options, 7, MIDDLE);
        let seat = state.to_act().iter().next().unwrap_or(Seat(0));
        let view = state.view(Viewer::Seat(seat));
        let mut chance = Chance::new(&Seed::from_text("imagine"));
        let mut actions = Vec::new();
        let rounds = (0..ROUNDS).map(|_| round::<G>(options));
        let best = rounds.reduce(|best, next| if next.0 > best.0 { next } else { best });
        let (decisions, games) = best.unwrap_or_default();
        Speed {
            decisions,
            games,
            clone: time(|| black_box(&state).clone()),
            view: time(|| black_box(&state).view(Viewer::Seat(seat))),
            imagine: time(|| G::imagine(black_box(&view), &mut chance)),
            legal: time(|| {
                actions.clear();
                black_box(&state).legal(seat, &mut actions);
                actions.len()
            }),
        }
    }
}

/// Decisions and games in a second.
fn round<G: Game>(options: &G::Options) -> (f64, f64) {
    let (mut decisions, mut games) = (0, 0);
    let start = Instant::now();
    while start.elapsed() < PLAYED {
        decisions += playout::<G>(options, games, u64::MAX).1;
        games += 1;
    }
    let seconds = start.elapsed().as_secs_f64();
    (decisions as f64 / seconds, games as f64 / seconds)
}

/// How long one call takes.
fn time<T>(mut call: impl FnMut() -> T) -> Duration {
    let mut round = || {
        let (start, mut calls) = (Instant::now(), 0);
        while start.elapsed() < REPEATED {
            // The clock is read once for many calls: it takes as long as a short one.
            for _ in 0..64 {
                black_box(call());
            }
            calls += 64;
        }
        start.elapsed() / calls
    };
    let rounds = (0..ROUNDS).map(|_| round());
    rounds.min().unwrap_or_default()
}
