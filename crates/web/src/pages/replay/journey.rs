//! What a finished table looks like along its way: where turns begin, and the points at each.

use kernel::{Move, Phrase, Play, Seat, Standing, Viewer};
use table::{Sight, Table};

use super::{ReplayExtras, Turn};
use crate::board::{Board, Heading};
use crate::pages::table::Notice;

impl ReplayExtras {
    /// Looks back at a moment, and writes down on the way what the page shows of the whole course; `None` while
    /// the table is not finished. A ply beyond the end is the end.
    pub(crate) fn look_back<G: Board>(
        table: &Table<G>,
        viewer: Viewer,
        ply: u32,
        notice: Option<Notice>,
    ) -> Option<(Sight<G>, ReplayExtras)> {
        let mut journey = Journey::default();
        let mut last = None;
        let sight = table.look_back(viewer, ply, |play| {
            if play.ply() <= ply {
                last = play.moves().last().copied();
            }
            journey.stop(play);
        })?;
        let decided = sight.within(|| {
            last.map(|Move { seat, action, .. }| match &sight.before {
                Some(view) if viewer.seat() == Some(seat) => Phrase::new("replay-decided")
                    .with("name", seat)
                    .with("what", G::describe(view, action).phrase),
                _ => Phrase::new("replay-in-secret").with("name", seat),
            })
        });
        let plies = sight.plies?;
        journey.arrive(plies, &table.sight(Viewer::Spectator).standing);
        let extras = ReplayExtras {
            ply: sight.version,
            plies,
            decided,
            turns: journey.turns,
            points: journey.points,
            notice,
        };
        Some((sight, extras))
    }
}

/// The points of everybody as each of them knew their own: now that all is over, nothing of that is hidden any more.
fn known_to_each<G: Board>(play: &Play<G>) -> Standing {
    let known_to = |viewer: Viewer| G::standing(&play.state().view(viewer));
    let mut standing = known_to(Viewer::Spectator);
    for (seat, score) in (0..).map(Seat).zip(&mut standing.seats) {
        *score = known_to(Viewer::Seat(seat)).seats.swap_remove(seat.index());
    }
    standing
}

#[derive(Default)]
struct Journey {
    /// How many events have been told before.
    told: usize,
    turns: Vec<Turn>,
    points: Vec<(u32, Vec<i32>)>,
}

impl Journey {
    /// Looks whether a turn begins here: the last one of those that are over at once. A larger part that
    /// begins without a turn has one of its own.
    fn stop<G: Board>(&mut self, play: &Play<G>) {
        let events = play.log().entries().skip(self.told);
        let (mut label, mut part) = (None, None);
        for heading in events.filter_map(|told| G::heading(&told.event)) {
            match heading {
                Heading::Part(words) => {
                    label = Some(words.clone());
                    part = Some(words);
                }
                Heading::Turn(words) => label = Some(words),
                Heading::Close(_) => {}
            }
        }
        self.told = play.log().entries().count();
        if let Some(label) = label {
            self.turns.push(Turn {
                ply: play.ply(),
                label,
                part,
            });
            self.count(play.ply(), &known_to_each(play));
        }
    }

    /// The end of the way.
    fn arrive(&mut self, plies: u32, end: &Standing) {
        if self.points.last().is_none_or(|(ply, _)| *ply != plies) {
            self.count(plies, end);
        }
    }

    fn count(&mut self, ply: u32, standing: &Standing) {
        let seats = standing.seats.iter().map(|score| score.total);
        let automas = standing.automas.iter().map(|score| score.total);
        self.points.push((ply, seats.chain(automas).collect()));
    }
}
