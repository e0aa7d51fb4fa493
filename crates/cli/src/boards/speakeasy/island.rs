//! Manhattan, region by region, with the docks and ships of each.

use kernel::{Phrase, Seat};
use speakeasy::boss::Boss;
use speakeasy::docks::Berth;
use speakeasy::pieces::{Building, District, Region, Ship};
use speakeasy::space::{Ground, House, Space};
use speakeasy::words;

use super::scene::{Scene, dots};
use crate::boards::section::Section;
use crate::style::Ink;

/// A section for each region: its districts, ships and docks.
pub(super) fn regions(scene: &Scene) -> Vec<Section> {
    Region::ALL
        .into_iter()
        .map(|region| section(scene, region))
        .collect()
}

fn section(scene: &Scene, region: Region) -> Section {
    let name = scene.paint(Ink::Bold, scene.say(&words::region(region)));
    let mut lines: Vec<String> = Vec::new();
    for district in region.districts() {
        lines.push(headline(scene, district));
        let spaces = scene.view.manhattan.spaces_of(district);
        let lots: Vec<String> = spaces.map(|space| lot(scene, space)).collect();
        if !lots.is_empty() {
            lines.push(format!("   {}", lots.join("  ")));
        }
    }
    lines.push(docks(scene, region));
    Section::list(format!("{name} {}", payouts(scene, region)), lines)
}

/// What everybody would be paid if it were counted now.
fn payouts(scene: &Scene, region: Region) -> String {
    let manhattan = &scene.view.manhattan;
    let paid = scene.view.bosses().filter_map(|boss| {
        let (_, amount) = manhattan.payout(region, boss)?;
        Some(format!("{} {}", scene.initial(boss), scene.money(amount)))
    });
    paid.collect::<Vec<String>>().join("  ")
}

/// Number and name, cops, gangsters, ship and trucks.
fn headline(scene: &Scene, district: District) -> String {
    let view = scene.view;
    let manhattan = &view.manhattan;
    let mut parts = vec![format!(
        "{:>2} {}",
        district.id(),
        scene.say(&words::district(district))
    )];
    if manhattan.closed.contains(district) {
        parts.push(scene.paint(Ink::Dim, scene.word("board-island-closed")));
    }
    if manhattan.cops.contains(district) {
        parts.push(scene.paint(Ink::Red, scene.word("board-island-cop")));
    }
    if manhattan.cops_coming.contains(district) {
        parts.push(scene.paint(Ink::Yellow, scene.word("board-island-cop-coming")));
    }
    if view.gangs.targets.contains(district) {
        parts.push(scene.paint(Ink::Red, scene.word("board-island-war")));
    }
    let strength = view.gangs.strength[district as usize];
    if strength > 0 {
        parts.push(scene.count("board-island-strength", strength));
    }
    parts.extend(view.docks.ship_at(district).map(|one| ship(scene, one)));
    parts.extend(trucks(scene, district));
    parts.join(" ")
}

/// A building space: whose house, whether it is open, mobster and barrel, or its city token.
fn lot(scene: &Scene, space: Space) -> String {
    let lot = scene.view.manhattan.lot(space);
    let number = scene.paint(Ink::Dim, format!("{}:", space.number));
    let token = lot
        .token
        .map(|token| scene.say(&Phrase::name("board-island-token", token.id())));
    let token = token.map_or_else(String::new, |token| format!("({token})"));
    let ground = match &lot.ground {
        Ground::Empty => scene.word("board-island-empty"),
        Ground::GangsterBar => scene.paint(Ink::Red, scene.word("board-island-gangster-bar")),
        Ground::House(house) => self::house(scene, space, house),
    };
    format!("{number}{ground}{token}")
}

fn house(scene: &Scene, space: Space, house: &House) -> String {
    let owner = scene.initial(house.owner);
    let name = scene.say(&Phrase::name("board-island-building", house.building.id()));
    let open = scene.view.manhattan.in_operation(space, house);
    let name = if open {
        name
    } else {
        scene.paint(Ink::Dim, format!("{name}×"))
    };
    let mobster = if house.protected { "♟" } else { "" };
    let barrel = if house.barrel { "◍" } else { "" };
    format!("{owner} {name}{mobster}{barrel}")
}

/// A ship with its barrels, the next price, its defence and whether it has a crate.
fn ship(scene: &Scene, one: Ship) -> String {
    let docks = &scene.view.docks;
    let vessel = docks.ship(one);
    let all = one.data().price.len() as u8;
    let told = Phrase::new("board-island-ship")
        .with("barrels", dots(vessel.barrels, all))
        .with("cash", words::money(docks.price(one)))
        .with("defence", docks.defence(one));
    scene.paint(Ink::Cyan, scene.say(&told))
}

fn trucks(scene: &Scene, district: District) -> Vec<String> {
    let seats = Seat::all(scene.view.options.seats());
    let mut here = Vec::new();
    for seat in seats {
        for truck in scene.view.player(seat).trucks.iter() {
            if truck.at == Some(district) {
                let barrels = "◍".repeat(usize::from(truck.barrels));
                here.push(format!("{}▸{barrels}", scene.initial(Boss::Player(seat))));
            }
        }
    }
    here
}

/// The four spaces of a region's docks.
fn docks(scene: &Scene, region: Region) -> String {
    let berths = Berth::all().filter(|berth| berth.region == region);
    let who = berths.map(|berth| match scene.view.docks.at(berth) {
        Some(boss) => scene.initial(boss),
        None => "·".to_owned(),
    });
    let who: Vec<String> = who.collect();
    let told = Phrase::new("board-island-docks").with("spaces", who.join(" "));
    scene.say(&told)
}

/// The letter of a building, for lists of what is left.
pub(super) fn short(scene: &Scene, building: Building) -> String {
    scene.say(&Phrase::name("board-island-building", building.id()))
}
