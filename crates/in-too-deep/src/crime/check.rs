//! Checking conditions: is there a binding for which every clause holds (ID-17)?

use kernel::{Member, Set};

use super::binding::Binding;
use super::clause::{Clause, ItemState};
use super::line::{Line, Load, To};
use super::term::{Being, Role, Thing, Where};
use crate::city::{City, Spot};
use crate::console::Console;
use crate::content::CrimeData;
use crate::pieces::{Crime, Criminal, Item, Zone};

/// What conditions are checked against: the city, and the console of the agent who checks.
#[derive(Clone, Copy)]
pub struct Scene<'a> {
    /// Where everybody and everything is.
    pub city: &'a City,
    /// Whose criminals are "yours".
    pub console: &'a Console,
}

impl Scene<'_> {
    /// Whether every condition of a card can be met.
    pub fn allows(&self, crime: Crime) -> bool {
        self.each_binding(crime.data(), true, &mut |_| true)
    }

    /// Every binding for which all conditions of a card hold.
    pub fn bindings(&self, card: &CrimeData) -> Vec<Binding> {
        let mut found = Vec::new();
        self.each_binding(card, true, &mut |binding| {
            found.push(*binding);
            false
        });
        found
    }

    /// What of a card holds for a binding.
    pub fn met(&self, card: &CrimeData, binding: &Binding) -> Vec<bool> {
        let clauses = card.when.iter();
        clauses.map(|clause| self.holds(clause, binding)).collect()
    }

    /// Whether a binding leaves no role of a card open and casts only hooked criminals in those that are yours.
    pub fn can_cast(&self, card: &CrimeData, binding: &Binding) -> bool {
        card.roles.iter().all(|role| {
            let cast = binding.get(*role);
            cast.is_some_and(|criminal| !role.is_yours() || self.console.has(criminal))
        })
    }

    /// The binding for which most conditions hold, with what holds; the first of equals. If too few criminals
    /// are hooked it leaves roles open, and what the card asks of these does not hold.
    pub fn best(&self, card: &CrimeData) -> (Binding, Vec<bool>) {
        let mut most = None;
        let mut best = (Binding::default(), Vec::new());
        self.each_binding(card, false, &mut |binding| {
            let met = self.met(card, binding);
            let count = Some(met.iter().filter(|met| **met).count());
            if count > most {
                most = count;
                best = (*binding, met);
            }
            false
        });
        best
    }

    /// Every binding with the same criminals of yours for which as many conditions hold as for this one.
    pub fn as_good(&self, card: &CrimeData, best: &Binding) -> Vec<Binding> {
        let held = |binding: &Binding| self.met(card, binding).iter().filter(|met| **met).count();
        let (count, yours) = (held(best), best.yours());
        let mut found = Vec::new();
        self.each_binding(card, false, &mut |binding| {
            if binding.yours() == yours && held(binding) == count {
                found.push(*binding);
            }
            false
        });
        found
    }

    /// Tries every binding of a card's roles until one is enough. A `strict` search gives up a binding as soon
    /// as a condition of which enough is known does not hold; another leaves roles open where there are not
    /// enough criminals for all.
    fn each_binding(
        &self,
        card: &CrimeData,
        strict: bool,
        enough: &mut dyn FnMut(&Binding) -> bool,
    ) -> bool {
        self.cast(card, 0, &mut Binding::default(), strict, enough)
    }

    /// Casts the roles of a card from this one on.
    fn cast(
        &self,
        card: &CrimeData,
        from: usize,
        binding: &mut Binding,
        strict: bool,
        enough: &mut dyn FnMut(&Binding) -> bool,
    ) -> bool {
        if strict && !self.meets(&card.due[from], binding) {
            return false;
        }
        let Some(role) = card.roles.get(from).copied() else {
            return self.open_zone(card, binding, strict, enough);
        };
        let mut fitting: Set<Criminal> = match role.is_yours() {
            true => self.console.ports.into_iter().collect(),
            false => self.city.in_play().collect(),
        };
        for (_, taken) in binding.cast() {
            fitting.remove(taken);
        }
        for criminal in fitting.iter() {
            binding.set(role, Some(criminal));
            let found = self.cast(card, from + 1, binding, strict, enough);
            binding.set(role, None);
            if found {
                return true;
            }
        }
        let like_it = card.roles[from..].iter();
        let wanted = like_it.filter(|one| one.is_yours() == role.is_yours());
        let short = fitting.len() < wanted.count();
        !strict && short && self.cast(card, from + 1, binding, strict, enough)
    }

    /// Tries every zone for `z1`, if the card has one.
    fn open_zone(
        &self,
        card: &CrimeData,
        binding: &mut Binding,
        strict: bool,
        enough: &mut dyn FnMut(&Binding) -> bool,
    ) -> bool {
        if !card.open_zone {
            return enough(binding);
        }
        let last = &card.due[card.roles.len() + 1];
        let found = Zone::ALL.into_iter().any(|zone| {
            binding.zone = Some(zone);
            (!strict || self.meets(last, binding)) && enough(binding)
        });
        binding.zone = None;
        found
    }

    /// Whether several conditions hold.
    fn meets(&self, clauses: &[Clause], binding: &Binding) -> bool {
        clauses.iter().all(|clause| self.holds(clause, binding))
    }

    /// Whether a condition holds; nothing that is not there fulfils any.
    pub fn holds(&self, clause: &Clause, binding: &Binding) -> bool {
        self.fulfils(clause, binding).unwrap_or(false)
    }

    fn fulfils(&self, clause: &Clause, binding: &Binding) -> Option<bool> {
        let city = self.city;
        let being = |being: &Being| self.zone_of(*being, binding);
        let place = |place: &Where| self.place(*place, binding);
        Some(match clause {
            Clause::In { who, zone } => being(who)? == place(zone)?,
            Clause::Holds { who, item } => self.holds_thing(binding.get(*who)?, *item),
            Clause::EmptyHanded { who } => city.held_by(binding.get(*who)?).is_none(),
            Clause::Together { all } => {
                let first = being(all.first()?)?;
                all.iter().all(|one| being(one) == Some(first))
            }
            Clause::Apart { all } => {
                let zones: Set<Zone> = all.iter().filter_map(being).collect();
                zones.len() == all.len()
            }
            Clause::Adjacent { a, b } => city.ring.adjacent(place(a)?, place(b)?),
            Clause::Nearby { a, b } => city.ring.nearby(place(a)?, place(b)?),
            Clause::Opposite { a, b } => city.ring.distance(place(a)?, place(b)?) == 4,
            Clause::Alone { who } => self.alone(binding.get(*who)?, &[], binding)?,
            Clause::AloneWith { who, with } => self.alone(binding.get(*who)?, with, binding)?,
            Clause::WithAny { who, any } => {
                let zone = being(who)?;
                any.iter().any(|one| being(one) == Some(zone))
            }
            Clause::Criminals { zone, count, n } => {
                count.holds(city.criminals_in(place(zone)?).count() as u8, *n)
            }
            Clause::Items {
                zone,
                item,
                state,
                count,
                n,
            } => count.holds(self.count_items(place(zone)?, *item, *state), *n),
            Clause::Dropped { item } => city.holder(*item).is_none(),
            Clause::Empty { zone } => self.is_empty(place(zone)?),
            Clause::Barriers { zone, count, n } => count.holds(city.barriers_at(place(zone)?), *n),
            Clause::BarrierBetween { a, b } => city.barred(place(a)?, place(b)?),
            Clause::Searches { zone, count, n } => count.holds(city.searches_in(place(zone)?), *n),
        })
    }

    /// Where somebody or something is.
    pub(crate) fn zone_of(&self, being: Being, binding: &Binding) -> Option<Zone> {
        match being {
            Being::Role(role) => self.city.find(binding.get(role)?),
            Being::Guardian => Some(self.city.guardian),
            Being::Item(item) => Some(self.city.item_zone(item)),
        }
    }

    /// The zone that is meant.
    pub(crate) fn place(&self, place: Where, binding: &Binding) -> Option<Zone> {
        match place {
            Where::Zone(zone) => Some(zone),
            Where::Open => binding.zone,
            Where::At(being) => self.zone_of(being, binding),
        }
    }

    /// Nobody else is there but those named (ID-17.10 to ID-17.12).
    fn alone(&self, who: Criminal, with: &[Being], binding: &Binding) -> Option<bool> {
        let zone = self.city.find(who)?;
        let company = with
            .iter()
            .all(|one| self.zone_of(*one, binding) == Some(zone));
        if !company {
            return Some(false);
        }
        if who == Criminal::Shadow && self.console.has_ability(Criminal::Shadow) {
            return Some(true);
        }
        let guardian_fits = self.city.guardian != zone || with.contains(&Being::Guardian);
        let named = with.iter().filter_map(|one| match one {
            Being::Role(role) => binding.get(*role),
            _ => None,
        });
        let mut others: Set<Criminal> = self.city.criminals_in(zone).collect();
        others.remove(who);
        for one in named {
            others.remove(one);
        }
        Some(guardian_fits && others.is_empty())
    }

    /// Whether a criminal holds such an item; the Mechanic's may count as the other of its kind (ID-17.19).
    fn holds_thing(&self, who: Criminal, thing: Thing) -> bool {
        let item = self.city.held_by(who);
        item.is_some_and(|item| self.matches(item, thing))
    }

    fn matches(&self, item: Item, thing: Thing) -> bool {
        match thing {
            Thing::Any => true,
            Thing::Kind(kind) => item.kind() == kind,
            Thing::Item(wanted) => {
                item == wanted || (item.kind() == wanted.kind() && self.is_reworked(item))
            }
        }
    }

    /// Whether the Mechanic passes this item off as the other of its kind (ID-9.1).
    fn is_reworked(&self, item: Item) -> bool {
        self.city.items[item.index()] == Spot::Held(Criminal::Mechanic)
            && self.console.has_ability(Criminal::Mechanic)
    }

    fn count_items(&self, zone: Zone, thing: Thing, state: ItemState) -> u8 {
        let counted = self.city.items_in(zone).filter(|item| {
            let held = self.city.holder(*item).is_some();
            let fits = match state {
                ItemState::Any => true,
                ItemState::Dropped => !held,
                ItemState::Held => held,
            };
            fits && self.matches(*item, thing)
        });
        counted.count() as u8
    }

    /// Completely empty (ID-17.16).
    fn is_empty(&self, zone: Zone) -> bool {
        self.city.guardian != zone
            && self.city.criminals_in(zone).next().is_none()
            && self.city.items_in(zone).next().is_none()
    }
}

impl Role {
    /// Whether it is one of the agent's own.
    pub fn is_yours(self) -> bool {
        matches!(self, Role::Y1 | Role::Y2 | Role::Y3)
    }
}

/// What a player chooses between when several bindings fit: of each only the roles that the effect names,
/// and of those with the same result only the first (ID-17.20).
pub fn merged_choices(card: &CrimeData, bindings: &[Binding]) -> Vec<Binding> {
    let mut choices: Vec<Binding> = Vec::new();
    for binding in bindings {
        let choice = project(card, binding);
        let same = |other: &Binding| *other == choice || mirrored(card, other) == choice;
        if !choices.iter().any(same) {
            choices.push(choice);
        }
    }
    choices
}

/// The roles of a binding that the effect names.
fn project(card: &CrimeData, binding: &Binding) -> Binding {
    let mut choice = Binding::default();
    let mut keep = |part: Named| match part {
        Named::Role(role) => choice.set(role, binding.get(role)),
        Named::OpenZone => choice.zone = binding.zone,
    };
    for line in &card.effect {
        line.each_named(&mut keep);
    }
    choice
}

/// The same result named the other way round: a card whose whole effect is one swap, or two who drop.
fn mirrored(card: &CrimeData, binding: &Binding) -> Binding {
    let mut mirror = *binding;
    let swapped = match card.effect.as_slice() {
        [Line::SwapCriminals { a, b }] => Some((*a, *b)),
        [
            Line::SwapItems {
                a: Load::Held(a),
                b: Load::Held(b),
            },
        ] => Some((*a, *b)),
        [Line::Drop { who: a }, Line::Drop { who: b }] => Some((*a, *b)),
        [Line::DropWithGuardian { who }] => match who.as_slice() {
            [a, b] => Some((*a, *b)),
            _ => None,
        },
        _ => None,
    };
    if let Some((a, b)) = swapped {
        mirror.set(a, binding.get(b));
        mirror.set(b, binding.get(a));
    }
    mirror
}

/// Something of a binding that a card names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Named {
    /// A role.
    Role(Role),
    /// The zone that it leaves open.
    OpenZone,
}

impl Clause {
    /// What a condition names.
    pub(crate) fn each_named(&self, each: &mut impl FnMut(Named)) {
        match self {
            Clause::In { who, zone } => {
                name_being(*who, each);
                name_place(*zone, each);
            }
            Clause::Holds { who, .. } | Clause::EmptyHanded { who } | Clause::Alone { who } => {
                each(Named::Role(*who));
            }
            Clause::Together { all } | Clause::Apart { all } => {
                all.iter().for_each(|one| name_being(*one, each));
            }
            Clause::Adjacent { a, b }
            | Clause::Nearby { a, b }
            | Clause::Opposite { a, b }
            | Clause::BarrierBetween { a, b } => {
                name_place(*a, each);
                name_place(*b, each);
            }
            Clause::AloneWith { who, with } => {
                each(Named::Role(*who));
                with.iter().for_each(|one| name_being(*one, each));
            }
            Clause::WithAny { who, any } => {
                name_being(*who, each);
                any.iter().for_each(|one| name_being(*one, each));
            }
            Clause::Criminals { zone, .. }
            | Clause::Items { zone, .. }
            | Clause::Empty { zone }
            | Clause::Barriers { zone, .. }
            | Clause::Searches { zone, .. } => name_place(*zone, each),
            Clause::Dropped { .. } => {}
        }
    }
}

impl Line {
    /// What a line of an effect names.
    pub(crate) fn each_named(&self, each: &mut impl FnMut(Named)) {
        match self {
            Line::Drop { who } => each(Named::Role(*who)),
            Line::DropWithGuardian { who } => {
                who.iter().for_each(|role| each(Named::Role(*role)));
            }
            Line::MoveItem { item, to } => {
                name_load(*item, each);
                name_to(*to, each);
            }
            Line::Give { from, to } => {
                each(Named::Role(*from));
                each(Named::Role(*to));
            }
            Line::SwapItems { a, b } => {
                name_load(*a, each);
                name_load(*b, each);
            }
            Line::SwapCriminals { a, b } => {
                each(Named::Role(*a));
                each(Named::Role(*b));
            }
            Line::MoveCriminal { who, to } => {
                each(Named::Role(*who));
                name_to(*to, each);
            }
            Line::RelocateGuardian { to } => name_to(*to, each),
            Line::StepGuardian { .. } | Line::StepBarrier { .. } => {}
            Line::MoveSearches { from, to } => {
                name_to(*from, each);
                name_to(*to, each);
            }
        }
    }
}

fn name_load(load: Load, each: &mut impl FnMut(Named)) {
    if let Load::Held(role) = load {
        each(Named::Role(role));
    }
}

fn name_to(to: To, each: &mut impl FnMut(Named)) {
    if let To::Place(place) | To::Adjacent(place) | To::Opposite(place) = to {
        name_place(place, each);
    }
}

fn name_place(place: Where, each: &mut impl FnMut(Named)) {
    match place {
        Where::At(being) => name_being(being, each),
        Where::Open => each(Named::OpenZone),
        Where::Zone(_) => {}
    }
}

fn name_being(being: Being, each: &mut impl FnMut(Named)) {
    if let Being::Role(role) = being {
        each(Named::Role(role));
    }
}
