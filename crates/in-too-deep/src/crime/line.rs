//! Effects (ID-18).

use std::str::FromStr;

use kernel::NotationError;
use serde::{Deserialize, Deserializer};

use super::term::{Role, Where, read_as_text};
use crate::pieces::Item;

/// An item, by its name or by who holds it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Load {
    /// This one.
    Item(Item),
    /// What somebody holds.
    Held(Role),
}

/// Where something goes (ID-18.9).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum To {
    /// There.
    Place(Where),
    /// To one of the two neighbours of that zone.
    Adjacent(Where),
    /// To the opposite zone.
    Opposite(Where),
    /// Anywhere.
    Any,
}

/// One line of a card's effect.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs, reason = "the rules describe each, by the same name")]
pub enum Line {
    /// ID-18.1
    Drop { who: Role },
    /// ID-18.1
    DropWithGuardian { who: Vec<Role> },
    /// ID-18.2
    MoveItem { item: Load, to: To },
    /// ID-18.3
    Give { from: Role, to: Role },
    /// ID-18.4
    SwapItems { a: Load, b: Load },
    /// ID-18.4
    SwapCriminals { a: Role, b: Role },
    /// ID-18.5
    MoveCriminal { who: Role, to: To },
    /// ID-18.6
    RelocateGuardian { to: To },
    /// ID-18.6
    StepGuardian { steps: u8 },
    /// ID-18.7
    StepBarrier { steps: u8 },
    /// ID-18.8
    MoveSearches { from: To, to: To },
}

impl FromStr for Load {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Load, NotationError> {
        match text.strip_prefix("held:") {
            Some(role) => role.parse().map(Load::Held),
            None => text.parse().map(Load::Item),
        }
    }
}

impl FromStr for To {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<To, NotationError> {
        if text == "any" {
            return Ok(To::Any);
        }
        if let Some(place) = text.strip_prefix("adjacent:") {
            return place.parse().map(To::Adjacent);
        }
        if let Some(place) = text.strip_prefix("opposite:") {
            return place.parse().map(To::Opposite);
        }
        text.parse().map(To::Place)
    }
}

impl Load {
    /// All words for one.
    fn words() -> Vec<String> {
        let items = Item::ALL.map(|item| item.id().to_owned()).into_iter();
        let held = Role::ALL.map(|role| format!("held:{}", role.id()));
        items.chain(held).collect()
    }
}

impl To {
    /// All words for one.
    fn words() -> Vec<String> {
        let any = ["any".to_owned()].into_iter();
        let ways = |way: &'static str| {
            let places = Where::words().into_iter();
            places.map(move |place| format!("{way}{place}"))
        };
        let ways = ["", "adjacent:", "opposite:"].into_iter().flat_map(ways);
        any.chain(ways).collect()
    }
}

read_as_text!(Load, To);
