//! What is asked of a seat.

use kernel::Seat;
use serde::Serialize;

use crate::cards::{Card, Rank, Suit};
use crate::content::{Building, Character, Cowbot, Currency, Effect, FirstVisit, Item, content};
use crate::map::{Region, Site, TOMBSTONES};
use crate::state::Fliptown;
use crate::step::Step;

/// A question with everything needed to ask it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case", tag = "kind")]
#[allow(
    missing_docs,
    reason = "the variants are the questions of the game's texts"
)]
pub enum Prompt {
    Mayor,
    Bail {
        card: Card,
    },
    Assign,
    Main {
        suit: Suit,
        value: Rank,
        region: Region,
        /// How many are left to be circled instead.
        tombstones: u8,
        /// Whether there is gold for a step of the value.
        steps: bool,
        /// Whether there is gold for another suit, and the suit may still be changed.
        recolour: bool,
    },
    After {
        character: Character,
    },
    Order {
        building: Building,
        region: Region,
    },
    Bank {
        cost: u16,
    },
    Shop {
        building: Building,
    },
    Hotel {
        cost: u16,
        silver: u8,
    },
    Land,
    Hunt,
    Office,
    BuyClear {
        building: Building,
        max: u8,
        cost_each: u16,
    },
    BuyStars {
        building: Building,
        max: u8,
        cost_each: u16,
        currency: Currency,
    },
    Tool,
    Clear {
        min: u8,
        max: u8,
    },
    Wanted {
        /// What saves some of them.
        item: Item,
        min: u8,
        max: u8,
    },
    Bonus {
        region: Region,
        declinable: bool,
        /// The cowbot that declining would keep from stealing, so that it is not allowed (FT-21.7).
        #[serde(skip_serializing_if = "Option::is_none")]
        cowbot: Option<Cowbot>,
    },
    AnyRegion,
    Cheat,
    Preach {
        max: u8,
    },
    Bribe {
        gold: u16,
    },
    Marshal,
    Fine {
        cash: u16,
        stars: u16,
    },
}

impl Fliptown {
    pub(crate) fn prompt_of(&self, seat: Seat) -> Option<Prompt> {
        let step = self.step(seat)?;
        let sheet = self.sheet(seat);
        Some(match step {
            Step::Mayor => Prompt::Mayor,
            Step::Bail(at) => Prompt::Bail {
                card: self.lineup?[usize::from(at)],
            },
            Step::Assign => Prompt::Assign,
            Step::Main => {
                let assigned = self.chair(seat).turn.assigned?;
                let costs = &content().gold_spending;
                Prompt::Main {
                    suit: assigned.suit,
                    value: assigned.value,
                    region: Region::of(assigned.suit),
                    tombstones: (TOMBSTONES.len() - sheet.tombstones.len()) as u8,
                    steps: sheet.gold >= costs.change_value_cost_per_step,
                    recolour: sheet.gold >= costs.change_suit_cost && !assigned.suit_changed,
                }
            }
            Step::After => Prompt::After {
                character: sheet.character?,
            },
            Step::Order(building) => match building.data().first_visit {
                FirstVisit::Bonus(region) => Prompt::Order { building, region },
                FirstVisit::Stars(_) => return None,
            },
            Step::Effect(building) => self.effect_prompt(seat, building)?,
            Step::Office => Prompt::Office,
            Step::Tool => Prompt::Tool,
            Step::Clear { min, max } => Prompt::Clear {
                min,
                max: capped(max, sheet.wanted),
            },
            Step::Wanted(site) => {
                let (min, max) = sheet.wanted_at(site);
                let item = match site {
                    Site::Tombstone(_) => Item::Friendship,
                    _ => Item::Bandana,
                };
                Prompt::Wanted { item, min, max }
            }
            Step::Bonus { region, declinable } => Prompt::Bonus {
                region,
                declinable,
                cowbot: self.dodged_by_declining(seat),
            },
            Step::AnyRegion => Prompt::AnyRegion,
            Step::Cheat => Prompt::Cheat,
            Step::Preach => Prompt::Preach {
                max: self.preach_max(seat),
            },
            Step::Bribe => Prompt::Bribe {
                gold: self.bribe_cost(seat),
            },
            Step::Marshal => Prompt::Marshal,
            Step::Fine => {
                let fine = self.fine();
                Prompt::Fine {
                    cash: fine.cash,
                    stars: fine.stars,
                }
            }
        })
    }

    fn effect_prompt(&self, seat: Seat, building: Building) -> Option<Prompt> {
        Some(match &building.data().effect {
            Effect::Deposit { cost, .. } => Prompt::Bank { cost: *cost },
            Effect::ClearWanted { cost_each, .. } => Prompt::BuyClear {
                building,
                max: self.clear_max(seat, building),
                cost_each: *cost_each,
            },
            Effect::Shop { .. } => Prompt::Shop { building },
            Effect::Hotel { cost } => {
                let next = usize::from(self.sheet(seat).hotel);
                Prompt::Hotel {
                    cost: *cost,
                    silver: *content().hotel.silver_track.get(next)?,
                }
            }
            Effect::LandClaim => Prompt::Land,
            Effect::HuntOutlaw { .. } => Prompt::Hunt,
            Effect::BuyStars { pay, cost_each, .. } => Prompt::BuyStars {
                building,
                max: self.stars_max(seat, building),
                cost_each: *cost_each,
                currency: *pay,
            },
            // These two are never waiting: they happen by themselves (FT-10.3).
            Effect::SequenceItems { .. } | Effect::PeekSheriff { .. } => return None,
        })
    }
}

/// The smaller of a limit and what is held.
pub(crate) fn capped(limit: u8, held: u16) -> u8 {
    u8::try_from(held).map_or(limit, |held| limit.min(held))
}
