//! The `backroom` command line: the browser table, a table in the terminal, a simulator, replays, rules, and the engine
//! that programs in any language talk to. Each command is a module; [`run`] picks one.

mod args;
pub mod boards;
mod career;
pub mod engine;
mod failure;
mod language;
mod layout;
mod lines;
mod options;
mod pack;
mod panics;
mod play;
mod replay;
mod rules;
mod scores;
mod seed;
#[cfg_attr(not(feature = "serve"), path = "serve/left_out.rs")]
mod serve;
mod set_up;
mod simulate;
mod story;
pub mod style;
mod terminal;

use std::ffi::OsString;
use std::process::ExitCode;

use bots::Worth;
use catalog::{Lang, Locales, Texts, with_game};

use args::{Args, Command};
use boards::Board;
use career::Career;
use failure::Failure;
use serve::ServeArgs;

/// What the command line says itself.
pub const TEXTS: Locales = &[
    ("en", include_str!("../locales/en.ftl")),
    ("cs", include_str!("../locales/cs.ftl")),
    ("pl", include_str!("../locales/pl.ftl")),
];

/// A game that can be played at this table.
trait Playable: Worth + Board + Career {}

impl<G: Worth + Board + Career> Playable for G {}

/// Runs the program with its arguments, the first of which is its name.
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let args: Vec<OsString> = args.into_iter().collect();
    let lang = language::wanted(&args);
    let texts = Texts::new(lang, &[catalog::TEXTS, TEXTS]);
    let outcome = match args::parse(&args, &texts) {
        Ok(args) => dispatch(args, lang, &texts),
        Err(error) => {
            // Help and version come this way too, with exit code 0. If nobody can read what is
            // printed, the exit code still tells.
            let _ = error.print();
            return ExitCode::from(error.exit_code() as u8);
        }
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.tell(&texts),
    }
}

fn dispatch(args: Args, lang: Lang, texts: &Texts) -> Result<(), Failure> {
    match args.command {
        None => serve::run(&ServeArgs::to_play_now(), texts),
        Some(Command::Serve(args)) => serve::run(&args, texts),
        Some(Command::Play(args)) => play::run(&args, lang, texts),
        Some(Command::Simulate(args)) => {
            with_game!(args.game, G => simulate::run::<G>(&args, lang))
        }
        Some(Command::Replay(args)) => replay::run(&args, lang, texts),
        Some(Command::Rules(args)) => with_game!(args.game, G => rules::run::<G>(&args, lang)),
        Some(Command::Options(args)) => with_game!(args.game, G => options::run::<G>(&args, lang)),
        // Programs read what the engine says: it speaks English whatever the environment is.
        Some(Command::Engine(engine)) => with_game!(
            engine.game,
            G => engine::run::<G>(args.lang.unwrap_or_default(), engine.packs.load::<G>(texts)?)
        ),
        Some(Command::Pack(args)) => pack::run(&args, lang, texts),
    }
}

/// Everything that is said about a game in a language.
fn texts_of<G: Playable>(lang: Lang) -> Texts {
    Texts::of_game::<G>(lang, &[TEXTS])
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use catalog::GameId;
    use catalog::lint::Lint;
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn everything_is_said_in_every_language() {
        let sources = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src");
        let command = Args::command();
        let commands = || command.get_subcommands();
        let args = commands()
            .chain([&command])
            .flat_map(clap::Command::get_arguments);
        Lint::new(TEXTS)
            .scan(&sources)
            .borrows(catalog::TEXTS)
            .members("command", commands().map(clap::Command::get_name))
            .members("arg", args.map(|arg| arg.get_id().as_str()))
            .members("modes", GameId::ALL.iter().map(|game| game.info().id))
            .members("key", play::KEYS.iter().map(|(_, id)| *id))
            .assert_clean();
    }
}
