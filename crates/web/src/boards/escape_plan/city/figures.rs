//! Who stands in the city: officers, thieves, and those whom the rules play.

use escape_plan::node::Node;
use escape_plan::pieces::{Automa, Officer, Tile};
use escape_plan::{View, words};
use kernel::{Phrase, Seat};
use maud::{Markup, html};

use super::lattice::At;
use super::layout::OFFICER;
use super::{Town, joined, layout, shapes, spots};
use crate::boards::escape_plan::signs;
use crate::draw::N;

/// Thieves on a node, the last to act first.
pub(crate) fn thieves(view: &View, node: Node) -> impl Iterator<Item = Seat> {
    let seats = Seat::all(view.players.len() as u8).zip(&view.players);
    seats
        .filter(move |(_, player)| player.at_large() && player.at == node)
        .map(|(seat, _)| seat)
}

/// How many pawns stand on a node.
pub(super) fn standing(view: &View, node: Node) -> usize {
    let automas = view.automas().filter(|(_, at)| *at == node);
    thieves(view, node).count() + automas.count()
}

/// Where an officer of a tile stands.
pub(super) fn post(view: &View, tile: &layout::Tile, officer: Officer) -> At {
    let on = view.police.on[tile.placed.tile as usize];
    let place = on.iter().position(|one| one == officer).unwrap_or(0);
    let first = -OFFICER / 2. * (on.len() as f32 - 1.);
    let (x, y) = tile.officers;
    (x + first + OFFICER * place as f32, y)
}

/// Where Sandra's pawn stands.
pub(super) fn sandra(town: &Town<'_>) -> Option<At> {
    let (_, node) = town
        .view
        .automas()
        .find(|(automa, _)| *automa == Automa::Sandra)?;
    let before = thieves(town.view, node).count();
    pawn_at(town, node, before)
}

/// Where the pawn with this number on a node stands: beside a lot, or in the midst of a region.
fn pawn_at(town: &Town<'_>, node: Node, number: usize) -> Option<At> {
    let (x, y) = town.at(node)?;
    let (right, down) = match town.lot(node) {
        Some(lot) => lot.pawns.pawn(number),
        None => (-20. * number as f32, 0.),
    };
    Some((x + right, y + down))
}

pub(super) fn figures(town: &Town<'_>) -> Markup {
    let mut nodes: Vec<Node> = town.view.players.iter().map(|player| player.at).collect();
    nodes.extend(town.view.automas().map(|(_, node)| node));
    nodes.sort_unstable();
    nodes.dedup();
    html! {
        (joined(town.tiles.iter().map(|tile| officers(town, tile))))
        (joined(nodes.into_iter().map(|node| pawns(town, node))))
    }
}

fn officers(town: &Town<'_>, tile: &layout::Tile) -> Markup {
    let on = town.view.police.on[tile.placed.tile as usize];
    if on.is_empty() {
        return Markup::default();
    }
    let wide = OFFICER * on.len() as f32 + 2.;
    let (x, y) = tile.officers;
    html! {
        rect.post x=(N(x - wide / 2.)) y=(N(y - 14.)) width=(N(wide)) height="28" rx="14" {}
        @for officer in on.iter() {
            @let title = Phrase::new("ep-officer-on")
                .with("officer", words::officer(officer))
                .with("tile", words::tile(tile.placed.tile));
            g id=(piece(town, tile.placed.tile, officer)) transform=(shapes::moved(post(town.view, tile, officer))) role="img" {
                title { (town.say(&title)) }
                @if town.is_new(|view| knows(view, tile.placed.tile, officer)) { circle.newp r="14.5" {} }
                (shapes::symbol(&format!("i-{}", signs::badge(officer)), "", (0., 0.), 24.))
            }
        }
    }
}

/// Whether an officer stands on a tile, or the tile itself is still to come.
fn knows(view: &View, tile: Tile, officer: Officer) -> bool {
    !view.city.contains(tile) || view.police.on[tile as usize].contains(officer)
}

/// The identity of an officer between two pages: who came here is called by the tile he left.
fn piece(town: &Town<'_>, tile: Tile, officer: Officer) -> String {
    let here = |view: &View, tile: Tile| view.police.on[tile as usize].contains(officer);
    let mut from = tile;
    if let Some(before) = &town.scene.sight.before
        && !here(before, tile)
    {
        let tiles = Tile::ALL.into_iter();
        let came = |one: &Tile| here(town.view, *one) && !here(before, *one);
        let number = tiles.clone().filter(came).position(|one| one == tile);
        let mut gone = tiles.filter(|one| here(before, *one) && !here(town.view, *one));
        from = gone.nth(number.unwrap_or(0)).unwrap_or(tile);
    }
    format!("ep-{}-{}", officer.id(), from.id())
}

fn pawns(town: &Town<'_>, node: Node) -> Markup {
    let seats: Vec<Seat> = thieves(town.view, node).collect();
    let turn = town.view.turn.map(|turn| turn.seat);
    let aim = match spots::is_elsewhere(town) {
        true => None,
        false => Some(town.scene.sight.own().unwrap_or(town.scene.hero)),
    };
    let here = town.view.automas().filter(|(_, at)| *at == node);
    html! {
        @for (at, (automa, _)) in here.enumerate() {
            @if let Some(place) = pawn_at(town, node, seats.len() + at) {
                @let name = town.say(&words::automa(automa));
                @let id = format!("ep-{}", automa.id());
                @let shape = html! {
                    @if town.is_new(|view| view.automas().any(|one| one == (automa, node))) { circle.newp r="15" {} }
                    (shapes::automa(automa, (0., 0.), 10.5))
                };
                (shapes::pawn(&id, "auto", place, &shape, &signs::letter(&name), &name))
            }
        }
        @for (at, seat) in seats.iter().enumerate().rev() {
            @if let Some(place) = pawn_at(town, node, at) {
                @let name = town.scene.texts.name(*seat);
                @let shape = html! {
                    @if turn == Some(*seat) { circle.acting r="15" {} }
                    @else if town.is_new(|view| thieves(view, node).any(|one| one == *seat)) { circle.newp r="15" {} }
                    (shapes::seat(*seat, (0., 0.), 11.))
                };
                g data-aim[aim == Some(*seat)] {
                    (shapes::pawn(&format!("ep-pawn-{seat}"), "", place, &shape, &town.scene.initial(*seat), &name))
                }
            }
        }
    }
}
