//! Building spaces: houses whose sign glows only in operation, gangster bars, empty lots with their tokens.

use maud::{Markup, html};
use speakeasy::boss::Boss;
use speakeasy::pieces::Building;
use speakeasy::space::{Ground, House, Lot, Space};

use super::{Isle, layout, tell, told};
use crate::boards::speakeasy::ink::{self, Anchor, At, Frame};
use crate::boards::speakeasy::{ghosts, signs};
use crate::draw::N;

/// How large a barrel stands beside a house: as large as three houses in a district leave room for.
const BARREL: f32 = 14.;

pub(super) fn lot(isle: &Isle<'_>, space: Space) -> Markup {
    let at = layout::lot(space, isle.spaces(space.district.region()));
    let lot = isle.view.manhattan.lot(space);
    let token = lot.token.map(signs::token);
    let drawing = match &lot.ground {
        Ground::Empty => html! {
            (ink::rect("lot", Frame::new(at.0 - 22., at.1 - 47., 44., 47.), 2.))
            @if let Some(token) = token { (ink::token(token, (at.0, at.1 - 16.), 12.5)) }
        },
        Ground::GangsterBar => html! {
            (kerb(at, 28.))
            (gangster_bar(at))
            @if let Some(token) = token { (ink::token(token, (at.0 + 17., at.1 - 14.), 11.5)) }
        },
        Ground::House(one) => html! {
            (kerb(at, 30.))
            (house(isle, one, isle.view.manhattan.in_operation(space, one), at))
        },
    };
    let changed = isle
        .before()
        .is_some_and(|before| before.manhattan.lot(space) != lot);
    let drawing = html! {
        (drawing)
        (ghosts::ghosts(isle.scene, |view| *view.manhattan.lot(space), |then| becomes(isle, space, then, at)))
        @if changed { (ink::rect("nr", layout::lot_area(space, isle.spaces(space.district.region())), 3.)) }
    };
    told("place", &tell::lot(isle, space), tell::SPACE, &drawing)
}

/// What a space becomes, as far as it is the viewer's: a house, its barrel, its mobster, or nothing of these.
fn becomes(isle: &Isle<'_>, space: Space, then: &Lot, at: At) -> Markup {
    let own = |lot: &Lot| {
        let house = lot.house().copied();
        house.filter(|house| house.owner.seat() == isle.scene.sight.own())
    };
    let (x, y) = at;
    let [mobster, barrel] =
        [(x - 31., 15.), (x + 17., BARREL)].map(|(x, size)| Frame::new(x, y - size, size, size));
    match (own(isle.view.manhattan.lot(space)), own(then)) {
        (Some(now), Some(then)) if now.building == then.building => html! {
            (ghosts::row(now.protected.into(), then.protected.into(), |_| mobster, |at| {
                ink::plain(then.owner, "mobster", at, 15.)
            }))
            (ghosts::row(now.barrel.into(), then.barrel.into(), |_| barrel, |at| {
                ink::icon_in("brl", "barrel", at, BARREL)
            }))
        },
        (_, Some(built)) => {
            let lit = isle.view.manhattan.in_operation(space, &built);
            let veil = Frame::new(x - 22., y - 46., 44., 45.);
            ghosts::piece(veil, 2., &house(isle, &built, lit, at))
        }
        (Some(_), None) => ghosts::gone(Frame::new(x - 15., y - 36., 30., 34.)),
        (None, None) => Markup::default(),
    }
}

fn kerb((x, y): At, half: f32) -> Markup {
    html! { path.kerb d=(format_args!("M{} {}h{}", N(x - half), N(y), N(2. * half))) {} }
}

/// A low black block with a hat.
fn gangster_bar((x, y): At) -> Markup {
    html! {
        g.fac.neu {
            path.wall d=(format_args!("M{} {}v-26h28v26z", N(x - 25.), N(y - 1.))) {}
            path.trim d=(format_args!("M{} {}h28", N(x - 25.), N(y - 23.))) {}
            (ink::icon_in("neon", "gangster", (x - 19.5, y - 19.5), 17.))
        }
    }
}

/// A house with its mobster to the left and its barrel to the right.
fn house(isle: &Isle<'_>, house: &House, lit: bool, (x, y): At) -> Markup {
    html! {
        (facade(house.owner, house.building, lit, (x, y)))
        (plinth(isle, house.owner, (x, y)))
        @if house.protected { (ink::plain(house.owner, "mobster", (x - 31., y - 15.), 15.)) }
        @if house.barrel { (ink::icon_in("brl", "barrel", (x + 17., y - BARREL), BARREL)) }
    }
}

/// A façade of its type; dark and boarded up where it is not in operation.
pub(super) fn facade(owner: Boss, building: Building, lit: bool, (x, y): At) -> Markup {
    let (left, base) = (x - 15., y - 11.);
    // What goes up from the left corner to the right one, and the lines across.
    let (rise, roof, trims): (f32, &str, &[(f32, f32, f32)]) = match building {
        Building::Still => (
            14.,
            "c0-9 6-12 11-13v-4h8v4c5 1 11 4 11 13",
            &[(0., 14., 30.)],
        ),
        Building::Bar => (22., "h4v-3h22v3h4", &[(0., 22., 30.)]),
        Building::Nightclub => (
            22.,
            "h4v-5h4v-5h14v5h4v5h4",
            &[(0., 22., 30.), (4., 27., 22.)],
        ),
        Building::Casino => (
            20.,
            "h4v-6h3v-6h3v-5h3.5l1.5-5 1.5 5h3.5v5h3v6h3v6h4",
            &[(0., 20., 30.), (4., 26., 22.), (7., 32., 16.)],
        ),
    };
    let sign_y = match building {
        Building::Casino => base - 18.,
        Building::Still => base - 19.5,
        _ => base - 18.5,
    };
    html! {
        g.fac.dark[!lit].(ink::colour(owner)) {
            path.wall d=(format_args!("M{} {}v-{}{roof}V{}z", N(left), N(base), N(rise), N(base))) {}
            @for (inset, up, wide) in trims {
                path.trim d=(format_args!("M{} {}h{}", N(left + inset), N(base - up), N(*wide))) {}
            }
            (ink::icon_in("neon", signs::building(building), (x - 8.5, sign_y), 17.))
            @if !lit {
                path.shut d=(format_args!("M{} {}l30-12M{} {}l30-12", N(left), N(base - 5.), N(left), N(base - 1.))) {}
            }
        }
    }
}

/// The plinth of a house, in the colour and the shape of its owner.
pub(super) fn plinth(isle: &Isle<'_>, owner: Boss, (x, y): At) -> Markup {
    let area = Frame::new(x - 17., y - 12., 34., 12.);
    html! {
        g.seat.(ink::colour(owner)) {
            @match owner.seat().map(|seat| seat.index()) {
                Some(0) => { (ink::rect("", area, 6.)) }
                Some(1) => { (ink::rect("", area, 0.)) }
                Some(2) => { path d=(format_args!("M{} {}l5-12h24l5 12z", N(area.x), N(y))) {} }
                Some(_) => { path d=(format_args!("M{} {}l-5-6 5-6h24l5 6-5 6z", N(area.x + 5.), N(y))) {} }
                // The Rival's lozenge, flattened.
                None => { path d=(format_args!("M{} {}l10-6h14l10 6-10 6h-14z", N(area.x), N(y - 6.))) {} }
            }
            (ink::text("", (x, y - 2.2), 11.5, Anchor::Middle, &isle.initial(owner)))
        }
    }
}
