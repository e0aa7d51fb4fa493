//! The first line of an input names its game.

use catalog::GameId;

/// The game of an input, and the rest of it.
pub fn tagged(text: &str) -> Option<(GameId, &str)> {
    let (game, rest) = text.split_once('\n')?;
    Some((game.parse().ok()?, rest))
}
