//! The city: its tiles, what lies and who stands there, and where one can go.

use escape_plan::city::Placed;
use escape_plan::node::Node;
use escape_plan::pieces::{Exit, Tile};
use escape_plan::step::Step;
use escape_plan::{Action, EscapePlan, View};
use kernel::{Phrase, Seat};
use maud::{Markup, PreEscaped, html};

use super::moves::Offer;
use crate::board::Scene;
use crate::draw::{self, N};

mod boxes;
mod figures;
mod ghosts;
mod ground;
mod lattice;
mod layout;
mod legend;
mod lots;
mod quiet;
mod route;
mod shapes;
mod spots;

use boxes::Area;
pub(super) use figures::thieves;
pub(super) use ghosts::TURNS;
use lattice::At;
use layout::Beside;

/// Room around the city, and the least room a small one has.
const MARGIN: f32 = 12.;
const LEAST: (f32, f32) = (600., 440.);

/// The frame around the city in a window of a usual size, and how small a city may be drawn there with names that
/// can still be read. What is drawn smaller is written larger; the stylesheet knows the same sizes.
const FRAME: (f32, f32) = (664., 496.);
const SMALLEST: f32 = 0.5;
const FINE: f32 = 0.78;
const FINEST: f32 = 0.68;

/// Everything that the city is drawn from.
struct Town<'a> {
    scene: &'a Scene<'a, EscapePlan>,
    view: &'a View,
    /// The ways that the viewer can take.
    offers: &'a [Offer],
    tiles: Vec<layout::Tile>,
    frame: Area,
    face: layout::Face,
}

impl<'a> Town<'a> {
    fn new(scene: &'a Scene<'a, EscapePlan>) -> Town<'a> {
        let view = &scene.sight.view;
        let offers = scene.outlook();
        let frame = frame(scene);
        let plan = view.own().map(|(_, _, hand)| hand.plan);
        let beside = |node: Node| Beside {
            flag: offers.iter().any(|offer| offer.way.to == node),
            ticket: plan.is_some() && view.place_at(node).is_some()
                || lots::pile(view, node).is_some(),
            cubes: !lots::visitors(view, node).is_empty(),
            keys: lots::keys_at(view, node).next().is_some(),
            out: offers
                .iter()
                .any(|offer| offer.way.to == node && offer.way.escape)
                .then(|| spots::sign_width(&scene.word("ep-out"))),
            pawns: figures::standing(view, node),
        };
        let face = layout::Face::of(letters(scale(frame.width, frame.height)));
        let tiles = layout::arrange(scene, frame, face, beside);
        Town {
            scene,
            view,
            offers,
            tiles,
            frame,
            face,
        }
    }

    /// Whether whole ways are offered, so that lots are goals.
    fn travels(&self) -> bool {
        !self.offers.is_empty()
    }

    /// The easiest way to a goal.
    fn way_to(&self, node: Node, escape: bool) -> Option<&Offer> {
        let mut best = self.offers.iter().filter(|offer| offer.best);
        best.find(|offer| offer.way.to == node && offer.way.escape == escape)
    }

    fn tile(&self, tile: Tile) -> Option<&layout::Tile> {
        self.tiles.iter().find(|one| one.placed.tile == tile)
    }

    /// The lot of a location.
    fn lot(&self, node: Node) -> Option<&layout::Lot> {
        let mut lots = self.tile(node.tile())?.lots.iter();
        lots.find(|lot| lot.node == node)
    }

    /// Where a region or location lies.
    fn at(&self, node: Node) -> Option<At> {
        let tile = self.tile(node.tile())?;
        Some(lattice::spot(tile.placed, node))
    }

    /// Whether something that is so now was not so when the viewer last acted.
    fn is_new(&self, was: impl Fn(&View) -> bool) -> bool {
        let before = self.scene.sight.before.as_ref();
        before.is_some_and(|before| !was(before))
    }

    fn say(&self, phrase: &Phrase) -> String {
        self.scene.say(phrase)
    }
}

/// The tile of whoever an officer has to come nearer to (EP-13.8).
fn quarry(town: &Town<'_>) -> Markup {
    let prompt = town.scene.sight.prompt.as_ref();
    let tile = prompt.and_then(|prompt| town.tile(prompt.quarry?));
    html! { @if let Some(tile) = tile { path.quarry d=(lattice::hexagon(tile.centre, lattice::RADIUS - 5.)) {} } }
}

/// The tiles that others have built since the viewer last acted.
fn built(town: &Town<'_>) -> Markup {
    let built = |tile: &&layout::Tile| town.is_new(|view| view.city.contains(tile.placed.tile));
    joined(town.tiles.iter().filter(built).map(|tile| {
        html! { path.newp d=(lattice::hexagon(tile.centre, lattice::RADIUS - 5.)) {} }
    }))
}

/// What is shown: the city, and the cells around it while a tile is placed.
fn frame(scene: &Scene<'_, EscapePlan>) -> Area {
    let city = scene.sight.view.city.placed().iter();
    let openings = scene.sight.legal.iter().filter_map(|action| match action {
        Action::Place(spot) => Some(spot),
        _ => None,
    });
    let size = (2. * lattice::RADIUS, 3_f32.sqrt() * lattice::RADIUS);
    let area = |placed: &Placed| Area::around(lattice::centre(placed.cell()), size.0, size.1);
    let hull = Area::hull(city.chain(openings).map(area));
    let hull = hull.unwrap_or(Area::around(At::default(), size.0, size.1));
    hull.grown(MARGIN).at_least(LEAST.0, LEAST.1)
}

/// How large a city can be drawn in that frame.
fn scale(width: f32, height: f32) -> f32 {
    (FRAME.0 / width).min(FRAME.1 / height)
}

/// How finely a city is drawn at a scale, if it is.
fn fineness(scale: f32) -> Option<u8> {
    match scale {
        _ if scale < FINEST => Some(2),
        _ if scale < FINE => Some(1),
        _ => None,
    }
}

/// How large its letters are then.
fn letters(scale: f32) -> f32 {
    match fineness(scale) {
        Some(2) => 16.5,
        Some(_) => 15.,
        None if scale < 1. => 13.5,
        None => 12.,
    }
}

/// How much of a city is shown at first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fit {
    /// It fits its frame in a window of a usual size, as large as it is drawn.
    Large,
    /// There it is drawn smaller; in a lower window it is scrolled, and stays easy to read.
    Small,
    /// It has to be seen whole, however small: the question is about all of it.
    Whole,
    /// The same where there is a desk; on a phone officers would be too small to be touched.
    Overview,
}

impl Fit {
    pub(super) fn of(width: f32, height: f32, step: Option<Step>) -> Fit {
        let scale = scale(width, height);
        match step {
            Some(Step::PlaceTile) => Fit::Whole,
            _ if scale >= 1. => Fit::Large,
            Some(
                Step::PickOfficer(_)
                | Step::Snitch(_)
                | Step::SendOfficer { .. }
                | Step::ForceOfficer { .. }
                | Step::ForceTo { .. },
            ) => Fit::Overview,
            _ => Fit::Small,
        }
    }

    fn id(self) -> &'static str {
        match self {
            Fit::Large => "large",
            Fit::Small => "small",
            Fit::Whole => "whole",
            Fit::Overview => "overview",
        }
    }

    /// What the switch of the city does: whoever has chosen to see more keeps that choice apart from the other.
    fn switch(self) -> &'static str {
        match self {
            Fit::Whole => "close",
            Fit::Overview => "near",
            _ => "whole",
        }
    }
}

/// The city with its hotspots.
pub(super) fn city(scene: &Scene<'_, EscapePlan>) -> Markup {
    let town = Town::new(scene);
    let Area {
        x,
        y,
        width,
        height,
    } = town.frame;
    let view_box = format!("{} {} {} {}", N(x), N(y), N(width), N(height));
    let label = Phrase::new("ep-city-of").with("count", town.tiles.len() as i64);
    let asked = scene.sight.prompt.as_ref().map(|prompt| prompt.step);
    let fit = Fit::of(width, height, asked);
    let scale = scale(width, height);
    html! {
        section.city #city {
            label.whole title=(scene.word("ep-whole-city")) {
                input type="checkbox" name=(fit.switch()); (draw::icon("search")) span.vh { (scene.word("ep-whole-city")) }
            }
            div.pan tabindex="-1" {
                svg.plate data-fit=(fit.id()) data-far[scale < SMALLEST] data-fine=[fineness(scale)] viewBox=(view_box) width=(N(width)) height=(N(height))
                    role="group" aria-label=(scene.say(&label)) {
                    g.ground {
                        path.ghost d=(ghosts::around(town.view)) {}
                        (ground::ground(town.view.city.placed()))
                        (legend::legend(&town))
                    }
                    g.sites { (lots::lots(&town)) }
                    g.codes { (lots::codes(&town)) }
                    rect.rainr x=(N(x)) y=(N(y)) width=(N(width)) height=(N(height)) {}
                    g.marks { (built(&town)) (quarry(&town)) (lots::marks(&town)) }
                    g.spots { (spots::spots(&town)) (ghosts::spots(&town)) }
                    g.names { (lots::names(&town)) }
                    g.pieces { (figures::figures(&town)) }
                }
            }
        }
    }
}

/// A tile by itself, as it lies on its stack.
pub(super) fn mini(tile: Tile) -> Markup {
    turned(tile, 0)
}

/// A tile by itself, turned as it lies in the city.
pub(super) fn as_placed(view: &View, tile: Tile) -> Markup {
    let mut placed = view.city.placed().iter();
    let placed = placed.find(|placed| placed.tile == tile);
    turned(tile, placed.map_or(0, |placed| placed.turn))
}

fn turned(tile: Tile, turn: u8) -> Markup {
    let high = 3_f32.sqrt() * lattice::RADIUS;
    let view_box = format!(
        "{} {} {} {}",
        N(-lattice::RADIUS),
        N(-high / 2.),
        N(2. * lattice::RADIUS),
        N(high)
    );
    let placed = Placed {
        tile,
        turn,
        ..Placed::default()
    };
    html! { svg.minih viewBox=(view_box) aria-hidden="true" { (ground::plain(placed)) path.rim d=(lattice::hexagon(At::default(), lattice::RADIUS - 1.5)) {} (lots::sketches(placed)) } }
}

/// A location by itself.
pub(super) fn building(name: &str) -> Markup {
    let view_box = format!("{0} {0} {1} {1}", N(-lots::LOT), N(2. * lots::LOT));
    html! { svg.minib viewBox=(view_box) aria-hidden="true" { (lots::plot(name)) } }
}

/// The tile on which an exit lies.
pub(super) fn tile_of(exit: Exit) -> Tile {
    Node::of_exit(exit).tile()
}

/// How many tiles of hidden money are left at an exit, if there are any piled up.
pub(super) fn pile_left(view: &View, exit: Exit) -> Option<u8> {
    lots::pile(view, Node::of_exit(exit))
}

/// The shape of a seat, as small as a token of it.
pub(super) fn cube(seat: Seat) -> Markup {
    html! { svg.cube-i viewBox="-6 -6 12 12" aria-hidden="true" { (shapes::seat(seat, At::default(), 4.6)) } }
}

/// Several drawings in a row.
fn joined(parts: impl Iterator<Item = Markup>) -> Markup {
    PreEscaped(parts.map(|part| part.0).collect())
}
