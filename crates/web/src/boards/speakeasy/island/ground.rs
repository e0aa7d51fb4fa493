//! Water, land, streets and harbours: what never changes during a game.

use kernel::Phrase;
use maud::{Markup, html};
use speakeasy::pieces::{District, Region};
use speakeasy::words;

use super::layout::{self, HEIGHT};
use super::{Isle, line};
use crate::boards::speakeasy::ink::{self, Anchor, At, Frame};
use crate::draw::N;

pub(super) fn ground(isle: &Isle<'_>, region: Region) -> Markup {
    let all = Frame::new(0., 0., layout::width(region), HEIGHT);
    let (land, coast) = shore(region);
    html! {
        (ink::rect("sea", all, 0.))
        rect.waves width=(N(all.width)) height=(N(HEIGHT)) fill="url(#wave)" {}
        path.land d=(land) {}
        path.coast d=(coast) {}
        @for street in streets(region) { path.road d=(line(&street)) {} }
        (sights(isle, region))
        @for district in region.districts() {
            @if let Some((at, _)) = layout::harbour(district) { (harbour(isle, district, at)) }
        }
    }
}

/// The land of a region, and the line where it ends.
fn shore(region: Region) -> (&'static str, &'static str) {
    match region {
        Region::Downtown => (
            "M322 68H60C30 68 8 92 8 132V260C8 302 34 322 64 322H322z",
            "M322 68H60C30 68 8 92 8 132V260C8 302 34 322 64 322H322",
        ),
        Region::Midtown => ("M0 44H308V298H0z", "M0 68V44H308M308 298H0V322"),
        Region::Uptown => (
            "M0 44H340C374 44 392 72 392 112V232C392 274 374 298 340 298H0z",
            "M0 44H340C374 44 392 72 392 112V232C392 274 374 298 340 298H0",
        ),
    }
}

/// The streets of a region: one between every two adjacent districts, half of it where it crosses over.
fn streets(region: Region) -> Vec<[At; 2]> {
    let here = region.districts();
    here.flat_map(|from| from.adjacent().iter().map(move |to| (from, to)))
        .filter(|(from, to)| from.region() != to.region() || from < to)
        .map(|(from, to)| street(from, to))
        .collect()
}

/// The middle of a street, where the sides of two districts face each other; in the plate of the first.
fn street(from: District, to: District) -> [At; 2] {
    let on_island = |district: District| {
        let area = layout::district(district);
        let left = layout::origin(district.region()) - layout::origin(from.region());
        Frame::new(area.x + left, area.y, area.width, area.height)
    };
    let (a, b) = (on_island(from), on_island(to));
    let facing = |start: f32, end: f32, from: f32, to: f32| (start.max(from) + end.min(to)) / 2.;
    let ((ax, ay), (bx, by)) = (a.centre(), b.centre());
    if (ax - bx).abs() < 40. {
        let x = facing(a.x, a.x + a.width, b.x, b.x + b.width);
        let (upper, lower) = if ay < by { (a, b) } else { (b, a) };
        return [(x, upper.y + upper.height - 12.), (x, lower.y + 12.)];
    }
    let (left, right) = if ax < bx { (a, b) } else { (b, a) };
    let ends = (left.x + left.width - 8., right.x + 8.);
    let overlap = (left.y + left.height).min(right.y + right.height) - left.y.max(right.y);
    if overlap > 0. {
        let y = left.y.max(right.y) + overlap / 2.;
        return [(ends.0, y), (ends.1, y)];
    }
    // Round a corner, as from 11 to 14.
    let down = left.y < right.y;
    let (start, end) = if down {
        (left.y + left.height - 12., right.y + 12.)
    } else {
        (left.y + 12., right.y + right.height - 12.)
    };
    [(ends.0, start), (ends.1, end)]
}

/// What is only there to be looked at: rivers, the compass, the sun in the east.
fn sights(isle: &Isle<'_>, region: Region) -> Markup {
    let river = |id: &'static str, at: At| {
        ink::text("river", at, 12.5, Anchor::Start, &isle.scene.word(id))
    };
    match region {
        Region::Downtown => html! {
            (river("island-hudson-river", (150., 45.)))
            g.rose transform="translate(28 50)" {
                circle r="13" {}
                path d="M-4 -4 15 0 -4 4z" {}
                (ink::fitted("b", (-5.5, 4.), 11., Anchor::Middle, 9., &isle.scene.word("island-north")))
            }
        },
        Region::Midtown => river("island-east-river", (14., 322.)),
        Region::Uptown => html! {
            g.sun transform="translate(-214 0)" {
                path.disc0 d="M316 338a14 14 0 0 1 28 0z" {}
                path.ray0 d="M345.5 333.9L356.1 331M343.9 330L359.4 321M341.3 326.7L349.1 318.9M338 324.1L347 308.6M334.1 322.5L337 311.9M330 322L330 304M325.9 322.5L323 311.9M322 324.1L313 308.6M318.7 326.7L310.9 318.9M316.1 330L300.6 321M314.5 333.9L303.9 331" {}
                path.ray0 d="M284 338h84M236 332h52M372 327h34" {}
            }
        },
    }
}

fn harbour(isle: &Isle<'_>, district: District, at: At) -> Markup {
    let name = Phrase::new("island-harbour").with("district", words::district(district));
    html! {
        g.harb {
            title { (isle.say(&name)) }
            circle cx=(N(at.0)) cy=(N(at.1)) r="9.5" {}
            (ink::icon_at("", "anchor", at, 13.))
        }
    }
}
