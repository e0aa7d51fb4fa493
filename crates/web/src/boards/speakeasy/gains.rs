//! What actions bring, and what to beware of.

use kernel::Phrase;
use speakeasy::content::content;
use speakeasy::pieces::{Building, District, Slot};
use speakeasy::player::Player;
use speakeasy::space::{Ground, Space};
use speakeasy::step::Step;
use speakeasy::words;
use speakeasy::{Action, Speakeasy};

use super::moves::{Aim, Offer};
use super::signs::{self, Sign};
use super::spots;
use crate::board::Scene;

/// What a legal action of the viewer brings, as symbols.
pub(super) fn of(scene: &Scene<'_, Speakeasy>, action: Action) -> Vec<Sign> {
    let view = &scene.sight.view;
    let (Some(step), Some((_, player, _))) = (spots::asked(scene), view.own()) else {
        return Vec::new();
    };
    match (step, action) {
        (Step::Site { slot, .. }, Action::Space(space)) => built(scene, slot, space),
        (Step::Force { slot, space }, Action::Force(..)) => built(scene, slot, space),
        (Step::Sell { .. }, Action::Space(space)) => sold(scene, player, space),
        (_, Action::Slot(slot)) => signs::effect(&slot.data().reward),
        (_, Action::Helper(helper)) => signs::effect(&helper.data().effect),
        (Step::Play { .. }, Action::Card(card)) => {
            let mut gains = signs::effect(&card.data().reward);
            gains.push(Sign::Icon(signs::deed_of(card.operation())));
            gains
        }
        (_, Action::Deck(operation)) => {
            let top = view.decks[operation as usize].top;
            top.map_or_else(Vec::new, |card| signs::effect(&card.data().reward))
        }
        (Step::FirstPlay, Action::Card(card)) => signs::effect(&card.data().reward),
        (_, Action::Person(person)) => {
            let data = person.location().data();
            let own = data.person_rows.iter();
            let own = own.filter(|row| row.person == person.number());
            own.chain(&data.framed_rows)
                .flat_map(|row| signs::effect(&row.effect))
                .collect()
        }
        (Step::Mobster { .. }, Action::Dock(berth)) => row(berth.row),
        (_, Action::Row(number)) => row(number),
        (_, Action::Raise(_)) => {
            let field = player.notoriety() + 1;
            let mut rewards = content().notoriety.reward.iter();
            let reward = rewards.find(|reward| reward.field == field);
            reward.map_or_else(Vec::new, |reward| signs::effect(&reward.reward))
        }
        (_, Action::Drive(..)) => {
            let mut offers = scene.outlook().offers.iter();
            let way = offers.find(|offer| offer.actions == [action]);
            way.map_or_else(Vec::new, |way| of_offer(scene, way))
        }
        (_, Action::Token(token)) => signs::effect(token.effect()),
        (_, Action::Book(goal, space)) => {
            let mut gains = money(goal.money());
            gains.extend(signs::effect(&goal.reward(space - 1)));
            gains
        }
        _ => Vec::new(),
    }
}

/// What an offer brings: a house, or what a truck can do where it arrives.
pub(super) fn of_offer(scene: &Scene<'_, Speakeasy>, offer: &Offer) -> Vec<Sign> {
    match (&offer.aim, spots::asked(scene)) {
        (Aim::TakeOver { space, .. }, Some(Step::Site { slot, .. })) => built(scene, slot, *space),
        (Aim::Way { stops, .. }, _) => stops_of(scene, stops),
        _ => Vec::new(),
    }
}

/// As many barrels as can be loaded and bought, and the houses that can have one.
fn stops_of(scene: &Scene<'_, Speakeasy>, stops: &[Action]) -> Vec<Sign> {
    let most = |icon, count: fn(&Action) -> Option<u8>| {
        let most = stops.iter().filter_map(count).max();
        let signs = |most: u8| [Sign::Icon(icon), Sign::Letters(format!(" {most} "))];
        most.map(signs).into_iter().flatten()
    };
    let load = most("still", |stop| match stop {
        Action::Load(_, count) => Some(*count),
        _ => None,
    });
    let buy = most("ship", |stop| match stop {
        Action::Buy(_, count) => Some(*count),
        _ => None,
    });
    let houses = stops.iter().filter_map(|stop| match stop {
        Action::Deliver(_, space) => scene.sight.view.manhattan.lot(*space).house(),
        _ => None,
    });
    let houses = houses.map(|house| Sign::Icon(signs::building(house.building)));
    load.chain(buy).chain(houses).collect()
}

fn money(amount: u16) -> Vec<Sign> {
    vec![Sign::Icon("cash"), Sign::Letters(amount.to_string())]
}

/// The reward of a row of the docks.
fn row(number: u8) -> Vec<Sign> {
    let rows = &content().docks.rows;
    let row = rows.get(usize::from(number).wrapping_sub(1));
    row.map_or_else(Vec::new, |row| signs::effect(&row.reward))
}

/// The city token of a space and the reward of the place that is emptied.
fn built(scene: &Scene<'_, Speakeasy>, slot: Slot, space: Space) -> Vec<Sign> {
    let lot = scene.sight.view.manhattan.lot(space);
    let token = lot.token.map(|token| Sign::Icon(signs::token(token)));
    let mut gains: Vec<Sign> = token.into_iter().collect();
    gains.extend(signs::effect(&slot.data().reward));
    gains
}

fn sold(scene: &Scene<'_, Speakeasy>, player: &Player, space: Space) -> Vec<Sign> {
    let (low, high) = player.barrel_prices();
    let house = scene.sight.view.manhattan.lot(space).house();
    let price = match house.map(|house| house.building) {
        Some(Building::Bar | Building::Still) => low,
        Some(Building::Nightclub | Building::Casino) => high,
        None => return Vec::new(),
    };
    money(price)
}

/// What to beware of, or what else follows.
pub(super) fn warnings(scene: &Scene<'_, Speakeasy>, action: Action) -> Vec<Phrase> {
    match (spots::asked(scene), action) {
        (Some(Step::Site { slot, .. }), Action::Space(space)) => of_site(scene, slot, space),
        _ => Vec::new(),
    }
}

/// The same of an offer.
pub(super) fn warnings_of_offer(scene: &Scene<'_, Speakeasy>, offer: &Offer) -> Vec<Phrase> {
    match offer.aim {
        Aim::TakeOver { space, .. } => warnings(scene, Action::Space(space)),
        Aim::Way { .. } => Vec::new(),
    }
}

/// What comes with a building on a space.
fn of_site(scene: &Scene<'_, Speakeasy>, slot: Slot, space: Space) -> Vec<Phrase> {
    let view = &scene.sight.view;
    let mut warnings = dangers(scene, space.district);
    let lot = view.manhattan.lot(space);
    if lot.is_gangster_bar() {
        let strength = view.gangs.strength[space.district as usize];
        warnings.push(Phrase::new("board-against").with("strength", strength));
    }
    if let (Ground::House(_), Some((_, player, _))) = (lot.ground, view.own())
        && player.discount() > 0
    {
        warnings.push(Phrase::new("board-discount").with("cash", words::money(player.discount())));
    }
    if let Some((_, player, _)) = view.own() {
        let mut then = *player;
        then.slots = then.slots.without([slot].into_iter().collect());
        if then.discount() > player.discount() {
            let discount = words::money(then.discount());
            warnings.push(Phrase::new("board-earns-discount").with("cash", discount));
        }
    }
    warnings
}

/// Cops and wars of a district.
pub(super) fn dangers(scene: &Scene<'_, Speakeasy>, district: District) -> Vec<Phrase> {
    let view = &scene.sight.view;
    let all = [
        (view.manhattan.cops.contains(district), "board-note-cop"),
        (
            view.manhattan.cops_coming.contains(district),
            "board-note-cop-coming",
        ),
        (view.gangs.targets.contains(district), "board-note-war"),
    ];
    all.into_iter()
        .filter(|(is, _)| *is)
        .map(|(_, id)| Phrase::new(id))
        .collect()
}
