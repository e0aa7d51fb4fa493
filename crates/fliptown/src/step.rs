//! The agenda: what a seat still has to resolve, as a stack of pending steps.

use kernel::{Seat, Set};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::cards::{Card, Rank, Suit};
use crate::content::{Building, Cowbot, Trigger};
use crate::map::{Region, Site};

/// One pending step; the decision it asks for is in brackets.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Keep or redraw the lineup (FT-D1).
    Mayor,
    /// A reward for an outlaw's card, by its place in the lineup (FT-D2).
    Bail(u8),
    /// Suit, value and poker card (FT-D3).
    Assign,
    /// Changes, abilities and the main action (FT-D4, FT-D5).
    Main,
    /// The last chance to use an ability in this turn (FT-D12).
    #[default]
    After,
    /// Effect or bonus action first (FT-D6).
    Order(Building),
    /// The effect of a building (FT-D7).
    Effect(Building),
    /// Star or crossing out, after the look at the sheriff card (FT-D7).
    Office,
    /// A pan or a hammer (FT-D8).
    Tool,
    /// Wanted to cross out (FT-D9).
    Clear {
        /// The fewest.
        min: u8,
        /// The most, if so many are held.
        max: u8,
    },
    /// How many Wanted to take at a site, before it is circled (FT-D18).
    Wanted(Site),
    /// A bonus action (FT-D10).
    Bonus {
        /// Where.
        region: Region,
        /// Whether it may be declined: not if it is a character's ability (FT-18.4).
        declinable: bool,
    },
    /// The region of the Man in black's bonus action (FT-D11).
    AnyRegion,
    /// Cheat or keep the hand (FT-D13).
    Cheat,
    /// The Preacher's ability (FT-D14).
    Preach,
    /// Bribe or refuse (FT-D15).
    Bribe,
    /// Draw or accept (FT-D16).
    Marshal,
    /// Cash or stars (FT-D17).
    Fine,
}

/// The most steps that can wait at once. Under the turn's own steps (at most five: the end, the main
/// action, the assignment and two of three rewards) only first visits leave something unfinished
/// (FT-13.9): one effect for each of the eight buildings with a bonus action, and on top of them a
/// bonus action or a choice inside it.
pub const MAX_STEPS: usize = 16;

/// A stack of pending steps, the next one last.
pub type Agenda = ArrayVec<[Step; MAX_STEPS]>;

/// The cards of a turn as a seat uses them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Assigned {
    /// The card used for its suit.
    pub suit_card: Card,
    /// The card used for its value.
    pub value_card: Card,
    /// The card written into the poker hand.
    pub poker_card: Card,
    /// The suit as changed so far.
    pub suit: Suit,
    /// The value as changed so far by joker or Prospector (FT-6.8).
    pub value: Rank,
    /// Whether the suit was changed, by gold or joker (FT-6.9).
    pub suit_changed: bool,
    /// Whether a joker was spent on the value (FT-18.13).
    pub value_joker: bool,
}

impl Assigned {
    /// The cards as they were just assigned.
    pub fn new([suit_card, value_card, poker_card]: [Card; 3]) -> Assigned {
        Assigned {
            suit_card,
            value_card,
            poker_card,
            suit: suit_card.suit(),
            value: value_card.rank(),
            suit_changed: false,
            value_joker: false,
        }
    }

    /// The six ways to assign a lineup, each as suit, value and poker card (FT-5.4).
    pub fn ways([a, b, c]: [Card; 3]) -> [[Card; 3]; 6] {
        [
            [a, b, c],
            [a, c, b],
            [b, a, c],
            [b, c, a],
            [c, a, b],
            [c, b, a],
        ]
    }
}

/// What a seat has done in the running turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Turn {
    /// The cards, once assigned.
    pub assigned: Option<Assigned>,
    /// How many robberies so far.
    pub robberies: u8,
    /// What was gained since the flip, for the cowbot (FT-21.3).
    pub gained: Set<Trigger>,
}

impl Turn {
    /// Whether the cowbot is active: of the suit card the changed suit counts, of the others the printed (FT-21.4).
    pub fn is_watched_by(&self, cowbot: Cowbot) -> bool {
        self.assigned.is_some_and(|cards| {
            let suits = [cards.suit, cards.value_card.suit(), cards.poker_card.suit()];
            suits.contains(&cowbot.data().suit)
        })
    }

    /// Whether the cowbot steals a card at the end of this turn: it is active, and its trigger was
    /// gained (FT-21.3 to FT-21.5).
    pub fn provokes(&self, cowbot: Cowbot) -> bool {
        self.gained.contains(cowbot.data().trigger) && self.is_watched_by(cowbot)
    }
}

/// The parts of a round in which decisions are asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// The lineup lies open; a Mayor may replace it.
    Flip,
    /// All seats take their turn.
    Turn,
    /// The Cheat decides before the hands are valued.
    Poker,
    /// The Preacher decides before the sheriff comes.
    Preacher,
    /// All seats decide about bribes.
    Bribes,
    /// The Marshal and the fines.
    Arrest,
    /// The game is over.
    Over,
}

impl Stage {
    /// Whether decisions of this stage are hidden from the other seats until all are made (FT-23.12).
    pub fn is_sealed(self) -> bool {
        matches!(self, Stage::Turn | Stage::Poker | Stage::Bribes)
    }
}

/// Number `k` of the robberies of `seat` uses this card of the draw deck (FT-23.3).
pub fn robbery_index(k: u8, seat: Seat, seats: u8) -> usize {
    usize::from(k) * usize::from(seats) + seat.index()
}
