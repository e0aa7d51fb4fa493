//! Sets of up to 64 things, as bits: what is circled on a map, what lies in a box.

use std::fmt;
use std::marker::PhantomData;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Something of which there is a fixed, small number.
pub trait Member: Copy {
    /// How many there are, at most 64.
    const COUNT: usize;

    /// Its number, below [`Member::COUNT`].
    fn index(self) -> usize;

    /// The one with this number.
    ///
    /// # Panics
    /// If the number is not below [`Member::COUNT`].
    fn at(index: usize) -> Self;
}

/// A set of such things.
pub struct Set<T> {
    bits: u64,
    of: PhantomData<T>,
}

impl<T> Clone for Set<T> {
    fn clone(&self) -> Set<T> {
        *self
    }
}

impl<T> Copy for Set<T> {}

impl<T> PartialEq for Set<T> {
    fn eq(&self, other: &Set<T>) -> bool {
        self.bits == other.bits
    }
}

impl<T> Eq for Set<T> {}

impl<T> Default for Set<T> {
    fn default() -> Set<T> {
        Set {
            bits: 0,
            of: PhantomData,
        }
    }
}

impl<T: Member> Set<T> {
    /// Everything there is.
    pub fn full() -> Set<T> {
        (0..T::COUNT).map(T::at).collect()
    }

    /// Whether it is in the set.
    pub fn contains(self, member: T) -> bool {
        self.bits & (1 << member.index()) != 0
    }

    /// Whether all of `other` is in the set.
    pub fn contains_all(self, other: Set<T>) -> bool {
        self.bits & other.bits == other.bits
    }

    /// Adds one.
    pub fn insert(&mut self, member: T) {
        self.bits |= 1 << member.index();
    }

    /// What is in one or the other.
    #[must_use]
    pub fn union(self, other: Set<T>) -> Set<T> {
        Set {
            bits: self.bits | other.bits,
            of: PhantomData,
        }
    }

    /// What is in both.
    #[must_use]
    pub fn intersection(self, other: Set<T>) -> Set<T> {
        Set {
            bits: self.bits & other.bits,
            of: PhantomData,
        }
    }

    /// What is in this one and not in the other.
    #[must_use]
    pub fn without(self, other: Set<T>) -> Set<T> {
        Set {
            bits: self.bits & !other.bits,
            of: PhantomData,
        }
    }

    /// How many.
    pub fn len(self) -> usize {
        self.bits.count_ones() as usize
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// The last of them.
    pub fn last(self) -> Option<T> {
        (self.bits != 0).then(|| T::at(63 - self.bits.leading_zeros() as usize))
    }

    /// All of them, in order.
    pub fn iter(self) -> impl Iterator<Item = T> {
        let mut left = self.bits;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let index = left.trailing_zeros() as usize;
            left &= left - 1;
            Some(T::at(index))
        })
    }
}

impl<T: Member> Extend<T> for Set<T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, members: I) {
        for member in members {
            self.insert(member);
        }
    }
}

impl<T: Member> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(members: I) -> Set<T> {
        let mut set = Set::default();
        set.extend(members);
        set
    }
}

impl<T: Member + fmt::Debug> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Member + Serialize> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Member + Deserialize<'de>> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Set<T>, D::Error> {
        Ok(Vec::<T>::deserialize(deserializer)?.into_iter().collect())
    }
}
