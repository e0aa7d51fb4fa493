//! Who and what a card speaks of: by the names of those who play the roles, else by what the card says.

use kernel::{Phrase, Set};

use super::super::names::{
    in_zone, item_subject, of_criminal, of_item, of_zone, opposite_zone, the_criminal, to_criminal,
    to_zone, zone,
};
use crate::crime::{Being, Binding, Role, Where};
use crate::pieces::{Criminal, Zone};

/// The cast of a card as it is read line by line.
pub(super) struct Cast<'a> {
    binding: Option<&'a Binding>,
    /// Roles that were named before, and those named just now.
    known: Set<Role>,
    now: Set<Role>,
    /// The same for the open zone.
    zone_known: bool,
    zone_now: bool,
}

impl<'a> Cast<'a> {
    pub(super) fn new(binding: Option<&'a Binding>) -> Cast<'a> {
        Cast {
            binding,
            known: Set::default(),
            now: Set::default(),
            zone_known: false,
            zone_now: false,
        }
    }

    /// A sentence is over: whoever was named in it is known from now on.
    pub(super) fn said(&mut self, phrase: Phrase) -> Phrase {
        self.known = self.known.union(self.now);
        self.zone_known |= self.zone_now;
        phrase
    }

    fn player(&self, role: Role) -> Option<Criminal> {
        self.binding?.get(role)
    }

    fn open_zone(&self) -> Option<Zone> {
        self.binding?.zone
    }

    /// How a role is called that nobody plays yet.
    fn mention(&mut self, role: Role) -> &'static str {
        self.now.insert(role);
        let yours = Role::ALL.into_iter().filter(|one| one.is_yours());
        let mut others = yours.filter(|one| *one != role);
        let named = others.clone().filter(|one| self.player(*one).is_some());
        match (self.known.contains(role), role) {
            (false, Role::Y1) => ["one", "other", "third"][named.count()],
            (false, Role::Y2) => "other",
            (false, Role::Y3) => "third",
            (false, Role::C1) => "stranger",
            (false, Role::C2) => "stranger_two",
            // Nobody else without a name to tell apart yet.
            (true, Role::Y1 | Role::Y2 | Role::Y3)
                if !others.any(|one| self.known.contains(one)) =>
            {
                "same"
            }
            (true, Role::Y1) => "first",
            (true, Role::Y2) => "second",
            (true, Role::Y3) => "last",
            (true, Role::C1) => "that_other",
            (true, Role::C2) => "that_last",
        }
    }

    /// Who does something.
    pub(super) fn role(&mut self, role: Role) -> Phrase {
        match self.player(role) {
            Some(criminal) => the_criminal(criminal),
            None => Phrase::name("role", self.mention(role)),
        }
    }

    /// Whose something is.
    pub(super) fn of_role(&mut self, role: Role) -> Phrase {
        match self.player(role) {
            Some(criminal) => of_criminal(criminal),
            None => Phrase::name("of-role", self.mention(role)),
        }
    }

    /// To whom something is given.
    pub(super) fn receiver(&mut self, role: Role) -> Phrase {
        match self.player(role) {
            Some(criminal) => to_criminal(criminal),
            None => Phrase::name("to-role", self.mention(role)),
        }
    }

    /// “Alone”, as it is said of somebody.
    pub(super) fn alone(&self, role: Role) -> Phrase {
        match self.player(role) {
            Some(criminal) => Phrase::name("alone", criminal.id()),
            None => Phrase::new("alone"),
        }
    }

    /// With whom somebody is.
    pub(super) fn company(&mut self, being: Being) -> Phrase {
        match being {
            Being::Guardian => Phrase::name("company", "guardian"),
            Being::Item(item) => item_subject(item),
            Being::Role(role) => match self.player(role) {
                Some(criminal) => Phrase::name("company", criminal.id()),
                None => Phrase::name("company", self.mention(role)),
            },
        }
    }

    /// Who or what is somewhere.
    pub(super) fn being(&mut self, being: Being) -> Phrase {
        match being {
            Being::Role(role) => self.role(role),
            Being::Guardian => Phrase::new("guardian"),
            Being::Item(item) => item_subject(item),
        }
    }

    /// Of whom or of what.
    pub(super) fn of_being(&mut self, being: Being) -> Phrase {
        match being {
            Being::Role(role) => self.of_role(role),
            Being::Guardian => Phrase::new("of-guardian"),
            Being::Item(item) => of_item(item),
        }
    }

    /// A place as what a sentence is about.
    pub(super) fn place(&mut self, place: Where) -> Phrase {
        match place {
            Where::Zone(one) => zone(one),
            Where::At(being) => self.being(being),
            Where::Open => self.open(zone, "that-zone", "some-zone"),
        }
    }

    /// Where something is.
    pub(super) fn in_place(&mut self, place: Where) -> Phrase {
        match place {
            Where::Zone(one) => in_zone(one),
            Where::At(being) => Phrase::new("in-zone-of").with("whom", self.of_being(being)),
            Where::Open => self.open(in_zone, "in-zone-that", "in-zone-some"),
        }
    }

    /// A place in the genitive.
    pub(super) fn of_place(&mut self, place: Where) -> Phrase {
        match place {
            Where::Zone(one) => of_zone(one),
            Where::At(being) => Phrase::new("of-zone-of").with("whom", self.of_being(being)),
            Where::Open => self.open(of_zone, "of-zone-that", "of-zone-some"),
        }
    }

    /// Where something goes.
    pub(super) fn towards(&mut self, place: Where) -> Phrase {
        match place {
            Where::Zone(one) => to_zone(one),
            Where::At(being) => Phrase::new("to-zone-of").with("whom", self.of_being(being)),
            Where::Open => self.open(to_zone, "to-zone-that", "to-zone-some"),
        }
    }

    /// On the other side of the city from a place.
    pub(super) fn opposite_place(&mut self, place: Where) -> Phrase {
        match place {
            Where::Zone(one) => opposite_zone(one),
            Where::At(being) => Phrase::new("opposite-one-with").with("who", self.being(being)),
            Where::Open => self.open(opposite_zone, "opposite-zone-that", "opposite-zone-some"),
        }
    }

    /// The zone that the card leaves open.
    fn open(&mut self, name: fn(Zone) -> Phrase, known: &'static str, new: &'static str) -> Phrase {
        self.zone_now = true;
        match self.open_zone() {
            Some(zone) => name(zone),
            None if self.zone_known => Phrase::new(known),
            None => Phrase::new(new),
        }
    }
}

/// Both, or all of them.
pub(in crate::words) fn all(parts: Vec<Phrase>) -> Phrase {
    joined("all-of", parts)
}

/// One of them.
pub(super) fn any(parts: Vec<Phrase>) -> Phrase {
    joined("any-of", parts)
}

fn joined(id: &'static str, parts: Vec<Phrase>) -> Phrase {
    match parts.is_empty() {
        true => Phrase::new("nobody"),
        false => Phrase::new(id).with("parts", parts),
    }
}
