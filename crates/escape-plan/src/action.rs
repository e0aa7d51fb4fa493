//! Every decision of the game (EP-D1 to EP-D21) and its notation.

use std::fmt;
use std::str::FromStr;

use kernel::{NotationError, notation, vocabulary};

use crate::city::Placed;
use crate::node::Node;
use crate::pieces::{Asset, Colour, Contact, Equipment, Fixer, Gang, Officer, Pile, Place, Tile};
use crate::player::{Card, Item};

vocabulary! {
    /// What a gang can do (EP-10.9).
    pub enum Ability {
        Calm = "calm",
        Fly = "fly",
        Evade = "evade",
    }
}

/// Something that is used as a side action (EP-D9).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Tool {
    /// A contact card.
    Contact(Contact),
    /// Equipment.
    Equipment(Equipment),
    /// A fixer tile.
    Fixer(Fixer),
    /// The first aid token.
    FirstAid,
    /// A gang member, who goes back to this base.
    Member(Gang),
    /// An asset.
    Asset(Asset),
}

/// A tile of the inventory as it is named when it makes room: what it is, not whether it is used.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Slot {
    /// Equipment, and whether it lies face down.
    Equipment(Equipment, bool),
    /// A fixer tile.
    Fixer(Fixer),
    /// A locker or exit tile, by the size of its pile when it was taken.
    Sealed(Pile, u8),
}

impl From<Item> for Slot {
    fn from(item: Item) -> Slot {
        match item {
            Item::Equipment(equipment, used) => Slot::Equipment(equipment, used),
            Item::Fixer(fixer, _) => Slot::Fixer(fixer),
            Item::Sealed(sealed) => Slot::Sealed(sealed.pile, sealed.size),
        }
    }
}

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// What is offered is not taken.
    Pass,
    /// An asset to unlock.
    Unlock(Asset),
    /// A city tile, its cell and turn.
    Place(Placed),
    /// The tile for a field.
    Name(Place),
    /// A disc for a turn.
    SpendDisc,
    /// Rest.
    Rest,
    /// A step on foot.
    Go(Node),
    /// A ride to a metro station.
    Ride(Node),
    /// A flight.
    Fly(Node),
    /// Out of the sewer.
    Surface(Node),
    /// The water of this region.
    Waters(Node),
    /// A gas can for one more movement point.
    BurnGas,
    /// Travel ends here.
    Stop,
    /// Travel ends here, and so does the stay in the city.
    Escape,
    /// A key of this colour: turned over, or taken.
    Key(Colour),
    /// The master key opens it.
    MasterKey,
    /// A side action, with the ability chosen for a gang.
    Use(Tool, Option<Ability>),
    /// An officer.
    Officer(Tile, Officer),
    /// Inspector Sandra.
    Sandra,
    /// A tile: with everybody on it, or to be sent to.
    Tile(Tile),
    /// What is to be done here is done.
    Done,
    /// The wound is taken.
    TakeWound,
    /// The asset that the handcuffs cost.
    Lose(Asset),
    /// A card of the contact row; of two alike the left one.
    Contact(Contact),
    /// Of two alike the right one, which is nearer to where automas take from.
    RightContact(Contact),
    /// The card goes to the box.
    Box,
    /// It goes to an empty slot.
    Keep,
    /// It replaces a contact card, face up or face down; of two alike the left one.
    Replace(Card),
    /// Of two alike it replaces the right one, which handcuffs would cover first (EP-11.7).
    ReplaceRight(Card),
    /// The tile replaces one of the inventory.
    Swap(Slot),
    /// A fixer tile is bought.
    BuyFixer(Fixer),
    /// Equipment is bought.
    BuyEquipment(Equipment),
    /// Take it, whatever is offered: a gas can, income, healing, absolution, a disc.
    Take,
    /// Wounds to heal.
    Heal(u8),
    /// A locker is opened with a key.
    Open(Colour),
    /// A locker is opened with the master key.
    OpenWithMaster(Colour),
    /// The tile of this value is kept.
    Value(u16),
    /// An exit tile is taken.
    ExitTile,
    /// The asset of a group bonus, with what comes along.
    TakeAsset,
    /// The turn is over.
    End,
}

/// Actions that are one word.
const WORDS: [(Action, &str); 16] = [
    (Action::Pass, "pass"),
    (Action::SpendDisc, "spend-disc"),
    (Action::Rest, "rest"),
    (Action::BurnGas, "gas"),
    (Action::Stop, "stop"),
    (Action::Escape, "escape"),
    (Action::MasterKey, "master-key"),
    (Action::Sandra, "sandra"),
    (Action::Done, "done"),
    (Action::TakeWound, "take-wound"),
    (Action::Box, "box"),
    (Action::Keep, "keep"),
    (Action::Take, "take"),
    (Action::ExitTile, "exit-tile"),
    (Action::TakeAsset, "take-asset"),
    (Action::End, "end"),
];

impl fmt::Display for Tool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Tool::Contact(contact) => write!(f, "contact {}", contact.id()),
            Tool::Equipment(equipment) => write!(f, "equipment {}", equipment.id()),
            Tool::Fixer(fixer) => write!(f, "fixer {}", fixer.id()),
            Tool::FirstAid => f.write_str("first-aid token"),
            Tool::Member(gang) => write!(f, "member {}", gang.id()),
            Tool::Asset(asset) => write!(f, "asset {}", asset.id()),
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let used = if self.used { "used " } else { "" };
        write!(f, "{used}{}", self.contact.id())
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Slot::Equipment(equipment, false) => write!(f, "equipment {}", equipment.id()),
            Slot::Equipment(equipment, true) => write!(f, "used {}", equipment.id()),
            Slot::Fixer(fixer) => write!(f, "fixer {}", fixer.id()),
            Slot::Sealed(pile, size) => write!(f, "{} {size}", pile.id()),
        }
    }
}

impl Action {
    /// How late it is told among what can be done: what declines an offer after what takes it, so that nothing is
    /// given away by answering twice in the same place; side actions, which answer no question, last.
    pub fn lateness(self) -> u8 {
        match self {
            Action::Use(..) => 2,
            Action::Pass | Action::Box => 1,
            _ => 0,
        }
    }

    /// Whether it is a single step of travel, which a whole way is made of; abilities aside.
    pub fn is_step(self) -> bool {
        matches!(
            self,
            Action::Go(_)
                | Action::Ride(_)
                | Action::Fly(_)
                | Action::BurnGas
                | Action::Stop
                | Action::Escape
        )
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Unlock(asset) => write!(f, "unlock {}", asset.id()),
            Action::Place(spot) => write!(f, "place {spot}"),
            Action::Name(place) => write!(f, "name {}", place.id()),
            Action::Go(node) => write!(f, "go {node}"),
            Action::Ride(node) => write!(f, "ride {node}"),
            Action::Fly(node) => write!(f, "fly {node}"),
            Action::Surface(node) => write!(f, "surface {node}"),
            Action::Waters(node) => write!(f, "waters {node}"),
            Action::Key(colour) => write!(f, "key {}", colour.id()),
            Action::Use(tool, None) => write!(f, "use {tool}"),
            Action::Use(tool, Some(ability)) => write!(f, "use {tool} {}", ability.id()),
            Action::Officer(tile, officer) => write!(f, "officer {} {}", tile.id(), officer.id()),
            Action::Tile(tile) => write!(f, "tile {}", tile.id()),
            Action::Lose(asset) => write!(f, "lose {}", asset.id()),
            Action::Contact(contact) => write!(f, "contact {}", contact.id()),
            Action::RightContact(contact) => write!(f, "right-contact {}", contact.id()),
            Action::Replace(card) => write!(f, "replace {card}"),
            Action::ReplaceRight(card) => write!(f, "replace-right {card}"),
            Action::Swap(slot) => write!(f, "swap {slot}"),
            Action::BuyFixer(fixer) => write!(f, "buy fixer {}", fixer.id()),
            Action::BuyEquipment(kind) => write!(f, "buy equipment {}", kind.id()),
            Action::Heal(wounds) => write!(f, "heal {wounds}"),
            Action::Open(colour) => write!(f, "open {}", colour.id()),
            Action::OpenWithMaster(colour) => write!(f, "open-with-master {}", colour.id()),
            Action::Value(value) => write!(f, "value {value}"),
            word => f.write_str(notation::word(&WORDS, word)),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        notation::exactly(text, parse)
    }
}

fn parse(text: &str) -> Option<Action> {
    if let Some(action) = notation::meaning(&WORDS, text) {
        return Some(action);
    }
    let (verb, rest) = text.split_once(' ')?;
    Some(match verb {
        "unlock" => Action::Unlock(rest.parse().ok()?),
        "place" => Action::Place(rest.parse().ok()?),
        "name" => Action::Name(rest.parse().ok()?),
        "go" => Action::Go(rest.parse().ok()?),
        "ride" => Action::Ride(rest.parse().ok()?),
        "fly" => Action::Fly(rest.parse().ok()?),
        "surface" => Action::Surface(rest.parse().ok()?),
        "waters" => Action::Waters(rest.parse().ok()?),
        "key" => Action::Key(rest.parse().ok()?),
        "use" => parse_use(rest)?,
        "officer" => notation::pair(rest, Action::Officer)?,
        "tile" => Action::Tile(rest.parse().ok()?),
        "lose" => Action::Lose(rest.parse().ok()?),
        "contact" => Action::Contact(rest.parse().ok()?),
        "right-contact" => Action::RightContact(rest.parse().ok()?),
        "replace" => Action::Replace(parse_card(rest)?),
        "replace-right" => Action::ReplaceRight(parse_card(rest)?),
        "swap" => Action::Swap(parse_slot(rest)?),
        "buy" => match rest.split_once(' ')? {
            ("fixer", fixer) => Action::BuyFixer(fixer.parse().ok()?),
            ("equipment", kind) => Action::BuyEquipment(kind.parse().ok()?),
            _ => return None,
        },
        "heal" => Action::Heal(rest.parse().ok()?),
        "open" => Action::Open(rest.parse().ok()?),
        "open-with-master" => Action::OpenWithMaster(rest.parse().ok()?),
        "value" => Action::Value(rest.parse().ok()?),
        _ => return None,
    })
}

fn parse_use(text: &str) -> Option<Action> {
    let mut words = text.split(' ');
    let (kind, name) = (words.next()?, words.next()?);
    let tool = match kind {
        "contact" => Tool::Contact(name.parse().ok()?),
        "equipment" => Tool::Equipment(name.parse().ok()?),
        "fixer" => Tool::Fixer(name.parse().ok()?),
        "first-aid" => Tool::FirstAid,
        "member" => Tool::Member(name.parse().ok()?),
        "asset" => Tool::Asset(name.parse().ok()?),
        _ => return None,
    };
    let ability = match words.next() {
        Some(ability) => Some(ability.parse().ok()?),
        None => None,
    };
    Some(Action::Use(tool, ability))
}

fn parse_card(text: &str) -> Option<Card> {
    let face_down = text.strip_prefix("used ");
    Some(Card {
        contact: face_down.unwrap_or(text).parse().ok()?,
        used: face_down.is_some(),
    })
}

fn parse_slot(text: &str) -> Option<Slot> {
    let (kind, name) = text.split_once(' ')?;
    Some(match kind {
        "equipment" => Slot::Equipment(name.parse().ok()?, false),
        "used" => Slot::Equipment(name.parse().ok()?, true),
        "fixer" => Slot::Fixer(name.parse().ok()?),
        pile => Slot::Sealed(pile.parse().ok()?, name.parse().ok()?),
    })
}
