//! How much is checked, and how often.

use crate::chance::Chance;

/// How much is checked. The costly checks run at one position in so many, chosen at random, and
/// always at the first and the last position of a game; 0 turns such a check off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// A game that takes more actions is endless.
    pub max_plies: u32,
    /// How many actions seen elsewhere are tried on each seat at every position.
    pub probes: u32,
    /// One position in so many: every legal action is tried, words and scores are read, the state and
    /// all views go through JSON, and copies from earlier in the game are looked at again.
    pub positions: u32,
    /// One position in so many: worlds are imagined for every viewer and compared with the truth.
    pub worlds: u32,
    /// One position in so many: an imagined world is played to its end.
    pub playouts: u32,
    /// One position in so many: every seat tries to step back.
    pub undos: u32,
    /// One game in so many is also played by default actions alone.
    pub defaults: u32,
    /// How many comparisons of a secret that never differ prove that it is no secret. A secret that
    /// has two equally likely values escapes once in 2^30 checks.
    pub secret_comparisons: u64,
}

impl Default for Effort {
    fn default() -> Effort {
        Effort {
            max_plies: 20_000,
            probes: 3,
            positions: 8,
            worlds: 8,
            playouts: 256,
            undos: 32,
            defaults: 8,
            secret_comparisons: 30,
        }
    }
}

/// Whether a check that runs at one position in `one_in` runs at this one.
pub(super) fn due(chance: &mut Chance, one_in: u32, always: bool) -> bool {
    // Drawn even when the answer is known, so that forcing a check does not shift the later ones.
    one_in > 0 && (chance.below(one_in) == 0 || always)
}
