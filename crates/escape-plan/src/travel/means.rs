//! What a thief could still use on the way: gas cans and travel abilities with their prices.

use tinyvec::ArrayVec;

use crate::content::Effect;
use crate::pieces::{Contact, Fixer};
use crate::player::Player;

/// Everything usable on the way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Means {
    /// Gas cans.
    pub(crate) gas: u8,
    /// Cash to pay with.
    pub(crate) cash: u16,
    /// The prices of flights from a helipad, the cheapest first.
    pub(crate) flights: ArrayVec<[u16; 10]>,
    /// The price of the sewer.
    pub(crate) sewer: Option<u16>,
    /// The price of the jet ski.
    pub(crate) jet_ski: Option<u16>,
    /// The price of the medevac.
    pub(crate) medevac: Option<u16>,
}

impl Means {
    pub(crate) fn of(player: &Player, cash: u16) -> Means {
        let price = |contact: Contact| player.ready_contact(contact).then(|| contact.data().cost);
        let mut means = Means {
            gas: player.gas,
            cash,
            sewer: price(Contact::Sewer),
            jet_ski: price(Contact::JetSki),
            medevac: price(Contact::Medevac),
            ..Means::default()
        };
        for _ in 0..player.members {
            means.flights.push(0);
        }
        let fixers = player.ready_fixers();
        for fixer in [Fixer::PrivateHelicopter, Fixer::Motorbike] {
            if fixers.contains(fixer) {
                means.flights.push(0);
            }
        }
        for card in player.free_contacts() {
            let data = card.contact.data();
            if !card.used && matches!(data.effect, Effect::Fly | Effect::GangAbility) {
                means.flights.push(data.cost);
            }
        }
        means.flights.sort_unstable();
        means
    }

    /// Whether there is any ability to reckon with, gas cans apart.
    pub(crate) fn has_abilities(&self) -> bool {
        !self.flights.is_empty()
            || self.sewer.is_some()
            || self.jet_ski.is_some()
            || self.medevac.is_some()
    }

    /// The same after paying, if there is enough cash.
    fn paid(mut self, price: u16) -> Option<Means> {
        self.cash = self.cash.checked_sub(price)?;
        Some(self)
    }

    /// The same after the cheapest flight.
    pub(crate) fn flown(mut self) -> Option<Means> {
        if self.flights.is_empty() {
            return None;
        }
        let price = self.flights.remove(0);
        self.paid(price)
    }

    /// The same after the sewer.
    pub(crate) fn crawled(mut self) -> Option<Means> {
        let price = self.sewer.take()?;
        self.paid(price)
    }

    /// The same after the jet ski.
    pub(crate) fn skied(mut self) -> Option<Means> {
        let price = self.jet_ski.take()?;
        self.paid(price)
    }

    /// The same after the medevac.
    pub(crate) fn rescued(mut self) -> Option<Means> {
        let price = self.medevac.take()?;
        self.paid(price)
    }
}
