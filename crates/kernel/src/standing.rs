//! Scores so far by category, and the final ranking.

use serde::Serialize;

use crate::phrase::{Arg, Phrase};
use crate::rule::RuleId;
use crate::seat::{Seat, SeatSet};

/// One line of the score sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Category {
    /// The message that names it.
    pub name: &'static str,
    /// Why it counts.
    pub rule: RuleId,
    /// Its points; `None` while they are hidden from the viewer.
    pub points: Option<i32>,
}

/// The score of one seat, as far as the viewer may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Score {
    /// Whose it is.
    pub seat: Seat,
    /// Its categories.
    pub categories: Vec<Category>,
    /// The sum of what is known.
    pub total: i32,
    /// What breaks ties, the first that differs decides, higher is better.
    pub tie_breaks: Vec<i32>,
    /// The place in the ranking, from 1; seats that share a place share its number. Only when over.
    pub place: Option<u8>,
    /// Titles, challenges met and other honours.
    pub honours: Vec<Phrase>,
}

/// The score of an opponent whom the game plays itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct AutomaScore {
    /// The message that names it.
    pub name: Phrase,
    /// Its categories.
    pub categories: Vec<Category>,
    /// The sum.
    pub total: i32,
    /// The same honours as those of a seat.
    pub honours: Vec<Phrase>,
}

impl AutomaScore {
    /// A score that adds up its categories.
    pub fn new(name: Phrase, categories: Vec<Category>) -> AutomaScore {
        AutomaScore {
            name,
            total: sum(&categories),
            categories,
            honours: Vec::new(),
        }
    }
}

fn sum(categories: &[Category]) -> i32 {
    categories.iter().filter_map(|one| one.points).sum()
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct End {
    /// One word for the way it ended, for statistics and messages.
    pub reason: &'static str,
    /// Who won; nobody if an automa did, or if the game knows no winner.
    pub winners: SeatSet,
}

/// The score sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Standing {
    /// One line per seat, in seat order.
    pub seats: Vec<Score>,
    /// Opponents whom the game plays itself.
    pub automas: Vec<AutomaScore>,
    /// How it ended, if it has.
    pub end: Option<End>,
}

impl Standing {
    /// Whoever is honoured, as a sentence names them, with their honours.
    pub fn honoured(&self) -> impl Iterator<Item = (Arg, &[Phrase])> {
        let seats = self.seats.iter();
        let seats = seats.map(|score| (Arg::from(score.seat), &score.honours[..]));
        let automas = self.automas.iter();
        let automas = automas.map(|automa| (automa.name.clone().into(), &automa.honours[..]));
        let all = seats.chain(automas);
        all.filter(|(_, honours)| !honours.is_empty())
    }

    /// The opponent that has won: where it is over and no seat has, the best of those whom the game plays itself.
    pub fn victor(&self) -> Option<&AutomaScore> {
        let over = self.end.as_ref().filter(|end| end.winners.is_empty());
        let best = self.automas.iter().max_by_key(|automa| automa.total);
        best.filter(|_| over.is_some())
    }
}

impl Score {
    /// A score that adds up its categories.
    pub fn new(seat: Seat, categories: Vec<Category>, tie_breaks: Vec<i32>) -> Score {
        Score {
            seat,
            total: sum(&categories),
            categories,
            tie_breaks,
            place: None,
            honours: Vec::new(),
        }
    }
}

/// Gives every score its place: more points first, then the tie-breaks; equal scores share a place.
/// Returns who came first.
pub fn rank(scores: &mut [Score]) -> SeatSet {
    let keys: Vec<(i32, Vec<i32>)> = scores
        .iter()
        .map(|s| (s.total, s.tie_breaks.clone()))
        .collect();
    for (score, key) in scores.iter_mut().zip(&keys) {
        let better = keys.iter().filter(|other| *other > key).count();
        score.place = Some(better as u8 + 1);
    }
    scores
        .iter()
        .filter(|s| s.place == Some(1))
        .map(|s| s.seat)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn score(seat: u8, points: i32, tie_breaks: &[i32]) -> Score {
        let category = Category {
            name: "points",
            rule: RuleId("T-1"),
            points: Some(points),
        };
        Score::new(Seat(seat), vec![category], tie_breaks.to_vec())
    }

    #[test]
    fn ties_are_broken_in_order_and_shared_at_last() {
        let mut scores = vec![
            score(0, 70, &[-5, 3]),
            score(1, 70, &[-4, 0]),
            score(2, 70, &[-5, 3]),
            score(3, 71, &[-9, 0]),
        ];
        let winners = rank(&mut scores);
        let places: Vec<u8> = scores.iter().filter_map(|s| s.place).collect();
        assert_eq!(places, [3, 2, 3, 1]);
        assert_eq!(winners, SeatSet::only(Seat(3)));
    }

    #[test]
    fn an_opponent_has_won_where_it_is_over_and_no_seat_has() {
        let bot = |total| AutomaScore {
            total,
            ..AutomaScore::new(Phrase::new("bot"), Vec::new())
        };
        let of = |winners: Option<SeatSet>, automas| Standing {
            seats: vec![score(0, 70, &[])],
            automas,
            end: winners.map(|winners| End {
                reason: "counted",
                winners,
            }),
        };
        let won = |standing: Standing| standing.victor().map(|bot| bot.total);
        assert_eq!(won(of(Some(SeatSet::NONE), vec![bot(7), bot(9)])), Some(9));
        assert_eq!(won(of(Some(SeatSet::only(Seat(0))), vec![bot(70)])), None);
        assert_eq!(won(of(Some(SeatSet::NONE), vec![])), None);
        assert_eq!(won(of(None, vec![bot(90)])), None);
    }
}
