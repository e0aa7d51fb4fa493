//! Effects (ID-18).

use kernel::Phrase;

use super::super::names::{list, the_item};
use super::cast::{Cast, all};
use crate::crime::{Being, Line, Load, To, Where};

impl Cast<'_> {
    pub(super) fn line(&mut self, line: &Line) -> Phrase {
        let phrase = self.effect(line);
        self.said(phrase)
    }

    fn effect(&mut self, line: &Line) -> Phrase {
        match line {
            Line::Drop { who } => Phrase::new("line-drop").with("who", self.role(*who)),
            Line::DropWithGuardian { who } => Phrase::new("line-drop-with-guardian")
                .with("who", all(list(who, |role| self.role(*role)))),
            Line::MoveItem { item, to } => Phrase::new("line-move-item")
                .with("item", self.load(*item))
                .with("to", self.destination(*to, None)),
            Line::Give { from, to } => Phrase::new("line-give")
                .with("who", self.role(*from))
                .with("whom", self.receiver(*to)),
            Line::SwapItems { a, b } => {
                let both = vec![self.load(*a), self.load(*b)];
                Phrase::new("line-swap-items").with("items", all(both))
            }
            Line::SwapCriminals { a, b } => {
                let both = vec![self.role(*a), self.role(*b)];
                Phrase::new("line-swap-criminals").with("who", all(both))
            }
            Line::MoveCriminal { who, to } => Phrase::new("line-move-criminal")
                .with("who", self.role(*who))
                .with("to", self.destination(*to, Some(Being::Role(*who)))),
            Line::RelocateGuardian { to } => Phrase::new("line-relocate-guardian")
                .with("to", self.destination(*to, Some(Being::Guardian))),
            Line::StepGuardian { steps } => Phrase::new("line-step-guardian").with("count", *steps),
            Line::StepBarrier { steps } => Phrase::new("line-step-barrier").with("count", *steps),
            Line::MoveSearches { from, to: To::Any } => {
                Phrase::new("line-move-searches-any").with("from", self.source(*from))
            }
            Line::MoveSearches { from, to } => Phrase::new("line-move-searches")
                .with("from", self.source(*from))
                .with("to", self.destination(*to, None)),
        }
    }

    /// An item that is put somewhere.
    fn load(&mut self, load: Load) -> Phrase {
        match load {
            Load::Item(item) => the_item(item),
            Load::Held(role) => Phrase::new("item-of").with("whom", self.of_role(role)),
        }
    }

    /// Where something goes (ID-18.9); for whoever goes, neighbours of the own zone need no other name.
    fn destination(&mut self, to: To, mover: Option<Being>) -> Phrase {
        let own = |place: Where| matches!(place, Where::At(being) if Some(being) == mover);
        match to {
            To::Any => Phrase::new("to-zone-any"),
            To::Place(place) => self.towards(place),
            To::Adjacent(place) if own(place) => Phrase::new("to-neighbouring-zone"),
            To::Opposite(place) if own(place) => Phrase::new("to-opposite-zone"),
            To::Adjacent(place) => {
                Phrase::new("to-zone-next-to").with("where", self.of_place(place))
            }
            To::Opposite(place) => {
                Phrase::new("to-zone-facing").with("where", self.opposite_place(place))
            }
        }
    }

    /// Where the searches are that are shifted (ID-18.8).
    fn source(&mut self, from: To) -> Phrase {
        match from {
            To::Any => Phrase::new("in-zone-any"),
            To::Place(place) => self.in_place(place),
            To::Adjacent(place) => {
                Phrase::new("in-zone-next-to").with("where", self.of_place(place))
            }
            To::Opposite(place) => {
                Phrase::new("in-zone-facing").with("where", self.opposite_place(place))
            }
        }
    }
}
