//! What the economies of all games are told by: how scores spread, and what those have in common who score more.

use std::collections::{BTreeMap, BTreeSet};

/// The least, the quarters and the most of some scores, as cells of a table.
pub(crate) fn spread(scores: impl IntoIterator<Item = i32>) -> String {
    let mut scores: Vec<i32> = scores.into_iter().collect();
    scores.sort_unstable();
    let part = |quarter: usize| scores[(scores.len() - 1) * quarter / 4].to_string();
    let parts: Vec<String> = (0..=4).map(part).collect();
    parts.join(" | ")
}

/// The mean of some scores.
pub(crate) fn mean(scores: impl IntoIterator<Item = i32>) -> f64 {
    let (mut sum, mut count) = (0, 0);
    for score in scores {
        sum += i64::from(score);
        count += 1;
    }
    sum as f64 / f64::from(count.max(1))
}

/// Prints how often things were done, and how much richer those are who did them. A career is a score, and
/// everything done as often as it was done.
pub(crate) fn deeds(careers: &[(i32, &[String])]) {
    let mut counts: BTreeMap<&str, (usize, BTreeSet<usize>)> = BTreeMap::new();
    for (at, (_, deeds)) in careers.iter().enumerate() {
        for deed in *deeds {
            let (count, who) = counts.entry(deed).or_default();
            *count += 1;
            who.insert(at);
        }
    }
    for (deed, (count, who)) in counts {
        let each = count as f64 / careers.len() as f64;
        let all = careers.iter().map(|(score, _)| *score).enumerate();
        let (with, without): (Vec<_>, Vec<_>) = all.partition(|(at, _)| who.contains(at));
        let with = mean(with.into_iter().map(|(_, score)| score));
        let without = mean(without.into_iter().map(|(_, score)| score));
        println!("| {deed} | {each:.2} | {:+.0} |", with - without);
    }
}
