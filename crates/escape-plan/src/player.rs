//! One thief: board, belongings with the assets (EP-14), and standing with the police.

use kernel::Set;
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::content::{AssetStart, Effect, content};
use crate::node::Node;
use crate::notoriety::Notoriety;
use crate::pieces::{Asset, Colour, Contact, Equipment, Fixer, Place, Plan};
use crate::piles::Sealed;

/// The contact slots of a player.
pub const SLOTS: usize = 5;

/// The inventory slots that a player's board can have: how many it has is printed on it.
pub const ITEM_SLOTS: usize = 8;

/// The inventory slots of a player.
pub fn item_slots() -> usize {
    usize::from(content().player_board.inventory_slots)
}

/// The price slots for assets.
pub const PRICE_SLOTS: usize = 6;

/// The wound cubes of a player.
pub const WOUNDS: u8 = 3;

/// The income cubes of a player.
pub const INCOME_CUBES: usize = 9;

/// Where a player is in the story (EP-1.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// In the city.
    #[default]
    AtLarge,
    /// Out through the open exit.
    Escaped,
    /// Out of the game.
    Arrested,
}

/// A contact card in a contact slot.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub struct Card {
    /// Which card.
    pub contact: Contact,
    /// Whether it lies face down.
    pub used: bool,
}

impl Card {
    /// A card as it is taken: face up.
    pub fn new(contact: Contact) -> Card {
        Card {
            contact,
            used: false,
        }
    }
}

/// An asset on a price slot.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub struct Priced {
    /// Which asset.
    pub asset: Asset,
    /// Whether it lies face down.
    pub used: bool,
}

/// A tile in an inventory slot.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Item {
    /// Equipment, and whether it lies face down.
    Equipment(Equipment, bool),
    /// A fixer tile, and whether it is used up.
    Fixer(Fixer, bool),
    /// A locker or exit tile, face down.
    Sealed(Sealed),
}

impl Default for Item {
    fn default() -> Item {
        Item::Equipment(Equipment::Vest, false)
    }
}

/// Keys of one colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Keys {
    /// Face up.
    pub ready: u8,
    /// Face down for ever (EP-12.14).
    pub used: u8,
}

/// What a player keeps behind the screen (EP-1.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Hand {
    /// Cash, in thousands of dollars.
    pub cash: u16,
    /// The escape plan card.
    pub plan: Plan,
}

/// One thief as everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    /// In the city or out of it.
    pub fate: Fate,
    /// Where the pawn stands, or through which exit it left.
    pub at: Node,
    /// Places with a cube of this player.
    pub visited: Set<Place>,
    /// Of these, the places whose cube lies on the income symbol.
    pub on_income: Set<Place>,
    /// Level and cubes.
    pub notoriety: Notoriety,
    /// Wound cubes in the red box; the others are in the green box.
    pub wounds: u8,
    /// Contact cards from the leftmost slot on.
    pub contacts: ArrayVec<[Card; SLOTS]>,
    /// Handcuffs cards; they cover the contact slots from the right (EP-11.7).
    pub handcuffs: u8,
    /// Assets locked in contact slots; they lie right beside the handcuffs (EP-14.4).
    pub book: Set<Asset>,
    /// Assets locked in inventory slots.
    pub pouch: Set<Asset>,
    /// Assets on price slots, from the dearest on.
    pub priced: ArrayVec<[Priced; PRICE_SLOTS]>,
    /// Assets that went to the box.
    pub lost: Set<Asset>,
    /// The other inventory slots.
    pub items: ArrayVec<[Item; ITEM_SLOTS]>,
    /// Keys by colour.
    pub keys: [Keys; 3],
    /// Gas cans.
    pub gas: u8,
    /// Extra action discs.
    pub discs: u8,
    /// Gang members held.
    pub members: u8,
    /// Gang control markers not on a base.
    pub markers: u8,
    /// Whether the rest token shows the moon.
    pub rested: bool,
    /// Whether the first aid token lies face down.
    pub aided: bool,
}

impl Player {
    /// How many handcuffs cards so many wounds bring if none is healed in between: each returns a cube to the green
    /// box, and a card needs a slot to lie on (EP-11.6, EP-11.10).
    pub fn handcuffs_from(&self, wounds: u8, supply: u8) -> u8 {
        let beyond = wounds.saturating_sub(self.green());
        let room = (SLOTS as u8).saturating_sub(self.handcuffs);
        beyond.div_ceil(2).min(room).min(supply)
    }

    /// A thief at the start of the game (EP-2.13 to EP-2.15).
    pub fn new(at: Node) -> Player {
        let starting = |start| {
            let assets = Asset::ALL.into_iter();
            assets.filter(move |asset| asset.data().start == start)
        };
        Player {
            at,
            markers: content().player_board.control_markers,
            book: starting(AssetStart::AddressBook).collect(),
            pouch: starting(AssetStart::Inventory).collect(),
            priced: starting(AssetStart::Unlocked)
                .map(|asset| Priced { asset, used: false })
                .collect(),
            ..Player::default()
        }
    }

    /// Whether the pawn is in the city.
    pub fn at_large(&self) -> bool {
        self.fate == Fate::AtLarge
    }

    /// What income brings: as much as there are cubes left on the track (EP-4.2).
    pub fn income(&self) -> u16 {
        (INCOME_CUBES - self.visited.len()) as u16
    }

    /// Wound cubes in the green box.
    pub fn green(&self) -> u8 {
        WOUNDS - self.wounds
    }

    /// How many contact slots have no handcuffs.
    fn open_slots(&self) -> usize {
        SLOTS - usize::from(self.handcuffs)
    }

    /// The contact cards that are not under handcuffs.
    pub fn free_contacts(&self) -> &[Card] {
        &self.contacts[..self.contacts.len().min(self.open_slots())]
    }

    /// How many contact cards count for lockers and exit tiles (EP-12.18, EP-12.27).
    pub fn contact_count(&self) -> u8 {
        self.free_contacts().len() as u8
    }

    /// How many contact cards are left at the end (EP-17.4).
    pub fn contacts_scored(&self) -> usize {
        self.contacts
            .len()
            .saturating_sub(usize::from(self.handcuffs))
    }

    /// Whether a contact slot holds no contact, asset or handcuffs (EP-12.4).
    pub fn has_contact_slot(&self) -> bool {
        self.contacts.len() + self.book.len() < self.open_slots()
    }

    /// Whether an inventory slot is empty (EP-12.6).
    pub fn has_item_slot(&self) -> bool {
        self.items.len() + self.pouch.len() < item_slots()
    }

    /// The locked assets.
    pub fn locked(&self) -> Set<Asset> {
        self.book.union(self.pouch)
    }

    /// What using an asset costs: the price of its slot, if it is unlocked and unused (EP-10.10).
    pub fn price_of(&self, asset: Asset) -> Option<u16> {
        let slot = self
            .priced
            .iter()
            .position(|priced| priced.asset == asset && !priced.used)?;
        Some(content().player_board.asset_slot_prices[slot])
    }

    /// A face-up contact card of this kind, not under handcuffs.
    pub fn ready_contact(&self, contact: Contact) -> bool {
        self.free_contacts().contains(&Card::new(contact))
    }

    /// Face-up keys of a colour.
    pub fn ready_keys(&self, colour: Colour) -> u8 {
        self.keys[colour as usize].ready
    }

    /// All keys, face up and down.
    pub fn key_count(&self) -> u8 {
        self.keys.iter().map(|keys| keys.ready + keys.used).sum()
    }

    /// Whether some key of any colour lies face up.
    pub fn has_ready_key(&self) -> bool {
        self.keys.iter().any(|keys| keys.ready > 0)
    }

    /// The face-up equipment.
    pub fn ready_equipment(&self) -> Set<Equipment> {
        let ready = self.items.iter().filter_map(|item| match item {
            Item::Equipment(equipment, false) => Some(*equipment),
            _ => None,
        });
        ready.collect()
    }

    /// The fixer tiles that are not used up.
    pub fn ready_fixers(&self) -> Set<Fixer> {
        let ready = self.items.iter().filter_map(|item| match item {
            Item::Fixer(fixer, false) => Some(*fixer),
            _ => None,
        });
        ready.collect()
    }

    /// Turns contact cards (not under handcuffs) and equipment face up (EP-8.6, EP-10.14).
    pub(crate) fn ready_all(&mut self) {
        let open = self.open_slots();
        for card in self.contacts.iter_mut().take(open) {
            card.used = false;
        }
        for item in &mut self.items {
            if let Item::Equipment(_, used) = item {
                *used = false;
            }
        }
    }

    /// Turns a face-up contact card face down; of two of a kind the one that handcuffs would cover first.
    pub(crate) fn turn_contact(&mut self, contact: Contact) {
        let open = self.open_slots();
        let ready = Card::new(contact);
        let mut usable = self.contacts.iter_mut().take(open);
        if let Some(card) = usable.rfind(|card| **card == ready) {
            card.used = true;
        }
    }

    /// Turns a face-up tile of the inventory face down. A fixer tile is used up then, and keeps its slot (EP-10.5).
    pub(crate) fn turn_item(&mut self, ready: Item) {
        let Some(item) = self.items.iter_mut().find(|item| **item == ready) else {
            return;
        };
        match item {
            Item::Equipment(_, used) | Item::Fixer(_, used) => *used = true,
            Item::Sealed(_) => {}
        }
    }

    /// Turns an unlocked asset face down.
    pub(crate) fn turn_asset(&mut self, asset: Asset) {
        if let Some(priced) = self.priced.iter_mut().find(|priced| priced.asset == asset) {
            priced.used = true;
        }
    }

    /// Whether something at hand heals a wound now (EP-11.9).
    pub fn can_heal(&self, cash: u16) -> bool {
        let by_card = self.free_contacts().iter().any(|card| {
            let data = card.contact.data();
            !card.used && data.effect == Effect::Heal && data.cost <= cash
        });
        let by_asset = self
            .price_of(Asset::Heal)
            .is_some_and(|price| price <= cash);
        let by_tile = self.ready_fixers().contains(Fixer::FirstAidKit);
        !self.aided || by_card || by_asset || by_tile
    }

    /// The places where cash is waiting for the end, with their amounts (EP-17.5).
    pub fn hidden_money(&self, plan: Plan) -> impl Iterator<Item = (Place, u16)> {
        let visited = self.visited.iter();
        visited.filter_map(move |place| Some((place, plan.amount(place)?)))
    }
}
