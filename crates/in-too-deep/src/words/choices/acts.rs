//! Actions and free actions of step 3 (ID-7, ID-9).

use kernel::Phrase;

use super::super::names::{
    in_zone, the_criminal, the_item, to_zone, whom, with_criminal, zone, zone_effect,
};
use super::{Said, Scene, by, noted};
use crate::action::Action;
use crate::pieces::{Criminal, Item, Zone};
use crate::step::Step;

impl Scene<'_> {
    pub(super) fn deed(&self, action: Action) -> Said {
        match action {
            Action::Move(criminal, to) => self.moves(criminal, to),
            Action::PickUp(criminal, item) => {
                let phrase =
                    taking("choice-pick-up", item).with("criminal", the_criminal(criminal));
                by("ID-7.6", self.paid(phrase, self.dropping(criminal)))
            }
            Action::Drop(criminal) => {
                let held = self.open.city.held_by(criminal).unwrap_or_default();
                let phrase = taking("choice-drop", held).with("criminal", the_criminal(criminal));
                by("ID-7.11", free(phrase, None))
            }
            Action::Use(criminal) => {
                let here = self.open.city.find(criminal).unwrap_or_default();
                let phrase = using("choice-use", here).with("criminal", the_criminal(criminal));
                by("ID-7.7", self.paid(phrase, None))
            }
            Action::Fix(there) => by("ID-9.8", self.paid(using("choice-fix", there), None)),
            Action::Push(criminal, to) => {
                let phrase = going("choice-push", to).with("criminal", whom(criminal));
                by("ID-9.2", self.paid(phrase, None))
            }
            Action::Hack(item, to) => {
                let phrase = going("choice-hack", to).with("item", the_item(item));
                by("ID-9.7", self.paid(phrase, self.taken(item)))
            }
            Action::Fetch(item) => {
                let there = self.open.city.item_zone(item);
                let phrase = taking("choice-fetch", item).with("zone", in_zone(there));
                by("ID-9.7", self.paid(phrase, self.dropping(Criminal::Hacker)))
            }
            Action::Smuggle(item) => by("ID-9.4", self.smuggle(item)),
            Action::Sense(criminal) => {
                let before = self.console.grip_over(criminal);
                let phrase = Phrase::new("choice-sense")
                    .with("criminal", with_criminal(criminal))
                    .with("before", before)
                    .with("after", before + 1);
                by("ID-9.3", free(phrase, None))
            }
            Action::Jump => {
                let city = &self.open.city;
                let from = city.find(Criminal::Jumper).unwrap_or_default();
                let phrase = going("choice-jump", city.ring.opposite(from));
                by("ID-9.10", self.paid(phrase, None))
            }
            Action::Dash(to) => by("ID-9.5", self.paid(going("choice-dash", to), None)),
            _ => self.pass(),
        }
    }

    /// A criminal moves: one of the own ones, or anybody as a favour of The Heights.
    fn moves(&self, criminal: Criminal, to: Zone) -> Said {
        let phrase = going("choice-move", to).with("criminal", whom(criminal));
        if let Step::Heights { .. } = self.step {
            return by("ID-8.4", phrase);
        }
        by("ID-7.5", self.paid(phrase, None))
    }

    fn smuggle(&self, item: Item) -> Phrase {
        let phrase = match self.open.city.holder(item) {
            None => taking("choice-smuggle", item),
            Some(holder) => taking("choice-steal", item).with("criminal", the_criminal(holder)),
        };
        free(phrase, self.dropping(Criminal::Smuggler))
    }

    /// What a criminal drops who takes something else.
    fn dropping(&self, criminal: Criminal) -> Option<Phrase> {
        let held = self.open.city.held_by(criminal)?;
        Some(Phrase::new("note-drops").with("item", the_item(held)))
    }

    /// From whom an item is taken away.
    fn taken(&self, item: Item) -> Option<Phrase> {
        let holder = self.open.city.holder(item)?;
        Some(Phrase::new("note-held-by").with("criminal", the_criminal(holder)))
    }

    /// Something that costs an action, or the extra action that was paid for with grip (ID-R84).
    pub(super) fn paid(&self, phrase: Phrase, note: Option<Phrase>) -> Phrase {
        let cost = Phrase::new(match self.step {
            Step::Endure(_) => "cost-extra-action",
            _ => "cost-action",
        });
        noted(phrase, note.into_iter().chain([cost]).collect())
    }
}

/// Something that costs nothing.
pub(super) fn free(phrase: Phrase, note: Option<Phrase>) -> Phrase {
    let cost = Phrase::new("cost-nothing");
    noted(phrase, note.into_iter().chain([cost]).collect())
}

fn taking(id: &'static str, item: Item) -> Phrase {
    Phrase::new(id).with("item", the_item(item))
}

fn going(id: &'static str, to: Zone) -> Phrase {
    Phrase::new(id).with("zone", to_zone(to))
}

fn using(id: &'static str, one: Zone) -> Phrase {
    Phrase::new(id)
        .with("zone", zone(one))
        .with("effect", zone_effect(one))
}
