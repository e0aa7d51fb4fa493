//! What leaves a table: sights of viewers, and everything once it is finished.

use kernel::replay;
use kernel::{Game, Options, Play, Seat, UndoError, Viewer};

use super::Table;
use super::eye::Eye;
use crate::entry::Request;
use crate::remark::Heard;
use crate::sight::{Back, Place, Sight, Told};

impl<G: Game> Table<G> {
    /// The table through the eyes of a viewer.
    pub fn sight(&self, viewer: Viewer) -> Sight<G> {
        let eye = self.eye(viewer);
        let told = eye.acted.as_ref().map_or(0, |known| known.told);
        let mut sight = self.see(&self.play, eye.viewer, told);
        sight.version = eye.version;
        sight.decision = eye.decision;
        sight.before = eye.acted.as_ref().map(|known| known.view.clone());
        sight.talk = self.talk(eye);
        let back = self.asked.filter(|asked| asked.request == Request::Back);
        sight.at_stake = back.and_then(|asked| self.at_stake(asked.by, eye.viewer));
        match eye.viewer.seat() {
            Some(seat) if self.goes_on() && self.decides_alone(seat) => {
                sight.prompt.clone_from(&eye.glance.prompt);
                sight.legal.clone_from(&eye.glance.legal);
                sight.back = match self.can_step_back(seat) {
                    Ok(()) => Back::Free,
                    Err(UndoError::Nothing) => Back::Nothing,
                    Err(UndoError::Revealed) => Back::Ask,
                };
                if sight.back == Back::Free {
                    sight.trail.clone_from(&eye.trail);
                }
            }
            _ => {}
        }
        sight
    }

    /// What the viewer has heard the people say.
    fn talk(&self, eye: &Eye<G>) -> Vec<Heard> {
        let known = eye.acted.as_ref().map_or(0, |known| known.heard);
        let heard = self.remarks.iter().zip(&eye.heard).enumerate();
        heard
            .map(|(at, (remark, after))| Heard {
                remark: *remark,
                after: *after,
                fresh: at >= known,
            })
            .collect()
    }

    /// How the table looked to a viewer after so many actions, or at the end if there are fewer; `None` if it is
    /// not finished. The game is gone through once, from its beginning to its end: `pass` is shown it after
    /// every action.
    pub fn look_back(
        &self,
        viewer: Viewer,
        ply: u32,
        mut pass: impl FnMut(&Play<G>),
    ) -> Option<Sight<G>> {
        let options = self.play.state().options();
        let look = || self.gone_through(viewer, ply, &mut pass);
        self.is_finished().then(|| options.within(look))
    }

    fn gone_through(&self, viewer: Viewer, ply: u32, pass: &mut impl FnMut(&Play<G>)) -> Sight<G> {
        let mut play = self.play.beginning();
        pass(&play);
        let mut sight = self.see(&play, viewer, 0);
        sight.before = Some(sight.view.clone());
        loop {
            let last = play.ply() + 1 == ply.min(self.play.ply());
            let before =
                last.then(|| (play.state().view(viewer), play.log().seen_by(viewer).len()));
            if !play.follow(&self.play) {
                break;
            }
            pass(&play);
            if let Some((before, told)) = before {
                sight = self.see(&play, viewer, told);
                sight.version = play.ply();
                sight.before = Some(before);
            }
        }
        sight
    }

    /// How often something has changed for a viewer: [`Sight::version`].
    pub fn version(&self, viewer: Viewer) -> u32 {
        self.eye(viewer).version
    }

    /// Whether it is on the viewer to decide something: [`Sight::is_my_turn`].
    pub fn is_turn_of(&self, viewer: Viewer) -> bool {
        let asked = |seat| self.decides_alone(seat) && self.play.state().to_act().contains(seat);
        self.goes_on() && viewer.seat().is_some_and(asked)
    }

    /// The replay file, if the table is finished: before that it would tell every secret.
    pub fn replay(&self) -> Option<String> {
        self.is_finished().then(|| replay::write(&self.play))?
    }

    /// What a viewer sees of the game as it is played there; who decides what is left out.
    fn see(&self, play: &Play<G>, viewer: Viewer, told: usize) -> Sight<G> {
        let view = play.state().view(viewer);
        let seen = play.log().seen_by(viewer).into_iter().enumerate();
        let to_act = play.state().to_act();
        let finished = self.is_finished();
        let places = Seat::all(self.seats()).zip(&self.places);
        Sight {
            id: self.header.id.clone(),
            title: self.header.title.clone(),
            viewer,
            version: 0,
            decision: 0,
            standing: G::standing(&view),
            view,
            before: None,
            prompt: None,
            legal: Vec::new(),
            story: seen
                .map(|(i, seen)| Told {
                    event: seen.event.clone(),
                    fresh: i >= told,
                })
                .collect(),
            places: places
                .map(|(seat, place)| Place {
                    owes: !finished && !place.conceded && to_act.contains(seat),
                    ..place.clone()
                })
                .collect(),
            talk: Vec::new(),
            asked: self.asked,
            at_stake: None,
            back: Back::Nothing,
            trail: Vec::new(),
            finished,
            plies: finished.then(|| self.play.ply()),
            again: self.again.clone().filter(|_| viewer.seat().is_some()),
            commitment: self.play.commitment(),
            stopped: self.stopped.clone(),
            settings: play.state().options().settings(),
            edition: play.state().options().edition(),
            agreed: self.agreed,
            open_amendments: self.open_amendments(),
            seed: finished.then_some(self.header.seed),
        }
    }
}
