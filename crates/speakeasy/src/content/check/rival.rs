//! The numbers of the Rival, which is our own (SP-27).

use std::collections::BTreeSet;

use kernel::pack::{Faults, Wanted};
use kernel::{Phrase, RuleId};

use crate::content::Content;
use crate::pieces::{Building, GoalArea, Location, Region};

pub(super) fn all(tables: &Content, faults: &mut Faults<'_>) {
    let solo = &tables.solo;
    // A card for each of its turns, and no more than are left of a type when everybody has been dealt one.
    let turns: u8 = tables.acts.rounds.iter().sum();
    let least = i64::from(turns.div_ceil(4));
    let most = i64::from(tables.components.operation_cards) / 4 - 2;
    let cards = solo.cards_per_type.into();
    faults.number("solo, cards_per_type", cards, least, most);
    let order = solo.region_tie_order.map(Region::id);
    each_once(
        faults,
        "solo, region_tie_order",
        &order,
        &Region::ALL.map(Region::id),
    );
    let lists = &solo.location_order;
    let lists = [
        ("vip", lists.vip),
        ("party", lists.party),
        ("still", lists.still),
        ("fleet", lists.fleet),
    ];
    // The Restaurant and the Park take capos otherwise (SP-27.10, SP-27.29).
    let single = |location: &Location| !matches!(location, Location::Restaurant | Location::Park);
    let known: Vec<&str> = Location::ALL
        .into_iter()
        .filter(single)
        .map(Location::id)
        .collect();
    for (key, list) in lists {
        let place = format!("solo, location_order, {key}");
        each_once(faults, &place, &list.map(Location::id), &known);
    }
    let stills = solo.build_by_act.iter().flatten();
    if stills
        .into_iter()
        .any(|building| *building == Building::Still)
    {
        let known = [Building::Bar, Building::Nightclub, Building::Casino];
        let known = known.map(|building| building.id().to_owned()).to_vec();
        faults.push(
            "solo, build_by_act",
            Building::Still.id(),
            Wanted::Words(known),
        );
    }
    let from = &solo.goal_from_act;
    let acts = tables.acts.rounds.len() as i64;
    for (key, list) in [
        ("docks", from.docks.as_slice()),
        ("city_hall", &from.city_hall),
        ("notoriety", &from.notoriety),
        ("park", &from.park),
        ("region", &from.region),
    ] {
        for act in list {
            let place = format!("solo, goal_from_act, {key}");
            faults.number(&place, (*act).into(), 1, acts);
        }
    }
    let order = from.tie_order.map(GoalArea::id);
    let place = "solo, goal_from_act, tie_order";
    each_once(faults, place, &order, &GoalArea::ALL.map(GoalArea::id));
}

/// A list in which each of some words stands once.
fn each_once(faults: &mut Faults<'_>, place: &str, list: &[&str], known: &[&str]) {
    let given: BTreeSet<&&str> = list.iter().collect();
    if given != known.iter().collect() || list.len() != known.len() {
        let what = Phrase::new("pack-each-once").with("known", known.join(", "));
        faults.rule(place, list.join(", "), RuleId("SP-27.28"), what);
    }
}
