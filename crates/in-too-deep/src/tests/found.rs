//! What a test finds on the table, by the names that things have in data.

use kernel::{Member, Viewer};

use super::given::{Given, read};
use crate::city::{Border, Spot};
use crate::console::Agent;
use crate::event::Event;
use crate::pieces::{Criminal, Deck, Item, Support, Zone};

impl Given {
    /// The hooked criminals of somebody, from the top port down.
    pub(crate) fn ports(&self, agent: impl Into<Agent>) -> Vec<&'static str> {
        let ports = self.console(agent).ports;
        ports.iter().map(|criminal| criminal.id()).collect()
    }

    /// Somebody's grip over a criminal.
    pub(crate) fn grip_over(&self, agent: impl Into<Agent>, criminal: &str) -> u8 {
        self.console(agent).grip_over(read::<Criminal>(criminal))
    }

    /// Who holds an item.
    pub(crate) fn holder(&self, item: &str) -> Option<&'static str> {
        let holder = self.game.open.city.holder(read::<Item>(item));
        holder.map(Criminal::id)
    }

    /// Where an item lies dropped.
    pub(crate) fn lies(&self, item: &str) -> Option<&'static str> {
        match self.game.open.city.items[read::<Item>(item).index()] {
            Spot::Dropped(zone) => Some(zone.id()),
            Spot::Held(_) => None,
        }
    }

    /// The zones with searches and how many, in the order of the vocabulary.
    pub(crate) fn searched(&self) -> Vec<(&'static str, u8)> {
        let city = &self.game.open.city;
        let zones = city.searched();
        zones
            .iter()
            .map(|zone: Zone| (zone.id(), city.searches_in(zone)))
            .collect()
    }

    /// The borders with barriers, in order.
    pub(crate) fn borders(&self) -> [u8; 2] {
        let mut borders = self.game.open.city.barriers.map(|Border(border)| border);
        borders.sort_unstable();
        borders
    }

    /// How many of a blue token somebody holds.
    pub(crate) fn held(&self, agent: impl Into<Agent>, support: &str) -> u8 {
        self.console(agent).tools[read::<Support>(support).index()]
    }

    /// How many of a support token lie in the discard pile.
    pub(crate) fn discarded(&self, support: &str) -> u8 {
        self.game.open.offer.discard[read::<Support>(support).index()]
    }

    /// The cards left in the four decks of crimes.
    pub(crate) fn deck_sizes(&self) -> [usize; 4] {
        Deck::ALL.map(|deck| self.game.deck(deck).len())
    }

    /// Face-down tokens on the display.
    pub(crate) fn on_display(&self) -> usize {
        self.game.hidden.evidence.display.iter().flatten().count()
    }

    /// What a viewer was told, in order.
    pub(crate) fn told(&self, viewer: Viewer) -> Vec<Event> {
        let seen = self.log.seen_by(viewer);
        seen.iter().map(|entry| *entry.event).collect()
    }

    /// Does several things one after the other.
    pub(crate) fn acts(self, actions: &[&str]) -> Given {
        actions.iter().fold(self, |given, action| given.act(action))
    }
}
