//! Which games there are.

use std::fmt;
use std::str::FromStr;

use kernel::{Game, Info};

/// A game of the catalog.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum GameId {
    /// Fliptown, a Wild West flip-and-write.
    Fliptown,
    /// Escape Plan, three days of loot and police in a growing city.
    EscapePlan,
    /// Speakeasy, bars and barrels in the Manhattan of Prohibition.
    Speakeasy,
    /// In Too Deep, agents in the minds of criminals, and what that does to them.
    InTooDeep,
}

/// Runs generic code for the game that an id names: `with_game!(id, G => play::<G>(seats))`.
///
/// The code is compiled once per game, so nothing is dispatched while a game runs. A new game is a
/// variant of [`GameId`], a line in [`GameId::ALL`] and an arm here.
#[macro_export]
macro_rules! with_game {
    ($id:expr, $game:ident => $body:expr) => {
        match $id {
            $crate::GameId::Fliptown => {
                type $game = $crate::games::Fliptown;
                $body
            }
            $crate::GameId::EscapePlan => {
                type $game = $crate::games::EscapePlan;
                $body
            }
            $crate::GameId::Speakeasy => {
                type $game = $crate::games::Speakeasy;
                $body
            }
            $crate::GameId::InTooDeep => {
                type $game = $crate::games::InTooDeep;
                $body
            }
        }
    };
}

impl GameId {
    /// Every game that can be played.
    pub const ALL: &'static [GameId] = &[
        GameId::Fliptown,
        GameId::EscapePlan,
        GameId::Speakeasy,
        GameId::InTooDeep,
    ];

    /// What is fixed about the game.
    pub fn info(self) -> Info {
        with_game!(self, G => G::INFO)
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.info().id)
    }
}

impl FromStr for GameId {
    type Err = UnknownGame;

    fn from_str(text: &str) -> Result<GameId, UnknownGame> {
        GameId::ALL
            .iter()
            .copied()
            .find(|id| id.info().id == text)
            .ok_or_else(|| UnknownGame(text.to_owned()))
    }
}

/// There is no game with this id.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no game {0:?}; the games are: {known}", known = known())]
pub struct UnknownGame(pub String);

fn known() -> String {
    let ids: Vec<&str> = GameId::ALL.iter().map(|id| id.info().id).collect();
    ids.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_id_reads_back_as_itself() {
        for id in GameId::ALL {
            assert_eq!(id.to_string().parse(), Ok(*id));
        }
    }

    #[test]
    fn an_unknown_game_is_told_what_is_known() {
        let error = "chess".parse::<GameId>().unwrap_err().to_string();
        assert!(
            error.contains("chess") && error.contains("fliptown"),
            "{error}"
        );
    }
}
