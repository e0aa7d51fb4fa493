//! By which rules a table plays: what has been corrected since the first edition is an amendment, and a table keeps
//! those that it was set with.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::option::Options;
use crate::pack::Pack;
use crate::rule::RuleId;

/// A correction of a rule since the first edition. Its text stands among the game's rules, under its ID.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Amendment {
    number: u8,
    id: RuleId,
}

impl Amendment {
    /// The most that a game can have.
    pub const MOST: u8 = 64;

    /// The amendment with a number, from 1, and its ID, such as `SP-A1`.
    ///
    /// # Panics
    /// If the number cannot be kept: at compile time, since amendments are constants.
    pub const fn new(number: u8, id: &'static str) -> Amendment {
        assert!(number > 0 && number <= Amendment::MOST);
        Amendment {
            number,
            id: RuleId(id),
        }
    }

    /// Its ID, under which its text stands.
    pub fn id(self) -> RuleId {
        self.id
    }

    fn bit(self) -> u64 {
        1 << (self.number - 1)
    }
}

/// The amendments that a table plays by: none of them in the first edition.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Amendments(u64);

impl Amendments {
    /// The first edition.
    pub const NONE: Amendments = Amendments(0);

    /// Some of the amendments of a game.
    pub fn of(amendments: impl IntoIterator<Item = Amendment>) -> Amendments {
        let bits = amendments.into_iter().map(Amendment::bit);
        Amendments(bits.fold(0, |all, bit| all | bit))
    }

    /// Whether an amendment is among them.
    pub fn contains(self, amendment: Amendment) -> bool {
        self.0 & amendment.bit() != 0
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// These and others.
    #[must_use]
    pub fn and(self, others: Amendments) -> Amendments {
        Amendments(self.0 | others.0)
    }

    /// Those of them that are not among others.
    #[must_use]
    pub fn without(self, others: Amendments) -> Amendments {
        Amendments(self.0 & !others.0)
    }

    /// Their IDs, in the order of the game's list.
    pub fn ids(self, known: &'static [Amendment]) -> impl Iterator<Item = &'static str> {
        let among = known.iter().filter(move |one| self.contains(**one));
        among.map(|one| one.id.0)
    }

    /// Whether all of them are among others.
    pub fn are_within(self, others: Amendments) -> bool {
        self.without(others).is_empty()
    }

    /// The amendments with these IDs, of those that a game knows.
    pub fn read<'a>(
        known: &[Amendment],
        ids: impl IntoIterator<Item = &'a str>,
    ) -> Result<Amendments, UnknownEdition> {
        let mut amendments = Vec::new();
        for id in ids {
            let found = known.iter().find(|one| one.id.0 == id);
            amendments.push(*found.ok_or_else(|| UnknownEdition::Amendment(id.to_owned()))?);
        }
        Ok(Amendments::of(amendments))
    }
}

impl fmt::Display for Amendments {
    /// Their numbers, parted by commas.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let numbers = (0..Amendment::MOST).filter(|at| self.0 & (1 << at) != 0);
        let numbers: Vec<String> = numbers.map(|at| (at + 1).to_string()).collect();
        f.write_str(&numbers.join(","))
    }
}

/// Text that names no amendments by their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("these are no numbers of amendments")]
pub struct NoAmendments;

impl FromStr for Amendments {
    type Err = NoAmendments;

    fn from_str(text: &str) -> Result<Amendments, NoAmendments> {
        let mut amendments = Amendments::NONE;
        for number in text.split(',') {
            match number.parse() {
                Ok(number @ 1..=Amendment::MOST) => amendments.0 |= 1 << (number - 1),
                _ => return Err(NoAmendments),
            }
        }
        Ok(amendments)
    }
}

/// Rules or components that this program does not know.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UnknownEdition {
    /// An amendment.
    #[error(
        "it is played by {0:?}, a version of the rules that this program does not know; a newer program may know it"
    )]
    Amendment(String),
    /// A pack, by its hash.
    #[error("it was made with other content: the pack {0:?} is needed to play it")]
    Pack(String),
}

/// What a table plays by, beside the options that were chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Edition {
    /// The corrections of the rules.
    pub amendments: Amendments,
    /// The components.
    pub pack: Pack,
}

impl Edition {
    /// The edition of a table that is set today: everything that the game has corrected, and the built-in components.
    pub fn newest(known: &[Amendment]) -> Edition {
        Edition {
            amendments: Amendments::of(known.iter().copied()),
            pack: Pack::BUILT_IN,
        }
    }

    /// The first edition.
    pub fn first<O: Options>() -> Edition {
        Edition {
            amendments: Amendments::NONE,
            pack: Pack::first::<O::Content>(),
        }
    }
}

/// An edition as it is stored: the first one says nothing.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct StoredEdition {
    /// The IDs of the amendments.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub amendments: Vec<String>,
    /// The hash of the pack.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pack: Option<String>,
}

impl StoredEdition {
    /// How the edition of a table that is set today is stored.
    pub fn newest<O: Options>() -> StoredEdition {
        StoredEdition::of::<O>(Edition::newest(O::AMENDMENTS))
    }

    /// How an edition of a game is stored.
    pub fn of<O: Options>(edition: Edition) -> StoredEdition {
        let ids = edition.amendments.ids(O::AMENDMENTS);
        let hash = || edition.pack.hash::<O::Content>().to_owned();
        StoredEdition {
            amendments: ids.map(str::to_owned).collect(),
            pack: (edition != Edition::first::<O>()).then(hash),
        }
    }

    /// Reads it again. Where no pack is named it is that of the first edition.
    pub fn read<O: Options>(&self) -> Result<Edition, UnknownEdition> {
        let ids = self.amendments.iter().map(String::as_str);
        let amendments = Amendments::read(O::AMENDMENTS, ids)?;
        let pack = match &self.pack {
            None => Pack::first::<O::Content>(),
            Some(hash) => {
                Pack::find::<O::Content>(hash).ok_or_else(|| UnknownEdition::Pack(hash.clone()))?
            }
        };
        Ok(Edition { amendments, pack })
    }
}

impl StoredEdition {
    /// The IDs of the amendments in one line of text; `none` in the first edition.
    pub fn amendments_text(&self) -> String {
        match self.amendments.is_empty() {
            true => "none".to_owned(),
            false => self.amendments.join(" "),
        }
    }

    /// The edition of such a line and a pack.
    pub fn from_text(amendments: &str, pack: Option<&str>) -> StoredEdition {
        let ids = amendments.split_whitespace().filter(|id| *id != "none");
        StoredEdition {
            amendments: ids.map(str::to_owned).collect(),
            pack: pack.map(str::to_owned),
        }
    }
}
