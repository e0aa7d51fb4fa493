//! A game on disk: a replay file that also says, in comments, who sat where.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use bots::BotKind;
use kernel::{Game, Play, Seat};

use crate::args::{BotArg, NameArg};

/// Where a game is saved.
#[derive(Debug)]
pub(super) struct SaveFile {
    /// The file that holds this game already.
    path: Option<PathBuf>,
    /// The ply up to which it does.
    saved: Option<u32>,
}

/// Why a game was not saved.
#[derive(Debug)]
pub(super) enum SaveError {
    /// There is a file of that name, and it is not this game's.
    Exists(PathBuf),
    /// It could not be written.
    Io(PathBuf, io::Error),
}

impl SaveFile {
    /// A game that has no file yet.
    pub(super) fn unnamed() -> SaveFile {
        SaveFile {
            path: None,
            saved: None,
        }
    }

    /// A game that was read from a file, up to this ply.
    pub(super) fn named(path: PathBuf, ply: u32) -> SaveFile {
        SaveFile {
            path: Some(path),
            saved: Some(ply),
        }
    }

    /// Whether anything would be lost if the program ended.
    pub(super) fn is_behind<G: Game>(&self, play: &Play<G>) -> bool {
        play.ply() > 0 && self.saved != Some(play.ply())
    }

    /// Writes the game to its file, or to another from now on. A file of another game is left alone.
    pub(super) fn save<G: Game>(
        &mut self,
        play: &Play<G>,
        path: Option<PathBuf>,
        comments: &str,
    ) -> Result<&Path, SaveError> {
        let path = path
            .or_else(|| self.path.clone())
            .unwrap_or_else(|| default_path(play));
        if self.path.as_ref() != Some(&path) && path.exists() {
            return Err(SaveError::Exists(path));
        }
        // A table always begins with its set-up, so there is always a replay.
        let replay = kernel::replay::write(play).unwrap_or_default();
        match write_whole(&path, &(replay + comments)) {
            Err(error) => Err(SaveError::Io(path, error)),
            Ok(()) => {
                self.saved = Some(play.ply());
                Ok(self.path.insert(path))
            }
        }
    }
}

/// A name that differs from game to game and tells nothing of the seed.
fn default_path<G: Game>(play: &Play<G>) -> PathBuf {
    PathBuf::from(format!("{}-{}.replay", G::INFO.id, &play.commitment()[..8]))
}

/// Writes beside the file and then renames, so that a crash leaves the old file or the new one.
fn write_whole(path: &Path, text: &str) -> io::Result<()> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".new");
    let beside = PathBuf::from(beside);
    let written = fs::write(&beside, text).and_then(|()| fs::rename(&beside, path));
    if written.is_err() {
        // The old file is still whole; what was left beside it is of no use.
        let _ = fs::remove_file(&beside);
    }
    written
}

const BOT: &str = "# bot ";
const NAME: &str = "# name ";

/// Who sits where, as comments.
pub(super) fn comments(sitters: &[Option<BotKind>], names: &[NameArg]) -> String {
    let mut text = String::new();
    for (seat, kind) in Seat::all(sitters.len() as u8).zip(sitters) {
        if let Some(kind) = kind {
            text.push_str(&format!("{BOT}{seat}={kind}\n"));
        }
    }
    for NameArg { seat, name } in names {
        text.push_str(&format!("{NAME}{seat}={name}\n"));
    }
    text
}

/// Who sat where. A comment that makes no sense says nothing, as comments do.
pub(super) fn sitters(text: &str) -> (Vec<BotArg>, Vec<NameArg>) {
    let lines = || text.lines();
    let bots = lines().filter_map(|line| line.strip_prefix(BOT)?.parse().ok());
    let names = lines().filter_map(|line| line.strip_prefix(NAME)?.parse().ok());
    (bots.collect(), names.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_sits_where_is_read_back() {
        let anna = NameArg {
            seat: Seat(0),
            name: "Anna = 1".to_owned(),
        };
        let text = comments(&[None, Some(BotKind::Greedy)], std::slice::from_ref(&anna));
        let (bots, names) = sitters(&text);
        assert_eq!(bots.len(), 1);
        assert_eq!(
            (bots[0].seat, bots[0].kind),
            (Some(Seat(1)), BotKind::Greedy)
        );
        assert_eq!(names, [anna]);
        assert_eq!(sitters("# bot 9=x\n# hello\n"), (Vec::new(), Vec::new()));
    }
}
