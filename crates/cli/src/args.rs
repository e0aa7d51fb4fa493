//! What can be said on the command line. The words of the help are in the locale files: the message
//! `command-<name>` tells what a command does, `arg-<id>` what an argument means.

use std::ffi::OsString;
use std::path::PathBuf;
use std::str::FromStr;

use bots::{BotKind, UnknownBot};
use catalog::{GameId, Lang, Texts};
use clap::{ArgAction, CommandFactory, FromArgMatches, Parser, Subcommand};
use kernel::{Phrase, Seat};

use crate::pack::{PackArgs, PackCommand};
use crate::serve::ServeArgs;
use crate::set_up::SetUp;

/// The whole command line.
#[derive(Parser, Debug)]
#[command(
    name = "backroom",
    version,
    disable_help_flag = true,
    disable_version_flag = true,
    disable_help_subcommand = true,
    propagate_version = true,
    subcommand_value_name = "COMMAND"
)]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,

    #[arg(long, global = true, value_name = "en|cs|pl")]
    pub(crate) lang: Option<Lang>,

    #[arg(long, short, global = true, action = ArgAction::Help)]
    help: Option<bool>,

    #[arg(long, short = 'V', action = ArgAction::Version)]
    version: Option<bool>,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    Serve(ServeArgs),
    Play(PlayArgs),
    Simulate(SimulateArgs),
    Replay(ReplayArgs),
    Rules(RulesArgs),
    Options(OptionsArgs),
    Engine(EngineArgs),
    Pack(PackCommand),
}

#[derive(clap::Args, Debug)]
pub(crate) struct PlayArgs {
    #[arg(value_name = "GAME", required_unless_present = "resume")]
    pub(crate) game: Option<GameId>,

    #[command(flatten)]
    pub(crate) set_up: SetUp,

    #[command(flatten)]
    pub(crate) packs: PackArgs,

    #[arg(long, value_name = "[SEAT=]random|greedy")]
    pub(crate) bot: Vec<BotArg>,

    #[arg(long, value_name = "SEAT=NAME")]
    pub(crate) name: Vec<NameArg>,

    #[arg(long, value_name = "FILE", conflicts_with_all = ["seats", "option", "preset", "seed"])]
    pub(crate) resume: Option<PathBuf>,
}

#[derive(clap::Args, Debug)]
pub(crate) struct SimulateArgs {
    #[arg(value_name = "GAME")]
    pub(crate) game: GameId,

    #[command(flatten)]
    pub(crate) set_up: SetUp,

    #[command(flatten)]
    pub(crate) packs: PackArgs,

    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = at_least_one)]
    pub(crate) games: u64,

    #[arg(long, value_name = "N", default_value_t = 0, value_parser = whole::<u64>)]
    pub(crate) first: u64,

    #[arg(long, value_name = "[SEAT=]random|greedy")]
    pub(crate) bot: Vec<BotArg>,

    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,

    #[arg(long)]
    pub(crate) check: bool,

    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(clap::Args, Debug)]
pub(crate) struct ReplayArgs {
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,

    #[arg(long, value_name = "PLY", value_parser = whole::<usize>)]
    pub(crate) to: Option<usize>,

    #[arg(long, value_name = "SEAT", value_parser = whole::<u8>, conflicts_with = "spectator")]
    pub(crate) seat: Option<u8>,

    #[arg(long)]
    pub(crate) spectator: bool,

    #[arg(long, conflicts_with_all = ["to", "seat", "spectator"])]
    pub(crate) verify: bool,

    #[command(flatten)]
    pub(crate) packs: PackArgs,
}

#[derive(clap::Args, Debug)]
pub(crate) struct RulesArgs {
    #[arg(value_name = "GAME")]
    pub(crate) game: GameId,

    #[arg(value_name = "ID|WORDS")]
    pub(crate) query: Vec<String>,
}

#[derive(clap::Args, Debug)]
pub(crate) struct OptionsArgs {
    #[arg(value_name = "GAME")]
    pub(crate) game: GameId,

    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(clap::Args, Debug)]
pub(crate) struct EngineArgs {
    #[arg(value_name = "GAME")]
    pub(crate) game: GameId,

    #[command(flatten)]
    pub(crate) packs: PackArgs,
}

/// Reads the arguments; help and version are errors with exit code 0.
pub(crate) fn parse(args: &[OsString], texts: &Texts) -> Result<Args, clap::Error> {
    let command = command(texts);
    let mut matches = command.try_get_matches_from(args)?;
    Args::from_arg_matches_mut(&mut matches)
}

/// The command line with its help in the language of the texts.
pub(crate) fn command(texts: &Texts) -> clap::Command {
    let command = Args::command().about(texts.word("help-title"));
    let commands: Vec<String> = command
        .get_subcommands()
        .map(|sub| sub.get_name().to_owned())
        .collect();
    let mut command = speak(command, texts);
    for name in commands {
        let about = texts.say(&Phrase::name("command", &name));
        command = command.mut_subcommand(&name, |sub| speak(sub.about(about), texts));
    }
    command
}

fn speak(command: clap::Command, texts: &Texts) -> clap::Command {
    let usage = texts.word("help-usage");
    command
        .help_template(format!("{{about}}\n\n{usage} {{usage}}\n\n{{all-args}}"))
        .subcommand_help_heading(texts.word("help-commands"))
        .mut_args(|arg| {
            let help = texts.say(&Phrase::name("arg", arg.get_id().as_str()));
            let heading = if arg.is_positional() {
                texts.word("help-arguments")
            } else {
                texts.word("help-options")
            };
            // A negative number is answered like any other that is out of range.
            let takes_values = arg.get_action().takes_values();
            arg.help(help)
                .help_heading(heading)
                .allow_negative_numbers(takes_values)
        })
}

/// A number that is counted with. What the standard library says of a wrong one is for programmers.
pub(crate) fn whole<N: FromStr>(text: &str) -> Result<N, &'static str> {
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    text.parse().map_err(|_| {
        if is_number(text) {
            "it is too large"
        } else if text.strip_prefix('-').is_some_and(is_number) {
            "it must not be negative"
        } else {
            "it must be a whole number"
        }
    })
}

fn at_least_one(text: &str) -> Result<u64, &'static str> {
    match whole(text)? {
        0 => Err("it must be at least 1"),
        number => Ok(number),
    }
}

/// `KEY=VALUE`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Pair {
    pub(crate) key: String,
    pub(crate) value: String,
}

impl FromStr for Pair {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Pair, &'static str> {
        let (key, value) = text
            .split_once('=')
            .ok_or("it must have the form KEY=VALUE")?;
        Ok(Pair {
            key: key.to_owned(),
            value: value.to_owned(),
        })
    }
}

/// `SEAT=KIND` for one seat, or `KIND` for every seat that is not named otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct BotArg {
    pub(crate) seat: Option<Seat>,
    pub(crate) kind: BotKind,
}

impl FromStr for BotArg {
    type Err = String;

    fn from_str(text: &str) -> Result<BotArg, String> {
        let unknown = |error: UnknownBot| error.to_string();
        match text.split_once('=') {
            None => Ok(BotArg {
                seat: None,
                kind: text.parse().map_err(unknown)?,
            }),
            Some((seat, kind)) => Ok(BotArg {
                seat: Some(seat_number(seat)?),
                kind: kind.parse().map_err(unknown)?,
            }),
        }
    }
}

/// `SEAT=NAME`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct NameArg {
    pub(crate) seat: Seat,
    pub(crate) name: String,
}

/// The longest name that a table has room for.
const MAX_NAME: usize = 24;

impl FromStr for NameArg {
    type Err = String;

    fn from_str(text: &str) -> Result<NameArg, String> {
        let (seat, name) = text
            .split_once('=')
            .ok_or("it must have the form SEAT=NAME")?;
        let name = name.trim();
        if name.is_empty() || name.chars().count() > MAX_NAME || name.chars().any(char::is_control)
        {
            return Err(format!("a name has 1 to {MAX_NAME} printable characters"));
        }
        Ok(NameArg {
            seat: seat_number(seat)?,
            name: name.to_owned(),
        })
    }
}

fn seat_number(text: &str) -> Result<Seat, String> {
    let number = text.parse().map(Seat);
    number.map_err(|_| format!("{text:?} is not a seat; seats are numbered from 0"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_sound_in_every_language() {
        for lang in Lang::ALL {
            let texts = Texts::new(*lang, &[catalog::TEXTS, crate::TEXTS]);
            command(&texts).debug_assert();
        }
    }

    #[test]
    fn bots_and_names_are_read() {
        let bot: BotArg = "1=greedy".parse().unwrap();
        assert_eq!((bot.seat, bot.kind), (Some(Seat(1)), BotKind::Greedy));
        assert_eq!("random".parse::<BotArg>().unwrap().seat, None);
        for wrong in [
            "",
            "1=",
            "=greedy",
            "256=greedy",
            "-1=random",
            "x=random",
            "1=clever",
        ] {
            assert!(wrong.parse::<BotArg>().is_err(), "{wrong}");
        }
        assert_eq!("0= Anna ".parse::<NameArg>().unwrap().name, "Anna");
        for wrong in [
            "0=",
            "Anna",
            "0=\u{1b}[2J",
            "0=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
        ] {
            assert!(wrong.parse::<NameArg>().is_err(), "{wrong:?}");
        }
    }
}
