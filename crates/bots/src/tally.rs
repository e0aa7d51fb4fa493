//! What came of many games. Everything in it is a count or a sum, so that tallies can be added in any
//! order and still come out the same.

use std::collections::BTreeMap;

use kernel::Standing;

/// The counts.
#[derive(Default, Debug, PartialEq)]
pub struct Tally {
    /// How many games.
    pub games: u64,
    /// How many decisions they took together.
    pub decisions: u64,
    /// Scores by seat.
    pub scores: Vec<Histogram>,
    /// Wins by seat; a shared win counts for each.
    pub wins: Vec<u64>,
    /// By the message that names them.
    pub automas: BTreeMap<String, Automa>,
    /// Games by the way they ended.
    pub ends: BTreeMap<&'static str, u64>,
    /// The games that were not played to a good end.
    pub failures: Vec<Failed>,
}

/// What came of an opponent whom the game plays itself.
#[derive(Default, Debug, PartialEq)]
pub struct Automa {
    /// Its scores.
    pub scores: Histogram,
    /// How often it won.
    pub wins: u64,
}

/// A game that was not played to a good end.
#[derive(Debug, PartialEq)]
pub struct Failed {
    /// Its number.
    pub game: u64,
    /// What went wrong.
    pub what: String,
}

/// How often each score occurred.
#[derive(Default, Debug, PartialEq)]
pub struct Histogram(BTreeMap<i32, u64>);

impl Tally {
    /// Nothing yet, for so many seats.
    pub fn new(seats: usize) -> Tally {
        Tally {
            scores: (0..seats).map(|_| Histogram::default()).collect(),
            wins: vec![0; seats],
            ..Tally::default()
        }
    }

    /// Counts a game that was played to its end.
    pub fn count(&mut self, decisions: u32, standing: &Standing) {
        self.games += 1;
        self.decisions += u64::from(decisions);
        for (histogram, score) in self.scores.iter_mut().zip(&standing.seats) {
            histogram.count(score.total);
        }
        let Some(end) = &standing.end else {
            return;
        };
        *self.ends.entry(end.reason).or_default() += 1;
        for seat in end.winners.iter() {
            self.wins[seat.index()] += 1;
        }
        let victor = standing.victor().map(|automa| &automa.name);
        for automa in &standing.automas {
            // The key is made only once: a simulation meets the same few automas again and again.
            let id = automa.name.id.as_ref();
            if !self.automas.contains_key(id) {
                self.automas.insert(id.to_owned(), Automa::default());
            }
            if let Some(known) = self.automas.get_mut(id) {
                known.scores.count(automa.total);
                known.wins += u64::from(victor == Some(&automa.name));
            }
        }
    }

    /// Counts a game that was not played to a good end.
    pub fn fail(&mut self, game: u64, what: String) {
        self.games += 1;
        self.failures.push(Failed { game, what });
    }

    /// Adds what another has counted.
    pub fn add(&mut self, other: Tally) {
        self.games += other.games;
        self.decisions += other.decisions;
        for (mine, theirs) in self.scores.iter_mut().zip(other.scores) {
            mine.add(&theirs);
        }
        for (mine, theirs) in self.wins.iter_mut().zip(other.wins) {
            *mine += theirs;
        }
        for (id, theirs) in other.automas {
            let mine = self.automas.entry(id).or_default();
            mine.scores.add(&theirs.scores);
            mine.wins += theirs.wins;
        }
        for (reason, count) in other.ends {
            *self.ends.entry(reason).or_default() += count;
        }
        self.failures.extend(other.failures);
    }

    /// Puts in order what came in the order of the threads.
    pub fn settle(&mut self) {
        self.failures.sort_by_key(|failed| failed.game);
    }
}

impl Histogram {
    fn count(&mut self, score: i32) {
        *self.0.entry(score).or_default() += 1;
    }

    /// Adds what another has counted.
    pub fn add(&mut self, other: &Histogram) {
        for (score, count) in &other.0 {
            *self.0.entry(*score).or_default() += count;
        }
    }

    /// The average; 0 of nothing.
    pub fn mean(&self) -> f64 {
        let (mut sum, mut games) = (0, 0);
        for (score, count) in &self.0 {
            sum += i64::from(*score) * *count as i64;
            games += count;
        }
        if games == 0 {
            return 0.0;
        }
        sum as f64 / games as f64
    }

    /// The smallest score that at least `percent` in a hundred games do not exceed; 0 of nothing.
    pub fn percentile(&self, percent: u64) -> i32 {
        let games: u64 = self.0.values().sum();
        let rank = (games * percent).div_ceil(100).max(1);
        let mut seen = 0;
        for (score, count) in &self.0 {
            seen += count;
            if seen >= rank {
                return *score;
            }
        }
        0
    }
}

/// A large number in groups of three digits, with a mark between them.
pub fn grouped(number: u64, mark: char) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(mark);
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn histogram(scores: impl IntoIterator<Item = i32>) -> Histogram {
        let mut histogram = Histogram::default();
        for score in scores {
            histogram.count(score);
        }
        histogram
    }

    #[test]
    fn percentiles_are_scores_that_occurred() {
        let scores = histogram(1..=100);
        assert_eq!(scores.mean(), 50.5);
        assert_eq!([10, 50, 90].map(|p| scores.percentile(p)), [10, 50, 90]);
        let few = histogram([-3, 7]);
        assert_eq!([10, 50, 90].map(|p| few.percentile(p)), [-3, -3, 7]);
        assert_eq!(histogram([]).percentile(50), 0);
        assert_eq!(histogram([]).mean(), 0.0);
    }

    #[test]
    fn tallies_can_be_added_in_any_order() {
        let one = || Tally {
            games: 2,
            wins: vec![1, 0],
            ends: BTreeMap::from([("rounds", 2)]),
            scores: vec![histogram([1, 2]), histogram([3, 4])],
            ..Tally::new(2)
        };
        let other = || Tally {
            failures: vec![Failed {
                game: 7,
                what: String::new(),
            }],
            scores: vec![histogram([2]), histogram([9])],
            ..Tally::new(2)
        };
        let (mut ab, mut ba) = (one(), other());
        ab.add(other());
        ba.add(one());
        assert_eq!(ab, ba);
    }

    #[test]
    fn digits_are_grouped_from_the_right() {
        let told = [12, 123, 1_234, 1_234_567].map(|number| grouped(number, '.'));
        assert_eq!(told, ["12", "123", "1.234", "1.234.567"]);
    }
}
