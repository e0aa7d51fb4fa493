//! One boss: the operations board, and the hand and safe behind the screen (SP-1, SP-3, SP-10).

use kernel::{Member, Options as _, Set};
use serde::{Deserialize, Serialize};

use crate::amendment::DOCKS_CRATES_ADD_UP;
use crate::content::{Alliance, content};
use crate::options::Options;
use crate::pieces::{
    Card, CityToken, Crate, District, Gangster, Helper, Operation, Perk, Slot, Track,
};

/// The trucks of a player.
pub const TRUCKS: usize = 2;

/// The spaces for thugs on a board (SP-R37).
pub const THUGS: usize = 6;

/// So many of each city token.
pub type Tokens = [u8; CityToken::ALL.len()];

/// How many tokens these are.
pub fn token_count(tokens: &Tokens) -> u8 {
    tokens.iter().sum()
}

/// A gangster on the ally space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ally {
    /// Who.
    pub gangster: Gangster,
    /// The district of the ally marker: his home.
    pub home: District,
    /// Whether his one free help is used up (SP-29.6).
    pub helped: bool,
}

impl Ally {
    /// His strength, without war modifier (SP-9.4).
    pub fn strength(&self) -> u8 {
        self.gangster.data().strength
    }

    /// Whether he still owes the one help that is free (SP-29.6).
    pub fn owes_free_help(&self) -> bool {
        self.gangster.alliance().free_help_once && !self.helped
    }
}

/// A truck: where it is, and what it carries (SP-15).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Truck {
    /// Where it stands; a new one is not on the map yet (SP-15.5).
    pub at: Option<District>,
    /// Its barrels.
    pub barrels: u8,
}

/// A boss as everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    /// Dollars in the pocket, which everybody sees (SP-1.3).
    pub pocket: u16,
    /// The levels of the five tracks.
    pub levels: [u8; Track::ALL.len()],
    /// The cards lying in the four slots.
    pub board: [Option<Card>; Operation::ALL.len()],
    /// How many cards of each type are in the hand: their backs tell.
    pub hand: [u8; Operation::ALL.len()],
    /// Those cards of the hand that everybody has seen (SP-R56).
    pub known: Set<Card>,
    /// Buildings still on the operations board.
    pub slots: Set<Slot>,
    /// Capos on the operations board.
    pub capos: u8,
    /// Mobsters in the supply.
    pub mobsters: u8,
    /// Mobsters still lying on the notoriety track (SP-3.9).
    pub waiting: u8,
    /// Mobsters in the VIP area.
    pub vip: u8,
    /// Books in the supply.
    pub blank_books: u8,
    /// Books on the operations board.
    pub books: u8,
    /// Thugs.
    pub thugs: u8,
    /// The empty spaces below the dearest thug, by bit: none as long as thugs stand on the cheapest spaces.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub thug_gaps: u8,
    /// Leverage tokens.
    pub leverage: u8,
    /// City tokens by kind; more than the limit only during a turn (SP-11.23).
    pub tokens: Tokens,
    /// Crates, turned over.
    pub crates: Set<Crate>,
    /// Helpers that have not been used.
    pub helpers: Set<Helper>,
    /// The gangster who is allied with the boss (SP-17.4).
    pub ally: Option<Ally>,
    /// Trucks; the second from fleet level 3 on.
    pub trucks: [Truck; TRUCKS],
    /// Barrels in the still area, without limit (SP-8.4).
    pub still: u8,
}

/// What a boss keeps behind the screen and in the hand (SP-1.9).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Screen {
    /// Dollars in the safe, which only the owner sees (SP-1.3).
    pub safe: u16,
    /// Operation cards in the hand.
    pub hand: Set<Card>,
    /// Helpers that were used.
    pub used: Set<Helper>,
}

impl Player {
    /// The level on a track, from 1 to 5.
    pub fn level(&self, track: Track) -> u8 {
        self.levels[track as usize]
    }

    /// The sum of the levels (SP-10.7).
    pub fn notoriety(&self) -> u8 {
        self.levels.iter().sum()
    }

    /// The strength level.
    pub fn strength(&self) -> u8 {
        self.level(Track::Strength)
    }

    /// How many crates with a perk it has; they last and add up (SP-1.13, SP-28).
    pub fn perks(&self, perk: Perk) -> u8 {
        let crates = self.crates.iter();
        crates.filter(|one| one.data().back == perk).count() as u8
    }

    /// How many rewards of the docks it chooses for a mobster, in place of the one of its row (SP-28.6, SP-28.10).
    pub fn docks_choices(&self, options: &Options) -> u8 {
        let crates = self.perks(Perk::AnyDocksReward);
        match options.plays_by(DOCKS_CRATES_ADD_UP) {
            true => crates,
            false => crates.min(1),
        }
    }

    /// How many cards are in the hand.
    pub fn hand_size(&self) -> u8 {
        self.hand.iter().sum()
    }

    /// How many mobsters the VIP area holds, by its level (SP-10.13, SP-11.9).
    pub fn vip_capacity(&self) -> u8 {
        Track::Vip.effect(self.level(Track::Vip))
    }

    /// How many city tokens may be kept (SP-11.24).
    pub fn token_limit(&self) -> u8 {
        content().per_player.city_token_spaces + self.perks(Perk::CityLimitPlus1)
    }

    /// Trucks that may be used (SP-15.3).
    pub fn trucks_available(&self) -> usize {
        let second = self.level(Track::Fleet) >= content().trucks.second_from_level;
        1 + usize::from(second)
    }

    /// What barrels bring at a bar, and elsewhere (SP-11.4).
    pub fn barrel_prices(&self) -> (u16, u16) {
        let fields = content().notoriety.price.iter();
        let reached = fields.rev().find(|price| price.field <= self.notoriety());
        reached.map_or((0, 0), |price| (price.low, price.high))
    }

    /// The price of the next thug: that of the cheapest empty space; none with all spaces taken (SP-11.5).
    pub fn thug_price(&self) -> Option<u16> {
        let next = match self.thug_gaps {
            0 => self.thugs.into(),
            gaps => gaps.trailing_zeros() as usize,
        };
        content().thugs.space_costs.get(next).copied()
    }

    /// Whether a thug stands on a space, counted from the cheapest.
    pub fn has_thug_on(&self, space: usize) -> bool {
        let last = usize::from(self.thugs) + self.thug_gaps.count_ones() as usize;
        space < last && self.thug_gaps >> space & 1 == 0
    }

    /// The empty spaces for thugs, from the cheapest, with their prices.
    pub fn thug_room(&self) -> impl Iterator<Item = (usize, u16)> + '_ {
        let costs = content().thugs.space_costs.iter().copied().enumerate();
        costs.filter(|(space, _)| !self.has_thug_on(*space))
    }

    /// A thug takes an empty space.
    pub(crate) fn post_thug(&mut self, space: usize) {
        let mut taken: [bool; THUGS] = std::array::from_fn(|space| self.has_thug_on(space));
        taken[space] = true;
        self.stand_thugs(taken);
    }

    /// Thugs leave, each time the one on the dearest space (SP-9.3).
    pub(crate) fn dismiss_thugs(&mut self, count: u8) {
        let mut taken: [bool; THUGS] = std::array::from_fn(|space| self.has_thug_on(space));
        let dearest = taken.iter_mut().rev().filter(|taken| **taken);
        for leaving in dearest.take(count.into()) {
            *leaving = false;
        }
        self.stand_thugs(taken);
    }

    fn stand_thugs(&mut self, taken: [bool; THUGS]) {
        let last = taken
            .iter()
            .rposition(|taken| *taken)
            .map_or(0, |at| at + 1);
        let gaps = (0..last).filter(|space| !taken[*space]);
        self.thug_gaps = gaps.fold(0, |gaps, space| gaps | 1 << space);
        self.thugs = taken.iter().filter(|taken| **taken).count() as u8;
    }

    /// What the ally brings as long as he is the ally (SP-29.10).
    pub fn alliance(&self) -> Alliance {
        let alliance = self.ally.map(|ally| ally.gangster.alliance());
        alliance.unwrap_or_default()
    }

    /// Leverage that is there again and again: icons of the cards that lie on the board, crates and the ally (SP-10.4,
    /// SP-16.5, SP-16.6, SP-29.3).
    pub fn lasting_leverage(&self) -> u8 {
        let icons: u8 = self
            .board
            .iter()
            .flatten()
            .map(|card| card.data().leverage)
            .sum();
        icons + 2 * self.perks(Perk::LeveragePlus2) + self.alliance().leverage
    }

    /// The discount for upgrades: the price of the dearest emptied group (SP-13.10, SP-13.11).
    pub fn discount(&self) -> u16 {
        let emptied = |group: u8| self.slots.intersection(Slot::of_group(group)).is_empty();
        let groups = (1..=3).rev().find(|group| emptied(*group));
        groups.map_or(0, |group| {
            content().building_prices.bar_groups[usize::from(group) - 1]
        })
    }

    /// Its city tokens, each kind once.
    pub fn token_kinds(&self) -> impl Iterator<Item = CityToken> + '_ {
        kinds(&self.tokens)
    }
}

fn is_zero(bits: &u8) -> bool {
    *bits == 0
}

/// The kinds of which there is one at least.
pub(crate) fn kinds(tokens: &Tokens) -> impl Iterator<Item = CityToken> + '_ {
    let all = CityToken::ALL.into_iter();
    all.filter(|token| tokens[token.index()] > 0)
}
