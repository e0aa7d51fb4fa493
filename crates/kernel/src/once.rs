//! Things that are in a box once: wherever they went, each is in one place.

use crate::refusal::Violation;
use crate::set::{Member, Set};

/// The things that were found so far, for a state that is checked. None may be found a second time.
#[derive(Debug)]
pub struct Once<T: Member> {
    rule: &'static str,
    found: Set<T>,
}

impl<T: Member> Once<T> {
    /// Nothing was found yet; the rule says that each is there once.
    pub fn new(rule: &'static str) -> Once<T> {
        Once {
            rule,
            found: Set::default(),
        }
    }

    /// These were found, too.
    pub fn add(&mut self, things: impl IntoIterator<Item = T>) -> Result<(), Violation> {
        for thing in things {
            let new = !self.found.contains(thing);
            Violation::unless(new, self.rule, || {
                format!("no. {} is there twice", thing.index())
            })?;
            self.found.insert(thing);
        }
        Ok(())
    }

    /// Everything was looked through: these are what there has to be.
    pub fn complete(&self, all: Set<T>) -> Result<(), Violation> {
        Violation::unless(self.found == all, self.rule, || {
            format!("{} things instead of {}", self.found.len(), all.len())
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    struct Card(usize);

    impl Member for Card {
        type Bits = u64;

        const COUNT: usize = 2;

        fn index(self) -> usize {
            self.0
        }

        fn at(index: usize) -> Card {
            Card(index)
        }
    }

    #[test]
    fn each_is_in_one_place() {
        let mut cards = Once::new("X-1.1");
        cards.add([Card(0)]).unwrap();
        assert_eq!(cards.complete(Set::full()).unwrap_err().rule.0, "X-1.1");
        cards.add([Card(1)]).unwrap();
        cards.complete(Set::full()).unwrap();
        let twice = cards.add([Card(0)]).unwrap_err();
        assert_eq!(twice.what, "no. 0 is there twice");
    }
}
