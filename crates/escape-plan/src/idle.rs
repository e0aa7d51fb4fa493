//! What a side action would find to work on now: much may be used in vain (EP-R27).

use crate::action::Tool;
use crate::content::Effect;
use crate::pieces::{Officer, Tile};
use crate::player::{Item, Player};
use crate::step::Step;
use crate::view::View;

impl View {
    /// Whether using something of the viewer's own would bring nothing now but what every used thing
    /// brings at the end.
    pub fn is_idle(&self, tool: Tool) -> bool {
        let Some((_, player, _)) = self.own() else {
            return false;
        };
        match tool.effect() {
            Effect::Heal => player.wounds == 0,
            Effect::ExtraAction => self.supply.discs == 0,
            Effect::Income => player.income() == 0,
            Effect::ReadyAll => !player.has_turned(),
            Effect::UnlockAsset => player.locked().is_empty(),
            Effect::TakeContact => self.contacts.row.is_empty(),
            Effect::RemoveOfficer { officer } => self.posts(officer).all(|there| !there),
            // Without him anywhere there is nobody to move; with him everywhere, nowhere to go.
            Effect::MoveOfficer { officer } => {
                self.posts(officer).all(|there| there) || self.posts(officer).all(|there| !there)
            }
            // These work in the middle of a move, where they are choices of their own (EP-10.17, EP-10.18).
            Effect::Evade { .. } => self.step() != Some(Step::Evade),
            Effect::MasterKey => true,
            Effect::GoToHospital
            | Effect::GangAbility
            | Effect::Calm
            | Effect::Fly
            | Effect::JetSki
            | Effect::Sewer => false,
        }
    }

    /// Whether an officer of a type stands there, for every tile of the city where one may (EP-3.8).
    fn posts(&self, officer: Officer) -> impl Iterator<Item = bool> {
        let tiles = self.city.tiles().iter();
        let posts = tiles.filter(|tile| *tile != Tile::StartHospital);
        posts.map(move |tile| self.police.on[tile as usize].contains(officer))
    }
}

impl Player {
    /// Whether anything lies face down that comes back (EP-10.14).
    fn has_turned(&self) -> bool {
        let contacts = self.free_contacts().iter().any(|card| card.used);
        let turned = |item: &Item| matches!(item, Item::Equipment(_, true));
        contacts || self.items.iter().any(turned)
    }
}
