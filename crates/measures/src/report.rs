//! The page of all measures.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::num::NonZeroU64;
use std::time::Duration;

use bots::{Histogram, Tally};
use kernel::Info;

use crate::exercise::{Exercise, Sort};
use crate::inventory::Mode;
use crate::named::{Named, SORTS};
use crate::server::{PLAYERS, Page, Traffic, WATCHERS};
use crate::speed::Speed;

/// What was measured of one game.
pub struct Measured {
    /// Which game.
    pub info: Info,
    /// Its modes; what follows by mode is in their order.
    pub modes: &'static [Mode],
    /// The rules that tests name.
    pub named: Named,
    /// How fast it is.
    pub speeds: Vec<(Speed, Page)>,
    /// What of the box is known to be beyond all bots.
    pub beyond_bots: usize,
    /// What its games used and came to.
    pub exercise: Exercise,
}

/// A page in the making. Writing to its strings cannot fail.
pub struct Report {
    games: NonZeroU64,
    played: u64,
    failed: usize,
    named: String,
    used: String,
    chapters: String,
    traffic: Traffic,
}

impl Report {
    /// A page on so many games by dice in each mode, and on what goes through the server.
    pub fn new(games: NonZeroU64, traffic: Traffic) -> Report {
        let sorts = SORTS.map(|(_, name)| format!(" {name} |")).concat();
        Report {
            games,
            played: 0,
            failed: 0,
            named: format!(
                "| |{sorts} named by tests |\n|---|{}\n",
                rule(SORTS.len() + 1)
            ),
            used: format!(
                "| | in the box | random | absent | greedy | anybody | beyond bots |\n|---|{}\n",
                rule(6)
            ),
            chapters: String::new(),
            traffic,
        }
    }

    /// Adds a game.
    pub fn add(&mut self, measured: &Measured) {
        let tallies = measured.exercise.tallies.iter();
        self.played += tallies
            .map(|tallies| tallies[Sort::Random as usize].games)
            .sum::<u64>();
        self.failed += measured.exercise.failures().len();
        self.names(measured);
        self.uses(measured);
        let _ = writeln!(self.chapters, "\n## {}", measured.info.title);
        self.speeds(measured);
        self.scores(measured);
    }

    fn names(&mut self, measured: &Measured) {
        let counts = SORTS.map(|(letter, _)| measured.named.count(letter));
        let cells = counts.map(|(there, _)| format!(" {there} |")).concat();
        let [there, named] = [0, 1].map(|at| -> usize {
            let part = |(there, named): &(usize, usize)| [*there, *named][at];
            counts.iter().map(part).sum()
        });
        let title = measured.info.title;
        let _ = writeln!(self.named, "| {title} |{cells} {} |", share(named, there));
    }

    fn uses(&mut self, measured: &Measured) {
        let uses = measured.exercise.uses.values();
        let all = uses.len();
        let by = Sort::ALL.map(|sort| {
            let used = uses.clone().filter(|used| used.counts[sort as usize] > 0);
            format!(" {} |", share(used.count(), all))
        });
        let anybody = all - measured.exercise.unused().len();
        let _ = writeln!(
            self.used,
            "| {} | {all} |{} {} | {} |",
            measured.info.title,
            by.concat(),
            share(anybody, all),
            measured.beyond_bots
        );
    }

    fn speeds(&mut self, measured: &Measured) {
        let page = &mut self.chapters;
        let _ = write!(
            page,
            "\n| seats | options | random games | failures | decisions a game | decisions/s | games/s | copy | view | \
             imagined world | legal list | page | first visit |\n|---|---|{}\n",
            rule(11)
        );
        for (mode, (speed, drawn)) in measured.speeds.iter().enumerate() {
            let tally = &measured.exercise.tallies[mode][Sort::Random as usize];
            let _ = writeln!(
                page,
                "| {} | {} | {} | {:.0} | {} | {} | {} | {} | {} | {} | {} | {} KB |",
                head(&measured.modes[mode]),
                grouped(tally.games),
                tally.failures.len(),
                tally.decisions as f64 / tally.games.max(1) as f64,
                grouped(speed.decisions as u64),
                grouped(speed.games as u64),
                told(speed.clone),
                told(speed.view),
                told(speed.imagine),
                told(speed.legal),
                told(drawn.time),
                drawn.bytes.div_ceil(1000),
            );
        }
    }

    fn scores(&mut self, measured: &Measured) {
        let page = &mut self.chapters;
        let _ = write!(
            page,
            "\n| seats | options | players | games | decisions a game | mean | p10 | p50 | p90 | ends |\n|---|---|---|{}---|\n",
            rule(6)
        );
        for (mode, tallies) in measured.modes.iter().zip(&measured.exercise.tallies) {
            for sort in [Sort::Random, Sort::Greedy] {
                let tally = &tallies[sort as usize];
                let mut scores = Histogram::default();
                tally.scores.iter().for_each(|seat| scores.add(seat));
                let _ = writeln!(
                    page,
                    "| {} | {} | {} | {:.0} | {:.1} | {} | {} | {} | {} |",
                    head(mode),
                    sort.name(),
                    tally.games,
                    tally.decisions as f64 / tally.games.max(1) as f64,
                    scores.mean(),
                    scores.percentile(10),
                    scores.percentile(50),
                    scores.percentile(90),
                    ends(tally),
                );
            }
        }
    }

    /// The whole page.
    pub fn page(&self) -> String {
        let Report {
            games,
            played,
            failed,
            named,
            used,
            chapters,
            traffic: Traffic { moves, events },
        } = self;
        let greedy = Sort::Greedy.name();
        let (games, played) = (grouped(games.get()), grouped(*played));
        format!(
            "# Measures

Made by `cargo run --release -p measures`, which plays every game in every mode: {games} games by dice, as many of
players who have left, and a fiftieth of that by the {greedy} bot, with every state validated. **{played} random games,
{failed} failures.** `--list` prints how often everything in the boxes was used. Speeds are those of one core
({core}), random play with legal lists; copy, view, imagined world and legal list are taken 150 decisions into
a game, the page of a table 40 decisions in, as a whole request in the median; a first visit loads page, styles,
script and icons, compressed.

## What tests name

{named}
## What games use

Cards, tokens, places, people, decisions that are asked and ways to end, by who used them at least once. What no bot
reaches is held to its rules by tests of its own.

{used}
## The server

{PLAYERS} people at tables of their own make {moves:.0} durable moves a second, while {WATCHERS} who watch them hear
of {events:.0} events a second.
{chapters}",
            core = core().unwrap_or_else(|| "of an unknown make".to_owned()),
        )
    }
}

/// The line under a table's head, for cells with numbers.
fn rule(cells: usize) -> String {
    "---:|".repeat(cells)
}

/// Seats and options of a mode, as the first cells of a line.
fn head(mode: &Mode) -> String {
    let settings = mode.settings.iter();
    let settings: Vec<String> = settings
        .map(|(key, value)| format!("{key} {value}"))
        .collect();
    format!("{} | {}", mode.seats, settings.join(", ").replace('_', " "))
}

/// How often which end was reached, and how often the automas won.
fn ends(tally: &Tally) -> String {
    let games = tally.games.max(1);
    let percent = |count: u64| format!("{} %", (200 * count + games) / (2 * games));
    let ends: BTreeMap<&str, u64> = tally.ends.clone();
    let ends = ends.into_iter();
    let ends = ends.map(|(reason, count)| format!("{reason} {}", percent(count)));
    let automas = tally.automas.iter();
    let automas = automas.map(|(name, automa)| {
        let (mean, wins) = (automa.scores.mean(), percent(automa.wins));
        format!("{name} scores {mean:.0} and wins {wins}")
    });
    ends.chain(automas).collect::<Vec<String>>().join("; ")
}

/// A part of a whole: `all` of it, or how much.
fn share(part: usize, all: usize) -> String {
    match part == all {
        true => "all".to_owned(),
        false => format!("{part} of {all}"),
    }
}

fn told(time: Duration) -> String {
    let nanos = time.as_nanos();
    match nanos {
        0..10_000 => format!("{nanos} ns"),
        10_000..1_000_000 => format!("{:.1} µs", nanos as f64 / 1e3),
        _ => format!("{:.1} ms", nanos as f64 / 1e6),
    }
}

/// A large number in groups of three digits.
fn grouped(number: u64) -> String {
    bots::grouped(number, ',')
}

/// What the processor calls itself, where the system tells.
fn core() -> Option<String> {
    let told = std::fs::read_to_string("/proc/cpuinfo").ok()?;
    let line = told.lines().find(|line| line.starts_with("model name"))?;
    Some(line.split(':').nth(1)?.trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_told_for_people() {
        assert_eq!(grouped(1_234_567), "1,234,567");
        assert_eq!(told(Duration::from_nanos(812)), "812 ns");
        assert_eq!(told(Duration::from_micros(12)), "12.0 µs");
        assert_eq!(told(Duration::from_micros(4_250)), "4.2 ms");
        assert_eq!(
            (share(3, 3), share(2, 3)),
            ("all".to_owned(), "2 of 3".to_owned())
        );
    }
}
