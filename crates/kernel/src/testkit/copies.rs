//! States are plain values: they survive JSON, and nothing done to one copy reaches another.

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::game::Game;
use crate::option::Options;
use crate::seat::Viewer;
use crate::testkit::defect::Kind;

/// A value as JSON, or why not.
pub(super) fn json(value: &impl Serialize) -> Result<Vec<u8>, String> {
    serde_json::to_vec(value).map_err(|error| error.to_string())
}

/// Checks that the state and every view survive JSON.
pub(super) fn round_trips<G: Game>(state: &G) -> Result<(), Kind> {
    round_trip(state).map_err(|problem| Kind::StateRoundTrip { problem })?;
    for viewer in Viewer::all(state.options().seats()) {
        round_trip(&state.view(viewer))
            .map_err(|problem| Kind::ViewRoundTrip { viewer, problem })?;
    }
    Ok(())
}

fn round_trip<T: Serialize + DeserializeOwned + PartialEq>(value: &T) -> Result<(), String> {
    let written = json(value)?;
    let read: T = serde_json::from_slice(&written).map_err(|error| error.to_string())?;
    if read == *value {
        Ok(())
    } else {
        Err("what is read is not what was written".to_owned())
    }
}

/// Copies from earlier in a game, with what they looked like.
pub(super) struct Copies<G> {
    kept: Vec<(usize, G, Vec<u8>)>,
}

impl<G: Game> Copies<G> {
    pub(super) fn new() -> Copies<G> {
        Copies { kept: Vec::new() }
    }

    /// Keeps a copy at the plies 0, 1, 2, 4, 8 and so on: few, and from all ages.
    pub(super) fn keep(&mut self, ply: usize, state: &G) -> Result<(), Kind> {
        if ply == 0 || ply.is_power_of_two() {
            let looks = json(state).map_err(|problem| Kind::StateRoundTrip { problem })?;
            self.kept.push((ply, state.clone(), looks));
        }
        Ok(())
    }

    /// Checks that all copies still look the same. Equality alone would not see a cell that two
    /// copies share.
    pub(super) fn unchanged(&self) -> Result<(), Kind> {
        for (ply, state, looks) in &self.kept {
            same(*ply, state, looks)?;
        }
        Ok(())
    }
}

/// Checks that a state still looks as it did.
pub(super) fn same<G: Game>(ply: usize, state: &G, looks: &[u8]) -> Result<(), Kind> {
    if json(state).is_ok_and(|now| now == looks) {
        Ok(())
    } else {
        Err(Kind::CopyChanged { ply })
    }
}
