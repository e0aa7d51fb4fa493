//! Boards, tiles and cards, but for what they bring.

use std::collections::BTreeSet;

use kernel::pack::{Faults, Wanted};
use kernel::{Phrase, RuleId};

use super::listed;
use crate::content::{Content, Effect};
use crate::pieces::{Ability, Deck, Location, Person, Ship};

/// Levels get better (SP-10.13).
pub(super) fn tracks(tables: &Content, faults: &mut Faults<'_>) {
    for track in &tables.track {
        let values = track.effect;
        if values[0] == 0 || values.windows(2).any(|pair| pair[0] > pair[1]) {
            let place = format!("track {}, effect", track.id.id());
            let what = Phrase::new("pack-levels-rise");
            faults.rule(&place, listed(&values), RuleId("SP-10.13"), what);
        }
    }
}

/// Notoriety is the sum of five levels of 1 to 5 (SP-10.7).
const NOTORIETY: (u8, u8) = (5, 25);

/// What a barrel brings at a notoriety, by the rulebook's example (SP-11.4).
const KNOWN_PRICE: (u8, u16, u16) = (12, 15, 20);

/// Prices rise along the track, and no field has two rewards.
pub(super) fn notoriety(tables: &Content, faults: &mut Faults<'_>) {
    let (least, most) = NOTORIETY;
    let prices = &tables.notoriety.price;
    for (nth, price) in prices.iter().enumerate() {
        let place = format!("notoriety, price {}", nth + 1);
        let before = nth.checked_sub(1).map(|before| &prices[before]);
        let from = before.map_or(least, |before| before.field.saturating_add(1));
        let to = if nth == 0 { least } else { most };
        let field = price.field.into();
        faults.number(&format!("{place}, field"), field, from.into(), to.into());
        let (low, high) = before.map_or((0, 0), |before| (before.low, before.high));
        if price.low < low || price.high < high.max(price.low) {
            let found = format!("{}/{}", price.low, price.high);
            let what = Phrase::new("pack-prices-rise");
            faults.rule(&place, found, RuleId("SP-11.4"), what);
        }
    }
    let (field, low, high) = KNOWN_PRICE;
    let reached = prices.iter().rev().find(|price| price.field <= field);
    if reached.is_none_or(|price| (price.low, price.high) != (low, high)) {
        let found =
            reached.map_or_else(String::new, |price| format!("{}/{}", price.low, price.high));
        let what = Phrase::new("pack-price")
            .with("field", field)
            .with("low", low)
            .with("high", high);
        faults.rule("notoriety, price", found, RuleId("SP-11.4"), what);
    }
    if prices.is_empty() {
        faults.push("notoriety, price", "[]", Wanted::Entries(1));
    }
    let mut seen = BTreeSet::new();
    for (nth, reward) in tables.notoriety.reward.iter().enumerate() {
        let place = format!("notoriety, reward {}, field", nth + 1);
        let field = reward.field;
        faults.number(&place, field.into(), (least + 1).into(), most.into());
        if !seen.insert(field) {
            let what = Phrase::new("pack-field-once");
            faults.rule(&place, field, RuleId("SP-10.8"), what);
        }
    }
    let mobster = Effect {
        mobsters: 1,
        ..Effect::default()
    };
    for field in tables.notoriety.mobster_fields {
        let reward = tables.notoriety.reward_of(field);
        if reward != Some(&mobster) {
            let what = Phrase::new("pack-waiting-mobster").with("field", field);
            faults.rule("notoriety, reward", field, RuleId("SP-10.8"), what);
        }
    }
}

/// Those who come to a war are as strong as the board says, and every ability is there (SP-17.7, SP-21.6).
pub(super) fn gangsters(tables: &Content, faults: &mut Faults<'_>) {
    let acts = &tables.acts;
    let strongest = acts.war_strength_max.into_iter().max().unwrap_or_default();
    for gangster in &tables.gangster {
        let place = format!("gangster {}, strength", gangster.id.id());
        let strength = gangster.strength;
        faults.number(&place, strength.into(), 1, strongest.into());
        let Some(act) = (gangster.deck as usize).checked_sub(Deck::B as usize) else {
            continue;
        };
        let (least, most) = (acts.war_strength_min[act], acts.war_strength_max[act]);
        let at_war = strength.saturating_add(gangster.war_modifier);
        if !(least..=most).contains(&at_war) {
            let what = Phrase::new("pack-war-strength")
                .with("deck", gangster.deck.id())
                .with("least", least)
                .with("most", most);
            faults.rule(&place, at_war, RuleId("SP-21.6"), what);
        }
    }
    for ability in Ability::ALL {
        let mut gangsters = tables.gangster.iter();
        if !gangsters.any(|gangster| gangster.ability == Some(ability)) {
            let what =
                Phrase::new("pack-abilities").with("ability", crate::words::ability(ability));
            faults.rule("gangster", ability.id(), RuleId("SP-17.7"), what);
        }
    }
}

/// A ship that barrels have left is guarded no worse (SP-18.3), and what the examples tell of ships is true.
pub(super) fn ships(tables: &Content, faults: &mut Faults<'_>) {
    for ship in &tables.ship {
        let place = |key: &str| format!("ship {}, {key}", ship.id.id());
        if ship.defence.windows(2).any(|pair| pair[0] > pair[1]) {
            let what = Phrase::new("pack-defence-rises");
            let place = place("defence");
            faults.rule(&place, listed(&ship.defence), RuleId("SP-18.3"), what);
        }
        let [.., second, first] = ship.price;
        let (key, found, message) = match ship.id {
            Ship::StephanieStClair if ship.defence[2] != 12 => {
                ("defence", listed(&ship.defence), "pack-stephanie")
            }
            Ship::SandraDaisy if (first, second) != (5, 6) => {
                ("price", listed(&ship.price), "pack-sandra")
            }
            _ => continue,
        };
        let what = Phrase::new(message);
        faults.rule(&place(key), found, RuleId("SP-18.3"), what);
    }
}

/// With few players as many persons are in town as the rulebook says, and each offers something (SP-12).
pub(super) fn persons(tables: &Content, faults: &mut Faults<'_>) {
    for location in &tables.location {
        let id = location.id.id();
        let all = &location.persons_34;
        let few = &location.persons_12;
        let place = format!("location {id}, persons_12");
        let kinds: BTreeSet<&u8> = few.iter().collect();
        let known = kinds.iter().all(|person| all.contains(person));
        let count = FEW[location.id as usize];
        if few.len() != count || kinds.len() != count || !known {
            let what = Phrase::new("pack-persons")
                .with("count", count as u8)
                .with("all", listed(all));
            faults.rule(&place, listed(few), RuleId("SP-12.4"), what);
        }
        let rows = &location.person_rows;
        for (nth, row) in rows.iter().enumerate() {
            let place = |key: &str| format!("location {id}, person_rows {}, {key}", nth + 1);
            faults.number(&place("row"), row.row.into(), 1, ROWS.into());
            let most = all.len() as i64;
            faults.number(&place("person"), row.person.into(), 1, most);
        }
        let idle = |person: &&u8| rows.iter().all(|row| row.person != **person);
        // Those of the Restaurant and the Park are alike.
        let alike = matches!(location.id, Location::Restaurant | Location::Park);
        for person in all.iter().filter(|_| !alike).filter(idle) {
            let place = format!("location {id}, person_rows");
            let what = Phrase::new("pack-idle-person");
            faults.rule(&place, person, RuleId("SP-12.1"), what);
        }
    }
}

/// The left person of the Garage adds to the range (SP-15.1).
pub(super) fn garage(tables: &Content, faults: &mut Faults<'_>) {
    let rows = &tables.derived.rows(Person::Garage1);
    let range: u8 = rows.iter().map(|row| row.effect.range_bonus).sum();
    if range != RANGE {
        let what = Phrase::new("pack-garage").with("count", RANGE);
        faults.rule(
            "location garage, person_rows",
            range,
            RuleId("SP-15.1"),
            what,
        );
    }
}

/// The range that the left person of the Garage adds.
const RANGE: u8 = 2;

/// The rows of a column.
const ROWS: u8 = 3;

/// The persons of the locations with one or two players (SP-12.3).
const FEW: [usize; 8] = [2, 2, 2, 2, 2, 2, 1, 2];

/// Enough region goals to choose from, and all city tokens (SP-2.14, SP-2.16).
pub(super) fn tiles(tables: &Content, faults: &mut Faults<'_>) {
    let numbers: BTreeSet<u8> = tables.region_goal.iter().map(|tile| tile.number).collect();
    if numbers.len() < 3 {
        let what = Phrase::new("pack-goal-numbers");
        let found = numbers.len();
        faults.rule("region_goal", found, RuleId("SP-2.16"), what);
    }
    for token in &tables.city_token {
        let place = format!("city_token {}, count", token.id.id());
        let most = tables.components.city_tokens;
        faults.number(&place, token.count.into(), 1, most.into());
    }
    let all = tables.city_token.iter().map(|token| u32::from(token.count));
    let (found, count) = (all.sum::<u32>(), tables.components.city_tokens);
    if found != u32::from(count) {
        let what = Phrase::new("pack-city-tokens").with("count", count);
        faults.rule("city_token", found, RuleId("SP-2.14"), what);
    }
}

/// What bottles are worth (SP-24.4).
const BOTTLES: [u16; 3] = [20, 10, 5];

/// Bottles have one of three values; icons on a card are few.
pub(super) fn helpers(tables: &Content, faults: &mut Faults<'_>) {
    for bottle in &tables.bottle {
        if !BOTTLES.contains(&bottle.value) {
            let place = format!("bottle {}, value", bottle.id.id());
            let known = BOTTLES.map(|value| value.to_string()).to_vec();
            faults.push(&place, bottle.value, Wanted::Words(known));
        }
    }
    for card in &tables.operation_card {
        let place = format!("operation_card {}, leverage", card.id.id());
        faults.number(&place, card.leverage.into(), 0, 5);
    }
}
