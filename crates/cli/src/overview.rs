//! `backroom` alone: what it can do, in one screen; and a game, for whoever sits there.

use std::io::{self, BufRead, Write};

use catalog::{GameId, Lang, Texts};
use kernel::Phrase;

use crate::args::{self, PlayArgs};
use crate::failure::Failure;
use crate::layout;
use crate::lines::{self, Line};
use crate::play;
use crate::set_up::SetUp;
use crate::style::Ink;
use crate::terminal::Terminal;

/// Prints the overview; at a terminal, Enter goes on to a game.
pub(crate) fn run(lang: Lang, texts: &Texts) -> Result<(), Failure> {
    let terminal = Terminal::now();
    let mut output = io::stdout().lock();
    for line in screen(texts, terminal) {
        writeln!(output, "{line}")?;
    }
    output.flush()?;
    if !terminal.interactive {
        return Ok(());
    }
    let game = GameId::ALL[0];
    let offer = Phrase::new("overview-offer").with("game", game.info().title);
    write!(output, "\n{} ", texts.say(&offer))?;
    output.flush()?;
    drop(output);
    if !accepted(&mut io::stdin().lock())? {
        return Ok(());
    }
    let args = PlayArgs {
        game: Some(game),
        set_up: SetUp::default(),
        bot: Vec::new(),
        name: Vec::new(),
        resume: None,
    };
    play::run(&args, lang, texts)
}

/// Enter alone says yes; anything else, or nothing at all, leaves.
fn accepted(input: &mut impl BufRead) -> io::Result<bool> {
    Ok(lines::read(input, 80)? == Line::Text(String::new()))
}

fn screen(texts: &Texts, terminal: Terminal) -> Vec<String> {
    let bold = |text: &str| terminal.style.paint(Ink::Bold, text);
    let mut lines = vec![bold(&texts.word("overview-title")), String::new()];
    let row = |command: &clap::Command| {
        let about = command.get_about().map(ToString::to_string);
        let name = format!("  backroom {}", command.get_name());
        (bold(&name), about.unwrap_or_default())
    };
    let rows: Vec<(String, String)> = args::command(texts).get_subcommands().map(row).collect();
    lines.extend(layout::list(&rows, terminal.width));
    let games: Vec<String> = GameId::ALL.iter().map(GameId::to_string).collect();
    let languages: Vec<String> = Lang::ALL
        .iter()
        .map(|l| format!("{l} ({})", l.name()))
        .collect();
    let notes = [
        Phrase::new("overview-games").with("games", games.join(", ")),
        Phrase::new("overview-languages").with("languages", languages.join(", ")),
        Phrase::new("overview-more").with("game", GameId::ALL[0].info().id),
    ];
    lines.push(String::new());
    for note in notes {
        lines.extend(layout::wrap(&texts.say(&note), terminal.width, 2));
    }
    lines
}
