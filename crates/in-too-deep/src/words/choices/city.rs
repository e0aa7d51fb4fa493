//! The Guardian, barriers, and targets in the city (ID-8, ID-10, ID-11, ID-18).

use kernel::Phrase;

use super::super::names::{
    border as edge, in_zone, the_criminal, the_item, to_zone, turning as way, whom, zone,
};
use super::acts::free;
use super::{Said, Scene, by};
use crate::city::Border;
use crate::pieces::{Criminal, Item, Turning, Zone};
use crate::step::Step;

impl Scene<'_> {
    pub(super) fn guardian(&self, to: Zone) -> Said {
        let goes = |id: &'static str| Phrase::new(id).with("zone", to_zone(to));
        match self.step {
            Step::Act | Step::Endure(_) => {
                by("ID-9.6", self.crush(goes("choice-crusher-guardian")))
            }
            Step::SendGuardian { .. } => self.here(goes("choice-send-guardian")),
            _ => by("ID-10.1", goes("choice-guardian")),
        }
    }

    pub(super) fn barrier(&self, border: Border, turning: Turning) -> Said {
        let steps = match self.step {
            Step::Shove { steps } => steps,
            _ => 1,
        };
        let mut city = self.open.city;
        let mut at = border;
        for _ in 0..steps {
            at = city.move_barrier(at, turning);
        }
        let moves = |id: &'static str| {
            Phrase::new(id)
                .with("from", edge(city.ring.sides(border)))
                .with("to", edge(city.ring.sides(at)))
                .with("turning", way(turning))
        };
        match self.step {
            Step::Act | Step::Endure(_) => {
                by("ID-9.6", self.crush(moves("choice-crusher-barrier")))
            }
            _ => by("ID-10.3", moves("choice-barrier")),
        }
    }

    /// The Crusher is free once a turn (ID-9.6).
    fn crush(&self, phrase: Phrase) -> Phrase {
        if self.open.turn.crusher_used {
            self.paid(phrase, None)
        } else {
            free(phrase, None)
        }
    }

    pub(super) fn criminal(&self, criminal: Criminal) -> Phrase {
        let here = || in_zone(self.open.city.find(criminal).unwrap_or_default());
        match self.step {
            Step::Escort { .. } => Phrase::new("choice-escort")
                .with("criminal", whom(criminal))
                .with("zone", to_zone(self.open.city.guardian)),
            Step::Lock => Phrase::new("choice-lock").with("criminal", whom(criminal)),
            Step::SwapCriminalWith(other) => Phrase::new("choice-swap-two")
                .with("one", whom(other))
                .with("other", whom(criminal)),
            Step::SwapItemCriminalWith(item) => Phrase::new("choice-swap-two")
                .with("one", the_item(item))
                .with("other", whom(criminal)),
            Step::SwapCriminals => Phrase::new("choice-swap-criminal")
                .with("criminal", whom(criminal))
                .with("zone", here()),
            _ => Phrase::new("choice-relocate")
                .with("criminal", whom(criminal))
                .with("zone", here()),
        }
    }

    pub(super) fn item(&self, item: Item) -> Phrase {
        if let Step::SwapItemWith(other) = self.step {
            return Phrase::new("choice-swap-two")
                .with("one", the_item(other))
                .with("other", the_item(item));
        }
        let there = in_zone(self.open.city.item_zone(item));
        let spot = match self.open.city.holder(item) {
            None => Phrase::new("spot-dropped").with("zone", there),
            Some(holder) => Phrase::new("spot-held")
                .with("zone", there)
                .with("criminal", the_criminal(holder)),
        };
        let id = match self.step {
            Step::RelocateItem => "choice-relocate-item",
            Step::SwapItemCriminal => "choice-swap-item-criminal",
            _ => "choice-swap-item",
        };
        Phrase::new(id)
            .with("item", the_item(item))
            .with("spot", spot)
    }

    pub(super) fn zone(&self, to: Zone) -> Phrase {
        let searches = |id: &'static str| {
            Phrase::new(id)
                .with("zone", zone(to))
                .with("count", self.open.city.searches_in(to))
        };
        match self.step {
            Step::Shift { .. } => searches("choice-shift-from"),
            Step::ShiftTo { .. } => Phrase::new("choice-shift-to").with("zone", to_zone(to)),
            Step::RelocateTo(criminal) => Phrase::new("choice-relocate-to")
                .with("criminal", whom(criminal))
                .with("zone", to_zone(to)),
            Step::ItemTo(item) | Step::SendItem { item, .. } => carry(item, to),
            Step::SendCriminal { criminal, .. } => Phrase::new("choice-send-criminal")
                .with("criminal", the_criminal(criminal))
                .with("zone", to_zone(to)),
            _ => zone(to),
        }
    }
}

/// An item goes to a zone and lies dropped there.
pub(super) fn carry(item: Item, to: Zone) -> Phrase {
    Phrase::new("choice-carry")
        .with("item", the_item(item))
        .with("zone", to_zone(to))
}
