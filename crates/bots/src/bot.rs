//! The bots by name.

use std::fmt;
use std::str::FromStr;

use kernel::Eyes;

use crate::dice::Dice;
use crate::greedy::{Greedy, Worth};
use crate::player::Player;
use crate::random::Random;

/// Which bot sits at a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum BotKind {
    /// Decides by dice.
    #[default]
    Random,
    /// Takes what looks best.
    Greedy,
}

impl BotKind {
    /// Every bot.
    pub const ALL: &'static [BotKind] = &[BotKind::Random, BotKind::Greedy];

    /// Its name, as it is given on the command line.
    pub fn name(self) -> &'static str {
        match self {
            BotKind::Random => "random",
            BotKind::Greedy => "greedy",
        }
    }
}

impl fmt::Display for BotKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for BotKind {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<BotKind, UnknownBot> {
        BotKind::ALL
            .iter()
            .copied()
            .find(|kind| kind.name() == text)
            .ok_or_else(|| UnknownBot(text.to_owned()))
    }
}

/// There is no bot of this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no bot {0:?}; the bots are: random, greedy")]
pub struct UnknownBot(pub String);

/// A bot of any kind.
#[derive(Clone, Debug)]
pub enum Bot {
    /// Decides by dice.
    Random(Random),
    /// Takes what looks best.
    Greedy(Greedy),
}

impl Bot {
    /// A bot of this kind with its dice.
    pub fn new(kind: BotKind, dice: Dice) -> Bot {
        match kind {
            BotKind::Random => Bot::Random(Random::new(dice)),
            BotKind::Greedy => Bot::Greedy(Greedy::new(dice)),
        }
    }
}

impl<G: Worth> Player<G> for Bot {
    fn choose(&mut self, eyes: &Eyes<'_, G>, legal: &[G::Action]) -> G::Action {
        match self {
            Bot::Random(bot) => bot.choose(eyes, legal),
            Bot::Greedy(bot) => bot.choose(eyes, legal),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_bot_is_told_what_is_known() {
        let error = "clever".parse::<BotKind>().unwrap_err().to_string();
        for kind in BotKind::ALL {
            assert_eq!(kind.name().parse(), Ok(*kind));
            assert!(error.contains(kind.name()));
        }
    }
}
