//! The locations: buildings, names, and what lies there.

use escape_plan::city::Placed;
use escape_plan::content::content;
use escape_plan::node::{Node, Site};
use escape_plan::pieces::{Automa, Colour, Exit, Pile, Place};
use escape_plan::{View, words};
use kernel::{Phrase, Seat};
use maud::{Markup, html};

use super::layout::Lot;
use super::{Town, joined, lattice, shapes};
use crate::draw::N;

/// How large a lot is.
pub(super) const LOT: f32 = 23.;

/// What a location is drawn as.
fn building(view: &View, node: Node) -> &'static str {
    let shut = content().patrol_deck.closes_exit_at;
    match node.site() {
        Some(Site::Exit(exit)) if view.patrols[exit as usize] >= shut => "exit_shut",
        _ => sketch(node, view.place_at(node)),
    }
}

/// What a location is drawn as, whatever has happened there.
fn sketch(node: Node, place: Option<Place>) -> &'static str {
    match node.site() {
        Some(Site::Hospital) => "hospital",
        Some(Site::Metro) => "metro",
        Some(Site::Helicopter) => "helicopter",
        Some(Site::Gang(_)) => "gang",
        Some(Site::Store(_)) => "store",
        Some(Site::Clinic) => "clinic",
        Some(Site::Church) => "church",
        Some(Site::Exit(_)) => "exit",
        Some(Site::SafeHouse) => "safe_house",
        Some(Site::Business) | None => place.map_or("field", Place::id),
    }
}

/// The locations of a tile that does not lie in the city yet.
pub(super) fn sketches(placed: Placed) -> Markup {
    let nodes = placed.tile.locations();
    joined(nodes.iter().map(|node| {
        let name = sketch(node, None);
        html! { g.lot transform=(shapes::moved(lattice::spot(placed, node))) { (plot(name)) } }
    }))
}

/// A building on its lot.
pub(super) fn plot(name: &str) -> Markup {
    html! { path.pad d=(lattice::hexagon((0., 0.), LOT)) {} (shape(name, None)) }
}

fn shape(name: &str, shade: Option<&str>) -> Markup {
    html! { use href=(format_args!("#b-{name}")) class=[shade] x="-19" y="-18" width="38" height="34.5" {} }
}

pub(super) fn lots(town: &Town<'_>) -> Markup {
    let lots = town.tiles.iter().flat_map(|tile| &tile.lots);
    joined(lots.map(|lot| drawn(town, lot)))
}

fn drawn(town: &Town<'_>, lot: &Lot) -> Markup {
    let closed = town
        .view
        .place_at(lot.node)
        .is_some_and(|place| town.view.is_closed(place));
    let shade = closed.then_some("shutd");
    let title = Phrase::new("ep-lot")
        .with("place", lot.name.as_str())
        .with("tile", words::tile(lot.node.tile()));
    html! {
        g.lot transform=(shapes::moved(lot.at)) role="img" {
            title { (town.say(&title)) }
            path.pad.off[closed] d=(lattice::hexagon((0., 0.), LOT)) {}
            (shape(building(town.view, lot.node), shade))
            @if closed {
                // Beside the cubes that lie down the left edge.
                g transform="translate(9) rotate(-9)" {
                    @let word = town.scene.word("ep-closed");
                    @let wide = 6. * word.chars().count() as f32 + 7.;
                    rect.stamp x=(N(-wide / 2.)) y="-6.5" width=(N(wide)) height="13" rx="1.5" {}
                    text.stamp-t y="4.2" text-anchor="middle" textLength=(N(wide - 6.)) lengthAdjust="spacingAndGlyphs" { (word) }
                }
            }
        }
    }
}

/// The codes of the tiles, with helipad and ferry.
pub(super) fn codes(town: &Town<'_>) -> Markup {
    joined(town.tiles.iter().map(|tile| {
        let data = tile.placed.tile.data();
        let signs = [(data.helipad, "i-heli"), (data.ferry, "i-ferry")];
        let shown = signs.into_iter().filter(|(is, _)| *is);
        html! {
            g.crn transform=(shapes::moved(tile.code)) {
                text y="4" { (town.say(&words::tile(tile.placed.tile))) }
                @for (at, (_, symbol)) in shown.enumerate() {
                    (shapes::symbol(symbol, "", (23. + 15. * at as f32, 0.), 14.))
                }
            }
        }
    }))
}

/// Names, and what the viewer's own plan says of places.
pub(super) fn names(town: &Town<'_>) -> Markup {
    let lots = town.tiles.iter().flat_map(|tile| &tile.lots);
    joined(lots.map(|lot| {
        let quiet = town.travels() && town.way_to(lot.node, false).is_none();
        let (x, y) = lot.name_at;
        html! {
            text.nm.vis[quiet] x=(N(x)) y=(N(y)) text-anchor=(lot.anchor) {
                @for (at, line) in lot.lines.iter().enumerate() {
                    tspan x=(N(x)) y=(N(y + town.face.line * at as f32)) { (line) }
                }
            }
            (ticket(town, lot))
            (heap(town, lot))
        }
    }))
}

/// What the plan says of a place: money, or income at once.
fn ticket(town: &Town<'_>, lot: &Lot) -> Markup {
    let own = town.view.own().zip(town.view.place_at(lot.node));
    let Some(((_, player, hand), place)) = own else {
        return Markup::default();
    };
    let (x, y) = lot.at;
    html! {
        g.tick.done[player.visited.contains(place)] transform=(shapes::moved((x - 17., y - 17.))) {
            rect x="-13" y="-7.5" width="27" height="15" rx="2" {}
            @match hand.plan.amount(place) {
                Some(amount) => { text x=".5" y="4.2" text-anchor="middle" { (amount) } }
                None => { (shapes::symbol("i-income", "", (0.5, 0.), 12.)) }
            }
        }
    }
}

/// How many tiles of hidden money are left at a closed exit.
pub(super) fn pile(view: &View, node: Node) -> Option<u8> {
    let Some(Site::Exit(exit)) = node.site() else {
        return None;
    };
    pile_of(view, exit).map(|pile| view.piles.left(pile))
}

/// The pile that lies at an exit.
fn pile_of(view: &View, exit: Exit) -> Option<Pile> {
    let at = view.piles.exits.iter().position(|one| *one == exit)?;
    [Pile::Exit1, Pile::Exit2].get(at).copied()
}

fn heap(town: &Town<'_>, lot: &Lot) -> Markup {
    let Some(left) = pile(town.view, lot.node) else {
        return Markup::default();
    };
    html! {
        g.pile transform=(shapes::moved(lot.at)) {
            rect x="-27" y="-22" width="16" height="14" rx="1.5" {}
            rect x="-29" y="-20" width="16" height="14" rx="1.5" {}
            text x="-21" y="-9" text-anchor="middle" { (left) }
        }
    }
}

/// Whose cube lies on a place.
pub(super) enum Visitor {
    /// A thief's, and whether it lies on the income symbol.
    Thief(Seat, bool),
    Automa(Automa),
}

/// Whose cubes lie on a location.
pub(super) fn visitors(view: &View, node: Node) -> Vec<Visitor> {
    let Some(place) = view.place_at(node) else {
        return Vec::new();
    };
    let seats = Seat::all(view.players.len() as u8).zip(&view.players);
    let thieves = seats
        .filter(|(_, player)| player.visited.contains(place))
        .map(|(seat, player)| Visitor::Thief(seat, player.on_income.contains(place)));
    let sandra = view.sandra.map(|one| (Automa::Sandra, one.agent));
    let costa = view.costa.map(|one| (Automa::Costa, one.agent));
    let automas = [sandra, costa]
        .into_iter()
        .flatten()
        .filter(|(_, agent)| agent.visited.contains(place))
        .map(|(automa, _)| Visitor::Automa(automa));
    thieves.chain(automas).collect()
}

/// What lies on the locations: cubes, keys, gang members, control markers.
pub(super) fn marks(town: &Town<'_>) -> Markup {
    let lots = town.tiles.iter().flat_map(|tile| &tile.lots);
    joined(lots.map(|lot| {
        let lying = html! { (cubes(town, lot)) (keys(town, lot)) (gang(town, lot)) };
        match lying.0.is_empty() {
            true => lying,
            false => html! { g transform=(shapes::moved(lot.at)) { (lying) } },
        }
    }))
}

/// Cubes down the left edge; a hole says that it lies on the income symbol.
fn cubes(town: &Town<'_>, lot: &Lot) -> Markup {
    let visitors = visitors(town.view, lot.node);
    html! {
        @for (at, visitor) in visitors.iter().enumerate() {
            @let place = (-23., -3. + 11.5 * at as f32);
            @match visitor {
                Visitor::Thief(seat, income) => {
                    (shapes::seat(*seat, place, 4.6))
                    @if *income { circle.inc-d cx=(N(place.0)) cy=(N(place.1)) r="1.7" {} }
                }
                Visitor::Automa(automa) => { (shapes::automa(*automa, place, 4.)) }
            }
        }
    }
}

/// The keys that still lie at a safe house.
pub(super) fn keys_at(view: &View, node: Node) -> impl Iterator<Item = Colour> {
    let place = view.place_at(node).into_iter();
    place.flat_map(move |place| view.supply.keys_at(place))
}

fn keys(town: &Town<'_>, lot: &Lot) -> Markup {
    html! {
        @for (at, colour) in keys_at(town.view, lot.node).enumerate() {
            @let class = format!("key-{}", colour.id());
            (shapes::symbol("i-key", &class, (18., -5. + 10. * at as f32), 12.))
        }
    }
}

/// Members on a base, or the marker of whoever has hired them.
fn gang(town: &Town<'_>, lot: &Lot) -> Markup {
    let Some(Site::Gang(gang)) = lot.node.site() else {
        return Markup::default();
    };
    let base = town.view.gangs[gang as usize];
    html! {
        @for at in 0..base.members {
            (shapes::symbol("i-gang", "gm", (-8. + 15. * f32::from(at), 10.), 14.))
        }
        @if let Some(owner) = base.owner {
            path.mkp d="M19 16V-13" {}
            (shapes::seat(owner, (19., -14.), 5.4))
        }
    }
}
