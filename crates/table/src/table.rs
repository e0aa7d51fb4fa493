//! A table as its ledger tells it.

use kernel::replay;
use kernel::{Game, OptionError, Options, Phrase, Play, RuleId, Seat, SeatSet, UndoError, Viewer};

use crate::entry::{Deed, Entry, Request};
use crate::header::{Header, Sitter};
use crate::sight::{Asked, Back, Place, Sight, Told};

/// A table: the fold over its header and its ledger. It knows everything; see [`Table::sight`].
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    header: Header,
    play: Play<G>,
    /// How many lines the ledger has.
    length: u32,
    places: Vec<Place>,
    asked: Option<Asked>,
    eyes: Vec<Eye<G>>,
}

/// What is remembered for one viewer: nothing that could not be folded again.
#[derive(Clone, Debug)]
struct Eye<G: Game> {
    viewer: Viewer,
    version: u32,
    decision: u32,
    glance: Glance<G>,
    /// What the viewer saw when it last acted: the view, and how much of the story.
    acted: Option<(G::View, usize)>,
    /// For which decision the viewer last acted, and how.
    last: Option<(u32, G::Action)>,
}

/// What a viewer sees of the running game, to be compared with what it sees later.
#[derive(Clone, PartialEq, Debug)]
struct Glance<G: Game> {
    view: G::View,
    told: usize,
    prompt: Option<G::Prompt>,
    legal: Vec<G::Action>,
}

impl<G: Game> Glance<G> {
    fn new(play: &Play<G>, viewer: Viewer) -> Glance<G> {
        let seat = viewer.seat();
        Glance {
            view: play.state().view(viewer),
            told: play.log().seen_by(viewer).len(),
            prompt: seat.and_then(|seat| play.state().prompt(seat)),
            legal: seat.map_or_else(Vec::new, |seat| play.state().legal_actions(seat)),
        }
    }

    fn same_decision(&self, other: &Glance<G>) -> bool {
        self.prompt == other.prompt && self.legal == other.legal
    }
}

/// Why something was not done; nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    /// The table is finished.
    Finished,
    /// There is no such seat, or a bot sits there.
    NoSuchSeat,
    /// The text is no action of the game.
    Notation(String),
    /// The game refuses it, by a rule where one forbids it.
    Game {
        /// The rule.
        rule: Option<RuleId>,
        /// What to tell.
        why: Phrase,
    },
    /// The step back is not possible.
    Undo(UndoError),
    /// Nobody has asked anything that this seat could answer.
    NothingAsked,
    /// One question at a time.
    AlreadyAsked,
    /// The house does not play for this seat.
    NotAbsent,
    /// Only for a person who owes a decision can the house play.
    NotWaitedFor,
}

impl Refused {
    /// The rule of the game that forbids it, where one does.
    pub fn rule(&self) -> Option<RuleId> {
        match self {
            Refused::Game { rule, .. } => *rule,
            _ => None,
        }
    }

    /// What to tell whoever tried. The messages are the catalog's and the game's.
    pub fn phrase(&self) -> Phrase {
        match self {
            Refused::Finished => Phrase::new("table-finished"),
            Refused::NoSuchSeat => Phrase::new("table-no-such-seat"),
            Refused::Notation(text) => {
                Phrase::new("table-not-an-action").with("text", text.as_str())
            }
            Refused::Game { why, .. } => why.clone(),
            Refused::Undo(error) => catalog::undo_error(*error),
            Refused::NothingAsked => Phrase::new("table-nothing-asked"),
            Refused::AlreadyAsked => Phrase::new("table-already-asked"),
            Refused::NotAbsent => Phrase::new("table-not-absent"),
            Refused::NotWaitedFor => Phrase::new("table-not-waited-for"),
        }
    }
}

impl<G: Game> Table<G> {
    /// A table at which nothing has been done yet. The header's game is `G`, in the version of the rules
    /// that this program knows: the keeper of headers looks after that.
    pub fn new(header: Header) -> Result<Table<G>, OptionError> {
        let pairs = header.options.iter().map(|(k, v)| (k.as_str(), v.as_str()));
        let options = G::Options::parse(header.chairs.len() as u8, pairs)?;
        let play = Play::new(&options, header.seed);
        let place = |chair: &crate::header::Chair| Place {
            name: chair.name.clone(),
            sitter: chair.sitter,
            owes: false,
            absent: false,
            conceded: false,
        };
        let eye = |viewer| Eye {
            viewer,
            version: 0,
            decision: 0,
            glance: Glance::new(&play, viewer),
            acted: None,
            last: None,
        };
        Ok(Table {
            places: header.chairs.iter().map(place).collect(),
            eyes: Viewer::all(options.seats()).map(eye).collect(),
            header,
            play,
            length: 0,
            asked: None,
        })
    }

    /// What is fixed about the table.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// How many lines its ledger has: the number of the next one.
    pub fn length(&self) -> u32 {
        self.length
    }

    /// Whether the game has ended, or everybody has given up.
    pub fn is_finished(&self) -> bool {
        let mut people = self.places.iter().filter(|p| p.sitter == Sitter::Person);
        let given_up = people.clone().next().is_some() && people.all(|place| place.conceded);
        self.play.state().is_over() || given_up
    }

    /// The seats for which the house has to decide now: bots, the absent, those who gave up.
    pub fn house_owes(&self) -> SeatSet {
        if self.is_finished() {
            return SeatSet::NONE;
        }
        let theirs = |seat: &Seat| !self.decides_alone(*seat);
        self.play.state().to_act().iter().filter(theirs).collect()
    }

    /// The state, for the house's own players, who look at it through `kernel::Eyes` only.
    pub(crate) fn state(&self) -> &G {
        self.play.state()
    }

    /// Whether a person decides for the seat.
    fn decides_alone(&self, seat: Seat) -> bool {
        self.places
            .get(seat.index())
            .is_some_and(|place| place.sitter == Sitter::Person && !place.absent && !place.conceded)
    }

    /// Whether `decision` is what the seat has to decide now.
    pub fn is_current(&self, seat: Seat, decision: u32) -> bool {
        self.eye(Viewer::Seat(seat)).decision == decision
    }

    /// Whether the seat has already taken this action for this decision: it was sent twice.
    pub fn is_repeated(&self, seat: Seat, decision: u32, action: &str) -> bool {
        let last = &self.eye(Viewer::Seat(seat)).last;
        last.is_some_and(|(was, act)| was == decision && act.to_string() == action)
    }

    /// Writes the next line of the ledger. A refusal changes nothing.
    pub fn write(&mut self, entry: &Entry) -> Result<(), Refused> {
        let seat = entry.seat;
        if self.places.get(seat.index()).is_none() {
            return Err(Refused::NoSuchSeat);
        }
        if self.is_finished() && !matches!(entry.deed, Deed::Sit(_)) {
            return Err(Refused::Finished);
        }
        let mut acted = None;
        match &entry.deed {
            Deed::Sit(name) => self.places[seat.index()].name = Some(name.clone()),
            Deed::Act(notation) => acted = Some(self.act(seat, notation)?),
            Deed::Back => self.play.undo(seat).map_err(Refused::Undo)?,
            Deed::Ask(request) => self.ask(seat, *request)?,
            Deed::Agree => self.agree(seat)?,
            Deed::Decline => self.decline(seat)?,
            Deed::Return => self.come_back(seat)?,
            Deed::Concede => self.concede(seat)?,
        }
        self.length += 1;
        self.look(entry, acted);
        Ok(())
    }

    fn act(&mut self, seat: Seat, notation: &str) -> Result<G::Action, Refused> {
        let action: G::Action = notation
            .parse()
            .map_err(|error: kernel::NotationError| Refused::Notation(error.0))?;
        self.play
            .apply(seat, action)
            .map_err(|refusal| Refused::Game {
                rule: refusal.rule(),
                why: refusal.phrase(),
            })?;
        // A question about the past or about this seat has answered itself.
        let moot = |asked: &Asked| match asked.request {
            Request::Back => true,
            Request::PlayFor(absent) => absent == seat,
        };
        self.asked = self.asked.filter(|asked| !moot(asked));
        Ok(action)
    }

    fn ask(&mut self, seat: Seat, request: Request) -> Result<(), Refused> {
        if self.asked.is_some() {
            return Err(Refused::AlreadyAsked);
        }
        match request {
            Request::Back if self.play.ply() == 0 => return Err(Refused::Undo(UndoError::Nothing)),
            Request::PlayFor(absent)
                if absent == seat
                    || !self.decides_alone(absent)
                    || !self.play.state().to_act().contains(absent) =>
            {
                return Err(Refused::NotWaitedFor);
            }
            _ => {}
        }
        let asked = |other: &Seat| {
            *other != seat && self.decides_alone(*other) && request != Request::PlayFor(*other)
        };
        let waiting: SeatSet = Seat::all(self.places.len() as u8).filter(asked).collect();
        self.asked = Some(Asked {
            by: seat,
            request,
            waiting,
        });
        self.grant()
    }

    fn agree(&mut self, seat: Seat) -> Result<(), Refused> {
        let asked = self.asked.as_mut().ok_or(Refused::NothingAsked)?;
        if !asked.waiting.contains(seat) {
            return Err(Refused::NothingAsked);
        }
        asked.waiting.remove(seat);
        self.grant()
    }

    fn decline(&mut self, seat: Seat) -> Result<(), Refused> {
        let asked = self.asked.ok_or(Refused::NothingAsked)?;
        if asked.by != seat && !asked.waiting.contains(seat) {
            return Err(Refused::NothingAsked);
        }
        self.asked = None;
        Ok(())
    }

    /// Does what was asked, when nobody is left to answer.
    fn grant(&mut self) -> Result<(), Refused> {
        let Some(asked) = self.asked.filter(|asked| asked.waiting.is_empty()) else {
            return Ok(());
        };
        self.asked = None;
        match asked.request {
            Request::Back => self.play.undo_by_consent().map_err(Refused::Undo),
            Request::PlayFor(seat) => {
                self.places[seat.index()].absent = true;
                Ok(())
            }
        }
    }

    fn come_back(&mut self, seat: Seat) -> Result<(), Refused> {
        let place = &mut self.places[seat.index()];
        if !place.absent {
            return Err(Refused::NotAbsent);
        }
        place.absent = false;
        Ok(())
    }

    fn concede(&mut self, seat: Seat) -> Result<(), Refused> {
        let place = &mut self.places[seat.index()];
        if place.sitter != Sitter::Person || place.conceded {
            return Err(Refused::NoSuchSeat);
        }
        place.conceded = true;
        // Nobody waits for the answer of somebody who has left.
        let Some(asked) = &mut self.asked else {
            return Ok(());
        };
        asked.waiting.remove(seat);
        if asked.by == seat || asked.request == Request::PlayFor(seat) {
            self.asked = None;
        }
        self.grant()
    }

    /// Lets every viewer look again, after `entry`.
    fn look(&mut self, entry: &Entry, acted: Option<G::Action>) {
        for eye in &mut self.eyes {
            let mine = eye.viewer.is(entry.seat);
            let decided = mine && matches!(entry.deed, Deed::Act(_) | Deed::Back);
            let glance = Glance::new(&self.play, eye.viewer);
            let public = !matches!(entry.deed, Deed::Act(_) | Deed::Back);
            if public || decided || glance != eye.glance {
                eye.version += 1;
            }
            if let Some(action) = acted.filter(|_| mine) {
                eye.last = Some((eye.decision, action));
            }
            if decided || !glance.same_decision(&eye.glance) {
                eye.decision += 1;
            }
            if decided {
                eye.acted = Some((glance.view.clone(), glance.told));
            }
            eye.glance = glance;
        }
    }

    fn eye(&self, viewer: Viewer) -> &Eye<G> {
        let found = self.eyes.iter().find(|eye| eye.viewer == viewer);
        // A seat that this table does not have sees what a spectator sees; the spectator stands last.
        found.unwrap_or(&self.eyes[self.eyes.len() - 1])
    }

    /// The table through the eyes of a viewer.
    pub fn sight(&self, viewer: Viewer) -> Sight<G> {
        let eye = self.eye(viewer);
        let told = eye.acted.as_ref().map_or(0, |(_, told)| *told);
        let alone = eye
            .viewer
            .seat()
            .is_none_or(|seat| self.decides_alone(seat));
        let mut sight = self.see(&self.play, eye.viewer, told);
        sight.version = eye.version;
        sight.decision = eye.decision;
        sight.before = eye.acted.as_ref().map(|(view, _)| view.clone());
        if alone && !self.is_finished() {
            sight.prompt = eye.glance.prompt.clone();
            sight.legal.clone_from(&eye.glance.legal);
            sight.back = self.back(eye.viewer);
        }
        sight
    }

    /// How the table looked to a viewer after so many actions, if it is finished.
    pub fn look_back(&self, viewer: Viewer, ply: u32) -> Option<Sight<G>> {
        let before = self.play_until(ply.saturating_sub(1))?;
        let then = self.play_until(ply)?;
        let told = match ply {
            0 => 0,
            _ => before.log().seen_by(viewer).len(),
        };
        let mut sight = self.see(&then, viewer, told);
        sight.version = ply;
        sight.before = Some(before.state().view(viewer));
        Some(sight)
    }

    /// The game after so many of its actions, if the table is finished.
    pub fn play_until(&self, ply: u32) -> Option<Play<G>> {
        if !self.is_finished() {
            return None;
        }
        let mut play = Play::new(self.play.state().options(), self.header.seed);
        for m in self.play.moves().iter().take(ply as usize) {
            // Every one of these was accepted in this very order.
            play.apply(m.seat, m.action).ok()?;
        }
        Some(play)
    }

    /// The replay file, if the table is finished: before that it would tell every secret.
    pub fn replay(&self) -> Option<String> {
        self.is_finished().then(|| replay::write(&self.play))?
    }

    fn see(&self, play: &Play<G>, viewer: Viewer, told: usize) -> Sight<G> {
        let view = play.state().view(viewer);
        let seen = play.log().seen_by(viewer).into_iter().enumerate();
        let to_act = play.state().to_act();
        let finished = self.is_finished();
        let places = Seat::all(self.places.len() as u8).zip(&self.places);
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
                    owes: to_act.contains(seat) && !place.conceded,
                    ..place.clone()
                })
                .collect(),
            asked: self.asked,
            back: Back::Nothing,
            finished,
            plies: finished.then(|| self.play.ply()),
            commitment: self
                .header
                .seed
                .commitment(G::INFO.id, self.header.rules_version),
            seed: finished.then_some(self.header.seed),
        }
    }

    fn back(&self, viewer: Viewer) -> Back {
        let Some(seat) = viewer.seat() else {
            return Back::Nothing;
        };
        match self.play.clone().undo(seat) {
            Ok(()) => Back::Free,
            Err(UndoError::Nothing) => Back::Nothing,
            Err(UndoError::Revealed) => Back::Ask,
        }
    }
}
