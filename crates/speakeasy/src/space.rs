//! Building spaces and what stands on them (SP-8).

use std::fmt;
use std::str::FromStr;

use kernel::{NotationError, Set};
use serde::{Deserialize, Serialize};

use crate::boss::Boss;
use crate::content::Side;
use crate::pieces::{Building, CityToken, District, Region};

/// The most building spaces of a district.
pub const SPACES: usize = 3;

/// A building space, such as `12.2`.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub struct Space {
    /// Its district.
    pub district: District,
    /// Its number there, from 1 (SP-8.2).
    pub number: u8,
}

impl Space {
    /// Its bit among those of its district ([`Step::Defend`](crate::step::Step::Defend)).
    pub(crate) fn bit(self) -> u8 {
        1 << (self.number - 1)
    }

    /// The one with this number of all, district by district.
    fn nth(nth: usize) -> Space {
        Space {
            district: District::ALL[nth / SPACES],
            number: (nth % SPACES) as u8 + 1,
        }
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.district.id(), self.number)
    }
}

impl FromStr for Space {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Space, NotationError> {
        let wrong = || NotationError::new(text);
        let (district, number) = text.split_once('.').ok_or_else(wrong)?;
        let number = number.parse().map_err(|_| wrong())?;
        if !(1..=SPACES as u8).contains(&number) {
            return Err(wrong());
        }
        Ok(Space {
            district: district.parse()?,
            number,
        })
    }
}

/// A building of a player or of the Rival.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct House {
    /// Whose it is.
    pub owner: Boss,
    /// What it is.
    pub building: Building,
    /// Whether a mobster protects it (SP-8.3).
    pub protected: bool,
    /// Whether a barrel stands next to it.
    pub barrel: bool,
}

impl House {
    /// A building as it is opened: without mobster and barrel.
    pub fn new(owner: Boss, building: Building) -> House {
        House {
            owner,
            building,
            protected: false,
            barrel: false,
        }
    }
}

/// What stands on a building space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ground {
    /// Nothing (SP-8.2).
    #[default]
    Empty,
    /// A gangster bar.
    GangsterBar,
    /// A building.
    House(House),
}

/// A building space with its city token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Lot {
    /// What stands there.
    pub ground: Ground,
    /// The city token.
    pub token: Option<CityToken>,
}

impl Lot {
    /// The building.
    pub fn house(&self) -> Option<&House> {
        match &self.ground {
            Ground::House(house) => Some(house),
            _ => None,
        }
    }

    /// Whether nothing stands there.
    pub fn is_empty(&self) -> bool {
        self.ground == Ground::Empty
    }

    /// Whether a gangster bar stands there.
    pub fn is_gangster_bar(&self) -> bool {
        self.ground == Ground::GangsterBar
    }
}

/// Manhattan: its building spaces, cops and closed districts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Manhattan {
    /// By district and number from 0.
    pub lots: [[Lot; SPACES]; District::ALL.len()],
    /// How many spaces there are in each district of a region; fewer on the side for one and two players.
    pub spaces: [u8; Region::ALL.len()],
    /// Where nothing can be built (SP-8.11).
    pub closed: Set<District>,
    /// Districts with a cop.
    pub cops: Set<District>,
    /// Districts with a cop district token: where the next cops come.
    pub cops_coming: Set<District>,
    /// The cop district tokens in the stacks of the time track.
    pub cops_later: Set<District>,
}

impl Manhattan {
    /// An empty island.
    pub(crate) fn new(side: &Side) -> Manhattan {
        Manhattan {
            spaces: side.building_spaces,
            ..Manhattan::default()
        }
    }

    /// A space.
    pub fn lot(&self, space: Space) -> &Lot {
        &self.lots[space.district as usize][usize::from(space.number) - 1]
    }

    pub(crate) fn lot_mut(&mut self, space: Space) -> &mut Lot {
        &mut self.lots[space.district as usize][usize::from(space.number) - 1]
    }

    /// Whether there is such a space, open for building.
    pub fn has(&self, space: Space) -> bool {
        (1..=self.spaces[space.district.region() as usize]).contains(&space.number)
            && !self.closed.contains(space.district)
    }

    /// The spaces of a district.
    pub fn spaces_of(&self, district: District) -> impl DoubleEndedIterator<Item = Space> + use<> {
        let last = if self.closed.contains(district) {
            0
        } else {
            self.spaces[district.region() as usize]
        };
        (1..=last).map(move |number| Space { district, number })
    }

    /// Every space that is open for building, in order.
    pub fn all(&self) -> impl Iterator<Item = Space> + '_ {
        let spaces = (0..SPACES * District::ALL.len()).map(Space::nth);
        spaces.filter(|space| self.has(*space))
    }

    /// Every building with its space.
    pub fn houses(&self) -> impl Iterator<Item = (Space, &House)> {
        let lots = self.lots.as_flattened().iter().enumerate();
        lots.filter_map(|(nth, lot)| Some((Space::nth(nth), lot.house()?)))
    }

    /// The buildings of a district.
    pub fn houses_in(&self, district: District) -> impl Iterator<Item = (Space, &House)> {
        let spaces = self.spaces_of(district);
        spaces.filter_map(|space| Some((space, self.lot(space).house()?)))
    }

    /// The buildings of somebody.
    pub fn houses_of(&self, boss: Boss) -> impl Iterator<Item = (Space, &House)> {
        self.houses().filter(move |(_, house)| house.owner == boss)
    }

    /// Those of them that are in operation.
    pub fn open_houses(&self, boss: Boss) -> impl Iterator<Item = (Space, &House)> {
        self.houses_of(boss)
            .filter(|(space, house)| self.in_operation(*space, house))
    }

    /// Whether a building is in operation (SP-8.5).
    pub fn in_operation(&self, space: Space, house: &House) -> bool {
        house.protected || !self.cops.contains(space.district)
    }

    /// Somebody's still, in operation or not.
    pub fn still_of(&self, boss: Boss) -> Option<(Space, &House)> {
        self.houses_of(boss)
            .find(|(_, house)| house.building == Building::Still)
    }

    /// Somebody's still in operation.
    pub fn open_still(&self, boss: Boss) -> Option<Space> {
        let (space, house) = self.still_of(boss)?;
        self.in_operation(space, house).then_some(space)
    }

    /// The regions where somebody has a building of this type (SP-8.12).
    pub fn regions_with(&self, boss: Boss, building: Building) -> Set<Region> {
        let houses = self.houses_of(boss);
        houses
            .filter(|(_, house)| house.building == building)
            .map(|(space, _)| space.district.region())
            .collect()
    }

    /// Whether a gangster bar stands in a district.
    pub fn has_gangster_bar(&self, district: District) -> bool {
        let mut spaces = self.spaces_of(district);
        spaces.any(|space| self.lot(space).is_gangster_bar())
    }

    pub(crate) fn house_mut(&mut self, space: Space) -> Option<&mut House> {
        match &mut self.lot_mut(space).ground {
            Ground::House(house) => Some(house),
            _ => None,
        }
    }
}
