//! Building spaces that can be pressed: to build, protect, sell, put a barrel to, defend.

use kernel::Seat;
use maud::{Markup, html};
use speakeasy::Action;
use speakeasy::boss::Boss;
use speakeasy::pieces::{Building, District, Region, Slot};
use speakeasy::space::{Ground, House, Space};
use speakeasy::strength::Occasion;
use speakeasy::words;

use super::{Kind, Spot, flag, need, offered};
use crate::boards::speakeasy::ink::{self, At, Frame};
use crate::boards::speakeasy::island::{Isle, layout, lots};
use crate::boards::speakeasy::moves::Aim;
use crate::boards::speakeasy::signs;

/// The spot of a building space.
pub(super) fn spot(isle: &Isle<'_>, space: Space) -> Spot {
    let area = layout::lot_area(space, isle.spaces(space.district.region()));
    Spot::new(format_args!("d{space}"), area).called(words::space(space))
}

/// Where the flag of a building space hangs.
pub(super) fn top(isle: &Isle<'_>, space: Space) -> At {
    let (x, y) = layout::lot(space, isle.spaces(space.district.region()));
    (x, y - 47.)
}

/// The building that the question is about.
pub(super) fn aim(isle: &Isle<'_>, space: Space) -> Markup {
    let area = layout::lot_area(space, isle.spaces(space.district.region()));
    html! { g.aimed { (ink::rect("newp", area, 3.)) } }
}

/// Where the building of a slot can go, and for how much.
pub(super) fn sites(isle: &Isle<'_>, region: Region, slot: Slot) -> Markup {
    let spaces = isle.view.manhattan.all();
    html! { @for space in spaces.filter(|space| space.district.region() == region) { (site(isle, space, slot)) } }
}

fn site(isle: &Isle<'_>, space: Space, slot: Slot) -> Markup {
    let spot = spot(isle, space);
    let Some(seat) = isle.decider() else {
        return Markup::default();
    };
    let action = Action::Space(space);
    if let Some(why) = isle.scene.why_not(action) {
        return spot.quiet(isle, why);
    }
    let (x, y) = top(isle, space);
    let taken = isle.offers.iter().find_map(|offer| match offer.aim {
        Aim::TakeOver {
            space: there,
            cost,
            thugs,
            ..
        } if there == space => Some((offer, cost, thugs)),
        _ => None,
    });
    if let Some((offer, cost, thugs)) = taken
        && let Some(stroke) = offer.stroke()
    {
        let tag = need(isle, (x - 29., y - 3.), cost, thugs);
        let label = offered(isle, offer);
        let inside = html! { (ghost(isle, space, slot, seat)) (tag) };
        return spot.live(Kind::Paid, stroke, &label, &inside);
    }
    let price = match isle.view.manhattan.lot(space).ground {
        Ground::House(_) => {
            let discount = isle.view.player(seat).discount();
            slot.data().price.saturating_sub(discount)
        }
        _ => slot.data().price,
    };
    let label = isle.say(&isle.scene.describe(action).phrase);
    let inside =
        html! { (ghost(isle, space, slot, seat)) (flag((x, y), None, &isle.money(price))) };
    spot.live(Kind::Free, action, &label, &inside)
}

/// What will stand there, while the place is looked at; its token is moved aside.
fn ghost(isle: &Isle<'_>, space: Space, slot: Slot, seat: Seat) -> Markup {
    let (x, y) = layout::lot(space, isle.spaces(space.district.region()));
    let lot = isle.view.manhattan.lot(space);
    let at = if lot.token.is_some() {
        (x - 6., y)
    } else {
        (x, y)
    };
    let owner = Boss::Player(seat);
    html! {
        g.ghost aria-hidden="true" {
            (ink::rect("veil", Frame::new(x - 22., y - 46., 44., 45.), 2.))
            (lots::facade(owner, slot.building(), true, at))
            (lots::plinth(isle, owner, at))
            @if let Some(token) = lot.token { (ink::token(signs::token(token), (x + 15., y - 24.), 9.5)) }
        }
    }
}

/// The viewer's houses in a region.
fn own<'a>(isle: &'a Isle<'_>, region: Region) -> impl Iterator<Item = (Space, &'a House)> {
    let houses = isle.view.manhattan.houses();
    let decider = isle.decider().map(Boss::Player);
    houses.filter(move |(space, house)| {
        space.district.region() == region && Some(house.owner) == decider
    })
}

/// Houses that a mobster can protect, for so much leverage.
pub(super) fn protections(isle: &Isle<'_>, region: Region) -> Markup {
    let price = isle
        .decider()
        .map_or(0, |seat| isle.view.order.leverage_price(Boss::Player(seat)));
    html! {
        @for (space, _) in own(isle, region) {
            @let flag = flag(top(isle, space), Some("lever"), &price.to_string());
            (spot(isle, space).of_action(isle, Action::Space(space), &flag))
        }
    }
}

/// Houses whose barrel can be sold, for so much.
pub(super) fn sales(isle: &Isle<'_>, region: Region) -> Markup {
    let prices = isle
        .decider()
        .map(|seat| isle.view.player(seat).barrel_prices());
    let (low, high) = prices.unwrap_or_default();
    html! {
        @for (space, house) in own(isle, region) {
            @let price = if house.building == Building::Bar { low } else { high };
            @let flag = flag(top(isle, space), None, &format!("+{}", isle.money(price)));
            (spot(isle, space).of_action(isle, Action::Space(space), &flag))
        }
    }
}

/// Where the barrel of a raid can go: to a house, or to the still.
pub(super) fn stashes(isle: &Isle<'_>, region: Region) -> Markup {
    html! {
        @for (space, house) in own(isle, region) {
            @let action = if house.building == Building::Still { Action::Still } else { Action::Space(space) };
            (spot(isle, space).of_action(isle, action, &flag(top(isle, space), Some("barrel"), "+1")))
        }
    }
}

/// Attacked houses: how each can be held most cheaply, else that it is given up.
pub(super) fn defences(isle: &Isle<'_>, district: District) -> Markup {
    html! { @for space in isle.view.manhattan.spaces_of(district) { (defence(isle, space)) } }
}

fn defence(isle: &Isle<'_>, space: Space) -> Markup {
    let legal = |action: &Action| match action {
        Action::Defend(there, thugs, help) if *there == space => Some((*help, *thugs)),
        _ => None,
    };
    let Some(seat) = isle.decider() else {
        return Markup::default();
    };
    let give_up = Action::Abandon(space);
    let best = isle.legal().filter_map(|action| legal(&action)).min();
    let spot = spot(isle, space);
    let (x, y) = top(isle, space);
    match best {
        Some((help, thugs)) => {
            let still = isle.view.manhattan.lot(space).house();
            let still = still.is_some_and(|house| house.building == Building::Still);
            let fee = isle
                .view
                .player(seat)
                .fee_of(Occasion::Defence { still }, help);
            let fee = fee.unwrap_or(0);
            let action = Action::Defend(space, thugs, help);
            let label = isle.say(&isle.scene.describe(action).phrase);
            let tag = need(isle, (x - 29., y - 3.), fee, thugs);
            // Above the place of the barrel.
            let beside = Frame::new(x + 8., y + 9., 22., 20.);
            let lose = Spot::new(format_args!("d{space} lose"), beside);
            html! {
                (spot.live(Kind::Paid, action, &label, &tag))
                @if isle.scene.is_legal(give_up) {
                    (lose.of_action(isle, give_up, &surrender(beside)))
                }
            }
        }
        None if isle.scene.is_legal(give_up) => spot.of_action(
            isle,
            give_up,
            &surrender(Frame::new(x - 11., y - 2., 22., 20.)),
        ),
        None => Markup::default(),
    }
}

/// A white flag: whoever presses it gives the house up.
fn surrender(area: Frame) -> Markup {
    html! {
        (ink::rect("giveup", area, 3.))
        (ink::icon_at("white-flag", "flag", area.centre(), 17.))
    }
}
