//! How the notations of actions are read and written, whatever the game: a verb and what follows it, or one
//! word alone.

use std::fmt::Display;
use std::str::FromStr;

use crate::refusal::NotationError;

/// Reads what is written in one way only: no leading zeros, no other spaces.
pub fn exactly<T: Display>(
    text: &str,
    parse: impl FnOnce(&str) -> Option<T>,
) -> Result<T, NotationError> {
    parse(text)
        .filter(|found| found.to_string() == text)
        .ok_or_else(|| NotationError::new(text))
}

/// Reads one part.
pub fn read<T: FromStr>(text: &str) -> Option<T> {
    text.parse().ok()
}

/// Reads two parts with a space between them.
pub fn pair<A: FromStr, B: FromStr, T>(text: &str, of: impl FnOnce(A, B) -> T) -> Option<T> {
    let (first, second) = text.split_once(' ')?;
    Some(of(read(first)?, read(second)?))
}

/// What a word stands for, in a list of both.
pub fn meaning<T: Copy>(words: &[(T, &str)], text: &str) -> Option<T> {
    let found = words.iter().find(|(_, word)| *word == text)?;
    Some(found.0)
}

/// The word for something; empty if it is not in the list.
pub fn word<'a, T: PartialEq>(words: &[(T, &'a str)], meaning: &T) -> &'a str {
    let found = words.iter().find(|(other, _)| other == meaning);
    found.map_or("", |(_, word)| *word)
}
