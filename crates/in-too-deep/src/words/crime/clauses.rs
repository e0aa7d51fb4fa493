//! Conditions (ID-17.6 to ID-17.18).

use kernel::Phrase;

use super::super::names::{a_kind, item_subject, list, the_item};
use super::cast::{Cast, all, any};
use crate::crime::{Being, Clause, Count, ItemState, Thing, Where};
use crate::pieces::{Item, ItemKind};

/// How near two places are to each other.
#[derive(Clone, Copy)]
enum Nearness {
    Adjacent,
    Nearby,
    Opposite,
}

/// What is counted.
#[derive(Clone, Copy)]
enum Counted {
    Criminals,
    Items,
    Barriers,
    Searches,
}

impl Cast<'_> {
    pub(super) fn clause(&mut self, clause: &Clause) -> Phrase {
        let phrase = self.condition(clause);
        self.said(phrase)
    }

    fn condition(&mut self, clause: &Clause) -> Phrase {
        match clause {
            Clause::In { who, zone } => Phrase::new("clause-in")
                .with("who", self.being(*who))
                .with("where", self.in_place(*zone)),
            Clause::Holds { who, item } => Phrase::new("clause-holds")
                .with("who", self.role(*who))
                .with("item", held(*item)),
            Clause::EmptyHanded { who } => {
                Phrase::new("clause-empty-handed").with("who", self.role(*who))
            }
            Clause::Together { all } => Phrase::new("clause-together").with("who", self.both(all)),
            Clause::Apart { all } => Phrase::new("clause-apart").with("who", self.both(all)),
            Clause::Adjacent { a, b } => self.near(Nearness::Adjacent, *a, *b),
            Clause::Nearby { a, b } => self.near(Nearness::Nearby, *a, *b),
            Clause::Opposite { a, b } => self.near(Nearness::Opposite, *a, *b),
            Clause::Alone { who } => Phrase::new("clause-alone")
                .with("alone", self.alone(*who))
                .with("who", self.role(*who)),
            Clause::AloneWith { who, with } => Phrase::new("clause-alone-with")
                .with("alone", self.alone(*who))
                .with("who", self.role(*who))
                .with("company", all(list(with, |one| self.company(*one)))),
            Clause::WithAny { who, any: one_of } => Phrase::new("clause-with-any")
                .with("who", self.being(*who))
                .with("whom", any(list(one_of, |one| self.of_being(*one)))),
            Clause::Criminals { zone, count, n } => {
                let what = Phrase::new(counted(Counted::Criminals, *count, *n));
                what.with("where", self.in_place(*zone)).with("n", *n)
            }
            Clause::Items {
                zone,
                item,
                state,
                count,
                n,
            } => {
                // One of a kind need not be counted.
                let some = (*count, *n) == (Count::AtLeast, 1) && *item != Thing::Any;
                let id = match some {
                    true => "clause-items-some",
                    false => counted(Counted::Items, *count, *n),
                };
                Phrase::new(id)
                    .with("where", self.in_place(*zone))
                    .with("n", *n)
                    .with("what", matching(*item, *state))
            }
            Clause::Dropped { item } => Phrase::name("dropped-item", item.id()),
            Clause::Empty { zone } => {
                Phrase::new("clause-empty").with("where", self.in_place(*zone))
            }
            Clause::Barriers { zone, count, n } => {
                let what = Phrase::new(counted(Counted::Barriers, *count, *n));
                what.with("where", self.of_place(*zone)).with("n", *n)
            }
            Clause::BarrierBetween { a, b } => {
                let both = vec![self.place(*a), self.place(*b)];
                Phrase::new("clause-barrier-between").with("who", all(both))
            }
            Clause::Searches { zone, count, n } => {
                let what = Phrase::new(counted(Counted::Searches, *count, *n));
                what.with("where", self.in_place(*zone)).with("n", *n)
            }
        }
    }

    fn both(&mut self, beings: &[Being]) -> Phrase {
        all(list(beings, |one| self.being(*one)))
    }

    /// Two places and how near they are: two beings, a being and a zone, or two zones.
    fn near(&mut self, nearness: Nearness, a: Where, b: Where) -> Phrase {
        match (a, b) {
            (Where::At(one), Where::At(other)) => {
                let id = match nearness {
                    Nearness::Adjacent => "clause-adjacent",
                    Nearness::Nearby => "clause-nearby",
                    Nearness::Opposite => "clause-opposite",
                };
                Phrase::new(id).with("who", self.both(&[one, other]))
            }
            (Where::At(being), zone) | (zone, Where::At(being)) => {
                let who = self.being(being);
                let (id, place) = match nearness {
                    Nearness::Adjacent => ("clause-adjacent-zone", self.of_place(zone)),
                    Nearness::Nearby => ("clause-nearby-zone", self.in_place(zone)),
                    Nearness::Opposite => ("clause-opposite-zone", self.opposite_place(zone)),
                };
                Phrase::new(id).with("who", who).with("where", place)
            }
            (one, other) => {
                let id = match nearness {
                    Nearness::Adjacent => "clause-adjacent-zones",
                    Nearness::Nearby => "clause-nearby-zones",
                    Nearness::Opposite => "clause-opposite-zones",
                };
                let both = vec![self.place(one), self.place(other)];
                Phrase::new(id).with("who", all(both))
            }
        }
    }
}

/// What somebody holds (ID-17.7).
fn held(thing: Thing) -> Phrase {
    match thing {
        Thing::Item(item) => the_item(item),
        Thing::Kind(kind) => of_kind(kind, the_item),
        Thing::Any => Phrase::new("any-item"),
    }
}

/// Which items count (ID-17.15).
fn matching(thing: Thing, state: ItemState) -> Vec<Phrase> {
    let which = match thing {
        Thing::Item(item) => Some(item_subject(item)),
        Thing::Kind(kind) => Some(of_kind(kind, item_subject)),
        Thing::Any => None,
    };
    let state = Phrase::new(match state {
        ItemState::Any => "items-any",
        ItemState::Dropped => "items-dropped",
        ItemState::Held => "items-held",
    });
    which.into_iter().chain([state]).collect()
}

/// A kind with its items.
fn of_kind(kind: ItemKind, name: fn(Item) -> Phrase) -> Phrase {
    let items = Item::ALL.into_iter().filter(|item| item.kind() == kind);
    Phrase::new("kind-of-items")
        .with("kind", a_kind(kind))
        .with("items", any(list(items, name)))
}

/// How many of something there are (ID-17.4).
fn counted(what: Counted, count: Count, n: u8) -> &'static str {
    let none = n == 0 && count != Count::AtLeast;
    match what {
        Counted::Criminals if none => "clause-no-criminals",
        Counted::Items if none => "clause-no-items",
        Counted::Barriers if none => "clause-no-barriers",
        Counted::Searches if none => "clause-no-searches",
        Counted::Criminals => match count {
            Count::AtLeast => "clause-criminals-at-least",
            Count::Exactly => "clause-criminals-exactly",
            Count::AtMost => "clause-criminals-at-most",
        },
        Counted::Items => match count {
            Count::AtLeast => "clause-items-at-least",
            Count::Exactly => "clause-items-exactly",
            Count::AtMost => "clause-items-at-most",
        },
        Counted::Barriers => match count {
            Count::AtLeast => "clause-barriers-at-least",
            Count::Exactly => "clause-barriers-exactly",
            Count::AtMost => "clause-barriers-at-most",
        },
        Counted::Searches => match count {
            Count::AtLeast => "clause-searches-at-least",
            Count::Exactly => "clause-searches-exactly",
            Count::AtMost => "clause-searches-at-most",
        },
    }
}
