//! `backroom play`: a table in the terminal, for people and bots.

mod command;
mod console;
mod page;
mod save;
mod table;

#[cfg(test)]
pub(crate) use command::KEYS;

use std::path::Path;

use catalog::{GameId, Lang, Texts, with_game};
use kernel::replay::Replay;
use kernel::{Options, Phrase, Play};

use crate::args::{BotArg, NameArg, PlayArgs};
use crate::failure::Failure;
use crate::terminal::Terminal;
use crate::{Playable, replay, set_up, texts_of};
use save::SaveFile;
use table::Table;

/// Sets a game up, or reads it from its file, and plays it.
pub(crate) fn run(args: &PlayArgs, lang: Lang, texts: &Texts) -> Result<(), Failure> {
    let Some(path) = &args.resume else {
        // Without a file the arguments name a game; the first one is as good a guess as any.
        let game = args.game.unwrap_or(GameId::ALL[0]);
        return with_game!(game, G => start::<G>(args, lang));
    };
    let text = replay::read(path, texts)?;
    let saved = replay::parse(&text, texts)?;
    let game = replay::game(&saved, texts)?;
    with_game!(game, G => resume::<G>(args, path, &saved, save::sitters(&text), lang))
}

fn start<G: Playable>(args: &PlayArgs, lang: Lang) -> Result<(), Failure> {
    let texts = texts_of::<G>(lang);
    let options = args.set_up.options::<G>(&texts, false)?;
    let options = args.packs.apply::<G>(options, &texts)?;
    let play = Play::new(&options, args.set_up.seed()?);
    options.within(|| sit_down::<G>(play, &args.bot, &args.name, SaveFile::unnamed(), texts))
}

fn resume<G: Playable>(
    args: &PlayArgs,
    path: &Path,
    saved: &Replay,
    (bots, names): (Vec<BotArg>, Vec<NameArg>),
    lang: Lang,
) -> Result<(), Failure> {
    let texts = texts_of::<G>(lang);
    if let Some(game) = args.game
        && game.info().id != G::INFO.id
    {
        let phrase = Phrase::new("replay-error-other-game")
            .with("found", G::INFO.id)
            .with("expected", game.info().id);
        return Err(Failure::Usage(texts.say(&phrase)));
    }
    args.packs.load::<G>(&texts)?;
    let play = saved
        .play::<G>(usize::MAX)
        .map_err(|error| replay::fault(&error, &texts))?;
    replay::warn_if_cut(saved, &texts);
    if saved.digest.is_none() && Terminal::now().interactive {
        // The table is drawn on an empty screen.
        console::pause(&texts.word("play-begin"))?;
    }
    // Whoever sat there sits there still, unless the arguments say otherwise.
    let bots = if args.bot.is_empty() {
        &bots
    } else {
        &args.bot
    };
    let names = if args.name.is_empty() {
        &names
    } else {
        &args.name
    };
    let file = SaveFile::named(path.to_owned(), play.ply());
    let options = play.state().options().clone();
    options.within(|| sit_down::<G>(play, bots, names, file, texts))
}

fn sit_down<G: Playable>(
    play: Play<G>,
    bots: &[BotArg],
    names: &[NameArg],
    file: SaveFile,
    mut texts: Texts,
) -> Result<(), Failure> {
    let seats = play.state().options().seats();
    let sitters = set_up::sitters(bots, seats, &texts)?;
    set_up::once("--name", names.iter().map(|name| Some(name.seat)), &texts)?;
    for NameArg { seat, name } in names {
        set_up::existing(*seat, seats, &texts)?;
        texts.call(*seat, name.as_str());
    }
    Table::new(play, sitters, names.to_vec(), file, texts).run()
}
