//! Ships in their harbours: barrels, the price of the next one, defence and crate.

use maud::{Markup, html};
use speakeasy::pieces::{Region, Ship};
use speakeasy::words;

use super::{Isle, layout, tell, told};
use crate::boards::speakeasy::ink::{self, Anchor, Frame};
use crate::draw::N;

/// The ships in the harbours of a region.
pub(super) fn ships(isle: &Isle<'_>, region: Region) -> Markup {
    let here = |ship: &Ship| isle.view.docks.ship(*ship).at.region() == region;
    html! { @for ship in Ship::ALL.into_iter().filter(here) { (ship_in_harbour(isle, ship)) } }
}

fn ship_in_harbour(isle: &Isle<'_>, ship: Ship) -> Markup {
    let docks = &isle.view.docks;
    let vessel = docks.ship(ship);
    let Some((_, (x, y))) = layout::harbour(vessel.at) else {
        return Markup::default();
    };
    let price = layout::ship_price((x, y));
    let spaces = ship.data().price.len() as u8;
    let drawing = html! {
        // No shore runs through the cargo.
        (ink::rect("deck", Frame::new(x + 3., y - 12.5, 112., 12.5), 2.))
        path.hull d=(format_args!("M{} {}h118l-9 14h-101z", N(x), N(y))) {}
        path.trim d=(format_args!("M{} {}h104", N(x + 7.), N(y + 3.5))) {}
        @for barrel in 0..spaces {
            @let class = if barrel < vessel.barrels { "brl" } else { "gone" };
            (ink::icon_in(class, "barrel", (x + 6. + 9.6 * f32::from(barrel), y - 11.), 11.))
        }
        (ink::fitted("b onsea", (price.centre().0, y - 1.5), 12.5, Anchor::Middle, price.width, &isle.money(docks.price(ship))))
        (ink::icon_in("shd", "shield", (x + 79., y - 15.), 17.))
        (ink::fitted("b onlac", (x + 87.5, y - 2.), 12., Anchor::Middle, 12., &docks.defence(ship).to_string()))
        (ink::icon_in(if vessel.cargo.is_some() { "brl" } else { "gone" }, "crate", (x + 101., y - 12.), 12.))
        (ink::fitted("onlac lbl", (x + 59., y + 11.3), 11.5, Anchor::Middle, 92., &isle.say(&words::ship(ship))))
    };
    html! {
        g id=(format_args!("ship-{}", ship.id())) { (told("ship", &tell::ship(isle, ship), tell::SHIP, &drawing)) }
    }
}
