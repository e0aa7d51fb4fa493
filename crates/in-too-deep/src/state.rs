//! The state: what everybody sees, and what is hidden.

use kernel::{Member, Seat, Set};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::action::Action;
use crate::cards::{CrimeDeck, DilemmaDeck};
use crate::city::City;
use crate::console::{AGENTS, Agent, Console, Papers};
use crate::crime::Scene;
use crate::echo::Echo;
use crate::evidence::{Boards, FaceDown};
use crate::offer::Offer;
use crate::options::Options;
use crate::pieces::{Crime, Deck, Storyline};
use crate::step::{Agenda, Stage, Step, Turn};

/// What everybody sees (ID-2.1). A view shows it whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Open {
    /// What was chosen at the table.
    pub options: Options,
    /// The chapter, from 1.
    pub chapter: u8,
    /// Where in the game we are.
    pub stage: Stage,
    /// What is to be resolved.
    pub agenda: Agenda,
    /// The turn that is being taken.
    pub turn: Turn,
    /// Who has the first turn of the game (ID-3.20).
    pub first: Seat,
    /// Who triggered the end of the chapter (ID-21).
    pub ending: Option<Agent>,
    /// Turns left in the last round of chapter 3, once its end is triggered (ID-21.3).
    pub last_turns: Option<u8>,
    /// Turns in a row in which nobody gained evidence (ID-R89).
    pub quiet_turns: u8,
    /// The ring of zones, and who and what is where.
    pub city: City,
    /// The consoles, those of people by seats, Echo's last.
    pub consoles: ArrayVec<[Console; AGENTS]>,
    /// The evidence and Syndicate boards.
    pub boards: Boards,
    /// The support offer.
    pub offer: Offer,
    /// Storylines that are out of the game (ID-3.1).
    pub left_out: Set<Storyline>,
    /// Committed major crimes (ID-16.7).
    pub story: Set<Crime>,
    /// Committed petty crimes (ID-15.4).
    pub petty_pile: Set<Crime>,
    /// Echo, if she plays.
    pub echo: Option<Echo>,
}

/// What is hidden from somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hidden {
    /// Papers of the agents, in the order of consoles.
    pub papers: ArrayVec<[Papers; AGENTS]>,
    /// The decks of crimes.
    pub decks: [CrimeDeck; Deck::ALL.len()],
    /// The dilemmas that nobody has.
    pub dilemmas: DilemmaDeck,
    /// Face-down evidence.
    pub evidence: FaceDown,
}

/// A game of In Too Deep.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct InTooDeep {
    pub(crate) open: Open,
    pub(crate) hidden: Hidden,
}

impl Open {
    /// Everybody in the order of seats, Echo last.
    pub fn agents(&self) -> impl DoubleEndedIterator<Item = Agent> + Clone + use<> {
        let people = Seat::all(self.options.seats()).map(Agent::Person);
        people.chain(self.echo.map(|_| Agent::Echo))
    }

    /// The number of an agent's console.
    pub fn number(&self, agent: Agent) -> usize {
        match agent {
            Agent::Person(seat) => seat.index(),
            Agent::Echo => usize::from(self.options.seats()),
        }
    }

    /// An agent's console.
    pub fn console(&self, agent: impl Into<Agent>) -> &Console {
        &self.consoles[self.number(agent.into())]
    }

    pub(crate) fn console_mut(&mut self, agent: impl Into<Agent>) -> &mut Console {
        let number = self.number(agent.into());
        &mut self.consoles[number]
    }

    /// Who has a criminal hooked.
    pub fn controller(&self, criminal: crate::pieces::Criminal) -> Option<Agent> {
        let mut agents = self.agents();
        agents.find(|agent| self.console(*agent).has(criminal))
    }

    /// Whether somebody has locked a criminal.
    pub fn is_locked(&self, criminal: crate::pieces::Criminal) -> bool {
        let mut consoles = self.consoles.iter();
        consoles.any(|console| console.locked.contains(criminal))
    }

    /// What the conditions of an agent's crimes are checked against.
    pub fn scene(&self, agent: impl Into<Agent>) -> Scene<'_> {
        Scene {
            city: &self.city,
            console: self.console(agent),
        }
    }

    /// Who takes turns after whom, from the first on (ID-25.7: Echo last).
    pub fn turn_order(&self) -> impl Iterator<Item = Agent> + use<> {
        let people = self.options.seats();
        let first = self.first.0;
        let order = (0..people).map(move |nth| Agent::Person(Seat((first + nth) % people)));
        order.chain(self.echo.map(|_| Agent::Echo))
    }

    /// Who is next after somebody.
    pub fn after(&self, agent: Agent) -> Agent {
        let order: ArrayVec<[Agent; AGENTS]> = self.turn_order().collect();
        let at = order.iter().position(|one| *one == agent).unwrap_or(0);
        order[(at + 1) % order.len()]
    }

    /// The person who decides for Echo: the one just before her (ID-30.3).
    pub fn echo_speaker(&self) -> Seat {
        let people = self.options.seats();
        Seat((self.first.0 + people - 1) % people)
    }

    /// The pending decision.
    pub fn asked(&self) -> Option<(Seat, Step)> {
        self.agenda.asked()
    }

    /// Crimes of this game: those of its storylines, without 4+ cards where they are out.
    pub fn crimes_in_play(&self) -> Set<Crime> {
        let plus4 = self.options.size().use_plus4_crimes;
        let all = Crime::ALL.into_iter();
        let in_play = all.filter(|crime| {
            let card = crime.data();
            let told = card
                .storyline
                .is_none_or(|line| !self.left_out.contains(line));
            told && (plus4 || !card.plus4)
        });
        in_play.collect()
    }

    /// Whether something done in step 3 costs an action (ID-7.4, ID-9).
    pub fn costs_an_action(&self, action: Action) -> bool {
        match action {
            Action::Move(..)
            | Action::PickUp(..)
            | Action::Use(_)
            | Action::Grip(_)
            | Action::Fix(_)
            | Action::Push(..)
            | Action::Hack(..)
            | Action::Fetch(_)
            | Action::Jump
            | Action::Dash(_) => true,
            Action::Guardian(_) | Action::Barrier(..) => self.turn.crusher_used,
            _ => false,
        }
    }
}

impl InTooDeep {
    /// Whether the game is over.
    pub(crate) fn is_finished(&self) -> bool {
        self.open.stage == Stage::Over
    }

    pub(crate) fn papers(&self, agent: impl Into<Agent>) -> &Papers {
        &self.hidden.papers[self.open.number(agent.into())]
    }

    pub(crate) fn papers_mut(&mut self, agent: impl Into<Agent>) -> &mut Papers {
        let number = self.open.number(agent.into());
        &mut self.hidden.papers[number]
    }

    pub(crate) fn deck_mut(&mut self, deck: Deck) -> &mut CrimeDeck {
        &mut self.hidden.decks[deck.index()]
    }

    pub(crate) fn deck(&self, deck: Deck) -> &CrimeDeck {
        &self.hidden.decks[deck.index()]
    }

    pub(crate) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.open.options.seats())
    }

    /// How many dilemmas somebody has to store: half of the hand, rounded up (ID-22.5).
    pub(crate) fn to_store(&self, agent: impl Into<Agent>) -> usize {
        self.papers(agent).dilemmas.len().div_ceil(2)
    }

    /// Whether a person still has to choose dilemmas to store; nobody at all sits in other seats.
    pub(crate) fn owes_storing(&self, seat: Seat) -> bool {
        self.open.stage == Stage::Storing
            && seat.0 < self.open.options.seats()
            && self.papers(seat).storing.len() < self.to_store(seat)
    }
}
