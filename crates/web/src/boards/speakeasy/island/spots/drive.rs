//! Trucks on their way: districts in range, and where barrels are loaded, bought and delivered.

use kernel::Phrase;
use maud::{Markup, html};
use speakeasy::pieces::{District, Region};
use speakeasy::words;
use speakeasy::{Action, View};

use super::houses::{spot, top};
use super::{Kind, Spot, flag, flag_to, offered};
use crate::boards::speakeasy::ink::Frame;
use crate::boards::speakeasy::island::{Isle, layout};
use crate::boards::speakeasy::moves::{self, Aim};
use crate::boards::speakeasy::spots::{self, Piece};

/// The trucks that can do something: first the one that has just done something, for it goes on.
fn trucks(isle: &Isle<'_>) -> impl Iterator<Item = u8> {
    let pieces = spots::choosable(isle.scene).into_iter();
    let trucks = pieces.filter_map(|piece| match piece {
        Piece::Truck(truck) => Some(truck),
        _ => None,
    });
    let mut busy: Vec<u8> = trucks.collect();
    let last = last_moved(isle);
    busy.sort_unstable_by_key(|truck| (Some(*truck) != last, *truck));
    busy.into_iter()
}

/// The truck that did something last, as far as the viewer's own decisions of this turn tell.
fn last_moved(isle: &Isle<'_>) -> Option<u8> {
    let seat = isle.decider()?;
    let trail = isle.scene.sight.trail.iter();
    let views: Vec<&View> = trail.chain([isle.view]).collect();
    let changed = |pair: &[&View]| {
        let [before, after] = [pair[0], pair[1]].map(|view| view.player(seat).trucks);
        (0..before.len()).find(|at| before[*at] != after[*at])
    };
    let at = views.windows(2).rev().find_map(changed)?;
    Some(at as u8 + 1)
}

/// By which number a truck is chosen, if there is a choice: then only its own spots are shown.
pub(in super::super) fn choosable(isle: &Isle<'_>, truck: u8) -> Option<u8> {
    let at = trucks(isle).position(|other| other == truck)?;
    (trucks(isle).count() > 1).then_some(at as u8 + 1)
}

pub(super) fn rides(isle: &Isle<'_>, region: Region) -> Markup {
    html! {
        @for district in region.districts() { (goals(isle, district)) }
        @for truck in trucks(isle) { (stops(isle, region, truck)) }
    }
}

/// A district as the goal of trucks, or as too far for all.
fn goals(isle: &Isle<'_>, district: District) -> Markup {
    let area = layout::district(district);
    let hit = Frame::new(area.x + 1., area.y + 1., area.width - 2., area.height - 2.);
    let spot = |by: Option<u8>| Spot::new(format_args!("go d{}", district.id()), hit).of(by);
    let at = (area.centre().0, area.y + 19.);
    let ways = isle.offers.iter().filter_map(|offer| match &offer.aim {
        Aim::Way { truck, path, .. } if path.last() == Some(&district) => {
            Some((offer, *truck, path.len() - 1))
        }
        _ => None,
    });
    let entries = isle.legal().filter_map(|action| match action {
        Action::Enter(truck, to) if to == district => Some((action, truck)),
        _ => None,
    });
    let there = isle.decider().is_some_and(|seat| {
        let trucks = isle.view.player(seat).trucks;
        trucks.iter().any(|truck| truck.at == Some(district))
    });
    let mut drawn = Vec::new();
    for (offer, truck, points) in ways {
        if let Some(stroke) = offer.stroke() {
            let flag = flag(at, Some("truck"), &points.to_string());
            let label = offered(isle, offer);
            let spot = spot(choosable(isle, truck));
            drawn.push(spot.live(Kind::Any, stroke, &label, &flag));
        }
    }
    for (action, truck) in entries {
        let label = isle.say(&isle.scene.describe(action).phrase);
        let flag = flag(at, Some("truck"), "+");
        let spot = spot(choosable(isle, truck));
        drawn.push(spot.live(Kind::Any, action, &label, &flag));
    }
    if drawn.is_empty() && !there && !isle.offers.is_empty() {
        let far = spot(None).called(words::district(district));
        drawn.push(far.quiet(isle, (Some(moves::DRIVE), Phrase::new("island-too-far"))));
    }
    super::super::joined(drawn.into_iter())
}

/// What a truck can do where it stands.
fn stops(isle: &Isle<'_>, region: Region, truck: u8) -> Markup {
    let by = choosable(isle, truck);
    let truck_at = isle.decider().and_then(|seat| {
        let truck = isle.view.player(seat).trucks.get(usize::from(truck) - 1)?;
        truck.at
    });
    let Some(at) = truck_at.filter(|at| at.region() == region) else {
        return Markup::default();
    };
    let most = |count: fn(Action) -> Option<(u8, u8)>| {
        let counts = isle.legal().filter_map(count);
        let own = counts.filter(|(number, _)| *number == truck);
        own.map(|(_, count)| count).max()
    };
    let load = most(|action| match action {
        Action::Load(truck, count) => Some((truck, count)),
        _ => None,
    });
    let buy = most(|action| match action {
        Action::Buy(truck, count) => Some((truck, count)),
        _ => None,
    });
    html! {
        @if let Some(count) = load { (loading(isle, at, Action::Load(truck, count), count, by)) }
        @if let Some(count) = buy { (purchase(isle, at, Action::Buy(truck, count), count, by)) }
        @for space in isle.view.manhattan.spaces_of(at) {
            @let action = Action::Deliver(truck, space);
            @if isle.scene.is_legal(action) {
                (spot(isle, space).of(by).of_action(isle, action, &flag(top(isle, space), Some("barrel"), "+1")))
            }
        }
    }
}

/// As many barrels as the truck can take, from the still.
fn loading(isle: &Isle<'_>, at: District, action: Action, count: u8, by: Option<u8>) -> Markup {
    let still = isle.decider().and_then(|seat| {
        let still = isle
            .view
            .manhattan
            .open_still(speakeasy::boss::Boss::Player(seat));
        still.filter(|space| space.district == at)
    });
    html! {
        @if let Some(space) = still {
            (spot(isle, space).of(by).of_action(isle, action, &flag(top(isle, space), Some("barrel"), &format!("−{count}"))))
        }
    }
}

/// As many barrels as the truck can take and pay for, from the ship.
fn purchase(isle: &Isle<'_>, at: District, action: Action, count: u8, by: Option<u8>) -> Markup {
    let docks = &isle.view.docks;
    let Some((ship, (_, hull))) = docks.ship_at(at).zip(layout::harbour(at)) else {
        return Markup::default();
    };
    let area = layout::ship_area(hull);
    let price = isle.money(docks.price_of(ship, count));
    // Over the barrels, which it counts anew: the price of the next one, name and defence stay in sight.
    let tag = flag_to(
        (layout::ship_price(hull).x, area.y - 1.5),
        Some("barrel"),
        &format!("{count}: {price}"),
    );
    let spot = Spot::new(format_args!("buy {}", ship.id()), area).around(layout::ship_reach(area));
    let label = isle.say(&isle.scene.describe(action).phrase);
    spot.of(by).live(Kind::Paid, action, &label, &tag)
}
