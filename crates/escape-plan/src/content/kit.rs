//! What helps a thief: contacts, equipment, fixer tiles and assets, and what they do.

use kernel::Set;
use serde::{Deserialize, Serialize};

use super::content;
use crate::pieces::{Asset, Contact, Equipment, Fixer, Officer};

/// When something can be used (EP-10.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Timing {
    /// Only during travel.
    Travel,
    /// Only during evade.
    Evade,
    /// At any time of the own turn.
    Any,
    /// When the chosen gang ability can be used.
    ByAbility,
}

/// Which officers an evade ability covers (EP-10.17).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    /// One of them.
    OneOfficer,
    /// All of the stated types on one tile.
    AllOfTypeOnOneTile,
    /// Everybody on one tile.
    AllOnOneTile,
}

/// What something does when it is used (EP-10).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs, reason = "the data file describes its own tables")]
pub enum Effect {
    RemoveOfficer {
        officer: Officer,
    },
    MoveOfficer {
        officer: Officer,
    },
    Heal,
    ExtraAction,
    GoToHospital,
    Evade {
        officers: Set<Officer>,
        scope: Scope,
    },
    GangAbility,
    /// Lose one notoriety.
    Calm,
    Fly,
    Income,
    TakeContact,
    ReadyAll,
    UnlockAsset,
    JetSki,
    Sewer,
    MasterKey,
}

#[allow(missing_docs, reason = "the data file describes its own tables")]
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ContactData {
    pub id: Contact,
    pub copies: u8,
    pub cost: u16,
    pub star: bool,
    pub timing: Timing,
    pub effect: Effect,
}

/// A tile that is bought: equipment or a fixer tile.
#[allow(missing_docs, reason = "the data file describes its own tables")]
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WareData<T> {
    pub id: T,
    /// One of each fixer tile.
    #[serde(default = "one")]
    pub copies: u8,
    pub cost: u16,
    pub timing: Timing,
    pub effect: Effect,
}

fn one() -> u8 {
    1
}

/// Where an asset lies at the start (EP-2.14).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AssetStart {
    /// On the dearest price slot.
    Unlocked,
    /// Locked in an inventory slot.
    Inventory,
    /// Locked in a contact slot.
    AddressBook,
}

#[allow(missing_docs, reason = "the data file describes its own tables")]
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AssetData {
    pub id: Asset,
    pub start: AssetStart,
    pub timing: Timing,
    pub effect: Effect,
}

impl Contact {
    /// What the card says.
    pub fn data(self) -> &'static ContactData {
        &content().contacts[self as usize]
    }
}

impl Equipment {
    /// What the tile says.
    pub fn data(self) -> &'static WareData<Equipment> {
        &content().equipment[self as usize]
    }
}

impl Fixer {
    /// What the tile says.
    pub fn data(self) -> &'static WareData<Fixer> {
        &content().fixer_tiles[self as usize]
    }
}

impl Asset {
    /// What the tile says.
    pub fn data(self) -> &'static AssetData {
        &content().assets[self as usize]
    }
}
