//! Conditions (ID-17.6 to ID-17.18).

use serde::Deserialize;

use super::check::Named;
use super::term::{Being, Role, Thing, Where};

/// How a number is meant (ID-17.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Count {
    /// So many or more.
    AtLeast,
    /// So many.
    Exactly,
    /// So many or fewer.
    AtMost,
}

impl Count {
    /// Whether a number is one of those meant.
    pub fn holds(self, found: u8, n: u8) -> bool {
        match self {
            Count::AtLeast => found >= n,
            Count::Exactly => found == n,
            Count::AtMost => found <= n,
        }
    }
}

/// Whether items that are counted must be held or dropped (ID-17.15).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ItemState {
    /// Either.
    Any,
    /// Nobody holds it.
    Dropped,
    /// Somebody holds it.
    Held,
}

/// One condition of a card.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "is", rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs, reason = "the rules describe each, by the same name")]
pub enum Clause {
    /// ID-17.6
    In { who: Being, zone: Where },
    /// ID-17.7
    Holds { who: Role, item: Thing },
    /// ID-17.7
    EmptyHanded { who: Role },
    /// ID-17.8
    Together { all: Vec<Being> },
    /// ID-17.8
    Apart { all: Vec<Being> },
    /// ID-17.9
    Adjacent { a: Where, b: Where },
    /// ID-17.9
    Nearby { a: Where, b: Where },
    /// ID-17.9
    Opposite { a: Where, b: Where },
    /// ID-17.10
    Alone { who: Role },
    /// ID-17.11
    AloneWith { who: Role, with: Vec<Being> },
    /// ID-17.13
    WithAny { who: Being, any: Vec<Being> },
    /// ID-17.14
    Criminals { zone: Where, count: Count, n: u8 },
    /// ID-17.15
    Items {
        zone: Where,
        item: Thing,
        state: ItemState,
        count: Count,
        n: u8,
    },
    /// ID-17.15
    Dropped { item: crate::pieces::Item },
    /// ID-17.16
    Empty { zone: Where },
    /// ID-17.17
    Barriers { zone: Where, count: Count, n: u8 },
    /// ID-17.17
    BarrierBetween { a: Where, b: Where },
    /// ID-17.18
    Searches { zone: Where, count: Count, n: u8 },
}

impl Clause {
    /// The conditions of a card by when they are due.
    pub(crate) fn by_due(all: &[Clause], roles: &[Role]) -> Vec<Vec<Clause>> {
        let due = |cast| {
            let clauses = all.iter().filter(move |one| one.due(roles) == cast);
            clauses.cloned().collect()
        };
        (0..roles.len() + 2).map(due).collect()
    }

    /// How many of a card's roles have to be cast before it can be judged; one more if it speaks of the zone
    /// that the card leaves open.
    fn due(&self, roles: &[Role]) -> usize {
        let mut due = 0;
        self.each_named(&mut |named| {
            let cast = match named {
                Named::Role(role) => roles.iter().position(|one| *one == role),
                Named::OpenZone => Some(roles.len()),
            };
            due = due.max(cast.map_or(roles.len(), |at| at + 1));
        });
        due
    }
}
