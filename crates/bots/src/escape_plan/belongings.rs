//! What is worth having: discs, assets, contacts and hidden money.

use escape_plan::content::content;
use escape_plan::pieces::{Colour, Contact, Pile};
use escape_plan::player::{Item, SLOTS, item_slots};

use super::thief::Thief;
use super::{weights, worth_if};

impl Thief<'_> {
    /// What one more disc is worth.
    pub(super) fn disc(&self) -> f32 {
        let left = self.view.supply.discs > 0 && self.me.discs < self.clock.nights();
        worth_if(left, weights::DISC)
    }

    /// What it is worth to unlock an asset: it is used before the end for ten.
    pub(super) fn unlock(&self) -> f32 {
        if self.me.locked().is_empty() {
            return 0.0;
        }
        let prices = &content().player_board.asset_slot_prices;
        let used = f32::from(content().scoring.used_asset);
        let asset = prices.get(self.me.priced.len());
        let asset = asset.map_or(0.0, |price| used - f32::from(*price) + weights::ASSET);
        let full = !self.me.has_contact_slot() && !self.me.book.is_empty();
        asset + worth_if(full, weights::CONTACT_SLOT)
    }

    /// What a contact card of the row is worth.
    pub(super) fn contact(&self, contact: Contact) -> f32 {
        if !self.me.has_contact_slot() {
            return 0.0;
        }
        let scored = self.me.contacts_scored();
        let points = &content().scoring.contacts;
        let next = f32::from(points[(scored + 1).min(SLOTS)]) - f32::from(points[scored]);
        if self.is_last_turn() {
            return next;
        }
        (next + weights::CARD) / 2.0 + self.card(contact)
    }

    /// What a contact card does when it is used.
    pub(super) fn card(&self, contact: Contact) -> f32 {
        let useful = contact != Contact::Fixer || self.disc() > 0.0;
        worth_if(useful, weights::contact(contact))
    }

    /// What the best card of the row is worth.
    pub(super) fn any_contact(&self) -> f32 {
        let row = self.view.contacts.row.iter();
        row.map(|card| self.contact(*card)).fold(0.0, f32::max)
    }

    /// How many contact cards and pieces of equipment could be turned face up.
    pub(super) fn face_down(&self) -> usize {
        let cards = self.me.free_contacts().iter().filter(|card| card.used);
        let tiles = self.me.items.iter();
        let tiles = tiles.filter(|item| matches!(item, Item::Equipment(_, true)));
        cards.count() + tiles.count()
    }

    /// What one more tile costs in the inventory: a slot, or what it replaces.
    pub(super) fn slot(&self) -> f32 {
        match item_slots() - self.me.items.len() - self.me.pouch.len() {
            0 => -self.heat(1) + weights::SLOT,
            1 => weights::LAST_SLOT,
            _ => weights::SLOT,
        }
    }

    /// What a locker brings on average if it can be opened now, whatever opens it (EP-12.18).
    pub(super) fn locker(&self, colour: Colour) -> Option<f32> {
        let locker = colour.locker();
        let contacts = self.me.contact_count();
        if self.me.notoriety.level + contacts < locker.requirement {
            return None;
        }
        let looked = contacts.saturating_add_signed(locker.draw_contacts_plus);
        self.tile(Pile::of(colour), looked)
    }

    /// What the best of so many tiles of a pile is worth on average, if there are any to look at.
    pub(super) fn tile(&self, pile: Pile, looked: u8) -> Option<f32> {
        let piles = &self.view.piles;
        let looked = usize::from(looked.min(piles.left(pile)));
        if looked == 0 {
            return None;
        }
        // What was taken by others is not known, but hardly an empty tile.
        let taken = &piles.taken[pile as usize];
        let unknown = taken.iter().filter(|tile| tile.is_none()).count();
        let values = pile.values().iter().enumerate();
        let left = values.filter(|(at, _)| !taken.contains(&Some(*at as u8)));
        let mut left: Vec<f32> = left.map(|(_, value)| f32::from(*value)).collect();
        left.truncate(left.len() - unknown);
        Some(best_of(&left, looked) - self.slot())
    }
}

/// The best of `looked` values on average, each as likely as the others to be among them. The values
/// grow.
fn best_of(values: &[f32], looked: usize) -> f32 {
    // The chance that the best is below the value at `at`: all of those looked at are before it.
    let below = |at: usize| {
        let shares = (0..looked)
            .map(|n| at.saturating_sub(n) as f32 / (values.len().saturating_sub(n)).max(1) as f32);
        shares.product::<f32>()
    };
    let chances = values.iter().enumerate();
    chances
        .map(|(at, value)| value * (below(at + 1) - below(at)))
        .sum()
}

#[cfg(test)]
mod tests {
    use super::best_of;

    #[test]
    fn the_best_of_some_tiles() {
        let values = [0.0, 60.0, 60.0, 90.0, 90.0];
        assert!((best_of(&values, 1) - 60.0).abs() < 0.001, "the mean");
        // Of ten pairs seven have a 90, and the other three a 60.
        assert!((best_of(&values, 2) - 81.0).abs() < 0.001);
        assert!((best_of(&values, 5) - 90.0).abs() < 0.001, "all of them");
    }
}
