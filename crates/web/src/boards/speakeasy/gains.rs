//! What actions bring, and what to beware of.

use kernel::Phrase;
use speakeasy::content::{Effect, content};
use speakeasy::pieces::{Building, Card, Operation, Person, Slot, Track};
use speakeasy::player::Player;
use speakeasy::space::{Ground, Space};
use speakeasy::step::{Price, Step};
use speakeasy::words;
use speakeasy::{Action, Speakeasy, View};

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
        (Step::Protect { .. }, Action::Space(space)) => counted(scene, space),
        (_, Action::Slot(slot)) => signs::effect(&slot.data().reward),
        (_, Action::Helper(helper)) => signs::effect(&helper.data().effect),
        (Step::Play { .. }, Action::Card(card)) => played(card),
        (_, Action::Deck(operation)) => drawn(view, step, operation).map_or_else(Vec::new, played),
        (Step::FirstPlay, Action::Card(card)) => signs::effect(&card.data().reward),
        (_, Action::Person(person) | Action::Capo(person, _)) => talk(person),
        (_, Action::Ship(ship)) => {
            let cargo = view.docks.ship(ship).cargo.map(|_| Sign::Icon("crate"));
            [Sign::Icon("barrel")].into_iter().chain(cargo).collect()
        }
        (_, Action::Gangster(gangster)) => {
            let strength = gangster.data().strength.to_string();
            vec![Sign::Icon("pistol"), Sign::Letters(strength)]
        }
        (Step::Mobster { .. }, Action::Dock(berth)) => row(berth.row),
        (_, Action::Row(number)) => row(number),
        (_, Action::Raise(_)) => next_reward(player).map_or_else(Vec::new, signs::effect),
        (step, Action::Card(_)) if raised(step).is_some() => {
            next_reward(player).map_or_else(Vec::new, signs::effect)
        }
        (_, Action::Drive(..)) => {
            let mut offers = scene.outlook().offers.iter();
            let way = offers.find(|offer| offer.actions == [action]);
            way.map_or_else(Vec::new, |way| of_offer(scene, way))
        }
        (_, Action::Token(token)) => signs::effect(token.effect()),
        (_, Action::Book(goal, space)) => {
            // What books bring goes to the safe (SP-1.8).
            let mut gains = vec![Sign::Icon("safe"), Sign::Letters(goal.money().to_string())];
            gains.extend(signs::effect(&goal.reward(space - 1)));
            gains
        }
        _ => Vec::new(),
    }
}

/// Whether it brings something that is only of use later: a card for the hand, a helper, what counts at the end.
pub(super) fn are_for_later(scene: &Scene<'_, Speakeasy>, action: Action) -> bool {
    match action {
        Action::Deck(_) => true,
        Action::Helper(_) => matches!(spots::asked(scene), Some(Step::TakeHelper)),
        Action::Space(_) => matches!(spots::asked(scene), Some(Step::Protect { .. })),
        _ => false,
    }
}

/// The card that is taken, if it can still be played: the one that ends the last turn cannot.
fn drawn(view: &View, step: Step, operation: Operation) -> Option<Card> {
    let in_vain = step == Step::Draw && content().acts.is_last(view.act);
    view.decks[operation as usize].top.filter(|_| !in_vain)
}

/// The reward of a card, then its action.
fn played(card: Card) -> Vec<Sign> {
    let mut signs = signs::effect(&card.data().reward);
    signs.push(Sign::Icon(signs::deed_of(card.operation())));
    signs
}

fn played_told(card: Card) -> Vec<Phrase> {
    let mut told = words::effects(&card.data().reward);
    told.push(words::operate(card.operation()));
    told
}

/// The column of a person from top to bottom, step by step.
fn talk(person: Person) -> Vec<Sign> {
    let rows = person.rows();
    let mut signs = Vec::new();
    for (at, row) in rows.iter().enumerate() {
        if at > 0 && rows[at - 1].row != row.row {
            signs.push(Sign::Letters(" → ".to_owned()));
        }
        signs.extend(signs::effect(&row.effect));
        if row.times > 1 {
            signs.push(Sign::Letters(format!("×{}", row.times)));
        }
    }
    signs
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
pub(super) fn reward(row: u8) -> Option<&'static Effect> {
    let rows = &content().docks.rows;
    let row = rows.get(usize::from(row).wrapping_sub(1));
    row.map(|row| &row.reward)
}

fn row(number: u8) -> Vec<Sign> {
    reward(number).map_or_else(Vec::new, signs::effect)
}

/// The same in words, for whoever does not know the symbols yet. Numbers speak for themselves.
pub(super) fn told(scene: &Scene<'_, Speakeasy>, action: Action) -> Vec<Phrase> {
    let view = &scene.sight.view;
    let Some(step) = spots::asked(scene) else {
        return Vec::new();
    };
    match (step, action) {
        (Step::Site { slot, .. }, Action::Space(space)) => built_told(scene, slot, space),
        (Step::Force { slot, space }, Action::Force(..)) => built_told(scene, slot, space),
        (Step::Protect { .. }, Action::Space(_)) => vec![Phrase::new("board-at-the-end")],
        (_, Action::Slot(slot)) => said(&slot.data().reward),
        // A helper is called what it brings.
        (_, Action::Helper(_)) => Vec::new(),
        (Step::Play { .. }, Action::Card(card)) => played_told(card),
        (_, Action::Deck(operation)) => {
            drawn(view, step, operation).map_or_else(Vec::new, played_told)
        }
        (Step::FirstPlay, Action::Card(card)) => said(&card.data().reward),
        (_, Action::Person(person) | Action::Capo(person, _)) => words::person_effects(person),
        (Step::Mobster { .. }, Action::Dock(berth)) => {
            reward(berth.row).map_or_else(Vec::new, said)
        }
        (_, Action::Row(number)) => reward(number).map_or_else(Vec::new, said),
        (_, Action::Raise(_)) => {
            let reward = view.own().and_then(|(_, player, _)| next_reward(player));
            reward.map_or_else(Vec::new, said)
        }
        (step, Action::Card(_)) => match (raised(step), view.own()) {
            (Some(track), Some((_, player, _))) => risen(player, track),
            _ => Vec::new(),
        },
        (_, Action::Token(token)) => said(token.effect()),
        (_, Action::Book(goal, space)) => said(&goal.reward(space - 1)),
        (_, Action::Ship(ship)) => {
            let cargo = view.docks.ship(ship).cargo;
            cargo.map(words::crate_token).into_iter().collect()
        }
        _ => Vec::new(),
    }
}

/// The track for which a card is discarded.
fn raised(step: Step) -> Option<Track> {
    match step {
        Step::Extra(track) | Step::Discard(Price::Level(track)) => Some(track),
        _ => None,
    }
}

/// The level to which a track rises, and what notoriety brings with it.
fn risen(player: &Player, track: Track) -> Vec<Phrase> {
    let level = Phrase::new("board-risen")
        .with("track", words::track(track))
        .with("level", player.level(track) + 1);
    let reward = next_reward(player).map_or_else(Vec::new, said);
    [level].into_iter().chain(reward).collect()
}

/// An effect in words; a sum is said by its sign.
fn said(effect: &Effect) -> Vec<Phrase> {
    match signs::is_sum(effect) {
        true => Vec::new(),
        false => words::effects(effect),
    }
}

/// What an offer brings, in words.
pub(super) fn told_of_offer(scene: &Scene<'_, Speakeasy>, offer: &Offer) -> Vec<Phrase> {
    match (&offer.aim, spots::asked(scene)) {
        (Aim::TakeOver { space, .. }, Some(Step::Site { slot, .. })) => {
            built_told(scene, slot, *space)
        }
        _ => Vec::new(),
    }
}

/// What comes at once, then the city token that goes to the board.
fn built_told(scene: &Scene<'_, Speakeasy>, slot: Slot, space: Space) -> Vec<Phrase> {
    let view = &scene.sight.view;
    // In the last act there is hardly a later.
    let kept = match content().acts.is_last(view.act) {
        true => "board-token-last",
        false => "board-token-for-later",
    };
    let token = view.manhattan.lot(space).token;
    let token = token.map(|token| Phrase::new(kept).with("token", words::city_token(token)));
    let reward = said(&slot.data().reward);
    reward.into_iter().chain(token).collect()
}

/// What the notoriety track brings for the next level.
fn next_reward(player: &Player) -> Option<&'static Effect> {
    content().notoriety.reward_of(player.notoriety() + 1)
}

/// The reward of the place that is emptied and the city token of a space.
fn built(scene: &Scene<'_, Speakeasy>, slot: Slot, space: Space) -> Vec<Sign> {
    let lot = scene.sight.view.manhattan.lot(space);
    let token = lot.token.map(|token| Sign::Icon(signs::token(token)));
    let mut gains = signs::effect(&slot.data().reward);
    gains.extend(token);
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

/// What a building is worth at the end, if it is protected (SP-24.3).
fn counted(scene: &Scene<'_, Speakeasy>, space: Space) -> Vec<Sign> {
    let house = scene.sight.view.manhattan.lot(space).house();
    house.map_or_else(Vec::new, |house| money(house.building.value()))
}

/// What to beware of.
pub(super) fn warnings(scene: &Scene<'_, Speakeasy>, action: Action) -> Vec<Phrase> {
    let view = &scene.sight.view;
    if let Action::Abandon(_) = action {
        // What is lost for good is not a price.
        return vec![scene.describe(action).phrase];
    }
    let (Some(Step::Site { .. }), Action::Space(space)) = (spots::asked(scene), action) else {
        return in_vain(scene, action);
    };
    let mut warnings = dangers(scene, space);
    if view.manhattan.lot(space).is_gangster_bar() {
        let strength = view.gangs.strength[space.district as usize];
        warnings.push(Phrase::new("board-against").with("strength", strength));
    }
    warnings
}

/// What is promised, but cannot be had now.
pub(super) fn in_vain(scene: &Scene<'_, Speakeasy>, action: Action) -> Vec<Phrase> {
    let view = &scene.sight.view;
    match action {
        Action::Person(person) | Action::Capo(person, _) => words::person_hindrances(view, person),
        Action::Token(token) => words::hindrance(view, token.effect()).into_iter().collect(),
        _ => Vec::new(),
    }
}

/// The same of an offer; what it is up against stands with its strength.
pub(super) fn warnings_of_offer(scene: &Scene<'_, Speakeasy>, offer: &Offer) -> Vec<Phrase> {
    match offer.aim {
        Aim::TakeOver { space, .. } => dangers(scene, space),
        Aim::Way { .. } => Vec::new(),
    }
}

/// What else follows, now and for good: upgrades for less.
pub(super) fn savings(scene: &Scene<'_, Speakeasy>, action: Action) -> Vec<Phrase> {
    match (spots::asked(scene), action) {
        (Some(Step::Site { slot, .. }), Action::Space(space)) => saved(scene, slot, space),
        _ => Vec::new(),
    }
}

/// The same of an offer.
pub(super) fn savings_of_offer(scene: &Scene<'_, Speakeasy>, offer: &Offer) -> Vec<Phrase> {
    match (&offer.aim, spots::asked(scene)) {
        (Aim::TakeOver { space, .. }, Some(Step::Site { slot, .. })) => saved(scene, slot, *space),
        _ => Vec::new(),
    }
}

fn saved(scene: &Scene<'_, Speakeasy>, slot: Slot, space: Space) -> Vec<Phrase> {
    let view = &scene.sight.view;
    let mut savings = Vec::new();
    let lot = view.manhattan.lot(space);
    if let (Ground::House(_), Some((_, player, _))) = (lot.ground, view.own())
        && player.discount() > 0
    {
        savings.push(Phrase::new("board-discount").with("cash", words::money(player.discount())));
    }
    if let Some((_, player, _)) = view.own() {
        let mut then = *player;
        then.slots.remove(slot);
        if then.discount() > player.discount() {
            let discount = words::money(then.discount());
            savings.push(Phrase::new("board-earns-discount").with("cash", discount));
        }
    }
    savings
}

/// Cops and wars that a building has to fear on a space; no cop closes one that is guarded (SP-8.5).
pub(super) fn dangers(scene: &Scene<'_, Speakeasy>, space: Space) -> Vec<Phrase> {
    let view = &scene.sight.view;
    let district = space.district;
    let house = view.manhattan.lot(space).house();
    let guarded = house.is_some_and(|house| house.protected);
    let all = [
        (
            !guarded && view.manhattan.cops.contains(district),
            "board-note-cop",
        ),
        (
            !guarded && view.manhattan.cops_coming.contains(district),
            "board-note-cop-coming",
        ),
        (view.gangs.targets.contains(district), "board-note-war"),
    ];
    all.into_iter()
        .filter(|(is, _)| *is)
        .map(|(_, id)| Phrase::new(id))
        .collect()
}
