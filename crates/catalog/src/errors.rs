//! The kernel's errors as phrases, so that every interface can say them in any language.

use kernel::replay::ReplayError;
use kernel::{Phrase, UndoError, UnknownEdition};

/// Why a step back is not possible.
pub fn undo_error(error: UndoError) -> Phrase {
    Phrase::new(match error {
        UndoError::Nothing => "undo-nothing",
        UndoError::Revealed => "undo-revealed",
    })
}

/// What is wrong with a replay file.
pub fn replay_error(error: &ReplayError) -> Phrase {
    match error {
        ReplayError::NotAReplay => Phrase::new("replay-error-not-a-replay"),
        ReplayError::TooLarge => Phrase::new("replay-error-too-large"),
        ReplayError::Missing(what) => Phrase::new("replay-error-missing").with("what", *what),
        ReplayError::Line { line, text } => Phrase::new("replay-error-line")
            .with("line", *line as i64)
            .with("text", text.as_str()),
        ReplayError::OtherGame { found, expected } => Phrase::new("replay-error-other-game")
            .with("found", found.as_str())
            .with("expected", *expected),
        ReplayError::UnknownEdition(UnknownEdition::Amendment(found)) => {
            Phrase::new("replay-error-amendment").with("found", found.as_str())
        }
        ReplayError::UnknownEdition(UnknownEdition::Pack(found)) => {
            Phrase::new("replay-error-pack").with("found", found.as_str())
        }
        ReplayError::InTurn(ply) => Phrase::new("replay-error-in-turn").with("ply", *ply as i64),
        ReplayError::Options(error) => {
            Phrase::new("replay-error-options").with("why", error.phrase())
        }
        ReplayError::Commitment { found, computed } => Phrase::new("replay-error-commitment")
            .with("found", found.as_str())
            .with("computed", computed.as_str()),
        ReplayError::Illegal { line, seat, action } => Phrase::new("replay-error-illegal")
            .with("line", *line as i64)
            .with("seat", *seat)
            .with("action", action.as_str()),
        ReplayError::Digest { found, computed } => Phrase::new("replay-error-digest")
            .with("found", found.as_str())
            .with("computed", computed.as_str()),
    }
}
