//! Random play with nothing checked, for benchmarks.

use crate::chance::{Chance, Seed};
use crate::game::Game;
use crate::log::Log;

/// A cheap stream of choices: a benchmark measures the rules, not the random numbers.
struct Picks(u64);

impl Picks {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (((self.0 >> 32) * n as u64) >> 32) as usize
    }
}

/// Plays the random game of this number to its end, or until so many decisions were made; returns where it
/// stands then, and how many they were.
pub fn playout<G: Game>(options: &G::Options, game: u64, stop_after: u64) -> (G, u64) {
    let mut chance = Chance::new(&Seed::from_text("bench").nth(game));
    let mut log = Log::off();
    let mut picks = Picks(game);
    let mut state = G::new(options, &mut chance, &mut log);
    let mut legal = Vec::new();
    let mut decisions = 0;
    while decisions < stop_after {
        let Some(seat) = state.to_act().iter().next() else {
            break;
        };
        legal.clear();
        state.legal(seat, &mut legal);
        let action = legal[picks.below(legal.len())];
        let taken = state.apply(seat, action, &mut chance, &mut log);
        debug_assert!(taken.is_ok(), "a legal action was refused");
        decisions += 1;
    }
    (state, decisions)
}
