//! Hotspots: places to go to, officers, tiles; what they cost, and why something cannot be.

use escape_plan::Action;
use escape_plan::node::{Node, Site};
use escape_plan::step::Step;
use escape_plan::travel::Way;
use maud::{Markup, html};

use super::lattice::{self, At};
use super::layout::{self, Lot};
use super::lots::LOT;
use super::route::{Streets, route};
use super::{Town, figures, quiet, shapes};
use crate::board;
use crate::boards::escape_plan::{cards, moves, signs};
use crate::draw::{self, N};

pub(super) fn spots(town: &Town<'_>) -> Markup {
    html! {
        @if town.travels() { (goals(town)) }
        @if let Some(lot) = asked_about(town) {
            g data-aim { path.newp d=(lattice::hexagon(lot.at, LOT + 2.)) {} }
        }
        @for action in &town.scene.sight.legal {
            @if !moves::is_step(town.scene, *action) && let Some(hit) = hit(town, *action) {
                g data-aim[orders(town).next() == Some(*action)] { (live(town, *action, &hit)) }
            }
        }
    }
}

/// The location that the question is about, when it is about one: a field that gets its name.
pub(super) fn asked_about<'a>(town: &'a Town<'_>) -> Option<&'a Lot> {
    let Step::Name(tile) = town.scene.sight.prompt.as_ref()?.step else {
        return None;
    };
    let named = |lot: &&Lot| matches!(lot.node.site(), Some(Site::Business | Site::SafeHouse));
    town.tile(tile)?.lots.iter().find(named)
}

/// Officers to choose from, and tiles to send them to: seldom where the own pawn stands.
fn orders(town: &Town<'_>) -> impl Iterator<Item = Action> {
    let legal = town.scene.sight.legal.iter().copied();
    legal.filter(|action| matches!(action, Action::Officer(..) | Action::Tile(_)))
}

/// Whether the question is about something else than where the own pawn stands.
pub(super) fn is_elsewhere(town: &Town<'_>) -> bool {
    asked_about(town).is_some() || orders(town).next().is_some() || cards::chooses(town.scene)
}

/// What can be pressed for an action, if it has a place in the city.
fn hit(town: &Town<'_>, action: Action) -> Option<Markup> {
    Some(match action {
        Action::Go(node)
        | Action::Ride(node)
        | Action::Fly(node)
        | Action::Surface(node)
        | Action::Waters(node) => ground(town, node)?,
        Action::Tile(tile) => {
            let tile = town.tile(tile)?;
            html! { path.hit d=(lattice::hexagon(tile.centre, lattice::RADIUS - 6.)) {} }
        }
        Action::Officer(tile, officer) => {
            round(figures::post(town.view, town.tile(tile)?, officer))
        }
        Action::Sandra => round(figures::sandra(town)?),
        _ => return None,
    })
}

fn round((x, y): At) -> Markup {
    html! { circle.hit cx=(N(x)) cy=(N(y)) r="14.5" {} }
}

/// A region by its outline, a location by its lot.
fn ground(town: &Town<'_>, node: Node) -> Option<Markup> {
    let tile = town.tile(node.tile())?;
    let d = match node.site() {
        Some(_) => lattice::hexagon(town.at(node)?, LOT + 0.5),
        None => lattice::closed(&lattice::outline(&lattice::triangles(tile.placed, node))),
    };
    Some(html! { path.hit d=(d) {} })
}

fn live(town: &Town<'_>, action: Action, hit: &Markup) -> Markup {
    let label = town.say(&town.scene.describe(action).phrase);
    html! {
        a.spot id=(draw::slug(&format!("at {action}"))) data-s="free" href=(format_args!("#{}", board::button_id(action))) aria-label=(label) {
            title { (label) } (hit)
        }
    }
}

/// Every location: a goal, or why it is none.
fn goals(town: &Town<'_>) -> Markup {
    let streets = Streets::new(town);
    let reasons = quiet::reasons(town);
    let lots = || town.tiles.iter().flat_map(|tile| &tile.lots);
    html! {
        @for lot in lots() {
            @match town.way_to(lot.node, false) {
                Some(offer) => {
                    (goal(town, &streets, &offer.way, &lot_hit(lot.at)))
                }
                None => { (reasons.spot(town, lot, &lot_hit(lot.at))) }
            }
        }
        @for lot in lots().filter(|lot| matches!(lot.node.site(), Some(Site::Exit(_)))) {
            @if let Some(offer) = town.way_to(lot.node, true) {
                (goal(town, &streets, &offer.way, &way_out(town, lot)))
            }
        }
        @for offer in town.offers.iter().filter(|offer| !offer.best) {
            (detour(town, &streets, &offer.way))
        }
    }
}

/// The line of a way that is not the easiest; it is shown when that way is asked for.
fn detour(town: &Town<'_>, streets: &Streets, way: &Way) -> Markup {
    let Some(stroke) = moves::stroke(way) else {
        return Markup::default();
    };
    html! { g.detour data-for=(board::button_id(&stroke)) { (route(town, streets, way)) } }
}

fn lot_hit(at: At) -> Markup {
    html! { path.hit d=(lattice::hexagon(at, LOT + 0.5)) {} }
}

/// How wide a sign with this word is.
pub(super) fn sign_width(word: &str) -> f32 {
    7. * word.chars().count() as f32 + 12.
}

/// The sign beside an open exit that leads out of the city, with room around it for a finger.
fn way_out(town: &Town<'_>, lot: &Lot) -> Markup {
    let word = town.scene.word("ep-out");
    let wide = sign_width(&word);
    let (x, y) = layout::out(lot.at, wide);
    html! {
        rect.pad x=(N(x - wide / 2. - 8.)) y=(N(y - 28.)) width=(N(wide + 9.)) height="40" {}
        rect.hit.out x=(N(x - wide / 2.)) y=(N(y - 8.)) width=(N(wide)) height="16" rx="8" {}
        text.out-t x=(N(x)) y=(N(y + 4.2)) text-anchor="middle" { (word) }
    }
}

fn goal(town: &Town<'_>, streets: &Streets, way: &Way, hit: &Markup) -> Markup {
    let Some(stroke) = moves::stroke(way) else {
        return Markup::default();
    };
    let label = town.say(&moves::told(town.scene, way));
    let kind = if way.means() > 0 { "paid" } else { "free" };
    html! {
        a.spot.goal id=(place_id(way.to, way.escape)) data-s=(kind) href=(format_args!("#{}", board::button_id(&stroke))) aria-label=(label) {
            title { (label) }
            (route(town, streets, way))
            (hit)
            @if !way.escape { (flag(town, way)) }
        }
    }
}

/// The name of a place on the page: it keeps the focus from one question to the next.
pub(super) fn place_id(node: Node, escape: bool) -> String {
    draw::slug(&format!("{} {node}", if escape { "out" } else { "at" }))
}

/// The points of a way, and what it takes besides.
fn flag(town: &Town<'_>, way: &Way) -> Markup {
    let Some((x, y)) = town.at(way.to) else {
        return Markup::default();
    };
    let gas = (way.gas > 0).then_some("gas");
    let tool = way.tools.first().map(|(tool, _)| signs::tool(*tool));
    let icons: Vec<&str> = gas.into_iter().chain(tool).collect();
    let wide = 17. + 13.5 * icons.len() as f32;
    html! {
        g.tag transform=(shapes::moved((x + 14., y - 17.))) {
            rect.flag x="-8" y="-8" width=(N(wide)) height="16" rx="8" {}
            text.flag-n x=".5" y="4.3" text-anchor="middle" { (way.points) }
            @for (at, icon) in icons.iter().enumerate() {
                (shapes::symbol(&format!("i-{icon}"), "flag-i", (12.5 + 13.5 * at as f32, 0.), 13.))
            }
        }
    }
}
