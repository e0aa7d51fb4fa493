//! What the tables say of single things.

use std::sync::LazyLock;

use kernel::Set;

use super::{
    Acts, Alliance, CardData, Content, CrateData, Effect, GangsterData, HelperData, LocationData,
    Notoriety, Row, ShipData, Side, SlotData, content,
};
use crate::pieces::{
    Bottle, Building, Card, CityToken, Crate, District, Gangster, Goal, GoalArea, Helper, Location,
    Operation, Person, Region, Ship, Slot, Track,
};

/// What follows from the tables, worked out once: rules and bots ask for it all the time.
#[derive(Debug, Default)]
pub struct Derived {
    adjacent: [Set<District>; District::ALL.len()],
    distances: [[u8; District::ALL.len()]; District::ALL.len()],
    harbours: [District; 7],
    groups: [Set<Slot>; 3],
    rows: [Vec<Row>; Person::ALL.len()],
    /// For one and two players, for three and four.
    present: [Set<Person>; 2],
}

impl Derived {
    pub(super) fn of(tables: &Content) -> Derived {
        let adjacent = District::ALL.map(|district| {
            let there = tables.district[district as usize].adjacent.iter();
            there
                .filter_map(|number| District::numbered(*number))
                .collect()
        });
        let location = |person: Person| &tables.location[person.location() as usize];
        let on = |person: &Person, numbers: &[u8]| numbers.contains(&person.number());
        let all = || Person::ALL.into_iter();
        Derived {
            distances: District::ALL.map(|from| distances(&adjacent, from)),
            adjacent,
            harbours: tables
                .harbours
                .clockwise
                .map(|number| District::numbered(number).unwrap_or_default()),
            groups: [1, 2, 3].map(|group| {
                let all = Slot::ALL.into_iter();
                all.filter(|slot| tables.slot[*slot as usize].group == group)
                    .collect()
            }),
            rows: Person::ALL.map(|person| {
                let data = location(person);
                let own = data.person_rows.iter();
                let own = own.filter(|row| row.person == person.number());
                let mut rows: Vec<Row> = own.chain(&data.framed_rows).copied().collect();
                rows.sort_by_key(|row| row.row);
                rows
            }),
            present: [
                all()
                    .filter(|person| on(person, &location(*person).persons_12))
                    .collect(),
                all()
                    .filter(|person| on(person, &location(*person).persons_34))
                    .collect(),
            ],
        }
    }

    /// How many points it is from district to district; more than any truck has where there is no way.
    pub(super) fn distance(&self, from: District, to: District) -> u8 {
        self.distances[from as usize][to as usize]
    }

    /// Everything that a person offers, from top to bottom.
    pub(super) fn rows(&self, person: Person) -> &[Row] {
        &self.rows[person as usize]
    }
}

/// How many points it is to each district.
fn distances(
    adjacent: &[Set<District>; District::ALL.len()],
    from: District,
) -> [u8; District::ALL.len()] {
    let mut row = [u8::MAX; District::ALL.len()];
    row[from as usize] = 0;
    for reach in 0..District::ALL.len() as u8 {
        for district in District::ALL {
            if row[district as usize] == reach {
                for next in adjacent[district as usize].iter() {
                    row[next as usize] = row[next as usize].min(reach + 1);
                }
            }
        }
    }
    row
}

impl Acts {
    /// Whether nothing comes after an act but the end (SP-5.1).
    pub fn is_last(&self, act: u8) -> bool {
        usize::from(act) == self.rounds.len()
    }
}

impl Side {
    /// The side for a number of players; the Rival does not count (SP-2.1).
    pub fn of(seats: u8) -> &'static Side {
        &content().side[usize::from(seats > 2)]
    }

    /// The building spaces of a district (SP-2.2).
    pub fn spaces(&self, district: District) -> u8 {
        self.building_spaces[district.region() as usize]
    }
}

impl Notoriety {
    /// What a field of the track brings to whoever reaches it (SP-10.8).
    pub fn reward_of(&self, field: u8) -> Option<&Effect> {
        let mut rewards = self.reward.iter();
        let there = rewards.find(|there| there.field == field);
        there.map(|there| &there.reward)
    }
}

impl District {
    /// The district with a number.
    pub(crate) fn numbered(number: u8) -> Option<District> {
        let at = usize::from(number).checked_sub(1)?;
        District::ALL.get(at).copied()
    }

    /// Where it lies: Downtown 1-6, Midtown 7-12, Uptown 13-16 (SP-2.2).
    pub fn region(self) -> Region {
        match self as u8 {
            0..=5 => Region::Downtown,
            6..=11 => Region::Midtown,
            _ => Region::Uptown,
        }
    }

    /// Where trucks go from here (SP-8.1).
    pub fn adjacent(self) -> Set<District> {
        content().derived.adjacent[self as usize]
    }

    /// How many points a truck needs from here at least; more than any has where there is no way.
    pub fn distance(self, to: District) -> u8 {
        content().derived.distance(self, to)
    }
}

impl Region {
    /// The districts that belong to it.
    pub fn districts(self) -> impl Iterator<Item = District> {
        let all = District::ALL.into_iter();
        all.filter(move |district| district.region() == self)
    }
}

/// The harbours clockwise, by their districts.
pub(crate) fn harbours() -> &'static [District; 7] {
    &content().derived.harbours
}

impl Track {
    /// What a level is worth: capacity, sale, production, range, strength.
    pub fn effect(self, level: u8) -> u8 {
        content().track[self as usize].effect[usize::from(level) - 1]
    }

    /// Cards to be discarded to reach a level (SP-10.5, SP-10.6).
    pub fn discards(self, level: u8) -> u8 {
        content().track[self as usize].discards[usize::from(level) - 1]
    }
}

impl Operation {
    /// The track on which its level stands.
    pub fn track(self) -> Track {
        Track::ALL[self as usize]
    }
}

impl Slot {
    /// What stands there, its price and reward.
    pub fn data(self) -> &'static SlotData {
        &content().slot[self as usize]
    }

    /// Those of a group.
    pub(crate) fn of_group(group: u8) -> Set<Slot> {
        content().derived.groups[usize::from(group) - 1]
    }

    /// What stands there.
    pub fn building(self) -> Building {
        match self {
            Slot::MiddleStill => Building::Still,
            Slot::Nightclub1 | Slot::Nightclub2 | Slot::Nightclub3 => Building::Nightclub,
            Slot::Casino1 | Slot::Casino2 | Slot::Casino3 => Building::Casino,
            _ => Building::Bar,
        }
    }
}

impl Building {
    /// Whether there may be only one of a boss in each region (SP-8.12).
    pub fn is_unique(self) -> bool {
        matches!(self, Building::Nightclub | Building::Casino)
    }

    /// What a protected one is worth at the end (SP-24.3).
    pub fn value(self) -> u16 {
        let values = &content().final_values;
        match self {
            Building::Still => values.still,
            Building::Bar => values.bar,
            Building::Nightclub => values.nightclub,
            Building::Casino => values.casino,
        }
    }
}

impl Gangster {
    /// His strength, fee and ability.
    pub fn data(self) -> &'static GangsterData {
        &content().gangster[self as usize]
    }

    /// The strength with which he attacks (SP-21.6).
    pub fn war_strength(self) -> u8 {
        self.data().strength + self.data().war_modifier
    }

    /// What an alliance with him brings, beside his strength (SP-29).
    pub fn alliance(self) -> Alliance {
        let ability = self.data().ability;
        let data = ability.map(|ability| &content().ally_ability[ability as usize]);
        data.map_or_else(Alliance::default, |data| data.effect)
    }
}

impl Ship {
    /// Its prices and defences.
    pub fn data(self) -> &'static ShipData {
        &content().ship[self as usize]
    }
}

impl Crate {
    /// Its cash and what it is good for.
    pub fn data(self) -> &'static CrateData {
        &content().crates[self as usize]
    }
}

impl Card {
    /// Its reward and icons.
    pub fn data(self) -> &'static CardData {
        &content().operation_card[self as usize]
    }

    /// Its type.
    pub fn operation(self) -> Operation {
        Operation::ALL[self as usize / 12]
    }

    /// All cards of a type.
    pub fn of(operation: Operation) -> Set<Card> {
        static OF: LazyLock<[Set<Card>; 4]> = LazyLock::new(|| {
            Operation::ALL.map(|operation| {
                let all = Card::ALL.into_iter();
                all.filter(|card| card.operation() == operation).collect()
            })
        });
        OF[operation as usize]
    }
}

impl Helper {
    /// Its reward and bottle.
    pub fn data(self) -> &'static HelperData {
        &content().helper[self as usize]
    }
}

impl Bottle {
    /// What it is worth at the end (SP-24.4).
    pub fn value(self) -> u16 {
        content().bottle[self as usize].value
    }
}

impl CityToken {
    /// What it brings (SP-31.1).
    pub fn effect(self) -> &'static Effect {
        &content().city_token[self as usize].effect
    }
}

impl Location {
    /// Its persons and rows.
    pub fn data(self) -> &'static LocationData {
        &content().location[self as usize]
    }
}

impl Person {
    /// Where the person sits.
    pub fn location(self) -> Location {
        match self as u8 {
            0..=2 => Location::Contractors,
            3..=5 => Location::Planning,
            6..=7 => Location::Garage,
            8..=9 => Location::CityHall,
            10..=12 => Location::Commission,
            13..=14 => Location::Docks,
            15 => Location::Restaurant,
            _ => Location::Park,
        }
    }

    /// The number of the person there, from 1.
    pub fn number(self) -> u8 {
        let first = match self.location() {
            Location::Contractors => Person::Contractors1,
            Location::Planning => Person::Planning1,
            Location::Garage => Person::Garage1,
            Location::CityHall => Person::CityHall1,
            Location::Commission => Person::Commission1,
            Location::Docks => Person::Docks1,
            Location::Restaurant | Location::Park => self,
        };
        self as u8 - first as u8 + 1
    }

    /// What the person alone offers (SP-12.1).
    pub fn own_rows(self) -> impl Iterator<Item = &'static Row> {
        let rows = self.location().data().person_rows.iter();
        rows.filter(move |row| row.person == self.number())
    }

    /// Everything that the person offers, from top to bottom: what is its own, then what is framed for all there
    /// (SP-12.1, SP-12.2).
    pub fn rows(self) -> &'static [Row] {
        content().derived.rows(self)
    }

    /// Those on the side of the board for so many players.
    pub(crate) fn present(seats: u8) -> Set<Person> {
        content().derived.present[usize::from(seats > 2)]
    }
}

impl Goal {
    /// Its area.
    pub fn area(self) -> GoalArea {
        match self as u8 {
            0..=2 => GoalArea::Docks,
            3..=5 => GoalArea::CityHall,
            6..=8 => GoalArea::Notoriety,
            9..=13 => GoalArea::Park,
            _ => GoalArea::Region,
        }
    }

    /// Its number in the area, from 0.
    pub fn index(self) -> usize {
        let first = match self.area() {
            GoalArea::Docks => Goal::Docks1,
            GoalArea::CityHall => Goal::CityHall1,
            GoalArea::Notoriety => Goal::Notoriety1,
            GoalArea::Park => Goal::Park1,
            GoalArea::Region => Goal::RegionDowntown,
        };
        self as usize - first as usize
    }

    /// The money it brings.
    pub fn money(self) -> u16 {
        let goals = &content().goals;
        match self.area() {
            GoalArea::Docks => goals.docks.money[self.index()],
            GoalArea::CityHall => goals.city_hall.money[self.index()],
            GoalArea::Notoriety => goals.notoriety.money[self.index()],
            GoalArea::Park => goals.park.money[self.index()],
            GoalArea::Region => goals.region.money[self.index()],
        }
    }

    /// The reward on one of its two spaces.
    pub fn reward(self, space: u8) -> Effect {
        let goals = &content().goals;
        let space = usize::from(space);
        match self.area() {
            GoalArea::Park => goals.park.rewards[self.index()][space],
            GoalArea::Region => goals.region.rewards[self.index()][space],
            _ => Effect::default(),
        }
    }
}
