//! The words of the language: roles, beings, places, things (ID-17.1 to ID-17.3).

use std::str::FromStr;

use kernel::{NotationError, vocabulary};
use serde::{Deserialize, Deserializer};

use crate::pieces::{Item, ItemKind, Zone};

vocabulary! {
    /// A criminal that a card speaks of: one of yours, or any other (ID-17.1).
    pub enum Role {
        Y1 = "y1",
        Y2 = "y2",
        Y3 = "y3",
        C1 = "c1",
        C2 = "c2",
    }
}

/// Somebody or something that is in a zone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Being {
    /// A criminal.
    Role(Role),
    /// The Guardian.
    Guardian,
    /// An item.
    Item(Item),
}

/// A zone, by its name or by who is in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Where {
    /// This one.
    Zone(Zone),
    /// The zone that the card leaves open, `z1`.
    Open,
    /// Where somebody or something is.
    At(Being),
}

/// Which items a condition speaks of (ID-17.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thing {
    /// This one.
    Item(Item),
    /// Either of a kind.
    Kind(ItemKind),
    /// Any.
    Any,
}

impl FromStr for Being {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Being, NotationError> {
        if text == "guardian" {
            return Ok(Being::Guardian);
        }
        let role = text.parse().map(Being::Role);
        role.or_else(|_| text.parse().map(Being::Item))
    }
}

impl FromStr for Where {
    type Err = NotationError;

    /// A place may name an entity, which stands for its zone (ID-17.2).
    fn from_str(text: &str) -> Result<Where, NotationError> {
        if text == "z1" {
            return Ok(Where::Open);
        }
        if let Ok(zone) = text.parse() {
            return Ok(Where::Zone(zone));
        }
        let being = text.strip_prefix("at:").unwrap_or(text);
        being.parse().map(Where::At)
    }
}

impl FromStr for Thing {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Thing, NotationError> {
        match text.strip_prefix("kind:") {
            Some(kind) => kind.parse().map(Thing::Kind),
            None if text == "any" => Ok(Thing::Any),
            None => text.parse().map(Thing::Item),
        }
    }
}

impl Being {
    /// All words for one.
    pub(super) fn words() -> Vec<String> {
        let roles = Role::ALL.map(Role::id).into_iter();
        let items = Item::ALL.map(Item::id);
        let words = roles.chain(["guardian"]).chain(items);
        words.map(str::to_owned).collect()
    }
}

impl Where {
    /// All words for one; those for who is there may also stand without `at:`.
    pub(super) fn words() -> Vec<String> {
        let zones = Zone::ALL.map(Zone::id).into_iter();
        let zones = zones.chain(["z1"]).map(str::to_owned);
        let beings = Being::words().into_iter();
        zones
            .chain(beings.map(|being| format!("at:{being}")))
            .collect()
    }
}

impl Thing {
    /// All words for one.
    pub(super) fn words() -> Vec<String> {
        let any = ["any".to_owned()].into_iter();
        let kinds = ItemKind::ALL.map(|kind| format!("kind:{}", kind.id()));
        let items = Item::ALL.map(|item| item.id().to_owned());
        any.chain(kinds).chain(items).collect()
    }
}

/// Words of the language are read from the strings of the content pack; another word is told those that there are.
macro_rules! read_as_text {
    ($($name:ty),*) => {$(
        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(d: D) -> Result<$name, D::Error> {
                let text = String::deserialize(d)?;
                text.parse().map_err(|_| {
                    let words = <$name>::words().join("`, `");
                    serde::de::Error::custom(format!("unknown variant `{text}`, expected one of `{words}`"))
                })
            }
        }
    )*};
}
pub(super) use read_as_text;

read_as_text!(Being, Where, Thing);
