//! What is in the box of a game, and what of it a decision uses.

mod escape_plan;
mod fliptown;
mod in_too_deep;
mod speakeasy;

use std::fmt::Debug;

use bots::{Moment, Worth};
use kernel::Options;

/// A kind of thing and one of them: a card, a place, a decision that is asked, a way to end.
pub type Thing = (&'static str, String);

/// A way to play a game.
#[derive(Clone, Copy, Debug)]
pub struct Mode {
    /// How many people play.
    pub seats: u8,
    /// What is chosen beside that.
    pub settings: &'static [(&'static str, &'static str)],
}

impl Mode {
    /// One person, and nothing chosen: every game can be played like that.
    pub const ALONE: Mode = Mode::new(1, &[]);

    const fn new(seats: u8, settings: &'static [(&'static str, &'static str)]) -> Mode {
        Mode { seats, settings }
    }

    /// Its options.
    ///
    /// # Panics
    /// If a game cannot be played like that, which is a mistake in its list of modes.
    pub fn options<G: Inventory>(&self) -> G::Options {
        let options = G::Options::parse_simulated(self.seats, self.settings.iter().copied());
        options.unwrap_or_else(|error| panic!("{self:?}: {error:?}"))
    }
}

/// A game that knows what is in its box.
pub trait Inventory: Worth {
    /// The ways to play: every number of seats, and every option at least once.
    const MODES: &'static [Mode];

    /// What takes a plan for a whole game that no bot has; rule tests hold each of these to its rule.
    const BEYOND_BOTS: &'static [(&'static str, &'static str)] = &[];

    /// Everything that games should use.
    fn contents() -> Vec<Thing>;

    /// What a decision uses.
    fn used(moment: &Moment<'_, Self>) -> Vec<Thing>;
}

/// Things of one kind.
fn things<Id: AsRef<str>>(
    kind: &'static str,
    ids: impl IntoIterator<Item = Id>,
) -> impl Iterator<Item = Thing> {
    ids.into_iter().map(move |id| thing(kind, id))
}

fn thing(kind: &'static str, id: impl AsRef<str>) -> Thing {
    (kind, id.as_ref().to_owned())
}

/// A decision by the name of its type, whatever it carries.
fn decision(asked: impl Debug) -> Thing {
    let name = format!("{asked:?}");
    let end = name.find(|c: char| !c.is_alphanumeric());
    thing("decision", &name[..end.unwrap_or(name.len())])
}
