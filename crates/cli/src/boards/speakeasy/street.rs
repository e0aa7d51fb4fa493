//! What everybody sees beside the map: the time, the persons, what lies ready.

use kernel::Phrase;
use speakeasy::boss::Boss;
use speakeasy::content::content;
use speakeasy::pieces::{District, Location, Operation, Person};
use speakeasy::words;

use super::scene::Scene;
use super::{lots, map, signs};
use crate::boards::section::Section;
use crate::layout::DOT;
use crate::style::Ink;

/// Act and round, and the turn order with what a mobster costs in each place.
pub(super) fn time(scene: &Scene) -> Section {
    let view = scene.view;
    let now = match view.act {
        _ if view.is_over() => scene.word("board-stage-over"),
        0 => scene.word("board-island-preparation"),
        act => {
            let rounds = content().acts.rounds[usize::from(act) - 1];
            let told = Phrase::new("board-island-time")
                .with("act", act)
                .with("round", view.round)
                .with("rounds", rounds);
            format!("{} {}", scene.say(&told), signs::dots(view.round, rounds))
        }
    };
    let mut parts = vec![scene.paint(Ink::Bold, now)];
    let row = |row: &[Option<Boss>]| {
        let spaces = row
            .iter()
            .zip(content().turn_order.leverage_price_by_column);
        let spaces = spaces.take(usize::from(view.options.bosses()));
        let marks = spaces.map(|(boss, price)| {
            let price = scene.paint(Ink::Dim, price);
            format!("{}{price}", scene.taken_by(*boss))
        });
        marks.collect::<Vec<_>>().join(" ")
    };
    let order = Phrase::new("board-island-order").with("order", row(&view.order.upper));
    parts.push(scene.say(&order));
    if view.order.lower.iter().any(Option::is_some) {
        let next = Phrase::new("board-island-reserved").with("order", row(&view.order.lower));
        parts.push(scene.say(&next));
    }
    Section::of(parts)
}

/// The eight locations: who is free, who talks to whom.
pub(super) fn persons(scene: &Scene) -> Section {
    let locations = Location::ALL.into_iter().map(|location| {
        let name = scene.say(&Phrase::name("board-location", location.id()));
        format!("{name} {}", at_location(scene, location))
    });
    Section::titled(&scene.title("board-island-persons"), locations.collect())
}

/// The persons of a location from left to right: free, or whose capo is there.
fn at_location(scene: &Scene, location: Location) -> String {
    let capos = &scene.view.capos;
    let data = location.data();
    let here = match scene.view.options.seats() {
        1 | 2 => &data.persons_12,
        _ => &data.persons_34,
    };
    let guests = |guests: &[Boss]| guests.iter().map(|boss| scene.pawn(*boss)).collect();
    match location {
        Location::Restaurant if capos.restaurant.is_empty() => "–".to_owned(),
        Location::Restaurant => guests(&capos.restaurant),
        Location::Park => {
            let free = here.len().saturating_sub(capos.park.len());
            let taken: String = guests(&capos.park);
            format!(
                "{taken}{}",
                scene.paint(Ink::Dim, signs::times(signs::FREE, free as u8))
            )
        }
        _ => {
            let persons = Person::ALL
                .into_iter()
                .filter(|person| person.location() == location && here.contains(&person.number()));
            let marks = persons.map(|person| match capos.singles[person as usize] {
                Some(boss) => scene.pawn(boss),
                None => scene.paint(Ink::Dim, signs::FREE),
            });
            marks.collect()
        }
    }
}

/// Decks, helpers, city tokens, gangsters and crates.
pub(super) fn offers(scene: &Scene, full: bool) -> Vec<Section> {
    let view = scene.view;
    let section = |id: &'static str, things: Vec<String>| match full {
        true => Section::list(scene.title(id), things),
        false => Section::titled(&scene.title(id), things),
    };
    let tops = Operation::ALL
        .into_iter()
        .filter_map(|one| view.decks[one as usize].top);
    let tops = tops.map(|card| match full {
        true => scene.say(&words::card(card)),
        false => scene.card(card),
    });
    let mut sections = vec![
        section("board-island-decks", tops.collect()),
        section(
            "board-island-helpers",
            scene.names(view.helpers.iter(), words::helper),
        ),
        tokens(scene),
    ];
    if full {
        sections.push(section("board-island-crates", crates(scene)));
        sections.push(section("board-island-gangsters", gangsters(scene)));
    }
    sections
}

fn tokens(scene: &Scene) -> Section {
    let market = &scene.view.market;
    let right = market.right.iter().flatten();
    let stacks = market.middle.iter().filter_map(|stack| stack.last());
    let tokens = right.chain(stacks).map(|token| lots::token(scene, *token));
    Section::titled(&scene.title("board-island-tokens"), tokens.collect())
}

/// The crates of the ships, with the districts where these lie.
fn crates(scene: &Scene) -> Vec<String> {
    let ships = scene.view.docks.ships.iter();
    let crates = ships.filter_map(|ship| {
        let cargo = scene.say(&words::crate_token(ship.cargo?));
        Some(format!("{} {cargo}", ship.at.id()))
    });
    crates.collect()
}

/// The gangsters who could become allies, by their districts.
fn gangsters(scene: &Scene) -> Vec<String> {
    let homes = District::ALL.into_iter().zip(scene.view.gangs.at);
    let here = homes.filter_map(|(home, gangster)| {
        let gangster = gangster?;
        let name = scene.say(&words::gangster(gangster));
        let card = scene.say(&words::gangster_card(gangster));
        Some(format!("{} {name}: {card}", home.id()))
    });
    here.collect()
}

/// What the signs mean.
pub(super) fn legend(scene: &Scene) -> Section {
    let ways = map::shortcuts();
    let ways: Vec<String> = ways
        .iter()
        .map(|(from, to)| format!("{}–{}", from.id(), to.id()))
        .collect();
    let ways = Phrase::new("board-island-ways").with("ways", ways.join(" "));
    let legend = scene.word("board-island-legend");
    let signs = legend.split(DOT).map(str::to_owned);
    let signs = signs.chain([scene.say(&ways)]);
    Section::of(signs.map(|sign| scene.paint(Ink::Dim, sign)).collect())
}
