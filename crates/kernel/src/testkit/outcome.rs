//! An action tried on a copy, and what came of it.

use crate::chance::Chance;
use crate::game::Game;
use crate::log::{Log, Seen};
use crate::option::Options;
use crate::refusal::{Explain, Refusal};
use crate::seat::{Seat, SeatSet, Viewer};
use crate::testkit::defect::{Channel, Kind};

/// What an accepted action has led to.
pub(super) struct Outcome<G: Game> {
    pub(super) state: G,
    pub(super) reveals: SeatSet,
    log: Log<G::Event>,
}

impl<G: Game> Outcome<G> {
    /// Takes an action on a copy; `Err(refusal)` inside if it is refused.
    pub(super) fn of(
        state: &G,
        chance: &Chance,
        seat: Seat,
        action: G::Action,
        log: Log<G::Event>,
    ) -> Result<Result<Outcome<G>, Refusal<G::WhyNot>>, Kind> {
        let mut outcome = Outcome {
            state: state.clone(),
            reveals: SeatSet::NONE,
            log,
        };
        let mut drawn = chance.clone();
        match outcome
            .state
            .apply(seat, action, &mut drawn, &mut outcome.log)
        {
            Err(refusal) => Ok(Err(refusal)),
            Ok(reveals) => {
                outcome.reveals = reveals;
                marked::<G>(state, seat, action, reveals, chance, &drawn)?;
                outcome.state.validate().map_err(Kind::Invariant)?;
                Ok(Ok(outcome))
            }
        }
    }

    /// What the action told a viewer.
    pub(super) fn told(&self, viewer: Viewer) -> Vec<Seen<'_, G::Event>> {
        self.log.seen_by(viewer)
    }

    /// Whether the action says that it told a viewer something. `reveals` does not speak of the
    /// spectator; what is told to everyone but the mover, who may have known it, is public. So is all
    /// that somebody does who plays alone.
    pub(super) fn tells(&self, mover: Seat, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.reveals.contains(seat),
            Viewer::Spectator => Seat::all(self.state.options().seats())
                .all(|seat| seat == mover || self.reveals.contains(seat)),
        }
    }
}

/// Checks that an action which drew from chance says so to whoever took it: a step back would let
/// them draw again.
pub(super) fn marked<G: Game>(
    state: &G,
    seat: Seat,
    action: G::Action,
    reveals: SeatSet,
    before: &Chance,
    after: &Chance,
) -> Result<(), Kind> {
    if let Some(seat) = reveals.iter().find(|s| s.0 >= state.options().seats()) {
        return Err(Kind::NoSuchSeat { seat });
    }
    if before.position() != after.position() && !reveals.contains(seat) {
        return Err(Kind::RevealUnmarked {
            seat,
            action: action.to_string(),
            viewer: Viewer::Seat(seat),
            channel: Channel::Chance,
        });
    }
    Ok(())
}

/// The defect that a legal action was refused.
pub(super) fn refused<G: Game>(
    seat: Seat,
    action: G::Action,
    refusal: &Refusal<G::WhyNot>,
) -> Kind {
    Kind::LegalRefused {
        seat,
        action: action.to_string(),
        refusal: reason(refusal),
    }
}

/// A refusal in a few words.
pub(super) fn reason<W: Explain + std::fmt::Debug>(refusal: &Refusal<W>) -> String {
    match refusal.rule() {
        Some(rule) => format!("{refusal:?} ({rule})"),
        None => format!("{refusal:?}"),
    }
}
