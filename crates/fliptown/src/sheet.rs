//! A player's map with its inventory (FT-3): everything a seat has marked. It is public, except for
//! what the running turn has marked so far.

use kernel::{Member, Set};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::cards::{Card, Colour, Rank};
use crate::content::{
    Ability, Bounty, Building, Character, Effect, Gain, Item, SilverPer, Start, WayFrom, content,
};
use crate::map::{Land, Region, Room, Site, Tombstone};
use crate::poker::Category;

/// What one seat has circled, gained and written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Sheet {
    /// Cash in dollars.
    pub cash: u16,
    /// Gold, which bends cards and bribes the sheriff.
    pub gold: u16,
    /// Stars, a point each.
    pub stars: u16,
    /// Wanted currently held (FT-3.2).
    pub wanted: u16,
    /// Gold pans.
    pub pans: u8,
    /// Hammers.
    pub hammers: u8,
    /// Circled trail stops.
    pub stops: Set<Rank>,
    /// Circled targets of the badlands.
    pub targets: Set<Rank>,
    /// Circled rooms of the mine.
    pub rooms: Set<Room>,
    /// Circled buildings.
    pub buildings: Set<Building>,
    /// Circled tombstones.
    pub tombstones: Set<Tombstone>,
    /// Items, horses and wares owned.
    pub items: Set<Item>,
    /// Colours banked on.
    pub banked: Set<Colour>,
    /// Outlaws hunted.
    pub outlaws: Set<Rank>,
    /// Hotel stars circled.
    pub hotel: u8,
    /// Squares of land claimed.
    pub land: Land,
    /// Poker cards written, round by round.
    pub poker: ArrayVec<[Card; 15]>,
    /// What each round's poker hand was worth.
    pub hands: ArrayVec<[Category; 3]>,
    /// Kinds of bonus actions gained so far.
    pub bonuses: Set<Region>,
    /// Bounties claimed.
    pub claimed: Set<Bounty>,
    /// The character, if characters are played.
    pub character: Option<Character>,
    /// How often its ability was used.
    pub ability_used: u8,
    /// Whether the seat has looked at this round's sheriff card.
    pub peeked: bool,
    /// In how many rounds a fine was due.
    pub arrests: u8,
}

impl Sheet {
    /// An empty map with what the seat starts with (FT-2.1, FT-2.3, FT-2.4).
    pub fn new(character: Option<Character>) -> Sheet {
        let content = content();
        let start: &Start = match character {
            Some(character) => &character.data().start,
            None => &content.standard_start,
        };
        Sheet {
            cash: start.cash.into(),
            gold: start.gold.into(),
            stars: start.stars.into(),
            wanted: start.wanted.into(),
            pans: start.pans,
            hammers: start.hammers,
            stops: Set::default(),
            targets: Set::default(),
            rooms: Set::default(),
            buildings: Set::default(),
            tombstones: content.cemetery.start_circled.iter().copied().collect(),
            items: start.items.iter().copied().collect(),
            banked: Set::default(),
            outlaws: Set::default(),
            hotel: 0,
            land: Land::default(),
            poker: ArrayVec::new(),
            hands: ArrayVec::new(),
            bonuses: Set::default(),
            claimed: Set::default(),
            character,
            ability_used: 0,
            peeked: false,
            arrests: 0,
        }
    }

    /// Adds to the inventory; a pan or hammer beyond the fourth is not gained (FT-3.4). Returns what
    /// was gained indeed.
    pub fn add(&mut self, mut gain: Gain) -> Gain {
        let tracks = &content().tool_tracks;
        gain.pans = gain.pans.min(tracks.pans - self.pans);
        gain.hammers = gain.hammers.min(tracks.hammers - self.hammers);
        self.cash += u16::from(gain.cash);
        self.gold += u16::from(gain.gold);
        self.stars += u16::from(gain.stars);
        self.wanted += u16::from(gain.wanted);
        self.pans += gain.pans;
        self.hammers += gain.hammers;
        gain
    }

    /// Whether no more pans and no more hammers can be gained.
    pub(crate) fn has_full_tracks(&self) -> bool {
        let tracks = &content().tool_tracks;
        self.pans >= tracks.pans && self.hammers >= tracks.hammers
    }

    /// Whether the site is circled.
    pub fn is_circled(&self, site: Site) -> bool {
        match site {
            Site::Stop(rank) => self.stops.contains(rank),
            Site::Target(rank) => self.targets.contains(rank),
            Site::Room(room) => self.rooms.contains(room),
            Site::Building(rank) => self.buildings.contains(Building::of(rank)),
            Site::Tombstone(stone) => self.tombstones.contains(stone),
        }
    }

    /// Circles a site.
    pub fn circle(&mut self, site: Site) {
        match site {
            Site::Stop(rank) => self.stops.insert(rank),
            Site::Target(rank) => self.targets.insert(rank),
            Site::Room(room) => self.rooms.insert(room),
            Site::Building(rank) => self.buildings.insert(Building::of(rank)),
            Site::Tombstone(stone) => self.tombstones.insert(stone),
        }
    }

    /// How many sites of a region are circled.
    pub fn circled_in(&self, region: Region) -> usize {
        match region {
            Region::Trail => self.stops.len(),
            Region::Badlands => self.targets.len(),
            Region::Mine => self.rooms.len(),
            Region::Town => self.buildings.len(),
            Region::Cemetery => self.tombstones.len(),
        }
    }

    /// Whether a stop was passed by and is lost (FT-7.2).
    pub fn is_skipped(&self, stop: Rank) -> bool {
        !self.stops.contains(stop) && self.stops.last().is_some_and(|last| last > stop)
    }

    /// Whether a way into a room begins at the entrance or at a circled room (FT-9.1).
    pub fn is_open(&self, from: WayFrom) -> bool {
        match from {
            WayFrom::Entrance => true,
            WayFrom::Room(room) => self.rooms.contains(room),
        }
    }

    /// What weapons add to a robbery card (FT-8.4): the rifle replaces the pistol.
    pub fn weapon(&self) -> u8 {
        let best = [Item::Rifle, Item::Pistol]
            .into_iter()
            .find(|item| self.items.contains(*item));
        best.map_or(0, |item| item.effect().robbery_card_delta.unsigned_abs())
    }

    /// How many Wanted the bandana saves in a robbery (FT-8.3).
    pub fn bandana(&self) -> u8 {
        if self.items.contains(Item::Bandana) {
            Item::Bandana.effect().badlands_wanted_delta.unsigned_abs()
        } else {
            0
        }
    }

    /// Whether an item allows fewer Wanted at a site (FT-8.3, FT-12.2).
    pub fn saves_wanted_at(&self, site: Site) -> bool {
        match site {
            Site::Target(_) => self.items.contains(Item::Bandana),
            Site::Tombstone(_) => self.items.contains(Item::Friendship),
            _ => false,
        }
    }

    /// The fewest and the most Wanted that a robbery or a tombstone brings: the bandana and the undertaker's
    /// friendship allow fewer (FT-8.3, FT-12.2).
    pub fn wanted_at(&self, site: Site) -> (u8, u8) {
        match site {
            Site::Target(rank) => {
                let row = content().badlands.target(rank);
                let most = row.map_or(0, |(row, _)| row.wanted);
                (most.saturating_sub(self.bandana()), most)
            }
            Site::Tombstone(_) => {
                let most = content().cemetery.wanted_per_tombstone;
                let is_friend = self.saves_wanted_at(site);
                (if is_friend { 0 } else { most }, most)
            }
            _ => (0, 0),
        }
    }

    /// The same map without anything that changes a value: no gold, no trail horse, no pickaxe.
    pub(crate) fn as_cards_lead(&self) -> Sheet {
        let changing = [Item::TrailHorse, Item::Pickaxe].into_iter().collect();
        Sheet {
            gold: 0,
            items: self.items.without(changing),
            ..*self
        }
    }

    /// The ability of the character, while it can still be used.
    pub fn ability(&self) -> Option<&'static Ability> {
        let ability = &self.character?.data().ability;
        (self.ability_used < ability.uses()).then_some(ability)
    }

    /// Jokers left (FT-18.12).
    pub fn jokers(&self) -> u8 {
        match self.ability() {
            Some(ability @ Ability::Joker { .. }) => ability.uses() - self.ability_used,
            _ => 0,
        }
    }

    /// The poker cards of a round, from 1.
    pub fn column(&self, round: u8) -> &[Card] {
        let from = usize::from(round - 1) * 5;
        let cards = self.poker.as_slice();
        &cards[from.min(cards.len())..cards.len().min(from + 5)]
    }

    /// Whether a building has nothing more to give, at any price (FT-11).
    pub fn has_had_all_of(&self, building: Building) -> bool {
        match &building.data().effect {
            Effect::SequenceItems { items } => items.iter().all(|item| self.items.contains(*item)),
            Effect::Shop { wares } => wares.iter().all(|ware| self.items.contains(ware.id)),
            Effect::Deposit { choices, .. } => choices.iter().all(|one| self.banked.contains(*one)),
            Effect::Hotel { .. } => usize::from(self.hotel) == content().hotel.silver_track.len(),
            Effect::LandClaim => self.land == Land::WHOLE,
            Effect::HuntOutlaw { choices, .. } => {
                choices.iter().all(|rank| self.outlaws.contains(*rank))
            }
            Effect::ClearWanted { .. } | Effect::PeekSheriff { .. } | Effect::BuyStars { .. } => {
                false
            }
        }
    }

    /// Silver stars of the hotel: the last circled one only (FT-20.3).
    pub fn hotel_silver(&self) -> u8 {
        let last = usize::from(self.hotel).checked_sub(1);
        last.map_or(0, |i| content().hotel.silver_track[i])
    }

    /// Silver stars of a room: 0 unless it is circled and on the lowest level (FT-20.4).
    pub fn room_silver(&self, room: Room) -> usize {
        if !self.rooms.contains(room) {
            return 0;
        }
        match content().mine.rooms[room.index()].silver_per {
            None => 0,
            Some(SilverPer::Tombstones) => self.tombstones.len(),
            Some(SilverPer::Buildings) => self.buildings.len(),
            Some(SilverPer::Rooms) => self.rooms.len(),
            Some(SilverPer::TrailStops) => self.stops.len(),
            Some(SilverPer::Robberies) => self.targets.len(),
        }
    }

    /// All silver stars.
    pub fn silver(&self) -> i32 {
        let rooms: usize = Room::all().map(|room| self.room_silver(room)).sum();
        i32::from(self.hotel_silver()) + rooms as i32
    }
}
