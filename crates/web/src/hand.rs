//! The seats that one key opens at a table: none for whoever watches, mostly one, several where people
//! share a browser.

use kernel::{Seat, SeatSet, Viewer};
use table::{Sight, Table};

use crate::board::Board;

/// Seats in one hand. Its numbers count for all of them together, so that they grow whenever one of them
/// does: what was sent for one seat is never taken for the other.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hand(SeatSet);

impl Hand {
    pub(crate) fn new(seats: SeatSet) -> Hand {
        Hand(seats)
    }

    /// All of them.
    pub(crate) fn seats(self) -> SeatSet {
        self.0
    }

    /// The seat that is played now: one that has to decide something, if any has to.
    pub(crate) fn seat<G: Board>(self, table: &Table<G>) -> Option<Seat> {
        let owes = |seat: &Seat| table.is_turn_of(Viewer::Seat(*seat));
        self.0.iter().find(owes).or(self.0.iter().next())
    }

    /// Through whose eyes the table is seen.
    pub(crate) fn viewer<G: Board>(self, table: &Table<G>) -> Viewer {
        self.seat(table).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// What is seen of the table.
    pub(crate) fn sight<G: Board>(self, table: &Table<G>) -> Sight<G> {
        let viewer = self.viewer(table);
        let mut sight = table.sight(viewer);
        sight.version = self.version(table);
        sight.decision += viewer.seat().map_or(0, |seat| self.others(table, seat));
        sight
    }

    /// Grows whenever something changes for a seat of the hand.
    pub(crate) fn version<G: Board>(self, table: &Table<G>) -> u32 {
        let watching = self.0.is_empty().then_some(Viewer::Spectator);
        let viewers = self.0.iter().map(Viewer::Seat).chain(watching);
        viewers.map(|viewer| table.version(viewer)).sum()
    }

    /// Which decision of the seat was meant by what [`Hand::sight`] calls so. One from before another seat
    /// of the hand decided something is none of the seat's own.
    pub(crate) fn meant<G: Board>(self, table: &Table<G>, seat: Seat, decision: u32) -> u32 {
        decision
            .checked_sub(self.others(table, seat))
            .unwrap_or(u32::MAX)
    }

    /// The decisions of all seats of the hand but one.
    fn others<G: Board>(self, table: &Table<G>, seat: Seat) -> u32 {
        let others = self.0.iter().filter(|other| *other != seat);
        others.map(|other| table.decision(other)).sum()
    }
}
