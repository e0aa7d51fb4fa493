//! What can be done at a table, deed by deed. Each is checked before anything changes.

use kernel::{Game, Refusal, Seat, SeatSet, UndoError, Viewer};

use super::Table;
use super::eye::Effect;
use crate::entry::{Deed, Entry, Request};
use crate::header::{Name, TableId};
use crate::refused::Refused;
use crate::remark::Remark;
use crate::sight::{Again, Asked, Doubts};
use crate::stroke::Stroke;

impl<G: Game> Table<G> {
    pub(super) fn perform(&mut self, entry: &Entry) -> Result<Effect, Refused> {
        let seat = entry.seat;
        match &entry.deed {
            Deed::Sit(name) => Ok(self.sit(seat, name)),
            Deed::Act(notation) => self.act(seat, notation),
            Deed::Back => self.step_back(seat),
            Deed::Ask(request) => self.ask(seat, *request),
            Deed::Agree(question) => self.agree(seat, *question),
            Deed::Decline(question) => self.decline(seat, *question),
            Deed::Return => self.come_back(seat),
            Deed::Concede => self.concede(seat),
            Deed::Again(table) => self.go_on_at(seat, table),
        }
    }

    fn sit(&mut self, seat: Seat, name: &Name) -> Effect {
        self.places[seat.index()].name = Some(name.clone());
        Effect::Said
    }

    /// Takes the actions of a stroke, all of them or none.
    fn act(&mut self, seat: Seat, notation: &str) -> Result<Effect, Refused> {
        let stroke: Stroke<G::Action> = notation.parse()?;
        let before = (stroke.actions().len() > 1).then(|| self.play.clone());
        let mut reveals = SeatSet::NONE;
        for action in stroke.actions() {
            match self.play.apply(seat, *action) {
                Ok(shown) => shown.iter().for_each(|seat| reveals.insert(seat)),
                Err(refusal) => {
                    let why = self.why_not(seat, *action, &refusal);
                    if let Some(before) = before {
                        self.play = before;
                    }
                    return Err(why);
                }
            }
        }
        self.lines.resize(self.play.moves().len(), self.length);
        Ok(Effect::Took(reveals))
    }

    /// What to tell the seat: the reason that follows from its view. The true one could tell more.
    fn why_not(&self, seat: Seat, action: G::Action, truth: &Refusal<G::WhyNot>) -> Refused {
        let viewer = Viewer::Seat(seat);
        let doubts = Doubts::<G>::new(viewer, &self.play.state().view(viewer));
        let (rule, why) = doubts
            .why_not(action)
            .unwrap_or_else(|| (truth.rule(), truth.phrase()));
        Refused::Game { rule, why }
    }

    fn step_back(&mut self, seat: Seat) -> Result<Effect, Refused> {
        self.in_person(seat)?;
        self.can_step_back(seat)?;
        let stroke = self.last_stroke(seat);
        for place in stroke.into_iter().rev() {
            self.play.undo(seat)?;
            self.lines.remove(place);
        }
        Ok(Effect::TookBack)
    }

    /// Where the moves of the seat's last stroke stand.
    fn last_stroke(&self, seat: Seat) -> Vec<usize> {
        let moves = self.play.moves().iter().zip(&self.lines).enumerate();
        let own = moves.filter(|(_, (m, _))| m.seat == seat);
        let last = own.clone().last().map(|(_, (_, line))| *line);
        own.filter(|(_, (_, line))| Some(**line) == last)
            .map(|(place, _)| place)
            .collect()
    }

    /// Whether the seat's last stroke can be taken back without asking anybody.
    pub(super) fn can_step_back(&self, seat: Seat) -> Result<(), UndoError> {
        self.play.can_undo(seat)?;
        let moves = self.play.moves();
        let shown = |place: &usize| moves[*place].reveals.contains(seat);
        match self.last_stroke(seat).iter().any(shown) {
            true => Err(UndoError::Revealed),
            false => Ok(()),
        }
    }

    fn ask(&mut self, seat: Seat, request: Request) -> Result<Effect, Refused> {
        self.in_person(seat)?;
        if self.asked.is_some() {
            return Err(Refused::AlreadyAsked);
        }
        match request {
            Request::Back if self.play.ply() == 0 => return Err(UndoError::Nothing.into()),
            Request::StandIn(absent) | Request::PlayFor(absent)
                if !self.is_waited_for(absent) || absent == seat =>
            {
                return Err(Refused::NotWaitedFor);
            }
            Request::TakeUp(which)
                if which.is_empty() || !which.are_within(self.open_amendments()) =>
            {
                return Err(Refused::NoAmendment);
            }
            _ => {}
        }
        let asked = |other: &Seat| {
            *other != seat && self.decides_alone(*other) && request != Request::PlayFor(*other)
        };
        let waiting: SeatSet = Seat::all(self.seats()).filter(asked).collect();
        self.questions += 1;
        if request == Request::Back && waiting.is_empty() {
            // Nobody has to be asked, and so there is nothing to tell.
            return Ok(self.rewind(seat));
        }
        self.asked = Some(Asked {
            number: self.questions,
            by: seat,
            request,
            waiting,
        });
        self.remarks.push(Remark::Asks { by: seat, request });
        Ok(self.grant())
    }

    fn agree(&mut self, seat: Seat, question: u32) -> Result<Effect, Refused> {
        let mut asked = self.pending(question)?;
        if !asked.waiting.contains(seat) {
            return Err(Refused::NothingAsked);
        }
        asked.waiting.remove(seat);
        self.asked = Some(asked);
        Ok(self.grant())
    }

    fn decline(&mut self, seat: Seat, question: u32) -> Result<Effect, Refused> {
        let asked = self.pending(question)?;
        let Asked { by, request, .. } = asked;
        let concerned = by == seat || request.absent() == Some(seat);
        if !concerned && !asked.waiting.contains(seat) {
            return Err(Refused::NothingAsked);
        }
        self.asked = None;
        self.remarks.push(match by == seat {
            true => Remark::Withdrawn { by, request },
            false => Remark::Declined { seat, by, request },
        });
        Ok(Effect::Said)
    }

    fn come_back(&mut self, seat: Seat) -> Result<Effect, Refused> {
        let place = &mut self.places[seat.index()];
        if !place.absent || place.conceded {
            return Err(Refused::NotAbsent);
        }
        place.absent = false;
        self.remarks.push(Remark::Returned(seat));
        // Whoever is here is asked.
        if let Some(asked) = &mut self.asked {
            asked.waiting.insert(seat);
        }
        Ok(Effect::Said)
    }

    fn concede(&mut self, seat: Seat) -> Result<Effect, Refused> {
        let place = &mut self.places[seat.index()];
        if place.conceded {
            return Err(Refused::HousePlays);
        }
        place.conceded = true;
        self.remarks.push(Remark::Conceded(seat));
        // Nobody waits for the answer of somebody who has left, nor asks in their name, nor about them.
        let lives = |asked: &Asked| asked.by != seat && asked.request.absent() != Some(seat);
        self.asked = self.asked.filter(lives);
        if let Some(asked) = &mut self.asked {
            asked.waiting.remove(seat);
        }
        Ok(self.grant())
    }

    /// The first who sets another table has the company: nobody has to choose between two.
    fn go_on_at(&mut self, by: Seat, table: &TableId) -> Result<Effect, Refused> {
        if !self.is_finished() || self.again.is_some() {
            return Err(Refused::NothingAsked);
        }
        let table = table.clone();
        self.again = Some(Again { by, table });
        Ok(Effect::Said)
    }

    /// The question of this number, while it waits for answers.
    fn pending(&self, question: u32) -> Result<Asked, Refused> {
        let asked = self.asked.filter(|asked| asked.number == question);
        asked.ok_or(Refused::NothingAsked)
    }

    /// Does what was asked, when nobody is left to answer.
    fn grant(&mut self) -> Effect {
        let Some(asked) = self.asked.filter(|asked| asked.waiting.is_empty()) else {
            return Effect::Said;
        };
        self.asked = None;
        let Asked { by, request, .. } = asked;
        self.remarks.push(Remark::Granted { by, request });
        match request {
            Request::Back => self.rewind(by),
            Request::StandIn(seat) | Request::PlayFor(seat) => {
                self.places[seat.index()].absent = true;
                Effect::Said
            }
            Request::TakeUp(amendments) => {
                let agreed = self.agreed.unwrap_or_default();
                self.agreed = Some(agreed.and(amendments));
                Effect::Said
            }
        }
    }

    /// Plays by the amendments on which the people have agreed, as soon as everybody sees a turn begin: at any other
    /// time it would tell whether somebody has decided something in secret.
    pub(super) fn take_up_what_is_agreed(&mut self, effect: Effect) {
        let mut seats = Seat::all(self.seats());
        let all_see = match effect {
            Effect::Took(reveals) => seats.all(|seat| reveals.contains(seat)),
            _ => self.play.ply() == 0,
        };
        if let Some(agreed) = self.agreed.filter(|_| all_see)
            && self.play.take_up(agreed).is_ok()
        {
            self.agreed = None;
        }
    }

    /// Takes back everything up to and including the last action of the seat; if it has taken none,
    /// the last action of anybody.
    fn rewind(&mut self, seat: Seat) -> Effect {
        let own = self.begin_of_last_stroke(seat);
        let kept = own.unwrap_or(self.play.moves().len().saturating_sub(1));
        self.play = self.play.after(kept as u32);
        self.lines.truncate(kept);
        Effect::Rewound
    }

    /// How many moves stand before the seat's last stroke; `None` if it has taken none.
    pub(crate) fn begin_of_last_stroke(&self, seat: Seat) -> Option<usize> {
        self.last_stroke(seat).first().copied()
    }

    /// Where in the viewer's story begins what would be taken back with the seat's last stroke, if all agree. Where
    /// the seat has taken none the last move of anybody would be, which may be a secret.
    pub(super) fn at_stake(&self, seat: Seat, viewer: Viewer) -> Option<usize> {
        let kept = self.begin_of_last_stroke(seat)?;
        let play = self.play.after(kept as u32);
        Some(play.log().seen_by(viewer).len())
    }

    /// Drops a question that has answered itself. What others decide in secret must not show in it, so
    /// only those whom it is about can do that.
    pub(super) fn drop_what_is_moot(&mut self, seat: Seat, effect: Effect) {
        let moved = matches!(effect, Effect::Took(..) | Effect::TookBack);
        let Some(Asked { by, request, .. }) = self.asked else {
            return;
        };
        let remark = match request {
            _ if self.is_finished() => None,
            // Whoever plays on has thought better of it.
            Request::Back if moved && by == seat => Some(Remark::Withdrawn { by, request }),
            // Whoever plays is here.
            Request::StandIn(absent) if moved && absent == seat => {
                Some(Remark::Declined { seat, by, request })
            }
            Request::PlayFor(absent) if absent == seat => {
                Some(Remark::Declined { seat, by, request })
            }
            _ => return,
        };
        self.asked = None;
        self.remarks.extend(remark);
    }

    fn in_person(&self, seat: Seat) -> Result<(), Refused> {
        match self.decides_alone(seat) {
            true => Ok(()),
            false => Err(Refused::HousePlays),
        }
    }

    pub(super) fn is_waited_for(&self, seat: Seat) -> bool {
        self.decides_alone(seat) && self.play.state().to_act().contains(seat)
    }
}
