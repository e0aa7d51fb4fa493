//! Conditions of bounties (FT-17.9 to FT-17.20) and solo challenges (FT-22).

mod progress;

pub use progress::Progress;

use crate::content::{Bounty, BountyData, Condition, Cowbot, Difficulty, Gear, Row, content};
use crate::map::{Region, Tombstone};
use crate::sheet::Sheet;
use kernel::{Member, Set};

/// What only the end of a game can tell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The cowbot that was played against.
    pub against: Option<Cowbot>,
    /// Its difficulty, if it was beaten.
    pub beaten: Option<Difficulty>,
    /// How many cards it stole.
    pub thefts: usize,
    /// The first word of the title.
    pub rank: &'static str,
}

/// What changed on a map, as far as bounties look at it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Changed {
    /// A site of a region was circled.
    Site(Region),
    /// Something was added to the inventory.
    Inventory,
    /// An item is owned.
    Item,
    /// An outlaw is hunted.
    Outlaw,
    /// A bonus action was gained.
    Bonus,
}

/// For each change the bounties that it can make true. Bounties are looked for after every single change
/// (FT-17.21), which is often: most changes concern none of the three on the table.
#[derive(Clone, Copy, Debug, Default)]
pub struct Watchers([Set<Bounty>; CHANGES.len()]);

const CHANGES: [Changed; 9] = [
    Changed::Site(Region::Trail),
    Changed::Site(Region::Badlands),
    Changed::Site(Region::Mine),
    Changed::Site(Region::Town),
    Changed::Site(Region::Cemetery),
    Changed::Inventory,
    Changed::Item,
    Changed::Outlaw,
    Changed::Bonus,
];

impl Watchers {
    /// The watchers among these bounties.
    pub(crate) fn new(bounties: &[BountyData]) -> Watchers {
        Watchers(CHANGES.map(|changed| {
            let watching = bounties
                .iter()
                .filter(|bounty| bounty.condition.watches(changed));
            watching.map(|bounty| bounty.id).collect()
        }))
    }

    /// The bounties that such a change can make true.
    pub(crate) fn of(&self, changed: Changed) -> Set<Bounty> {
        self.0[match changed {
            Changed::Site(region) => region.index(),
            Changed::Inventory => 5,
            Changed::Item => 6,
            Changed::Outlaw => 7,
            Changed::Bonus => 8,
        }]
    }
}

impl Condition {
    /// Whether such a change can make the condition true.
    fn watches(&self, changed: Changed) -> bool {
        match self {
            Condition::SitesInEach { regions, .. } => regions
                .iter()
                .any(|region| changed == Changed::Site(*region)),
            Condition::TrailStops { .. } => changed == Changed::Site(Region::Trail),
            Condition::TargetsInEachRow { .. } => changed == Changed::Site(Region::Badlands),
            Condition::MineGoldCollected { .. } => changed == Changed::Site(Region::Mine),
            Condition::Buildings { .. } => changed == Changed::Site(Region::Town),
            Condition::OuterTombstones { .. } => changed == Changed::Site(Region::Cemetery),
            Condition::PansPlusHammers { .. }
            | Condition::Wanted { .. }
            | Condition::Cash { .. }
            | Condition::Gold { .. } => changed == Changed::Inventory,
            Condition::DistinctOf { .. } => matches!(changed, Changed::Inventory | Changed::Item),
            Condition::Outlaws { .. } => changed == Changed::Outlaw,
            Condition::BonusActionsGained { .. } => changed == Changed::Bonus,
            Condition::AnyOf { of } | Condition::AllOf { of } => {
                of.iter().any(|one| one.watches(changed))
            }
            // The others are conditions of challenges, which are looked at when the game is over.
            _ => false,
        }
    }
}

impl Sheet {
    /// Whether a condition is true for this map now. What only the end of a game can tell is not.
    pub fn meets(&self, condition: &Condition) -> bool {
        self.meets_with(condition, None)
    }

    /// Whether a condition is true for this map at the end of a game.
    pub fn meets_at_end(&self, condition: &Condition, outcome: &Outcome) -> bool {
        self.meets_with(condition, Some(outcome))
    }

    fn meets_with(&self, condition: &Condition, outcome: Option<&Outcome>) -> bool {
        match condition {
            Condition::SitesInEach { regions, min } => regions
                .iter()
                .all(|region| self.circled_in(*region) >= *min as usize),
            Condition::TrailStops { ranks } => self.stops.contains_all(*ranks),
            Condition::PansPlusHammers { min } => self.pans + self.hammers >= *min,
            Condition::Buildings { ids } => self.buildings.contains_all(*ids),
            Condition::MineGoldCollected { min } => self.mine_gold() >= *min,
            Condition::TargetsInEachRow { min } => {
                let mut rows = content().badlands.rows.iter();
                rows.all(|row| self.circled_of(row) >= *min as usize)
            }
            Condition::OuterTombstones { min } => self.outer_tombstones() >= *min as usize,
            Condition::Outlaws { min } => self.outlaws.len() >= *min as usize,
            Condition::Wanted { min } | Condition::FinalWantedMin { min } => self.wanted >= *min,
            Condition::DistinctOf { of, min } => {
                of.iter().filter(|gear| self.has_gear(**gear)).count() >= *min
            }
            Condition::Cash { min } | Condition::FinalCash { min } => self.cash >= *min,
            Condition::Gold { min } | Condition::FinalGold { min } => self.gold >= *min,
            Condition::BonusActionsGained { regions } => self.bonuses.contains_all(*regions),
            Condition::AnyOf { of } => of.iter().any(|one| self.meets_with(one, outcome)),
            Condition::AllOf { of } => of.iter().all(|one| self.meets_with(one, outcome)),
            Condition::FinalWantedMax { max } => self.wanted <= *max,
            Condition::FinalSilverMax { max } => self.silver() <= *max,
            Condition::FinalSilverMin { min } => self.silver() >= *min,
            Condition::PokerHandAnyRound { hands } => {
                self.hands.iter().any(|hand| hands.contains(hand))
            }
            Condition::PokerHandEveryRound { min_hand } => {
                self.hands.is_full() && self.hands.iter().all(|hand| hand >= min_hand)
            }
            Condition::NeverArrested => self.arrests == 0,
            Condition::WholeRegion { regions } => regions.iter().any(|region| {
                let printed = &content().regions[region.index()];
                self.circled_in(*region) == printed.sites
            }),
            // Looks at several games: see `Career`.
            Condition::CowbotsBeaten { .. } => false,
            Condition::CowbotBeaten { difficulty } => {
                outcome.is_some_and(|o| o.beaten == Some(*difficulty))
            }
            Condition::CowbotTheftsMax { max } => {
                outcome.is_some_and(|o| o.against.is_some() && o.thefts <= *max)
            }
            Condition::ScoreRank { rank } => outcome.is_some_and(|o| o.rank == rank),
        }
    }

    /// Gold printed in the circled rooms (FT-17.13).
    fn mine_gold(&self) -> u8 {
        let rooms = &content().mine.rooms;
        self.rooms
            .iter()
            .map(|room| rooms[room.index()].gain.gold)
            .sum()
    }

    /// How many targets of a row are circled (FT-17.14).
    fn circled_of(&self, row: &Row) -> usize {
        let targets = row.targets.iter();
        targets
            .filter(|target| self.targets.contains(target.rank))
            .count()
    }

    fn outer_tombstones(&self) -> usize {
        let circled = self.circled_in(Region::Cemetery);
        circled - usize::from(self.tombstones.contains(Tombstone::CENTRE))
    }

    fn has_gear(&self, gear: Gear) -> bool {
        match gear {
            Gear::Pan => self.pans > 0,
            Gear::Hammer => self.hammers > 0,
            Gear::Item(item) => self.items.contains(item),
        }
    }
}
