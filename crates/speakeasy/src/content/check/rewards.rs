//! What slots, cards, goals, persons and the docks bring.

use kernel::pack::{Faults, Wanted};
use kernel::{Phrase, RuleId};

use crate::content::{AnyOr, Content, Effect, Row};
use crate::pieces::{Building, Deed, Operation};

/// What brings something.
#[derive(Clone, Copy)]
struct Giver {
    /// The rule that it does.
    rule: &'static str,
    /// How much there may be to choose and to place: more could not wait to be done.
    most: u8,
    /// What it may make somebody do.
    deeds: &'static [Deed],
}

/// A mobster is put there before anybody has opened a building: nothing there costs money (SP-3.12, SP-4.7).
const DOCKS: Giver = Giver {
    rule: "SP-11.12",
    most: 2,
    deeds: &[Deed::Produce, Deed::Sell, Deed::Protect],
};

const NOTORIETY: Giver = Giver {
    rule: "SP-10.8",
    most: 1,
    deeds: &[],
};

const SLOT: Giver = Giver {
    rule: "SP-13.6",
    most: 3,
    deeds: DEEDS,
};

const GOAL: Giver = Giver {
    rule: "SP-19.10",
    ..SLOT
};

const CARD: Giver = Giver {
    rule: "SP-10.1",
    ..SLOT
};

const PERSON: Giver = Giver {
    rule: "SP-12.2",
    most: 2,
    deeds: PERSONS_DEEDS,
};

/// What no frame of a location is needed for.
const DEEDS: &[Deed] = &[
    Deed::Produce,
    Deed::Sell,
    Deed::Deliver,
    Deed::Protect,
    Deed::UpgradeBar,
    Deed::TakeoverIgnoreDefence,
    Deed::BuildBar,
    Deed::BuildNightclub,
    Deed::BuildCasino,
    Deed::CopyHelper,
];

const PERSONS_DEEDS: &[Deed] = &[
    Deed::Produce,
    Deed::Sell,
    Deed::Deliver,
    Deed::Protect,
    Deed::UpgradeBar,
    Deed::TakeoverIgnoreDefence,
    Deed::BuildBar,
    Deed::BuildNightclub,
    Deed::BuildCasino,
    Deed::CopyHelper,
    Deed::HireThugs,
];

pub(super) fn all(tables: &Content, faults: &mut Faults<'_>) {
    for (nth, row) in tables.docks.rows.iter().enumerate() {
        let place = format!("docks, rows {}, reward", nth + 1);
        check(faults, DOCKS, &place, &row.reward, &[]);
        if row.reward.mobsters > 0 {
            let what = Phrase::new("pack-docks-mobster");
            let found = row.reward.mobsters;
            faults.rule(&place, found, RuleId(DOCKS.rule), what);
        }
    }
    for (nth, field) in tables.notoriety.reward.iter().enumerate() {
        let waiting = tables.notoriety.mobster_fields.contains(&field.field);
        let reward = &field.reward;
        let place = format!("notoriety, reward {}, reward", nth + 1);
        check(faults, NOTORIETY, &place, reward, &[]);
        let cards = reward.helper_cards > 0 || reward.op_card.is_some();
        if !waiting && (!cards || things(reward) > 1) {
            let what = Phrase::new("pack-notoriety-reward");
            faults.rule(&place, things(reward), RuleId(NOTORIETY.rule), what);
        }
    }
    for slot in &tables.slot {
        // Casinos bring nothing (SP-14.2).
        if slot.building != Building::Casino {
            let place = format!("slot {}, reward", slot.id.id());
            check(faults, SLOT, &place, &slot.reward, &[]);
        }
    }
    let goals = &tables.goals;
    let areas = [
        ("park", goals.park.rewards.as_slice()),
        ("region", goals.region.rewards.as_slice()),
    ];
    for (area, rewards) in areas {
        let place = format!("goals, {area}, rewards");
        for reward in rewards.iter().flatten() {
            check(faults, GOAL, &place, reward, &[]);
        }
    }
    for card in &tables.operation_card {
        let place = format!("operation_card {}, reward", card.id.id());
        check(faults, CARD, &place, &card.reward, &[card.operation]);
    }
    for location in &tables.location {
        for (nth, row) in location.person_rows.iter().enumerate() {
            let place = format!(
                "location {}, person_rows {}, effect",
                location.id.id(),
                nth + 1
            );
            let beside = location
                .person_rows
                .iter()
                .filter(|other| other.person == row.person);
            let beside: Vec<&Row> = beside.chain(&location.framed_rows).collect();
            check(faults, PERSON, &place, &row.effect, &played(row, &beside));
            let own = location.person_rows.iter();
            let same = own.filter(|other| (other.person, other.row) == (row.person, row.row));
            let found: u32 = same.map(|other| things(&other.effect)).sum();
            if things(&row.effect) <= PERSON.most.into() && found > PERSON.most.into() {
                too_much(faults, PERSON, &place, found);
            }
        }
    }
}

/// The types of the cards that a person's row lets play.
fn played(row: &Row, beside: &[&Row]) -> Vec<Operation> {
    let same = beside.iter().filter(|other| other.row == row.row);
    let kinds = same.filter_map(|other| other.effect.play_op_card);
    let types = kinds.flat_map(|kind| match kind {
        AnyOr::Any => Operation::ALL.to_vec(),
        AnyOr::One(operation) => vec![operation],
    });
    types.collect()
}

/// How much of an effect is chosen, placed or done by whoever gains it.
fn things(effect: &Effect) -> u32 {
    let raised = effect.raise.map_or(0, |raise| {
        u32::from(raise.amount) + u32::from(raise.optional_extra)
    });
    let counted = [
        effect.thugs_free,
        effect.mobsters,
        effect.helper_cards,
        effect.city_tokens,
        effect.raise_any,
    ];
    let once = [
        effect.op_card.is_some(),
        effect.play_op_card.is_some(),
        effect.action.is_some(),
    ];
    raised
        + counted.into_iter().map(u32::from).sum::<u32>()
        + once.into_iter().map(u32::from).sum::<u32>()
}

/// An effect brings something, and only what can be gained there; `played` are the types of the cards to whose action
/// a bonus may add.
fn check(
    faults: &mut Faults<'_>,
    giver: Giver,
    place: &str,
    effect: &Effect,
    played: &[Operation],
) {
    let rule = RuleId(giver.rule);
    let levels = effect.raise.is_none_or(|raise| raise.amount > 0);
    if effect.is_nothing() || !levels {
        faults.rule(place, "{ }", rule, Phrase::new("pack-brings-nothing"));
    }
    if let Some(deed) = effect.action.filter(|deed| !giver.deeds.contains(deed)) {
        let known = giver.deeds.iter().map(|deed| deed.id().to_owned());
        faults.push(place, deed.id(), Wanted::Words(known.collect()));
    }
    let found = things(effect);
    if found > giver.most.into() {
        too_much(faults, giver, place, found);
    }
    if effect.play_op_card.is_some() && giver.rule != PERSON.rule {
        let what = Phrase::new("pack-play-card");
        faults.rule(place, "play_op_card", RuleId("SP-12.2"), what);
    }
    for (operation, key, bonus) in [
        (Operation::Vip, "leverage_bonus", effect.leverage_bonus),
        (Operation::Party, "sale_bonus", effect.sale_bonus),
        (
            Operation::Still,
            "production_bonus",
            effect.production_bonus,
        ),
        (Operation::Fleet, "range_bonus", effect.range_bonus),
    ] {
        if bonus > 0 && !played.contains(&operation) {
            let what = Phrase::new("pack-bonus");
            faults.rule(place, key, RuleId("SP-10.2"), what);
        }
    }
}

fn too_much(faults: &mut Faults<'_>, giver: Giver, place: &str, found: u32) {
    let what = Phrase::new("pack-too-much").with("count", giver.most);
    faults.rule(place, found, RuleId(giver.rule), what);
}
