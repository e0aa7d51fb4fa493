//! What stands in the streets: ally markers and trucks with their barrels.

use kernel::{Phrase, Seat};
use maud::{Markup, html};
use speakeasy::boss::Boss;
use speakeasy::pieces::{District, Region};
use speakeasy::player::Truck;
use speakeasy::step::Step;
use speakeasy::words;

use super::{Isle, layout, spots};
use crate::boards::speakeasy::ghosts;
use crate::boards::speakeasy::ink::{self, Anchor, At, Frame};
use crate::draw::N;

/// Somebody's piece on the ground line of a district.
enum Piece {
    Ally(Seat),
    Truck(Seat, u8, Truck),
}

pub(super) fn pieces(isle: &Isle<'_>, region: Region) -> Markup {
    html! {
        @for district in region.districts() { (street(isle, district)) }
        @if region == Region::Downtown { (arriving(isle)) }
    }
}

/// Trucks that are not on the map yet wait off the southern tip while there is a choice of trucks.
fn arriving(isle: &Isle<'_>) -> Markup {
    let own = isle
        .decider()
        .map(|seat| (seat, isle.view.player(seat).trucks));
    html! {
        @if let Some((seat, trucks)) = own {
            @for (number, one) in (1..).zip(trucks) {
                @if one.at.is_none() && spots::choosable(isle, number).is_some() {
                    (truck(isle, seat, number, one, (28. + 38. * f32::from(number), 56.)))
                }
            }
        }
    }
}

fn street(isle: &Isle<'_>, district: District) -> Markup {
    let all = standing(isle, district);
    let area = layout::district(district);
    let apart = (27_f32).min((area.width - 28.) / all.len().saturating_sub(1).max(1) as f32);
    let left = area.centre().0 - apart * all.len().saturating_sub(1) as f32 / 2.;
    let ground = area.y + area.height - 3.;
    html! {
        @for (number, piece) in all.iter().enumerate() {
            @let at = (left + apart * number as f32, ground);
            @match piece {
                Piece::Ally(seat) => { (ally(isle, *seat, at)) }
                Piece::Truck(seat, number, one) => { (truck(isle, *seat, *number, *one, at)) }
            }
        }
        (arrivals(isle, district, (left + apart * all.len() as f32, ground)))
    }
}

/// Own trucks that will come here, beside who is here already.
fn arrivals(isle: &Isle<'_>, district: District, at: At) -> Markup {
    let trucks = isle
        .decider()
        .map(|seat| (seat, isle.view.player(seat).trucks));
    html! {
        @if let Some((seat, trucks)) = trucks {
            @for (index, now) in trucks.iter().enumerate().filter(|(_, now)| now.at != Some(district)) {
                (ghosts::of_own(isle.scene, |player| player.trucks[index].at == Some(district), |comes| {
                    let label = (index + 1).to_string();
                    html! { @if *comes { (vehicle(seat, *now, &label, at)) } }
                }))
            }
        }
    }
}

fn standing(isle: &Isle<'_>, district: District) -> Vec<Piece> {
    let seats = || isle.view.bosses().filter_map(Boss::seat);
    let allies = seats().filter(|seat| {
        let ally = isle.view.player(*seat).ally;
        ally.is_some_and(|ally| ally.home == district)
    });
    let trucks = seats().flat_map(|seat| {
        let own = (1..).zip(isle.view.player(seat).trucks);
        own.filter(|(_, truck)| truck.at == Some(district))
            .map(move |(number, truck)| Piece::Truck(seat, number, truck))
    });
    allies.map(Piece::Ally).chain(trucks).collect()
}

fn ally(isle: &Isle<'_>, seat: Seat, (x, y): At) -> Markup {
    html! {
        g.allym id=(format_args!("ally-{}", seat.index() + 1)) { (ink::marker(isle.scene, Boss::Player(seat), (x, y - 6.), 8.)) }
    }
}

/// Where a barrel stands on a truck.
fn barrel(at: u8, (x, y): At) -> Frame {
    Frame::new(x - 11.8 + 9. * f32::from(at), y - 15., 9.5, 9.5)
}

/// A truck with its barrels.
fn vehicle(seat: Seat, truck: Truck, label: &str, (x, y): At) -> Markup {
    html! {
        @for at in 0..truck.barrels {
            @let place = barrel(at, (x, y));
            (ink::icon_in("brl", "barrel", (place.x, place.y), 9.5))
        }
        g.trk.man.(ink::colour(Boss::Player(seat))) { (ink::icon("truck", (x - 12., y - 13.), 24.)) }
        (ink::text("onseat b", (x - 4.4, y + 2.5), 11., Anchor::Middle, label))
    }
}

/// The barrels that a truck takes or leaves.
fn cargo(isle: &Isle<'_>, number: u8, now: Truck, at: At) -> Markup {
    let index = usize::from(number) - 1;
    ghosts::of_own(
        isle.scene,
        |player| player.trucks[index].barrels,
        |then| {
            ghosts::row(
                now.barrels,
                *then,
                |place| barrel(place, at),
                |at| ink::icon_in("brl", "barrel", at, 9.5),
            )
        },
    )
}

/// A truck; an own one can be chosen for driving while there are two.
fn truck(isle: &Isle<'_>, seat: Seat, number: u8, truck: Truck, (x, y): At) -> Markup {
    let id = format!("truck-{}-{number}", seat.index() + 1);
    let drives = match isle.step {
        Some(Step::Drive { points }) if isle.decider() == Some(seat) => {
            points.get(usize::from(number) - 1).copied()
        }
        _ => None,
    };
    let label = match drives {
        Some(_) => number.to_string(),
        None => isle.initial(Boss::Player(seat)),
    };
    let drawing = html! {
        (vehicle(seat, truck, &label, (x, y)))
        @if drives.is_some() { (cargo(isle, number, truck, (x, y))) }
        @if let Some(points) = drives {
            circle.fuel cx=(N(x + 9.)) cy=(N(y - 12.)) r="7" {}
            (ink::text("b fuel-n", (x + 9., y - 8.), 11., Anchor::Middle, &points.to_string()))
        }
    };
    let name = Phrase::new("island-truck")
        .with("boss", words::boss(Boss::Player(seat)))
        .with("number", number)
        .with("count", truck.barrels);
    let name = isle.say(&name);
    match drives.and(spots::choosable(isle, number)) {
        Some(turn) => html! {
            a.chooser.(format!("by-{turn}")) id=(id) href=(format_args!("#{id}")) aria-label=(name) {
                title { (name) }
                (ink::rect("ring", Frame::new(x - 15., y - 18., 33., 24.), 5.))
                (drawing)
            }
        },
        None => html! { g.truck id=(id) role="img" { title { (name) } (drawing) } },
    }
}
