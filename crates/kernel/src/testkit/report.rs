//! What a check has looked at.

use std::collections::BTreeMap;

/// What was checked, in numbers: a check that looked at nothing found nothing.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Games played to the end at random.
    pub games: u64,
    /// Actions taken in them.
    pub moves: u64,
    /// Decisions met: every seat to act counts at every position.
    pub decisions: u64,
    /// Distinct actions met, each of which has gone through its notation.
    pub actions: u64,
    /// Legal actions tried on copies.
    pub trials: u64,
    /// Actions that were tried where they are not legal, and were refused.
    pub refusals: u64,
    /// Worlds imagined and compared with the truth.
    pub worlds: u64,
    /// Imagined worlds played to their end.
    pub playouts: u64,
    /// Steps back that were taken.
    pub undos: u64,
    /// Steps back that were refused.
    pub undos_refused: u64,
    /// Games played by default actions alone.
    pub default_games: u64,
    /// Every way a game has ended, and how often.
    pub ends: BTreeMap<&'static str, u64>,
    /// What was hidden, by name, over all viewers.
    pub secrets: BTreeMap<&'static str, SecretCount>,
}

/// How often imagined worlds were right about a secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SecretCount {
    /// How often the imagined value was compared with the true one.
    pub compared: u64,
    /// How often they differed.
    pub differed: u64,
}
