//! The buildings of the town, what they sell, the hotel and the land office.

use std::collections::BTreeSet;

use kernel::pack::nothing;
use kernel::vocabulary;
use serde::Deserialize;

use super::{Gain, content};
use crate::cards::{Colour, Rank};
use crate::map::{Land, Region};

vocabulary! {
    /// What is owned at most once and works from then on.
    pub enum Item {
        /// The undertaker's: no Wanted for tombstones.
        Friendship = "ignore_wanted",
        /// A star for every tombstone.
        Shovel = "shovel",
        /// Six higher on the trail.
        TrailHorse = "trail_horse",
        /// Two more or two less in the mine.
        Pickaxe = "pickaxe",
        /// One Wanted less for a robbery.
        Bandana = "bandana",
        /// Two more for the robbery card.
        Pistol = "pistol",
        /// Four more for the robbery card.
        Rifle = "rifle",
        /// A hammer and a star, once.
        WorkHorse = "work_horse",
        /// A pan and a star, once: the ware of the general store.
        GoldPan = "gold_pan",
    }
}

impl Item {
    /// How it bends the rules; the work horse and the gold pan bend none.
    pub fn effect(self) -> &'static ItemEffect {
        const NONE: &ItemEffect = &ItemEffect {
            trail_value_delta: 0,
            mine_value_delta_options: Vec::new(),
            badlands_wanted_delta: 0,
            robbery_card_delta: 0,
        };
        content()
            .items
            .get(self as usize)
            .map_or(NONE, |data| &data.effect)
    }
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ItemData {
    pub id: Item,
    /// None for what bends the rules of the cemetery, where its numbers stand.
    #[serde(default)]
    pub effect: ItemEffect,
}

/// What gives no lasting power.
#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ToolData {
    pub id: String,
}

/// How far an item bends a rule; what it does not touch is 0.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs)]
pub struct ItemEffect {
    pub trail_value_delta: i8,
    pub mine_value_delta_options: Vec<i8>,
    pub badlands_wanted_delta: i8,
    pub robbery_card_delta: i8,
}

/// A ware with its price. Whoever buys it owns the item of the same name.
#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WareData {
    pub id: Item,
    pub cost: u16,
    #[serde(default)]
    pub gain: Gain,
    pub requires: Option<Item>,
}

vocabulary! {
    /// The thirteen buildings in the order of their ranks.
    pub enum Building {
        Undertaker = "undertaker",
        Bank = "bank",
        Hideout = "hideout",
        Stables = "stables",
        GeneralStore = "general_store",
        Church = "church",
        Hotel = "hotel",
        LandOffice = "land_office",
        Gunsmith = "gunsmith",
        BailBonds = "bail_bonds",
        SheriffsOffice = "sheriffs_office",
        Saloon = "saloon",
        ProspectorsClub = "prospectors_club",
    }
}

impl Building {
    /// The building of a rank.
    pub fn of(rank: Rank) -> Building {
        Building::ALL[usize::from(rank.number() - 1)]
    }

    /// The value that leads to it (FT-10.1).
    pub fn rank(self) -> Rank {
        Rank::new(self as u8 + 1)
    }

    /// What the content pack says of it.
    pub fn data(self) -> &'static BuildingData {
        &content().buildings[self as usize]
    }
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BuildingData {
    pub rank: Rank,
    pub id: Building,
    pub first_visit: FirstVisit,
    pub effect: Effect,
}

/// The bonus on the shield of a building, once per building.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FirstVisit {
    /// Stars.
    Stars(u8),
    /// A bonus action.
    Bonus(Region),
}

/// What a visit to a building may do.
#[derive(Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs)]
pub enum Effect {
    SequenceItems {
        items: Vec<Item>,
    },
    Deposit {
        cost: u16,
        choices: Vec<Colour>,
        stars_by_round: [u8; 3],
    },
    ClearWanted {
        max: u8,
        cost_each: u16,
    },
    Shop {
        wares: Vec<WareData>,
    },
    Hotel {
        cost: u16,
    },
    #[serde(deserialize_with = "nothing")]
    LandClaim,
    HuntOutlaw {
        choices: Vec<Rank>,
        reward_choices: Vec<RewardChoice>,
    },
    PeekSheriff {
        choices: Vec<RewardChoice>,
    },
    BuyStars {
        pay: Currency,
        cost_each: u16,
        max: u8,
    },
}

impl Effect {
    /// The rewards of which one is chosen.
    pub fn rewards(&self) -> &[RewardChoice] {
        match self {
            Effect::HuntOutlaw { reward_choices, .. } => reward_choices,
            Effect::PeekSheriff { choices } => choices,
            _ => &[],
        }
    }
}

/// One of several rewards to choose from.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs)]
pub struct RewardChoice {
    pub cash: u8,
    pub gold: u8,
    pub stars: u8,
    pub clear_wanted_up_to: u8,
}

vocabulary! {
    /// What is paid with.
    pub enum Currency {
        Cash = "cash",
        Gold = "gold",
    }
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hotel {
    pub silver_track: [u8; 4],
}

#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LandOffice {
    pub grid: [[u8; 3]; 3],
    pub shapes: Vec<Shape>,
    pub full_grid_stars: u8,
    #[serde(skip)]
    pub placements: Vec<Placement>,
}

impl LandOffice {
    /// Every shape, turned and mirrored, everywhere on the grid (FT-11.11), in the order of squares.
    pub(super) fn all_placements(&self) -> Vec<Placement> {
        let mut placements = Vec::new();
        // A shape beyond the grid lies nowhere; `check` tells of it.
        for shape in self.shapes.iter().filter(|shape| shape.fits()) {
            for turned in turns(&shape.cells) {
                let rows = turned.iter().map(|c| c[0]).max().unwrap_or(0);
                let columns = turned.iter().map(|c| c[1]).max().unwrap_or(0);
                for row in 0..3 - rows {
                    for column in 0..3 - columns {
                        let at = |cell: &[u8; 2]| Land::square(row + cell[0], column + cell[1]);
                        let land = turned.iter().map(at).fold(Land::default(), Land::union);
                        let stars = land.squares().map(|i| self.grid[i / 3][i % 3]).sum();
                        placements.push(Placement {
                            land,
                            cost: shape.cost,
                            stars,
                        });
                    }
                }
            }
        }
        placements.sort_by_key(|p| p.land);
        placements.dedup();
        placements
    }
}

/// A shape of land, as offsets of row and column.
#[allow(missing_docs)]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shape {
    pub id: String,
    pub cost: u16,
    pub cells: Vec<[u8; 2]>,
}

impl Shape {
    /// Whether it lies within the grid of three by three.
    pub(super) fn fits(&self) -> bool {
        let mut places = self.cells.as_flattened().iter();
        !self.cells.is_empty() && places.all(|place| *place < 3)
    }

    /// The shape in every position, each as a set of squares.
    pub(super) fn turned(&self) -> BTreeSet<BTreeSet<[u8; 2]>> {
        let turned = turns(&self.cells).into_iter();
        turned.map(|cells| cells.into_iter().collect()).collect()
    }
}

/// One way to lay one shape on the grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placement {
    /// The squares it covers; no two placements cover the same.
    pub land: Land,
    /// Its price.
    pub cost: u16,
    /// The stars of its squares.
    pub stars: u8,
}

/// The eight turns and mirrors of a shape, each pushed into the corner of the grid.
fn turns(cells: &[[u8; 2]]) -> Vec<Vec<[u8; 2]>> {
    let mut all = Vec::new();
    let mut cells = cells.to_vec();
    for _ in 0..4 {
        cells = cells.iter().map(|[r, c]| [*c, 2 - r]).collect();
        all.push(cornered(&cells));
        let mirrored: Vec<_> = cells.iter().map(|[r, c]| [*r, 2 - c]).collect();
        all.push(cornered(&mirrored));
    }
    all
}

fn cornered(cells: &[[u8; 2]]) -> Vec<[u8; 2]> {
    let row = cells.iter().map(|c| c[0]).min().unwrap_or(0);
    let column = cells.iter().map(|c| c[1]).min().unwrap_or(0);
    cells.iter().map(|[r, c]| [r - row, c - column]).collect()
}
