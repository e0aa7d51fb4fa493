//! What is said, before it is said in a language: a message id and its arguments.
//!
//! Games speak in phrases and know no language; the catalog turns phrases into English, Czech or
//! Polish with the game's Fluent files.

use std::borrow::Cow;

use serde::Serialize;

use crate::seat::Seat;

/// A message and what fills its gaps.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Phrase {
    /// The id of the message in the game's Fluent file.
    pub id: Cow<'static, str>,
    /// Named arguments.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(&'static str, Arg)>,
}

/// What can fill a gap of a message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// A number, with plural forms where the language has them.
    Number(i64),
    /// Text that is the same in every language: a card, a coordinate.
    Text(String),
    /// A seat, shown by the name of whoever sits there.
    Seat(Seat),
    /// Another phrase.
    Phrase(Box<Phrase>),
    /// Several phrases, joined as a list.
    List(Vec<Phrase>),
}

impl Phrase {
    /// A phrase without arguments.
    pub fn new(id: impl Into<Cow<'static, str>>) -> Phrase {
        Phrase {
            id: id.into(),
            args: Vec::new(),
        }
    }

    /// The name of one member of a family of components: `Phrase::name("building", "bank")` is the
    /// message `building-bank`.
    pub fn name(family: &str, member: &str) -> Phrase {
        Phrase::new(format!("{family}-{}", member.replace('_', "-")))
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Phrase {
        self.args.push((name, arg.into()));
        self
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Arg {
        Arg::Phrase(Box::new(phrase))
    }
}

impl From<Vec<Phrase>> for Arg {
    fn from(phrases: Vec<Phrase>) -> Arg {
        Arg::List(phrases)
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

macro_rules! number_args {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(i64::from(number))
            }
        }
    )*};
}

number_args!(u8, u16, u32, i8, i16, i32, i64);
