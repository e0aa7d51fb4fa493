//! What is fixed about a table from its beginning.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use bots::BotKind;
use catalog::GameId;
use kernel::{Seed, StoredEdition};

/// Names a table in links. Whoever knows it may watch, so it cannot be guessed.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TableId(String);

/// Letters and digits that nobody mistakes for one another.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// 80 bits.
const LENGTH: usize = 16;

impl TableId {
    /// A new id from so many bytes of entropy.
    pub fn from_bytes(bytes: [u8; LENGTH]) -> TableId {
        TableId(
            bytes
                .iter()
                .map(|b| char::from(LETTERS[usize::from(*b % 32)]))
                .collect(),
        )
    }

    /// The id as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Text that cannot name a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("that is not the name of a table")]
pub struct NoTableId;

impl FromStr for TableId {
    type Err = NoTableId;

    fn from_str(text: &str) -> Result<TableId, NoTableId> {
        let fits = text.len() == LENGTH && text.bytes().all(|b| LETTERS.contains(&b));
        fits.then(|| TableId(text.to_owned())).ok_or(NoTableId)
    }
}

/// What a person or a table is called: one line, not empty, not endless.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Name(String);

/// Why a text is no name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NameError {
    /// Nothing is left of it.
    #[error("a name needs at least one letter")]
    Empty,
    /// Nobody would read it to the end.
    #[error("a name has at most {} letters", Name::MAX)]
    Long,
}

impl Name {
    /// The most characters a name has.
    pub const MAX: usize = 32;

    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Its first letter, large: what stands on the token of a seat.
    pub fn initial(&self) -> String {
        self.0
            .chars()
            .take(1)
            .flat_map(char::to_uppercase)
            .collect()
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Characters without a shape, and those that turn the direction of what follows.
const INVISIBLE: &[RangeInclusive<char>] = &[
    '\u{ad}'..='\u{ad}',
    '\u{61c}'..='\u{61c}',
    '\u{180e}'..='\u{180e}',
    '\u{200b}'..='\u{200f}',
    '\u{202a}'..='\u{202e}',
    '\u{2060}'..='\u{206f}',
    '\u{feff}'..='\u{feff}',
];

impl FromStr for Name {
    type Err = NameError;

    /// Control characters become spaces, spaces at the ends and double ones go, and so does what cannot
    /// be seen: two names that look alike should be alike.
    fn from_str(text: &str) -> Result<Name, NameError> {
        let seen = text.replace(|c| INVISIBLE.iter().any(|range| range.contains(&c)), "");
        let plain = seen.replace(char::is_control, " ");
        let name = plain.split_whitespace().collect::<Vec<_>>().join(" ");
        match name.chars().count() {
            0 => Err(NameError::Empty),
            n if n > Name::MAX => Err(NameError::Long),
            _ => Ok(Name(name)),
        }
    }
}

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// Somebody with a key.
    Person,
    /// A bot.
    Bot(BotKind),
}

/// A seat as the table was set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chair {
    /// Who decides for it.
    pub sitter: Sitter,
    /// What they are called; nobody has sat down yet where there is none.
    pub name: Option<Name>,
}

/// What is fixed about a table: with its ledger it tells the whole game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// Its id.
    pub id: TableId,
    /// What it is called.
    pub title: Name,
    /// Which game is played.
    pub game: GameId,
    /// What it was set to play by.
    pub edition: StoredEdition,
    /// The options, as they were chosen.
    pub options: Vec<(String, String)>,
    /// The seed of every draw: never told before the end.
    pub seed: Seed,
    /// The seats.
    pub chairs: Vec<Chair>,
    /// When it was set, in seconds since 1970.
    pub created: i64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_read_back_and_nothing_else_is_one() {
        let id = TableId::from_bytes(std::array::from_fn(|i| 17 * i as u8));
        assert_eq!(id.to_string().parse(), Ok(id));
        for text in [
            "",
            "short",
            "ABCDEFGHIJKMNPQR",
            "abcdefghijkmnpq/",
            "abcdefghijkmnpqrs",
        ] {
            assert_eq!(text.parse::<TableId>(), Err(NoTableId), "{text:?}");
        }
    }

    #[test]
    fn names_are_one_line() {
        let name: Name = "  Věra \n B. ".parse().unwrap();
        assert_eq!(name.as_str(), "Věra B.");
        assert_eq!(name.initial(), "V");
        assert_eq!("Jo\u{200b}e\u{202e}".parse(), Ok(Name("Joe".to_owned())));
        assert_eq!(" \t\u{2060} ".parse::<Name>(), Err(NameError::Empty));
        assert_eq!("x".repeat(33).parse::<Name>(), Err(NameError::Long));
    }
}
