//! How far a map is on the way to a condition, for those who look at it.

use kernel::Member;

use crate::cards::Rank;
use crate::content::{Condition, content};
use crate::map::Region;
use crate::sheet::Sheet;

/// A part of what a condition asks for: 2 of 4.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// How much of it is there.
    pub done: usize,
    /// How much there has to be.
    pub asked: usize,
}

impl Progress {
    pub(crate) fn new(done: impl Into<usize>, asked: impl Into<usize>) -> Progress {
        let asked = asked.into();
        Progress {
            done: done.into().min(asked),
            asked,
        }
    }

    /// How many of these are done.
    fn count<T>(of: impl IntoIterator<Item = T>, is_done: impl Fn(&T) -> bool) -> Progress {
        let (mut done, mut asked) = (0, 0);
        for one in of {
            done += usize::from(is_done(&one));
            asked += 1;
        }
        Progress { done, asked }
    }

    /// Whether nothing is missing.
    pub fn is_complete(self) -> bool {
        self.done == self.asked
    }

    /// Whichever is nearer to its end; of two that are as near, the one that was named last.
    fn nearer(self, other: Progress) -> Progress {
        if other.done * self.asked >= self.done * other.asked {
            other
        } else {
            self
        }
    }
}

impl Sheet {
    /// How far this map is on the way to a condition. It is complete exactly when the condition is met;
    /// what cannot be counted is there or not, one of one.
    pub fn progress(&self, condition: &Condition) -> Progress {
        match condition {
            Condition::SitesInEach { regions, min } => {
                Progress::count(regions, |region| self.circled_in(**region) >= *min as usize)
            }
            Condition::TrailStops { ranks } => {
                Progress::count(ranks.iter(), |rank| self.stops.contains(*rank))
            }
            Condition::PansPlusHammers { min } => Progress::new(self.pans + self.hammers, *min),
            Condition::Buildings { ids } => {
                Progress::count(ids.iter(), |id| self.buildings.contains(*id))
            }
            Condition::MineGoldCollected { min } => Progress::new(self.mine_gold(), *min),
            Condition::TargetsInEachRow { min } => {
                Progress::count(&content().badlands.rows, |row| {
                    self.circled_of(row) >= *min as usize
                })
            }
            Condition::OuterTombstones { min } => {
                Progress::new(self.outer_tombstones(), *min as usize)
            }
            Condition::Outlaws { min } => Progress::new(self.outlaws.len(), *min as usize),
            Condition::Wanted { min } | Condition::FinalWantedMin { min } => {
                Progress::new(self.wanted, *min)
            }
            Condition::FinalSilverMin { min } => Progress::new(
                self.silver().unsigned_abs() as usize,
                min.unsigned_abs() as usize,
            ),
            Condition::PokerHandEveryRound { min_hand } => {
                let good = self.hands.iter().filter(|hand| *hand >= min_hand);
                Progress::new(good.count(), content().game.rounds)
            }
            Condition::WholeRegion { regions } => {
                let ways = regions.iter().map(|region| {
                    let sites = content().regions[region.index()].sites;
                    Progress::new(self.circled_in(*region), sites)
                });
                ways.reduce(Progress::nearer)
                    .unwrap_or(Progress::new(0usize, 1usize))
            }
            Condition::DistinctOf { of, min } => {
                Progress::new(Progress::count(of, |gear| self.has_gear(**gear)).done, *min)
            }
            Condition::Cash { min } => Progress::new(self.cash, *min),
            Condition::Gold { min } => Progress::new(self.gold, *min),
            Condition::BonusActionsGained { regions } => {
                Progress::count(regions.iter(), |region| self.bonuses.contains(*region))
            }
            Condition::AnyOf { of } => {
                let ways = of.iter().map(|one| self.progress(one));
                ways.reduce(Progress::nearer)
                    .unwrap_or(Progress::new(0usize, 1usize))
            }
            other => Progress::new(self.meets(other), 1usize),
        }
    }

    /// Whether a condition cannot be met any more, whatever this map still does: stops that were skipped,
    /// hands that were shown and arrests stay as they are, and silver stars are never lost.
    pub fn has_lost(&self, condition: &Condition) -> bool {
        match condition {
            Condition::TrailStops { ranks } => ranks.iter().any(|stop| self.is_skipped(stop)),
            Condition::SitesInEach { regions, min } => {
                regions.contains(&Region::Trail) && self.stops_in_reach() < *min as usize
            }
            Condition::WholeRegion { regions } => {
                let whole = content().regions[Region::Trail.index()].sites;
                let lost =
                    |region: &Region| *region == Region::Trail && self.stops_in_reach() < whole;
                regions.iter().all(lost)
            }
            Condition::PokerHandEveryRound { min_hand } => {
                self.hands.iter().any(|hand| hand < min_hand)
            }
            Condition::FinalSilverMax { max } => self.silver() > *max,
            Condition::NeverArrested => self.arrests > 0,
            Condition::AnyOf { of } => of.iter().all(|one| self.has_lost(one)),
            Condition::AllOf { of } => of.iter().any(|one| self.has_lost(one)),
            _ => false,
        }
    }

    /// Stops of the trail that are circled or may be yet.
    fn stops_in_reach(&self) -> usize {
        Rank::all().filter(|stop| !self.is_skipped(*stop)).count()
    }
}
