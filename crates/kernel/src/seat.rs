//! Who sits at the table, and who is looking.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The most seats any game of the catalog has.
pub const MAX_SEATS: usize = 8;

/// A place at the table, numbered from 0.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// All seats of a table with `n` seats, in order.
    pub fn all(n: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..n).map(Seat)
    }

    /// The seat as an index into arrays.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of seats, as bits; in JSON it is the list of them, lowest first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat at all.
    pub const NONE: SeatSet = SeatSet(0);

    /// The first `n` seats.
    pub fn first(n: u8) -> SeatSet {
        Seat::all(n).collect()
    }

    /// One seat alone.
    pub fn only(seat: Seat) -> SeatSet {
        SeatSet(bit(seat))
    }

    /// Whether nobody is in the set.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether `seat` is in the set.
    pub fn contains(self, seat: Seat) -> bool {
        self.0 & bit(seat) != 0
    }

    /// Adds a seat.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= bit(seat);
    }

    /// Takes a seat out.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !bit(seat);
    }

    /// The seats, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let seat = Seat(left.trailing_zeros() as u8);
            left &= left - 1;
            Some(seat)
        })
    }
}

/// The bit of a seat; a number beyond every table stands for no seat and has none.
fn bit(seat: Seat) -> u8 {
    1u8.checked_shl(seat.0.into()).unwrap_or(0)
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        let mut set = SeatSet::NONE;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

impl From<Vec<Seat>> for SeatSet {
    fn from(seats: Vec<Seat>) -> SeatSet {
        seats.into_iter().collect()
    }
}

impl From<SeatSet> for Vec<Seat> {
    fn from(set: SeatSet) -> Vec<Seat> {
        set.iter().collect()
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Whose eyes a view is made for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// Somebody who holds a seat.
    Seat(Seat),
    /// Somebody who only watches: the weakest observer.
    Spectator,
}

impl Viewer {
    /// Every observer of a table with `n` seats, the spectator last.
    pub fn all(n: u8) -> impl Iterator<Item = Viewer> {
        Seat::all(n)
            .map(Viewer::Seat)
            .chain(std::iter::once(Viewer::Spectator))
    }

    /// The seat behind these eyes, if any.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// Whether these are the eyes of `seat`.
    pub fn is(self, seat: Seat) -> bool {
        self.seat() == Some(seat)
    }
}
