//! Sets of up to 128 things, as bits: what is circled on a map, what lies in a box.

use std::fmt;
use std::marker::PhantomData;
use std::ops::{BitAnd, BitOr, Not};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A number whose bits say what is in a set: a `u64` for most things, a `u128` where there are more.
pub trait Bits:
    Copy + Eq + BitAnd<Output = Self> + BitOr<Output = Self> + Not<Output = Self> + Send + Sync
{
    /// No bit.
    const NONE: Self;

    /// One bit alone.
    fn bit(index: usize) -> Self;

    /// How many bits are set.
    fn count(self) -> usize;

    /// The highest bit that is set.
    fn last(self) -> Option<usize>;

    /// Clears the lowest bit that is set, and tells which it was.
    fn take_first(&mut self) -> Option<usize>;
}

macro_rules! bits {
    ($($number:ty: $take_first:ident),*) => {$(
        impl Bits for $number {
            const NONE: $number = 0;

            fn bit(index: usize) -> $number {
                1 << index
            }

            fn count(self) -> usize {
                self.count_ones() as usize
            }

            fn last(self) -> Option<usize> {
                (self != 0).then(|| (<$number>::BITS - 1 - self.leading_zeros()) as usize)
            }

            fn take_first(&mut self) -> Option<usize> {
                $take_first(self)
            }
        }
    )*};
}

bits!(u64: take_first, u128: take_first_of_two);

fn take_first(word: &mut u64) -> Option<usize> {
    let first = (*word != 0).then(|| word.trailing_zeros() as usize);
    *word &= word.wrapping_sub(1);
    first
}

/// Word by word, for that is how machines count: most of the time goes into walking through sets of places.
fn take_first_of_two(words: &mut u128) -> Option<usize> {
    let (mut low, mut high) = (*words as u64, (*words >> u64::BITS) as u64);
    let first = match low {
        0 => take_first(&mut high).map(|index| index + u64::BITS as usize),
        _ => take_first(&mut low),
    };
    *words = u128::from(high) << u64::BITS | u128::from(low);
    first
}

/// Something of which there is a fixed, small number.
pub trait Member: Copy {
    /// The bits of a set of them.
    type Bits: Bits;

    /// How many there are, at most as many as there are bits.
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
pub struct Set<T: Member> {
    bits: T::Bits,
    of: PhantomData<T>,
}

impl<T: Member> Clone for Set<T> {
    fn clone(&self) -> Set<T> {
        *self
    }
}

impl<T: Member> Copy for Set<T> {}

impl<T: Member> PartialEq for Set<T> {
    fn eq(&self, other: &Set<T>) -> bool {
        self.bits == other.bits
    }
}

impl<T: Member> Eq for Set<T> {}

impl<T: Member> Default for Set<T> {
    fn default() -> Set<T> {
        Set::NONE
    }
}

impl<T: Member> Set<T> {
    /// Nothing.
    pub const NONE: Set<T> = Set {
        bits: T::Bits::NONE,
        of: PhantomData,
    };

    /// One alone.
    pub fn only(member: T) -> Set<T> {
        Set {
            bits: T::Bits::bit(member.index()),
            of: PhantomData,
        }
    }

    /// Everything there is.
    pub fn full() -> Set<T> {
        (0..T::COUNT).map(T::at).collect()
    }

    /// Whether it is in the set.
    pub fn contains(self, member: T) -> bool {
        self.bits & T::Bits::bit(member.index()) != T::Bits::NONE
    }

    /// Whether all of `other` is in the set.
    pub fn contains_all(self, other: Set<T>) -> bool {
        self.bits & other.bits == other.bits
    }

    /// Whether something is in both.
    pub fn meets(self, other: Set<T>) -> bool {
        self.bits & other.bits != T::Bits::NONE
    }

    /// Adds one.
    pub fn insert(&mut self, member: T) {
        self.bits = self.bits | T::Bits::bit(member.index());
    }

    /// Takes one out.
    pub fn remove(&mut self, member: T) {
        self.bits = self.bits & !T::Bits::bit(member.index());
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
        self.bits.count()
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.bits == T::Bits::NONE
    }

    /// The last of them.
    pub fn last(self) -> Option<T> {
        self.bits.last().map(T::at)
    }

    /// All of them, in order.
    pub fn iter(self) -> impl Iterator<Item = T> + Clone {
        let mut left = self.bits;
        std::iter::from_fn(move || left.take_first().map(T::at))
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
