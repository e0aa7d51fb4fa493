//! Score sheets add up, and everyone agrees on the last one.

use crate::game::Game;
use crate::option::Options;
use crate::seat::{Seat, Viewer};
use crate::standing::{Category, Standing};
use crate::testkit::defect::Kind;
use crate::testkit::words::{self, Words};

/// Checks the score sheet of every viewer; returns how the game ended, if it has.
pub(super) fn standings<G: Game>(state: &G, words: &Words) -> Result<Option<&'static str>, Kind> {
    let seats = state.options().seats();
    let last = G::standing(&state.view(Viewer::Spectator));
    for viewer in Viewer::all(seats) {
        let standing = G::standing(&state.view(viewer));
        spoken(&standing, words)?;
        sheet(&standing, seats, state.is_over())
            .and_then(|()| agrees(&standing, &last))
            .map_err(|problem| Kind::Standing { viewer, problem })?;
    }
    Ok(last.end.map(|end| end.reason))
}

fn sheet(standing: &Standing, seats: u8, over: bool) -> Result<(), String> {
    if !standing.seats.iter().map(|s| s.seat).eq(Seat::all(seats)) {
        return Err("it has not one line per seat, in seat order".to_owned());
    }
    for score in &standing.seats {
        adds_up(&score.categories, score.total).map_err(|e| format!("seat {}: {e}", score.seat))?;
        if score.place.is_some() != over || score.place == Some(0) {
            let (seat, place) = (score.seat, score.place);
            return Err(format!("seat {seat} has place {place:?}; over: {over}"));
        }
    }
    for automa in &standing.automas {
        adds_up(&automa.categories, automa.total).map_err(|e| format!("automa: {e}"))?;
    }
    match &standing.end {
        Some(end) if end.reason.is_empty() => Err("the end has no reason".to_owned()),
        Some(end) if end.winners.iter().any(|seat| seat.0 >= seats) => {
            Err(format!("the winners are {:?}", end.winners))
        }
        end if end.is_some() != over => Err(format!("the end is {end:?}; over: {over}")),
        _ => Ok(()),
    }
}

fn adds_up(categories: &[Category], total: i32) -> Result<(), String> {
    let sum: i32 = categories.iter().filter_map(|c| c.points).sum();
    if sum == total {
        Ok(())
    } else {
        Err(format!(
            "the total is {total}, the categories add up to {sum}"
        ))
    }
}

/// Once the game is over, every viewer has the same totals, places and end.
fn agrees(standing: &Standing, other: &Standing) -> Result<(), String> {
    let result = |s: &Standing| {
        let seats: Vec<_> = s.seats.iter().map(|s| (s.total, s.place)).collect();
        let automas: Vec<_> = s.automas.iter().map(|a| a.total).collect();
        (seats, automas, s.end.clone())
    };
    if standing.end.is_some() && result(standing) != result(other) {
        return Err("another viewer has another final result".to_owned());
    }
    Ok(())
}

fn spoken(standing: &Standing, words: &Words) -> Result<(), Kind> {
    const WHAT: &str = "a score sheet";
    let seats = standing.seats.iter().flat_map(|s| &s.categories);
    let automas = standing.automas.iter().flat_map(|a| &a.categories);
    for category in seats.chain(automas) {
        words::message(WHAT, category.name)?;
        words.rule(WHAT, category.rule)?;
    }
    let honours = standing.seats.iter().flat_map(|s| &s.honours);
    let honours = honours.chain(standing.automas.iter().flat_map(|a| &a.honours));
    let names = standing.automas.iter().map(|a| &a.name);
    honours
        .chain(names)
        .try_for_each(|phrase| words::phrase(WHAT, phrase))
}
