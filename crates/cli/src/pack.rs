//! Content packs: `backroom pack` writes a template, checks a pack and says what it changes; `--pack` plays with one.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::str::FromStr;

use catalog::{GameId, Lang, Texts, with_game};
use kernel::pack::{self, Pack, PackFile};
use kernel::{Game, Options, Phrase};

use crate::failure::Failure;
use crate::{Playable, texts_of};

/// The packs that a game is played with.
#[derive(clap::Args, Debug, Default)]
pub(crate) struct PackArgs {
    #[arg(long, value_name = "FILE")]
    pub(crate) pack: Vec<PathBuf>,
}

/// What is done with a pack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Deed {
    New,
    Check,
    Diff,
    Show,
}

impl FromStr for Deed {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Deed, &'static str> {
        match text {
            "new" => Ok(Deed::New),
            "check" => Ok(Deed::Check),
            "diff" => Ok(Deed::Diff),
            "show" => Ok(Deed::Show),
            _ => Err("it must be new, check, diff or show"),
        }
    }
}

#[derive(clap::Args, Debug)]
pub(crate) struct PackCommand {
    #[arg(value_name = "new|check|diff|show")]
    pub(crate) deed: Deed,

    #[arg(value_name = "GAME|FILE")]
    pub(crate) subject: PathBuf,
}

/// `backroom pack`
pub(crate) fn run(args: &PackCommand, lang: Lang, texts: &Texts) -> Result<(), Failure> {
    if args.deed == Deed::New {
        let name = args.subject.to_string_lossy();
        let game: GameId = name.parse().map_err(|_| {
            let known: Vec<&str> = GameId::ALL.iter().map(|id| id.info().id).collect();
            let phrase = Phrase::new("error-pack-game").with("known", known.join(", "));
            Failure::Usage(texts.say(&phrase.with("game", &*name)))
        })?;
        return with_game!(game, G => print(&template::<G>(lang)));
    }
    let text = read(&args.subject, texts)?;
    let game = pack::game_of(&text).and_then(|game| game.parse().ok());
    // A file that names no game is checked as one of the first game, which says what it lacks.
    with_game!(game.unwrap_or(GameId::ALL[0]), G => {
        let texts = texts_of::<G>(lang);
        let pack = load_files::<G>(&[(&args.subject, text)], &texts)?;
        print(&told::<G>(pack, args.deed, &texts))
    })
}

fn print(text: &str) -> Result<(), Failure> {
    let mut output = io::stdout().lock();
    output.write_all(text.as_bytes())?;
    Ok(output.flush()?)
}

/// A commented file with every value that the rulebook does not print.
fn template<G: Playable>(lang: Lang) -> String {
    type Of<G> = <<G as Game>::Options as Options>::Content;
    let texts = texts_of::<G>(lang);
    let head = Phrase::new("pack-template").with("game", G::INFO.title);
    let label = |table: &str, id: &str| {
        let label = <Of<G> as pack::Content>::label(table, id)?;
        Some(texts.say(&label))
    };
    pack::template::<Of<G>>(&texts.say(&head), label)
}

/// What there is to say about a pack that has no fault.
fn told<G: Playable>(pack: Pack, deed: Deed, texts: &Texts) -> String {
    type Of<G> = <<G as Game>::Options as Options>::Content;
    let changes = pack.changes();
    let about = Phrase::new(match deed {
        Deed::Check => "pack-sound",
        _ => "pack-about",
    });
    let about = about
        .with("game", G::INFO.title)
        .with("name", pack.name().unwrap_or_default())
        .with("hash", pack.hash::<Of<G>>())
        .with("count", changes.len() as i64);
    let mut lines = vec![texts.say(&about)];
    if deed != Deed::Check {
        let told = changes
            .iter()
            .map(|change| texts.say(&catalog::pack_change::<G>(change)));
        lines.extend(told.map(|line| format!("  {line}")));
    }
    lines.push(String::new());
    lines.join("\n")
}

impl PackArgs {
    /// The pack of these files, laid over each other; the built-in one where none is named.
    pub(crate) fn load<G: Game>(&self, texts: &Texts) -> Result<Pack, Failure> {
        let read = |path: &PathBuf| Ok((path.clone(), read(path, texts)?));
        let files: Vec<(PathBuf, String)> =
            self.pack.iter().map(read).collect::<Result<_, Failure>>()?;
        let files: Vec<(&PathBuf, String)> = files
            .iter()
            .map(|(path, text)| (path, text.clone()))
            .collect();
        match files.is_empty() {
            true => Ok(Pack::BUILT_IN),
            false => load_files::<G>(&files, texts),
        }
    }

    /// The options of a game that is played with these packs.
    pub(crate) fn apply<G: Game>(
        &self,
        options: G::Options,
        texts: &Texts,
    ) -> Result<G::Options, Failure> {
        Ok(options.with_pack(self.load::<G>(texts)?))
    }
}

fn load_files<G: Game>(files: &[(&PathBuf, String)], texts: &Texts) -> Result<Pack, Failure> {
    type Of<G> = <<G as Game>::Options as Options>::Content;
    let names: Vec<String> = files
        .iter()
        .map(|(path, _)| path.display().to_string())
        .collect();
    let files = names.iter().zip(files);
    let files: Vec<PackFile<'_>> = files
        .map(|(name, (_, text))| PackFile { name, text })
        .collect();
    pack::load::<Of<G>>(&files).map_err(|faults| {
        let told = faults
            .iter()
            .map(|fault| texts.say(&catalog::pack_fault(fault)));
        Failure::Usage(told.collect::<Vec<_>>().join("\n"))
    })
}

fn read(path: &Path, texts: &Texts) -> Result<String, Failure> {
    fs::read_to_string(path).map_err(|error| {
        let phrase = Phrase::new("error-pack-file")
            .with("file", path.display().to_string())
            .with("why", error.to_string());
        Failure::Usage(texts.say(&phrase))
    })
}

/// Loads every pack of a folder, for any game. Packs of one game are not laid over each other.
#[cfg_attr(
    not(feature = "serve"),
    expect(dead_code, reason = "only the server has a folder")
)]
pub(crate) fn load_folder(folder: &Path, texts: &Texts) -> Result<(), Failure> {
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)
        .and_then(|entries| entries.map(|entry| Ok(entry?.path())).collect())
        .map_err(|error: io::Error| {
            let phrase = Phrase::new("error-pack-folder")
                .with("folder", folder.display().to_string())
                .with("why", error.to_string());
            Failure::Usage(texts.say(&phrase))
        })?;
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "toml"));
    paths.sort();
    let mut faults = Vec::new();
    for path in &paths {
        let text = read(path, texts)?;
        let game = pack::game_of(&text).and_then(|game| game.parse().ok());
        let loaded = with_game!(game.unwrap_or(GameId::ALL[0]), G => {
            load_files::<G>(&[(path, text)], &texts_of::<G>(texts.lang())).map(drop)
        });
        match loaded {
            Err(Failure::Usage(told)) => faults.push(told),
            other => other?,
        }
    }
    match faults.is_empty() {
        true => Ok(()),
        false => Err(Failure::Usage(faults.join("\n"))),
    }
}
