//! What a finished table looks like along its way: where turns begin, and the points at each.

use kernel::{Game, Play, Viewer};
use table::Table;

use super::{ReplayExtras, Turn};
use crate::board::{Board, Heading};
use crate::pages::table::Notice;

impl ReplayExtras {
    /// Folds the game once more and writes down what the page shows of its course; `None` while the table
    /// is not finished. A ply beyond the end is the end.
    pub(crate) fn new<G: Board>(
        table: &Table<G>,
        ply: u32,
        notice: Option<Notice>,
    ) -> Option<ReplayExtras> {
        let whole = table.play_until(u32::MAX)?;
        let mut play = table.play_until(0)?;
        let mut journey = Journey::default();
        journey.stop::<G>(&play);
        for m in whole.moves() {
            // Every one of these was accepted in this very order.
            play.apply(m.seat, m.action).ok()?;
            journey.stop::<G>(&play);
        }
        journey.arrive::<G>(&play);
        Some(ReplayExtras {
            ply: ply.min(whole.ply()),
            plies: whole.ply(),
            turns: journey.turns,
            points: journey.points,
            notice,
        })
    }
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
            self.count(play);
        }
    }

    /// The end of the way.
    fn arrive<G: Board>(&mut self, play: &Play<G>) {
        if self.points.last().is_none_or(|(ply, _)| *ply != play.ply()) {
            self.count(play);
        }
    }

    fn count<G: Game>(&mut self, play: &Play<G>) {
        let standing = G::standing(&play.state().view(Viewer::Spectator));
        let seats = standing.seats.iter().map(|score| score.total);
        let automas = standing.automas.iter().map(|score| score.total);
        self.points
            .push((play.ply(), seats.chain(automas).collect()));
    }
}
