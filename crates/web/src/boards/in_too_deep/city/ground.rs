//! The ground of the city: skyline, zones, canals, and the hotspots of whole zones. It is stretched to its box,
//! so it holds no text.

use std::fmt::Write;

use in_too_deep::pieces::{Item, Zone};
use in_too_deep::step::Step;
use in_too_deep::words;
use in_too_deep::{Action, InTooDeep};
use kernel::Phrase;
use maud::{Markup, html};

use super::deeds::{self, Deeds};
use super::skyline;
use crate::board::Scene;
use crate::boards::in_too_deep::sites::{self, Site};
use crate::draw::N;

pub(super) type Point = (f32, f32);

/// How large the drawing is.
pub(super) const WIDTH: f32 = 620.;
pub(super) const HEIGHT: f32 = 488.;

/// The corners of the city, clockwise; a zone lies between its corner and the next.
const OUTER: [Point; 8] = [
    (184., 24.),
    (436., 24.),
    (596., 136.),
    (596., 352.),
    (436., 464.),
    (184., 464.),
    (24., 352.),
    (24., 136.),
];
/// The corners of the middle.
const INNER: [Point; 8] = [
    (264., 178.),
    (356., 178.),
    (414., 216.),
    (414., 272.),
    (356., 310.),
    (264., 310.),
    (206., 272.),
    (206., 216.),
];
const CENTRE: Point = (310., 244.);

pub(super) fn ground(scene: &Scene<'_, InTooDeep>, deeds: &Deeds) -> Markup {
    let zones = || {
        scene
            .sight
            .view
            .open
            .city
            .ring
            .zones()
            .into_iter()
            .enumerate()
    };
    html! {
        svg.ground viewBox=(format_args!("0 0 {WIDTH} {HEIGHT}")) preserveAspectRatio="none" role="group" aria-label=(scene.word("dawn-ring")) {
            g.sky { @for (at, zone) in zones() { path d=(roofs(at, zone)) {} } }
            g.win { @for (at, zone) in zones() { path d=(windows(at, zone)) {} } }
            path.rimb d=(closed(&OUTER)) {}
            @for (at, _) in zones() { path.zn.alt[at % 2 == 1] d=(closed(&inset(at, 2.5))) {} }
            path.street d=(streets()) {}
            path.canal d=(canals()) {}
            path.rim d=(closed(&OUTER)) {}
            path.coreb d=(closed(&scaled(3.))) {}
            path.core d=(closed(&INNER)) {}
            path.core2 d=(closed(&scaled(9.))) {}
            @for (at, zone) in zones() { (spot(scene, deeds, at, zone)) }
        }
    }
}

/// The hotspot of a whole zone: the one thing that can be done there, or why nothing can.
fn spot(scene: &Scene<'_, InTooDeep>, deeds: &Deeds, at: usize, zone: Zone) -> Markup {
    let hit = html! { path.hit d=(closed(&inset(at, 4.5))) {} };
    let mut here = deeds.at(Site::Zone(zone));
    let completes = here.clone().any(|deed| !deed.completes.is_empty());
    match (here.next(), here.next()) {
        (Some(deed), None) => html! {
            a.spot.best[completes] #{ "ground-" (zone.id()) } data-s=(deed.state()) href=(deed.href()) aria-label=(deed.label) {
                title { (deed.label) } (hit)
            }
        },
        // Each is a pill of its own.
        (Some(_), Some(_)) => html! { g.several.best[completes] { (hit) } },
        _ => quiet(scene, zone, &hit),
    }
}

/// A zone where nothing can be done says why, if somebody could be there.
fn quiet(scene: &Scene<'_, InTooDeep>, zone: Zone, hit: &Markup) -> Markup {
    let why = tried(scene, zone).and_then(|action| deeds::why_not(scene, action));
    html! {
        @match why {
            Some((rule, why)) => {
                a.spot #{ "ground-" (zone.id()) } href=(deeds::rule_path(rule)) data-why=(why) data-rule=(rule) aria-label=(why) {
                    title { (why) } (hit)
                }
            }
            None => {
                g.spot data-why=(scene.say(&told(scene, zone))) data-rule="ID-7.7" { (hit) }
            }
        }
    }
}

/// What a zone is good for, and who and what is there: in a crowd their names are left out.
fn told(scene: &Scene<'_, InTooDeep>, zone: Zone) -> Phrase {
    let city = &scene.sight.view.open.city;
    let criminals = city.criminals_in(zone).map(|criminal| {
        let name = words::criminal(criminal);
        match city.held_by(criminal) {
            Some(item) => Phrase::new("dawn-holding")
                .with("criminal", name)
                .with("item", words::item(item)),
            None => name,
        }
    });
    let guardian = (city.guardian == zone).then(|| Phrase::new("dawn-guardian"));
    let dropped = Item::ALL.into_iter();
    let dropped = dropped.filter(|item| city.is_dropped_in(*item, zone));
    let here: Vec<Phrase> = criminals
        .chain(guardian)
        .chain(dropped.map(words::item))
        .collect();
    let id = if here.is_empty() {
        "dawn-zone"
    } else {
        "dawn-zone-with"
    };
    Phrase::new(id)
        .with("zone", words::zone(zone))
        .with("effect", words::zone_effect(zone))
        .with("here", here)
}

/// What somebody would try at a zone that answers nothing.
fn tried(scene: &Scene<'_, InTooDeep>, zone: Zone) -> Option<Action> {
    let open = &scene.sight.view.open;
    match sites::asked(scene)? {
        Step::Act => {
            let ports = open.console(scene.sight.own()?).ports;
            let near = |criminal: &_| {
                let there = open.city.find(*criminal);
                there.is_some_and(|there| open.city.ring.adjacent(there, zone))
            };
            let here = |criminal: &_| open.city.find(*criminal) == Some(zone);
            let mover = ports.into_iter().find(near);
            let mover = mover.or_else(|| ports.into_iter().find(here));
            let mover = mover.or(ports.first().copied())?;
            Some(Action::Move(mover, zone))
        }
        Step::Endure(criminal) => Some(Action::Move(criminal, zone)),
        Step::Patrol { .. } | Step::March { .. } | Step::SendGuardian { .. } => {
            Some(Action::Guardian(zone))
        }
        Step::RelocateTo(_)
        | Step::ItemTo(_)
        | Step::Shift { .. }
        | Step::ShiftTo { .. }
        | Step::SendCriminal { .. }
        | Step::SendItem { .. } => Some(Action::Zone(zone)),
        _ => None,
    }
}

fn closed(points: &[Point]) -> String {
    format!("{}z", open(points))
}

fn open(points: &[Point]) -> String {
    let mut path = String::new();
    for (at, (x, y)) in points.iter().enumerate() {
        let letter = if at == 0 { 'M' } else { 'L' };
        let _ = write!(path, "{letter}{} {}", N(*x), N(*y));
    }
    path
}

/// The middle, so much smaller.
fn scaled(by: f32) -> [Point; 8] {
    INNER.map(|(x, y)| {
        let step = |from: f32, to: f32| from + (to - from).signum() * by;
        (step(x, CENTRE.0), step(y, CENTRE.1))
    })
}

fn between(a: Point, b: Point, share: f32) -> Point {
    (a.0 + (b.0 - a.0) * share, a.1 + (b.1 - a.1) * share)
}

/// The four corners of a zone.
fn corners(at: usize) -> [Point; 4] {
    let next = (at + 1) % 8;
    [OUTER[at], OUTER[next], INNER[next], INNER[at]]
}

/// A zone without a margin: each side moves inwards by so much, and the corners are where they meet.
pub(super) fn inset(at: usize, by: f32) -> [Point; 4] {
    let corners = corners(at);
    let side = |nth: usize| {
        let (a, b) = (corners[nth % 4], corners[(nth + 1) % 4]);
        let (dx, dy) = (b.0 - a.0, b.1 - a.1);
        let length = dx.hypot(dy);
        // Clockwise, the inside lies to the right.
        let (nx, ny) = (-dy / length * by, dx / length * by);
        ((a.0 + nx, a.1 + ny), (dx, dy))
    };
    std::array::from_fn(|nth| {
        let (p, r) = side(nth + 3);
        let (q, s) = side(nth);
        let cross = r.0 * s.1 - r.1 * s.0;
        let t = ((q.0 - p.0) * s.1 - (q.1 - p.1) * s.0) / cross;
        (p.0 + t * r.0, p.1 + t * r.1)
    })
}

/// How tall what is built around the city is drawn: it shares the margin with the numbers of cards left.
const TALL: f32 = 0.75;

/// From along the outer edge of a position and out of it to the drawing.
fn outside(at: usize, (along, out): skyline::At) -> Point {
    let out = out * TALL;
    let (a, b) = (OUTER[at], OUTER[(at + 1) % 8]);
    let (x, y) = between(a, b, along / 100.);
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let length = dx.hypot(dy);
    (x + dy / length * out, y - dx / length * out)
}

fn roofs(at: usize, zone: Zone) -> String {
    let roof = |roof: &&[skyline::At]| {
        let points: Vec<Point> = roof.iter().map(|point| outside(at, *point)).collect();
        open(&points)
    };
    skyline::of(zone).roofs.iter().map(roof).collect()
}

fn windows(at: usize, zone: Zone) -> String {
    let lit = skyline::of(zone).windows.iter();
    lit.map(|(along, out)| open(&[(*along, *out), (along + 1.1, *out)].map(|p| outside(at, p))))
        .collect()
}

/// Three streets along each zone.
fn streets() -> String {
    let street = |at: usize, share: f32| {
        let [a, b, c, d] = corners(at);
        let (left, right) = (between(a, d, share), between(b, c, share));
        let margin = 7. / (right.0 - left.0).hypot(right.1 - left.1).max(1.);
        open(&[
            between(left, right, margin),
            between(left, right, 1. - margin),
        ])
    };
    let each = (0..8).flat_map(|at| [0.09, 0.5, 0.86].map(|share| (at, share)));
    each.map(|(at, share)| street(at, share)).collect()
}

fn canals() -> String {
    let canal = |at: usize| open(&[OUTER[at], INNER[at]]);
    (0..8).map(canal).collect()
}
