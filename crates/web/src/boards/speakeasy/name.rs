//! What a move is called where there is little room.

use maud::{Markup, html};
use speakeasy::pieces::{District, Gangster};
use speakeasy::space::Space;
use speakeasy::step::Step;
use speakeasy::words;
use speakeasy::{Action, Speakeasy};

use super::moves::{Aim, Offer};
use super::spots;
use crate::board::Scene;
use crate::draw;

/// The number of a district, as it stands on its shield.
pub(super) fn number(district: District) -> Markup {
    html! { b.dno { (district.id()) } }
}

/// What a gangster is called for short: by the family name, with an initial where two have the same.
pub(super) fn short(scene: &Scene<'_, Speakeasy>, gangster: Gangster) -> String {
    let name = |one: Gangster| scene.say(&words::gangster(one));
    let own = name(gangster);
    let family = last(&own);
    let mut others = Gangster::ALL.into_iter().filter(|one| *one != gangster);
    match own.chars().next() {
        Some(initial) if others.any(|other| last(&name(other)) == family) => {
            format!("{initial}. {family}")
        }
        _ => family.to_owned(),
    }
}

fn last(name: &str) -> &str {
    name.rsplit(' ').next().unwrap_or(name)
}

/// The place that an offer is about.
pub(super) fn of_offer(scene: &Scene<'_, Speakeasy>, offer: &Offer) -> Markup {
    match &offer.aim {
        Aim::TakeOver { space, .. } => place(scene, *space),
        Aim::Way { truck, path, .. } => drive(scene, *truck, path[path.len() - 1]),
    }
}

/// A truck on its way to a district.
fn drive(scene: &Scene<'_, Speakeasy>, truck: u8, to: District) -> Markup {
    html! {
        (draw::icon("truck")) small { (truck) } " → "
        (number(to)) " " (scene.say(&words::district(to)))
    }
}

fn place(scene: &Scene<'_, Speakeasy>, space: Space) -> Markup {
    html! {
        (number(space.district)) " " (scene.say(&words::district(space.district)))
        " " small { (space.number) }
    }
}

/// The place or the ship that is fought for.
fn about(scene: &Scene<'_, Speakeasy>) -> Option<Markup> {
    match spots::asked(scene)? {
        Step::Force { space, .. } => Some(place(scene, space)),
        Step::Crew(ship) => Some(html! { (scene.say(&words::ship(ship))) }),
        _ => None,
    }
}

/// The place or the thing that a move is about; else what it does.
pub(super) fn of(scene: &Scene<'_, Speakeasy>, action: Action) -> Markup {
    let said = |phrase| html! { (scene.say(&phrase)) };
    match action {
        Action::Space(space) | Action::Defend(space, ..) | Action::Abandon(space) => {
            place(scene, space)
        }
        Action::Drive(truck, to) | Action::Enter(truck, to) => drive(scene, truck, to),
        Action::Person(person) => said(words::location(person.location())),
        Action::Gangster(gangster) => html! {
            (scene.say(&words::gangster(gangster)))
            " " small { (scene.say(&words::gangster_card(gangster))) }
        },
        Action::Capo(person, boss) => html! {
            (scene.say(&words::person(person))) " " small { (scene.say(&words::boss_name(boss))) }
        },
        Action::Force(..) | Action::Crew(..) => {
            about(scene).unwrap_or_else(|| said(scene.describe(action).phrase))
        }
        Action::Ship(ship) => said(words::ship(ship)),
        Action::Dock(berth) => said(words::berth(berth)),
        Action::Raise(track) => {
            let level = scene
                .sight
                .view
                .own()
                .map(|(_, player, _)| player.level(track));
            html! {
                (scene.say(&words::track(track)))
                @if let Some(level) = level { " " (level) " → " (level + 1) }
            }
        }
        Action::Book(goal, _) => said(words::requirement(goal, &scene.sight.view.ledger)),
        Action::Business(business) => said(words::business(business)),
        Action::Slot(slot) => said(words::building(slot.building())),
        Action::Card(card) => match spots::asked(scene) {
            // What it brings stands below.
            Some(Step::Play { .. } | Step::FirstPlay) => said(words::operation(card.operation())),
            _ => said(words::card(card)),
        },
        Action::Helper(helper) => said(words::effect(&helper.data().effect)),
        Action::Deck(operation) => said(words::operation(operation)),
        _ => said(scene.describe(action).phrase),
    }
}
