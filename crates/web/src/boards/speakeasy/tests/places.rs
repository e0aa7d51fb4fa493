//! What can be done at a place can be pressed there; what cannot be done says why.

use std::collections::BTreeSet;

use speakeasy::pieces::{GoalArea, Ship};
use speakeasy::step::Step;
use speakeasy::{Action, Speakeasy};
use table::Sight;

use super::{People, decide, english, own, watch};
use crate::board::{Board, Scene, button_id};
use crate::boards::speakeasy::{island, moves};
use crate::boards::trial::values;

/// Whether an action has a place among people, boards, decks or tracks.
fn is_elsewhere(action: Action) -> bool {
    match action {
        Action::Book(goal, _) => !matches!(goal.area(), GoalArea::Park | GoalArea::Region),
        Action::Helper(_)
        | Action::Person(_)
        | Action::Capo(..)
        | Action::Raise(_)
        | Action::Card(_)
        | Action::Slot(_)
        | Action::Hire
        | Action::Post(_)
        | Action::Vip
        | Action::Right(_)
        | Action::Middle(_)
        | Action::Pile(_)
        | Action::Deck(_)
        | Action::Gangster(_)
        | Action::Column(_)
        | Action::Token(_)
        | Action::Put(..) => true,
        _ => false,
    }
}

/// Whether an action is done at a place of the island.
fn is_on_the_island(sight: &Sight<Speakeasy>, action: Action) -> bool {
    let most = |count: fn(Action) -> Option<(u8, u8)>| {
        let all = || sight.legal.iter().filter_map(move |other| count(*other));
        count(action).is_some_and(|(truck, barrels)| {
            all().all(|(other, more)| other != truck || more <= barrels)
        })
    };
    match action {
        Action::Space(_)
        | Action::Still
        | Action::Dock(_)
        | Action::Move(..)
        | Action::Enter(..)
        | Action::Drive(..)
        | Action::Deliver(..)
        | Action::Gangster(_)
        | Action::Ship(_)
        | Action::Abandon(_) => true,
        // As many barrels as there is room for; fewer stand in the list.
        Action::Load(..) => most(|action| match action {
            Action::Load(truck, count) => Some((truck, count)),
            _ => None,
        }),
        Action::Buy(..) => most(|action| match action {
            Action::Buy(truck, count) => Some((truck, count)),
            _ => None,
        }),
        Action::Book(goal, _) => matches!(goal.area(), GoalArea::Park | GoalArea::Region),
        _ => false,
    }
}

/// The button of an action: that of the whole take-over which it begins, if there is one.
fn button_of(scene: &Scene<'_, Speakeasy>, action: Action) -> String {
    let mut offers = moves::several(scene);
    let whole = offers.find(|offer| offer.actions[0] == action && moves::is_part(scene, action));
    match whole.and_then(|offer| offer.stroke()) {
        Some(stroke) => button_id(stroke),
        None => button_id(action),
    }
}

#[test]
fn whatever_has_a_place_can_be_pressed_there_and_what_is_pointed_at_is_told() {
    let texts = english();
    let mut met = BTreeSet::new();
    let mut missing: BTreeSet<&str> = [
        "space", "still", "dock", "move", "enter", "drive", "load", "buy", "deliver", "gangster",
        "ship", "book", "abandon",
    ]
    .into();
    for seed in 20..40 {
        watch(seed % 4 + 1, seed, |_, sight| {
            let markup = own(sight, &texts);
            let scene = Scene::new(sight, &texts, sight.own().unwrap());
            let pressed: BTreeSet<&str> = values(&markup, "href").into_iter().collect();
            let told = values(&markup, "data-for").into_iter();
            let told: BTreeSet<&str> = told.flat_map(|buttons| buttons.split(' ')).collect();
            // What is answered beside the question is not pointed at.
            let answers = Speakeasy::answers(&scene);
            let is_answer = |action| answers.iter().any(|(answer, _)| *answer == action);
            for action in &sight.legal {
                let on_island = is_on_the_island(sight, *action);
                let spot = format!("#{}", button_of(&scene, *action));
                let placed = !(is_elsewhere(*action) || on_island);
                assert!(
                    placed || pressed.contains(spot.as_str()),
                    "{action} has no hotspot"
                );
                // After the last payment of a war something is drawn, and nothing is foretold.
                let may_draw = matches!(action, Action::Launder(_));
                assert!(
                    may_draw || is_answer(*action) || told.contains(button_id(action).as_str()),
                    "{action} is not told"
                );
                if on_island {
                    missing.remove(action.to_string().split(' ').next().unwrap());
                }
            }
            met.insert(format!("{:?}", sight.prompt.as_ref().unwrap().step));
        });
        if seed >= 23 && missing.is_empty() {
            break;
        }
    }
    assert!(missing.is_empty(), "never seen: {missing:?}");
    assert!(met.len() > 30, "most questions are met: {met:?}");
}

#[test]
fn a_lost_still_is_put_back_on_its_slot() {
    let texts = english();
    let mut lost = 0;
    for seed in 0..40 {
        let mut people = People::new(2, &[("still_rebuild", "on")], seed);
        while let Some(sight) = people.first_asked() {
            if sight.prompt.unwrap().step == Step::Salvage {
                let markup = own(&sight, &texts);
                assert!(values(&markup, "href").contains(&"#do-still"));
                lost += 1;
            }
            decide(&mut people, &sight);
        }
        if lost > 0 {
            break;
        }
    }
    assert!(lost > 0, "no still was lost");
}

#[test]
fn a_house_that_can_be_held_shows_the_cheapest_way_to_hold_it() {
    let texts = english();
    let mut held = 0;
    for seed in 60..64 {
        watch(3, seed, |_, sight| {
            if !matches!(sight.prompt.unwrap().step, Step::Defend { .. }) {
                return;
            }
            let markup = own(sight, &texts);
            let pressed = values(&markup, "href");
            let defences = sight.legal.iter().filter_map(|action| match action {
                Action::Defend(space, thugs, help) => Some((*space, *help, *thugs)),
                _ => None,
            });
            let spaces: BTreeSet<_> = defences.clone().map(|(space, ..)| space).collect();
            for space in spaces {
                let (_, help, thugs) = defences.clone().filter(|one| one.0 == space).min().unwrap();
                let action = Action::Defend(space, thugs, help);
                let spot = format!("#{}", button_id(action));
                assert!(pressed.contains(&spot.as_str()), "{action}");
                held += 1;
            }
        });
    }
    assert!(held > 0);
}

#[test]
fn nothing_can_be_pressed_in_a_closed_district_but_its_streets() {
    let texts = english();
    let mut asked = 0;
    watch(2, 3, |_, sight| {
        let closed = sight.view.manhattan.closed;
        assert!(!closed.is_empty());
        let step = sight.prompt.unwrap().step;
        if !matches!(
            step,
            Step::Site { .. } | Step::Protect { .. } | Step::Sell { .. } | Step::Ally
        ) {
            return;
        }
        asked += 1;
        let markup = own(sight, &texts);
        let ids = values(&markup, "id");
        for district in closed.iter() {
            let number = district.id();
            let space = format!("d{number}-");
            assert!(ids.contains(&format!("d{number}").as_str()));
            assert!(!ids.iter().any(|id| id.starts_with(&space)));
            assert!(!ids.contains(&format!("ally-d{number}").as_str()));
        }
    });
    assert!(asked > 3, "{asked}");
}

#[test]
fn a_place_that_is_none_says_why_and_by_which_rule() {
    let texts = english();
    let (mut on_island, mut elsewhere) = (0, 0);
    watch(3, 17, |_, sight| {
        let markup = own(sight, &texts);
        assert!(
            values(&markup, "data-why")
                .iter()
                .all(|why| !why.is_empty())
        );
        elsewhere += values(&markup, "data-why").len();
        let scene = Scene::new(sight, &texts, sight.own().unwrap());
        let island = island::island(&scene).into_string();
        let spots = island.split("<a class=\"spot\"").skip(1);
        let spots = spots.map(|part| part.split('>').next().unwrap());
        for spot in spots.filter(|spot| !spot.contains("data-s=")) {
            let told = spot.contains(" data-why=\"") && spot.contains("/rules/speakeasy#SP-");
            assert!(told, "{spot}");
            on_island += 1;
        }
    });
    assert!(on_island > 50 && elsewhere > 70, "{on_island} {elsewhere}");
}

/// What barrels cost together hangs over the barrels, beside the price of the next one.
#[test]
fn the_flag_of_a_purchase_leaves_the_price_of_the_ship_in_sight() {
    let texts = english();
    let mut bought = 0;
    for seed in 1..4 {
        watch(2, seed, |_, sight| {
            let page = own(sight, &texts);
            for spot in page.split("<a class=\"spot\" id=\"buy-").skip(1) {
                let ship = Ship::ALL.into_iter();
                let mut ship = ship.filter(|ship| spot.starts_with(&ship.id().replace('_', "-")));
                let ship = format!("id=\"ship-{}\"", ship.next().unwrap().id());
                let ship = page.split(&ship).nth(1).unwrap();
                let price = ship.split("class=\"b onsea\"").nth(1).unwrap();
                let flag = spot.split("class=\"flag\"").nth(1).unwrap();
                let number = |markup, name| values(markup, name)[0].parse::<f32>().unwrap();
                let end = number(flag, "x") + number(flag, "width");
                // The price stands around its point, in a room of 22.
                assert!(end <= number(price, "x") - 11., "{flag}");
                bought += 1;
            }
        });
    }
    assert!(bought > 3, "{bought}");
}
