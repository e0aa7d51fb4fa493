//! A step back leads where the remaining moves lead, or is refused and changes nothing.

use crate::game::Game;
use crate::option::Options;
use crate::play::{Move, Play, UndoError};
use crate::seat::Seat;
use crate::testkit::defect::{Kind, UndoProblem};
use crate::testkit::report::Report;

/// Lets every seat step back on a copy. A copy on which the step was refused takes the place of the
/// play, so that the rest of the game shows whether it still draws the same chance.
pub(super) fn steps_back<G: Game>(
    play: &mut Play<G>,
    options: &G::Options,
    report: &mut Report,
) -> Result<(), Kind> {
    for seat in Seat::all(options.seats()) {
        let wrong = |problem| Kind::Undo { seat, problem };
        let mut tried = play.clone();
        let last = play.moves().iter().rposition(|m| m.seat == seat);
        let undone = tried.undo(seat);
        if play.can_undo(seat) != undone {
            return Err(wrong(UndoProblem::Foretold));
        }
        match (undone, last) {
            (Ok(()), Some(last)) => {
                stepped_back(play, &mut tried, options, last).map_err(wrong)?;
                report.undos += 1;
            }
            (Err(UndoError::Revealed), Some(_)) | (Err(UndoError::Nothing), None) => {
                let same = tried.state() == play.state()
                    && tried.moves() == play.moves()
                    && tried.log().lines() == play.log().lines();
                if !same {
                    return Err(wrong(UndoProblem::RefusedWithChange));
                }
                *play = tried;
                report.undos_refused += 1;
            }
            _ => return Err(wrong(UndoProblem::Miscounted)),
        }
    }
    Ok(())
}

/// Checks a step back that took out the move number `last`.
fn stepped_back<G: Game>(
    before: &Play<G>,
    after: &mut Play<G>,
    options: &G::Options,
    last: usize,
) -> Result<(), UndoProblem> {
    let Move { seat, action, .. } = before.moves()[last];
    if before.moves()[last..]
        .iter()
        .any(|m| m.reveals.contains(seat))
    {
        return Err(UndoProblem::Allowed);
    }
    let mut kept = before.moves().to_vec();
    kept.remove(last);
    if after.moves() != kept {
        return Err(UndoProblem::OtherMoves);
    }
    let mut folded: Play<G> = Play::new(options, *before.seed());
    for m in &kept {
        folded
            .apply(m.seat, m.action)
            .map_err(|_| UndoProblem::OtherState)?;
    }
    if folded.state() != after.state() {
        return Err(UndoProblem::OtherState);
    }
    // What others did in the meantime does not depend on the move, nor the move on it: otherwise a
    // step back could change what they have drawn.
    match after.apply(seat, action) {
        Ok(_) if after.state() == before.state() => Ok(()),
        _ => Err(UndoProblem::NoWayBack),
    }
}
