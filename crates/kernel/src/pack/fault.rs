//! What is wrong with a pack, in words that help whoever typed it in.

use crate::phrase::Phrase;
use crate::rule::RuleId;

/// Something in a pack that cannot be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The file.
    pub file: String,
    /// The line, where it is one.
    pub line: Option<usize>,
    /// Where in the tables, such as `slot left_1, price`.
    pub place: String,
    /// What stands there.
    pub found: String,
    /// What may stand there.
    pub wanted: Wanted,
}

/// What may stand somewhere in a pack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// A file that can be read: what the reader says.
    Toml(String),
    /// The file is for another game, or for none.
    Game(&'static str),
    /// One of these keys, or nothing.
    Keys(Vec<String>),
    /// One of these ids.
    Ids(Vec<String>),
    /// Each id once.
    Once,
    /// What the rulebook prints: a pack cannot change it.
    Printed(String),
    /// A whole number within bounds.
    Number {
        /// The least.
        min: i64,
        /// The most.
        max: i64,
    },
    /// One of these words.
    Words(Vec<String>),
    /// So many entries.
    Entries(usize),
    /// Something of the same kind as in the built-in pack, which has this there.
    Like(String),
    /// This key, too.
    Missing(String),
    /// What a rule says, in words of the game.
    Rule {
        /// The rule.
        rule: RuleId,
        /// What it asks for.
        what: Phrase,
    },
    /// Something else, as the reader of tables says it.
    Other(String),
}

impl Fault {
    /// What may stand there, as a phrase.
    pub fn wanted(&self) -> Phrase {
        match &self.wanted {
            Wanted::Toml(why) => Phrase::new("pack-wants-toml").with("why", why.as_str()),
            Wanted::Game(game) => Phrase::new("pack-wants-game").with("game", *game),
            Wanted::Keys(known) => Phrase::new("pack-wants-keys").with("known", known.join(", ")),
            Wanted::Ids(known) => Phrase::new("pack-wants-ids").with("known", known.join(", ")),
            Wanted::Once => Phrase::new("pack-wants-once"),
            Wanted::Printed(value) => {
                Phrase::new("pack-wants-printed").with("value", value.as_str())
            }
            Wanted::Number { min, max } => Phrase::new("pack-wants-number")
                .with("min", *min)
                .with("max", *max),
            Wanted::Words(words) => Phrase::new("pack-wants-words").with("known", words.join(", ")),
            Wanted::Entries(count) => {
                Phrase::new("pack-wants-entries").with("count", *count as i64)
            }
            Wanted::Like(value) => Phrase::new("pack-wants-like").with("value", value.as_str()),
            Wanted::Missing(key) => Phrase::new("pack-wants-missing").with("key", key.as_str()),
            Wanted::Rule { rule, what } => Phrase::new("pack-wants-rule")
                .with("what", what.clone())
                .with("rule", rule.0),
            Wanted::Other(why) => Phrase::new("pack-wants-other").with("why", why.as_str()),
        }
    }
}

/// Collects what a game finds wrong with its tables. A place is named as people would: the table, the id, the key.
pub struct Faults<'a> {
    /// The file and the line in which a place was changed.
    pub(super) locate: &'a dyn Fn(&str) -> (String, Option<usize>),
    pub(super) found: Vec<Fault>,
}

impl Faults<'_> {
    /// Something that contradicts a rule: what stands at a place, and what the rule asks for there.
    pub fn rule(&mut self, place: &str, found: impl ToString, rule: RuleId, what: Phrase) {
        self.push(place, found, Wanted::Rule { rule, what });
    }

    /// A number that has to lie within bounds.
    pub fn number(&mut self, place: &str, found: i64, min: i64, max: i64) {
        if !(min..=max).contains(&found) {
            self.push(place, found, Wanted::Number { min, max });
        }
    }

    /// Something that has to be there so many times.
    pub fn entries(&mut self, place: &str, found: usize, wanted: usize) {
        if found != wanted {
            self.push(place, found, Wanted::Entries(wanted));
        }
    }

    /// Any other fault.
    pub fn push(&mut self, place: &str, found: impl ToString, wanted: Wanted) {
        let (file, line) = (self.locate)(place);
        self.found.push(Fault {
            file,
            line,
            place: place.to_owned(),
            found: found.to_string(),
            wanted,
        });
    }
}
