//! Every decision of the game (ID-4.4) and its notation.

use std::fmt;
use std::str::FromStr;

use kernel::notation::{self, pair, read};
use kernel::{NotationError, Seat};

use crate::city::Border;
use crate::console::{AGENTS, Agent};
use crate::crime::Binding;
use crate::evidence::{Into, Place};
use crate::pieces::{
    Crime, Criminal, Deck, Dilemma, Evidence, Item, Outcome, Support, Turning, Zone,
};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// What is offered is not taken, or no more of it; ends step 1, 3 or the discards.
    Pass,
    /// A criminal is hooked.
    Hook(Criminal),
    /// A criminal is unhooked.
    Unhook(Criminal),
    /// A blue support token is used.
    Support(Support),
    /// A criminal moves to a neighbouring zone.
    Move(Criminal, Zone),
    /// A criminal picks up an item.
    PickUp(Criminal, Item),
    /// A criminal drops the held item.
    Drop(Criminal),
    /// A criminal uses the effect of its zone.
    Use(Criminal),
    /// Grip over a criminal: by an action, as a gain, or as a loss.
    Grip(Criminal),
    /// Grip over a criminal is paid for an extra action.
    Endure(Criminal),
    /// The Fixer uses the effect of a neighbouring zone.
    Fix(Zone),
    /// The Enforcer moves somebody.
    Push(Criminal, Zone),
    /// The Hacker moves an item.
    Hack(Item, Zone),
    /// The Hacker picks up a nearby item.
    Fetch(Item),
    /// The Smuggler takes an item.
    Smuggle(Item),
    /// The Seer looks into somebody.
    Sense(Criminal),
    /// The Jumper relocates to the opposite zone.
    Jump,
    /// The Courier relocates.
    Dash(Zone),
    /// The Guardian moves or goes to a zone.
    Guardian(Zone),
    /// A barrier moves.
    Barrier(Border, Turning),
    /// An item moves to a neighbouring zone.
    Carry(Item, Zone),
    /// Face-down evidence is going to be looked at.
    Look,
    /// A criminal that is chosen.
    Criminal(Criminal),
    /// An item that is chosen.
    Item(Item),
    /// A zone that is chosen.
    Zone(Zone),
    /// An opponent that is chosen.
    Opponent(Agent),
    /// A third of the support offer.
    Third(u8),
    /// A deck to draw from.
    Deck(Deck),
    /// Evidence of the bar.
    Evidence(Evidence),
    /// Evidence is gained where the bar is empty.
    Gain,
    /// Evidence is processed.
    Process(Evidence, Into),
    /// A place of face-down evidence.
    Place(Place),
    /// A crime is committed.
    Commit(Crime),
    /// Who plays the roles of the crime.
    Bind(Binding),
    /// How it is carried out.
    Outcome(Outcome),
    /// A crime card is discarded.
    Discard(Crime),
    /// A dilemma to store or to discard.
    Dilemma(Dilemma),
}

impl Action {
    /// The criminal who does it, of what can be done in step 3.
    pub fn doer(self) -> Option<Criminal> {
        match self {
            Action::Move(criminal, _)
            | Action::PickUp(criminal, _)
            | Action::Drop(criminal)
            | Action::Use(criminal)
            | Action::Grip(criminal)
            | Action::Endure(criminal) => Some(criminal),
            _ => self.ability_of(),
        }
    }

    /// The criminal whose ability it is, of what can be done in step 3 (ID-9).
    pub fn ability_of(self) -> Option<Criminal> {
        Some(match self {
            Action::Fix(_) => Criminal::Fixer,
            Action::Push(..) => Criminal::Enforcer,
            Action::Hack(..) | Action::Fetch(_) => Criminal::Hacker,
            Action::Smuggle(_) => Criminal::Smuggler,
            Action::Sense(_) => Criminal::Seer,
            Action::Guardian(_) | Action::Barrier(..) => Criminal::Crusher,
            Action::Jump => Criminal::Jumper,
            Action::Dash(_) => Criminal::Courier,
            _ => return None,
        })
    }
}

/// Actions that are one word.
const WORDS: [(Action, &str); 4] = [
    (Action::Pass, "pass"),
    (Action::Jump, "jump"),
    (Action::Look, "look"),
    (Action::Gain, "gain"),
];

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Hook(criminal) => write!(f, "hook {}", criminal.id()),
            Action::Unhook(criminal) => write!(f, "unhook {}", criminal.id()),
            Action::Support(support) => write!(f, "support {}", support.id()),
            Action::Move(criminal, to) => write!(f, "move {} {}", criminal.id(), to.id()),
            Action::PickUp(criminal, item) => write!(f, "pickup {} {}", criminal.id(), item.id()),
            Action::Drop(criminal) => write!(f, "drop {}", criminal.id()),
            Action::Use(criminal) => write!(f, "use {}", criminal.id()),
            Action::Grip(criminal) => write!(f, "grip {}", criminal.id()),
            Action::Endure(criminal) => write!(f, "endure {}", criminal.id()),
            Action::Fix(zone) => write!(f, "fix {}", zone.id()),
            Action::Push(criminal, to) => write!(f, "push {} {}", criminal.id(), to.id()),
            Action::Hack(item, to) => write!(f, "hack {} {}", item.id(), to.id()),
            Action::Fetch(item) => write!(f, "fetch {}", item.id()),
            Action::Smuggle(item) => write!(f, "smuggle {}", item.id()),
            Action::Sense(criminal) => write!(f, "sense {}", criminal.id()),
            Action::Dash(zone) => write!(f, "dash {}", zone.id()),
            Action::Guardian(zone) => write!(f, "guardian {}", zone.id()),
            Action::Barrier(border, turning) => write!(f, "barrier {border} {}", turning.id()),
            Action::Carry(item, to) => write!(f, "carry {} {}", item.id(), to.id()),
            Action::Criminal(criminal) => write!(f, "criminal {}", criminal.id()),
            Action::Item(item) => write!(f, "item {}", item.id()),
            Action::Zone(zone) => write!(f, "zone {}", zone.id()),
            Action::Opponent(Agent::Echo) => f.write_str("opponent echo"),
            Action::Opponent(Agent::Person(seat)) => write!(f, "opponent {}", seat.index() + 1),
            Action::Third(third) => write!(f, "third {}", third + 1),
            Action::Deck(deck) => write!(f, "deck {}", deck.id()),
            Action::Evidence(kind) => write!(f, "evidence {}", kind.id()),
            Action::Process(kind, into) => write!(f, "process {} {into}", kind.id()),
            Action::Place(place) => write!(f, "place {place}"),
            Action::Commit(crime) => write!(f, "commit {}", crime.id()),
            Action::Bind(binding) => write!(f, "bind {binding}"),
            Action::Outcome(outcome) => write!(f, "outcome {}", outcome.id()),
            Action::Discard(crime) => write!(f, "discard {}", crime.id()),
            Action::Dilemma(dilemma) => write!(f, "dilemma {}", dilemma.id()),
            word => f.write_str(notation::word(&WORDS, word)),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        notation::exactly(text, parse)
    }
}

fn parse(text: &str) -> Option<Action> {
    if let Some(action) = notation::meaning(&WORDS, text) {
        return Some(action);
    }
    let (verb, rest) = text.split_once(' ')?;
    Some(match verb {
        "hook" => Action::Hook(read(rest)?),
        "unhook" => Action::Unhook(read(rest)?),
        "support" => Action::Support(read(rest)?),
        "move" => pair(rest, Action::Move)?,
        "pickup" => pair(rest, Action::PickUp)?,
        "drop" => Action::Drop(read(rest)?),
        "use" => Action::Use(read(rest)?),
        "grip" => Action::Grip(read(rest)?),
        "endure" => Action::Endure(read(rest)?),
        "fix" => Action::Fix(read(rest)?),
        "push" => pair(rest, Action::Push)?,
        "hack" => pair(rest, Action::Hack)?,
        "fetch" => Action::Fetch(read(rest)?),
        "smuggle" => Action::Smuggle(read(rest)?),
        "sense" => Action::Sense(read(rest)?),
        "dash" => Action::Dash(read(rest)?),
        "guardian" => Action::Guardian(read(rest)?),
        "barrier" => pair(rest, Action::Barrier)?,
        "carry" => pair(rest, Action::Carry)?,
        "criminal" => Action::Criminal(read(rest)?),
        "item" => Action::Item(read(rest)?),
        "zone" => Action::Zone(read(rest)?),
        "opponent" => Action::Opponent(read_agent(rest)?),
        "third" => Action::Third(read::<u8>(rest)?.checked_sub(1).filter(|n| *n < 3)?),
        "deck" => Action::Deck(read(rest)?),
        "evidence" => Action::Evidence(read(rest)?),
        "process" => pair(rest, Action::Process)?,
        "place" => Action::Place(read(rest)?),
        "commit" => Action::Commit(read(rest)?),
        "bind" => Action::Bind(read(rest)?),
        "outcome" => Action::Outcome(read(rest)?),
        "discard" => Action::Discard(read(rest)?),
        "dilemma" => Action::Dilemma(read(rest)?),
        _ => return None,
    })
}

fn read_agent(text: &str) -> Option<Agent> {
    if text == "echo" {
        return Some(Agent::Echo);
    }
    let number: u8 = read(text)?;
    (1..=AGENTS as u8)
        .contains(&number)
        .then(|| Agent::Person(Seat(number - 1)))
}
