//! What one person has reached over several games, kept in a small file of the user's.

use std::io;
use std::path::{Path, PathBuf};
use std::{env, fs};

use catalog::games::{EscapePlan, Fliptown, InTooDeep, Speakeasy};
use fliptown::score;
use kernel::{Game, Phrase};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// A game whose goals may reach over several games of one person.
pub(crate) trait Career: Game {
    /// What is remembered between games.
    type Memory: Default + Serialize + DeserializeOwned;

    /// Remembers a finished game; returns what was reached for the first time.
    fn remember(memory: &mut Self::Memory, view: &Self::View) -> Vec<Phrase>;
}

impl Career for Fliptown {
    type Memory = score::Career;

    fn remember(memory: &mut score::Career, view: &fliptown::View) -> Vec<Phrase> {
        let met = memory.add(view);
        met.into_iter().map(score::challenge_met).collect()
    }
}

impl Career for EscapePlan {
    /// Every robbery is one's first.
    type Memory = ();

    fn remember(_: &mut (), _: &escape_plan::View) -> Vec<Phrase> {
        Vec::new()
    }
}

impl Career for Speakeasy {
    /// What happened in one Prohibition stays there.
    type Memory = ();

    fn remember(_: &mut (), _: &speakeasy::View) -> Vec<Phrase> {
        Vec::new()
    }
}

impl Career for InTooDeep {
    /// Nobody remembers being hooked.
    type Memory = ();

    fn remember(_: &mut (), _: &in_too_deep::View) -> Vec<Phrase> {
        Vec::new()
    }
}

/// Why a career could not be kept. Nothing was written.
#[derive(Debug)]
pub(crate) struct CareerError {
    /// The file it is kept in.
    pub(crate) path: PathBuf,
    /// What went wrong with it.
    pub(crate) error: io::Error,
}

/// Adds a finished game to the career on disk; returns what was reached for the first time. Without a
/// home there is no career, and that is no error.
pub(crate) fn keep<G: Career>(view: &G::View) -> Result<Vec<Phrase>, CareerError> {
    let Some(path) = file::<G>() else {
        return Ok(Vec::new());
    };
    add::<G>(&path, view).map_err(|error| CareerError { path, error })
}

fn file<G: Game>() -> Option<PathBuf> {
    let set = |name| {
        env::var_os(name)
            .map(PathBuf::from)
            .filter(|path| path.is_absolute())
    };
    let data = set("XDG_DATA_HOME").or_else(|| Some(set("HOME")?.join(".local").join("share")))?;
    Some(
        data.join("backroom")
            .join(format!("{}-career.json", G::INFO.id)),
    )
}

fn add<G: Career>(path: &Path, view: &G::View) -> io::Result<Vec<Phrase>> {
    let mut memory: G::Memory = match fs::read(path) {
        Ok(bytes) => serde_json::from_slice(&bytes)?,
        Err(error) if error.kind() == io::ErrorKind::NotFound => G::Memory::default(),
        Err(error) => return Err(error),
    };
    let reached = G::remember(&mut memory, view);
    if !reached.is_empty() {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        // Written beside and moved into place: a crash leaves the old career whole.
        let draft = path.with_extension("json.new");
        fs::write(&draft, serde_json::to_vec_pretty(&memory)?)?;
        fs::rename(&draft, path)?;
    }
    Ok(reached)
}
