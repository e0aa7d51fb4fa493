//! Conditions and effects of crimes.

use kernel::{Arg, Phrase};

use super::{Book, CRIME, ITEM, ZONE};
use crate::crime::{Being, Binding, Clause, Count, ItemState, Line, Load, Role, Thing, To, Where};
use crate::pieces::{Crime, Criminal, ItemKind};
use crate::words;

/// Somebody for every role, and a zone for the open one.
fn everybody() -> Binding {
    let mut binding = Binding::default();
    for (role, criminal) in Role::ALL.into_iter().zip(Criminal::ALL) {
        binding.set(role, Some(criminal));
    }
    binding.zone = Some(ZONE);
    binding
}

/// Every kind of condition, with places, things and counts that no card uses yet.
fn clauses() -> Vec<Clause> {
    let beings = [Being::Role(Role::Y1), Being::Guardian, Being::Item(ITEM)];
    let places = beings.map(Where::At).into_iter();
    let places: Vec<Where> = places.chain([Where::Zone(ZONE), Where::Open]).collect();
    let mut all = vec![
        Clause::EmptyHanded { who: Role::C2 },
        Clause::Together {
            all: beings.to_vec(),
        },
        Clause::Apart {
            all: beings[..2].to_vec(),
        },
        Clause::Alone { who: Role::Y3 },
        Clause::AloneWith {
            who: Role::Y2,
            with: beings.to_vec(),
        },
        Clause::WithAny {
            who: Being::Guardian,
            any: beings.to_vec(),
        },
        Clause::Dropped { item: ITEM },
    ];
    let things = [Thing::Item(ITEM), Thing::Kind(ItemKind::Goods), Thing::Any];
    all.extend(things.map(|item| Clause::Holds {
        who: Role::C1,
        item,
    }));
    for zone in places.iter().copied() {
        let (a, who) = (zone, Being::Role(Role::Y2));
        all.extend([Clause::In { who, zone }, Clause::Empty { zone }]);
        for b in places.iter().copied() {
            all.extend([
                Clause::Adjacent { a, b },
                Clause::Nearby { a, b },
                Clause::Opposite { a, b },
                Clause::BarrierBetween { a, b },
            ]);
        }
        for (count, n) in [
            (Count::AtLeast, 2),
            (Count::Exactly, 0),
            (Count::Exactly, 1),
            (Count::AtMost, 2),
        ] {
            all.extend([
                Clause::Criminals { zone, count, n },
                Clause::Barriers { zone, count, n },
                Clause::Searches { zone, count, n },
            ]);
            for (item, state) in
                things
                    .into_iter()
                    .zip([ItemState::Any, ItemState::Dropped, ItemState::Held])
            {
                all.push(Clause::Items {
                    zone,
                    item,
                    state,
                    count,
                    n,
                });
            }
        }
    }
    all
}

/// Every kind of effect.
fn lines() -> Vec<Line> {
    let (who, a, b) = (Role::Y1, Role::Y1, Role::C1);
    let place = Where::At(Being::Role(Role::Y2));
    let destinations = [
        To::Place(place),
        To::Place(Where::Open),
        To::Adjacent(place),
        To::Adjacent(Where::At(Being::Role(who))),
        To::Opposite(place),
        To::Opposite(Where::At(Being::Guardian)),
        To::Opposite(Where::Zone(ZONE)),
        To::Any,
    ];
    let mut all = vec![
        Line::Drop { who },
        Line::DropWithGuardian { who: vec![a, b] },
        Line::Give { from: a, to: b },
        Line::SwapItems {
            a: Load::Held(a),
            b: Load::Item(ITEM),
        },
        Line::SwapCriminals { a, b },
        Line::StepGuardian { steps: 1 },
        Line::StepBarrier { steps: 2 },
    ];
    for to in destinations {
        all.extend([
            Line::MoveItem {
                item: Load::Held(who),
                to,
            },
            Line::MoveCriminal { who, to },
            Line::RelocateGuardian { to },
            Line::MoveSearches {
                from: to,
                to: To::Any,
            },
            Line::MoveSearches {
                from: To::Any,
                to: To::Place(place),
            },
        ]);
    }
    all
}

#[test]
fn every_condition_and_effect_has_words() {
    let book = Book::open();
    let cast = everybody();
    for binding in [None, Some(&cast)] {
        for clause in clauses() {
            book.says(&words::clause(&clause, binding));
        }
        for line in lines() {
            book.says(&words::line(&line, binding));
        }
        for crime in Crime::ALL {
            let conditions = words::conditions(crime, binding).into_iter();
            conditions
                .chain(words::effects(crime, binding))
                .for_each(|phrase| book.says(&phrase));
        }
    }
}

/// Of whom a sentence speaks.
fn who(phrase: &Phrase) -> Option<Arg> {
    let found = phrase.args.iter().find(|(name, _)| *name == "who");
    found.map(|(_, who)| who.clone())
}

#[test]
fn who_was_named_before_is_that_criminal() {
    let conditions = words::conditions(CRIME, None);
    assert_eq!(who(&conditions[0]), Some(Phrase::new("role-one").into()));
    assert_eq!(who(&conditions[1]), Some(Phrase::new("role-same").into()));
}

/// Where only some roles are cast, the others are not those who are named.
#[test]
fn who_is_not_cast_yet_is_another_of_yours() {
    let mut binding = Binding::default();
    binding.set(Role::Y2, Some(Criminal::Seer));
    let conditions = words::conditions(Crime::A3ClearingHouse, Some(&binding));
    let named: Vec<_> = conditions.iter().map(who).collect();
    let roles = ["role-other", "role-same", "role-same", "the-criminal-seer"];
    let roles = roles.map(|id| Some(Phrase::new(id).into()));
    assert_eq!(named[..4], roles);
}
