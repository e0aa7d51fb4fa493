//! The names of things, and sums of money.

use kernel::{Arg, Phrase};

use super::own_offer;
use crate::boss::Boss;
use crate::docks::Berth;
use crate::pieces::{
    Ability, Bottle, Building, Business, Difficulty, District, Favour, Gangster, Location,
    Operation, Perk, Person, Region, Ship, Track,
};
use crate::space::Space;

/// A part of Manhattan.
pub fn region(region: Region) -> Phrase {
    Phrase::name("region", region.id())
}

/// A district by its name.
pub fn district(district: District) -> Phrase {
    Phrase::name("district", district.id())
}

/// A building space: the district and the number in it.
pub fn space(space: Space) -> Phrase {
    Phrase::new("space")
        .with("district", district(space.district))
        .with("number", space.number)
}

/// A building as a label.
pub fn building(building: Building) -> Phrase {
    Phrase::name("building", building.id())
}

/// A building in a sentence, as what somebody opens or loses.
pub fn a_building(building: Building) -> Phrase {
    Phrase::name("a-building", building.id())
}

/// An operation, which is also the type of a card.
pub fn operation(operation: Operation) -> Phrase {
    Phrase::name("operation", operation.id())
}

/// A track with levels.
pub fn track(track: Track) -> Phrase {
    Phrase::name("track", track.id())
}

/// What a level of a track is worth.
pub fn level(track: Track, level: u8) -> Phrase {
    Phrase::name("level", track.id()).with("count", track.effect(level))
}

/// A location.
pub fn location(location: Location) -> Phrase {
    Phrase::name("location", location.id())
}

/// A person as a label. Persons are known by what they alone offer: no board shows numbers, and with few players
/// some are not in town. Those of the Restaurant and of the Park are alike.
pub fn person(person: Person) -> Phrase {
    let place = location(person.location());
    match own_offer(person) {
        Some(offer) => Phrase::new("person")
            .with("location", place)
            .with("offer", offer),
        None => place,
    }
}

/// A location as it stands in a sentence: where a capo goes.
pub fn towards(location: Location) -> Phrase {
    Phrase::name("towards", location.id())
}

/// A person as it stands in a sentence: to whom a capo goes.
pub fn towards_person(person: Person) -> Phrase {
    let place = towards(person.location());
    match own_offer(person) {
        Some(offer) => Phrase::new("towards-person")
            .with("place", place)
            .with("offer", offer),
        None => place,
    }
}

/// A gangster by his name.
pub fn gangster(gangster: Gangster) -> Phrase {
    Phrase::name("gangster", gangster.id())
}

/// What a gangster does for an ally.
pub fn ability(ability: Ability) -> Phrase {
    Phrase::name("ability", ability.id())
}

/// A smugglers' ship.
pub fn ship(ship: Ship) -> Phrase {
    Phrase::name("ship", ship.id())
}

/// What the back of a crate is good for.
pub fn perk(perk: Perk) -> Phrase {
    Phrase::name("perk", perk.id())
}

/// A bottle.
pub fn bottle(bottle: Bottle) -> Phrase {
    Phrase::name("bottle", bottle.id())
}

/// How strong the Rival is.
pub fn difficulty(difficulty: Difficulty) -> Phrase {
    Phrase::name("difficulty", difficulty.id())
}

/// One of the things done at the Restaurant.
pub fn business(business: Business) -> Phrase {
    Phrase::name("business", business.id())
}

/// What the owner of a capo in the Park may take.
pub fn favour(favour: Favour) -> Phrase {
    Phrase::name("favour", favour.id())
}

/// A space of the docks.
pub fn berth(berth: Berth) -> Phrase {
    Phrase::new("berth")
        .with("region", region(berth.region))
        .with("row", berth.row)
}

/// A player by the name at the table, the Rival by its own.
pub fn boss(boss: Boss) -> Arg {
    match boss {
        Boss::Player(seat) => seat.into(),
        Boss::Rival => Phrase::new("rival").into(),
    }
}

/// The same as a phrase of its own, for lists and boards.
pub fn boss_name(one: Boss) -> Phrase {
    Phrase::new("boss-name").with("boss", boss(one))
}

/// A sum of money.
pub fn money(amount: u16) -> Phrase {
    Phrase::new("money").with("count", amount)
}

/// Several things by their names.
pub(crate) fn list<T>(members: impl Iterator<Item = T>, name: impl Fn(T) -> Phrase) -> Vec<Phrase> {
    members.map(name).collect()
}
