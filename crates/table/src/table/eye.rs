//! What is remembered for each viewer, so that nobody is told more often than they may know.

use crate::entry::Deed;
use kernel::{Game, Play, Seat, SeatSet, Viewer};

/// What is remembered for one viewer: nothing that could not be folded again.
#[derive(Clone, Debug)]
pub(super) struct Eye<G: Game> {
    pub(super) viewer: Viewer,
    pub(super) version: u32,
    pub(super) decision: u32,
    pub(super) glance: Glance<G>,
    /// What the viewer knew when it last acted. What its action has revealed, it did not know yet.
    pub(super) acted: Option<Known<G>>,
    /// How much of the story the viewer had been told when each remark was made.
    pub(super) heard: Vec<usize>,
    /// What the viewer's seat saw at each of its decisions that it can step back to, the oldest first.
    pub(super) trail: Vec<G::View>,
    /// For which decision the viewer's seat last acted, and how.
    pub(super) last: Option<(u32, String)>,
}

/// What a viewer knew at some time.
#[derive(Clone, Debug)]
pub(super) struct Known<G: Game> {
    pub(super) view: G::View,
    /// How much of the story.
    pub(super) told: usize,
    /// How many remarks.
    pub(super) heard: usize,
}

/// What a viewer sees of the running game, to be compared with what it sees later.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Glance<G: Game> {
    view: G::View,
    told: usize,
    to_act: SeatSet,
    pub(super) prompt: Option<G::Prompt>,
    pub(super) legal: Vec<G::Action>,
}

/// What a line of the ledger has done to the game.
#[derive(Clone, Copy, Debug)]
pub(super) enum Effect {
    /// Nothing: it was said aloud.
    Said,
    /// Actions were taken, which revealed something to these seats.
    Took(SeatSet),
    /// The seat took its own last action back.
    TookBack,
    /// With everybody's consent the game went back.
    Rewound,
}

/// A line of the ledger, as the eyes notice it.
pub(super) struct News<'a> {
    pub(super) seat: Seat,
    pub(super) deed: &'a Deed,
    pub(super) effect: Effect,
    /// Whether the seat's owner did it, not the house for it.
    pub(super) in_person: bool,
    /// Whether a question came or went with it.
    pub(super) asked: bool,
    /// How many remarks have been made by now.
    pub(super) remarks: usize,
}

impl<G: Game> Glance<G> {
    fn new(play: &Play<G>, viewer: Viewer) -> Glance<G> {
        let seat = viewer.seat();
        let state = play.state();
        Glance {
            view: state.view(viewer),
            told: play.log().seen_by(viewer).len(),
            to_act: state.to_act(),
            prompt: seat.and_then(|seat| state.prompt(seat)),
            legal: seat.map_or_else(Vec::new, |seat| state.legal_actions(seat)),
        }
    }

    fn same_decision(&self, other: &Glance<G>) -> bool {
        self.prompt == other.prompt && self.legal == other.legal
    }
}

impl<G: Game> Eye<G> {
    pub(super) fn new(play: &Play<G>, viewer: Viewer) -> Eye<G> {
        Eye {
            viewer,
            version: 0,
            decision: 0,
            glance: Glance::new(play, viewer),
            acted: None,
            heard: Vec::new(),
            trail: Vec::new(),
            last: None,
        }
    }

    /// Looks at the game again. What another seat did in secret leaves no trace here.
    pub(super) fn look(&mut self, play: &Play<G>, news: &News<'_>) {
        let mine = self.viewer.is(news.seat);
        let glance = Glance::new(play, self.viewer);
        let aloud = news.asked || matches!(news.effect, Effect::Said | Effect::Rewound);
        let decided = mine && matches!(news.effect, Effect::Took(..) | Effect::TookBack);
        // A decision that was made before something came to light has to be thought over, even if the
        // question reads the same.
        let enlightened = match news.effect {
            Effect::Said | Effect::TookBack => false,
            Effect::Took(reveals) => self.viewer.seat().is_some_and(|s| reveals.contains(s)),
            Effect::Rewound => true,
        };
        let anew = decided || enlightened || !glance.same_decision(&self.glance);
        if let Deed::Act(action) = news.deed
            && mine
        {
            self.last = Some((self.decision, action.clone()));
        }
        let changed = anew || glance != self.glance;
        self.version += u32::from(aloud || changed);
        self.decision += u32::from(anew);
        if decided && news.in_person {
            // What an action brings to light is news, and so is what an automa does in answer to it.
            let known = if enlightened { &self.glance } else { &glance };
            self.acted = Some(Known {
                view: known.view.clone(),
                told: known.told,
                heard: self.heard.len(),
            });
        } else if let Some(known) = &mut self.acted {
            // A story that was taken back and told anew is news.
            known.told = glance.told.min(known.told);
        }
        // What was said stands where the story was, or at its end if that was taken back.
        self.heard.resize(news.remarks, glance.told);
        for at in &mut self.heard {
            *at = glance.told.min(*at);
        }
        let seen = std::mem::replace(&mut self.glance, glance);
        match news.effect {
            Effect::Took(_) if mine && news.in_person && !enlightened => self.trail.push(seen.view),
            Effect::TookBack if mine => drop(self.trail.pop()),
            Effect::Said => {}
            // Over what others did, and what came to light, no trail leads back. What they did in secret
            // leaves it alone: that it was done must not show.
            _ if changed => self.trail.clear(),
            _ => {}
        }
    }
}
