//! `backroom replay`: the story of a game, and the proof that nobody has touched it.

use std::fs::File;
use std::io::{self, Read, Write};
use std::path::Path;

use catalog::{GameId, Lang, Texts, with_game};
use kernel::replay::{Replay, ReplayError};
use kernel::{Game, Options, Phrase, Play, Seat, Viewer};

use crate::args::ReplayArgs;
use crate::failure::{self, Failure};
use crate::layout;
use crate::style::Ink;
use crate::terminal::Terminal;
use crate::{Playable, scores, set_up, story, texts_of};

/// Prints the story as one viewer may read it, or verifies the file.
pub(crate) fn run(args: &ReplayArgs, lang: Lang, texts: &Texts) -> Result<(), Failure> {
    let text = read(&args.file, texts)?;
    let replay = parse(&text, texts)?;
    with_game!(game(&replay, texts)?, G => {
        let texts = texts_of::<G>(lang);
        args.packs.load::<G>(&texts)?;
        let lines = if args.verify {
            verify::<G>(&replay, &texts)?
        } else {
            warn_if_cut(&replay, &texts);
            tell::<G>(&replay, args, &texts)?
        };
        let mut output = io::stdout().lock();
        for line in lines {
            writeln!(output, "{line}")?;
        }
        Ok(output.flush()?)
    })
}

/// The largest file that is looked at; the kernel refuses what is larger than any game.
const MAX_BYTES: u64 = 5 << 20;

/// The text of a file.
pub(crate) fn read(path: &Path, texts: &Texts) -> Result<String, Failure> {
    let mut bytes = Vec::new();
    let outcome = File::open(path).and_then(|file| file.take(MAX_BYTES).read_to_end(&mut bytes));
    if let Err(error) = outcome {
        let phrase = Phrase::new(match error.kind() {
            io::ErrorKind::NotFound => "replay-no-file",
            _ => "replay-unreadable",
        });
        let phrase = phrase
            .with("file", path.display().to_string())
            .with("why", error.to_string());
        return Err(Failure::Fault(texts.say(&phrase)));
    }
    String::from_utf8(bytes).map_err(|_| fault(&ReplayError::NotAReplay, texts))
}

/// A file that was read as a replay.
pub(crate) fn parse(text: &str, texts: &Texts) -> Result<Replay, Failure> {
    text.parse().map_err(|error| fault(&error, texts))
}

/// Warns if a file has no digest at its end: somebody may have written it by hand, or its end is lost.
pub(crate) fn warn_if_cut(replay: &Replay, texts: &Texts) {
    if replay.digest.is_none() {
        failure::warn(texts.word("replay-no-digest"), texts);
    }
}

/// Which game a replay is of.
pub(crate) fn game(replay: &Replay, texts: &Texts) -> Result<GameId, Failure> {
    let id = replay.header.game.parse();
    id.map_err(|_| {
        let known: Vec<String> = GameId::ALL.iter().map(GameId::to_string).collect();
        let phrase = Phrase::new("error-game")
            .with("game", replay.header.game.as_str())
            .with("known", known.join(", "));
        Failure::Fault(texts.say(&phrase))
    })
}

/// What is wrong with a replay, as a failure.
pub(crate) fn fault(error: &ReplayError, texts: &Texts) -> Failure {
    Failure::Fault(texts.say(&catalog::replay_error(error)))
}

fn verify<G: Game>(replay: &Replay, texts: &Texts) -> Result<Vec<String>, Failure> {
    let play = replay.verify::<G>().map_err(|error| fault(&error, texts))?;
    let phrase = Phrase::new(if play.state().is_over() {
        "replay-verified"
    } else {
        "replay-verified-unfinished"
    });
    Ok(vec![texts.say(&phrase.with("moves", play.ply()))])
}

fn tell<G: Playable>(
    replay: &Replay,
    args: &ReplayArgs,
    texts: &Texts,
) -> Result<Vec<String>, Failure> {
    let to = args.to.unwrap_or(replay.moves.len());
    if to > replay.moves.len() {
        let phrase = Phrase::new("replay-too-far").with("moves", replay.moves.len() as i64);
        return Err(Failure::Usage(texts.say(&phrase)));
    }
    let play = replay.play::<G>(to).map_err(|error| fault(&error, texts))?;
    let viewer = match args.seat {
        None => Viewer::Spectator,
        Some(seat) => {
            let seats = play.state().options().seats();
            Viewer::Seat(set_up::existing(Seat(seat), seats, texts)?)
        }
    };
    let terminal = Terminal::now();
    let mut lines = heading(&play, viewer, texts, terminal);
    play.state().options().within(|| {
        lines.extend(story::lines(&play, viewer, 0, texts, terminal));
        lines.push(String::new());
        let standing = G::standing(&play.state().view(viewer));
        lines.extend(scores::lines(&standing, texts, terminal));
    });
    Ok(lines)
}

fn heading<G: Game>(
    play: &Play<G>,
    viewer: Viewer,
    texts: &Texts,
    terminal: Terminal,
) -> Vec<String> {
    let settings = play.state().options().settings();
    let settings: Vec<String> = settings.iter().map(|(k, v)| format!("{k}={v}")).collect();
    let eyes = match viewer {
        Viewer::Seat(seat) => texts.name(seat),
        Viewer::Spectator => texts.word("spectator"),
    };
    let seen = Phrase::new("replay-seen-by").with("who", eyes);
    let mut lines = vec![format!(
        "{}  {}",
        terminal.style.paint(Ink::Bold, G::INFO.title),
        texts.say(&seen)
    )];
    lines.extend(layout::wrap(&settings.join(" "), terminal.width, 2));
    lines.push(String::new());
    lines
}
