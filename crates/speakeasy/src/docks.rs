//! The docks and the ships (SP-11, SP-15, SP-18).

use std::fmt;
use std::str::FromStr;

use kernel::NotationError;
use serde::{Deserialize, Serialize};

use crate::boss::Boss;
use crate::content::harbours;
use crate::pieces::{Crate, District, Region, Ship};

/// The rows of the docks, one reward each.
pub const ROWS: usize = 4;

/// A space of the docks, such as `2-midtown`.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub struct Berth {
    /// The row, from 1.
    pub row: u8,
    /// The column.
    pub region: Region,
}

impl Berth {
    /// All spaces, row by row.
    pub fn all() -> impl Iterator<Item = Berth> {
        let columns = Region::ALL.len();
        (0..ROWS * columns).map(move |nth| Berth {
            row: (nth / columns) as u8 + 1,
            region: Region::ALL[nth % columns],
        })
    }

    /// Its bit among those of all spaces ([`Step::Relocate`](crate::step::Step::Relocate)).
    pub(crate) fn bit(self) -> u16 {
        1 << self.index()
    }

    /// Its number, row by row.
    pub(crate) fn index(self) -> usize {
        (usize::from(self.row) - 1) * Region::ALL.len() + self.region as usize
    }
}

impl fmt::Display for Berth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.row, self.region.id())
    }
}

impl FromStr for Berth {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Berth, NotationError> {
        let found = Berth::all().find(|berth| berth.to_string() == text);
        found.ok_or_else(|| NotationError::new(text))
    }
}

/// A ship on the water.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Vessel {
    /// The district of its harbour.
    pub at: District,
    /// Barrels left.
    pub barrels: u8,
    /// Its crate.
    pub cargo: Option<Crate>,
}

/// The docks board and the ships.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Docks {
    /// Whose mobster stands on each space, row by row.
    pub berths: [Option<Boss>; ROWS * 3],
    /// Where each ship lies, and with what.
    pub ships: [Vessel; Ship::ALL.len()],
}

impl Docks {
    /// Whose mobster stands there.
    pub fn at(&self, berth: Berth) -> Option<Boss> {
        self.berths[berth.index()]
    }

    pub(crate) fn put(&mut self, berth: Berth, boss: Option<Boss>) {
        self.berths[berth.index()] = boss;
    }

    /// The empty spaces.
    pub fn empty(&self) -> impl Iterator<Item = Berth> + '_ {
        Berth::all().filter(|berth| self.at(*berth).is_none())
    }

    /// Somebody's mobsters.
    pub fn of(&self, boss: Boss) -> impl Iterator<Item = Berth> + '_ {
        Berth::all().filter(move |berth| self.at(*berth) == Some(boss))
    }

    /// How many mobsters somebody has in a column.
    pub fn in_column(&self, boss: Boss, region: Region) -> u8 {
        let berths = (1..=ROWS as u8).map(|row| Berth { row, region });
        berths.filter(|berth| self.at(*berth) == Some(boss)).count() as u8
    }

    /// Where a ship lies, and with what.
    pub fn ship(&self, ship: Ship) -> &Vessel {
        &self.ships[ship as usize]
    }

    pub(crate) fn ship_mut(&mut self, ship: Ship) -> &mut Vessel {
        &mut self.ships[ship as usize]
    }

    /// The ship in the harbour of a district.
    pub fn ship_at(&self, district: District) -> Option<Ship> {
        let mut ships = Ship::ALL.into_iter();
        ships.find(|ship| self.ship(*ship).at == district)
    }

    /// What the next barrel of a ship costs (SP-15.10).
    pub fn price(&self, ship: Ship) -> u16 {
        let left = usize::from(self.ship(ship).barrels);
        ship.data().price[left.saturating_sub(1)]
    }

    /// What so many barrels of a ship cost together.
    pub fn price_of(&self, ship: Ship, count: u8) -> u16 {
        let left = self.ship(ship).barrels;
        let nth = |n: u8| usize::from(left.saturating_sub(n).max(1)) - 1;
        (0..count).map(|n| ship.data().price[nth(n)]).sum()
    }

    /// The defence of a ship (SP-18.3).
    pub fn defence(&self, ship: Ship) -> u8 {
        let all = ship.data().price.len() as u8;
        ship.data().defence[usize::from(all - self.ship(ship).barrels)]
    }

    /// The next harbour clockwise without a ship (SP-15.11).
    pub(crate) fn next_harbour(&self, ship: Ship) -> District {
        let harbours = harbours();
        let at = self.ship(ship).at;
        let start = harbours
            .iter()
            .position(|harbour| *harbour == at)
            .unwrap_or(0);
        let mut next = (1..=harbours.len()).map(|n| harbours[(start + n) % harbours.len()]);
        next.find(|harbour| self.ship_at(*harbour).is_none())
            .unwrap_or(at)
    }
}
