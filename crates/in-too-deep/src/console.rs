//! The agents, and what lies on their consoles: hooks (ID-5), grip (ID-6), tolerance (ID-12), Intel.

use kernel::{Member, Seat, Set};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::content::content;
use crate::pieces::{Crime, Criminal, Deck, Dilemma, Evidence, Support};

/// The most agents at a table, Echo included.
pub const AGENTS: usize = 5;

/// Hook ports of a console (ID-5.4).
pub const PORTS: usize = 3;

/// A person, or Echo.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Agent {
    /// Somebody at the table.
    Person(Seat),
    /// The automa.
    Echo,
}

impl Agent {
    /// The seat of a person.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Agent::Person(seat) => Some(seat),
            Agent::Echo => None,
        }
    }
}

impl Default for Agent {
    fn default() -> Agent {
        Agent::Person(Seat(0))
    }
}

impl From<Seat> for Agent {
    fn from(seat: Seat) -> Agent {
        Agent::Person(seat)
    }
}

/// How many tokens there are of each kind of evidence.
pub type Tokens = [u8; Evidence::ALL.len()];

/// Support tokens by their faces.
pub type Tools = [u8; Support::ALL.len()];

/// What everybody sees of an agent (ID-2.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Console {
    /// Hook tokens in the ports, from the top.
    pub ports: ArrayVec<[Criminal; PORTS]>,
    /// Which of them are locked (ID-11.20).
    pub locked: Set<Criminal>,
    /// Grip over each criminal.
    pub grip: [u8; Criminal::ALL.len()],
    /// Intel: money now, points at the end.
    pub intel: u16,
    /// Tolerance (ID-12.1).
    pub tolerance: u16,
    /// Files in memory.
    pub files: u8,
    /// Blue support tokens in memory.
    pub tools: Tools,
}

impl Console {
    /// Whether a criminal is hooked here.
    pub fn has(&self, criminal: Criminal) -> bool {
        self.ports.contains(&criminal)
    }

    /// Whether a port is free.
    pub fn has_free_port(&self) -> bool {
        self.ports.len() < PORTS
    }

    /// Grip over a criminal.
    pub fn grip_over(&self, criminal: Criminal) -> u8 {
        self.grip[criminal.index()]
    }

    /// Whether the ability of a criminal works (ID-6.3).
    pub fn has_ability(&self, criminal: Criminal) -> bool {
        self.has(criminal) && self.grip_over(criminal) >= content().grip_track.ability_from
    }

    /// Whether grip over a criminal can be paid for an extra action (ID-6.4).
    pub fn has_endurance(&self, criminal: Criminal) -> bool {
        self.has(criminal) && self.grip_over(criminal) >= content().grip_track.endurance_from
    }

    /// What dilemmas corrupt this agent by, in hand or in the databank: less than nothing, as the case may be (ID-12.3).
    pub fn corruption_by(&self, dilemmas: Set<Dilemma>) -> i32 {
        Dilemma::corruption(dilemmas) - i32::from(self.tolerance)
    }

    /// Takes a hook token off the console; the others move up and a lock goes (ID-5.6, ID-11.20). Tells
    /// whether there was a lock.
    pub(crate) fn unhook(&mut self, criminal: Criminal) -> bool {
        self.ports.retain(|hooked| *hooked != criminal);
        let locked = self.locked.contains(criminal);
        self.locked.remove(criminal);
        locked
    }
}

/// What only its owner knows of an agent, and what not even the owner knows yet (ID-2.2 to ID-2.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Papers {
    /// Crime cards in hand; of Echo, her one card.
    pub crimes: Set<Crime>,
    /// Crime cards set aside in this turn, which nobody has seen.
    pub aside: Set<Crime>,
    /// Dilemmas in hand.
    pub dilemmas: Set<Dilemma>,
    /// Those of them chosen to be stored at the end of a chapter (ID-22.5).
    pub storing: Set<Dilemma>,
    /// Dilemmas in the databank.
    pub databank: Set<Dilemma>,
    /// Evidence in memory.
    pub memory: Tokens,
}

impl Papers {
    /// How many crime cards of each deck there are in a set (ID-2.12).
    pub fn by_deck(crimes: Set<Crime>) -> [u8; Deck::ALL.len()] {
        Deck::ALL.map(|deck| crimes.intersection(Crime::of(deck)).len() as u8)
    }

    /// How many tokens lie in memory.
    pub fn evidence(&self) -> u8 {
        self.memory.iter().sum()
    }
}
