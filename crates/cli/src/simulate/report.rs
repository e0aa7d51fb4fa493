//! The result of a simulation, as an object and as a table.

use std::collections::BTreeMap;
use std::time::Duration;

use bots::{BotKind, Histogram, Tally};
use catalog::{Lang, Texts, words};
use kernel::{Phrase, Seat, Seed};
use serde::Serialize;

use crate::layout;

#[derive(Serialize)]
pub(super) struct Report {
    game: &'static str,
    seats: usize,
    options: BTreeMap<&'static str, &'static str>,
    bots: Vec<&'static str>,
    seed: String,
    games: u64,
    decisions: u64,
    seconds: f64,
    decisions_per_second: f64,
    games_per_second: f64,
    scores: Vec<SeatScore>,
    wins: Vec<u64>,
    automas: Vec<AutomaScore>,
    ends: BTreeMap<&'static str, u64>,
    failures: usize,
    failed: Vec<Failed>,
}

#[derive(Serialize)]
struct SeatScore {
    seat: Seat,
    mean: f64,
    p10: i32,
    p50: i32,
    p90: i32,
}

#[derive(Serialize)]
struct AutomaScore {
    name: String,
    mean: f64,
    wins: u64,
}

#[derive(Serialize)]
struct Failed {
    game: u64,
    seed: String,
    what: String,
}

impl Report {
    pub(super) fn new(
        game: &'static str,
        options: Vec<(&'static str, &'static str)>,
        bots: &[BotKind],
        seed: &Seed,
        tally: &Tally,
        time: Duration,
    ) -> Report {
        let seconds = time.as_secs_f64();
        let per_second = |count: u64| count as f64 / seconds.max(f64::MIN_POSITIVE);
        let scores = Seat::all(bots.len() as u8).zip(&tally.scores);
        let automas = tally.automas.iter();
        let failed = tally.failures.iter();
        Report {
            game,
            seats: bots.len(),
            options: options.into_iter().collect(),
            bots: bots.iter().map(|bot| bot.name()).collect(),
            seed: seed.to_string(),
            games: tally.games,
            decisions: tally.decisions,
            seconds,
            decisions_per_second: per_second(tally.decisions),
            games_per_second: per_second(tally.games),
            scores: scores.map(|(seat, h)| SeatScore::new(seat, h)).collect(),
            wins: tally.wins.clone(),
            automas: automas
                .map(|(name, automa)| AutomaScore {
                    name: name.clone(),
                    mean: automa.scores.mean(),
                    wins: automa.wins,
                })
                .collect(),
            ends: tally.ends.clone(),
            failures: tally.failures.len(),
            failed: failed
                .map(|failed| Failed {
                    game: failed.game,
                    seed: seed.nth(failed.game).to_string(),
                    what: failed.what.clone(),
                })
                .collect(),
        }
    }

    /// The report for a person.
    pub(super) fn table(&self, texts: &Texts) -> String {
        let lang = texts.lang();
        let settings: Vec<String> = self
            .options
            .iter()
            .map(|(k, v)| format!("{k}={v}"))
            .collect();
        let mut lines = vec![
            format!("{}  {}", self.game, settings.join(" ")),
            texts.say(
                &Phrase::new("simulate-speed")
                    .with("games", grouped(self.games))
                    .with("decisions", grouped(self.decisions))
                    .with("seconds", decimal(lang, self.seconds, 2))
                    .with("rate", grouped(self.decisions_per_second as u64)),
            ),
            String::new(),
        ];
        lines.extend(layout::table(&self.rows(texts)));
        lines.push(String::new());
        for (reason, count) in &self.ends {
            lines.push(
                texts.say(
                    &Phrase::new("simulate-end")
                        .with("reason", words::end_reason(reason))
                        .with("count", grouped(*count)),
                ),
            );
        }
        lines.push(texts.say(&self.failures()));
        lines.join("\n") + "\n"
    }

    /// How many games failed.
    pub(super) fn failures(&self) -> Phrase {
        Phrase::new("simulate-failures")
            .with("failures", self.failures as i64)
            .with("games", grouped(self.games))
    }

    fn rows(&self, texts: &Texts) -> Vec<Vec<String>> {
        let lang = texts.lang();
        let mut rows = vec![vec![
            String::new(),
            texts.word("simulate-mean"),
            "p10".to_owned(),
            "p50".to_owned(),
            "p90".to_owned(),
            texts.word("simulate-wins"),
            "%".to_owned(),
        ]];
        let share = |wins: u64| decimal(lang, 100.0 * wins as f64 / self.games.max(1) as f64, 1);
        for ((score, bot), wins) in self.scores.iter().zip(&self.bots).zip(&self.wins) {
            rows.push(vec![
                format!("{} ({bot})", texts.name(score.seat)),
                decimal(lang, score.mean, 1),
                score.p10.to_string(),
                score.p50.to_string(),
                score.p90.to_string(),
                grouped(*wins),
                share(*wins),
            ]);
        }
        for automa in &self.automas {
            rows.push(vec![
                texts.say(&Phrase::new(automa.name.clone())),
                decimal(lang, automa.mean, 1),
                String::new(),
                String::new(),
                String::new(),
                grouped(automa.wins),
                share(automa.wins),
            ]);
        }
        rows
    }
}

impl SeatScore {
    fn new(seat: Seat, scores: &Histogram) -> SeatScore {
        SeatScore {
            seat,
            mean: scores.mean(),
            p10: scores.percentile(10),
            p50: scores.percentile(50),
            p90: scores.percentile(90),
        }
    }
}

/// A large number in groups of three digits, as all our languages may write it.
fn grouped(number: u64) -> String {
    bots::grouped(number, '\u{a0}')
}

/// A fraction with the decimal mark of the language.
fn decimal(lang: Lang, number: f64, digits: usize) -> String {
    let text = format!("{number:.digits$}");
    match lang {
        Lang::En => text,
        Lang::Cs | Lang::Pl => text.replace('.', ","),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_for_people() {
        assert_eq!(grouped(1_234_567), "1\u{a0}234\u{a0}567");
        assert_eq!(grouped(12), "12");
        assert_eq!(decimal(Lang::Pl, 2.25, 1), "2,2");
        assert_eq!(decimal(Lang::En, 2.0, 1), "2.0");
    }
}
