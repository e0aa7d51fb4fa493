//! How a game has come out, in words: who has won, with what, and before whom. The story ends with it.

use std::cmp::Reverse;

use kernel::{Arg, Phrase, Standing};

use crate::words;

/// Somebody at the end of a game: a seat, or an opponent whom the game plays itself.
struct Finalist {
    who: Arg,
    points: i32,
    wins: bool,
}

/// Everybody, whoever has more first; an opponent comes before the seats that it is level with.
fn finalists(standing: &Standing) -> Vec<Finalist> {
    let winners = standing.end.as_ref().map(|end| end.winners);
    let victor = standing.victor().map(|automa| &automa.name);
    let automas = standing.automas.iter().map(|automa| {
        let finalist = Finalist {
            who: automa.name.clone().into(),
            points: automa.total,
            wins: victor == Some(&automa.name),
        };
        (None, finalist)
    });
    let seats = standing.seats.iter().map(|score| {
        let finalist = Finalist {
            who: score.seat.into(),
            points: score.total,
            wins: winners.is_some_and(|winners| winners.contains(score.seat)),
        };
        (score.place, finalist)
    });
    let mut all: Vec<(Option<u8>, Finalist)> = automas.chain(seats).collect();
    all.sort_by_key(|(place, finalist)| (Reverse(finalist.points), *place));
    all.into_iter().map(|(_, finalist)| finalist).collect()
}

fn points(count: i32) -> Phrase {
    Phrase::new("outcome-points").with("count", count)
}

fn named(finalist: &Finalist) -> Phrase {
    Phrase::new("person-name").with("name", finalist.who.clone())
}

fn counted(finalist: &Finalist) -> Phrase {
    let name = Phrase::new("person-points").with("name", finalist.who.clone());
    name.with("points", finalist.points)
}

/// Who has won, as a list that a message can speak: seats, or the opponent that has beaten them all.
pub fn winners(standing: &Standing) -> Vec<Phrase> {
    let all = finalists(standing).into_iter();
    let won = all.filter(|finalist| finalist.wins);
    won.map(|finalist| named(&finalist)).collect()
}

/// Who has won, with how many points, and before whom; `None` while the game runs.
pub fn outcome(standing: &Standing) -> Option<Phrase> {
    standing.end.as_ref()?;
    let all = finalists(standing).into_iter();
    let (won, others): (Vec<Finalist>, Vec<Finalist>) = all.partition(|finalist| finalist.wins);
    let Some(first) = won.first() else {
        return Some(without_winner(standing));
    };
    let wins = Phrase::new("outcome-wins")
        .with("names", won.iter().map(named).collect::<Vec<_>>())
        .with("count", won.len() as i64)
        .with("points", points(first.points));
    let tied = others.iter().any(|other| other.points == first.points);
    let sentence = Phrase::new(match (others.is_empty(), tied) {
        (true, _) => return Some(Phrase::new("outcome-all").with("won", wins)),
        (false, false) => "outcome-ahead",
        (false, true) => "outcome-tie",
    });
    let others: Vec<Phrase> = others.iter().map(counted).collect();
    Some(sentence.with("won", wins).with("others", others))
}

/// A game that knows no winner: whoever plays it alone has a title, or points at least.
fn without_winner(standing: &Standing) -> Phrase {
    let [alone] = &standing.seats[..] else {
        return Phrase::new("outcome-nobody");
    };
    let sentence = Phrase::new("outcome-alone")
        .with("name", alone.seat)
        .with("points", points(alone.total));
    let title: Vec<Phrase> = alone.honours.iter().take(1).cloned().collect();
    sentence
        .with("titles", title.len() as i64)
        .with("title", title)
}

/// The last line of a story: how it ended, and who has won. `None` while the game runs.
pub fn last_line(standing: &Standing) -> Option<Phrase> {
    let end = standing.end.as_ref()?;
    let line = Phrase::new("outcome-last-line").with("how", words::end_reason(end.reason));
    Some(line.with("who", outcome(standing)?))
}

#[cfg(test)]
mod tests {
    use kernel::{AutomaScore, Category, End, RuleId, Score, Seat, rank};

    use super::*;
    use crate::{Lang, TEXTS, Texts};

    fn worth(points: i32) -> Vec<Category> {
        vec![Category {
            name: "points",
            rule: RuleId("T-1"),
            points: Some(points),
        }]
    }

    /// Seats with these points and tie-breaks, over.
    fn over(seats: &[(i32, i32)]) -> Standing {
        let of = |(at, (points, tie)): (usize, &(i32, i32))| {
            Score::new(Seat(at as u8), worth(*points), vec![*tie])
        };
        let mut seats: Vec<Score> = seats.iter().enumerate().map(of).collect();
        let winners = rank(&mut seats);
        Standing {
            seats,
            automas: Vec::new(),
            end: Some(End {
                reason: "counted",
                winners,
            }),
        }
    }

    /// The same against an opponent, who wins a tie.
    fn against(points: i32, other: i32) -> Standing {
        let mut standing = over(&[(points, 0)]);
        let name = Phrase::new("person-name").with("name", "Echo");
        standing.automas = vec![AutomaScore::new(name, worth(other))];
        if let Some(end) = standing.end.as_mut().filter(|_| other >= points) {
            end.winners = kernel::SeatSet::NONE;
        }
        standing
    }

    fn said(lang: Lang, standing: &Standing) -> String {
        let mut texts = Texts::new(lang, &[TEXTS]);
        for (seat, name) in ["Ann", "Bob", "Cid"].into_iter().enumerate() {
            texts.call(Seat(seat as u8), name);
        }
        let outcome = outcome(standing).expect("it is over");
        texts.try_say(&outcome).expect("words")
    }

    #[test]
    fn the_winner_is_named_with_points_before_the_others() {
        let standing = over(&[(70, 0), (75, 0), (64, 0)]);
        for (lang, words) in [
            (
                Lang::En,
                "Bob wins with 75 points, ahead of Ann (70) and Cid (64).",
            ),
            (Lang::Cs, "Bob vítězí (75 bodů), dále Ann (70) a Cid (64)."),
            (
                Lang::Pl,
                "Bob wygrywa (75 punktów), dalej Ann (70) i Cid (64).",
            ),
        ] {
            assert_eq!(said(lang, &standing), words);
        }
    }

    #[test]
    fn points_have_their_plurals() {
        let of = |lang| [1, 3, 22, 25].map(|points| said(lang, &over(&[(points, 0), (-2, 0)])));
        let [one, three, ..] = of(Lang::En);
        assert_eq!(one, "Ann wins with 1 point, ahead of Bob (−2).");
        assert_eq!(three, "Ann wins with 3 points, ahead of Bob (−2).");
        let of_words = |lang, words: [&str; 4]| {
            for (said, words) in of(lang).iter().zip(words) {
                assert!(said.contains(&format!("({words})")), "{said}");
            }
        };
        of_words(Lang::Cs, ["1 bod", "3 body", "22 bodů", "25 bodů"]);
        of_words(Lang::Pl, ["1 punkt", "3 punkty", "22 punkty", "25 punktów"]);
    }

    #[test]
    fn ties_are_shared_or_decided() {
        let shared = said(Lang::En, &over(&[(75, 2), (75, 2), (64, 0)]));
        assert_eq!(
            shared,
            "Ann and Bob share the victory with 75 points each, ahead of Cid (64)."
        );
        let all = said(Lang::En, &over(&[(75, 2), (75, 2)]));
        assert_eq!(all, "Ann and Bob share the victory with 75 points each.");
        let decided = said(Lang::En, &over(&[(75, 1), (75, 2), (64, 0)]));
        assert_eq!(
            decided,
            "Bob wins with 75 points, ahead of Ann (75) and Cid (64); the tie-break decides."
        );
    }

    #[test]
    fn whoever_plays_alone_beats_the_opponent_or_is_beaten() {
        let said = |standing| said(Lang::En, &standing);
        assert_eq!(
            said(against(75, 70)),
            "Ann wins with 75 points, ahead of Echo (70)."
        );
        assert_eq!(
            said(against(70, 75)),
            "Echo wins with 75 points, ahead of Ann (70)."
        );
        assert_eq!(
            said(against(70, 70)),
            "Echo wins with 70 points, ahead of Ann (70); the tie-break decides."
        );
    }

    #[test]
    fn a_game_without_winner_tells_the_title_or_that_nobody_has_won() {
        let lost = |seats: &[(i32, i32)]| {
            let mut standing = over(seats);
            if let Some(end) = &mut standing.end {
                end.winners = kernel::SeatSet::NONE;
            }
            standing
        };
        assert_eq!(said(Lang::En, &lost(&[(0, 0), (0, 0)])), "Nobody has won.");
        let mut alone = lost(&[(75, 0)]);
        assert_eq!(said(Lang::En, &alone), "Ann finishes with 75 points.");
        let title = |name| Phrase::new("person-name").with("name", name);
        alone.seats[0].honours = vec![title("Legend"), title("Bank Robber")];
        assert_eq!(
            said(Lang::En, &alone),
            "Ann finishes with 75 points: Legend."
        );
    }

    #[test]
    fn nothing_is_told_while_the_game_runs() {
        let mut standing = over(&[(75, 0), (70, 0)]);
        standing.end = None;
        assert_eq!(outcome(&standing), None);
        assert_eq!(last_line(&standing), None);
        assert!(winners(&standing).is_empty());
    }
}
