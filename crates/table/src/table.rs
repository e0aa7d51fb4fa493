//! A table as its ledger tells it.

mod deeds;
mod eye;
mod show;

use kernel::{
    Amendments, Edition, Game, OptionError, Options, Play, Seat, SeatSet, UnknownEdition, Viewer,
};

use crate::entry::{Deed, Entry};
use crate::header::{Chair, Header, Sitter};
use crate::refused::Refused;
use crate::remark::Remark;
use crate::sight::{Again, Asked, Place};
use crate::store::Ledger;
use crate::stroke::Stroke;
use eye::{Eye, News};

/// A table: the fold over its header and its ledger. It knows everything; see [`Table::sight`].
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    header: Header,
    play: Play<G>,
    /// The line of the ledger that each move of the game stands in.
    lines: Vec<u32>,
    /// How many lines the ledger has.
    length: u32,
    places: Vec<Place>,
    asked: Option<Asked>,
    /// How many questions were asked so far.
    questions: u32,
    /// What the people have said to each other.
    remarks: Vec<Remark>,
    /// The table that the same company goes on at.
    again: Option<Again>,
    /// Corrections of the rules on which the people have agreed, until a turn begins.
    agreed: Option<Amendments>,
    /// Why the table cannot go on.
    stopped: Option<Stopped>,
    /// One for each seat, the spectator's last.
    eyes: Vec<Eye<G>>,
}

/// Why a table cannot go on. What could be read of it is still shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stopped {
    /// It plays by rules or components that this program does not know.
    Unknown(UnknownEdition),
    /// A line of the ledger cannot be read, or does not follow from those before it.
    Line {
        /// Its number.
        number: u32,
        /// What is wrong with it.
        why: String,
    },
}

impl<G: Game> Table<G> {
    /// A table at which nothing has been done yet. The header's game is `G`.
    pub fn new(header: Header) -> Result<Table<G>, OptionError> {
        let pairs = header.options.iter().map(|(k, v)| (k.as_str(), v.as_str()));
        // More chairs than a number of seats can say are too many for every game.
        let seats = u8::try_from(header.chairs.len()).unwrap_or(u8::MAX);
        let options = G::Options::parse(seats, pairs)?;
        let (edition, stopped) = match header.edition.read::<G::Options>() {
            Ok(edition) => (edition, None),
            Err(unknown) => (options.edition(), Some(Stopped::Unknown(unknown))),
        };
        let options = options.in_edition(edition);
        let play = Play::new(&options, header.seed);
        let place = |chair: &Chair| Place {
            name: chair.name.clone(),
            sitter: chair.sitter,
            owes: false,
            absent: false,
            conceded: false,
        };
        Ok(Table {
            places: header.chairs.iter().map(place).collect(),
            eyes: Viewer::all(seats).map(|v| Eye::new(&play, v)).collect(),
            header,
            play,
            lines: Vec::new(),
            length: 0,
            asked: None,
            questions: 0,
            remarks: Vec::new(),
            again: None,
            agreed: None,
            stopped,
        })
    }

    /// The table that a header and a ledger tell of, as far as they do.
    pub fn fold(header: Header, ledger: &Ledger) -> Result<Table<G>, OptionError> {
        let mut table = Table::new(header)?;
        table.write_all(ledger);
        Ok(table)
    }

    /// Writes lines that were already accepted once, up to the first that cannot be understood.
    pub(crate) fn write_all(&mut self, ledger: &Ledger) {
        let refused = ledger
            .entries
            .iter()
            .find_map(|entry| self.write_line(entry).err());
        let why = refused
            .map(|why| format!("{why:?}"))
            .or(ledger.damage.clone());
        if let Some(why) = why {
            let number = self.length;
            self.stopped.get_or_insert(Stopped::Line { number, why });
        }
    }

    /// Why the table cannot go on, if it cannot.
    pub fn stopped(&self) -> Option<&Stopped> {
        self.stopped.as_ref()
    }

    /// The corrections of the rules that the table does not play by yet.
    pub fn open_amendments(&self) -> Amendments {
        let newest = Edition::newest(G::Options::AMENDMENTS).amendments;
        let taken_up = self.play.state().options().edition().amendments;
        newest.without(taken_up.and(self.agreed.unwrap_or_default()))
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

    /// Whether anything can still be decided at it.
    pub(crate) fn goes_on(&self) -> bool {
        !self.is_finished() && self.stopped.is_none()
    }

    /// The seats for which the house has to decide now: bots, the absent, those who gave up.
    pub fn house_owes(&self) -> SeatSet {
        if !self.goes_on() {
            return SeatSet::NONE;
        }
        let theirs = |seat: &Seat| !self.decides_alone(*seat);
        self.play.state().to_act().iter().filter(theirs).collect()
    }

    /// Whether a person decides for the seat.
    pub fn decides_alone(&self, seat: Seat) -> bool {
        let mut place = self.places.get(seat.index()).into_iter();
        place.any(|p| p.sitter == Sitter::Person && !p.absent && !p.conceded)
    }

    /// The table that somebody has set for the same company.
    pub fn again(&self) -> Option<&Again> {
        self.again.as_ref()
    }

    /// A seat and whoever sits there.
    pub(crate) fn place(&self, seat: Seat) -> Option<&Place> {
        self.places.get(seat.index())
    }

    /// The state, for the house's own players, who look at it through `kernel::Eyes` only.
    pub(crate) fn state(&self) -> &G {
        self.play.state()
    }

    /// What the seat has to decide now, by its number.
    pub fn decision(&self, seat: Seat) -> u32 {
        self.eye(Viewer::Seat(seat)).decision
    }

    /// Whether `decision` is what the seat has to decide now.
    pub fn is_current(&self, seat: Seat, decision: u32) -> bool {
        self.decision(seat) == decision
    }

    /// Whether the seat has already taken these actions for this decision: it was sent twice.
    pub fn is_repeated(&self, seat: Seat, decision: u32, action: &str) -> bool {
        let last = self.eye(Viewer::Seat(seat)).last.as_ref();
        let written = action
            .parse()
            .map(|stroke: Stroke<G::Action>| stroke.to_string());
        last.is_some_and(|(was, taken)| *was == decision && written.as_ref() == Ok(taken))
    }

    /// Whether `question` is what is asked now.
    pub fn is_asked(&self, question: u32) -> bool {
        self.asked.is_some_and(|asked| asked.number == question)
    }

    /// The question that silence may answer, and whose it would be next: one about somebody who is still waited for.
    /// Who does not answer that the house should play is not against it.
    pub(crate) fn left_to_silence(&self) -> Option<(u32, Seat)> {
        let asked = self.asked.filter(|_| self.stopped.is_none())?;
        let absent = asked.request.absent()?;
        let silent = asked.waiting.iter().next()?;
        self.is_waited_for(absent).then_some((asked.number, silent))
    }

    /// Writes the next line of the ledger. A refusal changes nothing.
    pub fn write(&mut self, entry: &Entry) -> Result<(), Refused> {
        match self.stopped {
            Some(_) => Err(Refused::Stopped),
            None => self.write_line(entry),
        }
    }

    fn write_line(&mut self, entry: &Entry) -> Result<(), Refused> {
        let seat = entry.seat;
        let place = self.place(seat).ok_or(Refused::NoSuchSeat)?;
        let acts = matches!(entry.deed, Deed::Act(_));
        if place.sitter != Sitter::Person && !acts {
            return Err(Refused::NoSuchSeat);
        }
        if self.is_finished() && !matches!(entry.deed, Deed::Sit(_) | Deed::Again(_)) {
            return Err(Refused::Finished);
        }
        let in_person = self.decides_alone(seat);
        let before = self.asked;
        let options = self.play.state().options().clone();
        // Also why something is refused is told by the components of this table.
        let effect = options.within(|| self.perform(entry))?;
        self.take_up_what_is_agreed(effect);
        self.drop_what_is_moot(seat, effect);
        self.length += 1;
        let news = News {
            seat,
            deed: &entry.deed,
            effect,
            in_person,
            asked: self.asked != before,
            remarks: self.remarks.len(),
        };
        for eye in &mut self.eyes {
            eye.look(&self.play, &news);
        }
        Ok(())
    }

    fn seats(&self) -> u8 {
        self.places.len() as u8
    }

    fn eye(&self, viewer: Viewer) -> &Eye<G> {
        let found = self.eyes.iter().find(|eye| eye.viewer == viewer);
        // A seat that this table does not have sees what a spectator sees; the spectator stands last.
        found.unwrap_or(&self.eyes[self.eyes.len() - 1])
    }
}
