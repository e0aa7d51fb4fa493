//! Ships to raid, gangsters to ally with, goals to cook books for.

use maud::{Markup, html};
use speakeasy::pieces::{District, Goal, GoalArea, Region, Ship};
use speakeasy::{Action, strokes};

use super::{Kind, Spot, flag};
use crate::boards::speakeasy::ink::{self, Anchor, Frame};
use crate::boards::speakeasy::island::goals::{book_space, goals_of};
use crate::boards::speakeasy::island::{Isle, layout};
use crate::boards::speakeasy::name;

/// Where a ship lies on a plate.
fn berthed(isle: &Isle<'_>, region: Region, ship: Ship) -> Option<Frame> {
    let at = isle.view.docks.ship(ship).at;
    let (_, hull) = layout::harbour(at).filter(|_| at.region() == region)?;
    Some(layout::ship_area(hull))
}

/// Ships to raid.
pub(super) fn raids(isle: &Isle<'_>, region: Region) -> Markup {
    html! {
        @for ship in Ship::ALL {
            @if let Some(area) = berthed(isle, region, ship) {
                @let spot = Spot::new(format_args!("raid {}", ship.id()), area).around(layout::ship_reach(area));
                (raid(isle, ship, &spot))
            }
        }
    }
}

/// A raid; it costs something where the own mobsters are not enough.
fn raid(isle: &Isle<'_>, ship: Ship, spot: &Spot) -> Markup {
    let action = Action::Ship(ship);
    match isle.scene.why_not(action) {
        None => {
            let alone = strokes::raid(isle.view, ship).is_some_and(|raid| raid.alone);
            let kind = if alone { Kind::Free } else { Kind::Paid };
            let label = isle.say(&isle.scene.describe(action).phrase);
            spot.live(kind, action, &label, &Markup::default())
        }
        Some(why) => spot.quiet(isle, why),
    }
}

/// The ship that the question is about.
pub(super) fn aim(isle: &Isle<'_>, region: Region, ship: Ship) -> Markup {
    html! {
        @if let Some(area) = berthed(isle, region, ship) { g.aimed { (ink::rect("newp", area, 3.)) } }
    }
}

/// Districts whose gangster can become an ally: his strength, and what his help costs.
pub(super) fn allies(isle: &Isle<'_>, region: Region) -> Markup {
    html! { @for district in region.districts() { (ally(isle, district)) } }
}

fn ally(isle: &Isle<'_>, district: District) -> Markup {
    // The own ally is at home there, where he may be chosen again.
    let own = isle.view.own().and_then(|(_, player, _)| player.ally);
    let own = own
        .filter(|ally| ally.home == district)
        .map(|ally| ally.gangster);
    let own = own.filter(|gangster| isle.scene.is_legal(Action::Gangster(*gangster)));
    let Some(gangster) = isle.view.gangs.at[district as usize].or(own) else {
        return Markup::default();
    };
    let action = Action::Gangster(gangster);
    let area = layout::district(district);
    let data = gangster.data();
    let price = isle.money(data.help_fee);
    let (x, y) = (area.centre().0, area.y + 20.);
    let spot = Spot::new(format_args!("ally d{}", district.id()), area);
    match isle.scene.why_not(action) {
        None => {
            let label = isle.say(&isle.scene.describe(action).phrase);
            let plaque = html! {
                (ink::rect("nflag", Frame::new(x - 68., y, 136., 18.), 3.))
                (ink::fitted("ally-n", (x - 63., y + 13.), 12., Anchor::Start, 57., &name::short(isle.scene, gangster)))
                (flag((x + 33., y + 1.), Some("pistol"), &format!("{} · {price}", data.strength)))
            };
            spot.live(Kind::Free, action, &label, &plaque)
        }
        Some(why) => spot.quiet(isle, why),
    }
}

/// Goals of the plate: the spaces for a book, or why none can be cooked there.
pub(super) fn books(isle: &Isle<'_>, region: Region) -> Markup {
    let park = goals_of(GoalArea::Park).filter(|_| region == Region::Uptown);
    let own = goals_of(GoalArea::Region).filter(|goal| Region::ALL[goal.index()] == region);
    html! { @for goal in park.chain(own) { (goal_spots(isle, goal)) } }
}

/// Room for a thumb around what is small; neighbours share what is between them.
fn thumb(area: Frame) -> Markup {
    let room = Frame::new(
        area.x - 1.,
        area.y - 22.,
        area.width + 2.,
        area.height + 24.,
    );
    ink::rect("pad", room, 0.)
}

fn goal_spots(isle: &Isle<'_>, goal: Goal) -> Markup {
    let book = |space: u8| Action::Book(goal, space);
    if (1..=2).any(|space| isle.scene.is_legal(book(space))) {
        return html! {
            @for space in (1..=2).filter(|space| isle.scene.is_legal(book(*space))) {
                @let area = book_space(goal, space - 1);
                (Spot::new(book(space), area).of_action(isle, book(space), &thumb(area)))
            }
        };
    }
    let area = match goal.area() {
        GoalArea::Park => layout::park_goal(goal.index()),
        _ => layout::region_goal(Region::ALL[goal.index()]),
    };
    let free = (1..=2).find(|space| isle.view.ledger.at(goal, space - 1).is_none());
    let spot = Spot::new(format_args!("book {}", goal.id()), area);
    match isle.scene.why_not(book(free.unwrap_or(1))) {
        Some(why) => spot.quiet(isle, why),
        None => Markup::default(),
    }
}
