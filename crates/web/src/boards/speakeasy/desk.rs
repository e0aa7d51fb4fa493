//! The board of one boss, with what the viewer may see of it and is asked about it.

use kernel::{Phrase, Seat};
use maud::Markup;
use speakeasy::boss::Boss;
use speakeasy::player::{Player, Screen};
use speakeasy::step::Step;
use speakeasy::{Speakeasy, View};

use super::{ghosts, spots};
use crate::board::Scene;

/// The board that is shown large.
pub(super) struct Desk<'a> {
    pub(super) scene: &'a Scene<'a, Speakeasy>,
    pub(super) view: &'a View,
    pub(super) boss: Boss,
    pub(super) player: &'a Player,
    /// The same when the viewer last acted.
    pub(super) before: Option<&'a Player>,
    /// What is behind the screen, if the viewer may look.
    pub(super) screen: Option<Screen>,
    /// How many used helpers are behind it.
    pub(super) used: u8,
    /// What the viewer is asked, if this is its own board.
    pub(super) step: Option<Step>,
}

impl<'a> Desk<'a> {
    pub(super) fn of(scene: &'a Scene<'a, Speakeasy>, seat: Seat) -> Option<Desk<'a>> {
        let view = &scene.sight.view;
        let own = scene.sight.own() == Some(seat);
        Some(Desk {
            scene,
            view,
            boss: Boss::Player(seat),
            player: view.players.get(seat.index())?,
            before: before(scene, seat),
            screen: *view.screens.get(seat.index())?,
            used: *view.used.get(seat.index())?,
            step: spots::asked(scene).filter(|_| own),
        })
    }

    /// What something of this board becomes, while a move of its owner is looked at.
    pub(super) fn will_be<T: PartialEq>(
        &self,
        read: impl Fn(&Player) -> T,
        draw: impl Fn(&T) -> Markup,
    ) -> Markup {
        match self.step {
            Some(_) => ghosts::of_own(self.scene, read, draw),
            None => Markup::default(),
        }
    }

    pub(super) fn say(&self, phrase: &Phrase) -> String {
        self.scene.say(phrase)
    }

    pub(super) fn word(&self, id: &'static str) -> String {
        self.scene.word(id)
    }
}

/// A boss as it was when the viewer last acted.
pub(super) fn before<'a>(scene: &'a Scene<'_, Speakeasy>, seat: Seat) -> Option<&'a Player> {
    let view = scene.sight.before.as_ref()?;
    view.players.get(seat.index())
}
