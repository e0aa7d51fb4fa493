//! How near a map is to a bounty (FT-17).

use fliptown::content::{Condition, Gear, content};
use fliptown::map::Region;
use fliptown::sheet::Sheet;
use kernel::Member;

/// From 0, nothing is done, to 1, the condition is met.
pub(super) fn progress(sheet: &Sheet, condition: &Condition) -> f32 {
    let share = |done: usize, asked: usize| done.min(asked) as f32 / asked as f32;
    match condition {
        Condition::SitesInEach { regions, min } => {
            let min = *min as usize;
            let done = regions.iter().map(|r| sheet.circled_in(*r).min(min)).sum();
            share(done, regions.len() * min)
        }
        Condition::TrailStops { ranks } => {
            if ranks.iter().any(|stop| sheet.is_skipped(stop)) {
                return 0.0;
            }
            let done = ranks.iter().filter(|stop| sheet.stops.contains(*stop));
            share(done.count(), ranks.len())
        }
        Condition::PansPlusHammers { min } => {
            share(usize::from(sheet.pans + sheet.hammers), usize::from(*min))
        }
        Condition::Buildings { ids } => {
            let done = ids.iter().filter(|id| sheet.buildings.contains(*id));
            share(done.count(), ids.len())
        }
        Condition::MineGoldCollected { min } => {
            let rooms = &content().mine.rooms;
            let gold = sheet.rooms.iter().map(|room| rooms[room.index()].gain.gold);
            share(usize::from(gold.sum::<u8>()), usize::from(*min))
        }
        Condition::TargetsInEachRow { .. } => {
            let rows = &content().badlands.rows;
            let begun = rows.iter().filter(|row| {
                let mut targets = row.targets.iter();
                targets.any(|target| sheet.targets.contains(target.rank))
            });
            share(begun.count(), rows.len())
        }
        Condition::OuterTombstones { min } => {
            // The centre, circled from the start, does not count.
            share(sheet.circled_in(Region::Cemetery) - 1, *min as usize)
        }
        Condition::Outlaws { min } => share(sheet.outlaws.len(), *min as usize),
        Condition::Wanted { min } => share(usize::from(sheet.wanted), usize::from(*min)),
        Condition::DistinctOf { of, min } => {
            let has = |gear: &&Gear| match gear {
                Gear::Pan => sheet.pans > 0,
                Gear::Hammer => sheet.hammers > 0,
                Gear::Item(item) => sheet.items.contains(*item),
            };
            share(of.iter().filter(has).count(), *min)
        }
        Condition::Cash { min } => share(usize::from(sheet.cash), usize::from(*min)),
        Condition::Gold { min } => share(usize::from(sheet.gold), usize::from(*min)),
        Condition::BonusActionsGained { regions } => {
            let done = regions.iter().filter(|r| sheet.bonuses.contains(*r));
            share(done.count(), regions.len())
        }
        Condition::AnyOf { of } => {
            let each = of.iter().map(|one| progress(sheet, one));
            each.fold(0.0, f32::max)
        }
        // Only solo challenges ask for anything else.
        _ => 0.0,
    }
}
