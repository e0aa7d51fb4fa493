//! Evidence: the bar, the display, the rows of the chapter and the plan area (ID-13, ID-14).

use std::fmt;
use std::str::FromStr;

use kernel::{Member, NotationError, SeatSet};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::console::{Agent, Tokens};
use crate::pieces::{Bonus, Evidence, Row};

/// The most slots that the display has.
pub const SLOTS: usize = 20;

/// The most slots that the bar has.
pub const BAR: usize = 4;

/// All evidence tokens.
pub const TOKENS: usize = 72;

/// A face-down token: its kind, and who knows it (ID-R44).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Token {
    /// Its kind, hidden from all but those who know it.
    pub kind: Evidence,
    /// The people who have seen it.
    pub known_to: SeatSet,
}

/// Where in the plan area a face-down token lies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlanSpot {
    /// On a bonus space.
    Bonus(Bonus),
    /// In somebody's box.
    Box(Agent),
}

impl Default for PlanSpot {
    fn default() -> PlanSpot {
        PlanSpot::Bonus(Bonus::default())
    }
}

/// A face-down token of the plan area.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Planned {
    /// Where it lies.
    pub spot: PlanSpot,
    /// The token.
    pub token: Token,
}

/// The place of a face-down token (ID-2.13): a slot of the display, or a token of the plan area in the order
/// in which they were laid there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// A slot of the display, from 0.
    Display(u8),
    /// A token of the plan area, from 0.
    Plan(u8),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Display(slot) => write!(f, "display-{slot}"),
            Place::Plan(index) => write!(f, "plan-{index}"),
        }
    }
}

impl FromStr for Place {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Place, NotationError> {
        let number = |text: &str| text.parse().ok();
        let display = text.strip_prefix("display-").and_then(number);
        let plan = text.strip_prefix("plan-").and_then(number);
        display
            .map(Place::Display)
            .or(plan.map(Place::Plan))
            .ok_or_else(|| NotationError::new(text))
    }
}

/// A place as anybody at the table names it. The numbers of the plan area are those of a moment, since later tokens
/// move up when one is taken away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Whereabouts {
    /// A slot of the display, from 0.
    Slot(u8),
    /// A bonus space.
    Bonus(Bonus),
    /// Somebody's box, and which of the tokens in it, from 0.
    Box(Agent, u8),
    /// The supply, in which no token has a place of its own.
    Supply,
}

impl Whereabouts {
    /// Of a place, while the tokens of the plan area lie on these spots.
    pub(crate) fn of(
        place: Place,
        plan: impl Iterator<Item = PlanSpot> + Clone,
    ) -> Option<Whereabouts> {
        let index = match place {
            Place::Display(slot) => return Some(Whereabouts::Slot(slot)),
            Place::Plan(index) => usize::from(index),
        };
        Some(match plan.clone().nth(index)? {
            PlanSpot::Bonus(bonus) => Whereabouts::Bonus(bonus),
            spot @ PlanSpot::Box(owner) => {
                let before = plan.take(index).filter(|one| *one == spot);
                Whereabouts::Box(owner, before.count() as u8)
            }
        })
    }
}

/// Where processed evidence goes (ID-14.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Into {
    /// An investigation space of a row.
    Row(Row),
    /// A bonus space.
    Bonus(Bonus),
    /// The own box.
    Box,
}

impl fmt::Display for Into {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Into::Row(row) => write!(f, "row-{}", row.id()),
            Into::Bonus(bonus) => write!(f, "bonus-{}", bonus.id()),
            Into::Box => f.write_str("box"),
        }
    }
}

impl FromStr for Into {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Into, NotationError> {
        if text == "box" {
            return Ok(Into::Box);
        }
        if let Some(row) = text.strip_prefix("row-") {
            return row.parse().map(Into::Row);
        }
        let bonus = text.strip_prefix("bonus-");
        let bonus = bonus.ok_or_else(|| NotationError::new(text))?;
        bonus.parse().map(Into::Bonus)
    }
}

/// A row of investigation spaces, as everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Investigation {
    /// What its mission asks for.
    pub mission: Evidence,
    /// Files left.
    pub files: u8,
    /// Matching evidence placed face up.
    pub placed: u8,
    /// Evidence that Echo placed face down (ID-27.2).
    pub covered: u8,
}

/// What everybody sees of the evidence and Syndicate boards (ID-2.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Boards {
    /// The bar, face up.
    pub bar: Tokens,
    /// The rows of the chapter.
    pub rows: [Investigation; Row::ALL.len()],
    /// The shared box, face up.
    pub shared: Tokens,
}

impl Boards {
    /// The row of a mission.
    pub fn row(&self, row: Row) -> &Investigation {
        &self.rows[row.index()]
    }

    /// Files left on all rows.
    pub fn files_left(&self) -> u8 {
        self.rows.iter().map(|row| row.files).sum()
    }
}

/// Evidence that lies face down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FaceDown {
    /// The display by its slots.
    pub display: ArrayVec<[Option<Token>; SLOTS]>,
    /// The plan area but for the shared box, in the order in which tokens were laid there.
    pub plan: ArrayVec<[Planned; TOKENS]>,
    /// The supply, in random order.
    pub supply: Tokens,
    /// What Echo placed in the rows.
    pub covered: [Tokens; Row::ALL.len()],
}

impl FaceDown {
    /// The token at a place.
    pub fn token(&self, place: Place) -> Option<&Token> {
        match place {
            Place::Display(slot) => self.display.get(usize::from(slot))?.as_ref(),
            Place::Plan(index) => self.plan.get(usize::from(index)).map(|one| &one.token),
        }
    }

    /// How everybody names a place.
    pub(crate) fn whereabouts(&self, place: Place) -> Option<Whereabouts> {
        Whereabouts::of(place, self.plan.iter().map(|one| one.spot))
    }

    pub(crate) fn token_mut(&mut self, place: Place) -> Option<&mut Token> {
        match place {
            Place::Display(slot) => self.display.get_mut(usize::from(slot))?.as_mut(),
            Place::Plan(index) => {
                let planned = self.plan.get_mut(usize::from(index));
                planned.map(|one| &mut one.token)
            }
        }
    }

    /// Takes a token away; later tokens of the plan move up.
    pub(crate) fn remove(&mut self, place: Place) -> Option<Evidence> {
        match place {
            Place::Display(slot) => {
                let slot = self.display.get_mut(usize::from(slot))?;
                slot.take().map(|token| token.kind)
            }
            Place::Plan(index) => {
                let index = usize::from(index);
                (index < self.plan.len()).then(|| self.plan.remove(index).token.kind)
            }
        }
    }

    /// All places with a token, the display first.
    pub fn places(&self) -> impl Iterator<Item = Place> + '_ {
        let display = self.display.iter().enumerate();
        let filled = display.filter(|(_, slot)| slot.is_some());
        let plan = (0..self.plan.len() as u8).map(Place::Plan);
        filled
            .map(|(slot, _)| Place::Display(slot as u8))
            .chain(plan)
    }

    /// Whether a bonus space is taken.
    pub fn is_taken(&self, bonus: Bonus) -> bool {
        let mut plan = self.plan.iter();
        plan.any(|one| one.spot == PlanSpot::Bonus(bonus))
    }
}

impl PlanSpot {
    /// The bonus space, if it is one.
    pub fn bonus(self) -> Option<Bonus> {
        match self {
            PlanSpot::Bonus(bonus) => Some(bonus),
            PlanSpot::Box(_) => None,
        }
    }
}
