//! What cards, tokens, slots and persons bring.

use serde::{Deserialize, Deserializer};

use crate::pieces::{Deed, Operation, Track};
use crate::step::Bonus;

/// Any of them, or a certain one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AnyOr<T> {
    /// Any.
    Any,
    /// This one.
    One(T),
}

impl<'de> Deserialize<'de> for AnyOr<Operation> {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<AnyOr<Operation>, D::Error> {
        let text = String::deserialize(d)?;
        match text.as_str() {
            "any" => Ok(AnyOr::Any),
            one => one
                .parse()
                .map(AnyOr::One)
                .map_err(serde::de::Error::custom),
        }
    }
}

/// A level of a certain track.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Raise {
    /// Which.
    pub track: Track,
    /// By how much.
    pub amount: u8,
    /// Whether one more level may be had for a card (SP-10.10).
    pub optional_extra: bool,
}

/// What is gained or done; several things are all gained (SP-R29).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Effect {
    /// Dollars for the pocket.
    pub cash: u16,
    /// Leverage tokens.
    pub leverage_tokens: u8,
    /// Thugs without paying.
    pub thugs_free: u8,
    /// Books.
    pub books: u8,
    /// Mobsters.
    pub mobsters: u8,
    /// Helper cards of the display.
    pub helper_cards: u8,
    /// City tokens of the display.
    pub city_tokens: u8,
    /// An operation card from the top of a deck.
    pub op_card: Option<AnyOr<Operation>>,
    /// A level of a certain track.
    pub raise: Option<Raise>,
    /// Levels of any tracks.
    pub raise_any: u8,
    /// An operation card played from the hand.
    pub play_op_card: Option<AnyOr<Operation>>,
    /// Something to do.
    pub action: Option<Deed>,
    /// Range for the card being played.
    pub range_bonus: u8,
    /// Barrels for the sale of the card being played.
    pub sale_bonus: u8,
    /// Barrels for the production of the card being played.
    pub production_bonus: u8,
    /// Leverage for the protection of the card being played.
    pub leverage_bonus: u8,
}

impl Effect {
    /// What it adds to the action of the card being played.
    pub fn bonus(&self) -> Bonus {
        Bonus {
            leverage: self.leverage_bonus,
            sale: self.sale_bonus,
            production: self.production_bonus,
            range: self.range_bonus,
        }
    }

    /// Whether nothing is gained.
    pub fn is_nothing(&self) -> bool {
        *self == Effect::default()
    }
}

/// What an ally's ability brings: some of it at once, the rest as long as he is the ally (SP-29).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Alliance {
    /// Mobsters that go to the docks at once.
    pub docks_mobsters: u8,
    /// Mobsters that go to the VIP area at once.
    pub vip_mobsters: u8,
    /// City tokens of the display, at once.
    pub city_tokens: u8,
    /// Defence of own buildings.
    pub defence: u8,
    /// Leverage.
    pub leverage: u8,
    /// Strength in raids on ships.
    pub raid: u8,
    /// What his help in a take-over costs less.
    pub takeover_discount: u16,
    /// Whether he defends the still without a fee.
    pub free_still_defence: bool,
    /// Whether his first help is without a fee.
    pub free_help_once: bool,
}

/// One row of a person's column (SP-12.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    /// From the top, counted from 1.
    pub row: u8,
    /// Whose it is; a framed row is everybody's.
    #[serde(default)]
    pub person: u8,
    /// How often it may be done.
    #[serde(default = "once")]
    pub times: u8,
    /// What is done.
    pub effect: Effect,
}

fn once() -> u8 {
    1
}
