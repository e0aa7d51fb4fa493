//! Fliptown in the browser.

use fliptown::content::Item;
use fliptown::map::Region;
use fliptown::{Action, Event, Fliptown};
use kernel::{Phrase, Seat};
use maud::Markup;
use table::Sight;

use crate::board::{Board, Heading, Row, Scene};

mod hand;
mod plates;
mod side;

/// Where the suit card of one of the six ways leads.
fn leads_to(action: Action) -> Option<Region> {
    match action {
        Action::Assign { suit, .. } => Some(Region::of(suit.suit())),
        _ => None,
    }
}

/// How an item looks.
fn item_icon(item: Item) -> &'static str {
    match item {
        Item::Friendship => "coffin",
        Item::Shovel => "shovel",
        Item::TrailHorse | Item::WorkHorse => "horse",
        Item::Pickaxe => "pick",
        Item::Bandana => "bandana",
        Item::Pistol => "pistol",
        Item::Rifle => "rifle",
        Item::GoldPan => "pan",
    }
}

impl Board for Fliptown {
    type Outlook = ();

    const STYLE: &'static str = include_str!("../../assets/fliptown.css");

    fn sprite() -> Markup {
        plates::sprite()
    }

    fn outlook(_: &Sight<Fliptown>) {}

    fn track(scene: &Scene<'_, Fliptown>) -> Markup {
        side::track(scene)
    }

    fn lineup(scene: &Scene<'_, Fliptown>) -> Markup {
        side::lineup(scene)
    }

    fn purse(scene: &Scene<'_, Fliptown>) -> Markup {
        side::purse(scene)
    }

    fn regions(scene: &Scene<'_, Fliptown>) -> Markup {
        side::regions(scene)
    }

    fn plates(scene: &Scene<'_, Fliptown>) -> Markup {
        plates::plates(scene)
    }

    fn strip(scene: &Scene<'_, Fliptown>, seat: Seat) -> Markup {
        side::strip(scene, seat)
    }

    fn commons(scene: &Scene<'_, Fliptown>) -> Markup {
        side::commons(scene)
    }

    fn recalls(sight: &Sight<Fliptown>) -> bool {
        side::recalls(sight)
    }

    fn answers(scene: &Scene<'_, Fliptown>) -> Vec<(Action, Markup)> {
        side::answers(scene)
    }

    fn row(scene: &Scene<'_, Fliptown>, action: Action) -> Row {
        side::row(scene, action)
    }

    fn heading(event: &Event) -> Option<Heading> {
        side::heading(event)
    }

    fn line(event: &Event) -> Option<Phrase> {
        Some(side::line(event))
    }

    fn closes(event: &Event) -> bool {
        matches!(side::heading(event), Some(Heading::Close(_)))
    }

    fn automa(scene: &Scene<'_, Fliptown>, event: &Event) -> Option<Markup> {
        side::automa(scene, event)
    }
}
