//! `backroom simulate`: many games to the end, and what came of them.

mod report;
mod runner;

use std::io::{self, Write};
use std::time::Instant;

use bots::{BotKind, all_threads};
use catalog::Lang;
use kernel::{Options, Phrase};

use crate::args::SimulateArgs;
use crate::failure::Failure;
use crate::{Playable, set_up, texts_of};
use report::Report;
use runner::Runner;

/// More failures than this are only counted: one is enough to look into.
const TOLD_FAILURES: usize = 20;

/// Plays the games and prints a table or an object.
pub(crate) fn run<G: Playable>(args: &SimulateArgs, lang: Lang) -> Result<(), Failure> {
    let texts = texts_of::<G>(lang);
    let options: G::Options = args.set_up.options::<G>(&texts, true)?;
    let options = args.packs.apply::<G>(options, &texts)?;
    let sitters = set_up::sitters(&args.bot, options.seats(), &texts)?;
    let bots: Vec<BotKind> = sitters.into_iter().map(Option::unwrap_or_default).collect();
    let runner = Runner::<G> {
        options: options.clone(),
        bots: bots.clone(),
        seed: args.set_up.seed()?,
        check: args.check,
    };
    let threads = args.threads.map_or_else(all_threads, usize::from);
    let last = args
        .first
        .checked_add(args.games)
        .ok_or_else(|| Failure::Usage(texts.word("simulate-too-many")))?;
    let begun = Instant::now();
    let tally = runner.run(args.first..last, threads);
    let report = Report::new(
        G::INFO.id,
        options.settings(),
        &bots,
        &runner.seed,
        &tally,
        begun.elapsed(),
    );
    let mut output = io::stdout().lock();
    if args.json {
        let json = serde_json::to_string_pretty(&report).map_err(io::Error::from)?;
        writeln!(output, "{json}")?;
    } else {
        write!(output, "{}", report.table(&texts))?;
    }
    output.flush()?;
    for failed in tally.failures.iter().take(TOLD_FAILURES) {
        let phrase = Phrase::new("simulate-failed")
            .with("game", failed.game.to_string())
            .with(
                "seed",
                args.set_up.seed.clone().unwrap_or(runner.seed.to_string()),
            )
            .with("what", failed.what.as_str());
        eprintln!("{}", crate::layout::printable(&texts.say(&phrase)));
    }
    if tally.failures.is_empty() {
        return Ok(());
    }
    Err(Failure::Fault(texts.say(&report.failures())))
}
